# The home page.

home-title = Raise a colony
home-say = Two board games about ants, with friends or bots, live or over days. No account needed.

home-play = Play now
home-play-game = Play { $game }
home-teach = Teach me
home-teach-on = Continue the lesson
home-teach-time = Never played? “Teach me” takes about ten minutes, and no rulebook.
home-screen = Around this screen
home-invite = Invite friends
home-invite-game = Invite to { $game }
home-coming = Coming soon: not playable here yet

home-myrmes-meta = 2 to 4 players, about 30 minutes per player
home-myrmes-text = Three years in a garden: hatch, forage, dig, and be ready for winter.
home-march-meta = 1 to 5 players, about 20 minutes per player
home-march-text = A meadow that grows under your feet: explore, evolve, march, battle.

home-mine = My tables
home-mine-waiting = { $n ->
    [one] 1 is waiting for you
   *[other] { $n } are waiting for you
}
home-mine-empty = No table yet. Two clicks start one against bots, without a name.
home-open = Open tables
home-open-note = live
home-open-empty = Nobody is looking for players. Open a table and send friends the link.
home-replays = Replays
home-replays-note = move by move
home-replays-empty = Finished games appear here. You can watch them again move by move.
home-all-open = All open tables
home-all-finished = Search all games
home-replays-open = Watch a game from a file

row-with = { $game } with { $names }
row-alone = { $game }, solo
row-your-turn = your turn
row-gathering = waits for players
row-thinks = waits for { $names }
row-invites = { $name } invites
row-play = Play
row-look = Look
row-played-on = played on from another game
row-join = Join
row-watch = Watch
clock-none = no clock
clock-live = { $minutes } min each, +{ $seconds } s per turn
clock-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
screen-title = Around this screen: { $game }
screen-say = You share this device. When choices are secret, the page says whom to pass it to.
invite-title = Invite friends: { $game }
invite-say = Open a table and send its link. Anybody with the link can take an open seat.
invite-open = Open the table
invite-tables = Tables
invite-tables-say = Every table gets the same deal and its own players; afterwards you compare your results seat by seat. You sit at the first one, and the link leads to all of them.
invite-open-tables = Open the tables
invite-who = Who can see it
invite-link-only = Only with the link
invite-approval = Who may sit down
invite-approval-all = Anybody
invite-approval-asked = Whom I accept
invite-guests = Who may chat
invite-guests-players = Only the players
invite-guests-all = Spectators too
invite-public = Everybody
invite-clock = Time to think
invite-zero = When time is up
invite-hints = Hints from the bot

# The dialog for a game against bots.
play-you = You
play-pick = All bots are alike. Tap one to choose it alone.
play-picked = Tap it again to choose all bots together.
play-strong = { $n ->
    [one] How strong is the bot?
   *[other] How strong are the bots?
}
play-strong-one = How strong is { $bot }?
play-strong-note = mean points at a table of two, against the same simple bot
play-strong-points = points
play-strong-beats = beats { $below } in { $n } of 100
play-strong-first = where to begin
play-strong-at-once = answers at once
play-strong-time = { $seconds } s for a decision
play-made = { $n ->
    [one] You made { $points } points in your last game.
   *[other] You made { $points } points in your last { $n } games.
}
play-even = “{ $level }” would be about even.
play-even-step = “{ $level }” would be about even, “{ $next }” a step up.
