# The table of March of the Ants: panels around the Meadow.

ma-meadow = The Meadow
ma-others = The other colonies
ma-your-nest = Your nest
ma-nest-of = { $who }’s nest
ma-back = Back to your nest
ma-back-watch = Follow the active player again
ma-points = Colony points
ma-tap-colony = tap a colony to open it

## The bar

ma-bar-rounds = Rounds
ma-bar-phases = Phases
ma-bar-round = { $decree ->
    [true] { $name }: a round with a Royal Decree
   *[false] { $name }: a round without a Royal Decree
}
ma-phase-worker = Workers
    .rule = Worker Phase: everybody takes actions in turn, the others may react. It ends as soon as two players have rested (three of five; with two players, the other one takes one more turn; alone, when you rest).
ma-phase-soldier = Soldiers
    .rule = Soldier Phase: battles are fought in every contested hex.
ma-phase-queen = Queen
    .rule = Queen Phase: Harvest, Feed, Royal Decree, Slumber.

## Colonies

ma-colonies = Colonies
ma-turn-order = turn order
ma-open-nest = Open { $who }’s nest
ma-choose-colony = Choose { $who }
ma-marker = Active player
ma-you = you
ma-waits = waits
ma-rests = { $you ->
    [true] you rest
   *[false] rests
}
ma-reacts = { $you ->
    [true] you react
   *[false] may react
}
ma-does = { $deed ->
    [explore] explores
    [march] marches
    [forage] forages
    [play_card] plays a card
   *[other] acts
}
ma-decides = { $you ->
    [true] { $decision ->
        [take_turn] your turn
        [pay] you pay
        [commit] you battle
        [lose] you lose ants
        [decree] you decree
       *[other] you choose
      }
   *[false] { $decision ->
        [take_turn] takes a turn
        [pay] pays
        [commit] battles
        [lose] loses ants
        [decree] decrees
        [steps] marches
        [enter] explores
        [place_hex] explores
       *[other] chooses
      }
}
ma-figure = { $key ->
    [food] { $n } food
    [larvae] { $n ->
        [one] 1 larva in the chamber
       *[other] { $n } larvae in the chamber
      }
    [cards] { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
      }
    [evolutions] { $n ->
        [one] 1 evolution on the body
       *[other] { $n } evolutions on the body
      }
    [points] { $n ->
        [one] 1 colony point
       *[other] { $n } colony points
      }
   *[goals] { $n ->
        [one] 1 Colony Goal in play
       *[other] { $n } Colony Goals in play
      }
}
ma-horde = Centipede Horde
ma-horde-stands = { $how ->
    [won] has won
    [lost] has lost
    [ahead] would win now
   *[behind] wins with { $n }
}
    .hint = The score at which the Horde would beat the colonies as they stand.
ma-horde-figure = { $key ->
    [centipedes] { $n ->
        [one] 1 centipede in the Meadow
       *[other] { $n } centipedes in the Meadow
      }
    [tunnel] { $n ->
        [one] 1 centipede in the Great Tunnel
       *[other] { $n } centipedes in the Great Tunnel
      }
    [deck] { $n ->
        [one] 1 card in the Centipede Deck
       *[other] { $n } cards in the Centipede Deck
      }
   *[slumber] { $n ->
        [one] 1 point for the Horde if Slumber came now
       *[other] { $n } points for the Horde if Slumber came now
      }
}

## On your turn

ma-turn = On your turn
ma-turn-now = one action
ma-turn-bonus = { $n ->
    [0] one more action
   *[other] one more action, { $n } after it
}
ma-turn-rested = you have rested
ma-turn-after = after { $who }
ma-act-explore = Explore
    .hint = Draw a hex, connect it to a hex with one of your ants, and move at least one ant into it. The others may place a larva.
ma-act-march = March
    .hint = Up to { $n } steps: first larvae become ants, then ants move. The others may take a step.
ma-act-forage = Forage
    .hint = Draw { $n } cards. The others may gain a larva.
ma-act-play = Play a card
    .hint = { $n ->
        [0] Pay for a card from your hand with larvae and ants; it takes effect at once.
        [one] You can play one card from your hand: choose it there.
       *[other] You can play { $n } cards from your hand: choose one there.
      }
    .none = { $n ->
        [0] You have no cards.
       *[other] None of your cards can be played now.
      }
ma-act-rest = Rest
    .hint = You take no more actions in this Worker Phase. A larva goes to your Resting area, and food with every further turn; all of it is yours when the phase ends.
ma-rest-larvae = { $n ->
    [0] Nothing goes to your Resting area.
    [one] 1 larva goes to your Resting area. It is yours when the phase ends.
   *[other] { $n } larvae go to your Resting area. They are yours when the phase ends.
}
ma-rest-food = Every further turn adds { $n } food there. You may still react.
ma-rest-rested = Then { $n } of { $of } have rested.
ma-rest-ends = This Rest ends the Worker Phase, and battles begin.
ma-rest-not = Not yet

## Cards

ma-hand = { $n ->
    [one] Your hand, 1 card
   *[other] Your hand, { $n } cards
}
ma-hand-empty = No cards in hand.
ma-face-down = face down
    .hint = You have put this down; only you can see it until it is revealed.
ma-card-label = { $name }, { $type }, costs { $cost }
ma-card-cost = { $payment ->
    [larvae] Costs { $n }, with larvae only.
    [ants] Costs { $n }, with ants only.
   *[any] Costs { $n }, with larvae and ants as you like.
}
ma-card-ferocity = Ferocity { $n }: what it adds in a battle when you commit it.
ma-card-ferocity-short = ferocity { $n }
ma-card-points = { $n ->
    [one] 1 colony point in every Slumber in which it is met
   *[other] { $n } colony points in every Slumber in which it is met
}
ma-card-centipede = Belongs to the Centipede Deck when you play against the Horde.
ma-card-deed = { $what ->
    [play] Play { $card }.
    [commit] Commit { $card } face down.
   *[discard] Discard { $card }.
}
ma-reconstructed = reconstructed
ma-card-ours = Reconstructed, not taken from a printed card: { $what }. Press to read what that means.
ma-group = { $group ->
    [name] name
    [cost] cost
    [payment] way of paying
    [ferocity] ferocity
    [effect] effect
   *[points] points
}

## The nest

ma-larvae = Larvae Chamber
    .hint = { $n ->
        [0] No larvae. They become ants when you place them, and pay for cards.
       *[other] Larvae become ants when you place them, and pay for cards; when the food runs out in Feed, each larva feeds one ant.
      }
ma-food = Food
    .hint = Actions cost food, and each food feeds { $feeds } ants in the Queen Phase.
ma-feeds = { $n ->
    [one] feeds 1 ant
   *[other] feeds { $n } ants
}
ma-resting = Resting area
    .hint = Yours when the Worker Phase ends.
ma-body = Ant body
ma-body-lacking = { $complete ->
    [0] { $n ->
        [one] one section from complete
       *[other] { $n } sections from complete
      }
   *[other] { $complete } complete, { $n } sections to the next
}
ma-body-rule = Head, thorax and abdomen together are a complete body, worth { $points } colony points.
ma-body-part = { $section ->
    [head] { $has ->
        [true] head evolved
       *[false] head not evolved
      }
    [thorax] { $has ->
        [true] thorax evolved
       *[false] thorax not evolved
      }
   *[abdomen] { $has ->
        [true] abdomen evolved
       *[false] abdomen not evolved
      }
}
ma-section-rule = { $section ->
    [head] Soldier caste: each head adds 1 to your Army Strength in every battle. Only the topmost gives its own ability.
    [thorax] Worker caste: each thorax adds a step to your March. Only the topmost gives its own ability.
   *[abdomen] Queen caste: with each abdomen, one food feeds one more ant. Only the topmost gives its own ability.
}
ma-no-evolution = no evolution yet
ma-beneath = { $n ->
    [one] 1 beneath
   *[other] { $n } beneath
}
    .hint = Beneath it: { $names }.
ma-bonus = { $section ->
    [head] army +{ $n }
    [thorax] { $n } steps
   *[abdomen] feeds { $n }
}
    .hint = { $section ->
        [head] Adds { $n } to the Army Strength of this nest in every battle.
        [thorax] A March has { $n } steps.
       *[abdomen] One food feeds { $n } ants.
      }
ma-goals = Colony Goals
ma-goals-count = { $n } of { $most }, scored in Slumber
ma-goal-state = { $met ->
    [true] Met now: { $n ->
        [one] 1 point
       *[other] { $n } points
      } in Slumber.
   *[false] Not met now; worth { $n ->
        [one] 1 point
       *[other] { $n } points
      }.
}
ma-goal-room = { $own ->
    [true] { $n ->
        [0] a Colony Goal you play goes here
       *[other] a second Colony Goal may go here
      }
   *[false] none
}
ma-harvest = Harvest to come
ma-harvest-note = from the sites inhabited now
ma-harvest-gain = { $what ->
    [food] If Harvest came now: { $n } food.
    [larvae] If Harvest came now: { $n ->
        [one] 1 larva
       *[other] { $n } larvae
      }.
    [cards] If Harvest came now: { $n ->
        [one] 1 card
       *[other] { $n } cards
      }.
   *[points] If Harvest came now: { $n ->
        [one] 1 colony point
       *[other] { $n } colony points
      }.
}
ma-gain = { $what ->
    [food] food
    [larvae] { $n ->
        [one] larva
       *[other] larvae
      }
    [cards] { $n ->
        [one] card
       *[other] cards
      }
   *[points] { $n ->
        [one] point
       *[other] points
      }
}
ma-feeding = { $ants ->
    [0] No ants to feed
    [one] Feeding 1 ant: { $food } food
   *[other] Feeding { $ants } ants: { $food } food
}{ $larvae ->
    [0] { "" }
    [one] , 1 larva
   *[other] , { $larvae } larvae
}
    .hint = If Feed came now, before any harvest: food first, then larvae; ants that are not fed die.
ma-starving = { $n ->
    [0] all fed
    [one] 1 starves
   *[other] { $n } starve
}
ma-slumber = { $inner ->
    [0] Slumber: no Inner Meadow
    [one] Slumber: 1 hex of the Inner Meadow
   *[other] Slumber: { $inner } hexes of the Inner Meadow
}
    .hint = Points if Slumber came now: for each controlled hex of the Inner Meadow, and for Colony Goals that are met.
ma-round = This round
ma-count-ants = { $n ->
    [one] 1 ant out
   *[other] { $n } ants out
}
    .hint = Ants in the Meadow, the Great Tunnel included.
ma-count-held = { $n ->
    [one] controls 1 hex
   *[other] controls { $n } hexes
}
    .hint = Hexes whose control site this nest inhabits.
ma-count-supply = { $n } in supply
    .hint = Cubes beside the mat: larvae that can still come.
ma-count-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
    .hint = The number is public, the cards are secret.
ma-count-hexes = { $n ->
    [one] 1 hex left
   *[other] { $n } hexes left
}
    .hint = Hexes in the pile that can still be explored.
ma-count-cards = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
    .hint = Cards in the deck. When it is empty, the discard pile is shuffled.
ma-count-discard = { $n } discarded
    .hint = Cards on the discard pile.
ma-species-open = species not chosen yet
ma-species-reaction = Reaction:
ma-species-drawbacks = Drawbacks:
ma-decree = Royal Decree: { $what }

## The sheet of a phone

ma-tab-moment = Decision
    .hint = What you decide now.
ma-tab-hand = Hand
    .hint = Your cards, and what you may do on your turn.
ma-tab-nest = Nest
    .hint = The nest in full.
ma-tab-players = Players
    .hint = All colonies and their points.
ma-tab-log = Log
    .hint = What happened.
