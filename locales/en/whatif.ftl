# What if, private notes, and playing on from a moment of another game.

whatif = What if
whatif-say = Your own copy of the table. The others see nothing of it.
whatif-counts = Nothing here counts. Hands and dice are guessed.
whatif-news = The game has gone on in the meantime.
whatif-back = Step back
    .hint = One decision back. What you tried stays in the tree.
whatif-dice = Other dice
    .hint = The same again with other hidden cards and other dice.
whatif-leave = Back to the game
whatif-leave-back = Back
whatif-others = The others
whatif-everybody = I play for everybody
whatif-bots = Bots play: { $level }
whatif-now = The beginning
whatif-tried = Tried so far
whatif-branches = { $n ->
    [0] nothing yet
    [one] 1 branch
   *[other] { $n } branches
}
whatif-nothing = Do something on the table as if it were real. Step back and do something else, and you have two branches to compare.
whatif-deal = deal { $n }
whatif-branch = This branch
whatif-begin = Nothing has happened here yet.
whatif-name = Name this branch
whatif-prune = Remove this branch
whatif-thinking = A bot is thinking …
whatif-stand = Here it would stand
whatif-against = against the beginning
whatif-win = { $win } % to win, { $now } % at the beginning
whatif-compare = Compare branches
whatif-branch-name = Branch
whatif-points = Points
whatif-wins = To win
whatif-percent = { $n } %
whatif-keep = Keep as a note
whatif-kept = Kept among your notes.
whatif-note = What if: { $name }
whatif-note-end = Then I would have { $score } points.
whatif-note-win = Then I would have { $score } points and win { $win } % of the time.

notes = My notes
notes-private = private, kept with the table
notes-write = Write a note for this moment
notes-keep = Keep it
notes-save = Save
notes-cancel = Cancel
notes-change = Change this note
notes-delete = Delete this note
notes-step = Step { $n }

playon-title = Play on from here
playon-say = A new table begins with this moment: { $moment }. Who plays which colony?
playon-dice = The position is the same; dice and draws from here on are new.
playon-start = Play on
playon-invite = Open the table
