# Wörter von March of the Ants, aus denen andere Texte bestehen.

march-n-food = { $n } Nahrung
march-n-larvae = { $n ->
    [one] 1 Larve
   *[other] { $n } Larven
}
march-n-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
march-n-points = { $n ->
    [one] 1 Koloniepunkt
   *[other] { $n } Koloniepunkte
}
march-n-ants = { $n ->
    [one] 1 Ameise
   *[other] { $n } Ameisen
}
march-n-hexes = { $n ->
    [one] 1 Hexfeld
   *[other] { $n } Hexfelder
}
march-n-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
march-n-actions = { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
}
march-nothing = nichts
march-no-card = keine Karte

march-card = „{ $card }“
march-hex = { $id ->
    [great_tunnel] der Große Tunnel
   *[other] „{ $hex }“
}
march-in-hex = { $id ->
    [great_tunnel] im Großen Tunnel
   *[other] in „{ $hex }“
}
march-to-hex = { $id ->
    [great_tunnel] in den Großen Tunnel
   *[other] nach „{ $hex }“
}
march-from-hex = { $id ->
    [great_tunnel] vom Großen Tunnel
   *[other] von „{ $hex }“
}
march-spot = { $kind ->
    [site] Platz { $site } von „{ $hex }“
    [great_tunnel] der Große Tunnel
   *[outskirts] der Außenbereich von „{ $hex }“
}
march-at-spot = { $kind ->
    [site] auf Platz { $site } von „{ $hex }“
    [great_tunnel] im Großen Tunnel
   *[outskirts] im Außenbereich von „{ $hex }“
}

march-round = { $round ->
    [0] Tauwetter
    [1] Vorfrühling
    [2] Spätfrühling
    [3] Sommer
   *[4] Herbst
}
march-phase = { $phase ->
    [setup] Aufbau
    [worker] Arbeiterinnenphase
    [soldier] Soldatinnenphase
    [queen] Königinnenphase
   *[over] Spielende
}
march-resource = { $resource ->
    [food] Nahrung
    [larvae] Larven
    [cards] Karten
   *[points] Koloniepunkte
}
march-section = { $section ->
    [head] Kopf
    [thorax] Brust
   *[abdomen] Hinterleib
}
march-pay-only = { $payment ->
    [larvae] Zahle nur mit Larven.
   *[ants] Zahle nur mit Ameisen.
}
march-card-type = { $type ->
    [event] Ereignis
    [evolution] Evolution
   *[colony_goal] Kolonieziel
}
march-source = { $source ->
    [battles] Gewonnene Kämpfe
    [centipedes] Vernichtete Hundertfüßer
    [sites] Sammelplätze
    [bodies] Ameisenkörper
    [cards] Karten
    [inner_meadow] Innere Wiese
    [goals] Kolonieziele
    [awards] Auszeichnungen
   *[drawbacks] Nachteile
}
march-award = { $award ->
    [largest_brood] Größte Brut
    [greatest_stores] Größte Vorräte
   *[untold_potential] Ungeahnte Möglichkeiten
}
