# Puzzles: one turn that is clearly best.

puzzle = Puzzle
puzzle-say = The task, and then what the turns are worth.
puzzle-name-1 = Blue
puzzle-name-2 = Red
puzzle-name-3 = Ivory
puzzle-name-4 = Pink
puzzle-name-5 = Black
puzzle-n = Puzzle { $n }
puzzle-done = { $done } of { $of } solved
puzzle-done-short = { $done ->
    [0] None solved yet
    [one] 1 puzzle solved
   *[other] { $done } puzzles solved
}
puzzle-you = You play
puzzle-when = When
puzzle-grade = How hard
puzzle-degree-easy = Easy
    .say = Four of the five levels of bots find the best turn.
puzzle-degree-medium = Medium
    .say = Two or three of the five levels of bots miss the best turn.
puzzle-degree-hard = Hard
    .say = Four or all of the five levels of bots miss the best turn.
puzzle-do = One turn is clearly better than all others. Play it on the table as if it were real, to its end. You may take back what you like until you press “Check”.
puzzle-missed = { $n ->
    [one] One of the five levels of bots misses it.
    [5] All five levels of bots miss it.
   *[other] { $n } of the five levels of bots miss it.
}
puzzle-reveal = Show the solution

puzzle-task = Find the best turn
    .say = Play one whole turn. It is only a copy.
puzzle-whole = Is this the best turn?
    .say = Check it, or take it back.
puzzle-over = Your turn is over
    .say = Nobody else moves: a puzzle is one turn.
puzzle-looking = What turn { $letter } leads to
    .say = Tap another turn in the answer to see where that leads.
puzzle-solved = That is the turn
    .say = Look at the others, too: tap one to see where it leads.
puzzle-as-good = That is as good
    .say = Your turn is worth as much as the solution.
puzzle-better = There is a better turn
    .say = The panel says what it is and why.
puzzle-shown = This is the solution
    .say = The panel says why.
puzzle-checking = The bots are playing it on …
puzzle-check = Check
    .hint = Compares your turn with the best one.
puzzle-back = Take back
    .hint = One step back.
puzzle-again = Try again
puzzle-list = All puzzles
puzzle-next = Next puzzle
puzzle-play-on = Play on from here

puzzle-answer-first = Solved at the first try
puzzle-answer-later = Solved
puzzle-answer-better = Not the best turn
puzzle-answer-shown = The solution
puzzle-worth = What the turns are worth
puzzle-worth-note = points behind the best
puzzle-zero = best
puzzle-best = the solution
puzzle-yours = your turn
puzzle-yours-best = your turn, the solution
puzzle-tap = Tap a turn to see it on the table.
puzzle-rivals = By the end { $letter } should leave the others { $points } points fewer than { $other }.
puzzle-rivals-more = By the end { $letter } should leave the others { $points } points more than { $other }.
puzzle-win = Chance to win: { $own } % with { $letter }, { $theirs } % with { $other }.
puzzle-levels = Who finds it
puzzle-finds = finds it
puzzle-misses = misses it

puzzles = Puzzles
puzzles-of = Puzzles of { $game }
puzzles-say = Positions from games of strong bots in which one turn is clearly best. Every one was played on many times with other dice and other hidden cards. You play the turn on the table; then you see what it is worth and why another one would have been better.
puzzles-begin = Begin with the first
puzzles-go-on = Go on solving
puzzles-state-new = not tried yet
puzzles-state-first = solved at the first try
puzzles-state-later = solved
puzzles-state-missed = missed so far
