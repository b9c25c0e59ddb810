# The lesson of Myrmes: crates/myrmes/lessons/first.toml has its steps.

lesson-myrmes-aim = Three years of an ant colony
    .say = Whoever has the most points after the third winter wins. This track shows them: you and the bot begin with 10. Let us play the first year together.
lesson-myrmes-garden = The garden and your tunnel
    .say = Your workers come out here. Grass grows food, earth and stone are for digging, mushrooms give nothing, and nobody crosses water.
lesson-myrmes-event = The event of the season
    .say = A die chose Larvae +2 for this spring: two larvae more if any are born. Larvae could push your cube to another event. This one is good, so keep it.
lesson-myrmes-births = Three nurses
    .say = Nurses raise your colony. Put one on larvae and two on workers: one larva, two more by the event, and one more worker.
lesson-myrmes-leave = Your first sortie
    .say = Players take turns, one worker at a time. Press your tunnel: a worker leaves with three steps. It does not come back, so make it count.
lesson-myrmes-walk = A step
    .say = Each hex costs one step. Go to the lit earth; behind it there is grass, and the first winter asks for 4 food.
lesson-myrmes-place = Your first pheromone
    .say = Step onto the grass and lay a pair of hexes over both grass hexes. A cube of food lies on each; every season you may take one of them home.
lesson-myrmes-room = Work in the colony
    .say = A worker can also stay inside: this room gives a larva, and the worker comes back at the end of the season. You will soon see what five larvae are good for.
lesson-myrmes-another = Earth and stone
    .say = Your last worker goes out. Lay a pair over earth and stone, right beside your tunnel: with earth and stone you dig deeper levels, which allow larger tiles.
lesson-myrmes-harvest = Harvest
    .say = Each pheromone gives one cube. The grass has only food, so it comes by itself; here you choose. Take the earth.
lesson-myrmes-summer = Summer
    .say = The worker from the room is back; those in the garden are gone. Summer’s die says Soldier +1, if any soldier is born. Keep it.
lesson-myrmes-soldiers = Soldiers, and a nurse in the atelier
    .say = Two nurses on soldiers bring two of them, thanks to the event. Send the third nurse to the atelier: she has something to do with your larvae.
lesson-myrmes-hunt = Hunting
    .say = A ladybug is worth 2 food and costs one soldier. Leave, cross your own pheromone (a whole tile is one step), and press the ladybug.
lesson-myrmes-ground = Use the ground
    .say = A hunt does not end the sortie. Lay a pair where the ladybug was: the tile carries one more food, because mushrooms give nothing.
lesson-myrmes-objective = An objective
    .say = Your nurse completes an objective: “5 larvae” is worth 6 points. The nurse stays on it, so plan for one nurse less.
lesson-myrmes-store = What the store keeps
    .say = At the end of a season you keep only 4 cubes. Winter is near and wants food: discard the stone and the earth. Then only food is left, and one of it goes too.
lesson-myrmes-winter = Winter is coming
    .say = After autumn you pay 4 food, less 1 for each soldier. Each food you lack costs 3 points. Play this autumn as you like; I only remark on it.
lesson-myrmes-alone = A new year
    .say = That was a whole year. The next two work the same way, but winters ask for 5 and 6 food. Dig deeper, build larger, complete objectives: good luck!
lesson-myrmes-remark-winter = Winter will take { $due } food, and you have { $food }: that would cost { $points } points.
lesson-myrmes-remark-store = You have { $n } cubes, and the storeroom keeps { $limit } at the end of the season: spend what you can, or lose { $over }.
lesson-myrmes-remark-prey = { $prey ->
    [ladybug] A ladybug
    [termite] A termite
   *[spider] A spider
  } is within reach of your worker: for { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
  } it brings { $food } food{ $points ->
    [0] {""}
   *[other] {" "}and { $points } points
  }.
lesson-myrmes-remark-last = This is the last season. Only points count afterwards, and the winter still wants its food: turn everything else into points now.
lesson-myrmes-remark-objective = You can already pay for the objective “{ $objective }”: a nurse in the atelier would score { $points } points with it.
lesson-myrmes-remark-level = You have what level { $level } costs: a nurse in the atelier could dig, and deeper colonies place larger tiles.
lesson-myrmes-remark-soldiers = Without soldiers your workers cannot hunt or enter opposing tiles. { $nurses } nurses bring one, who also saves a food in winter.
lesson-myrmes-remark-larvae = You have { $n } larvae, enough for { $reached ->
    [one] 1 other event
   *[other] { $reached } other events
  }. What you keep is not lost: { $sacrifice } larvae become 1 food at any time.
lesson-myrmes-remark-empty = { $n ->
    [one] Your pheromone is empty
   *[other] Your { $n } pheromones are empty
  }: without a new one on fresh ground there is nothing to harvest.
