# What is new every day: the game of the day and its result.

today-game = Today’s game
today-game-say = The same deal for everybody, against a { $level } bot. One try each.
today-new = Not played yet
today-running = You are in the middle of it
today-given-up = Given up
today-done = { $points ->
    [one] 1 point
   *[other] { $points } points
}
today-play = Play it
today-go-on = Go on
today-result = Result

today-puzzles = Puzzles
today-puzzles-say = One turn is clearly best. Find it on the table, and see why.
today-puzzles-new = None solved yet
today-puzzles-solved = { $n } solved
today-puzzles-open = Solve some

daily-title = Today’s game
daily-of = Today’s game of { $game }
daily-what = Everybody gets the same setup and the same dice today, and plays alone against the same { $level } bot.
daily-one-try = You have one try. If you leave the table, the game waits for you.
daily-no-help = There are no hints, and nothing is taken back once chance has decided.
daily-after = Afterwards you see where you stand among bots of all levels and among everybody on this server.
daily-play = Play today’s game
daily-go-on = Go on playing
daily-given-up = You gave today’s game up. There is a new one tomorrow.

daily-you = you
daily-result = { $points ->
    [one] 1 point, as good as { $level } or better
   *[other] { $points } points, as good as { $level } or better
}
daily-result-plain = { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-result-others = How the others did
daily-same = Same setup, same dice, same opponent for everybody; bots of each level have played it in your seat.
daily-won = You beat the { $level } bot { $own } to { $rival }.
daily-lost = The { $level } bot won { $rival } to { $own }.
daily-replay = Replay
daily-share = Share
daily-stand = Where you stand
daily-means = mean points of { $n } games of each level in your seat
daily-means-none = mean points of each level in your seat
daily-pending = Still playing: { $levels }. Their results appear here.
daily-sources = By source
daily-sources-note = what made the difference
daily-source = Source
daily-behind = { $level } was { $lead } points ahead. Most of it: { $source }, { $points } points more than you.
daily-ahead = You were { $lead } points ahead of { $level }. Most of it: { $source }, { $points } points more.
daily-begun = start
daily-points = points
daily-people = Everybody here
daily-people-note = { $n ->
    [one] 1 has played
   *[other] { $n } have played
}
daily-people-none = Nobody played this game to its end.
daily-fair = Fair dice
daily-fair-say = The deal follows from a secret of the server and the date. Its hash is the same at everybody’s table, so nobody got another deal. Nobody adds to it, so it does not prove that the server did not choose the deal.
daily-fair-figures = The hash and the secret
daily-commitment = Hash of the secret
daily-secret = Secret
daily-secret-later = Revealed when the day is over.
daily-todays = Today’s game
