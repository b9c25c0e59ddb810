# Was jeden Tag neu ist: die Partie des Tages und ihr Ergebnis.

today-game = Partie des Tages
today-game-say = Für alle dieselben Karten und Würfel, gegen einen Bot der Stufe { $level }. Ein Versuch.
today-new = Noch nicht gespielt
today-running = Du bist mittendrin
today-given-up = Aufgegeben
today-done = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
today-play = Spielen
today-go-on = Weiterspielen
today-result = Ergebnis

today-puzzles = Rätsel
today-puzzles-say = Ein Zug ist klar der beste. Finde ihn am Tisch und sieh, warum.
today-puzzles-new = Noch keines gelöst
today-puzzles-solved = { $n } gelöst
today-puzzles-open = Lösen

daily-title = Partie des Tages
daily-of = Partie des Tages: { $game }
daily-what = Heute bekommen alle denselben Aufbau und dieselben Würfel und spielen allein gegen denselben Bot der Stufe { $level }.
daily-one-try = Du hast einen Versuch. Wenn du den Tisch verlässt, wartet die Partie auf dich.
daily-no-help = Es gibt keine Tipps, und hinter den Zufall geht es nicht zurück.
daily-after = Danach siehst du, wo du unter den Bots aller Stufen und unter allen auf diesem Server stehst.
daily-play = Partie des Tages spielen
daily-go-on = Weiterspielen
daily-given-up = Du hast die Partie von heute aufgegeben. Morgen gibt es eine neue.

daily-you = du
daily-result = { $points ->
    [one] 1 Punkt, mindestens so gut wie { $level }
   *[other] { $points } Punkte, mindestens so gut wie { $level }
}
daily-result-plain = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
daily-result-others = So spielten die anderen
daily-same = Für alle derselbe Aufbau, dieselben Würfel, derselbe Gegner; auch Bots jeder Stufe haben auf deinem Platz gespielt.
daily-won = Du hast den Bot der Stufe { $level } mit { $own } zu { $rival } geschlagen.
daily-lost = Der Bot der Stufe { $level } hat mit { $rival } zu { $own } gewonnen.
daily-replay = Partie ansehen
daily-share = Teilen
daily-stand = Wo du stehst
daily-means = Mittel aus { $n } Partien jeder Stufe auf deinem Platz
daily-means-none = Mittel jeder Stufe auf deinem Platz
daily-pending = Es spielen noch: { $levels }. Ihre Ergebnisse erscheinen hier.
daily-sources = Woher die Punkte kommen
daily-sources-note = was den Unterschied machte
daily-source = Quelle
daily-behind = { $level } lag { $lead } Punkte vorn. Vor allem durch { $source }: { $points } Punkte mehr als du.
daily-ahead = Du lagst { $lead } Punkte vor { $level }. Vor allem durch { $source }: { $points } Punkte mehr.
daily-begun = Start
daily-points = Punkte
daily-people = Alle hier
daily-people-note = { $n ->
    [one] 1 Person hat gespielt
   *[other] { $n } Personen haben gespielt
}
daily-people-none = Niemand hat diese Partie zu Ende gespielt.
daily-fair = Faire Würfel
daily-fair-say = Der Aufbau folgt aus einem Geheimnis des Servers und dem Datum. Dessen Hash ist an allen Tischen derselbe, also hat niemand etwas anderes bekommen. Weil niemand etwas beiträgt, beweist das nicht, dass der Server den Aufbau nicht ausgesucht hat.
daily-fair-figures = Hash und Geheimnis
daily-commitment = Hash des Geheimnisses
daily-secret = Geheimnis
daily-secret-later = Wird gezeigt, wenn der Tag vorbei ist.
daily-todays = Partie von heute
