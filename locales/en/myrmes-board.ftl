# The garden and the score track: names of hexes for screen readers and tooltips.

board-garden = The garden
board-plate = Plate { $year }, { $season ->
    [spring] spring
    [summer] summer
   *[autumn] autumn
  }
board-turn = Turn the tile (R)
board-flip = Turn the tile over (F)

board-hex = { $terrain ->
    [grass] grass
    [earth] earth
    [stone] stone
    [mushroom] mushrooms
   *[water] water
  } { $name }
board-cube = { $cube ->
    [food] Food
    [earth] Earth
   *[stone] Stone
  }
board-cubes = { $count } { $cube ->
    [food] food
    [earth] earth
   *[stone] stone
  }
board-no-cubes = empty
board-tunnel = { $own ->
    [yes] your tunnel
   *[no] { $owner }’s tunnel
  }
board-pheromone = { $own ->
    [yes] your pheromone
   *[no] { $owner }’s pheromone
  } of { $size }: { $cubes }
board-special = { $own ->
    [yes] your
   *[no] { $owner }’s
  } { $tile ->
    [aphid_farm] aphid farm
    [scavenging] scavenging
   *[sub_colony] sub-colony
  }
board-orphan = { $tile ->
    [aphid_farm] nobody’s aphid farm
    [scavenging] nobody’s scavenging
   *[sub_colony] nobody’s sub-colony
  }
board-prey = { $prey ->
    [ladybug] ladybug
    [termite] termite
   *[spider] spider
  }, takes { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
  }
board-worker = { $own ->
    [yes] your worker
   *[no] { $owner }’s worker
  }

board-do-leave = Leave by this tunnel
board-do-walk = Move there: { $steps ->
    [one] 1 movement point
   *[other] { $steps } movement points
  }{ $soldiers ->
    [0] { "" }
    [one] , 1 soldier
   *[other] , { $soldiers } soldiers
  }
board-do-walk-hunt = Move there and hunt on the way: { $steps ->
    [one] 1 movement point
   *[other] { $steps } movement points
  }, { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
  }; brings { $food } food{ $score ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $score } points
  }
board-do-hunt = Move there and hunt: { $steps ->
    [one] 1 movement point
   *[other] { $steps } movement points
  }, { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
  }; brings { $food } food{ $score ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $score } points
  }
board-do-clear = Clear the pheromone for { $pays } and stand here{ $score ->
    [0] { "" }
    [one] : 1 point
   *[other] : { $score } points
  }
board-do-take = Take { $cube ->
    [food] food
    [earth] earth
   *[stone] stone
  }
board-do-take-any = Take a cube
board-do-tunnel = Dig a tunnel here
board-do-empty = Discard the cubes of this pheromone
board-do-unmark = Take your cube off this special tile
