# Was diese Seite ist.

about-what = Formicarium ist ein Ort, um zwei Brettspiele über Ameisen im Browser zu spielen: mit Freunden, an einem Bildschirm oder gegen Bots, live oder über Tage. Jede Partie lässt sich Schritt für Schritt noch einmal ansehen.
about-games = Die Spiele
about-myrmes = Myrmes ist ein Spiel von Yoann Levet, erschienen bei Ystari.
about-march = March of the Ants ist ein Spiel von Tim Eisner und Ryan Swisher, erschienen bei Weird City Games.
about-own = Dies ist eine unabhängige, kostenlose Umsetzung. Sie ist von den Autoren und Verlagen weder gemacht noch gebilligt noch unterstützt. Alle Zeichnungen und Texte sind für dieses Projekt entstanden, nichts ist aus den gedruckten Spielen übernommen. Wenn dir die Spiele gefallen, kauf sie: Ein Tisch mit Freunden ist immer noch der beste Bildschirm.
about-you = Du
about-no-account = Es gibt keine Konten, keine Werbung und kein Tracking. Einen Namen gibst du an, wenn du magst.
about-cookie = Ein einziges Cookie erkennt deinen Browser wieder, damit du deine Plätze findest. Deine Einstellungen bleiben im Browser.
about-fair = Würfel und Ziehungen sind fair, und du kannst es prüfen: Dein Browser bewahrt auf, was vor dem ersten Wurf feststand, und vergleicht es nach der Partie.
about-open = Offener Quelltext
about-licence = Der Quelltext ist frei, unter der MIT-Lizenz oder der Apache-Lizenz 2.0, ganz wie du willst.
about-licences = Lizenzen der Schriften und Bibliotheken dieser Seite
about-api = Alles, was die Seite kann, kann auch ein Programm.
about-docs = Wer genauer hinsehen will, findet beim Quelltext Dokumente über Aufzeichnungen, faire Würfel, das Protokoll und jede Regelentscheidung.
about-replay = Hat dir jemand die Aufzeichnung einer Partie geschickt?

about-data = Was rekonstruiert ist
about-data-why = Die Angaben von Myrmes stammen vom Spielmaterial; sieben davon sind unsicher. Von March of the Ants hatten wir die Regel, aber keine vollständige Liste dessen, was auf Karten und Hexfeldern steht.
about-data-rulebook = Aus der Regel: alle Regeln, die Namen von 46 der 66 Karten und von 10 der 25 Hexfelder, was vierzehn der Karten bewirken, und einzelne Zahlen.
about-data-found = In anderen öffentlichen Quellen gefunden: einige Namen von Karten, Hexfeldern und Runden.
about-data-ours = Rekonstruiert: die meisten Kosten und Wildheiten, Tunnel und Sammelplätze, was die meisten Karten bewirken, und etwa dreißig Namen. Sie passen zu dem, was die Regel davon erzählt, aber in der Schachtel steht anderes.
about-data-marked = Wo immer eine Karte oder ein Hexfeld gezeigt wird, steht dabei, was rekonstruiert ist.
about-data-correct = Wer die Schachtel besitzt, kann es berichtigen. Diese Befehle schreiben die Daten in einen Ordner, prüfen sie nach deinen Änderungen und spielen mit ihnen:
about-data-files = Jeder Eintrag dort sagt unter „provenance“, woher er stammt. Auch im Quelltext sind Berichtigungen willkommen.
