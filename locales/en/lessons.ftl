# The coach of a lesson, in any game.

coach-outline = Your first game
coach-of = { $n } of { $total }
coach-done = done
coach-step = Step { $n } of { $total }
coach-here = here
coach-show = Show me
    .hint = The coach does this step for you, slowly.
coach-skip = Skip this step
    .hint = Goes on to the next step without doing this one.
coach-leave = Leave the lesson
    .hint = The coach goes, and the table stays: an ordinary game against the novice bot.
coach-quiet = No more remarks
    .hint = The coach says nothing more at this table.
coach-read = Go on
    .hint = Go on to the next step (Enter).
coach-first = You may do that. But first …
    .say = “{ $step }” comes first in this lesson. Nothing has happened yet.
coach-anyway = Let me choose
    .hint = Do what you wanted to do; the coach does not insist.
coach-all-right = All right
    .hint = Back to the step of the lesson (Enter).
