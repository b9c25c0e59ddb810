# Eine Partie durchsehen, und die Programmierschnittstelle.

replay-steps = Schritte der Partie
replay-step = Schritt
replay-at = { $at } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-earlier = Zur vorigen Jahreszeit
replay-later = Zur nächsten Jahreszeit
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $n }-fach
replay-jump = Zu einer Jahreszeit springen
replay-season = { $year } { $season }
replay-eyes = Aus wessen Sicht
replay-eyes-all = Zuschauer
replay-turn = Als Nächstes: { $who }
replay-over = Die Partie ist vorbei
replay-setup = Der Garten ist aufgebaut
replay-link = Link zu diesem Moment kopieren

replay-scores = Punkte in diesem Moment
replay-figures = In Zahlen
replay-sum = Punkte
replay-level = Ebene { $level }

replay-menu = Aufzeichnung der Partie
replay-download = Aufzeichnung herunterladen
replay-more = Holen, was seitdem gespielt wurde
replay-table = Zum Tisch
replay-another = Eine andere Aufzeichnung ansehen
replay-whatif = Was wäre, wenn: ab hier
replay-playon = Von hier aus weiterspielen
replay-keys = Tasten:
replay-keys-say = Pfeile gehen schrittweise, die Leertaste spielt ab, Pos1 und Ende gehen zu den Enden, [ und ] von Jahreszeit zu Jahreszeit.

replay-drop = Leg hier die Aufzeichnung einer Partie ab, oder wähle die Datei.
replay-choose = Datei wählen
replay-choose-other = Andere Datei wählen
replay-paste = Oder füg ihren Text ein
replay-show = Ansehen
replay-no-record = Das ist keine Aufzeichnung einer Partie.
replay-kept = Die Aufzeichnung wird nachgespielt und dabei anhand der Regeln geprüft. Nichts davon wird aufbewahrt.
replay-no-page = Dieses Spiel kann hier noch nicht gezeigt werden.

replay-fair = Faire Würfel
replay-fair-say = Der Startwert folgt aus dem Geheimnis des Servers und dem, was das Gerät jedes Spielers hinzugefügt hat. Der Hash des Geheimnisses war bekannt, bevor sich jemand gesetzt hat.
replay-fair-later = Geheimnis, Beiträge und Startwert werden gezeigt, sobald die Partie vorbei ist. Dann kannst du sie hier prüfen.
replay-commitment = Hash des Geheimnisses, zu Beginn gezeigt
replay-secret = Geheimnis des Servers
replay-added = Beitrag von { $name }
replay-added-none = nichts
replay-seed = Startwert
replay-check = Prüfen
replay-holds-commitment = Das Geheimnis hat den Hash, der vor der Partie gezeigt wurde.
replay-fails-commitment = Das Geheimnis hat nicht den Hash, der vor der Partie gezeigt wurde.
replay-holds-seed = Der Startwert folgt aus dem Geheimnis und allen Beiträgen.
replay-fails-seed = Der Startwert folgt nicht aus dem Geheimnis und den Beiträgen.
replay-holds-record = Die Aufzeichnung der Partie hat diesen Startwert.
replay-fails-record = Die Aufzeichnung der Partie hat einen anderen Startwert.
replay-fair-yes = Die Würfel waren fair.
replay-fair-no = Hier stimmt etwas nicht: Diesen Würfeln ist nicht zu trauen.
replay-record-failed = Die Aufzeichnung konnte nicht verglichen werden: { $why }

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
