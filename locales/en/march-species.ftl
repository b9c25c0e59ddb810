# The common meadow ant and the primitive species: Royal Decree, the action of their own, and what they lack.

species-common_meadow_ant = Common Meadow Ant
    .decree = 2 food or 5 larvae
species-crazy_ant = Crazy Ant
    .decree = 2 food or 4 larvae
    .action = Dance of Chaos
    .does = For 1 food: discard cards from the deck until an event turns up, and play it for free; you must. Then you may take steps up to its ferocity, larvae first.
    .reaction = Each other player may gain 1 larva.
    .drawbacks = Frenzy: you cannot Rest while you have food or cards. Distracted Ranks: thorax evolutions give no caste bonus.
species-nomadic_ant = Nomadic Ant
    .decree = 2 food or 4 larvae
    .action = Journey of 6000 Steps
    .does = For 1 food: explore 2 hexes from the same hex, each joined to it by a tunnel. All your ants in that hex move into the two new ones.
    .reaction = Each other player may put 1 larva into a hex they inhabit or into the Great Tunnel, and then take 1 step with an ant.
    .drawbacks = Infertile Queen: in Harvest a double larvae site gives you only 1 larva. Path of Peace: head evolutions give no caste bonus.
species-mutant_ant = Mutant Ant
    .decree = 2 food or 4 larvae
    .action = Double Spliced Genes
    .does = For 1 food: play 1 evolution at its cost, then you may play another that costs no more, for free. Each goes on top of the evolutions of its section or beneath them.
    .reaction = Each other player may play 1 evolution at its cost; you gain as many larvae as it costs.
    .drawbacks = Enlightened Colony: you lose 1 colony point for each battle you are involved in. Mutation: at the start of the Soldier Phase you discard your hand and draw as many cards.
species-raiding_ant = Raiding Ant
    .decree = 2 food or 4 larvae
    .action = Raiding Party
    .does = For 1 food: take up to 3 steps, and 1 more for each thorax evolution, larvae first. Then battle a player in a contested hex where you have an ant, as the invader.
    .reaction = The player you battled draws 1 card.
    .drawbacks = One Track Mind: you start the game with 1 card. War Rations: abdomen evolutions give no caste bonus.
