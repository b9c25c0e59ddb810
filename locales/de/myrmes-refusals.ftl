# Warum die Regeln von Myrmes etwas abgelehnt haben: die Regel, und was stattdessen möglich ist.

illegal-game_over = Das Spiel ist aus.
illegal-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
illegal-not_to_act = Du bist nicht am Zug.
illegal-not_now = Jetzt nicht: { $asked ->
    [event] Wähle zuerst dein Ereignis
    [larvae_nurses] Setze zuerst deine Ammen auf den Brutanzeiger der Larven
    [soldier_nurses] Setze zuerst deine Ammen auf den Brutanzeiger der Soldaten
    [worker_nurses] Setze zuerst deine Ammen auf den Brutanzeiger der Arbeiter
    [atelier_nurses] Schicke zuerst deine Ammen ins Atelier
    [newborn] Wähle zuerst, welche Ameisen schlüpfen
    [worker] Schicke zuerst einen Arbeiter in die Ameisenkolonie oder in den Garten
    [sortie] Beende zuerst die Bewegung des Arbeiters im Garten
    [harvest] Wähle zuerst die Würfel deiner Ernte
    [extra_harvest] Wähle zuerst die zusätzlichen Würfel von Ernte +3
    [atelier] Nutze zuerst deine Ammen im Atelier, oder verlasse es
    [objective_cubes] Wähle zuerst die Würfel, die die Aufgabe kostet
    [objective_pheromones] Wähle zuerst die Pheromone, die für die Aufgabe geleert werden
    [objective_special_tiles] Wähle zuerst die Spezial-Plättchen, die die Aufgabe kostet
    [storage] Wirf zuerst ab, was deine Vorratskammer nicht fasst
    [winter] Wirf zuerst Larven für Nahrung ab, oder geh in den Winter
   *[other] Triff zuerst die Entscheidung, die ansteht
}.
illegal-too_few_larvae_to_sacrifice = 3 Larven geben 1 Nahrung, und du hast { $have }.
illegal-no_food_in_supply = Im Vorrat ist keine Nahrung mehr.
illegal-too_few_larvae_for_event = Den Würfel dorthin zu rücken kostet { $needed ->
    [one] 1 Larve
   *[other] { $needed } Larven
}, und du hast { $have }.
illegal-event_moves_right_only = Nach eurer Hausregel rücken Larven den Würfel nur nach rechts.
illegal-track_too_short = Höchstens { $most } Ammen haben Platz { $track ->
    [larvae] auf dem Brutanzeiger der Larven
    [soldiers] auf dem Brutanzeiger der Soldaten
    [workers] auf dem Brutanzeiger der Arbeiter
   *[atelier] im Atelier
}, nicht { $asked }.
illegal-too_few_nurses = Das braucht { $asked } Ammen, und du hast noch { $have }.
illegal-newborns_do_not_fit = Von den Ameisen, die noch Platz haben, können { $least } bis { $most } Arbeiter sein, nicht { $asked }.
illegal-room_too_deep = { $room ->
    [gestation] Die Brutkammer
    [larder] Die Vorratskammer
    [quarry] Der Steinbruch
   *[queen] Die Königinnenkammer
} liegt auf Ebene { $needed }; deine Ameisenkolonie reicht bis Ebene { $have }.
illegal-room_taken = { $room ->
    [gestation] In der Brutkammer
    [larder] In der Vorratskammer
    [quarry] Im Steinbruch
   *[queen] In der Königinnenkammer
} ist schon ein Arbeiter.
illegal-nothing_for_the_queen = Die Königin isst 1 Nahrung, und du hast keine.
illegal-quarry_yields_earth_or_stone = Der Steinbruch gibt Erde oder einen Stein: Wähle.
illegal-not_your_tunnel = Das ist keiner deiner Tunnelausgänge.
illegal-outside_the_garden = Das liegt außerhalb des Gartens, in dem gespielt wird.
illegal-water = Ameisen können kein Wasser überqueren.
illegal-not_adjacent = Dorthin kommt dein Arbeiter mit seinen übrigen Bewegungspunkten nicht.
illegal-no_movement_left = Dein Arbeiter hat keine Bewegungspunkte mehr.
illegal-tile_is_one_space = Ein Plättchen ist ein einziges Feld: Betritt es als Ganzes.
illegal-no_soldier_to_enter = Gegnerisches Gebiet zu betreten kostet einen Soldaten, und du hast keinen.
illegal-prey_must_be_hunted = Wer hierher kommt, muss { $prey ->
    [ladybug] den Marienkäfer
    [termite] die Termite
   *[spider] die Spinne
} jagen.
illegal-no_prey = Hier ist keine Beute.
illegal-too_few_soldiers = { $prey ->
    [ladybug] Ein Marienkäfer
    [termite] Eine Termite
   *[spider] Eine Spinne
} braucht { $needed ->
    [one] 1 Soldaten
   *[other] { $needed } Soldaten
}, und du hast { $have }.
illegal-not_on_a_pheromone = Dein Arbeiter steht nicht auf einem Pheromon.
illegal-special_tiles_stay = Spezial-Plättchen können nicht entfernt werden.
illegal-pheromone_not_empty = Auf dem Pheromon { $cubes ->
    [one] liegt noch 1 Würfel
   *[other] liegen noch { $cubes } Würfel
}.
illegal-no_earth_to_clear = Entfernen kostet 1 Erde, und du hast keine.
illegal-not_under_the_pheromone = Dieses Feld lag nicht unter dem entfernten Pheromon.
illegal-space_not_empty = Dein Arbeiter steht auf einem { $tunnel ->
    [true] Tunnelausgang
   *[false] Plättchen
}; ausgelegt wird auf leeren Feldern.
illegal-does_not_fit_the_garden = So passt das Plättchen nicht: Ein Teil { $obstacle ->
    [water] läge im Wasser
    [edge] ragte über den Rand des Gartens
    [zone] läge in einem Teil des Gartens, der bei dieser Spielerzahl nicht benutzt wird
   *[other] läge nicht im Garten
}.
illegal-no_such_turn = Das Plättchen lässt sich nur auf { $turns } Arten drehen.
illegal-not_under_the_worker = Das Plättchen muss das Feld bedecken, auf dem dein Arbeiter steht.
illegal-hex_covered = Hier liegt schon ein Plättchen, eine Beute oder ein Tunnelausgang.
illegal-none_in_reserve = Von dieser Form hast du kein Pheromon mehr.
illegal-level_too_low = Dieses Plättchen verlangt Ebene { $needed }; deine Ameisenkolonie reicht bis Ebene { $have }.
illegal-needs_hexagon_plus1 = Dieses Pheromon verlangt das Ereignis Feld +1 und Ebene { $level }.
illegal-stock_used_up = Von diesen Spezial-Plättchen ist keines mehr da.
illegal-no_ownership_cube = Alle { $cubes } deiner Würfel liegen schon auf Spezial-Plättchen.
illegal-too_few_cubes = Das kostet { $needed } { $cube ->
    [food] Nahrung
    [earth] Erde
   *[stone] { $needed ->
        [one] Stein
       *[other] Steine
      }
}, und du hast { $have }.
illegal-nothing_to_choose = Hier ist jetzt kein Würfel zu wählen.
illegal-no_such_cube = { $cube ->
    [food] Nahrung
    [earth] Erde
   *[stone] Stein
} ist hier nicht zu holen.
illegal-harvest_is_mandatory = Zuerst muss von jedem deiner Pheromone ein Würfel genommen werden.
illegal-already_crafted = { $craft ->
    [tunnel] Tunnelausgang
    [level] Ausbau
    [nurse] Neue Amme
   *[objective] Aufgabe
}: in dieser Jahreszeit schon getan. Jede Aktion des Ateliers gibt es nur einmal.
illegal-no_tunnel_left = Alle { $most } deiner Tunnelausgänge sind im Garten.
illegal-tunnel_hex_not_empty = Ein Tunnelausgang braucht ein leeres, trockenes Feld.
illegal-tunnel_not_beside_yours = Ein Tunnelausgang muss an eines deiner Pheromone, Spezial-Plättchen oder einen Tunnelausgang grenzen.
illegal-deepest_level = Deine Ameisenkolonie ist schon auf der untersten Ebene.
illegal-no_nurse_left = Alle { $most } deiner Ammen sind im Spiel.
illegal-too_few_larvae_for_nurse = Eine Amme kostet { $needed ->
    [one] 1 Larve
   *[other] { $needed } Larven
}, und du hast { $have }.
illegal-objective_not_in_play = Diese Aufgabe ist nicht im Spiel.
illegal-objective_completed = Diese Aufgabe hast du schon erfüllt.
illegal-objective_locked = Das ist eine Aufgabe des Levels { $level }; erfülle zuerst eine des Levels davor.
illegal-objective_unmet = { $counted ->
    [food] Diese Aufgabe kostet { $needed } Nahrung, und du hast { $have }.
    [earth] Diese Aufgabe kostet { $needed } Erde, und du hast { $have }.
    [stone] Diese Aufgabe kostet { $needed } Steine, und du hast { $have }.
    [earth_or_stone] Diese Aufgabe kostet { $needed } Erde oder Steine, und du hast zusammen { $have }.
    [larvae] Diese Aufgabe kostet { $needed } Larven, und du hast { $have }.
    [prey_tokens] Diese Aufgabe kostet { $needed } gefangene Beute, und du hast { $have }.
    [soldiers] Diese Aufgabe kostet { $needed } Soldaten, und du hast { $have }.
    [special_tiles] Diese Aufgabe verlangt { $needed } eigene Spezial-Plättchen im Garten, und du hast { $have }.
    [nurses] Diese Aufgabe verlangt { $needed } Ammen im Spiel, und du hast { $have }, die auf Aufgaben mitgezählt.
    [spare_nurses] Diese Aufgabe kostet { $needed ->
        [one] 1 Amme
       *[other] { $needed } Ammen
    } außer der im Atelier, und du hast noch { $have } übrig.
    [colony_level] Diese Aufgabe verlangt Ebene { $needed }; deine Ameisenkolonie ist auf Ebene { $have }.
    [pheromones] Diese Aufgabe verlangt { $needed } sich berührende Pheromone, und du hast insgesamt { $have }.
   *[other] Diese Aufgabe verlangt { $needed }, und du hast { $have }.
}
illegal-objective_not_connected = Diese Aufgabe verlangt { $needed } sich berührende Pheromone. Du hast { $have }, aber nur { $largest } in deiner größten Gruppe.
illegal-mix_does_not_add_up = { $least } bis { $most } der Würfel können Erde sein, nicht { $asked }.
illegal-cannot_pick = Dieses Plättchen kann nicht für die Aufgabe gewählt werden.
illegal-nothing_to_discard = Du hast { $cube ->
    [food] keine Nahrung
    [earth] keine Erde
   *[stone] keinen Stein
} zum Abwerfen.
