# The log of March of the Ants: one line for every event. $name is a player's name; -you is for the player who knows the secret.

## Setup and headings

mlog-starting_player = { $chance ->
    [yes] { $name } is drawn to begin
   *[no] { $name } begins
}
mlog-mat_dealt = { $name } is dealt the nest mat of the { $species }
mlog-species_chosen = { $name } leads the { $species }
mlog-phase_began = { $round }. { $phase ->
    [setup] The colonies settle
    [worker] The workers set out
    [soldier] The soldiers stand ready
    [queen] The queens hold court
   *[over] The end
}
mlog-game_ended = The game is over: { $scores }
mlog-score-horde = the Horde { $score }

## Turns

mlog-turn_began = { $name } is the active player
mlog-acted-explore = { $name } explores
mlog-acted-march = { $name } marches
mlog-acted-forage = { $name } forages
mlog-acted-play_card = { $name } plays a card
mlog-acted-own = { $name } begins { $action }{ $food ->
    [0] {""}
   *[other] { " " }for { $food } food
}
mlog-passed = { $names } { $count ->
    [one] passes
   *[other] pass
}
mlog-rested = { $name } rests: { $laid } on the Resting area
mlog-rested-bare = { $name } rests
mlog-actions_granted = { $name } may take { $actions ->
    [one] 1 more action
   *[other] { $actions } more actions
}

## Cards

mlog-reshuffled = { $cards } are shuffled into a new { $deck ->
    [centipedes] Centipede Deck
   *[players] deck
}
mlog-cards_drawn = { $name } draws { $cards }
mlog-cards_seen = { $name } draws { $cards }
mlog-cards_seen-you = You draw { $cards }
mlog-foraged = { $name } forages: { $cards }
mlog-foraged-you = You forage: { $cards }
mlog-swapped = { $name } discards { $discarded } and draws { $cards }
mlog-swapped-you = You discard { $discarded } and draw { $cards }
mlog-card_revealed = { $name } turns up { $cards }
mlog-card_discarded = { $name } discards { $cards }
mlog-card_put_down = { $name } puts { $cards } face down
mlog-card_put_down-you = You put { $cards } face down
mlog-card_committed = { $name } commits a card face down
mlog-cards_committed = { $name } commits { $cards } face down
mlog-card_shown = { $name } shows { $cards }
mlog-card_played = { $name } plays { $card }, which costs { $cost }
mlog-card_played-free = { $name } plays { $card } for free
mlog-card_played-paid = { $name } plays { $card } for { $paid }
mlog-paid_larva = { $name } pays 1 larva
mlog-paid_ant = { $name } pays with the ant from { $at }
mlog-paid = { $name } pays { $paid }
mlog-evolved = { $name } evolves { $card }{ $beneath ->
    [yes] , beneath the others
   *[no] {""}
}
mlog-evolved-paid = { $name } evolves { $card } for { $paid }{ $beneath ->
    [yes] , beneath the others
   *[no] {""}
}

## The Meadow grows

mlog-hex_drawn = { $name } draws { $hexes }
mlog-hexes_looked_at = { $name } looks at { $hexes }
mlog-hexes_seen = { $name } looks at { $hexes }
mlog-hexes_seen-you = You look at { $hexes }
mlog-explores_looked_at = { $name } explores and looks at { $hexes }
mlog-explores_seen = { $name } explores and looks at { $hexes }
mlog-explores_seen-you = You explore and look at { $hexes }
mlog-explores_drawn = { $name } explores and finds { $hexes }
mlog-hex_taken = { $name } takes { $hexes }
mlog-hex_put_back = { $name } puts { $hexes } back { $where ->
    [bottom] at the bottom of the pile
   *[top] on top of the pile
}
mlog-hex_put_back_seen = { $name } puts { $hexes } back { $where ->
    [bottom] at the bottom of the pile
   *[top] on top of the pile
}
mlog-hex_put_back_seen-you = You put { $hexes } back { $where ->
    [bottom] at the bottom of the pile
   *[top] on top of the pile
}
mlog-hex_rejected = { $name } removes a hex from the game, unseen
mlog-origin_chosen = { $name } explores { $from }
mlog-explored = { $name } explores { $hexes } { $from }{ $ants ->
    [0] {""}
    [one] { " " }with 1 ant
   *[other] { " " }with { $ants } ants
}
mlog-settled = { $name } settles in { $hexes } with { $ants ->
    [one] 1 ant
   *[other] { $ants } ants
}
mlog-hex_placed = { $name } adds { $hexes } to the Meadow
mlog-token_placed = { $token ->
    [wormhole] { $count ->
        [one] A wormhole opens { $where }
       *[other] Wormholes open { $where }
    }
    [both] A wormhole opens and a centipede lurks { $where }
   *[centipede] { $count ->
        [one] A centipede appears { $where }
       *[other] Centipedes appear { $where }
    }
}

## Ants

mlog-moved = { $name } { $did }
mlog-marched = { $name } marches: { $did }
mlog-march-both = { $larvae }, then { $steps }
mlog-march-larvae = { $n ->
    [one] 1 larva
   *[other] { $n } larvae
} { $where }
mlog-march-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
} { $to }
mlog-did-ants = places { $n ->
    [one] an ant
   *[other] { $n } ants
} { $where }
mlog-did-larvae = places { $n ->
    [one] a larva
   *[other] { $n } larvae
} { $where }
mlog-did-moves = moves { $n ->
    [one] an ant
   *[other] { $n } ants
} { $from } { $to }
mlog-did-within = rearranges { $n ->
    [one] an ant
   *[other] { $n } ants
} { $where }
mlog-did-steps = takes { $n ->
    [one] 1 step
   *[other] { $n } steps
} { $to }
mlog-inhabited = An ant of { $name } moves in: { $at }
mlog-inhabited-several = { $count } ants of { $name } move onto free sites { $where }
mlog-ant_lost = { $name } loses { $ants } { $where }{ $cause ->
    [hunger] , starved
    [battle] , fallen in battle
    [hex_effect] { " " }to the hex
    [evolution] { " " }to an evolution
   *[event] { " " }to an event
}{ $saved ->
    [0] {""}
    [one] ; 1 saved as a larva
   *[other] ; { $saved } saved as larvae
}
mlog-ant_withdrawn = { $name } takes { $ants } back into the Larvae Chamber
mlog-ant_chosen = { $name } chooses an ant of { $owner } { $at }
mlog-ant_chosen-own = { $name } chooses one of their own ants { $at }
mlog-ants_exchanged = The ants of { $one } { $from } and { $two } { $to } swap places
mlog-hex_chosen = { $name } chooses { $hex }
mlog-site_chosen = { $name } chooses { $at }
mlog-player_chosen = { $name } picks { $player }
mlog-gain_chosen = { $name } chooses { $resource ->
    [food] food
    [larvae] larvae
    [cards] cards
   *[points] colony points
}
mlog-gains_chosen = { $name } chooses { $resources }

## Gains and losses

mlog-gained = { $name } gains { $gained }
mlog-gained-card = { $name } gains { $gained } from { $card }
mlog-larvae_lost = { $name } loses { $larvae }
mlog-larvae_taken = { $name } takes { $larvae } from { $from }{ $kept ->
    [all] {""}
   *[other] { " " }and keeps { $kept }
}
mlog-food_paid = { $name } pays { $food }
mlog-scored-battles = { $name } scores for the victory
mlog-scored-centipedes = { $name } scores for the centipede
mlog-scored-sites = { $name } scores for a collection site
mlog-scored-bodies = { $name } completes an ant body
mlog-scored-cards = { $name } scores for a card
mlog-scored-inner_meadow = { $name } scores for the Inner Meadow
mlog-scored-goals = { $name } scores for a Colony Goal
mlog-scored-awards = { $name } scores for an award
mlog-scored-drawbacks = { $name } pays for the drawback of the species
mlog-scored-card = { $name } scores for { $card }

## Battles

mlog-battle_began = Battle { $where }: { $invader } ({ $attack }) attacks { $name } ({ $defence })
mlog-battle_began-centipede = { $name } fights the centipede { $where } with Army Strength { $defence }
mlog-centipede_card = The centipede turns up { $card }: ferocity { $ferocity }
mlog-ferocity_revealed = { $name } reveals { $cards }
mlog-ferocity_revealed-both = { $invader } reveals { $attack }; { $name } reveals { $cards }
mlog-ferocity = { $cards }{ $added ->
    [0] {""}
   *[other] , +{ $added }
}
mlog-ferocity_drawn = { $name } turns up { $card } from the deck: ferocity { $ferocity }
mlog-battle_decided = { $winner } beats { $name } { $where }, { $attack } to { $defence }
mlog-battle_decided-held = { $name } wins { $where }, { $defence } to { $attack }
mlog-battle_decided-centipede = The centipede { $where } beats { $name }, { $attack } to { $defence }
mlog-centipede_destroyed = The centipede { $where } is destroyed

## The Queen Phase

mlog-collected = { $name } collects { $gained }
mlog-collected-you = You collect { $gained }
mlog-fed = { $name } feeds { $ants } with { $by }{ $starving ->
    [0] {""}
    [one] ; 1 starves
   *[other] ; { $starving } starve
}
mlog-fed-none = { $name } has no ant to feed
mlog-fed-nothing = { $name } has nothing to feed { $ants } with
mlog-decreed = The queen of { $name } decrees { $gained }
mlog-largest_brood = { $name } has the largest brood
mlog-greatest_stores = { $name } has the greatest stores
mlog-untold_potential = { $name } has untold potential in hand

## The Centipede Horde

mlog-horde_revealed = The Horde reveals { $card }
mlog-horde-invades = The Horde reveals { $card }: a centipede invades { $hex }
mlog-horde-advances = The Horde reveals { $card }: a centipede goes { $from } { $to }
mlog-horde-enters = The Horde reveals { $card }: a centipede enters the Great Tunnel
mlog-horde-explores = The Horde reveals { $card } and finds { $hex }
mlog-centipede_moved = A centipede advances { $from } { $to }
mlog-centipede_entered = A centipede enters the Great Tunnel
mlog-horde_scored = The Horde scores { $points }
