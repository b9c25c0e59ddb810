# The table of March of the Ants: panels around the meadow.

ma-meadow = La prairie
ma-others = Les autres colonies
ma-your-nest = Votre nid
ma-nest-of = Nid de { $who }
ma-back = Revenir à votre nid
ma-back-watch = Suivre de nouveau le tour
ma-points = Points de colonie
ma-tap-colony = touchez une colonie pour l’ouvrir

## The bar

ma-bar-rounds = Manches
ma-bar-phases = Phases
ma-bar-round = { $decree ->
    [true] { $name } : une manche avec décret royal
   *[false] { $name } : une manche sans décret royal
}
ma-phase-worker = Ouvrières
    .rule = Phase des ouvrières : chacun agit à son tour, les autres peuvent réagir. Elle finit dès que deux joueurs se sont reposés (trois sur cinq ; à deux, l’autre joue encore un tour ; seul, dès votre repos).
ma-phase-soldier = Soldats
    .rule = Phase des soldats : on combat sur chaque tuile disputée.
ma-phase-queen = Reine
    .rule = Phase de la reine : récolte, nourrir, décret royal, sommeil.

## Colonies

ma-colonies = Colonies
ma-turn-order = ordre du tour
ma-open-nest = Ouvrir le nid de { $who }
ma-choose-colony = Choisir { $who }
ma-marker = A la main
ma-you = vous
ma-waits = attend
ma-rests = { $you ->
    [true] vous vous reposez
   *[false] se repose
}
ma-reacts = { $you ->
    [true] vous réagissez
   *[false] peut réagir
}
ma-does = { $deed ->
    [explore] explore
    [march] marche
    [forage] fourrage
    [play_card] joue une carte
   *[other] agit
}
ma-decides = { $you ->
    [true] { $decision ->
        [take_turn] à vous de jouer
        [pay] vous payez
        [commit] vous combattez
        [lose] vous perdez des fourmis
        [decree] votre décret
       *[other] vous choisissez
      }
   *[false] { $decision ->
        [take_turn] joue son tour
        [pay] paie
        [commit] combat
        [lose] perd des fourmis
        [decree] décrète
        [steps] marche
        [enter] explore
        [place_hex] explore
       *[other] choisit
      }
}
ma-figure = { $key ->
    [food] { $n } de nourriture
    [larvae] { $n ->
        [one] { $n } larve dans la chambre
       *[other] { $n } larves dans la chambre
      }
    [cards] { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
      }
    [evolutions] { $n ->
        [one] { $n } évolution sur le corps
       *[other] { $n } évolutions sur le corps
      }
    [points] { $n ->
        [one] { $n } point de colonie
       *[other] { $n } points de colonie
      }
   *[goals] { $n ->
        [one] { $n } objectif de colonie en jeu
       *[other] { $n } objectifs de colonie en jeu
      }
}
ma-horde = Horde de mille-pattes
ma-horde-stands = { $how ->
    [won] a gagné
    [lost] a perdu
    [ahead] gagnerait maintenant
   *[behind] gagne avec { $n }
}
    .hint = Les points avec lesquels la Horde gagnerait contre les colonies telles qu’elles sont.
ma-horde-figure = { $key ->
    [centipedes] { $n } mille-pattes dans la prairie
    [tunnel] { $n } mille-pattes dans le Grand Tunnel
    [deck] { $n ->
        [one] { $n } carte dans la pioche des mille-pattes
       *[other] { $n } cartes dans la pioche des mille-pattes
      }
   *[slumber] { $n ->
        [one] { $n } point pour la Horde si le sommeil venait maintenant
       *[other] { $n } points pour la Horde si le sommeil venait maintenant
      }
}

## On your turn

ma-turn = À votre tour
ma-turn-now = une action
ma-turn-bonus = { $n ->
    [0] encore une action
   *[other] encore une action, puis { $n }
}
ma-turn-rested = vous vous reposez
ma-turn-after = après { $who }
ma-act-explore = Explorer
    .hint = Piochez une tuile, reliez-la à une tuile où vous avez une fourmi et faites-y entrer au moins une fourmi. Les autres peuvent placer une larve.
ma-act-march = Marcher
    .hint = Jusqu’à { $n } pas : d’abord des larves deviennent fourmis, puis les fourmis se déplacent. Les autres peuvent faire un pas.
ma-act-forage = Fourrager
    .hint = Piochez { $n } cartes. Les autres peuvent gagner une larve.
ma-act-play = Jouer une carte
    .hint = { $n ->
        [0] Payez une carte de votre main en larves et en fourmis ; elle agit aussitôt.
        [one] Une carte de votre main peut être jouée : choisissez-la.
       *[other] { $n } cartes de votre main peuvent être jouées : choisissez-en une.
      }
    .none = { $n ->
        [0] Vous n’avez pas de carte.
       *[other] Aucune de vos cartes ne peut être jouée maintenant.
      }
ma-act-rest = Se reposer
    .hint = Vous n’agissez plus pendant cette phase des ouvrières. Une larve va sur votre aire de repos, puis de la nourriture à chaque tour suivant ; tout est à vous à la fin de la phase.
ma-rest-larvae = { $n ->
    [0] Rien n’est posé sur votre aire de repos.
    [one] { $n } larve est posée sur votre aire de repos. Elle est à vous en fin de phase.
   *[other] { $n } larves sont posées sur votre aire de repos. Elles sont à vous en fin de phase.
}
ma-rest-food = À chaque tour suivant, { $n } de nourriture y vient. Vous réagissez toujours.
ma-rest-rested = { $n } sur { $of } se reposent alors.
ma-rest-ends = Ce repos met fin à la phase des ouvrières, et les combats commencent.
ma-rest-not = Pas encore

## Cards

ma-hand = { $n ->
    [one] Votre main, { $n } carte
   *[other] Votre main, { $n } cartes
}
ma-hand-empty = Aucune carte en main.
ma-face-down = face cachée
    .hint = Vous avez posé cette carte ; vous seul la voyez jusqu’à ce qu’elle soit révélée.
ma-card-label = { $name }, { $type }, coûte { $cost }
ma-card-cost = { $payment ->
    [larvae] Coûte { $n }, en larves seulement.
    [ants] Coûte { $n }, en fourmis seulement.
   *[any] Coûte { $n }, en larves et en fourmis à votre gré.
}
ma-card-ferocity = Férocité { $n } : ce qu’elle ajoute dans un combat où vous l’engagez.
ma-card-ferocity-short = férocité { $n }
ma-card-points = { $n ->
    [one] { $n } point de colonie à chaque sommeil où il est atteint
   *[other] { $n } points de colonie à chaque sommeil où il est atteint
}
ma-card-centipede = Appartient à la pioche des mille-pattes quand la Horde joue.
ma-card-deed = { $what ->
    [play] Jouer « { $card } ».
    [commit] Engager « { $card } », face cachée.
   *[discard] Défausser « { $card } ».
}
ma-reconstructed = reconstitué
ma-card-ours = Pas repris d’une carte imprimée mais reconstitué : { $what }. Appuyez pour lire ce que cela veut dire.
ma-group = { $group ->
    [name] nom
    [cost] coût
    [payment] mode de paiement
    [ferocity] férocité
    [effect] effet
   *[points] points
}

## The nest

ma-larvae = Chambre des larves
    .hint = { $n ->
        [0] Pas de larve. Placées, elles deviennent des fourmis ; elles paient aussi les cartes.
       *[other] Placées, les larves deviennent des fourmis ; elles paient les cartes, et quand la nourriture manque, chacune nourrit une fourmi.
      }
ma-food = Nourriture
    .hint = Les actions coûtent de la nourriture, et chacune nourrit { $feeds } fourmis pendant la phase de la reine.
ma-feeds = { $n ->
    [one] nourrit { $n } fourmi
   *[other] nourrit { $n } fourmis
}
ma-resting = Aire de repos
    .hint = À vous quand la phase des ouvrières finit.
ma-body = Corps de fourmi
ma-body-lacking = { $complete ->
    [0] { $n ->
        [one] il manque une partie
       *[other] il manque { $n } parties
      }
    [one] { $complete } complet, { $n } parties pour le suivant
   *[other] { $complete } complets, { $n } parties pour le suivant
}
ma-body-rule = Tête, thorax et abdomen font ensemble un corps complet, qui vaut { $points } points de colonie.
ma-body-part = { $section ->
    [head] { $has ->
        [true] tête évoluée
       *[false] tête non évoluée
      }
    [thorax] { $has ->
        [true] thorax évolué
       *[false] thorax non évolué
      }
   *[abdomen] { $has ->
        [true] abdomen évolué
       *[false] abdomen non évolué
      }
}
ma-section-rule = { $section ->
    [head] Caste des soldats : chaque tête ajoute 1 à votre force d’armée à chaque combat. Seule celle du dessus donne sa capacité.
    [thorax] Caste des ouvrières : chaque thorax ajoute un pas à votre marche. Seul celui du dessus donne sa capacité.
   *[abdomen] Caste des reines : avec chaque abdomen, une nourriture nourrit une fourmi de plus. Seul celui du dessus donne sa capacité.
}
ma-no-evolution = pas encore d’évolution
ma-beneath = { $n } dessous
    .hint = Dessous : { $names }.
ma-bonus = { $section ->
    [head] armée +{ $n }
    [thorax] { $n } pas
   *[abdomen] nourrit { $n }
}
    .hint = { $section ->
        [head] Ajoute { $n } à la force d’armée de ce nid à chaque combat.
        [thorax] Une marche a { $n } pas.
       *[abdomen] Une nourriture nourrit { $n } fourmis.
      }
ma-goals = Objectifs de colonie
ma-goals-count = { $n } sur { $most }, comptés au sommeil
ma-goal-state = { $met ->
    [true] Atteint maintenant : { $n ->
        [one] { $n } point
       *[other] { $n } points
      } au sommeil.
   *[false] Pas atteint maintenant ; vaut { $n ->
        [one] { $n } point
       *[other] { $n } points
      }.
}
ma-goal-room = { $own ->
    [true] { $n ->
        [0] un objectif que vous jouez se pose ici
       *[other] un second objectif peut se poser ici
      }
   *[false] aucun
}
ma-harvest = Récolte à venir
ma-harvest-note = des sites tels qu’ils sont occupés
ma-harvest-gain = { $what ->
    [food] Si la récolte venait maintenant : { $n } de nourriture.
    [larvae] Si la récolte venait maintenant : { $n ->
        [one] { $n } larve
       *[other] { $n } larves
      }.
    [cards] Si la récolte venait maintenant : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
      }.
   *[points] Si la récolte venait maintenant : { $n ->
        [one] { $n } point de colonie
       *[other] { $n } points de colonie
      }.
}
ma-gain = { $what ->
    [food] nourriture
    [larvae] { $n ->
        [one] larve
       *[other] larves
      }
    [cards] { $n ->
        [one] carte
       *[other] cartes
      }
   *[points] { $n ->
        [one] point
       *[other] points
      }
}
ma-feeding = { $ants ->
    [0] Aucune fourmi à nourrir
    [one] Nourrir { $ants } fourmi : { $food } de nourriture
   *[other] Nourrir { $ants } fourmis : { $food } de nourriture
}{ $larvae ->
    [0] { "" }
    [one] , { $larvae } larve
   *[other] , { $larvae } larves
}
    .hint = Si l’on nourrissait maintenant, avant toute récolte : d’abord la nourriture, puis les larves ; les fourmis non nourries meurent.
ma-starving = { $n ->
    [0] toutes nourries
    [one] { $n } meurt de faim
   *[other] { $n } meurent de faim
}
ma-slumber = { $inner ->
    [0] Sommeil : pas de Prairie intérieure
    [one] Sommeil : { $inner } tuile de la Prairie intérieure
   *[other] Sommeil : { $inner } tuiles de la Prairie intérieure
}
    .hint = Points si le sommeil venait maintenant : pour chaque tuile contrôlée de la Prairie intérieure et pour les objectifs atteints.
ma-round = Cette manche
ma-count-ants = { $n ->
    [one] { $n } fourmi dehors
   *[other] { $n } fourmis dehors
}
    .hint = Les fourmis dans la prairie, Grand Tunnel compris.
ma-count-held = { $n ->
    [one] contrôle { $n } tuile
   *[other] contrôle { $n } tuiles
}
    .hint = Les tuiles dont ce nid habite le site de contrôle.
ma-count-supply = { $n } en réserve
    .hint = Les cubes à côté du nid : des larves qui peuvent encore venir.
ma-count-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
    .hint = Leur nombre ; lesquelles, c’est secret.
ma-count-hexes = { $n ->
    [one] { $n } tuile restante
   *[other] { $n } tuiles restantes
}
    .hint = Les tuiles de la pile qui peuvent encore être explorées.
ma-count-cards = { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}
    .hint = Les cartes de la pioche. Quand elle est vide, on mélange la défausse.
ma-count-discard = { $n ->
    [one] { $n } défaussée
   *[other] { $n } défaussées
}
    .hint = Les cartes de la défausse.
ma-species-open = espèce pas encore choisie
ma-species-reaction = Réaction :
ma-species-drawbacks = Désavantages :
ma-decree = Décret royal : { $what }

## The sheet of a phone

ma-tab-moment = Décision
    .hint = Ce que vous décidez maintenant.
ma-tab-hand = Main
    .hint = Vos cartes, et ce que vous pouvez faire à votre tour.
ma-tab-nest = Nid
    .hint = Le nid en entier.
ma-tab-players = Joueurs
    .hint = Toutes les colonies et leurs points.
ma-tab-log = Journal
    .hint = Ce qui s’est passé.
