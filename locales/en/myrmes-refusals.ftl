# Why the rules of Myrmes refused something: the rule, and what can be done instead.

illegal-game_over = The game is over.
illegal-no_such_seat = There is no such seat at this table.
illegal-not_to_act = It is not your turn.
illegal-not_now = Not now: first { $asked ->
    [event] choose your event
    [larvae_nurses] place your nurses on the larvae track
    [soldier_nurses] place your nurses on the soldiers track
    [worker_nurses] place your nurses on the workers track
    [atelier_nurses] send your nurses to the atelier
    [newborn] choose which ants are born
    [worker] send a worker into the colony or out into the garden
    [sortie] finish the sortie of your worker
    [harvest] choose the cubes of your harvest
    [extra_harvest] choose the extra cubes of Harvest +3
    [atelier] use your nurses in the atelier, or leave it
    [objective_cubes] choose the cubes that the objective takes
    [objective_pheromones] choose the pheromones that the objective empties
    [objective_special_tiles] choose the special tiles that the objective takes
    [storage] discard what your storeroom cannot hold
    [winter] sacrifice larvae for food, or go into winter
   *[other] make the decision you are asked for
}.
illegal-too_few_larvae_to_sacrifice = 3 larvae give 1 food, and you have { $have }.
illegal-no_food_in_supply = No food is left in the supply.
illegal-too_few_larvae_for_event = Moving the cube there takes { $needed ->
    [one] 1 larva
   *[other] { $needed } larvae
}, and you have { $have }.
illegal-event_moves_right_only = By your house rules, larvae push the cube to the right only.
illegal-track_too_short = At most { $most } nurses fit on { $track ->
    [larvae] the larvae track
    [soldiers] the soldiers track
    [workers] the workers track
   *[atelier] the atelier
}, not { $asked }.
illegal-too_few_nurses = That takes { $asked } nurses, and you have { $have } left.
illegal-newborns_do_not_fit = Of the ants that still fit, { $least } to { $most } can be workers, not { $asked }.
illegal-room_too_deep = { $room ->
    [gestation] The gestation room
    [larder] The larder
    [quarry] The quarry
   *[queen] The queen’s room
} is on level { $needed }; your colony reaches level { $have }.
illegal-room_taken = A worker is already in { $room ->
    [gestation] the gestation room
    [larder] the larder
    [quarry] the quarry
   *[queen] the queen’s room
}.
illegal-nothing_for_the_queen = The queen eats 1 food, and you have none.
illegal-quarry_yields_earth_or_stone = The quarry yields earth or stone: choose one.
illegal-not_your_tunnel = This is not one of your tunnels.
illegal-outside_the_garden = This is outside the garden in play.
illegal-water = Ants cannot cross water.
illegal-not_adjacent = Your worker cannot get there with the movement points it has left.
illegal-no_movement_left = Your worker has no movement points left.
illegal-tile_is_one_space = A tile is one space: enter it as a whole.
illegal-no_soldier_to_enter = Entering another player's space costs a soldier, and you have none.
illegal-prey_must_be_hunted = { $prey ->
    [ladybug] The ladybug
    [termite] The termite
   *[spider] The spider
} here must be hunted by whoever enters.
illegal-no_prey = There is no prey here.
illegal-too_few_soldiers = { $prey ->
    [ladybug] A ladybug
    [termite] A termite
   *[spider] A spider
} takes { $needed ->
    [one] 1 soldier
   *[other] { $needed } soldiers
}, and you have { $have }.
illegal-not_on_a_pheromone = Your worker does not stand on a pheromone.
illegal-special_tiles_stay = Special tiles cannot be cleared.
illegal-pheromone_not_empty = The pheromone still carries { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
illegal-no_earth_to_clear = Clearing takes 1 earth, and you have none.
illegal-not_under_the_pheromone = This hex was not under the pheromone you clear.
illegal-space_not_empty = Your worker stands on a { $tunnel ->
    [true] tunnel
   *[false] tile
}; a tile is placed on an empty space.
illegal-does_not_fit_the_garden = The tile does not fit: part of it would { $obstacle ->
    [water] lie in the water
    [edge] extend beyond the garden
    [zone] lie in an area that is not used with this number of players
   *[other] not lie in the garden
}.
illegal-no_such_turn = The tile can be turned in { $turns } ways only.
illegal-not_under_the_worker = The tile must cover the hex where your worker stands.
illegal-hex_covered = There is already a tile, prey or a tunnel here.
illegal-none_in_reserve = No pheromone of this shape is left in your reserve.
illegal-level_too_low = This tile asks for colony level { $needed }; yours reaches level { $have }.
illegal-needs_hexagon_plus1 = This pheromone asks for the event Hexagon +1 and colony level { $level }.
illegal-stock_used_up = No special tile of this kind is left.
illegal-no_ownership_cube = All { $cubes } of your ownership cubes lie on special tiles.
illegal-too_few_cubes = That takes { $needed } { $cube ->
    [food] food
    [earth] earth
   *[stone] stone
}, and you have { $have }.
illegal-nothing_to_choose = There is no cube to choose here now.
illegal-no_such_cube = There is no { $cube ->
    [food] food
    [earth] earth
   *[stone] stone
} to take here.
illegal-harvest_is_mandatory = A cube must be taken from each of your pheromones first.
illegal-already_crafted = { $craft ->
    [tunnel] Tunnel
    [level] Ant colony level
    [nurse] New nurse
   *[objective] Objective
}: already done this season. You can take each action of the atelier once.
illegal-no_tunnel_left = All { $most } of your tunnels are in the garden.
illegal-tunnel_hex_not_empty = A tunnel needs an empty hex of dry land.
illegal-tunnel_not_beside_yours = A tunnel must touch one of your pheromones, tunnels or special tiles.
illegal-deepest_level = Your colony is already on its lowest level.
illegal-no_nurse_left = All { $most } of your nurses are in play.
illegal-too_few_larvae_for_nurse = A nurse takes { $needed ->
    [one] 1 larva
   *[other] { $needed } larvae
}, and you have { $have }.
illegal-objective_not_in_play = This objective is not in play.
illegal-objective_completed = You have already completed this objective.
illegal-objective_locked = This objective is of level { $level }; complete one of the level before it first.
illegal-objective_unmet = { $counted ->
    [food] This objective takes { $needed } food, and you have { $have }.
    [earth] This objective takes { $needed } earth, and you have { $have }.
    [stone] This objective takes { $needed } stone, and you have { $have }.
    [earth_or_stone] This objective takes { $needed } earth or stone, and you have { $have } in all.
    [larvae] This objective takes { $needed } larvae, and you have { $have }.
    [prey_tokens] This objective takes { $needed } hunted prey, and you have { $have }.
    [soldiers] This objective takes { $needed } soldiers, and you have { $have }.
    [special_tiles] This objective asks for { $needed } special tiles of yours in the garden, and you have { $have }.
    [nurses] This objective asks for { $needed } nurses in play, and you have { $have }, those on objectives included.
    [spare_nurses] This objective takes { $needed ->
        [one] 1 nurse
       *[other] { $needed } nurses
    } besides the one in the atelier, and you have { $have } to spare.
    [colony_level] This objective asks for colony level { $needed }; your colony is on level { $have }.
    [pheromones] This objective asks for { $needed } connected pheromones, and you have { $have } in all.
   *[other] This objective asks for { $needed }, and you have { $have }.
}
illegal-objective_not_connected = This objective asks for { $needed } connected pheromones. You have { $have }, but only { $largest } in your largest group.
illegal-mix_does_not_add_up = { $least } to { $most } of the cubes can be earth, not { $asked }.
illegal-cannot_pick = This tile cannot be picked for the objective.
illegal-nothing_to_discard = You have no { $cube ->
    [food] food
    [earth] earth
   *[stone] stone
} to discard.
