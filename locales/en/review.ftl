# The review of a finished game.

review-offer = The strongest bots look through this game: who was ahead when, which decisions cost most and what was better, what was luck. It takes about a minute, and everybody with the link can read the result.
review-begin = Look through the game
review-under-way = The bots are looking through the game. You can leave and come back.
review-percent = { $percent } % done
review-link = Copy the link to this review
review-seat = Seat
review-you = you

review-won = { $reader ->
    [you] You won by { $points }.
   *[other] { $name } won by { $points }.
}
review-lost-by = { $reader ->
    [you] You lost by { $points }.
   *[other] { $name } lost by { $points }.
}
review-won-tie = { $reader ->
    [you] You won the tie.
   *[other] { $name } won the tie.
}
review-lost-tie = { $reader ->
    [you] You lost the tie.
   *[other] { $name } lost the tie.
}
review-shared = { $reader ->
    [you] You shared the win.
   *[other] { $name } shared the win.
}
review-together-won = The Horde is beaten.
review-together-lost = The Horde won.
review-given-up = The game was given up.
review-one-turn = One turn was worth { $percent } %.
review-no-turn = No single turn decided it.
review-sum =
    { $reader ->
        [you] Of 100 games played on from such positions, your own choices cost you { $own };
       *[other] Of 100 games played on from such positions, { $name }’s own choices cost { $own };
    } { $luck ->
        [plus] dice and draws gave { $chance }
        [minus] dice and draws took { $chance }
       *[none] dice and draws changed nothing
    }{ $alone ->
        [yes] .
       *[no] { $theirs ->
            [plus] , the others gave { $others }.
            [minus] , the others took { $others }.
           *[none] , the others changed nothing.
        }
    }

review-who = Who would win
review-who-say = share of the win as the bots saw it
review-chart = Share of the win through the game
review-mark = Decision { $n }, { $when }: cost { $percent } %
review-moved = What moved the share
review-moved-say = in hundredths; the last column is the sum
review-part-own = own choices
review-part-chance = dice and draws
review-part-others = the others
review-table = The same as a table
review-when = From
review-end = The end
review-together = in sum

review-points = Where the points came from
review-no-points = The game did not come to its end, so its points cannot be compared.
review-strong = strong play
review-own-points = { $who }, { $points }
review-strong-points = bots in every seat from the same beginning: { $points } in this seat, mean of { $games } games
review-short = The widest gap to strong play: { $source }, { $points } points.
review-short-none = No source brought much less than it brings in strong play.

review-costliest = The costliest decisions
review-costliest-say = { $n } of { $of }; all others together cost { $rest } %
review-flawless = No decision was found that cost anything.
review-better = better
review-lost = −{ $points } points
review-more = It brings more: { $sources }.
review-less = It brings less: { $sources }.
review-rivals = It leaves the others less.
review-estimated = This one was estimated, not played on.
review-nothing = Go on without doing anything
review-see = See the moment
review-play-on = Play on from here
review-risk-food_missing = Food missing next winter: { $better } instead of { $played }.
review-risk-cubes_discarded = Cubes discarded at the end of the season: { $better } instead of { $played }.
review-risk-objectives = Objectives completed by the end: { $better } instead of { $played }.
review-risk-ants_lost_in_battle = Ants lost in battle this round: { $better } instead of { $played }.
review-risk-ants_starving = Ants that starve this round: { $better } instead of { $played }.
review-risk-goals_scored = Colony Goals scored by the end: { $better } instead of { $played }.

review-opening = The opening
review-opening-say = the first season or round, beside what the bots would have done
review-opened = Points afterwards: { $points }. Strong play has { $strong } on average.
review-as-strong = Nothing better was found.

review-honest = Every decision is judged by what its player could know. Shares are estimates of the bots and wrong by a few hundredths; what the others did is what own choices and chance do not explain.
