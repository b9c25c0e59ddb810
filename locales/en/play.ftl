# What every table says: the prompt, the sheet of a phone, the end.

play-undo = Undo
    .hint = Undo your last action (U). { $n ->
        [one] One can be undone.
       *[other] { $n } can be undone.
      }
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
play-review = Review
    .hint = Look at the final board.
play-replay = Replay
    .hint = Watch the game from the beginning.
play-rematch = Rematch
    .hint = Play again with the same players.
