# Der Lehrer einer Lektion, für alle Spiele.

coach-outline = Deine erste Partie
coach-of = { $n } von { $total }
coach-done = erledigt
coach-step = Schritt { $n } von { $total }
coach-here = hier
coach-back = Zurück
    .hint = Nimmt den letzten Teil der Lektion zurück.
    .gone = Der Bot hat seitdem gespielt, deshalb bleibt der letzte Teil bestehen.
coach-later = in Teil { $n }
coach-show = Zeig es mir
    .hint = Der Lehrer macht diesen Schritt für dich, langsam.
coach-skip = Überspringen
    .hint = Macht diesen Schritt sofort für dich und geht weiter.
    .read = Geht zum nächsten Schritt weiter.
coach-leave = Lektion verlassen
    .hint = Der Lehrer geht, der Tisch bleibt: eine gewöhnliche Partie gegen den Anfänger-Bot.
coach-quiet = Keine Bemerkungen mehr
    .hint = Der Lehrer sagt an diesem Tisch nichts mehr.
coach-read = Weiter
    .hint = Weiter zum nächsten Schritt (Enter).
coach-first = Das darfst du. Aber zuerst …
    .say = „{ $step }“ kommt in dieser Lektion zuerst. Noch ist nichts geschehen.
coach-wrong = Es ist nichts verloren.
coach-anyway = Lass mich wählen
    .hint = Tu, was du wolltest; der Lehrer besteht nicht darauf.
coach-all-right = In Ordnung
    .hint = Zurück zum Schritt der Lektion (Enter).

# The tour of the first table.

tour-prompt = Was jetzt zu tun ist
    .say = Dieser Satz sagt, worauf der Tisch wartet. Die Schaltflächen antworten darauf; was du anderswo wählen kannst, leuchtet honigfarben.
tour-board = Der Spielplan
    .say = Alles, was leuchtet, kannst du drücken. Zeig auf etwas oder halt den Finger darauf, um zu lesen, was es ist, was es bringt und was es kostet; mit dem Mausrad oder zwei Fingern kommst du näher.
tour-own = Deine Kolonie
    .say = Was du hast und was bevorsteht. Gibt es etwas zu entscheiden, steht es hier.
tour-players = Die Spieler
    .say = Die Zahlen aller Spieler und wer am Zug ist. Drück auf eine Kolonie, um sie anzusehen.
tour-log = Was geschehen ist
    .say = Die neueste Zeile steht oben. Zeig auf eine Zeile, um ihre Orte auf dem Plan zu sehen, und folge dem Buch zur Regel dahinter.
tour-menu = Die Werkzeuge
    .say = Im Menü des Tisches sind die Regeln, diese Führung und der Link für Freunde; in den Einstellungen Sprache, Farben und Tempo. Die Taste ? zeigt alle Tasten.
tour-sheet = Die Lade
    .say = Deine Kolonie, die anderen Spieler und das Protokoll sind die Reiter dieser Lade. Zieh sie nach oben, um mehr davon zu sehen.
tour-skip = Überspringen
tour-next = Weiter
tour-end = Spielen
