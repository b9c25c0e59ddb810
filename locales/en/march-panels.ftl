# The panels beside the prompt of March of the Ants. They are loaded when somebody begins to play.

## Skipping reactions

mm-until-deed = until this is done
    .hint = Only what is still asked about this one action.
mm-until-turn = until my next turn
    .hint = Whatever the others do before it is your turn.
mm-until-phase = until the end of this phase
    .hint = No more reactions in this Worker Phase.

## Names of the panels

mm-you = You
mm-none = none

## Exploring and marching

mm-fits = { $number }, { $n ->
    [one] 1 of 6 ways fits
   *[other] { $n } of 6 ways fit
}
mm-turns = How the hex is turned
mm-turn-joins = Turned by { $turn } degrees: { $some ->
    [yes] connected to { $joins }
   *[no] does not fit
}
mm-no-tunnel = no tunnel
mm-brings = It brings
mm-site = { $kind ->
    [food] { $n } food
    [larva] 1 larva
    [double_larvae] { $n } larvae
    [card] { $n ->
        [one] 1 card
       *[other] { $n } cards
      }
   *[colony_point] { $n ->
        [one] 1 colony point
       *[other] { $n } colony points
      }
} in each Harvest{ $control ->
    [yes] , the control site
   *[no] {""}
}
mm-has-wormhole = A wormhole: it connects to every other one
mm-has-centipede = A centipede comes with it
mm-who-goes = Who goes
mm-spot = { $kind ->
    [site] site { $n }
   *[outskirts] outskirts
}
mm-goes-stays = { $gone } gone, { $stay } still there
mm-to-place = { $ants } to place
mm-drawn-title = Drawn hexes
mm-back-title = These go back
mm-only-you = only you see them
mm-pile = { $n ->
    [one] 1 hex left in the pile
   *[other] { $n } hexes left in the pile
}
mm-steps-left = Steps left
mm-ants-left = Ants left
mm-larvae-left = Larvae left
mm-larvae-first = Larvae first
mm-in-chamber = { $larvae } in the chamber
mm-larvae-stay = they stay now
mm-then-ants = Then ants
mm-ants-back = Or ants back
mm-tap-ant = tap one, then where it goes
mm-no-ant-moves = none can move
mm-in-hand = { $at }: where to?
mm-left = { $n } left
mm-fight-now = The fight takes place at once, before anything else.

## Cards and paying

mm-price = The price
mm-paid-full = paid in full
mm-pay-rest = { $with ->
    [larvae] Nothing else is left to pay with: larvae pay the rest.
   *[ants] Nothing else is left to pay with: ants ({ $hex }) pay the rest.
}
mm-chamber = Larvae Chamber
mm-stay = { $n ->
    [one] 1 stays
   *[other] { $n } stay
}
mm-larva-pay = Pay with a larva
mm-larva-back = Take the larva back
mm-or-ant = Or an ant
mm-an-ant = An ant
mm-site-free = its site becomes vacant
mm-stake-gain = less in each Harvest
mm-stake-control = you would lose control
mm-stake-outskirts = in the outskirts: no yield lost
mm-stake-tunnel = in the Great Tunnel: no yield lost
mm-change-section = { $section }: { $n ->
    [one] 1 evolution
   *[other] { $n } evolutions
}
mm-change-covers = covers { $card }
mm-change-body = for a complete body
mm-change-body-none = a complete body that has scored before
mm-change-lacking = no body yet: { $sections } { $n ->
    [one] is
   *[other] are
} missing
mm-change-no-body = no further body complete
mm-change-goal = in each Slumber in which it is met
mm-change-react = the others may react: swap a card
mm-topmost = the topmost first
mm-works = works
mm-counts = counts for the caste
mm-gains-left = { $n ->
    [0] all chosen
    [one] 1 more
   *[other] { $n } more
}
mm-cards-drop_goal = Your Colony Goals
mm-cards-drop_evolution = Evolutions of your body
mm-cards-play_evolution = Evolutions of your hand
mm-cards-play_offered = Cards that were shown
mm-cards-discard_cards = Your hand
mm-cards-theft = Your hand
mm-whom = Whom
mm-drain-takes = { $has } in the chamber, you take { $takes }
mm-offer-which = Which one?
mm-offer-attack = { $who } { $in }
mm-offer-wormhole = A wormhole { $in }
mm-offer-centipede = A centipede { $in }
mm-offer-withdraw = Take the ant back
mm-offer-larva = Place a larva
mm-offer-collect = Collect the yield
mm-offer-food = Take food instead
mm-offer-other = This

## Losses, rest, species

mm-losses = To be lost
mm-cause = { $cause ->
    [battle] in battle
    [event] by an event
    [hex_effect] by the hex
    [evolution] by an evolution
   *[hunger] by hunger
}
mm-saved = { $n ->
    [one] 1 of them goes into the chamber
   *[other] { $n } of them go into the chamber
}
mm-which-ant = Which ant
mm-or-food = Or { $food }: you have { $has }
mm-or-cards = Or { $cards } from your hand
mm-resting-area = The Resting area
mm-rested = then { $n } of { $of } have rested
mm-rest-larvae = { $n ->
    [one] 1 larva on your Resting area
   *[other] { $n } larvae on your Resting area
}
mm-rest-then = { $n } on the area, yours when the phase ends
mm-rest-food = food in each further turn
    .how = as long as others go on
mm-rest-ends = The Worker Phase ends
    .how = battles come next; no more actions for anybody
mm-rest-goes-on = The others go on
    .how = you may still react to what they do
mm-sides = Sides of the nest mat

## Battle

mm-battle = { $cent ->
    [yes] Centipede { $in }
   *[no] Battle { $in }
}
mm-hex-number = hex { $n }
mm-step-strength = Armies
mm-step-ferocity = Ferocity
mm-step-outcome = Outcome
mm-step-losses = Casualties
mm-step-first = First card
mm-step-card = A card
mm-step-second = Second card
mm-role = { $what ->
    [always] always the invader
    [defender] defender, wins ties
   *[invader] invader
}{ $won ->
    [yes] {"; "}wins
    [no] {"; "}loses
   *[open] {""}
}
mm-cards-so-far = its cards so far
mm-face-down = face down
mm-no-card = no card
mm-second-hidden = second card still hidden
mm-if-laid = if you commit it
mm-so-far = so far
mm-laid = has committed a card
mm-may-lay = may commit a card
mm-your-hand = Your hand
mm-spent = the card is spent, win or lose
mm-lost-of = { $n } of { $of ->
    [one] 1 ant
   *[other] { $of } ants
} lost
mm-why-won = { $centipede ->
    [yes] half of the centipede’s Army Strength of { $strength }
   *[no] half of the loser’s Army Strength of { $strength }; ferocity does not count
}
mm-why-lost = { $centipede ->
    [yes] the centipede’s Army Strength is { $strength }
   *[no] the winner’s Army Strength is { $strength }; ferocity does not count
}
mm-would-lose = { $whose ->
    [you] You lose { $won } if you win, { $lost } if you do not.
   *[other] { $who } loses { $won } on winning, { $lost } otherwise.
}
mm-cent-won = The centipede stays
mm-cent-lost = The centipede is destroyed
mm-for-battle = { $who } won the battle
mm-tie = a tie: the defender wins
mm-defender-is = { $who } defends with an Army Strength of { $n }
mm-before = Before: { $who } won { $in }, { $a } against { $b }
mm-spoils = Your ants there
mm-empty-sites = { $n ->
    [one] 1 empty site
   *[other] { $n } empty sites
}
mm-second-decides = Its second card decides
mm-with = with { $card }
mm-without = without a card
mm-odds-win = { $tie ->
    [yes] tie: you win
   *[no] win
}{ $n ->
    [0] {""}
   *[other] , −{ $n }
}
mm-odds-lose = { $all ->
    [yes] lose all
   *[no] lose { $n }
}
mm-odds-open = { $percent }%: { $win }, else { $lose }
mm-odds-chance = { $percent }% to win
mm-odds-hint = A second card of { $ferocity } makes { $total } against your { $own }: { $outcome }
mm-odds-won = win:
mm-odds-lost = lose: as many ants as its total says

## The Queen Phase

mm-queen-harvest = Harvest
    .how = all sites, at once
mm-queen-feed = Feed
    .how = one food for { $n } ants, then larvae, then they die
mm-queen-decree = Decree
    .how = one choice, clockwise
mm-queen-slumber = Slumber
    .how = Inner Meadow and goals, as it stands
mm-starve = { $n ->
    [one] 1 starves
   *[other] { $n } starve
}
mm-inner = { $n ->
    [one] 1 inner hex
   *[other] { $n } inner hexes
}
mm-goal-met = a goal that is met
mm-decree-feeds = you have { $after } then, for { $n } ants
mm-decree-then = you have { $n } then
mm-decree-now = decrees now
mm-decree-later = still to come

## The Horde acts

mm-horde-way = The way to the tunnel
    .how = by hex number, downwards
mm-horde-line = { $n ->
    [0] No centipede is on its way to the Great Tunnel
   *[other] Centipedes on their way to the Great Tunnel: { $hexes }
}
mm-horde-key-invade = Evolution: Invade
    .how = a new centipede in the highest numbered hex without one
mm-horde-key-advance = Event: Advance
    .how = the lowest centipede jumps as far as the card’s ferocity
mm-horde-key-rampage = Goal: Rampage
    .how = battle in every hex with both, stronger by { $n }
mm-horde-needs = { $n ->
    [one] One point more and the Horde would win.
   *[other] { $n } points more and the Horde would win.
} Slumber now would give it { $slumber }.
mm-horde-ahead = The Horde would win if the game ended now. Slumber now would give it { $slumber } more.
mm-horde-result = Against the Horde

## Final score

mm-final-tie = More ants in the Meadow broke the tie.
mm-awards = The three awards
    .how = { $alone } points, or { $shared } each if tied
mm-award-largest_brood = most larvae
mm-award-greatest_stores = most food
mm-award-untold_potential = most cards in hand
mm-award-points = { $each ->
    [yes] { $n } each
   *[no] { $n }
}
mm-award-who = { $n ->
    [one] { $who }
   *[other] tie: { $who }
}
mm-award-nobody = nobody

## What is told to everybody

mm-invader = invader
mm-defender = defender
mm-strength = Army Strength
mm-tell-wins = wins
mm-tell-wins-tie = wins the tie
mm-tell-lost = { $n ->
    [one] 1 ant lost
   *[other] { $n } ants lost
  }
mm-tell-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
mm-tell-inner = { $n ->
    [one] 1 point for the Inner Meadow
   *[other] { $n } points for the Inner Meadow
  }
mm-tell-goals = { $n ->
    [one] 1 point for Colony Goals
   *[other] { $n } points for Colony Goals
  }
mm-tell-cards = { $n ->
    [one] 1 point from cards
   *[other] { $n } points from cards
  }
mm-tell-met = { $n ->
    [one] 1 point
   *[other] { $n } points
  } for { $goals }
mm-tell-from = { $what } from { $from }
mm-tell-fed = { $what } for { $ants }
mm-tell-no-decree = no Royal Decree in this round
mm-tell-none = none
mm-tell-why = { $who }: what the round brought, and why
