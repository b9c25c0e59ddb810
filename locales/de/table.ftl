# Ein Tisch, vor, während und nach der Partie.

title-your-turn = Du bist dran
line-connecting = Verbinde …
line-lost = Verbindung verloren, neuer Versuch …

seat-you = du
seat-online = da
seat-away = weg
seat-stand-in = ein Bot spielt ({ $level })
seat-open-say = wartet auf jemanden

table-menu = Dieser Tisch
table-who = Wer da ist
table-link = Link weitergeben
table-spectators = { $n ->
    [one] 1 Zuschauer
   *[other] { $n } Zuschauer
}
table-ask-undo = Darum bitten, meine letzte Aktion zurückzunehmen
table-hand-over = Einen Bot für mich spielen lassen
table-hand-over-say = Er spielt ungefähr so stark wie du bisher.
table-hand-over-alone = Sollen Bots die Partie beenden?
table-hand-over-alone-say = Dann spielen nur noch Bots: Sie bringen die Partie in Sekunden zu Ende. Du kannst sie danach ansehen, aber nicht mehr weiterspielen.
table-hand-over-stay = Weiterspielen
table-hand-over-finish = Zu Ende spielen lassen
table-abandon = Vorschlagen, das Spiel aufzugeben
table-home = Alle Tische
table-tour = Zeig mir den Tisch
table-replay = Die Partie durchsehen
table-before = Die vorige Partie
table-whatif = Was wäre, wenn …
table-notes = Meine Notizen
played-on = Weitergespielt aus einer anderen Partie: { $moment }
table-record = Die Partie speichern
table-withheld = Nicht rechtzeitig zu den Würfeln beigetragen: { $names }.
table-kept = Beleg für die Würfel speichern
table-kept-say = Was dein Browser vor dem ersten Wurf gesehen hat. Damit lassen sich die Würfel nach der Partie prüfen, auch ohne diesen Server.
table-rematch = Noch einmal spielen

notice-replaced = Ein Bot spielt für { $name }.
notice-take-back = Selbst weiterspielen
notice-gone = { $name } ist weg.
notice-let-bot = Einen Bot weiterspielen lassen
    .hint = Der Bot spielt ungefähr so stark wie { $name } bisher.
notice-undo = { $name } möchte { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} zurücknehmen. Einverstanden?
notice-undo-waits = { $name } möchte { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} zurücknehmen. Die anderen werden gefragt.
notice-abandon = Für das Aufgeben: { $names }.
notice-abandoned = Dieses Spiel wurde aufgegeben.
notice-expires = Hier hat lange niemand mehr gespielt. Bleibt es dabei, wird die Partie am { $when } aufgegeben.
notice-rematch = Ein Tisch für die Revanche ist offen.
notice-rematch-go = Dorthin
abandon-not = Doch weiterspielen
abandon-too = Auch aufgeben

notice-stuck = { $count ->
    [0] Diese Partie lässt sich nicht mehr nachspielen.
    [one] Von dieser Partie lässt sich nur noch der erste Zug nachspielen.
   *[other] Von dieser Partie lassen sich nur noch die ersten { $count } Züge nachspielen.
}
notice-stuck-more = Was nun?
stuck-title = Diese Partie lässt sich nicht mehr bis zum Ende nachspielen
stuck-how-far = { $count ->
    [0] Dieser Server kann den ersten Zug dieser Partie nicht nachspielen. Dagegen spricht:
    [one] Der erste Zug dieser Partie lässt sich nachspielen. Gegen den nächsten spricht:
   *[other] Die ersten { $count } Züge dieser Partie lassen sich nachspielen. Gegen den nächsten spricht:
}
stuck-rules = Die Partie begann nach Version { $was } der Regeln. Dieser Server spielt nach Version { $now }, in der Regeln berichtigt wurden.
stuck-go-on-say = Ihr könnt nach dem letzten Zug weiterspielen, der sich nachspielen lässt. Die späteren Züge bleiben gespeichert, zählen aber nicht mehr. Alle, die mitspielen, müssen zustimmen; Bots tun das immer.
stuck-go-on = Von dort weiterspielen
stuck-go-on-not = Lieber nicht
stuck-agree = Von dort weiterspielen möchte: { $names }.
stuck-rest = { $count ->
    [one] Der Rest, wie er gespeichert ist (1 Zeile)
   *[other] Der Rest, wie er gespeichert ist ({ $count } Zeilen)
}
stuck-move = { $name }: { $action }
stuck-hidden = { $name }: ein Zug, der verborgen bleibt, solange die Partie läuft
stuck-undone = { $name } nimmt eine Aktion zurück
stuck-rewound = Alle sind einverstanden: { $name } nimmt Aktionen zurück

curtain-title = Gib das Gerät an { $name }
curtain-say = Alle wählen verdeckt. Nichts wird gezeigt, bis der nächste Spieler da ist.
curtain-lift = Ich bin { $name }

chat = Chat
chat-unread = Chat, { $n } neu
chat-empty = Noch hat niemand etwas gesagt. Alle am Tisch lesen, was du schreibst.
chat-first = Hallo sagen
chat-say = Sag etwas
chat-send = Senden
chat-players = Hier schreiben nur die Spieler dieses Tisches.
chat-guest = Gast
chat-about = Was tun wegen { $name }
chat-muted = { $n ->
    [one] 1 Zeile von jemandem, den du stumm geschaltet hast, ist ausgeblendet.
   *[other] { $n } Zeilen von Leuten, die du stumm geschaltet hast, sind ausgeblendet.
}
chat-hear = Zeigen
chat-sending = wird gesendet

clock-of = Die Uhr von { $name }
clock-d = T
clock-h = Std
table-no-page = Dieses Spiel kann hier noch nicht gezeigt werden.
score-by-source = Punkte nach Herkunft
replay-download-later = Die Aufzeichnung enthält den Startwert der Würfel und wird erst nach dem Ende der Partie herausgegeben.
