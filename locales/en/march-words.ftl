# Words of March of the Ants that other texts are made of.

march-n-food = { $n } food
march-n-larvae = { $n ->
    [one] 1 larva
   *[other] { $n } larvae
}
march-n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
march-n-points = { $n ->
    [one] 1 colony point
   *[other] { $n } colony points
}
march-n-ants = { $n ->
    [one] 1 ant
   *[other] { $n } ants
}
march-n-hexes = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}
march-n-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
march-n-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
march-nothing = nothing
march-no-card = no card

march-card = { $card }
march-hex = { $id ->
    [great_tunnel] the Great Tunnel
   *[other] { $hex }
}
march-in-hex = { $id ->
    [great_tunnel] in the Great Tunnel
   *[other] in { $hex }
}
march-to-hex = { $id ->
    [great_tunnel] to the Great Tunnel
   *[other] to { $hex }
}
march-from-hex = { $id ->
    [great_tunnel] from the Great Tunnel
   *[other] from { $hex }
}
march-spot = { $kind ->
    [site] site { $site } of { $hex }
    [great_tunnel] the Great Tunnel
   *[outskirts] the outskirts of { $hex }
}
march-at-spot = { $kind ->
    [site] on site { $site } of { $hex }
    [great_tunnel] in the Great Tunnel
   *[outskirts] in the outskirts of { $hex }
}

march-round = { $round ->
    [0] The thaw
    [1] Early spring
    [2] Late spring
    [3] Summer
   *[4] Autumn
}
march-phase = { $phase ->
    [setup] Setup
    [worker] Worker Phase
    [soldier] Soldier Phase
    [queen] Queen Phase
   *[over] The end
}
march-resource = { $resource ->
    [food] food
    [larvae] larvae
    [cards] cards
   *[points] colony points
}
march-section = { $section ->
    [head] Head
    [thorax] Thorax
   *[abdomen] Abdomen
}
march-pay-only = { $payment ->
    [larvae] Pay with larvae only.
   *[ants] Pay with ants only.
}
march-card-type = { $type ->
    [event] Event
    [evolution] Evolution
   *[colony_goal] Colony Goal
}
march-source = { $source ->
    [battles] Battles won
    [centipedes] Centipedes destroyed
    [sites] Collection sites
    [bodies] Ant bodies
    [cards] Cards
    [inner_meadow] Inner Meadow
    [goals] Colony Goals
    [awards] Awards
   *[drawbacks] Drawbacks
}
march-award = { $award ->
    [largest_brood] Largest Brood
    [greatest_stores] Greatest Stores
   *[untold_potential] Untold Potential
}
