# The Common Meadow Ant and the primitive species: their Royal Decree, their own action and their drawbacks.

species-common_meadow_ant = Common Meadow Ant
    .decree = { $decree-food } food or { $decree-larvae ->
        [one] 1 larva
       *[other] { $decree-larvae } larvae
    }
species-crazy_ant = Crazy Ant
    .decree = { $decree-food } food or { $decree-larvae ->
        [one] 1 larva
       *[other] { $decree-larvae } larvae
    }
    .action = Dance of Chaos
    .does = For { $cost_food } food: discard cards from the deck until an event turns up; you must play it, for free. Then you may take steps up to its ferocity, larvae first.
    .reaction = Each other player may gain { $reaction_larvae ->
        [one] 1 larva
       *[other] { $reaction_larvae } larvae
    }.
    .drawbacks = Frenzy: you cannot Rest while you have food or cards. Distracted Ranks: thorax evolutions give no caste bonus.
species-nomadic_ant = Nomadic Ant
    .decree = { $decree-food } food or { $decree-larvae ->
        [one] 1 larva
       *[other] { $decree-larvae } larvae
    }
    .action = Journey of 6000 Steps
    .does = For { $cost_food } food: explore { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    } from the same hex, each connected to it by a tunnel. All your ants in that hex move into the new { $hexes ->
        [one] one
       *[other] ones
    }.
    .reaction = Each other player may put { $reaction_larvae ->
        [one] 1 larva
       *[other] { $reaction_larvae } larvae
    } into a hex they inhabit or into the Great Tunnel, and then take { $reaction_steps ->
        [one] 1 step
       *[other] { $reaction_steps } steps
    } with an ant.
    .drawbacks = Infertile Queen: in Harvest a double larvae site gives you only { $larvae_from_double_site ->
        [one] 1 larva
       *[other] { $larvae_from_double_site } larvae
    }. Path of Peace: head evolutions give no caste bonus.
species-mutant_ant = Mutant Ant
    .decree = { $decree-food } food or { $decree-larvae ->
        [one] 1 larva
       *[other] { $decree-larvae } larvae
    }
    .action = Double Spliced Genes
    .does = For { $cost_food } food: play 1 evolution at its cost, then you may play another that costs no more, for free. Each goes on top of the evolutions of its section or beneath them.
    .reaction = Each other player may play 1 evolution at its cost; you gain as many larvae as it costs.
    .drawbacks = Enlightened Colony: you lose { $points_lost_in_battle ->
        [one] 1 colony point
       *[other] { $points_lost_in_battle } colony points
    } for each battle you are involved in. Mutation: at the start of the Soldier Phase you discard your hand and draw as many cards.
species-raiding_ant = Raiding Ant
    .decree = { $decree-food } food or { $decree-larvae ->
        [one] 1 larva
       *[other] { $decree-larvae } larvae
    }
    .action = Raiding Party
    .does = For { $cost_food } food: take up to { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, and 1 more for each thorax evolution, larvae first. Then battle a player in a contested hex where you have an ant, as the invader.
    .reaction = The player you battled draws { $reaction_cards ->
        [one] 1 card
       *[other] { $reaction_cards } cards
    }.
    .drawbacks = One Track Mind: you start the game with { $start_cards ->
        [one] 1 card
       *[other] { $start_cards } cards
    }. War Rations: abdomen evolutions give no caste bonus.
