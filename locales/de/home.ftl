# Die Startseite.

home-title = Zieh ein Ameisenvolk groß
home-say = Zwei Brettspiele über Ameisen, mit Freunden oder gegen Bots, live oder über Tage. Ohne Konto.

home-play = Jetzt spielen
home-play-game = { $game } spielen
home-teach = Zeig mir, wie’s geht
home-teach-on = Lektion fortsetzen
home-teach-time = Noch nie gespielt? „Zeig mir, wie’s geht“ dauert etwa zehn Minuten, ohne Spielanleitung.
home-screen = An diesem Gerät
home-invite = Freunde einladen
home-invite-game = Zu { $game } einladen
home-coming = Kommt noch: hier noch nicht spielbar

home-myrmes-meta = 2 bis 4 Personen, etwa 30 Minuten pro Person
home-myrmes-text = Drei Jahre in einem Garten: ausbrüten, ernten, graben und für den Winter bereit sein.
home-march-meta = 1 bis 5 Personen, etwa 20 Minuten pro Person
home-march-text = Eine Wiese, die unter deinen Füßen wächst: erkunden, entwickeln, marschieren, kämpfen.

home-mine = Meine Tische
home-mine-waiting = { $n ->
    [one] 1 wartet auf dich
   *[other] { $n } warten auf dich
}
home-mine-empty = Noch kein Tisch. Zwei Klicks eröffnen einen gegen Bots, ohne Namen.
home-open = Offene Tische
home-open-note = live
home-open-empty = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und schick Freunden den Link.
home-replays = Partien ansehen
home-replays-note = Zug um Zug
home-replays-empty = Beendete Partien erscheinen hier, Zug für Zug zum Ansehen.
home-all-open = Alle offenen Tische
home-all-finished = Alle Partien durchsuchen
home-replays-open = Partie aus einer Datei ansehen

row-with = { $game } mit { $names }
row-alone = { $game }, allein
row-your-turn = du bist dran
row-gathering = wartet auf Spieler
row-thinks = wartet auf { $names }
row-invites = { $name } lädt ein
row-play = Spielen
row-look = Ansehen
row-played-on = aus einer anderen Partie weitergespielt
row-join = Mitspielen
row-watch = Zuschauen
clock-none = ohne Uhr
clock-live = je { $minutes } min, +{ $seconds } s je Zug
clock-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
screen-title = An diesem Bildschirm: { $game }
screen-say = Ihr teilt euch dieses Gerät. Wird verdeckt gewählt, sagt die Seite, wer es bekommt.
invite-title = Freunde einladen: { $game }
invite-say = Eröffne einen Tisch und schick seinen Link. Wer ihn hat, kann einen freien Platz nehmen.
invite-open = Tisch eröffnen
invite-tables = Tische
invite-tables-say = Jeder Tisch bekommt dieselbe Partie und eigene Spieler; danach vergleicht ihr eure Ergebnisse Platz für Platz. Du sitzt am ersten, und der Link führt zu allen.
invite-open-tables = Tische öffnen
invite-who = Wer ihn sieht
invite-link-only = Nur mit dem Link
invite-approval = Wer sich setzen darf
invite-approval-all = Alle
invite-approval-asked = Wen ich annehme
invite-guests = Wer schreiben darf
invite-guests-players = Nur die Spieler
invite-guests-all = Auch Zuschauer
invite-public = Alle
invite-clock = Bedenkzeit
invite-zero = Wenn die Zeit um ist
invite-hints = Tipps vom Bot

# The dialog for a game against bots.
play-you = Du
play-pick = Alle Bots sind gleich. Tippe einen an, um nur ihn zu wählen.
play-picked = Tippe ihn noch einmal an, um wieder alle Bots zu wählen.
play-strong = { $n ->
    [one] Wie stark ist der Bot?
   *[other] Wie stark sind die Bots?
}
play-strong-one = Wie stark ist { $bot }?
play-strong-note = mittlere Punkte am Tisch zu zweit, gegen denselben einfachen Bot
play-strong-points = Punkte
play-strong-beats = schlägt „{ $below }“ in { $n } von 100
play-strong-first = gut für den Anfang
play-strong-at-once = antwortet sofort
play-strong-time = { $seconds } s je Entscheidung
play-made = { $n ->
    [one] In deiner letzten Partie hattest du { $points } Punkte.
   *[other] In deinen letzten { $n } Partien hattest du { $points } Punkte.
}
play-even = „{ $level }“ wäre etwa gleich stark.
play-even-step = „{ $level }“ wäre etwa gleich stark, „{ $next }“ eine Stufe höher.
