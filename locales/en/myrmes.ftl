# Everything around the garden of a Myrmes table.

my-year = Year
my-garden = The garden
my-others = Colonies, objectives, log
my-or = or
my-of = { $n } of { $of }
my-you = you
my-thinking = thinking
my-waiting = waiting
my-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

## seasons and phases

my-season-spring = Spring
my-season-summer = Summer
my-season-autumn = Autumn
my-season-winter = Winter
my-bar-year = Year { $year } of 3. The game ends after the third winter.
my-bar-seasons = Seasons
my-bar-phases = Phases
my-bar-winter = Winter: every colony discards { $due } food this year, less one for each soldier.
my-bar-die = { $season } { $die }, { $event }
my-phase-event = Event
    .rule = Everybody at once: larvae push the event cube, one for each space.
my-phase-births = Births
    .rule = Everybody at once: nurses go to the birth tracks and the atelier.
my-phase-workers = Workers
    .rule = In turn, one worker each: into a room of the ant colony or out into the garden.
my-phase-harvest = Harvest
    .rule = Everybody at once: one cube from each pheromone.
my-phase-atelier = Atelier
    .rule = In turn: nurses dig tunnels and levels, create nurses and complete objectives.
my-phase-end_of_season = End of turn
    .rule = Everybody at once: discard what the storeroom cannot hold; workers and nurses return to their rooms.
my-phase-winter = Winter
    .rule = Everybody at once: discard food; each missing one costs points.
my-phase-over = The end
    .rule = The third winter is over.

## things

my-cube-food = food
    .hint = Food: for winter, the queen, new nurses and scavenging.
my-cube-earth = earth
    .hint = Earth: for digging deeper, clearing pheromones and sub-colonies.
my-cube-stone = stone
    .hint = Stone: for digging deeper, aphid farms and sub-colonies.
my-cubes-food = { $n } food
my-cubes-earth = { $n } earth
my-cubes-stone = { $n } stone
my-larvae = larvae
my-larvae-n = { $n ->
    [one] { $n } larva
   *[other] { $n } larvae
  }
my-prey-ladybug = { $n ->
    [one] { $n } ladybug
   *[other] { $n } ladybugs
  }
my-prey-termite = { $n ->
    [one] { $n } termite
   *[other] { $n } termites
  }
my-prey-spider = { $n ->
    [one] { $n } spider
   *[other] { $n } spiders
  }
my-event = Event
my-event-level_plus_1 = Level +1
    .effect = One worker may use the room one level down; tiles and storage count as one level deeper.
my-event-vp_plus_1 = VP +1
    .effect = One point more each time you score this season.
my-event-larvae_plus_2 = Larvae +2
    .effect = Two more larvae if your nurses give birth to any.
my-event-harvest_plus_3 = Harvest +3
    .effect = Up to three more cubes from your pheromones.
my-event-move_plus_3 = Move +3
    .effect = Your workers have six movement points instead of three.
my-event-soldier_plus_1 = Soldier +1
    .effect = One more soldier if your nurses give birth to any.
my-event-hexagon_plus_1 = Hexagon +1
    .effect = You may place pheromones of the next level this season.
my-event-worker_plus_1 = Worker +1
    .effect = One more worker if your nurses give birth to any.
my-event-here = { $event }, your cube is here
my-event-as-die = as rolled, { $die }
my-event-pushed = rolled { $die }, pushed to { $event }
my-tile-pair2 = Pair
my-tile-line3 = Line
my-tile-triangle3 = Triangle
my-tile-rhombus4 = Rhombus
my-tile-hook4 = Hook
my-tile-trapezoid5 = Trapezoid
my-tile-triangle6 = Large triangle
my-tile-aphid_farm = Aphid farm
    .brings = Gives 1 food at every harvest.
my-tile-scavenging = Scavenging
    .brings = Gives 1 earth or 1 stone at every harvest.
my-tile-sub_colony = Sub-colony
    .brings = Scores 2 points at every harvest.
my-tile-label = { $tile }: { $left } left, { $points } points
my-tile-label-plain = { $tile }: { $points } points
my-tile-hint = { $tile }, size { $size }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } when placed, from colony level { $level } on.
my-tile-pays = Costs { $pays }.
my-tile-not-here = It does not fit where your worker stands.
my-objective-food = { $n } food
    .rule = Discard { $n } food.
my-objective-earth_or_stone = { $n } earth or stone
    .rule = Discard { $n } cubes of earth or stone, in any mix.
my-objective-stone = { $n } stone
    .rule = Discard { $n } stone.
my-objective-larvae = { $n } larvae
    .rule = Discard { $n } larvae.
my-objective-prey = { $n } prey
    .rule = Discard { $n } prey tokens.
my-objective-soldiers = { $n } soldiers
    .rule = Discard { $n } soldiers.
my-objective-special_tiles = { $n } special tiles
    .rule = Own { $n } special tiles and take your cube off { $n ->
        [2] one of them
       *[other] two of them
      }.
my-objective-nurses = { $n } nurses
    .rule = Have { $n } nurses in play and discard { $n ->
        [6] one of them
       *[other] two of them
      }.
my-objective-colony_level = Level { $n }
    .rule = Reach level { $n } and move your disc back { $n ->
        [2] one level
       *[other] two levels
      }.
my-objective-pheromones = { $n } pheromones
    .rule = Have { $n } connected pheromones and empty them.

## colonies

my-colonies = Colonies
my-turn-order = turn order
my-first-player = First player
my-open-colony = Open { $who }’s colony
my-figure-level = Colony level { $n }
my-figure-workers = Workers: { $n }
my-figure-soldiers = Soldiers: { $n }
my-figure-larvae = Larvae: { $n }
my-figure-nurses = Nurses: { $n }
my-figure-store = Cubes in the storeroom: { $n }
my-your-colony = Your colony
my-colony-of = { $who }’s colony
my-colony-level = { $who }, level { $level }
my-looking-only = view only, year { $year }, { $season }
my-back-to-yours = Back to your colony
my-since = Since your last turn
my-pop-worker = { $n ->
    [one] worker
   *[other] workers
  }
    .hint = Workers not yet sent: each goes into a room or out into the garden. { $ants } of your { $most } ants are in play.
my-pop-soldier = { $n ->
    [one] soldier
   *[other] soldiers
  }
    .hint = Soldiers hunt prey, cross opposing tiles, and guard one food each in winter. { $ants } of { $most } ants are in play.
my-pop-larva = { $n ->
    [one] larva
   *[other] larvae
  }
    .hint = Larvae push the event cube, become nurses, and three of them make one food.
my-pop-nurse = { $n ->
    [one] nurse
   *[other] nurses
  }
    .hint = Nurses give birth to ants or work in the atelier. There are { $most } at most.
my-pop-prey = prey
    .hint = Hunted prey, for objectives.
my-store = Storeroom
    .winter = If winter came now: { $due } food due, { $points } points.
my-store-of = { $n } of { $limit }
my-store-winter = winter takes { $due }
my-store-guards = { $n ->
    [one] soldiers guard { $n }
   *[other] soldiers guard { $n }
  }
my-store-short = { $n } short
my-store-free = A free place. What is over the limit is discarded at the end of the season.
my-store-shut = Part of the larger storeroom, from level 2 on.
my-sacrifice = 3 larvae for 1 food
    .hint = Sacrifice three larvae for one food. Allowed whenever you have a decision to make.
my-scents-left = Pheromones left
my-scents-size = up to size { $size }
my-nest = Ant colony
my-nest-level = level { $level }
my-nest-reaches = level { $level }, this season down to { $reaches }
my-nest-label = The ant colony, level { $level }
my-nest-store = store { $n }
my-room-gestation = Gestation room
    .hint = Level 0: a worker here brings 1 larva.
my-room-larder = Larder
    .hint = Level 1: a worker here brings 1 food.
my-room-quarry = Quarry
    .hint = Level 2: a worker here brings 1 earth or 1 stone.
my-room-queen = Queen’s room
    .hint = Level 3: a worker here feeds the queen 1 food for 2 points.
my-quarry =
    .hint = The worker brings 1 { $cube }.
my-births-and-atelier = Births and atelier
my-track-larvae = Larvae
    .rule = One nurse brings 1 larva, the second and third 2 more each.
my-track-soldiers = Soldiers
    .rule = Two nurses bring a soldier, a third one more.
my-track-workers = Workers
    .rule = Two nurses bring a worker, four bring two.
my-track-atelier = Atelier
    .rule = Each nurse here does one thing in the atelier later this season.
my-craft-tunnel = New tunnel
    .hint = Place a tunnel exit beside anything of yours. You gain 1 earth.
    .brings = gives 1 earth, { $n } of { $of } dug
    .do = Dig it
my-craft-level = Dig to level { $level }
    .hint = Improve your ant colony by one level.
    .brings = store { $store }, larger pheromones, a new room
    .do = Dig
my-craft-nurse = New nurse
    .hint = Create a nurse from larvae and food.
    .brings = your nurse number { $nurses }
    .do = Create
my-craft-objective = Objective
    .hint = Complete one of the objectives below. The nurse stays on it for good.
    .brings = scores
    .do = Complete
my-craft-done = Done this season: { $craft }
my-craft-was-done = done this season
my-craft-objectives = { $n } of { $of } can be completed
my-atelier-waiting = Nurses in the atelier that have not acted yet: { $n }

## objectives

my-objectives = Objectives
my-objectives-open = { $level ->
    [1] you may take level 1
    [2] you may take level 1 or 2
   *[other] you may take any level
  }
my-objectives-hand-in = one a season, with a nurse
my-objective-hint = { $rule } Scores { $points }; whoever completed it in an earlier season gets { $give }.
my-objective-yours = You have completed it.
my-objective-now = You can complete it now.
my-objective-shut = Complete one of level { $level } first.
my-objective-points = { $n } points for completing it.
my-objective-bonus = { $others }: { $give } points each.

## prompt

my-done = Done
    .harvest = Enough: take nothing more.
my-not-now = Not now
    .hint = Choose something else.
my-say-event = Push the event cube?
my-how-event = Every space costs a larva. Tap a space, or drag the cube.
my-take-it = Take it
    .hint = { $event }: { $effect }
my-leave-it = Leave it there
my-say-births = { $left ->
    [0] All nurses are placed
    [one] Place your last nurse
   *[other] Place your nurses: { $left } left
  }
my-how-births = { $left ->
    [0] Tap a nurse to take her back, or let the ants be born.
   *[other] Tap a lit place; tap a nurse to take her back.
  }
my-hatch = Give birth
    .hint = Place the nurses like this. All choices are revealed when everybody has chosen.
my-idle = { $n } idle
my-as-last = As last season
    .hint = Place the nurses as last season.
my-say-harvest = Harvest: one cube from each pheromone
my-how-harvest = Take a cube from the lit pheromone in the garden.
my-say-harvest-more = { $n ->
    [one] Harvest +3: one more cube?
   *[other] Harvest +3: up to { $n } more cubes?
  }
my-how-harvest-more = Your pheromones are harvested. You may still take lit cubes.
my-say-atelier = { $n ->
    [one] One nurse in the atelier
   *[other] { $n } nurses in the atelier
  }
my-how-atelier = Choose what she does. Each action once a season.
my-leave-atelier = Leave
    .hint = { $n ->
        [one] Leave the atelier. One nurse stays idle this season.
       *[other] Leave the atelier. { $n } nurses stay idle this season.
      }
my-say-objective = Complete { $objective }?
my-how-objective = You score { $points }.
my-how-objective-bonus = You score { $points }, { $others } { $n ->
    [one] { $give }
   *[other] { $give } each
  }.
my-hand-in = Complete
my-say-tunnel = Where do you place the tunnel exit?
my-how-tunnel = { $n ->
    [one] One lit hex is beside something of yours. You gain 1 earth.
   *[other] { $n } lit hexes are beside something of yours. You gain 1 earth.
  }
my-say-craft-level = Dig to level { $level }?
my-how-craft-level = It costs { $pays }.
my-say-craft-nurse = Create nurse number { $nurses }?
my-how-craft-nurse = She costs { $pays } and works from next season on.
my-say-pay = What do you discard for { $objective }?
my-how-pay = Choose the mix of earth and stone.
my-say-empty = Which pheromones do you empty?
my-how-empty = { $objective }: pick lit pheromones that touch, in the garden.
my-say-unmark = Which special tile loses your cube?
my-how-unmark = { $objective }: pick a lit tile; your cube comes off it.
my-say-storing = Keep { $keep }, discard { $toss }
my-how-storing = Tap a cube to change sides.
my-how-storing-off = { $more ->
    [true] Discard { $n } more.
   *[other] Take { $n } back.
  }
my-keep-these = Keep these
    .hint = The rest goes back to the supply.
my-lost = { $n } lost
my-say-winter = Winter takes { $due } food
my-how-winter = { $missing ->
    [0] You have enough.
    [one] One is missing. Every missing food costs { $points } points.
   *[other] { $missing } are missing. Every missing food costs { $points } points.
  }
my-pay-winter = Pay { $food } food
    .hint = Pay for the winter like this.
my-pay-winter-larvae = Pay { $food } food and { $larvae } larvae
my-say-worker = { $n ->
    [one] Send your last worker
   *[other] Send one of your { $n } workers
  }
my-how-worker = A lit room in your ant colony, or a lit tunnel exit in the garden.
my-how-worker-out = { $n ->
    [one] Out through your lit tunnel exit in the garden.
   *[other] Out through one of your { $n } lit tunnel exits.
  }
my-say-sortie = { $n ->
    [0] No movement points left
    [one] 1 movement point left
   *[other] { $n } movement points left
  }
my-how-sortie = Move to a lit hex, or place a pheromone here.
my-how-sortie-hand = Turn the tile with R or the wheel, and place it: { $tile }.
my-how-sortie-walk = Move to a lit hex.
my-how-sortie-lay = Place a pheromone here, or stop.
my-how-sortie-end = Nothing more can be done here.
my-how-sortie-turn = Turn the tile until it fits, or choose another.
my-how-sortie-clear = Clear the empty pheromone under your worker, move on, or stop.
my-special = Special
    .hint = Take in hand: { $tile }
my-stop = Stop
    .hint = End the sortie. The worker is discarded.
my-clear = Clear it
    .hint = Remove { $who }’s empty pheromone for 1 earth.
my-lay = Place it
    .hint = Place the tile as shown. The worker is discarded.
my-lay-one = Pheromone
    .hint = Take a pheromone in hand and see where it would go.
my-wait-event = { $n ->
    [one] { $who } thinks about the event
   *[other] { $who } think about the event
  }
my-wait-births = { $n ->
    [one] { $who } places nurses
   *[other] { $who } place nurses
  }
my-wait-workers = { $who } sends a worker
my-wait-harvest = { $n ->
    [one] { $who } harvests
   *[other] { $who } harvest
  }
my-wait-atelier = { $who } is in the atelier
my-wait-end_of_season = { $n ->
    [one] { $who } clears the storeroom
   *[other] { $who } clear their storerooms
  }
my-wait-winter = { $n ->
    [one] { $who } gets through the winter
   *[other] { $who } get through the winter
  }
my-wait-over = The game is over
my-how-wait = It is not your turn.
my-how-watch = You are watching.
my-how-over = The third winter is over.

## moments

my-moment-event = The event
my-moment-births = The births
my-moment-harvest = The harvest
my-moment-atelier = The atelier
my-moment-storing = The storeroom
my-moment-winter = The winter
my-moment-final = The final score
my-stay = stay
my-die-said = rolled { $die }, { $event }
my-dice-next = Also on the table: { $dice }
my-space-price = { $n ->
    [0] Costs nothing: the cube stays.
    [one] Costs { $n } larva.
   *[other] Costs { $n } larvae.
  }
my-space-out = Out of reach: { $n } larvae, and you have { $have }.
my-larvae-left = { $n ->
    [one] larvae, { $n } is left
   *[other] larvae, { $n } are left
  }
my-nurses = Nurses
my-nurses-at-work = { $n } of { $of } at work
my-track-next = next nurse +{ $n }
my-track-full = full
my-track-larvae-takes = { $n } nurses for more
my-track-soldiers-takes = { $first ->
    [true] a first soldier takes { $n }
   *[other] another soldier takes { $n } more
  }
my-track-workers-takes = { $first ->
    [true] a first worker takes { $n }
   *[other] a second worker takes { $n } more
  }
my-track-atelier-note = one action each, chosen later
my-nurse-back = Take a nurse back from { $track }
    .hint = Tap to take her back, or drag her to another track.
my-nurse-here = Nurse to { $track }, adds { $n }
    .hint = { $n ->
        [0] A nurse here adds nothing yet.
       *[other] A nurse here adds { $n }.
      }
my-born-larvae = { $n } larvae born
my-born-soldiers = { $n } soldiers born
my-born-workers = { $n } workers born
my-born-atelier = { $n } nurses in the atelier
my-will-hatch = To be born
my-hat-larvae = larvae
my-hat-soldiers = soldiers
my-hat-workers = workers
my-hat-atelier = atelier
my-newborn = Only { $n } ants fit under the limit:
my-newborn-workers = Workers among the newborn
my-newborn-split = { $workers } workers, { $soldiers } soldiers
my-fewer = Fewer
my-more = More
my-hand = The nurse in your hand gives { $gains }; nothing yet elsewhere.
my-hand-nothing = The nurse in your hand gives nothing alone.
my-hand-larvae = { $n ->
    [one] { $n } larva more
   *[other] { $n } larvae more
  }
my-hand-soldiers = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
  }
my-hand-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
  }
my-hand-atelier = one action in the atelier
my-ants-lost = { $n ->
    [one] { $n } ant does not fit and is not born
   *[other] { $n } ants do not fit and are not born
  }
my-larvae-lost = { $n ->
    [one] { $n } larva is missing from the supply
   *[other] { $n } larvae are missing from the supply
  }
my-ants-out = { $n } of your { $most } ants are in play after this
my-harvest-must = One from each, required
my-harvest-may = Harvest +3, optional
my-size = size { $n }
my-of-itself = , automatic
my-store-after = Store after this
my-may-keep = { $n }, you may keep { $limit }
my-too-many = { $n } too many at the end of the season, unless the atelier uses them
my-atelier-once = { $n ->
    [one] one nurse left, each action once a season
   *[other] { $n } nurses left, each action once a season
  }
my-short = { $what } short
my-keeps-nurse = keeps the nurse
my-cost = { $what }: { $n } needed, you have { $have }
my-free = free
my-you-have-it = you have it
my-after-level = after a level { $level }
my-picked = { $n } picked
my-pick =
    .hint = Use this one for the objective.
my-pay =
    .hint = { $earth } earth and { $stone } stone leave your storeroom.
my-pay-mix = { $earth } earth, { $stone } stone
my-storeroom-level = Storeroom, level { $level }
my-goes-back = Goes back to the supply
my-toss = Discard: { $cube }
    .hint = Tap to discard it.
my-untoss = Keep: { $cube }
    .hint = Tap to keep it.
my-winter-next = Winter is next and takes { $due } food. { $guarded ->
    [0] No soldier guards any;
    [one] Your soldiers guard one of them;
   *[other] Your soldiers guard { $guarded } of them;
  } with these you have { $food } of { $needed }.
my-winter-later = The winter of this year takes { $due } food. { $guarded ->
    [0] No soldier guards any;
   *[other] Your soldiers guard { $guarded };
  } with these you have { $food } of { $needed }.
my-winter-guard = guarded
    .hint = A soldier guards this food: it need not be paid. The soldier stays.
my-winter-paid = paid
    .hint = Paid with food from your storeroom.
my-winter-fed = paid with larvae
    .hint = Paid with the food of sacrificed larvae.
my-winter-lack =
    .hint = Missing: costs points.
my-winter-guards = { $n ->
    [one] a soldier guards 1
   *[other] soldiers guard { $n }
  }
my-winter-pays = { $n } from the store
my-winter-feeds = { $n } from larvae
my-winter-short = { $n } short
my-winter-ways = How to make up for what is missing
my-winter-way =
    .hint = { $n } missing, { $points } points.
my-way-sacrifice = Sacrifice { $n } larvae
my-way-hungry = Go hungry
my-way-larvae = from { $a } larvae to { $b }
my-way-points = from { $a } points to { $b }
my-no-loss = no loss
my-winter-other = { $guarded } guarded, { $food } food
my-fed = fed
my-final-wins = { $n ->
    [one] { $who } wins with { $points }
   *[other] { $who } share the victory with { $points }
  }
my-final-behind = { $place ->
    [2] You are second
    [3] You are third
   *[other] You are fourth
  }, { $n ->
    [one] { $n } point
   *[other] { $n } points
  } behind.
my-final-ahead = You are { $n ->
    [one] { $n } point
   *[other] { $n } points
  } ahead.
my-final-shared = You share first place.
my-final-margin = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } ahead of the next.
my-final-note = { $n ->
    [one] { $n } objective, level { $level }
   *[other] { $n } objectives, level { $level }
  }
my-final-note-you = { $n ->
    [one] you, { $n } objective, level { $level }
   *[other] you, { $n } objectives, level { $level }
  }
my-final-note-bot = { $n ->
    [one] { $bot }, { $n } objective
   *[other] { $bot }, { $n } objectives
  }
my-by-season = Season by season
my-source-pheromones = pheromones
my-source-specials = special tiles
my-source-hunting = hunting
my-source-queen = queen fed
my-source-objectives = objectives
my-source-start = start and VP +1
my-source-lost = lost in winter
my-chart = Points by season, at the end: { $scores }
my-fact-season = Best season
my-fact-winter = Winters cost { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
my-fact-spared = { $n ->
    [one] { $who } lost none
   *[other] { $who } lost none
  }
my-fact-all-lost = everybody lost some
my-fact-objectives = { $n ->
    [one] { $n } objective completed
   *[other] { $n } objectives completed
  }

## the sheet of a phone

my-tab-colony = Colony
    .hint = The colony in full.
my-tab-players = Players
    .hint = All colonies and their points.
my-tab-objectives = Objectives
    .hint = The six objectives.
my-tab-log = Log
    .hint = What happened.
my-tab-event = Event
my-tab-births = Births
my-tab-harvest = Harvest
my-tab-atelier = Atelier
my-tab-storing = Store
my-tab-winter = Winter
my-tab-final = The end

## What is told to everybody

my-tell-year = Year { $year } begins
my-tell-year-how = The three dice of the year are rolled. Each larva pushes your event cube one space.
my-tell-year-title = Year { $year }
my-tell-year-sub = spring, summer, autumn, and then winter
my-tell-year-due = { $n } food are due
my-tell-year-have = You have { $have } of { $due } today: a soldier guards one, a food pays one.
my-tell-season = { $season ->
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
  } begins
my-tell-season-how = Its event: { $event }
my-tell-winter = Winter: every colony owes { $n } food
my-tell-winter-how = Soldiers guard, food pays. Every food that is missing costs { $points } points.
my-tell-winter-title = Winter of year { $year }
my-tell-winter-due = { $n } food are due from every colony
my-tell-winter-cap = { $guarded } guarded, { $paid } paid
my-tell-winter-loss = −{ $points }, { $n } food missing
my-tell-winter-fine = through the winter
my-tell-winter-one = { $who }: { $guarded } guarded, { $paid } paid, { $missing ->
    [0] nothing missing.
   *[other] { $missing } missing, { $points } points lost.
  }
my-tell-winter-is-guard = guards one, and stays
my-tell-winter-is-food = pays one
my-tell-winter-is-larva = { $larvae } make one
my-tell-winter-is-lack = missing: −{ $points } points
my-tell-winter-yours = Your winter
my-tell-winter-guards = { $n ->
    [one] 1 soldier guards, and stays
   *[other] { $n } soldiers guard, and stay
  }
my-tell-winter-pays = { $n } food from the store
my-tell-winter-larvae = { $n } food made from larvae
my-tell-winter-missing = { $n ->
    [0] nothing is missing
   *[other] { $n } food missing
  }
my-tell-winter-points = Points after this winter
my-tell-winter-next = The next winter asks for { $n } food.
