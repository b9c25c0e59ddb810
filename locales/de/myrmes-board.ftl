# The garden and the score track: names of hexes for ears and tooltips.

board-garden = Der Garten
board-plate = Tafel { $year }, { $season ->
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
  }
board-turn = Plättchen drehen (R)
board-flip = Plättchen wenden (F)

board-hex = { $terrain ->
    [grass] Gras
    [earth] Erde
    [stone] Stein
    [mushroom] Pilze
   *[water] Wasser
  } { $name }
board-cube = { $cube ->
    [food] Nahrung
    [earth] Erde
   *[stone] Stein
  }
board-cubes = { $count } { $cube ->
    [food] Nahrung
    [earth] Erde
   *[stone] { $count ->
        [one] Stein
       *[other] Steine
      }
  }
board-no-cubes = leer
board-tunnel = { $own ->
    [yes] dein Tunnelausgang
   *[no] Tunnelausgang von { $owner }
  }
board-pheromone = { $own ->
    [yes] dein Pheromon
   *[no] Pheromon von { $owner }
  }, Größe { $size }: { $cubes }
board-special = { $own ->
    [yes] deine
   *[no] { $owner }:
  } { $tile ->
    [aphid_farm] Blattlauszucht
    [scavenging] Erkundung
   *[sub_colony] weitere Kolonie
  }
board-orphan = { $tile ->
    [aphid_farm] herrenlose Blattlauszucht
    [scavenging] herrenlose Erkundung
   *[sub_colony] herrenlose weitere Kolonie
  }
board-prey = { $prey ->
    [ladybug] Marienkäfer
    [termite] Termite
   *[spider] Spinne
  }, kostet { $soldiers ->
    [one] 1 Soldaten
   *[other] { $soldiers } Soldaten
  }
board-worker = { $own ->
    [yes] dein Arbeiter
   *[no] Arbeiter von { $owner }
  }

board-do-leave = Durch diesen Tunnelausgang hinaus
board-do-walk = Dorthin gehen: { $steps ->
    [one] 1 Bewegungspunkt
   *[other] { $steps } Bewegungspunkte
  }{ $soldiers ->
    [0] { "" }
    [one] , 1 Soldat
   *[other] , { $soldiers } Soldaten
  }
board-do-walk-hunt = Dorthin gehen und unterwegs jagen: { $steps ->
    [one] 1 Bewegungspunkt
   *[other] { $steps } Bewegungspunkte
  }, { $soldiers ->
    [one] 1 Soldat
   *[other] { $soldiers } Soldaten
  }; bringt { $food } Nahrung{ $score ->
    [0] { "" }
    [one] , 1 Punkt
   *[other] , { $score } Punkte
  }
board-do-hunt = Hingehen und jagen: { $steps ->
    [one] 1 Bewegungspunkt
   *[other] { $steps } Bewegungspunkte
  }, { $soldiers ->
    [one] 1 Soldat
   *[other] { $soldiers } Soldaten
  }; bringt { $food } Nahrung{ $score ->
    [0] { "" }
    [one] , 1 Punkt
   *[other] , { $score } Punkte
  }
board-do-clear = Das Pheromon gegen { $pays } entfernen und hier stehen bleiben{ $score ->
    [0] { "" }
    [one] : 1 Punkt
   *[other] : { $score } Punkte
  }
board-do-take = { $cube ->
    [food] Nahrung nehmen
    [earth] Erde nehmen
   *[stone] Stein nehmen
  }
board-do-take-any = Einen Würfel nehmen
board-do-tunnel = Hier einen Tunnelausgang graben
board-do-empty = Die Ressourcen dieses Pheromons abwerfen
board-do-unmark = Deinen Würfel von diesem Spezial-Plättchen entfernen
