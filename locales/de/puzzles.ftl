# Rätsel: ein Zug ist klar der beste.

puzzle = Rätsel
puzzle-say = Die Aufgabe, und danach, was die Züge wert sind.
puzzle-name-1 = Blau
puzzle-name-2 = Rot
puzzle-name-3 = Elfenbein
puzzle-name-4 = Rosa
puzzle-name-5 = Schwarz
puzzle-n = Rätsel { $n }
puzzle-done = { $done } von { $of } gelöst
puzzle-done-short = { $done ->
    [0] Noch keines gelöst
    [one] 1 Rätsel gelöst
   *[other] { $done } Rätsel gelöst
}
puzzle-you = Du spielst
puzzle-when = Wann
puzzle-grade = Wie schwer
puzzle-degree-easy = Leicht
    .say = Vier der fünf Stufen von Bots finden den besten Zug.
puzzle-degree-medium = Mittel
    .say = Zwei oder drei der fünf Stufen von Bots übersehen den besten Zug.
puzzle-degree-hard = Schwer
    .say = Vier oder alle der fünf Stufen von Bots übersehen den besten Zug.
puzzle-do = Ein Zug ist klar besser als alle anderen. Spiel ihn am Tisch, als wäre es ernst, bis zu seinem Ende. Du kannst zurücknehmen, was du willst, bis du auf „Prüfen“ drückst.
puzzle-missed = { $n ->
    [one] Eine der fünf Stufen von Bots übersieht ihn.
    [5] Alle fünf Stufen von Bots übersehen ihn.
   *[other] { $n } der fünf Stufen von Bots übersehen ihn.
}
puzzle-reveal = Lösung zeigen

puzzle-task = Finde den besten Zug
    .say = Spiel einen ganzen Zug. Es ist nur eine Kopie.
puzzle-whole = Ist das der beste Zug?
    .say = Prüfe ihn, oder nimm ihn zurück.
puzzle-over = Dein Zug ist zu Ende
    .say = Sonst zieht niemand: Ein Rätsel ist ein einziger Zug.
puzzle-looking = So sieht es nach Zug { $letter } aus
    .say = Tippe in der Antwort auf einen anderen Zug, um zu sehen, wohin er führt.
puzzle-solved = Das ist der Zug
    .say = Sieh dir auch die anderen an: Tippe auf einen, um zu sehen, wohin er führt.
puzzle-as-good = Das ist ebenso gut
    .say = Dein Zug ist so viel wert wie die Lösung.
puzzle-better = Es gibt einen besseren Zug
    .say = Daneben steht, welcher es ist und warum.
puzzle-shown = Das ist die Lösung
    .say = Daneben steht, warum.
puzzle-checking = Die Bots spielen ihn weiter …
puzzle-check = Prüfen
    .hint = Vergleicht deinen Zug mit dem besten.
puzzle-back = Zurücknehmen
    .hint = Einen Schritt zurück.
puzzle-again = Noch einmal
puzzle-list = Alle Rätsel
puzzle-next = Nächstes Rätsel
puzzle-play-on = Von hier weiterspielen

puzzle-answer-first = Beim ersten Versuch gelöst
puzzle-answer-later = Gelöst
puzzle-answer-better = Nicht der beste Zug
puzzle-answer-shown = Die Lösung
puzzle-worth = Was die Züge wert sind
puzzle-worth-note = Punkte hinter dem besten
puzzle-zero = bester
puzzle-best = die Lösung
puzzle-yours = dein Zug
puzzle-yours-best = dein Zug, die Lösung
puzzle-tap = Tippe auf einen Zug, um ihn am Tisch zu sehen.
puzzle-rivals = Am Ende sollte { $letter } den anderen { $points } Punkte weniger lassen als { $other }.
puzzle-rivals-more = Am Ende sollte { $letter } den anderen { $points } Punkte mehr lassen als { $other }.
puzzle-win = Gewinnchance: { $own } % mit { $letter }, { $theirs } % mit { $other }.
puzzle-levels = Wer ihn findet
puzzle-finds = findet ihn
puzzle-misses = übersieht ihn

puzzles = Rätsel
puzzles-of = Rätsel zu { $game }
puzzles-say = Stellungen aus Partien starker Bots, in denen ein Zug klar der beste ist. Jede wurde viele Male mit anderen Würfeln und anderen verdeckten Karten weitergespielt. Du spielst den Zug am Tisch; danach siehst du, was er wert ist und warum ein anderer besser gewesen wäre.
puzzles-begin = Mit dem ersten beginnen
puzzles-go-on = Weiter lösen
puzzles-state-new = noch nicht versucht
puzzles-state-first = beim ersten Versuch gelöst
puzzles-state-later = gelöst
puzzles-state-missed = bisher nicht gelöst
