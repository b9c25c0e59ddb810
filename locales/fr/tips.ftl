# Ce que les infobulles ajoutent une fois que quelqu’un est à la table : ce qu’une chose rapporte, et à quoi cela sert.
# Les chiffres viennent des composants de la table.

tip-rule = la règle

tip-my-ground = { $terrain ->
    [grass] Une phéromone ici reçoit 1 nourriture pour les récoltes à venir. La nourriture sert à l’hiver ({ $winter } cette année), à la reine, aux nourrices et aux objectifs.
    [earth] Une phéromone ici reçoit 1 terre pour les récoltes à venir. La terre sert à creuser { $levels } et à nettoyer les phéromones vides.
    [stone] Une phéromone ici reçoit 1 pierre pour les récoltes à venir. La pierre sert à creuser { $levels } et à payer les tuiles spéciales.
    [mushroom] Rien ne pousse ici, mais on peut y entrer, et une phéromone peut couvrir la case.
   *[water] Personne n’entre dans l’eau, et aucune tuile ne la couvre.
}
tip-my-level = le niveau { $n }
tip-my-prey = La chasser demande { $soldiers ->
    [one] 1 soldat
   *[other] { $soldiers } soldats
} ; elle rapporte { $food ->
    [one] 1 nourriture
   *[other] { $food } nourritures
}{ $points ->
    [0] {""}
    [one] {" "}et 1 point
   *[other] {" "}et { $points } points
}. Vous gardez le jeton pour les objectifs.
tip-my-own = { $cubes ->
    [0] Elle est vide : elle compte toujours pour une case, et vous pouvez placer une galerie à côté.
    [one] À la prochaine récolte, vous prenez son dernier cube.
   *[other] À chaque récolte, vous prenez un de ses { $cubes } cubes.
}
tip-my-foreign = { $cubes ->
    [0] Elle est vide : une ouvrière dessus peut la nettoyer contre de la terre, { $points ->
        [0] ce qui ne rapporte rien
        [one] pour 1 point
       *[other] pour { $points } points
    }. Y entrer coûte un soldat.
   *[other] Y entrer coûte un soldat. Ses cubes vont à son propriétaire, un à chaque récolte.
}
tip-my-tunnel = { $own ->
    [yes] Vos ouvrières sortent de la fourmilière par ici. Aucune tuile ne peut la couvrir.
   *[no] Une case comme une autre, mais aucune tuile ne peut la couvrir.
}
tip-my-special = { $owner ->
    [none] Cette tuile n’appartient à personne : elle ne rapporte rien, et aucune tuile ne peut la couvrir.
   *[other] { $tile ->
        [aphid_farm] Il donne de la nourriture à son propriétaire à chaque récolte, année après année : pour les hivers et les objectifs.
        [scavenging] Elle donne de la terre ou de la pierre à son propriétaire à chaque récolte : pour les niveaux, les tuiles spéciales et les objectifs.
       *[sub_colony] Elle donne des points à son propriétaire à chaque récolte, et compte parmi les tuiles spéciales des objectifs.
    }
}{ $owner ->
    [foreign] {" "}Y entrer coûte un soldat.
   *[other] {""}
}

tip-ma-site = { $kind ->
    [food] La nourriture paie Explorer, Marcher et Fourrager, { $price } à chaque fois, et chacune nourrit { $fed } de vos fourmis.
    [card] Les cartes se jouent, ou s’engagent dans un combat pour leur férocité.
    [colony_point] Les points de colonie décident de la partie ; ici, il en vient à chaque Récolte.
   *[larva] Les larves paient les cartes, deviennent des fourmis en marchant, et remplacent la nourriture qui manque.
}
tip-ma-control = Qui est sur ce site contrôle la tuile : il la défend et gagne les égalités{ $points ->
    [0] {""}
    [one] , et marque 1 point à chaque Sommeil
   *[other] , et marque { $points } points à chaque Sommeil
}.
tip-ma-outskirts = Les fourmis ici ne récoltent rien, mais elles combattent et prennent le premier site qui se libère.
tip-ma-hex = { $open ->
    [0] {""}
    [one] Avec une fourmi ici, vous pouvez explorer par son tunnel ouvert.{" "}
   *[other] Avec une fourmi ici, vous pouvez explorer par ses tunnels ouverts.{" "}
}{ $inner ->
    [0] {""}
    [one] La contrôler rapporte 1 point à chaque Sommeil.{" "}
   *[other] La contrôler rapporte { $inner } points à chaque Sommeil.{" "}
}{ $wormhole ->
    [yes] Un pas mène d’ici à tout autre trou de ver.{" "}
   *[no] {""}
}{ $centipede ->
    [yes] Détruire le mille-pattes rapporte { $food ->
        [one] 1 nourriture
       *[other] { $food } nourritures
    } et { $battle ->
        [one] 1 point
       *[other] { $battle } points
    }.
   *[no] {""}
}
tip-ma-plain = Elle ne marque rien au sommeil, mais ses sites rapportent à chaque récolte.
tip-ma-great = Vous pouvez toujours y poser des larves, et personne ne s’y bat. Les tuiles qui l’entourent forment la Prairie intérieure.
