# La prairie : noms des tuiles, des sites et des fourmis, et l’effet d’un clic.

meadow-title = La prairie
meadow-plate = Planche { $plate }, { $round }
meadow-map = Carte de toute la prairie
meadow-turn = Tourner la tuile dans le sens horaire (R)
meadow-turn-back = Tourner la tuile en arrière (Maj R)
meadow-way = Sens { $way } sur { $ways }
meadow-joins = reliée à : { $hexes }
meadow-blocks = { $count ->
    [one] 1 tunnel est bloqué
   *[other] { $count } tunnels sont bloqués
  }

meadow-hex = Tuile { $number }, { $hex }
meadow-cell = Emplacement libre ; { $side ->
    [0] au nord
    [1] au nord-est
    [2] au sud-est
    [3] au sud
    [4] au sud-ouest
   *[5] au nord-ouest
  } : { $hex }{ $count ->
    [0] {""}
   *[other] {" "}; à côté : { $hexes }
  }
meadow-cell-alone = Emplacement libre
meadow-inner = Prairie intérieure
meadow-held = { $own ->
    [yes] contrôlée par vous
   *[no] contrôlée par { $owner }
  }
meadow-contested = disputée, il y aura un combat
meadow-shared = partagée
meadow-centipede = un mille-pattes
meadow-wormhole = un trou de ver
meadow-site = Site { $site }{ $control ->
    [yes] , site de contrôle
   *[no] { "" }
  } : { $gives } ; { $who }
meadow-empty = vide
meadow-outskirts = Périphérie
meadow-there = { $where } : { $who }
meadow-ants = { $own ->
    [yes] { $count ->
        [one] votre fourmi
       *[other] { $count } de vos fourmis
      }
   *[no] { $count ->
        [one] une fourmi ({ $owner })
       *[other] { $count } fourmis ({ $owner })
      }
  }
meadow-joined = Tunnels vers : { $hexes }
meadow-open = { $count ->
    [one] 1 tunnel ouvert
   *[other] { $count } tunnels ouverts
  }
meadow-blocked = { $count ->
    [one] 1 tunnel est bloqué
   *[other] { $count } tunnels sont bloqués
  }
meadow-strength = Force d’armée : { $armies }
meadow-strength-of = Force d’armée ici : { $strength } ({ $who })
meadow-army = { $own ->
    [yes] vous { $strength }
   *[no] { $owner } { $strength }
  }

meadow-do-pick = Prendre cette fourmi
meadow-do-drop = Laisser cette fourmi où elle est
meadow-do-step = Aller ici
meadow-do-larva = Placer une larve ici
meadow-do-inhabit = Habiter ce site
meadow-do-pay = Payer avec cette fourmi
meadow-do-lose = Perdre cette fourmi
meadow-do-withdraw = Reprendre cette fourmi
meadow-do-collect = Récolter ce que donne ce site
meadow-do-food = Prendre de la nourriture à la place
meadow-do-ant = { $player } : cette fourmi
meadow-do-attack = Attaquer { $player } ici
meadow-do-from = Explorer depuis cette tuile
meadow-do-choose = Choisir cette tuile
meadow-do-choose-for = { $card } : choisir cette tuile
meadow-do-wormhole = Placer un trou de ver ici
meadow-do-centipede = Placer un mille-pattes ici
meadow-do-place = Poser la tuile ici
meadow-do-turn = Tourner la tuile
meadow-do-several = Au choix : { $what }
