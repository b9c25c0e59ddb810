# Der Lehrer einer Lektion, für alle Spiele.

coach-outline = Deine erste Partie
coach-of = { $n } von { $total }
coach-done = erledigt
coach-step = Schritt { $n } von { $total }
coach-here = hier
coach-show = Zeig es mir
    .hint = Der Lehrer macht diesen Schritt für dich, langsam.
coach-skip = Überspringen
    .hint = Weiter zum nächsten Schritt, ohne diesen zu tun.
coach-leave = Lektion verlassen
    .hint = Der Lehrer geht, der Tisch bleibt: eine gewöhnliche Partie gegen den Anfänger-Bot.
coach-quiet = Keine Bemerkungen mehr
    .hint = Der Lehrer sagt an diesem Tisch nichts mehr.
coach-read = Weiter
    .hint = Weiter zum nächsten Schritt (Enter).
coach-first = Das darfst du. Aber zuerst …
    .say = „{ $step }“ kommt in dieser Lektion zuerst. Noch ist nichts geschehen.
coach-anyway = Lass mich wählen
    .hint = Tu, was du wolltest; der Lehrer besteht nicht darauf.
coach-all-right = In Ordnung
    .hint = Zurück zum Schritt der Lektion (Enter).
