# La galerie des cartes et des tuiles.

gallery-title = Cartes et tuiles de March of the Ants
gallery-say = Les { $cards } cartes, { $hexes } tuiles et { $species } espèces. Sous chacune figure l’origine de ses données : la règle, trouvées ailleurs, ou reconstituées par nous.
gallery-search = Chercher
gallery-search-say = Nom, texte ou type
gallery-show = Montrer
gallery-show-all = Tout
gallery-show-event = Événements
gallery-show-evolution = Évolutions
gallery-show-colony_goal = Objectifs de colonie
gallery-show-hex = Tuiles
gallery-show-species = Espèces
gallery-section = Partie
gallery-section-all = Toutes
gallery-section-head = Tête
gallery-section-thorax = Thorax
gallery-section-abdomen = Abdomen
gallery-kind = Sorte
gallery-kind-all = Toutes
gallery-kind-starting = Tuiles de départ
gallery-kind-standard = Tuiles ordinaires
gallery-kind-beyond = Au-delà de la prairie
gallery-source = Ce qui est connu
gallery-source-all = Tout
gallery-source-known = Nom et effet
gallery-source-named = Le nom seul
gallery-source-ours = Reconstitué
gallery-count = { $n ->
    [one] { $n } sur { $all }
   *[other] { $n } sur { $all }
}
gallery-none = Rien trouvé
gallery-none-say = Aucune carte, tuile ou espèce ne contient ces mots avec ces filtres.
gallery-all = Tout montrer
gallery-exactly = Précisions
gallery-sites = Sites
gallery-site = { $kind ->
    [food] Nourriture
    [larva] Larve
    [double_larvae] Larves
    [card] Carte
   *[colony_point] Point de colonie
} { $n }{ $control ->
    [yes] , site de contrôle
   *[no] {""}
}
gallery-hex = N° { $n }, { $kind ->
    [starting] tuile de départ
    [standard] tuile ordinaire
   *[beyond] au-delà de la prairie
}
gallery-start = au milieu de la prairie
gallery-bee = abeille
gallery-from-rulebook = Règle
gallery-from-found = Trouvé
gallery-from-reconstructed = Reconstitué
gallery-from-box = D’après la boîte
gallery-checked = { $figures }, comparés le { $day }
gallery-figure-name = nom
gallery-figure-cost = coût
gallery-figure-payment = paiement
gallery-figure-ferocity = férocité
gallery-figure-effect = effet
gallery-figure-points = points
gallery-figure-tunnels = tunnels
gallery-figure-sites = sites
gallery-figure-centipede_symbol = symbole mille-pattes
gallery-figure-number = numéro
gallery-figure-kind = sorte
gallery-figure-icons = icônes
