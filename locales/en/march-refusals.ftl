# Why the rules of March of the Ants refused something: the rule, and what can be done instead.

march-illegal-game_over = The game is over.
march-illegal-no_such_seat = There is no such seat at this table.
march-illegal-not_to_act = It is not your turn to decide.
march-illegal-not_now = Not now: first { $asked }.
march-illegal-not_on_the_mat = Your nest mat shows the { $mat } on its back, not the { $species }. Play the { $mat } or the Common Meadow Ant.

march-illegal-too_little_food = That costs { $needed } food, and your stores hold { $have }. Play a card, or Rest.
march-illegal-rest_as_first_action = Rest cannot be your first action of a round while you have food or a card. Do something else first.
march-illegal-frenzy_forbids_rest = Frenzy: no Rest while you have food ({ $food }) or cards ({ $cards }). Spend them first.
march-illegal-no_species_action = The Common Meadow Ant has no action of its own. Choose one of the five everybody has.

march-illegal-no_hex_left = The pile is empty: there is nothing left to explore.
march-illegal-nowhere_to_explore = None of your ants stands in a hex with an open tunnel. March to the edge of the Meadow first.
march-illegal-no_ant_to_explore = You have no ant { $in_hex }. Explore from a hex where you have one.
march-illegal-no_open_tunnel = { $hex } has too few open tunnels: { $needed ->
    [one] 1 is needed
   *[other] { $needed } are needed
}. Explore from another hex.
march-illegal-not_drawn = { $hex } is not among the hexes you drew.
march-illegal-only_on_top = { $hex } goes back on top of the pile, not to the bottom.
march-illegal-cannot_place = The hex cannot lie there. Choose one of the lit places.
march-illegal-cannot_place-already_placed = { $hex } is in the Meadow already.
march-illegal-cannot_place-cell_taken = { $by } already lies there. Choose an empty place.
march-illegal-cannot_place-touches_nothing = A new hex must touch the Meadow. Choose a place beside a hex.
march-illegal-cannot_place-same_as = { $hex } looks the same with fewer turns; that way of placing it is already offered.
march-illegal-cannot_place-not_in_meadow = { $from } is not in the Meadow.
march-illegal-cannot_place-not_beside = The new hex must lie beside the hex you explore from: { $from }.
march-illegal-cannot_place-no_tunnel = { $from } has no tunnel on that side. Choose a side with an open tunnel.
march-illegal-cannot_place-not_joined = Turned like that, { $hex } has no tunnel { $to_from }. Keep turning it.
march-illegal-not_the_explored_hex = Your ants go into the hex you explored, not { $to_hex }.
march-illegal-other_hex_needs_an_ant = Each new hex needs an ant, and there is one { $in_hex } already. Send this one into the other.
march-illegal-must_enter = { $all ->
    [true] All ants of the hex you left must move into the new hexes.
   *[false] At least one ant must move into the new hex.
}

march-illegal-larvae_move_first = Larvae move before ants. Once an ant has stepped, or where only ants may move, no larva follows.
march-illegal-no_ant_there = You have no ant { $there }.
march-illegal-no_ant_of = { $seat } has no ant { $there }.
march-illegal-not_in_the_meadow = { $hex } is not in the Meadow.
march-illegal-not_linked = One step does not lead { $from_from } { $to_to }: there is no tunnel or wormhole between them. Go step by step.
march-illegal-trapped = { card-weaver_thorax } holds your ants { $in_hex }: they cannot leave.
march-illegal-cannot_enter = An ant that enters takes an empty site; the outskirts are for when there is none. Not free: { $at }.
march-illegal-no_larva = Your Larvae Chamber is empty.
march-illegal-larva_not_allowed = No larva may be placed { $in_hex }. Choose one of the lit hexes.
march-illegal-no_empty_site = This is not an empty collection site: { $at }.
march-illegal-not_a_site_for_this = This site cannot be chosen here: { $at }. Choose a lit one.
march-illegal-sites_are_filled = There are free sites { $in_hex }, and your ants in the outskirts must take them. Choose which.
march-illegal-ant_must_move = The ant must be moved. Choose where it goes.
march-illegal-all_into_one_hex = All these ants go to the same hex, so not { $to_hex }.

march-illegal-not_in_hand = { $card } is not in your hand.
march-illegal-cannot_pay = { $card } costs { $cost } larvae or ants, and you have too few.
march-illegal-paid_otherwise = { $card } is paid with { $payment ->
    [larvae] larvae only
    [ants] ants only
   *[any] larvae or ants
}.
march-illegal-needs_inhabited_site = { $card } needs a collection site that you inhabit. Move an ant onto one first.
march-illegal-not_offered = { $card } is not one of the cards shown.
march-illegal-not_a_goal_in_play = { $card } is not one of your Colony Goals in play.
march-illegal-too_many_goals = At most { $most } Colony Goals are in play. Discard one of the old ones to make room.
march-illegal-not_an_evolution = { $card } is not an evolution. Choose one, or pass.
march-illegal-evolution_too_dear = { $card } costs { $cost }, and the second evolution may cost { $most } at most.
march-illegal-evolution_must_be_played = This action plays an evolution: choose one.
march-illegal-no_evolution_to_play = You have no evolution in hand that you can pay for.
march-illegal-not_on_the_body = { $card } is not on your ant body.
march-illegal-chosen_already = { $what ->
    [food] Food
    [larvae] Larvae
    [cards] Cards
   *[points] Colony points
}: already chosen, or not on offer. Choose something else.

march-illegal-not_the_great_tunnel = The Great Tunnel cannot be chosen for this. Choose another hex.
march-illegal-not_contested = There is nobody to fight { $in_hex }: the hex is not contested.
march-illegal-hex_not_inhabited = None of your ants is on a collection site { $in_hex }. Choose a hex you inhabit.
march-illegal-not_inhabited = You do not inhabit this: { $at }. Choose a site with one of your ants.
march-illegal-no_ant_in_hex = You have no ant { $in_hex }.
march-illegal-token_there = There is already such a token { $in_hex }, and a hex can have only one. Choose another hex.
march-illegal-not_another_player = Choose another player at this table.
march-illegal-not_present = { $seat } has no ant { $in_hex }.
march-illegal-not_together_in_hex = You and { $seat } do not both have ants { $in_hex }.
march-illegal-same_owner = Both ants belong to { $seat }. Ants of two different players trade places.
march-illegal-second_ant_missing = Choose the second ant as well: two ants trade places.
march-illegal-no_centipede_to_fight = There is no centipede to fight { $in_hex }.

march-illegal-not_among_the_lost = This ant is not among those to choose from: { $at }.
march-illegal-losses_are_due = { $ants ->
    [one] 1 more ant
   *[other] { $ants } more ants
} must be lost. Choose which.
march-illegal-not_the_strongest_invader = The invader is one of those with the most ants; { $seat } is not.
march-illegal-raid_must_fight = { species-raiding_ant.action }: you must fight. Choose whom, and where.
march-illegal-either_or = { card-army_head } either places larvae or takes ants back, not both.
march-illegal-one_hex_only = { card-army_head } takes ants back from one hex only, so not { $from_hex }.
march-illegal-once_per_hex = { card-blast_head } works once in each hex, and it has worked { $in_hex }. Choose another one.

march-illegal-harvested_already = This site has given its yield: { $at }.
march-illegal-not_decreed = A Royal Decree is food or larvae. Choose one of the two.

## What has to be done first, after "Not now: first"

march-asked-army = place larvae, take ants back, or pass
march-asked-blast = choose a hex for { card-blast_head }, or pass
march-asked-blast_victim = choose whose ant is destroyed, or pass
march-asked-choose_gains = choose what you gain
march-asked-choose_hex = choose the hex that the card is for
march-asked-choose_invader = choose who invades
march-asked-choose_species = choose which side of your nest mat you play
march-asked-collect = choose a site to collect from
march-asked-commit = commit a card face down for the battle, or pass
march-asked-decree = decree food or larvae
march-asked-discard_cards = choose the cards to discard
march-asked-drain = choose who loses larvae
march-asked-drop_evolution = discard an evolution of your ant body, or pass
march-asked-drop_goal = choose the Colony Goal to discard
march-asked-enter = move ants into the new hex
march-asked-exchange = choose the ants that trade places
march-asked-feed_ant_lion = discard a card or lose the ant
march-asked-fill_site = choose a free site for your ant
march-asked-food_instead = choose a site that gives food instead, or pass
march-asked-gain_larvae = take the larvae, or pass
march-asked-gather = move ants into one hex, or pass
march-asked-larvae = place your larvae, or pass
march-asked-lay = place the evolution on top or beneath
march-asked-lose = choose which of your ants are lost
march-asked-march_to_battle = choose a centipede to fight, or pass
march-asked-move_ant = move an ant to an empty site
march-asked-origin = choose the hex to explore from
march-asked-pay = finish paying for the card with larvae or ants
march-asked-pay_or_lose = pay, or choose the ants you lose
march-asked-pick_hex = take one of the drawn hexes
march-asked-place_hex = place the hex
march-asked-place_token = place the token
march-asked-play_evolution = play an evolution
march-asked-play_offered = play one of the cards shown, or pass
march-asked-put_back = put the drawn hexes back
march-asked-raid = choose whom to raid
march-asked-settle = place the ants of your starting hex
march-asked-spoils = move ants into empty sites, or pass
march-asked-steps = take your steps, or pass
march-asked-sting = choose whom to sting, or pass
march-asked-swap_card = discard a card to draw another, or pass
march-asked-take_turn = take an action
march-asked-theft = choose what you discard for { card-cultural_theft }
