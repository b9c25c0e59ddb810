# Das Protokoll von March of the Ants: eine Zeile für jede Tatsache. $name ist ein Spielername; -you gilt dem, der es weiß.

## Aufbau und Überschriften

mlog-starting_player = { $chance ->
    [yes] Das Los lässt { $name } beginnen
   *[no] { $name } beginnt
}
mlog-mat_dealt = { $name } erhält das Nesttableau „{ $species }“
mlog-species_chosen = { $name } spielt die Art „{ $species }“
mlog-phase_began = { $round }. { $phase ->
    [setup] Die Kolonien siedeln
    [worker] Die Arbeiterinnen ziehen aus
    [soldier] Die Soldatinnen stehen bereit
    [queen] Die Königinnen halten Hof
   *[over] Das Ende
}
mlog-game_ended = Das Spiel ist aus: { $scores }
mlog-score-horde = die Horde { $score }

## Züge

mlog-turn_began = { $name } ist am Zug
mlog-acted-explore = { $name } erkundet
mlog-acted-march = { $name } marschiert
mlog-acted-forage = { $name } sammelt
mlog-acted-play_card = { $name } spielt eine Karte
mlog-acted-own = { $name } beginnt „{ $action }“{ $food ->
    [0] {""}
   *[other] { " " }für { $food } Nahrung
}
mlog-passed = { $names } { $count ->
    [one] passt
   *[other] passen
}
mlog-rested = { $name } rastet; { $laid } für später
mlog-rested-bare = { $name } rastet
mlog-actions_granted = { $name } hat { $actions ->
    [one] 1 Aktion mehr
   *[other] { $actions } Aktionen mehr
}

## Karten

mlog-reshuffled = Neuer { $deck ->
    [centipedes] Hundertfüßer-Stapel
   *[players] Kartenstapel
}: { $cards }, gemischt
mlog-cards_drawn = { $name } zieht { $cards }
mlog-cards_seen = { $name } zieht { $cards }
mlog-cards_seen-you = Du ziehst { $cards }
mlog-foraged = { $name } sammelt: { $cards }
mlog-foraged-you = Du sammelst: { $cards }
mlog-swapped = { $name } wirft { $discarded } ab und zieht { $cards }
mlog-swapped-you = Du wirfst { $discarded } ab und ziehst { $cards }
mlog-card_revealed = { $name } deckt { $cards } auf
mlog-card_discarded = { $name } wirft { $cards } ab
mlog-card_put_down = { $name } legt { $cards } verdeckt hin
mlog-card_put_down-you = Du legst { $cards } verdeckt hin
mlog-card_committed = { $name } setzt eine Karte verdeckt ein
mlog-cards_committed = { $name } setzt { $cards } verdeckt ein
mlog-card_shown = { $name } zeigt { $cards }
mlog-card_played = { $name } spielt { $card }, Kosten { $cost }
mlog-card_played-free = { $name } spielt { $card } kostenlos
mlog-card_played-paid = { $name } spielt { $card } für { $paid }
mlog-paid_larva = { $name } zahlt 1 Larve
mlog-paid_ant = { $name } zahlt mit einer Ameise: { $at }
mlog-paid = { $name } zahlt { $paid }
mlog-evolved = { $name } entwickelt { $card }{ $beneath ->
    [yes] , unter den anderen
   *[no] {""}
}
mlog-evolved-paid = { $name } entwickelt { $card } für { $paid }{ $beneath ->
    [yes] , unter den anderen
   *[no] {""}
}

## Die Wiese wächst

mlog-hex_drawn = { $name } zieht { $hexes }
mlog-hexes_looked_at = { $name } sieht sich { $hexes } an
mlog-hexes_seen = { $name } sieht sich { $hexes } an
mlog-hexes_seen-you = Du siehst dir { $hexes } an
mlog-explores_looked_at = { $name } erkundet und sieht sich { $hexes } an
mlog-explores_seen = { $name } erkundet und sieht sich { $hexes } an
mlog-explores_seen-you = Du erkundest und siehst dir { $hexes } an
mlog-explores_drawn = { $name } erkundet und findet { $hexes }
mlog-hex_taken = { $name } nimmt { $hexes }
mlog-hex_put_back = { $name } legt { $hexes } { $where ->
    [bottom] unter den Stapel
   *[top] auf den Stapel
} zurück
mlog-hex_put_back_seen = { $name } legt { $hexes } { $where ->
    [bottom] unter den Stapel
   *[top] auf den Stapel
} zurück
mlog-hex_put_back_seen-you = Du legst { $hexes } { $where ->
    [bottom] unter den Stapel
   *[top] auf den Stapel
} zurück
mlog-hex_rejected = { $name } nimmt ein Hexfeld verdeckt aus dem Spiel
mlog-origin_chosen = { $name } erkundet { $from } aus
mlog-explored = { $name } erkundet { $hexes } { $from } aus{ $ants ->
    [0] {""}
    [one] { " " }mit 1 Ameise
   *[other] { " " }mit { $ants } Ameisen
}
mlog-settled = { $name } siedelt in { $hexes } mit { $ants ->
    [one] 1 Ameise
   *[other] { $ants } Ameisen
}
mlog-hex_placed = { $name } fügt der Wiese { $hexes } hinzu
mlog-token_placed = { $token ->
    [wormhole] { $count ->
        [one] Ein Wurmloch öffnet sich { $where }
       *[other] Wurmlöcher öffnen sich { $where }
    }
    [both] Ein Wurmloch öffnet sich und ein Hundertfüßer lauert { $where }
   *[centipede] { $count ->
        [one] Ein Hundertfüßer erscheint { $where }
       *[other] Hundertfüßer erscheinen { $where }
    }
}

## Ameisen

mlog-moved = { $name } { $did }
mlog-marched = { $name } marschiert: { $did }
mlog-march-both = { $larvae }, dann { $steps }
mlog-march-larvae = { $n ->
    [one] 1 Larve
   *[other] { $n } Larven
} { $where }
mlog-march-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} { $to }
mlog-did-ants = setzt { $n ->
    [one] eine Ameise
   *[other] { $n } Ameisen
} { $where } ein
mlog-did-larvae = setzt { $n ->
    [one] eine Larve
   *[other] { $n } Larven
} { $where } ein
mlog-did-moves = zieht mit { $n ->
    [one] einer Ameise
   *[other] { $n } Ameisen
} { $from } { $to }
mlog-did-within = ordnet { $n ->
    [one] eine Ameise
   *[other] { $n } Ameisen
} { $where } neu
mlog-did-steps = geht { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} { $to }
mlog-inhabited = Eine Ameise von { $name } rückt nach: { $at }
mlog-inhabited-several = { $count } Ameisen von { $name } rücken { $where } nach
mlog-ant_lost = { $name } verliert { $ants } { $where }{ $cause ->
    [hunger] , verhungert
    [battle] , im Kampf gefallen
    [hex_effect] { " " }durch das Gelände
    [evolution] { " " }durch eine Evolution
   *[event] { " " }durch ein Ereignis
}{ $saved ->
    [0] {""}
    [one] ; 1 als Larve gerettet
   *[other] ; { $saved } als Larven gerettet
}
mlog-ant_withdrawn = { $name } holt { $ants } in die Larvenkammer zurück
mlog-ant_chosen = { $name } wählt eine Ameise von { $owner } { $at }
mlog-ant_chosen-own = { $name } wählt eine eigene Ameise { $at }
mlog-ants_exchanged = Die Ameisen von { $one } { $from } und { $two } { $to } tauschen die Plätze
mlog-hex_chosen = { $name } wählt { $hex }
mlog-site_chosen = { $name } wählt { $at }
mlog-player_chosen = { $name } bestimmt { $player }
mlog-gain_chosen = { $name } wählt { $resource ->
    [food] Nahrung
    [larvae] Larven
    [cards] Karten
   *[points] Koloniepunkte
}
mlog-gains_chosen = { $name } wählt { $resources }

## Gewinne und Verluste

mlog-gained = { $name } erhält { $gained }
mlog-gained-card = { $name } erhält { $gained } durch { $card }
mlog-larvae_lost = { $name } verliert { $larvae }
mlog-larvae_taken = { $name } nimmt { $from } { $larvae } weg{ $kept ->
    [all] {""}
   *[other] { " " }und behält { $kept }
}
mlog-food_paid = { $name } zahlt { $food }
mlog-scored-battles = { $name } punktet für den Sieg
mlog-scored-centipedes = { $name } punktet für den Hundertfüßer
mlog-scored-sites = { $name } punktet für einen Sammelplatz
mlog-scored-bodies = { $name } vollendet einen Ameisenkörper
mlog-scored-cards = { $name } punktet für eine Karte
mlog-scored-inner_meadow = { $name } punktet für die Innere Wiese
mlog-scored-goals = { $name } punktet für ein Kolonieziel
mlog-scored-awards = { $name } punktet für eine Auszeichnung
mlog-scored-drawbacks = { $name } zahlt für den Nachteil der Art
mlog-scored-card = { $name } punktet für { $card }

## Kämpfe

mlog-battle_began = Kampf { $where }: { $invader } ({ $attack }) greift { $name } ({ $defence }) an
mlog-battle_began-centipede = { $name } kämpft { $where } gegen den Hundertfüßer, Armeestärke { $defence }
mlog-centipede_card = Der Hundertfüßer deckt { $card } auf: Wildheit { $ferocity }
mlog-ferocity_revealed = { $name } zeigt { $cards }
mlog-ferocity_revealed-both = { $invader } zeigt { $attack }; { $name } zeigt { $cards }
mlog-ferocity = { $cards }{ $added ->
    [0] {""}
   *[other] , +{ $added }
}
mlog-ferocity_drawn = { $name } deckt { $card } vom Stapel auf: Wildheit { $ferocity }
mlog-battle_decided = { $winner } schlägt { $name } { $where }, { $attack } zu { $defence }
mlog-battle_decided-held = { $name } gewinnt { $where }, { $defence } zu { $attack }
mlog-battle_decided-centipede = Der Hundertfüßer { $where } schlägt { $name }, { $attack } zu { $defence }
mlog-centipede_destroyed = Der Hundertfüßer { $where } ist vernichtet

## Königinnenphase

mlog-collected = { $name } erntet { $gained }
mlog-collected-you = Du erntest { $gained }
mlog-fed = { $name } füttert { $ants } mit { $by }{ $starving ->
    [0] {""}
    [one] ; 1 verhungert
   *[other] ; { $starving } verhungern
}
mlog-fed-none = { $name } hat keine Ameise zu füttern
mlog-fed-nothing = { $name } kann nicht füttern: { $ants }
mlog-decreed = Die Königin von { $name } verfügt: { $gained }
mlog-largest_brood = { $name } hat die größte Brut
mlog-greatest_stores = { $name } hat die größten Vorräte
mlog-untold_potential = { $name } hat ungeahnte Möglichkeiten auf der Hand

## Die Hundertfüßer-Horde

mlog-horde_revealed = Die Horde deckt { $card } auf
mlog-horde-invades = Die Horde deckt { $card } auf: Ein Hundertfüßer fällt ein: { $hex }
mlog-horde-advances = Die Horde deckt { $card } auf: Ein Hundertfüßer zieht { $from } { $to }
mlog-horde-enters = Die Horde deckt { $card } auf: Ein Hundertfüßer dringt in den Großen Tunnel ein
mlog-horde-explores = Die Horde deckt { $card } auf und findet { $hex }
mlog-centipede_moved = Ein Hundertfüßer zieht { $from } { $to }
mlog-centipede_entered = Ein Hundertfüßer dringt in den Großen Tunnel ein
mlog-horde_scored = Die Horde erhält { $points }
