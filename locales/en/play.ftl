# What every table says: the prompt, the sheet of a phone, the end.

play-acts = Actions
play-undo = Undo
    .hint = Undo your last action (U). { $n ->
        [one] One can be undone.
       *[other] { $n } can be undone.
      }
play-ended = Nobody has won. The menu of the table has what else can be done.
play-hint = What would you do?
    .short = Hint
    .hint = Ask the strongest bot what it would do in your place (H).
    .seen = Ask the strongest bot (H). Everybody at the table sees that you asked.
    .asking = Thinking …
play-thinks = { $n ->
    [one] { $who } thinks
   *[other] { $who } think
  }
play-refused-how = Nothing has changed.
play-the-rule = The rule
    .hint = Read the rule that forbids this.
play-all-right = OK
    .hint = Close this and go on.
play-sheet-up = Pull the sheet up
play-sheet-down = Push the sheet down
play-review = Board
    .hint = Look at the final board.
play-analyse = Review
    .hint = What decided the game: who was ahead when, and which decisions cost most.
play-replay = Replay
    .hint = Watch the game from the beginning.
play-rematch = Rematch
    .hint = Play again with the same players.

## The panel of a moment

play-fold = Show your colony instead
play-unfold = Unfold

## Going back behind what others have done

play-back = Go back
play-back-ask = { $n ->
    [one] Ask { $who } to go back
   *[other] Ask the others to go back
}
play-back-bots = Take back your last move and everything since (U). The bots agree.
play-back-people = Ask { $who } to take back your last move and everything since (U).

## What is told

tell-go-on = Go on
key-space = Space

play-sure = Are you sure?
play-sure-how = Nothing happens until you say yes.
play-sure-no = No
    .hint = Nothing happens.
play-sure-yes = Yes
    .hint = Do it (Enter).
tell-away = While you were away
tell-away-how = { $n ->
    [one] One thing has happened.
   *[other] { $n } things have happened.
  } Then it goes on.
tell-away-more = { $n ->
    [one] and one more line in the log
   *[other] and { $n } more lines in the log
  }
tell-away-points = What it did to the points
tell-away-steps = Step by step

## The keys

keys = Keys
keys-next = the next lit place; with Shift the one before
keys-tab = in the board: from one lit place to the next
keys-digits = press what the panel offers, in order
keys-enter = press what has the focus, or confirm
keys-undo = undo; Ctrl + Z or Cmd + Z too
keys-hint = ask what the strongest bot would do
keys-rule = the rule of what is pointed at or has the focus, in the rules book
keys-turn = turn the tile or hex in hand; with Shift the other way
keys-flip = flip the tile in hand
keys-space = go on, or skip what moves
keys-zoom = closer, farther, the whole board
keys-chat = chat
keys-escape = drop what is in hand
keys-help = this list

board-closer = Zoom in
board-farther = Zoom out
board-whole = Whole board
board-to-lit = Show the lit places
board-skip = Fast-forward
board-track = Score: { $scores }
board-score = { $name } { $points }
