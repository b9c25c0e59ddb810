# Wörter, die überall auf der Seite vorkommen.

page-table = Tisch
page-replay = Partie ansehen
page-transfer = Auf dieses Gerät umziehen
page-api = Programmierschnittstelle
page-about = Über Formicarium
page-not-yet = Diese Seite ist noch nicht fertig.
page-not-found = Hier ist nichts
page-not-found-say = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link abgeschnitten.
page-to-home = Zur Startseite
page-failed = Die Seite konnte nicht geladen werden. Prüfe die Verbindung und lade sie neu.
