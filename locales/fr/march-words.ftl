# Les mots de March of the Ants dont d’autres textes sont faits.

march-n-food = { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
}
march-n-larvae = { $n ->
    [one] { $n } larve
   *[other] { $n } larves
}
march-n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
march-n-points = { $n ->
    [one] { $n } point de colonie
   *[other] { $n } points de colonie
}
march-n-ants = { $n ->
    [one] { $n } fourmi
   *[other] { $n } fourmis
}
march-n-hexes = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
march-n-steps = { $n } pas
march-n-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
march-nothing = rien
march-no-card = aucune carte

march-card = { $card }
march-hex = { $id ->
    [great_tunnel] le Grand Tunnel
   *[other] { $hex }
}
march-in-hex = { $id ->
    [great_tunnel] dans le Grand Tunnel
   *[other] sur { $hex }
}
march-to-hex = { $id ->
    [great_tunnel] vers le Grand Tunnel
   *[other] vers { $hex }
}
march-from-hex = { $id ->
    [great_tunnel] depuis le Grand Tunnel
   *[other] depuis { $hex }
}
march-spot = { $kind ->
    [site] { $hex } (site { $site })
    [great_tunnel] le Grand Tunnel
   *[outskirts] { $hex } (périphérie)
}
march-at-spot = { $kind ->
    [site] sur { $hex } (site { $site })
    [great_tunnel] dans le Grand Tunnel
   *[outskirts] sur { $hex } (périphérie)
}

march-round = { $round ->
    [0] Le dégel
    [1] Début du printemps
    [2] Fin du printemps
    [3] Été
   *[4] Automne
}
march-phase = { $phase ->
    [setup] Mise en place
    [worker] Phase des ouvrières
    [soldier] Phase des soldats
    [queen] Phase de la reine
   *[over] Fin de la partie
}
march-resource = { $resource ->
    [food] nourriture
    [larvae] larves
    [cards] cartes
   *[points] points de colonie
}
march-section = { $section ->
    [head] Tête
    [thorax] Thorax
   *[abdomen] Abdomen
}
march-pay-only = { $payment ->
    [larvae] Payez en larves seulement.
   *[ants] Payez en fourmis seulement.
}
march-card-type = { $type ->
    [event] Événement
    [evolution] Évolution
   *[colony_goal] Objectif de colonie
}
march-source = { $source ->
    [battles] Combats gagnés
    [centipedes] Mille-pattes détruits
    [sites] Sites de récolte
    [bodies] Corps de fourmi
    [cards] Cartes
    [inner_meadow] Prairie intérieure
    [goals] Objectifs de colonie
    [awards] Distinctions
   *[drawbacks] Désavantages
}
march-award = { $award ->
    [largest_brood] Plus grande couvée
    [greatest_stores] Plus grandes réserves
   *[untold_potential] Potentiel caché
}
