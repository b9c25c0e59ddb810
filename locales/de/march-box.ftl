# "I own the box": correcting the data of March of the Ants in the page.

box-title = Ich besitze die Schachtel
box-say = Lege die echte Karte neben das Bild und berichtige, was abweicht. Nur Zahlen und Namen: Die Texte sind von uns.
box-changed = { $n ->
    [0] nichts geändert
    [one] { $n } geändert
   *[other] { $n } geändert
}
box-leave = Zurück zur Galerie
box-pieces = Karten und Hexfelder
box-less = { $what }: eins weniger
box-more = { $what }: eins mehr
box-centipede = Hundertfüßersymbol
box-payment = Bezahlt mit
box-payment-any = beidem
box-payment-larvae = Larven
box-payment-ants = Ameisen
box-in-text = Zahlen ihres Effekts
box-in-slumber = Was sie im Schlummer verlangt
box-edge = { $edge ->
    [0] oben
    [1] oben rechts
    [2] unten rechts
    [3] unten
    [4] unten links
   *[5] oben links
}
box-site = Was dieser Platz gibt
box-site-add = Platz hinzufügen
box-site-remove = Diesen Platz entfernen
box-control = Zum Kontrollplatz machen
box-centipede-token = Hundertfüßer
box-wormhole-token = Wurmloch
box-sites-changed = Die Plätze sind nicht die des Programms.
box-front = Vorderseite, { $least } bis { $most } Personen
box-reverse = Rückseite, { $least } bis { $most } Personen
box-changes = Bisher geändert
box-none = keine
box-yes = ja
box-keeps = Eine Partie behält die Daten, mit denen sie begann: Alte Partien, Wiederholungen und Aufzeichnungen bleiben, wie sie waren.
box-set = Datensatz
box-no-sets = Noch kein eigener Datensatz. Ändere links eine Zahl, benenne und speichere den Satz, oder importiere einen.
box-set-which = Ausgehen von
box-set-name = Speichern unter
box-save = Speichern
box-saved = „{ $name }“ ist gespeichert. Neue Tische können ihn wählen.
box-deleted = „{ $name }“ ist gelöscht. Seine Tische behalten ihre Daten.
box-delete = Löschen
box-reset = Alles zurücknehmen
box-export = Exportieren
box-import = Importieren
box-administrator = Auf diesem Server speichert nur die Verwaltung Datensätze.
box-secret = Das Geheimnis der Verwaltung
box-play-say = Auf diesem Server kann jeder einen gespeicherten Datensatz für einen neuen Tisch wählen.
box-sources = Woher jede Zahl stammt
box-confirm = Alles wie in meiner Schachtel
box-confirm-say = Merkt vor, dass jede Zahl dieses Stücks mit der Schachtel verglichen ist.
box-check = Prüfung
box-checking = Wird geprüft …
box-sound = Alles ist vollständig und passt zusammen.
box-figure = { $figure ->
    [steps] Schritte
    [steps_with_larvae] Schritte, Larven eingeschlossen
    [larvae] Larven
    [food] Nahrung
    [cards] Karten
    [points] Koloniepunkte
    [ants] Ameisen
    [look] Angesehene Hexfelder
    [times] Mal
    [each] Je
    [choices] Auswahl
    [most] Höchstens
    [least] Mindestens
    [own] Selbst
    [others] Andere
    [draw] Gezogene Karten
    [discard] Abgeworfene Karten
    [discards] Abgeworfene Evolutionen
    [plays] Gespielte Evolutionen
    [plays_after_discard] Nach dem Abwurf gespielte Evolutionen
    [cards_each] Karten jedes Spielers
    [points_each] Punkte für jeden
    [gain] Erhaltene Larven
    [loss] Verlorene Larven
    [hexes] Hexfelder
    [sites] Plätze
    [add_to_total] Zur Summe addiert
    [ants_fed_by_larva] Von einer Larve ernährte Ameisen
    [commit_cards] Eingesetzte Karten
    [draw_hexes] Gezogene Hexfelder
    [exchange_ants] Getauschte Ameisen
    [extra_actions] Weitere Aktionen
    [fewer_casualties] Weniger Verluste
    [food_by_hexes_0] Hexfelder für die erste Nahrung
    [food_by_hexes_1] Hexfelder für die zweite Nahrung
    [food_instead] Nahrung stattdessen
    [gather_ants] Versammelte Ameisen
    [play_evolutions] Gespielte Evolutionen
    [save_ants] Gerettete Ameisen
   *[other] { $figure }
}
gallery-figure-slumber = Bedingung
gallery-figure-centipede = Hundertfüßer
gallery-figure-wormhole = Wurmloch
gallery-figure-front = Ausgänge der Vorderseite
gallery-figure-reverse = Ausgänge der Rückseite
