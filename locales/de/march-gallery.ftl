# Die Galerie der Karten und Hexfelder.

gallery-title = Karten und Hexfelder von March of the Ants
gallery-say = Alle { $cards } Karten, { $hexes } Hexfelder und { $species } Arten. Unter jedem steht, woher die Angaben kommen: aus der Regel, anderswo gefunden oder von uns rekonstruiert.
gallery-search = Suchen
gallery-search-say = Name, Text oder Art
gallery-show = Zeigen
gallery-show-all = Alles
gallery-show-event = Ereignisse
gallery-show-evolution = Evolutionen
gallery-show-colony_goal = Kolonieziele
gallery-show-hex = Hexfelder
gallery-show-species = Arten
gallery-section = Körperteil
gallery-section-all = Alle
gallery-section-head = Kopf
gallery-section-thorax = Brust
gallery-section-abdomen = Hinterleib
gallery-kind = Art
gallery-kind-all = Alle
gallery-kind-starting = Starthexfelder
gallery-kind-standard = Gewöhnliche
gallery-kind-beyond = Jenseits der Wiese
gallery-source = Was bekannt ist
gallery-source-all = Alles
gallery-source-known = Name und Wirkung
gallery-source-named = Nur der Name
gallery-source-ours = Rekonstruiert
gallery-count = { $n ->
    [one] 1 von { $all }
   *[other] { $n } von { $all }
}
gallery-none = Nichts gefunden
gallery-none-say = Keine Karte, kein Hexfeld und keine Art enthält diese Wörter und passt zu diesen Filtern.
gallery-all = Alles zeigen
gallery-exactly = Genauer
gallery-sites = Plätze
gallery-site = { $kind ->
    [food] Nahrung
    [larva] Larve
    [double_larvae] Larven
    [card] Karte
   *[colony_point] Koloniepunkt
} { $n }{ $control ->
    [yes] , Kontrollplatz
   *[no] {""}
}
gallery-hex = Nr. { $n }, { $kind ->
    [starting] Starthexfeld
    [standard] gewöhnliches Hexfeld
   *[beyond] Jenseits der Wiese
}
gallery-start = die Mitte der Wiese
gallery-bee = Biene
gallery-from-rulebook = Regel
gallery-from-found = Gefunden
gallery-from-reconstructed = Rekonstruiert
gallery-from-box = Aus der Schachtel
gallery-checked = { $figures }, verglichen am { $day }
gallery-figure-name = Name
gallery-figure-cost = Kosten
gallery-figure-payment = Bezahlung
gallery-figure-ferocity = Wildheit
gallery-figure-effect = Wirkung
gallery-figure-points = Punkte
gallery-figure-tunnels = Tunnel
gallery-figure-sites = Plätze
gallery-figure-centipede_symbol = Hundertfüßer-Symbol
gallery-figure-number = Nummer
gallery-figure-kind = Art
gallery-figure-icons = Symbole
