# The cards: name, text, and a sentence or two of detail.

## Events

card-queens_journey = A Queen's Journey
    .text = Of the top { $look ->
        [one] 1 hex
       *[other] { $look } hexes
    } of the pile add one to the Meadow, wherever you like; return the others to the top in any order. You may put { $larvae ->
        [one] 1 larva
       *[other] up to { $larvae } larvae
    } on the new hex.
    .detail = Nobody else sees the others. The new hex has to touch another one, but no tunnel has to match. You resolve its icons and its effect. Larvae come from your Larvae Chamber. Any larva may go into the Great Tunnel instead.
card-adaptive_radiation = Adaptive Radiation
    .text = You may discard { $discards ->
        [one] 1 evolution
       *[other] up to { $discards } evolutions
    } from your ant body. Then you may play { $plays ->
        [one] 1 evolution
       *[other] up to { $plays } evolutions
    } from your hand for free, or up to { $plays_after_discard } if you discarded any.
    .detail = Any card of any stack may be discarded. A body that is broken and completed again this way neither loses nor scores points.
card-cultural_theft = Cultural Theft
    .text = Each other player discards { $cards_each ->
        [one] 1 card
       *[other] { $cards_each } cards
    } of their choice; all are shown together. You may play 1 of these cards at once for free.
    .detail = Players without cards discard none. Cards you do not play stay discarded. The stolen card causes no further Reaction.
card-early_harvest = Early Harvest
    .text = Choose 1 collection site you inhabit and collect from it { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }, at once.
    .detail = A single site, never a whole hex. In the next Harvest it gives as usual.
card-egg_stealer = Egg Stealer
    .text = Each other player loses { $each ->
        [one] 1 larva
       *[other] { $each } larvae
    }. You gain 1 larva for each larva lost, at most { $most }.
    .detail = Only larvae in the Larvae Chamber can be lost: whoever has none there loses nothing.
card-frenzied_activity = Frenzied Activity
    .text = Take { $n ->
        [one] 1 more action
       *[other] { $n } more actions, one after the other,
    } at { $n ->
        [one] its normal cost
       *[other] their normal cost
    }.
    .detail = They begin after the Reactions to this card, and each has Reactions of its own. You may decline any of them. A Rest ends them.
card-fungal_outbreak = Fungal Outbreak
    .text = Choose a hex other than the Great Tunnel. Each player with ants in it, you included, destroys { $each } of theirs there.
    .detail = Players with fewer ants there lose all of them. Everybody chooses which of their own ants die.
card-into_the_unknown = Into the Unknown
    .text = { $look ->
        [one] Draw the top hex of the pile and place it
       *[other] Look at the top { $look } hexes of the pile and place one of them
    } anywhere in the Meadow. You may put { $larvae ->
        [one] 1 larva
       *[other] up to { $larvae } larvae
    } on it.
    .detail = It has to touch another hex, but no tunnel has to match. You resolve its icons and its effect. Larvae come from your Larvae Chamber. Any larva may go into the Great Tunnel instead.
card-mating_flight = Mating Flight
    .text = Up to { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    }, let two ants of different players trade places, anywhere in the Meadow.
    .detail = Site for site, site for outskirts, hex for hex. Your own ants may be among them, as long as the two owners differ.
card-mysterious_hole = Mysterious Hole
    .text = Place a wormhole on a hex that has none; you may then put { $larvae ->
        [one] 1 larva
       *[other] up to { $larvae } larvae
    } there. Or place a centipede on a hex that has none.
    .detail = Tokens cannot be placed on the Great Tunnel. A printed wormhole counts as a token. Larvae come from your Larvae Chamber, and you need no ant in that hex. Any larva may go into the Great Tunnel instead.
card-rapid_mobilization = Rapid Mobilization
    .text = Take up to { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, larvae first, then ants.
    .detail = As in a March, but for no food, and thorax evolutions add no steps. Larvae go to hexes you inhabit or into the Great Tunnel.
card-royal_jelly = Royal Jelly
    .text = Choose { $choices ->
        [one] 1 effect and resolve it
       *[other] { $choices } different effects, then resolve them
    }: gain { $from-larvae ->
        [one] 1 larva
       *[other] { $from-larvae } larvae
    }; gain { $from-food } food; draw { $from-cards ->
        [one] 1 card
       *[other] { $from-cards } cards
    }; gain { $from-points ->
        [one] 1 colony point
       *[other] { $from-points } colony points
    }.
    .detail = All are named before any is carried out: you cannot look at the cards first.
card-sneak_attack = Sneak Attack
    .text = Choose a contested hex. Its battles are fought now, just as in the Soldier Phase.
    .detail = You need no ant there: whoever is present fights, a centipede first. The same players may meet there again in the Soldier Phase.
card-sparrow_attack = Sparrow Attack
    .text = Choose a hex in which you inhabit a collection site: all ants in it are destroyed, yours too.
    .detail = A centipede there stays. While you inhabit no site, this card cannot be played.
card-swarm = Swarm
    .text = Choose a hex and move up to { $n } of your ants into it, from anywhere in the Meadow.
    .detail = They need no tunnels and may come from distant hexes, but all go to the same hex.
card-strange_appetite = Strange Appetite
    .text = Gain { $food } food.
    .detail = The colony eats its own.
card-cold_snap = Cold Snap
    .text = Each other player pays { $food } food or destroys { $ants } of their ants outside the Great Tunnel.
    .detail = They decide clockwise. A player with fewer such ants loses all of them; a player with neither food nor such ants is spared.
card-foraging_trail = Foraging Trail
    .text = Draw { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    }, then discard { $discard ->
        [one] 1 card
       *[other] { $discard } cards
    } from your hand.
    .detail = The discard may be any card you hold, new or old.
card-flash_flood = Flash Flood
    .text = Choose a hex other than the Great Tunnel. All ants in its outskirts go back to their owners' Larvae Chambers.
    .detail = Yours too. They are larvae again; ants on collection sites stay where they are.
card-brood_surge = Brood Surge
    .text = Gain 1 larva for each hex you inhabit, at least { $least } and at most { $most }.
    .detail = A hex counts if one of your ants is on a collection site there. The Great Tunnel has none.

## Head evolutions

card-acrobat_head = Acrobat Head
    .text = At the start of the Soldier Phase you may take up to { $n ->
        [one] 1 step
       *[other] { $n } steps
    } with your ants.
    .detail = Ants only, no larvae. The move may bring about a battle or prevent one.
card-amazon_head = Amazon Head
    .text = Each battle you win against another player costs them { $loss ->
        [one] 1 larva
       *[other] { $loss } larvae
    } and brings you { $gain ->
        [one] 1 larva
       *[other] { $gain } larvae
    }.
    .detail = You gain { $gain } even if they have fewer to lose. Battles against centipedes do not count.
card-armored_head = Armored Head
    .text = In every battle you lose { $n ->
        [one] 1 ant
       *[other] { $n } ants
    } fewer.
    .detail = Only the number of casualties goes down. The last ant of a hex is not protected by it.
card-army_head = Army Head
    .text = At the start of the Soldier Phase you may choose a hex with one of your ants: put up to { $larvae ->
        [one] 1 larva
       *[other] { $larvae } larvae
    } into it, or take any number of your ants there back into your Larvae Chamber.
    .detail = An ant in the outskirts is enough, but the Great Tunnel cannot be chosen. If the hex is no longer contested, no ant battle is fought there.
card-blast_head = Blast Head
    .text = At the start of the Soldier Phase you may destroy { $own } of your ants in each contested hex, and with { $own ->
        [one] it
       *[other] them
    } up to { $others ->
        [one] 1 more ant
       *[other] { $others } more ants
    } there.
    .detail = You say whose ants, split as you like; their owners choose which of them die. If the hex is no longer contested, no battle is fought there.
card-golden_fire_head = Golden Fire Head
    .text = In battle you may commit up to { $n ->
        [one] 1 card
       *[other] { $n } cards
    } and add the ferocity of all.
    .detail = All are put down together, before anybody reveals.
card-proboscis_head = Proboscis Head
    .text = After each of your battles, won or lost, gain { $food } food.
    .detail = Against ants or a centipede, and outside the Soldier Phase as well.
card-tawny_crazy_head = Tawny Crazy Head
    .text = In each of your battles, once the cards are revealed, discard the top { $cards ->
        [one] card of the deck and add its ferocity
       *[other] { $cards } cards of the deck and add their ferocity
    } to your total.
    .detail = Your Army Strength stays the same, and so do the casualties. It works outside the Soldier Phase as well.
card-traitorous_head = Traitorous Head
    .text = Centipedes never battle you. At the end of each Soldier Phase gain { $points_each ->
        [one] 1 colony point
       *[other] { $points_each } colony points
    } for each centipede in the Meadow.
    .detail = In a hex you control, a centipede battles only the other players there.
card-trapjaw_head = Trapjaw Head
    .text = Gain { $points ->
        [one] 1 colony point
       *[other] { $points } colony points
    } for each hex in which you fight, whether you win or lose.
    .detail = Once for each hex and round, however many battles you fight there and in whatever phase.
card-bullet_head = Bullet Head
    .text = In each of your battles add { $n } to your total.
    .detail = It counts for the outcome only: your Army Strength stays the same, and so do the casualties.

## Thorax evolutions

card-flying_thorax = Flying Thorax
    .text = Each step of your ants may lead to any hex of the Meadow.
    .detail = Larvae still enter only hexes you inhabit or the Great Tunnel. A hex you explore must still be connected by a tunnel.
card-harvester_thorax = Harvester Thorax
    .text = After each Explore action you take, gain { $each ->
        [one] 1 larva
       *[other] { $each } larvae
    } for each larva site you inhabit.
    .detail = Single and double sites give { $each } each, anywhere in the Meadow. Your ants have entered the new hex by then, so it counts.
card-parasitic_thorax = Parasitic Thorax
    .text = When you Forage, discard the first card you draw: a player of your choice loses larvae equal to its ferocity and you gain as many. Then draw your second card.
    .detail = The card is shown, and discarding it is compulsory. You gain only what the other player really lost.
card-scouting_thorax = Scouting Thorax
    .text = When you Explore, draw { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }. Explore with one of them and put the others back on top of the pile or at its bottom.
    .detail = If fewer are left, you draw those. The other players do not see the hexes you put back.
card-tunneling_thorax = Tunneling Thorax
    .text = Your ants may step between any two adjacent hexes, whether or not a tunnel connects them.
    .detail = Also into the Great Tunnel and out of it. Exploring still needs a tunnel.
card-weaver_thorax = Weaver Thorax
    .text = Other players cannot move their ants out of hexes you inhabit.
    .detail = They may enter, and may pay for cards with trapped ants; they cannot explore from there. The Great Tunnel is never affected.
card-silver_thorax = Silver Thorax
    .text = As your Reaction to a March you may take up to { $n ->
        [one] 1 step
       *[other] { $n } steps
    } instead of 1.
    .detail = With ants only: all with one ant, or split among several.
card-nursing_thorax = Nursing Thorax
    .text = As your Reaction to a Forage you may gain { $larvae ->
        [one] 1 larva
       *[other] { $larvae } larvae
    } instead of 1.
    .detail = As long as your supply has cubes. Larvae gained in other ways stay as they are.
card-jumping_thorax = Jumping Thorax
    .text = After each Explore action you take, you may take up to { $n ->
        [one] 1 step
       *[other] { $n } steps
    } with your ants.
    .detail = Ants only, no larvae. Any of your ants may go, not just those that explored.
card-gliding_thorax = Gliding Thorax
    .text = After each Explore action you take, you may put { $larvae ->
        [one] 1 larva
       *[other] up to { $larvae } larvae
    } on the hex you explored.
    .detail = From your Larvae Chamber to an empty site there, or to the outskirts if there is none. Any larva may go into the Great Tunnel instead.
card-rafting_thorax = Rafting Thorax
    .text = Whenever an event or a hex destroys ants of yours, up to { $n } of them { $n ->
        [one] goes
       *[other] go
    } to your Larvae Chamber instead.
    .detail = Up to { $n } each time. Ants lost in battle, to hunger or to an evolution are not saved, nor are those you pay with.

## Abdomen evolutions

card-carpenter_abdomen = Carpenter Abdomen
    .text = At the start of the Queen Phase you may take up to { $n ->
        [one] 1 step
       *[other] { $n } steps
    } with your ants.
    .detail = Ants only, no larvae. They may enter hexes with a centipede. What becomes contested now is fought over in the next Soldier Phase.
card-honeypot_abdomen = Honeypot Abdomen
    .text = In Harvest choose 1 collection site you inhabit and collect from it { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }.
    .detail = One site, not a whole hex. Your other sites give as usual.
card-leaf_cutter_abdomen = Leaf Cutter Abdomen
    .text = In Harvest each collection site you inhabit may give you { $n } food instead of its yield.
    .detail = You decide site by site. A site used this way gives nothing else in that Harvest.
card-pharoah_abdomen = Pharoah Abdomen
    .text = In Harvest each single-larva site you inhabit gives you { $larvae ->
        [one] 1 more larva
       *[other] { $larvae } more larvae
    }.
    .detail = Double larvae sites give nothing extra.
card-stinging_abdomen = Stinging Abdomen
    .text = At the start of the Queen Phase you may choose a player in a hex where you have an ant: they destroy { $ants } of their ants there.
    .detail = Not in the Great Tunnel. The other player chooses what dies.
card-thief_abdomen = Thief Abdomen
    .text = In the Feed step each other player feeds { $ants ->
        [one] 1 ant
       *[other] { $ants } ants
    } more than they have, and you feed { $ants ->
        [one] 1 ant
       *[other] { $ants } ants
    } fewer for each other player.
    .detail = An extra mouth eats like an ant: food, else a larva; if there is neither, an ant dies for it. You never feed fewer than 0.
card-brooding_abdomen = Brooding Abdomen
    .text = Your Royal Decree gives { $food } more food or { $larvae ->
        [one] 1 more larva
       *[other] { $larvae } more larvae
    }.
    .detail = You still choose between the two. In a round without a Royal Decree it gives nothing.
card-gardening_abdomen = Gardening Abdomen
    .text = In Harvest each card site you inhabit also gives you { $larvae ->
        [one] 1 larva
       *[other] { $larvae } larvae
    }.
    .detail = It comes on top of the card.
card-dracula_abdomen = Dracula Abdomen
    .text = When your ants eat larvae, each larva feeds { $n ->
        [one] 1 ant
       *[other] { $n } ants
    } instead of 1.
    .detail = Food is still eaten first. A larva is eaten whole, even for a single ant.
card-ghost_abdomen = Ghost Abdomen
    .text = Your ants in the Great Tunnel do not have to be fed.
    .detail = They are left out when your ants are counted in the Feed step. All the others eat as usual.
card-herding_abdomen = Herding Abdomen
    .text = In Harvest gain 1 food if you inhabit at least { $n1 ->
        [one] 1 hex
       *[other] { $n1 } hexes
    }, and 1 more if you inhabit at least { $n2 }.
    .detail = A hex counts if one of your ants is on a collection site there. The food comes on top of what your sites give.

## Colony Goals

card-bound_to_the_past = Bound to the Past
    .text = When played: you may put { $larvae ->
        [one] 1 larva
       *[other] up to { $larvae } larvae
    } into the Great Tunnel. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you have more ants there than each other player.
    .detail = A tie for the most gives nothing. Larvae come from your Larvae Chamber.
card-epic_stores = Epic Stores
    .text = When played: gain { $food } food. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you have more food than each of your neighbours.
    .detail = Neighbours sit next to you on the left and on the right; with two players it is the other one. A tie gives nothing.
card-grand_evolution = Grand Evolution
    .text = When played: you may play { $n ->
        [one] 1 evolution from your hand at its cost
       *[other] up to { $n } evolutions from your hand at their cost
    }. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you have more evolutions in play than each of your neighbours.
    .detail = Covered evolutions count too. Neighbours sit next to you on the left and on the right; a tie gives nothing.
card-unending_brood = Unending Brood
    .text = When played: gain { $larvae ->
        [one] 1 larva
       *[other] { $larvae } larvae
    }. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you have more larvae than each of your neighbours.
    .detail = Larvae in the Larvae Chambers count. Neighbours sit next to you on the left and on the right; a tie gives nothing.
card-eyeless_overlords = Eyeless Overlords
    .text = When played: place a wormhole on a hex that has none. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you inhabit at least { $slumber-hexes ->
        [one] 1 hex
       *[other] { $slumber-hexes } hexes
    } with a wormhole.
    .detail = Tokens cannot be placed on the Great Tunnel. Printed wormholes count as tokens, and no hex has more than one.
card-outlander = Outlander
    .text = When played: you may move one of your ants to an empty collection site of a hex that does not touch the Great Tunnel. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you control at least { $slumber-hexes ->
        [one] 1 such hex
       *[other] { $slumber-hexes } such hexes
    }.
    .detail = The ant may come from anywhere and needs no tunnel. Hexes touch if they lie side by side, with or without a tunnel.
card-nurturing_hive = Nurturing Hive
    .text = When played: you may move one of your ants to an empty single-larva site. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you inhabit at least { $slumber-sites ->
        [one] 1 single-larva site
       *[other] { $slumber-sites } single-larva sites
    }.
    .detail = The ant may come from anywhere and needs no tunnel. Double larvae sites do not count.
card-xenophobic_tribe = Xenophobic Tribe
    .text = When played: you may put { $larvae ->
        [one] 1 larva
       *[other] up to { $larvae } larvae
    } into one hex you inhabit. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you inhabit at least { $slumber-hexes ->
        [one] 1 hex
       *[other] { $slumber-hexes } hexes
    } and nobody else inhabits any of them.
    .detail = One hex that somebody else inhabits is enough to fail. Ants in the outskirts do not inhabit a hex. Larvae come from your Larvae Chamber. Any larva may go into the Great Tunnel instead.
card-extensive_tunnel = Extensive Tunnel
    .text = When played: one of your ants goes to any empty collection site. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you inhabit at least { $slumber-hexes ->
        [one] 1 hex
       *[other] { $slumber-hexes } hexes
    } connected by tunnels.
    .detail = Hexes you do not inhabit, the Great Tunnel and wormholes do not connect them. The move is not optional.
card-symbiotic_accord = Symbiotic Accord
    .text = When played: you may put { $larvae ->
        [one] 1 larva
       *[other] up to { $larvae } larvae
    } on { $larvae ->
        [one] an empty collection site
       *[other] empty collection sites
    } of a hex another player inhabits. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you share at least { $slumber-hexes ->
        [one] 1 hex
       *[other] { $slumber-hexes } hexes
    }.
    .detail = A hex is shared when two or more players inhabit it and nobody is in its outskirts. Larvae come from your Larvae Chamber. Any larva may go into the Great Tunnel instead.
card-bane_of_centipedes = Bane of Centipedes
    .text = When played: draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you have destroyed a centipede since the previous Slumber.
    .detail = A centipede you destroyed before playing this card counts, if it was in the same round. More than one gives no more points.
card-conquering_brood = Conquering Brood
    .text = When played: you may take up to { $n ->
        [one] 1 step
       *[other] { $n } steps
    } with your ants. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you have won a battle against another player since the previous Slumber.
    .detail = Battles against centipedes do not count. A battle won before playing this card counts, if it was in the same round.
card-hoarded_knowledge = Hoarded Knowledge
    .text = When played: draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. Each Slumber: { $slumber-points ->
        [one] 1 colony point
       *[other] { $slumber-points } colony points
    } if you hold at least { $slumber-cards ->
        [one] 1 card
       *[other] { $slumber-cards } cards
    } in your hand.
    .detail = Cards in play do not count. You need not show what you hold, only how many.
