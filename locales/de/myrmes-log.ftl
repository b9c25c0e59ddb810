# Das Protokoll von Myrmes: eine Zeile für jede Tatsache. $name ist der Name eines Spielers.

log-year = Jahr { $year }

## Wörter

log-n-food = { $n } Nahrung
log-n-earth = { $n } Erde
log-n-stone = { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
}
log-n-larvae = { $n ->
    [one] 1 Larve
   *[other] { $n } Larven
}
log-n-soldiers = { $n ->
    [one] 1 Soldat
   *[other] { $n } Soldaten
}
log-n-workers = { $n ->
    [0] keinen Arbeiter
   *[other] { $n } Arbeiter
}
log-n-nurses = { $n ->
    [one] 1 Amme
   *[other] { $n } Ammen
}
log-n-levels = { $n ->
    [one] 1 Ebene
   *[other] { $n } Ebenen
}
log-n-prey = { $n } Beute
log-n-emptied = { $n ->
    [one] die Würfel von 1 Pheromon
   *[other] die Würfel von { $n } Pheromonen
}
log-n-unmarked = { $n } Spezial-Plättchen
log-die = { $season ->
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
} { $pips }
log-nurses-larvae = { $n } für Larven
log-nurses-soldiers = { $n } für Soldaten
log-nurses-workers = { $n } für Arbeiter
log-nurses-atelier = { $n } im Atelier
log-bonus-level_plus_1 = Ebene +1
log-bonus-vp_plus_1 = SP +1
log-bonus-larvae_plus_2 = Larve +2
log-bonus-harvest_plus_3 = Ernte +3
log-bonus-move_plus_3 = Bewegung +3
log-bonus-soldier_plus_1 = Soldat +1
log-bonus-hexagon_plus_1 = Feld +1
log-bonus-worker_plus_1 = Arbeiter +1
log-objective-food_3 = 3 Nahrung
log-objective-earth_or_stone_2 = 2 Erde oder Steine
log-objective-larvae_5 = 5 Larven
log-objective-prey_2 = 2 Beuten
log-objective-soldiers_2 = 2 Soldaten
log-objective-special_tiles_2 = 2 Spezial-Plättchen
log-objective-pheromones_4 = 4 sich berührende Pheromone
log-objective-food_5 = 5 Nahrung
log-objective-stone_3 = 3 Steine
log-objective-larvae_9 = 9 Larven
log-objective-prey_3 = 3 Beuten
log-objective-special_tiles_3 = 3 Spezial-Plättchen
log-objective-nurses_6 = 6 Ammen
log-objective-colony_level_2 = Ebene 2
log-objective-stone_5 = 5 Steine
log-objective-earth_or_stone_6 = 6 Erde oder Steine
log-objective-prey_4 = 4 Beuten
log-objective-nurses_8 = 8 Ammen
log-objective-colony_level_3 = Ebene 3
log-objective-pheromones_7 = 7 sich berührende Pheromone

## Aufbau und Überschriften

log-start_drawn = { $name } beginnt an diesem Tunnelausgang
log-prey_laid = { $count ->
    [one] Eine Beute liegt im Garten
   *[other] { $count } Beuten liegen im Garten
}
log-objectives_drawn = Aufgaben: { $objectives }
log-first_player = { $chance ->
    [yes] Das Los macht { $name } zum Startspieler
   *[no] { $name } ist Startspieler
}
log-dice_rolled = Jahr { $year }. Die Würfel: { $dice }
log-season_began = { $season ->
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
} im Jahr { $year }. Der Würfel zeigt { $die }, { $event }
log-phase_began = { $phase ->
    [event] Ereignis
    [births] Ereignis und Brut
    [workers] Arbeiter
    [harvest] Ernte
    [atelier] Atelier
    [end_of_season] Rundenende
    [winter] Winter
   *[over] Spielende
}
log-revealed-births = Brut: { $born }
log-season_ended = { $season ->
    [spring] Der Frühling
    [summer] Der Sommer
   *[autumn] Der Herbst
} ist vorbei, die Ammen kommen zurück
log-game_ended = Das Spiel ist aus: { $scores }

## Noch verdeckte Entscheidungen, die eigenen

log-chose-event = Du wählst { $to }, noch verdeckt
log-chose-nurses = Du setzt Ammen ein, noch verdeckt: { $places }
log-chose-nurses-none = Du setzt keine Amme ein, noch verdeckt
log-chose-newborn = Du wählst unter den Ameisen, die noch Platz haben, { $workers }, noch verdeckt
log-chose-take = Du nimmst { $cube }, noch verdeckt
log-chose-discard = Du wirfst { $cube } ab, noch verdeckt
log-chose-sacrifice = Du wirfst 3 Larven ab, noch verdeckt
log-chose-done = Du bist fertig, noch verdeckt

## The same choices where nothing is hidden any more: in a review or the answer of a puzzle

log-plan-event = Ereignis: { $to }
log-plan-nurses = Ammen: { $places }
log-plan-nurses-none = Keine Amme wird eingesetzt
log-plan-newborn = Von den Ameisen, die noch Platz haben: { $workers }
log-plan-take = Aus der Ernte: { $cube }
log-plan-discard = Abgeworfen: { $cube }
log-plan-sacrifice = 3 Larven werden zu 1 Nahrung
log-plan-done = Nichts weiter

## Ereignis und Brut

log-larvae_sacrificed = { $name } wirft { $larvae } für { $food } Nahrung ab
log-larvae_sacrificed-none = { $name } behält die Larven: Es gibt keine Nahrung mehr
log-event_set = { $name } gibt { $larvae } aus: { $to }
log-event_set-kept = { $name } bleibt bei { $to }
log-nurses_placed = { $name } setzt Ammen ein: { $places }
log-nurses_placed-none = { $name } setzt keine Amme ein
log-born = { $name } brütet { $born } aus{ $lost ->
    [0] {""}
    [one] , 1 Ameise zu viel ist verloren
   *[other] , { $lost } Ameisen zu viel sind verloren
}{ $missing ->
    [0] {""}
   *[other] , { $missing } Larven fehlten im Vorrat
}
log-born-none = { $name } brütet nichts aus{ $lost ->
    [0] {""}
    [one] , 1 Ameise zu viel ist verloren
   *[other] , { $lost } Ameisen zu viel sind verloren
}{ $missing ->
    [0] {""}
   *[other] , { $missing } Larven fehlten im Vorrat
}

## Arbeiter

log-worked_in-gestation = { $name } arbeitet in der Brutkammer, nimmt { $gained }
log-worked_in-larder = { $name } arbeitet in der Vorratskammer, nimmt { $gained }
log-worked_in-quarry = { $name } arbeitet im Steinbruch, nimmt { $gained }
log-worked_in-queen = { $name } ernährt die Königin
log-worker_left = { $name } schickt einen Arbeiter durch einen Tunnelausgang
log-worker_moved = { $name } geht { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} weit
log-worker_moved-soldier = { $name } betritt Gebiet von { $owner }, das kostet einen Soldaten
log-prey_hunted = { $name } jagt { $prey ->
    [ladybug] einen Marienkäfer
    [termite] eine Termite
   *[spider] eine Spinne
} mit { $soldiers ->
    [one] 1 Soldaten
   *[other] { $soldiers } Soldaten
}, nimmt { $food } Nahrung
log-pheromone_cleared = { $name } entfernt ein leeres Pheromon von { $owner }
log-pheromone_cleared-own = { $name } entfernt ein eigenes leeres Pheromon
log-tile_placed = { $name } legt ein { $size }er-Pheromon aus, darauf { $cubes }
log-tile_placed-bare = { $name } legt ein { $size }er-Pheromon aus, ohne Würfel
log-tile_placed-aphid_farm = { $name } baut eine Blattlauszucht
log-tile_placed-scavenging = { $name } baut eine Erkundung
log-tile_placed-sub_colony = { $name } baut eine weitere Kolonie
log-worker_discarded = { $name } beendet die Bewegung

## Ernte, Atelier, Ende der Jahreszeit, Winter

log-harvested = { $name } erntet { $cubes }
log-farm_harvested = { $name } erhält { $cubes } von Spezial-Plättchen
log-sub_colony_harvested = { $name } punktet mit einer weiteren Kolonie
log-tunnel_placed = { $name } gräbt einen Tunnelausgang und nimmt { $earth } Erde
log-level_dug = { $name } baut bis Ebene { $level } aus, für { $paid }
log-nurse_made = { $name } wirbt eine Amme an, für { $paid }
log-objective_begun = { $name } beginnt die Aufgabe { $objective }
log-tile_picked = { $name } wählt ein Plättchen für die Aufgabe
log-objective_completed = { $name } erfüllt { $objective } und wirft { $given } ab
log-objective_completed-free = { $name } erfüllt { $objective }
log-objective_bonus = { $name } profitiert: { $by } erfüllt { $objective } auch
log-atelier_left = { $name } verlässt das Atelier{ $idle ->
    [0] {""}
    [one] , 1 Amme bleibt untätig
   *[other] , { $idle } Ammen bleiben untätig
}
log-stored = { $name } hat keinen Platz für { $cubes }
log-stored-all = { $name } behält alle Ressourcen
log-workers_returned = { $name } nimmt { $workers } Arbeiter aus den Kammern zurück
log-first_player_passed = { $name } wird Startspieler
log-wintered = { $name } zahlt { $paid } von { $due } Nahrung{ $guarded ->
    [0] {""}
   *[other] , Soldaten bewachen { $guarded }
}{ $missing ->
    [0] {""}
   *[other] , { $missing } fehlen
}
