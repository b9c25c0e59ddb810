# Wörter, die überall auf der Seite vorkommen.

page-table = Tisch
page-replay = Partie ansehen
page-review = Analyse
page-transfer = Auf dieses Gerät umziehen
page-archive = Alle Partien
page-you = Du und deine Geräte
page-api = Programmierschnittstelle
page-about = Über Formicarium
page-to-home = Zur Startseite
page-failed = Die Seite konnte nicht geladen werden. Prüfe die Verbindung und lade sie neu.

close = Schließen
tools = Werkzeuge
rules-the-rule = Die Regel
rules-read = In den Regeln nachlesen
rules = Regeln

settings = Einstellungen
settings-flip = Hell oder dunkel
settings-language = Sprache
settings-theme = Darstellung
settings-light = Hell
settings-dark = Dunkel
settings-motion = Bewegung
settings-coordinates = Koordinaten auf dem Plan
settings-motion-calm = Ruhig
settings-motion-system = Auto
settings-motion-quick = Schnell
settings-motion-off = Aus
settings-letters = Schrift
settings-letters-normal = Normal
settings-letters-larger = Größer
settings-letters-largest = Am größten
settings-sound = Ton
settings-sound-off = Aus
settings-sound-soft = Leise
settings-sound-full = Laut
settings-coach = Hinweise des Lehrers
settings-coach-always = immer
settings-coach-sometimes = nach einer Lektion
settings-coach-never = nie
settings-confirm = Nachfragen, bevor ein einzelner Klick etwas tut
settings-harmless = Reaktionen, die nur nützen, ohne Frage nehmen
settings-open-reactions = An einem Bildschirm: offene Reaktionen, ohne das Gerät weiterzugeben
settings-system = Auto
settings-on = An
settings-off = Aus

player-mark-1 = blau, Kreis
player-mark-2 = rot, Dreieck
player-mark-3 = elfenbein, Quadrat
player-mark-4 = rosa, Blüte
player-mark-5 = schwarz, Raute

seat-free = freier Platz
list-loading = Wird geladen …
list-failed = Diese Liste konnte nicht geladen werden.

error-no-page = Hier ist keine Seite
    .say = Die Adresse ist vielleicht unvollständig oder vertippt. Von deinen Sachen ist nichts verloren.
error-no-table = Hinter diesem Link ist kein Tisch
    .say = Vielleicht fehlt dem Link ein Buchstabe, oder der Tisch wurde entfernt. Lass dir den Link noch einmal geben, oder öffne selbst einen Tisch.
error-no-replay = Hinter diesem Link ist keine Partie
    .say = Vielleicht fehlt dem Link ein Buchstabe, oder der Tisch wurde entfernt. Hast du die Aufzeichnung gespeichert, kannst du die Partie trotzdem ansehen.
error-unreachable = Der Server ist nicht zu erreichen
    .say = Deine Verbindung ist unterbrochen, oder der Server steht still. Jeder Zug war gespeichert, bevor du ihn sahst: Nichts ist verloren.
error-restarting = Der Server startet neu
    .say = Das dauert ein paar Sekunden. Jeder Zug ist gespeichert, und die Partie geht weiter, wo sie war.
error-unreadable = Diese Partie ist nicht lesbar
error-not-loaded = Die Seite konnte nicht geladen werden
    .say = Prüfe deine Verbindung und versuche es noch einmal. Wurde der Server gerade erneuert, lädt das die neue Seite.
error-failed = Das hat nicht geklappt
    .say = Es wurde nichts geändert. Passiert es wieder, sag es dem Betreiber dieses Servers.
error-retry = Noch einmal versuchen

old-browser = Dieser Browser ist zu alt für Formicarium
old-browser-say = Bitte erneuere ihn, oder öffne die Seite mit einem aktuellen Firefox, Chrome, Edge oder Safari. Deine Tische warten unter demselben Link.
old-browser-anyway = Trotzdem versuchen
no-script = Formicarium braucht JavaScript. Schalte es für diese Seite ein und lade sie neu.
