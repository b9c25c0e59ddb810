# Dieselbe Ausgangslage an mehreren Tischen, und was ein Tisch sagt, dessen Partie auch andere spielen.

notice-daily = Die Partie des Tages: ein Versuch, ohne Tipps und ohne Zurück hinter den Zufall.
notice-daily-go = Sieh, wo du stehst
notice-deal = An anderen Tischen wird dieselbe Partie gespielt. Niemand sieht einen anderen Tisch, bevor die eigene Partie vorbei ist.
notice-deal-go = Tische vergleichen

deal-title = Dieselbe Partie
deal-tables = { $n } Tische, dieselbe Partie
deal-result = Was alle aus ihrem Platz gemacht haben
deal-what = Aufbau, Würfel und Bots sind an jedem Tisch gleich; der Unterschied liegt darin, wie gespielt wird. Vergleiche dich mit denen, die anderswo deinen Platz hatten.
deal-hidden = Die Ergebnisse erscheinen hier, wenn deine eigene Partie vorbei ist.
deal-hidden-others = Die Ergebnisse erscheinen hier, wenn alle Tische fertig sind.
deal-by-seat = Platz für Platz
deal-by-seat-note = Punkte und Abstand zum Mittel dieses Platzes
deal-table = Tisch { $n }
deal-seat = Platz
deal-mean = Mittel
deal-open = wartet auf Spieler
deal-running = spielt
deal-over = fertig
deal-abandoned = aufgegeben
deal-sit = Hinsetzen
deal-go-on = Dein Tisch
deal-watch = Zuschauen
deal-replay = Ansehen
deal-close = Schließen
    .hint = An diesen Tisch ist niemand gekommen. Die anderen warten nicht mehr auf ihn.
deal-made = Wer das meiste aus seinem Platz gemacht hat
deal-made-note = Punkte über oder unter dem Mittel desselben Platzes
deal-rules = Eine Partie, ein Versuch
deal-rules-once = Alle spielen die Partie nur an einem Tisch.
deal-rules-look = Bis deine Partie vorbei ist, siehst du die anderen Tische nicht. Danach kannst du zuschauen und die Ergebnisse lesen.
deal-rules-back = Nichts wird ausprobiert, und hinter den Zufall geht es nicht zurück.
deal-link = Link für deine Freunde
deal-fair-say = Der Aufbau folgt aus einem einzigen Geheimnis des Servers. Dessen Hash ist an allen Tischen derselbe, also hat niemand etwas anderes bekommen. Weil niemand etwas beiträgt, beweist das nicht, dass der Server den Aufbau nicht ausgesucht hat.
deal-secret-later = Wird gezeigt, wenn alle Tische fertig sind.
