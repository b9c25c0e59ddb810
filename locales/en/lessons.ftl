# The coach of a lesson, in any game.

coach-outline = Your first game
coach-of = { $n } of { $total }
coach-done = done
coach-step = Step { $n } of { $total }
coach-here = here
coach-back = Back
    .hint = Takes back the last step of the lesson.
    .gone = The bot has played since, so the last step stays.
coach-later = in step { $n }
coach-show = Show me
    .hint = The coach does this step for you, slowly.
coach-skip = Skip this step
    .hint = Does this step for you at once and goes on.
    .read = Goes on to the next step.
coach-leave = Leave the lesson
    .hint = The coach goes, and the table stays: an ordinary game against the novice bot.
coach-quiet = No more remarks
    .hint = The coach says nothing more at this table.
coach-read = Go on
    .hint = Go on to the next step (Enter).
coach-first = You may do that. But first …
    .say = “{ $step }” comes first in this lesson. Nothing has happened yet.
coach-wrong = Nothing is lost.
coach-anyway = Let me choose
    .hint = Do what you wanted to do; the coach does not insist.
coach-all-right = All right
    .hint = Back to the step of the lesson (Enter).

# The tour of the first table.

tour-prompt = What to do now
    .say = This sentence says what the table waits for. Its buttons answer it, and what you can choose elsewhere is lit in honey.
tour-board = The board
    .say = Everything lit can be pressed. Point at a thing, or hold a finger on it, to read what it is, what it brings and what it costs; the wheel or two fingers bring it closer.
tour-own = Your colony
    .say = What you have and what comes next. When there is something to decide, its panel opens here.
tour-players = The players
    .say = Everybody’s figures and whose turn it is. Press a colony to look at it.
tour-log = What has happened
    .say = The newest line is on top. Point at a line to see its places on the board, and follow the book to the rule behind it.
tour-menu = The tools
    .say = The table menu has the rules, this tour and the link for friends; the settings have language, colours and speed. With the key ? you get a list of all keys.
tour-sheet = The sheet
    .say = Your colony, the other players and the log are tabs of this sheet. Pull it up to see more of it.
tour-skip = Skip
tour-next = Next
tour-end = Play
