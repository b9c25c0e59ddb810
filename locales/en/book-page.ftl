# The pages of the rules: what stands round the text.

rules-of = The rules of { $game }
rules-own-words = In our own words, chapter by chapter as it is played. Where the rulebook leaves something open, the margin says how it is played here.
rules-chapters = Chapters
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing has all of these words.
    [one] One sentence
   *[other] { $n } sentences
}
rules-ruling = Ruling
rules-question = Question
rules-print = Print
rules-card = One page to print
rules-card-of = { $game } on one page
rules-card-foot = A reminder in our own words, to keep beside the game
rules-whole = The full rules
rules-play = Play this example
rules-example = Example
rules-met = At the table: { $where }.
rules-met-log = in the log
rules-met-tips = in tooltips
rules-met-refusal = when “{ $rule }” forbids something
