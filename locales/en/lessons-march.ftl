# The lesson of March of the Ants: crates/march/lessons/first.toml has its steps.

lesson-march-aim = Four rounds in the Meadow
    .say = Whoever has the most colony points after the fourth round wins. They come from hexes you control, battles, evolutions and goals. Let us play the first round together.
lesson-march-take = A home for your ants
    .say = Two hexes to choose from, and you keep one. Take Fern: with an ant on each of its three sites it gives 2 food and 2 larvae every round, and food pays for your actions.
lesson-march-home = Beside the Great Tunnel
    .say = The Great Tunnel in the middle connects both colonies. Put Fern above it and press “Turn” once: a tunnel then also leads down to the right, where you will explore.
lesson-march-nest = Your nest
    .say = Besides your three ants on Fern you have 3 larvae, 2 food and 2 cards. Most actions cost 1 food, so spend it with care; a larva becomes an ant or pays for a card.
lesson-march-explore = Explore
    .say = More hexes give more. Press “Explore”, put the new hex to the lower right of Fern, and turn it until it connects to the Great Tunnel as well: such hexes are worth points.
lesson-march-enter = Sites and control
    .say = Each site holds one ant and gives its yield every round; whoever is on the one with the ring controls the hex. You need Fern’s food most, so send the ant from its larvae to the new ring, then press “Done”.
lesson-march-react = Your Reaction
    .say = After each action the other player may react for free. The bot explores, so you may place a larva: put it on the empty site of Fern. It becomes an ant, and no site lies idle.
lesson-march-evolve = Evolve
    .say = A card is paid for with larvae or ants, never with food. Play Armored Head for one larva: any head adds 1 to your strength in battle, and this one also spares an ant.
lesson-march-brood = One more Reaction
    .say = When the bot forages, it draws two cards, and you may gain a larva. Reactions cost you nothing, so look at each of them: what others do helps you too.
lesson-march-march = March
    .say = You have five steps, larvae first. Put two larvae into the Great Tunnel, then send both on to empty sites of Soil, the bot’s hex: they will collect there too. Then press “Done”.
lesson-march-rest = Rest
    .say = Your food is spent, so rest: that brings a larva. Once one of two players has rested, the other has one last turn. Then the Worker Phase is over.
lesson-march-battle = A battle
    .say = There are more ants in this hex than it has sites, so you must fight. The panel counts both strengths; the defender wins ties. Commit your card: its ferocity is added, then it is discarded.
lesson-march-spoils = Casualties and spoils
    .say = The loser loses as many ants as the winner’s strength; the winner loses fewer and gains a point. If you have won, occupy what is empty: one ant to the control site, another to the food.
lesson-march-harvest = Harvest, then food
    .say = In the Queen Phase each site with your ant has given its yield. Then all ants ate: 1 food is enough for four of them. If food runs out, you pay larvae; after that, ants starve.
lesson-march-decree = The Royal Decree
    .say = Your queen grants 2 food or 5 larvae. Larvae make many ants, but without food they do not get far, and you have little left. Take the food.
lesson-march-slumber = Slumber brings points
    .say = The round is over. Each hex you control that has a tunnel to the Great Tunnel gave you a point, and will again in every round. Holding them is often worth more than one more hex far away.
lesson-march-forage = Forage
    .say = Your hand is empty. Forage: 1 food for two cards, which may be evolutions, events or Colony Goals. Remember that a head, a thorax and an abdomen together are worth 3 points.
lesson-march-alone = From here on you play
    .say = Three more rounds like this one, the last without a decree. Explore, evolve, fight where you are stronger, and keep food for your ants. At the end the most larvae, food and cards score too: good luck!
lesson-march-remark-feeding = Your ants need { $due } food, and after the harvest you will have { $food }: { $larvae ->
    [one] 1 larva would be eaten instead.
   *[other] { $larvae } larvae would be eaten instead.
  }
lesson-march-remark-starving = Your ants need { $due } food, and after the harvest you will have { $food }: { $starving ->
    [one] 1 ant would starve.
   *[other] { $starving } ants would starve.
  }
lesson-march-remark-last = The last round begins. Whoever ends it with the most larvae, food or cards scores { $points } points for each, so what you save is worth something too.
lesson-march-remark-battle = A battle is coming { $in }, and you are weaker: { $own } against { $theirs }. March more ants there, leave, or keep a card with high ferocity.
lesson-march-remark-decree = You have { $food } food, and each Explore, March or Forage costs { $price }: think of the next round.
lesson-march-remark-rest = Without food, only a card or a rest is left. Resting brings { $larvae ->
    [one] 1 larva
   *[other] { $larvae } larvae
  } at once{ $food ->
    [0] {""}
   *[other] , and { $food } food for each later turn that others take
  }.
lesson-march-remark-body = “{ $card }” would complete an ant body: { $points } points.
lesson-march-remark-site = There is room among your own ants: one more { $site } would bring { $gain } in every harvest.
lesson-march-remark-larvae = { $n } larvae wait in your chamber. In a March each of up to { $steps } steps can put one into the Meadow, where it collects and fights.
lesson-march-remark-goal = “{ $card }” is worth { $points } points whenever it is met at Slumber, and now it is not. Have a look at what it asks for.
lesson-march-remark-inner = The hex you control { $in } scores nothing. Hexes of the Inner Meadow, connected with the Great Tunnel, bring { $points ->
    [one] 1 point
   *[other] { $points } points
  } in every round.
