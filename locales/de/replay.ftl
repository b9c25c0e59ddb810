# Eine Partie durchsehen, und die Programmierschnittstelle.

replay-steps = Schritte der Partie
replay-step = Schritt
replay-at = { $at } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Aus wessen Sicht
replay-eyes-all = Zuschauer
replay-drop = Leg hier die Aufzeichnung einer Partie ab, oder wähle die Datei.
replay-choose = Datei wählen
replay-no-page = Dieses Spiel kann hier noch nicht gezeigt werden.
replay-fair = Faire Würfel
replay-fair-say = Der Startwert folgt aus dem Geheimnis des Servers und dem, was das Gerät jedes Spielers hinzugefügt hat. Der Hash des Geheimnisses war bekannt, bevor sich jemand gesetzt hat.
replay-commitment = Hash des Geheimnisses
replay-secret = Geheimnis des Servers
replay-seed = Startwert

api-say = Alles, was die Seite kann, kann auch ein Programm: sich setzen, hinsehen, spielen. Verdecktes bleibt verdeckt, und nur erlaubte Aktionen werden angenommen.
api-example = Ein erster Bot
api-step-token = Hol dir einmal ein Token. Daran erkennt man den Bot.
api-step-sit = Setz dich an einen offenen Tisch, mit dem Token als Bearer.
api-step-view = Frag, was der Platz sieht: die Ansicht, was geschah und jede erlaubte Aktion.
api-step-act = Nimm eine davon. Ging das Spiel inzwischen weiter, ist die Antwort „stale“: Sieh noch einmal hin.
api-socket = Statt immer wieder zu fragen, hör auf den Kanal des Tisches: /api/tables/TABLE/ws.
api-calls = Aufrufe
api-types = Typen
api-send = Senden
