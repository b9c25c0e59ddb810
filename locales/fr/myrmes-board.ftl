# The garden and the score track: names of hexes for ears and tooltips.

board-garden = Le jardin
board-plate = Planche { $year }, { $season ->
    [spring] printemps
    [summer] été
   *[autumn] automne
  }
board-turn = Tourner la tuile (R)
board-flip = Retourner la tuile (F)

board-hex = { $terrain ->
    [grass] herbe
    [earth] terre
    [stone] pierre
    [mushroom] champignons
   *[water] eau
  } { $name }
board-cube = { $cube ->
    [food] Nourriture
    [earth] Terre
   *[stone] Pierre
  }
board-cubes = { $count } { $cube ->
    [food] { $count ->
        [one] nourriture
       *[other] nourritures
      }
    [earth] { $count ->
        [one] terre
       *[other] terres
      }
   *[stone] { $count ->
        [one] pierre
       *[other] pierres
      }
  }
board-no-cubes = vide
board-tunnel = { $own ->
    [yes] votre galerie
   *[no] galerie de { $owner }
  }
board-pheromone = { $own ->
    [yes] votre phéromone
   *[no] phéromone de { $owner }
  }, taille { $size } : { $cubes }
board-special = { $tile ->
    [aphid_farm] élevage de pucerons
    [scavenging] fouille
   *[sub_colony] sous-fourmilière
  }, { $own ->
    [yes] à vous
   *[no] à { $owner }
  }
board-orphan = { $tile ->
    [aphid_farm] élevage de pucerons sans propriétaire
    [scavenging] fouille sans propriétaire
   *[sub_colony] sous-fourmilière sans propriétaire
  }
board-prey = { $prey ->
    [ladybug] coccinelle
    [termite] termite
   *[spider] araignée
  }, { $soldiers ->
    [one] 1 soldat à défausser
   *[other] { $soldiers } soldats à défausser
  }
board-worker = { $own ->
    [yes] votre ouvrière
   *[no] ouvrière de { $owner }
  }

board-do-leave = Sortir par cette galerie
board-do-walk = S’y rendre : { $steps ->
    [one] 1 point de déplacement
   *[other] { $steps } points de déplacement
  }{ $soldiers ->
    [0] { "" }
    [one] , 1 soldat
   *[other] , { $soldiers } soldats
  }
board-do-walk-hunt = S’y rendre en chassant en chemin : { $steps ->
    [one] 1 point de déplacement
   *[other] { $steps } points de déplacement
  }, { $soldiers ->
    [one] 1 soldat
   *[other] { $soldiers } soldats
  } ; rapporte { $food } nourriture{ $score ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $score } points
  }
board-do-hunt = S’y rendre et chasser : { $steps ->
    [one] 1 point de déplacement
   *[other] { $steps } points de déplacement
  }, { $soldiers ->
    [one] 1 soldat
   *[other] { $soldiers } soldats
  } ; rapporte { $food } nourriture{ $score ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $score } points
  }
board-do-clear = Nettoyer la phéromone contre { $pays } et rester ici{ $score ->
    [0] { "" }
    [one] {" "}: 1 point
   *[other] {" "}: { $score } points
  }
board-do-take = Prendre { $cube ->
    [food] de la nourriture
    [earth] de la terre
   *[stone] de la pierre
  }
board-do-take-any = Prendre un cube
board-do-tunnel = Creuser une galerie ici
board-do-empty = Vider cette phéromone de ses cubes
board-do-unmark = Ôter votre cube de cette tuile spéciale
