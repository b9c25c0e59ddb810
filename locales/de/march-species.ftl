# Die Gemeine Wiesenameise und die urtümlichen Arten: Königliches Dekret, eigene Aktion, und was ihnen fehlt.

species-common_meadow_ant = Gemeine Wiesenameise
    .decree = { $decree-food } Nahrung oder { $decree-larvae ->
        [one] 1 Larve
       *[other] { $decree-larvae } Larven
    }
species-crazy_ant = Verrückte Ameise
    .decree = { $decree-food } Nahrung oder { $decree-larvae ->
        [one] 1 Larve
       *[other] { $decree-larvae } Larven
    }
    .action = Tanz des Chaos
    .does = Für { $cost_food } Nahrung: Wirf Karten vom Stapel ab, bis ein Ereignis kommt, das du kostenlos spielen musst. Dann darfst du Schritte bis zu seiner Wildheit machen, erst Larven.
    .reaction = Alle anderen dürfen je { $reaction_larvae ->
        [one] 1 Larve
       *[other] { $reaction_larvae } Larven
    } nehmen.
    .drawbacks = Raserei: Du darfst nicht rasten, solange du Nahrung oder Karten hast. Zerstreute Reihen: Brust-Evolutionen geben keinen Kastenbonus.
species-nomadic_ant = Wanderameise
    .decree = { $decree-food } Nahrung oder { $decree-larvae ->
        [one] 1 Larve
       *[other] { $decree-larvae } Larven
    }
    .action = Reise der 6000 Schritte
    .does = Für { $cost_food } Nahrung: Erkunde { $hexes ->
        [one] 1 Hexfeld
       *[other] { $hexes } Hexfelder
    } von einem Hexfeld aus, { $hexes ->
        [one] durch
       *[other] alle durch
    } einen Tunnel mit ihm verbunden. Alle deine Ameisen darin ziehen in { $hexes ->
        [one] das neue
       *[other] die neuen
    }.
    .reaction = Alle anderen dürfen je { $reaction_larvae ->
        [one] 1 Larve
       *[other] { $reaction_larvae } Larven
    } auf ein Hexfeld, das sie bewohnen, oder in den Großen Tunnel setzen und dann mit einer Ameise { $reaction_steps ->
        [one] 1 Schritt
       *[other] { $reaction_steps } Schritte
    } machen.
    .drawbacks = Unfruchtbare Königin: Bei der Ernte gibt dir ein doppelter Larvenplatz nur { $larvae_from_double_site ->
        [one] 1 Larve
       *[other] { $larvae_from_double_site } Larven
    }. Pfad des Friedens: Kopf-Evolutionen geben keinen Kastenbonus.
species-mutant_ant = Mutantenameise
    .decree = { $decree-food } Nahrung oder { $decree-larvae ->
        [one] 1 Larve
       *[other] { $decree-larvae } Larven
    }
    .action = Doppelt gespleißte Gene
    .does = Für { $cost_food } Nahrung: Spiel 1 Evolution zu ihren Kosten; dann darfst du eine weitere, die nicht mehr kostet, kostenlos spielen. Jede kommt über oder unter die Evolutionen ihres Körperteils.
    .reaction = Alle anderen dürfen je 1 Evolution zu ihren Kosten spielen; du erhältst so viele Larven, wie sie kostet.
    .drawbacks = Erleuchtete Kolonie: Für jeden Kampf, an dem du beteiligt bist, verlierst du { $points_lost_in_battle ->
        [one] 1 Koloniepunkt
       *[other] { $points_lost_in_battle } Koloniepunkte
    }. Mutation: Zu Beginn der Soldatinnenphase wirfst du deine Hand ab und ziehst ebenso viele Karten.
species-raiding_ant = Raubzugameise
    .decree = { $decree-food } Nahrung oder { $decree-larvae ->
        [one] 1 Larve
       *[other] { $decree-larvae } Larven
    }
    .action = Raubzug
    .does = Für { $cost_food } Nahrung: Mach bis zu { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } und 1 mehr je Brust-Evolution, erst Larven. Dann kämpfst du als Eindringling gegen einen Spieler in einem umkämpften Hexfeld, in dem du eine Ameise hast.
    .reaction = Wer gegen dich gekämpft hat, zieht { $reaction_cards ->
        [one] 1 Karte
       *[other] { $reaction_cards } Karten
    }.
    .drawbacks = Tunnelblick: Du beginnst das Spiel mit { $start_cards ->
        [one] 1 Karte
       *[other] { $start_cards } Karten
    }. Kriegsrationen: Hinterleib-Evolutionen geben keinen Kastenbonus.
