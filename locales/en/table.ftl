# A table, before, during and after its game.

title-your-turn = Your turn
line-connecting = Connecting …
line-lost = Connection lost, reconnecting …

seat-you = you
seat-online = online
seat-away = away
seat-stand-in = a bot plays ({ $level })
seat-open-say = waits for somebody

table-menu = This table
table-who = Who is there
table-link = Share the link
table-spectators = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
table-ask-undo = Ask to take back my last action
table-hand-over = Let a bot play for me
table-hand-over-say = It plays about as strongly as you have so far.
table-hand-over-alone = Let bots finish the game?
table-hand-over-alone-say = Only bots are left then: they play the game to its end within seconds. You can watch it in the replay, but not go on yourself.
table-hand-over-stay = Keep playing
table-hand-over-finish = Let them finish it
table-abandon = Propose to give up the game
table-home = All tables
table-tour = Show me around
table-replay = Look through the game
table-before = The previous game
table-whatif = What if …
table-notes = My notes
played-on = Played on from another game: { $moment }
table-record = Save the record
table-withheld = Added nothing to the dice in time: { $names }.
table-kept = Save a proof of the dice
table-kept-say = What your browser saw before the first roll. With it, the dice can be checked after the game, without this server too.
table-rematch = Play again

notice-replaced = A bot plays for { $name }.
notice-take-back = Take over again
notice-gone = { $name } is away.
notice-let-bot = Let a bot play on
    .hint = The bot plays about as strongly as { $name } has so far.
notice-undo = { $name } asks to take back { $count ->
    [one] an action
   *[other] { $count } actions
}. Do you agree?
notice-undo-waits = { $name } asks to take back { $count ->
    [one] an action
   *[other] { $count } actions
}. Waiting for the others.
notice-abandon = In favour of giving up the game: { $names }.
notice-abandoned = This game was given up.
notice-expires = Nobody has acted here for a long time. If that stays so, the game will be given up on { $when }.
notice-rematch = A table for the rematch is open.
notice-rematch-go = Go there
abandon-not = Keep playing
abandon-too = Give up too

notice-stuck = { $count ->
    [0] This game can no longer be replayed.
    [one] Only the first move of this game can still be replayed.
   *[other] Only the first { $count } moves of this game can still be replayed.
}
notice-stuck-more = What you can do
stuck-title = This game can no longer be replayed to its end
stuck-how-far = { $count ->
    [0] This server cannot replay the first move of this game. The reason:
    [one] The first move of this game can be replayed. The next one fails:
   *[other] The first { $count } moves of this game can be replayed. The next one fails:
}
stuck-rules = The game began under version { $was } of the rules. This server plays by version { $now }, in which rules were corrected.
stuck-go-on-say = You can continue from the last move that replays. Later moves stay stored, but no longer count. All players have to agree; bots always do.
stuck-go-on = Continue from there
stuck-go-on-not = Withdraw
stuck-agree = In favour of continuing from there: { $names }.
stuck-rest = { $count ->
    [one] The rest, as stored (1 line)
   *[other] The rest, as stored ({ $count } lines)
}
stuck-move = { $name }: { $action }
stuck-hidden = { $name }: a move that stays hidden while the game runs
stuck-undone = { $name } takes back an action
stuck-rewound = Everybody agrees: { $name } takes back actions

curtain-title = Pass the device to { $name }
curtain-say = Everybody chooses in secret. Nothing is shown until the next player is there.
curtain-lift = I am { $name }

chat = Chat
chat-unread = Chat, { $n } new
chat-empty = Nobody has said anything yet. Everybody at the table reads what you write.
chat-first = Say hello
chat-say = Say something
chat-send = Send
chat-players = Only the players of this table write here.
chat-guest = guest
chat-about = What to do about { $name }
chat-muted = { $n ->
    [one] 1 line of somebody you muted is hidden.
   *[other] { $n } lines of people you muted are hidden.
}
chat-hear = Show them
chat-sending = sending

clock-of = The clock of { $name }
clock-d = d
clock-h = h
table-no-page = This game cannot be shown here yet.
score-by-source = Points by source
replay-download-later = The record contains the seed of the dice, so it is available only after the game.
