# The log: what all games share. $name is a player’s name.

log = Log
log-rule = Read the rule
log-earlier = Earlier lines
log-empty = Nothing has happened yet. Every move will be here, the last one on top.
log-undone = taken back
log-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-score = { $name } { $score }
log-revealed = Everybody has chosen

## Beside the game

log-taken_back = { $name } takes back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}
log-taken_back-agreed = Everybody agrees: { $name } takes back { $count ->
    [one] an action
   *[other] { $count } actions
}
log-handed_over = A bot plays on for { $name }
log-resumed = { $name } is back
log-hinted = { $name } asks for a hint
log-clock_ran_out = The time of { $name } is up
log-abandoned = The game was given up
log-played_on = Played on from another game
log-continued = The game goes on from here: { $count ->
    [one] 1 later move
   *[other] { $count } later moves
} could no longer be replayed
