# The log of Myrmes: one line for every event. $name is a player's name.

log-year = year { $year }

## Words

log-n-food = { $n } food
log-n-earth = { $n } earth
log-n-stone = { $n } stone
log-n-larvae = { $n ->
    [one] 1 larva
   *[other] { $n } larvae
}
log-n-soldiers = { $n ->
    [one] 1 soldier
   *[other] { $n } soldiers
}
log-n-workers = { $n ->
    [0] no worker
    [one] 1 worker
   *[other] { $n } workers
}
log-n-nurses = { $n ->
    [one] 1 nurse
   *[other] { $n } nurses
}
log-n-levels = { $n ->
    [one] 1 level
   *[other] { $n } levels
}
log-n-prey = { $n } prey
log-n-emptied = { $n ->
    [one] the cubes of 1 pheromone
   *[other] the cubes of { $n } pheromones
}
log-n-unmarked = { $n ->
    [one] 1 special tile
   *[other] { $n } special tiles
}
log-die = { $season ->
    [spring] spring
    [summer] summer
   *[autumn] autumn
} { $pips }
log-nurses-larvae = { $n } for larvae
log-nurses-soldiers = { $n } for soldiers
log-nurses-workers = { $n } for workers
log-nurses-atelier = { $n } in the atelier
log-bonus-level_plus_1 = Level +1
log-bonus-vp_plus_1 = VP +1
log-bonus-larvae_plus_2 = Larvae +2
log-bonus-harvest_plus_3 = Harvest +3
log-bonus-move_plus_3 = Move +3
log-bonus-soldier_plus_1 = Soldier +1
log-bonus-hexagon_plus_1 = Hexagon +1
log-bonus-worker_plus_1 = Worker +1
log-objective-food_3 = 3 food
log-objective-earth_or_stone_2 = 2 earth or stone
log-objective-larvae_5 = 5 larvae
log-objective-prey_2 = 2 prey
log-objective-soldiers_2 = 2 soldiers
log-objective-special_tiles_2 = 2 special tiles
log-objective-pheromones_4 = 4 connected pheromones
log-objective-food_5 = 5 food
log-objective-stone_3 = 3 stone
log-objective-larvae_9 = 9 larvae
log-objective-prey_3 = 3 prey
log-objective-special_tiles_3 = 3 special tiles
log-objective-nurses_6 = 6 nurses
log-objective-colony_level_2 = Level 2
log-objective-stone_5 = 5 stone
log-objective-earth_or_stone_6 = 6 earth or stone
log-objective-prey_4 = 4 prey
log-objective-nurses_8 = 8 nurses
log-objective-colony_level_3 = Level 3
log-objective-pheromones_7 = 7 connected pheromones

## Setup and headings

log-start_drawn = { $name } starts from this tunnel
log-prey_laid = { $count ->
    [one] One prey lies in the garden
   *[other] { $count } prey lie in the garden
}
log-objectives_drawn = Objectives: { $objectives }
log-first_player = { $chance ->
    [yes] { $name } is drawn as first player
   *[no] { $name } is first player
}
log-dice_rolled = Year { $year }. The dice: { $dice }
log-season_began = { $season ->
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
} of year { $year }. The die shows { $die }, { $event }
log-phase_began = { $phase ->
    [event] Event
    [births] Event and births
    [workers] Workers
    [harvest] Harvest
    [atelier] Atelier
    [end_of_season] End of turn
    [winter] Winter
   *[over] The end
}
log-revealed-births = Births: { $born }
log-season_ended = { $season ->
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
} is over, the nurses come back
log-game_ended = The game is over: { $scores }

## Choices that stay hidden for now; the reader's own

log-chose-event = You choose { $to }, still hidden
log-chose-nurses = You place nurses, still hidden: { $places }
log-chose-nurses-none = You place no nurse, still hidden
log-chose-newborn = You choose { $workers } among the ants that fit, still hidden
log-chose-take = You take { $cube }, still hidden
log-chose-discard = You discard { $cube }, still hidden
log-chose-sacrifice = You sacrifice 3 larvae, still hidden
log-chose-done = You are done, still hidden

## The same choices where nothing is hidden any more: in a review or the answer of a puzzle

log-plan-event = Event: { $to }
log-plan-nurses = Nurses: { $places }
log-plan-nurses-none = No nurse is placed
log-plan-newborn = Of the ants that fit: { $workers }
log-plan-take = From the harvest: { $cube }
log-plan-discard = Discarded: { $cube }
log-plan-sacrifice = 3 larvae become 1 food
log-plan-done = Nothing more

## Event and births

log-larvae_sacrificed = { $name } sacrifices { $larvae } for { $food } food
log-larvae_sacrificed-none = { $name } keeps the larvae: no food is left
log-event_set = { $name } spends { $larvae }: { $to }
log-event_set-kept = { $name } keeps { $to }
log-nurses_placed = { $name } places nurses: { $places }
log-nurses_placed-none = { $name } places no nurse
log-born = { $name } gives birth to { $born }{ $lost ->
    [0] {""}
    [one] , 1 ant too many is lost
   *[other] , { $lost } ants too many are lost
}{ $missing ->
    [0] {""}
   *[other] , { $missing } larvae were missing in the supply
}
log-born-none = { $name } has no births{ $lost ->
    [0] {""}
    [one] , 1 ant too many is lost
   *[other] , { $lost } ants too many are lost
}{ $missing ->
    [0] {""}
   *[other] , { $missing } larvae were missing in the supply
}

## Workers

log-worked_in-gestation = { $name } works in the gestation room, takes { $gained }
log-worked_in-larder = { $name } works in the larder, takes { $gained }
log-worked_in-quarry = { $name } works in the quarry, takes { $gained }
log-worked_in-queen = { $name } feeds the queen
log-worker_left = { $name } sends a worker out through a tunnel
log-worker_moved = { $name } moves { $steps ->
    [one] one space
   *[other] { $steps } spaces
}
log-worker_moved-soldier = { $name } enters a space of { $owner }, which costs a soldier
log-prey_hunted = { $name } hunts { $prey ->
    [ladybug] a ladybug
    [termite] a termite
   *[spider] a spider
} with { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}, takes { $food } food
log-pheromone_cleared = { $name } clears an empty pheromone of { $owner }
log-pheromone_cleared-own = { $name } clears an empty pheromone of their own
log-tile_placed = { $name } places a pheromone of { $size } with { $cubes }
log-tile_placed-bare = { $name } places a pheromone of { $size }, without cubes
log-tile_placed-aphid_farm = { $name } builds an aphid farm
log-tile_placed-scavenging = { $name } builds a scavenging
log-tile_placed-sub_colony = { $name } builds a sub-colony
log-worker_discarded = { $name } ends the sortie

## Harvest, atelier, end of the season, winter

log-harvested = { $name } harvests { $cubes }
log-farm_harvested = { $name } gets { $cubes } from special tiles
log-sub_colony_harvested = { $name } scores for a sub-colony
log-tunnel_placed = { $name } digs a tunnel and takes { $earth } earth
log-level_dug = { $name } digs to level { $level } for { $paid }
log-nurse_made = { $name } creates a nurse for { $paid }
log-objective_begun = { $name } begins the objective { $objective }
log-tile_picked = { $name } picks a tile for the objective
log-objective_completed = { $name } completes { $objective } and discards { $given }
log-objective_completed-free = { $name } completes { $objective }
log-objective_bonus = { $name } gets a bonus: { $by } completed { $objective } too
log-atelier_left = { $name } leaves the atelier{ $idle ->
    [0] {""}
    [one] , 1 nurse idle
   *[other] , { $idle } nurses idle
}
log-stored = { $name } has no room for { $cubes }
log-stored-all = { $name } keeps everything in store
log-workers_returned = { $name } takes { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} back from the rooms
log-first_player_passed = { $name } becomes first player
log-wintered = { $name } pays { $paid } of { $due } food{ $guarded ->
    [0] {""}
   *[other] , soldiers guard { $guarded }
}{ $missing ->
    [0] {""}
   *[other] , { $missing } missing
}
