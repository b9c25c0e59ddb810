# What March of the Ants asks: the prompt for every decision; march-panels.ftl has the panels beside it.

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
mm-or = or

## Losses, rest, species

mm-primitive = primitive species
mm-common = the ordinary side
mm-common-how = No action of its own, no drawback: every section gives its caste bonus.
mm-royal-decree = Royal Decree:

## Battle

mm-centipede = Centipede

## The Horde acts

mm-horde = Horde
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

## Final score

mm-by-round = Round by round
mm-chart = Points by round, at the end: { $scores }

## What is told to everybody

mm-tell-battle = Turned over { $where }: { $high } against { $low }
mm-tell-battle-won = { $who } wins { $where }.
mm-tell-battle-tie = A tie: { $who }, who defends, wins it.
mm-tell-battle-at = Battle { $where }
mm-tell-battle-who = Invader: { $invader }. Defender: { $defender }.
mm-tell-round = { $round } is over
mm-tell-round-how = What every colony harvested, ate, was decreed and scored.
mm-tell-horde = The Horde reveals { $card }
