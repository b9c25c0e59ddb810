# What March of the Ants asks: the prompt for every decision, and the panels beside it.

## The prompt: what you do now, and how

mm-say-choose_species = Which ants do you lead?
mm-how-choose_species = The two sides of your nest mat. The choice holds for the whole game.
mm-say-settle = Settle { $in }
mm-how-settle = { $n ->
    [one] One ant still to place: choose a lit place.
   *[other] { $n } ants to place: choose a lit place for each.
}
mm-say-take_turn = Your turn: take an action
mm-how-take_turn = Explore, march, forage, play a card from your hand, or rest.
mm-say-take_turn-bonus = One more action, if you like
mm-how-take_turn-bonus = It is in addition to the action of your turn. You may decline it.
mm-say-take_turn-card = Play { $chosen }?
mm-how-take_turn-card = Next you choose how to pay for it. The others may react by swapping a card.
mm-say-take_turn-rest = You can only rest
mm-how-take_turn-rest = { $larvae } now, { $food } food with each further turn: all of it is yours when the phase ends. Until then you only react.
mm-say-pick_hex = Which hex comes into the Meadow?
mm-how-pick_hex = Only you see these. Choose one; the others go back.
mm-say-put_back = Put the other hexes back
mm-how-put_back = One after the other: choose a hex, then where it goes. The last one put back lies outermost.
mm-say-origin = { $has ->
    [yes] You drew { $hex }. Where do you explore from?
   *[no] Where do you explore from?
}
mm-how-origin = Choose a lit hex: an ant of yours is there, and a tunnel is open.
mm-say-place_hex = You drew { $hex }. Where does it go?
mm-how-place_hex = { $n ->
    [one] One place connects to a tunnel. Tap it, turn the hex, place it.
   *[other] { $n } places connect to a tunnel. Tap one, turn the hex, place it.
}
mm-say-place_hex-lying = { $hex } would lie here
mm-how-place_hex-lying = Turn it, try another place, or place it.
mm-say-place_hex-horde = The Horde explores: where does { $hex } go?
mm-how-place_hex-horde = { $n ->
    [one] You place it for the Horde. There is one place.
   *[other] You place it for the Horde. There are { $n } places.
}
mm-how-lying = { $some ->
    [yes] Connected to { $joins }
   *[no] Connected to nothing
}{ $blocks ->
    [0] . No tunnel is blocked.
    [one] ; 1 tunnel is blocked.
   *[other] ; { $blocks } tunnels are blocked.
}
mm-say-enter = { $has ->
    [yes] Who goes { $to }?
   *[no] Who goes into the new hexes?
}
mm-how-enter = At least one ant goes. Choose an ant, then its place.
mm-say-enter-more = { $has ->
    [yes] Does anybody else go { $to }?
   *[no] Does anybody else go?
}
mm-how-enter-more = More ants may follow, or the others stay where they are.
mm-say-steps = { $n ->
    [one] March: 1 step left
   *[other] March: { $n } steps left
}
mm-how-steps = Choose an ant, then where it goes. You may stop before all steps are used.
mm-say-steps-larvae = { $n ->
    [one] March: 1 step for larvae or ants
   *[other] March: { $n } steps, larvae first
}
mm-how-steps-larvae = Tap a lit place to put a larva there. Once an ant has moved, no more larvae can.
mm-say-steps-react = { $n ->
    [one] React: move an ant one step
   *[other] React: move ants { $n } steps
}
mm-how-steps-react = { $by } marched. Choose a lit ant and where it goes, or pass.
mm-say-larvae = { $n ->
    [one] Place a larva
   *[other] Place up to { $n } larvae
}
mm-how-larvae = Choose a lit place: the larva becomes an ant there.
mm-say-larvae-react = { $n ->
    [one] React: place a larva
   *[other] React: place { $n } larvae
}
mm-how-larvae-react = { $by } explored. Choose a lit place, or pass.
mm-say-move_ant = Move an ant to an empty site
mm-how-move_ant = Choose the ant, then the site; it may be anywhere that is lit.
mm-say-gather = { $has ->
    [yes] Gather ants { $in }: { $n } more
   *[no] Gather up to { $n } ants in one hex
}
mm-how-gather = Choose an ant, then its place. All go into the same hex.
mm-say-march_to_battle = Fight a centipede now?
mm-how-march_to_battle = Choose a lit hex with a centipede and ants of yours, or march on without a fight.
mm-say-drain = { $n ->
    [one] Whose larva do you take?
   *[other] Whose larvae do you take?
}
mm-how-drain = { $n ->
    [one] One larva goes from their Larvae Chamber to yours.
   *[other] Up to { $n } larvae go from their Larvae Chamber to yours.
}
mm-say-pay = Pay { $cost } for { $card }
mm-how-pay = { $paid ->
    [0] Choose larvae from the Larvae Chamber, ants from the Meadow, or both.
   *[other] { $paid } paid already. Choose larvae from the Larvae Chamber, ants from the Meadow, or both.
}
mm-say-drop_goal = Which Colony Goal do you discard?
mm-how-drop_goal = { $card } takes its place.
mm-say-play_evolution = { $n ->
    [one] Play an evolution from your hand
   *[other] Play up to { $n } evolutions from your hand
}
mm-how-play_evolution = Choose one of the lit cards.
mm-say-lay = { $card }: on top or beneath?
mm-how-lay = Only the topmost evolution of a section works; all of them count for the caste.
mm-say-gain_larvae = { $n ->
    [one] React: gain a larva?
   *[other] React: gain { $n } larvae?
}
mm-how-gain_larvae = It goes into your Larvae Chamber.
mm-say-swap_card = React: swap a card?
mm-how-swap_card = Choose a card from your hand: you discard it and draw another.
mm-say-choose_gains = { $n ->
    [one] Choose one more thing to gain
   *[other] Choose { $n } different things to gain
}
mm-how-choose_gains = { $card } gives all of them at once when the last is chosen.
mm-say-choose_hex = { $card }: choose a hex
mm-how-choose_hex = The lit hexes can be chosen.
mm-say-collect = { $card }: which site gives its yield?
mm-how-collect = { $n ->
    [one] It gives once. Choose an ant of yours on a site.
   *[other] It gives { $n } times. Choose an ant of yours on a site.
}
mm-say-discard_cards = { $n ->
    [one] Discard a card
   *[other] Discard { $n } cards
}
mm-how-discard_cards = Choose a card from your hand.
mm-say-drop_evolution = Discard an evolution of your ant body?
mm-how-drop_evolution = Then you may play more evolutions for free. Or keep all of them.
mm-say-exchange = Which ants trade places?
mm-how-exchange = Choose an ant, then one of another player.
mm-say-exchange-second = With which ant does it trade places?
mm-how-exchange-second = { $who }’s ant { $in } was chosen first.
mm-say-pay_or_lose = { $n ->
    [one] Pay { $food } food or lose an ant
   *[other] Pay { $food } food or lose { $n } ants
}
mm-how-pay_or_lose = The cold takes one or the other.
mm-say-place_token = Where do you place it?
mm-how-place_token = Choose a lit hex, then what to place there if there is a choice.
mm-say-play_offered = Play one of these cards for free?
mm-how-play_offered = The others are discarded.
mm-say-theft = { $n ->
    [one] Put down a card for { $who }
   *[other] Put down { $n } cards for { $who }
}
mm-how-theft = All are shown together; { $who } may play one of them.
mm-say-fill_site = Which site does your ant take { $in }?
mm-how-fill_site = An ant from the outskirts moves in. Choose a lit site.
mm-say-lose = { $n ->
    [one] Choose the ant you lose
   *[other] Choose the { $n } ants you lose
}
mm-how-lose = { $cause ->
    [battle] They fell in battle.
    [event] An event takes them.
    [hex_effect] The hex takes them.
    [evolution] An evolution takes them.
   *[hunger] They starve: there was not enough food.
}
mm-say-lose-battle = { $n ->
    [one] Choose the ant you lose { $in }
   *[other] Choose the { $n } ants you lose { $in }
}
mm-how-lose-battle = Tap one of yours; its site becomes vacant.
mm-say-army = { $has ->
    [yes] Take more ants back { $in }?
   *[no] Reinforce a hex, or take ants back?
}
mm-how-army = { $n ->
    [0] Tap an ant to take it back into the Larvae Chamber.
   *[other] A lit place takes a larva, up to { $n } in one hex; a lit ant goes back into the Larvae Chamber.
}
mm-say-blast = In which hex does an ant of yours burst?
mm-how-blast = It destroys others with it. You can choose each contested hex once.
mm-say-blast_victim = { $n ->
    [one] Whose ant { $in } is destroyed?
   *[other] Whose ants { $in } are destroyed? { $n } left
}
mm-how-blast_victim = Its owner chooses which one.
mm-say-choose_invader = Whom do you fight first { $in }?
mm-how-choose_invader = You hold the control site, and several invaders have equally many ants.
mm-say-commit = A card for ferocity, face down
mm-how-commit = It is spent, win or lose. The defender wins a tie.
mm-say-commit-defend = A card for ferocity, face down
mm-how-commit-defend = It is spent, win or lose. You defend, so you win ties.
mm-say-commit-centipede = Add a card against the centipede?
mm-how-commit-centipede = It reveals its second card after yours. You win ties.
mm-say-spoils = { $hex } is yours: take its empty sites
mm-how-spoils = Choose an ant there, then an empty site. Or leave them as they stand.
mm-say-raid = Whom do you raid?
mm-how-raid = Choose a lit hex, then the player. You fight as the invader.
mm-say-sting = Whom do you sting?
mm-how-sting = Choose a lit hex: another player loses { $n ->
    [one] an ant
   *[other] { $n } ants
} there. Or sting nobody.
mm-say-feed_ant_lion = Feed the ant lion { $in }
mm-how-feed_ant_lion = { $n ->
    [one] It takes a card from your hand, or your ant.
   *[other] It takes { $n } cards from your hand, or your ant.
}
mm-say-food_instead = Take food instead of a yield?
mm-how-food_instead = Tap an ant whose site should give food. The other sites give what they show.
mm-say-decree = The queen decrees: food or larvae?
mm-how-decree = The queens speak one after the other, clockwise. Then comes Slumber.
mm-how-react = { $deed ->
    [explore] { $by } explored.
    [march] { $by } marched.
    [forage] { $by } foraged.
    [play_card] { $by } played a card.
   *[other] { $by } used the action of their species.
}

## Waiting, watching, the end

mm-wait-react = { $n ->
    [one] Waiting for { $who } to react
   *[other] Waiting for { $who } to react
}
mm-wait-species = { $n ->
    [one] { $who } chooses which ants to lead
   *[other] { $who } choose which ants to lead
}
mm-wait-settle = { $n ->
    [one] { $who } settles in the Meadow
   *[other] { $who } settle in the Meadow
}
mm-wait-turn = { $n ->
    [one] { $who } takes a turn
   *[other] { $who } take a turn
}
mm-wait-explore = { $n ->
    [one] { $who } explores
   *[other] { $who } explore
}
mm-wait-march = { $n ->
    [one] { $who } moves ants
   *[other] { $who } move ants
}
mm-wait-larvae = { $n ->
    [one] { $who } sees to the larvae
   *[other] { $who } see to the larvae
}
mm-wait-fight = { $n ->
    [one] { $who } chooses whom to fight
   *[other] { $who } choose whom to fight
}
mm-wait-target = { $n ->
    [one] { $who } chooses whom it hits
   *[other] { $who } choose whom it hits
}
mm-wait-card = { $n ->
    [one] { $who } plays a card
   *[other] { $who } play a card
}
mm-wait-discard = { $n ->
    [one] { $who } chooses a card to discard
   *[other] { $who } choose cards to discard
}
mm-wait-lose = { $n ->
    [one] { $who } chooses the losses
   *[other] { $who } choose the losses
}
mm-wait-sites = { $n ->
    [one] { $who } arranges ants on the sites
   *[other] { $who } arrange ants on the sites
}
mm-wait-soldiers = { $n ->
    [one] { $who } readies the soldiers
   *[other] { $who } ready the soldiers
}
mm-wait-commit = { $has ->
    [yes] { $who } chooses a card for the battle { $in }
   *[no] { $who } chooses a card for the battle
}
mm-wait-harvest = { $n ->
    [one] { $who } harvests
   *[other] { $who } harvest
}
mm-wait-decree = { $n ->
    [one] { $who }’s queen decrees
   *[other] The queens of { $who } decree
}
mm-how-wait = You can look at everything meanwhile.
mm-how-watch = You are watching.
mm-how-over = The game is over.
mm-final-you = You win with { $points }
mm-final-wins = { $n ->
    [one] { $who } wins with { $points }
   *[other] { $who } win with { $points } each
}
mm-final-horde = The Horde overruns the Meadow: { $horde } against { $points }
mm-final-held = The Meadow is saved: { $points } against the Horde’s { $horde }

## The actions of the prompt

mm-pass = No, thanks
    .hint = Decline; the game goes on.
mm-pass-react = No reaction
    .hint = Let it pass this time.
mm-pass-done = Done
    .hint = Leave the rest and go on.
mm-pass-commit = No card
    .hint = Commit no further card in this battle.
mm-skip = Skip until…
    .hint = Let reactions pass without being asked, for a while.
mm-skip-cancel = React again
    .hint = Be asked again about every reaction.
mm-open = { $who }: { $say }
mm-open-hand = My cards first
    .hint = Covers the table until you are alone with it, then shows your hand.
mm-back = Back
    .hint = Not that after all.
mm-turn = Turn
    .hint = Turn the hex to the next way that fits. { $n } ways fit here.
mm-place = Place it
    .hint = The hex stays as it lies.
mm-joins = { $n ->
    [one] connects 1
   *[other] connects { $n }
}
mm-play = Play { $card }
    .hint = Play the card you chose.
mm-discard = Discard { $card }
    .hint = The card you chose goes.
mm-commit = Commit { $card }
    .hint = The card stays face down until both sides have committed. The figure is your total.
mm-take = Take { $hex }
    .hint = This hex comes into the Meadow.
mm-top = On top
    .hint = Back onto the pile: it is drawn first.
mm-bottom = Beneath
    .hint = Back beneath the pile: it is drawn last.
mm-pay = Pay it
    .hint = Pay what you chose; the card takes effect.
    .unpaid = { $n ->
        [one] One larva or ant is still missing.
       *[other] { $n } larvae or ants are still missing.
      }
mm-of = { $n } of { $of }
mm-lay-on_top = Place it on top
    .hint = It works from now on.
mm-lay-beneath = Place it beneath
    .hint = It counts for the caste; the topmost goes on working.
mm-gain-larvae = Gain
    .hint = The larvae go into your Larvae Chamber.
mm-gain = Gain these
    .hint = All of them at once.
mm-decree-food = Decree food
    .hint = The food goes into your Food Stores.
mm-decree-larvae = Decree larvae
    .hint = The larvae go into your Larvae Chamber.
mm-lead = Lead the { $species }
    .hint = For the whole game.
mm-pay-food = Pay { $food }
    .hint = Then no ant is lost.
mm-lose = Lose this one
    .hint = The ant you chose goes back into your supply.
mm-still = { $n } more
mm-against = { $who }
    .hint = It hits this player.
mm-rest-now = Rest
    .hint = Take no further action in this Worker Phase.
mm-my-turn = My turn
    .hint = Go on with your own turn.

## Skipping reactions

mm-say-skip = Skip reactions until when?
mm-how-skip = They are passed automatically; one click turns them back on.
mm-until-deed = until this is done
    .hint = Only what is still asked about this one action.
mm-until-turn = until my next turn
    .hint = Whatever the others do before it is your turn.
mm-until-phase = until the end of this phase
    .hint = No more reactions in this Worker Phase.
mm-skipping-deed = You react to nothing until this is done.
mm-skipping-turn = You react to nothing until your next turn.
mm-skipping-phase = You react to nothing until this phase ends.
mm-gift-own = Reaction taken without asking: you gain { $larvae }.
mm-gift-of = Reaction taken without asking: { $who } gains { $larvae }.

## The Horde

mm-say-horde-invade = The Horde invades
mm-say-horde-advance = The Horde advances { $n }
mm-say-horde-tunnel = The Horde advances { $n }, into the Great Tunnel
mm-say-horde-explore = The Horde sends a sentry
mm-say-horde-rampage = The Horde rampages
mm-how-horde = After every player’s turn it reveals a card and does what the card type says.

## Points

mm-source-sites = sites
mm-source-battles = battles
mm-source-bodies = ant bodies
mm-source-slumber = Slumber
mm-source-cards = cards
mm-source-awards = awards
mm-source-lost = lost

## Names of the panels

mm-moment-species = The nest mat
mm-moment-explore = Exploring
mm-moment-pick = Drawn hexes
mm-moment-march = Marching
mm-moment-pay = Paying for a card
mm-moment-lay = An evolution
mm-moment-gains = Gains
mm-moment-cards = Cards
mm-moment-players = Players
mm-moment-effect = The card
mm-moment-losses = Losses
mm-moment-battle = Battle
mm-moment-queen = The Queen Phase
mm-moment-horde = The Horde
mm-moment-rest = A rest
mm-moment-skip = Skipping reactions
mm-moment-offered = Which of them
mm-moment-final = Final score
mm-you = You
mm-or = or
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
mm-primitive = primitive species
mm-common = the ordinary side
mm-common-how = No action of its own, no drawback: every section gives its caste bonus.
mm-royal-decree = Royal Decree:

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
mm-centipede = Centipede
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

mm-horde = Horde
mm-horde-way = The way to the tunnel
    .how = by hex number, downwards
mm-horde-line = { $n ->
    [0] No centipede is on its way to the Great Tunnel
   *[other] Centipedes on their way to the Great Tunnel: { $hexes }
}
mm-horde-invade = { $has ->
    [yes] A new centipede comes into { $to }.
   *[no] A new centipede comes straight into the Great Tunnel.
}
mm-horde-advance = The centipede of { $from } jumps to { $to }.
mm-horde-tunnel = The centipede of { $from } reaches the Great Tunnel: the Horde gains { $points }. It stays there and cannot be fought.
mm-horde-explore = There was no centipede to move: a sentry explored a new hex.
mm-horde-rampage = It fought in every hex with both a centipede and ants. { $points ->
    [0] It gained nothing.
   *[other] It gained { $points }.
}
mm-horde-nothing = Its card moved nobody.
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
mm-by-round = Round by round
mm-chart = Points by round, at the end: { $scores }
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
mm-tell-battle = Turned over { $where }: { $high } against { $low }
mm-tell-battle-won = { $who } wins at { $hex }.
mm-tell-battle-tie = A tie: { $who }, who defends, wins it.
mm-tell-battle-at = Battle at { $hex }
mm-tell-battle-who = Invader: { $invader }. Defender: { $defender }.
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
mm-tell-round = { $round } is over
mm-tell-round-how = What every colony harvested, ate, was decreed and scored.
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
mm-tell-horde = The Horde reveals { $card }
