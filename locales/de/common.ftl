# Wörter, die überall auf der Seite vorkommen.

page-table = Tisch
page-replay = Partie ansehen
page-transfer = Auf dieses Gerät umziehen
page-api = Programmierschnittstelle
page-about = Über Formicarium
page-not-found = Hier ist nichts
page-not-found-say = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link abgeschnitten.
page-to-home = Zur Startseite
page-failed = Die Seite konnte nicht geladen werden. Prüfe die Verbindung und lade sie neu.

close = Schließen
tools = Werkzeuge
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
settings-confirm = Vor einem Klick auf dem Brett nachfragen
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
