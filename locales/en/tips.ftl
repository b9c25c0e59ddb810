# What tooltips add once somebody is at the table: what a thing on the board yields, and what that is good for.
# Figures come from the components of the table.

tip-rule = the rule

tip-my-ground = { $terrain ->
    [grass] A pheromone on it gets 1 food for later harvests. Food is for winter ({ $winter } this year), the queen, nurses and objectives.
    [earth] A pheromone on it gets 1 earth for later harvests. Earth digs { $levels } and clears empty pheromones.
    [stone] A pheromone on it gets 1 stone for later harvests. Stone digs { $levels } and pays for special tiles.
    [mushroom] Nothing grows here, but it can be entered, and a pheromone may cover it.
   *[water] Nobody can enter water, and no tile can cover it.
}
tip-my-level = level { $n }
tip-my-prey = Hunting it takes { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}; it brings { $food } food{ $points ->
    [0] {""}
    [one] {" "}and 1 point
   *[other] {" "}and { $points } points
}. You keep the token for objectives.
tip-my-own = { $cubes ->
    [0] It is empty: it still counts as one space, and you may dig a tunnel beside it.
    [one] In the next harvest you take its last cube.
   *[other] In each harvest you take one of its { $cubes } cubes.
}
tip-my-foreign = { $cubes ->
    [0] It is empty: a worker on it may clear it for earth, { $points ->
        [0] which scores nothing
        [one] for 1 point
       *[other] for { $points } points
    }. Entering it costs a soldier.
   *[other] Entering it costs a soldier. Its cubes go to its owner, one in each harvest.
}
tip-my-tunnel = { $own ->
    [yes] Your workers leave the colony here. No tile can cover it.
   *[no] A space like any other, but no tile can cover it.
}
tip-my-special = { $owner ->
    [none] It belongs to nobody: it yields nothing, and no tile can cover it.
   *[other] { $tile ->
        [aphid_farm] It gives its owner food in each harvest, year after year: for winters and objectives.
        [scavenging] It gives its owner earth or stone in each harvest: for levels, special tiles and objectives.
       *[sub_colony] It gives its owner points in each harvest, and counts among the special tiles of objectives.
    }
}{ $owner ->
    [foreign] {" "}Entering it costs a soldier.
   *[other] {""}
}

tip-ma-site = { $kind ->
    [food] Food pays for Explore, March and Forage, { $price } each, and each food feeds { $fed } of your ants.
    [card] Cards can be played, or committed to a battle for their ferocity.
    [colony_point] Colony points decide the game; here they come in every Harvest.
   *[larva] Larvae pay for cards, become ants when they march, and stand in for food that is missing.
}
tip-ma-control = Whoever is on this site controls the hex: they defend it and win ties{ $points ->
    [0] {""}
    [one] , and score 1 point in each Slumber
   *[other] , and score { $points } points in each Slumber
}.
tip-ma-outskirts = Ants here collect nothing, but they fight, and move up when a site falls vacant.
tip-ma-hex = { $open ->
    [0] {""}
    [one] You can explore through its open tunnel if you have an ant here.{" "}
   *[other] You can explore through its open tunnels if you have an ant here.{" "}
}{ $inner ->
    [0] {""}
    [one] Controlling it scores 1 point in each Slumber.{" "}
   *[other] Controlling it scores { $inner } points in each Slumber.{" "}
}{ $wormhole ->
    [yes] One step leads from here to any other wormhole.{" "}
   *[no] {""}
}{ $centipede ->
    [yes] Destroying the centipede brings { $food } food and { $battle ->
        [one] 1 point
       *[other] { $battle } points
    }.
   *[no] {""}
}
tip-ma-plain = It scores nothing in Slumber, but its sites yield in every Harvest.
tip-ma-great = You may always place larvae here, and nobody fights here. The hexes around it are the Inner Meadow.
