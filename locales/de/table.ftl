# Ein Tisch, vor, während und nach der Partie.

title-your-turn = Du bist dran
line-connecting = Verbinde …
line-lost = Verbindung verloren, neuer Versuch …

seat-you = du
seat-online = da
seat-away = weg
seat-stand-in = ein Bot spielt
seat-open-say = wartet auf jemanden

room-public = Alle können diesen Tisch sehen
room-link-only = Nur wer den Link hat, sieht diesen Tisch
room-link = Der Link zu diesem Tisch
room-sit = Hinsetzen
room-stand = Aufstehen
room-bot = Bot
room-no-bot = Wieder freigeben
room-start = Los
room-waits = Es geht los, wenn alle Plätze besetzt sind.
room-host-starts = Wer am Tisch sitzt, kann das Spiel starten.
room-fair = Faire Würfel
room-fair-say = Das ist der Hash des Geheimnisses des Servers, festgelegt, bevor sich jemand gesetzt hat. Das Gerät jedes Spielers trägt zum Startwert bei. Nach dem Spiel wird alles gezeigt, und alle können es prüfen.

table-menu = Dieser Tisch
table-who = Wer da ist
table-link = Link weitergeben
table-spectators = { $n ->
    [one] 1 Zuschauer
   *[other] { $n } Zuschauer
}
table-ask-undo = Darum bitten, meine letzte Aktion zurückzunehmen
table-hand-over = Einen Bot für mich spielen lassen
table-abandon = Vorschlagen, das Spiel aufzugeben
table-home = Alle Tische
table-replay = Die Partie durchsehen
table-record = Die Partie speichern
table-rematch = Noch einmal spielen

notice-replaced = Ein Bot spielt für { $name }.
notice-take-back = Selbst weiterspielen
notice-gone = { $name } ist weg.
notice-let-bot = Einen Bot weiterspielen lassen
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
notice-rematch = Das nächste Spiel hat einen Tisch.
notice-rematch-go = Dorthin
abandon-not = Doch weiterspielen
abandon-too = Auch aufgeben

curtain-title = Gib das Gerät an { $name }
curtain-say = Alle wählen verdeckt. Nichts wird gezeigt, bis der nächste Spieler da ist.
curtain-lift = Ich bin { $name }

chat = Chat
chat-unread = Chat, { $n } neu
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-sending = wird gesendet

clock-of = Die Uhr von { $name }
clock-d = T
clock-h = Std
table-no-page = Dieses Spiel kann hier noch nicht gezeigt werden.
