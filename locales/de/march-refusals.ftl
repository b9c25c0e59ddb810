# Warum die Regeln von March of the Ants etwas ablehnen: die Regel, und was stattdessen geht.

march-illegal-game_over = Das Spiel ist aus.
march-illegal-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
march-illegal-not_to_act = Du bist gerade nicht gefragt.
march-illegal-not_now = Jetzt nicht: Zuerst musst du { $asked }.
march-illegal-not_on_the_mat = Die Rückseite deines Nesttableaus zeigt „{ $mat }“, nicht „{ $species }“. Spiele „{ $mat }“ oder die Gemeine Wiesenameise.

march-illegal-too_little_food = Das kostet { $needed } Nahrung, und du hast { $have }. Spiele eine Karte oder raste.
march-illegal-rest_as_first_action = Rasten geht nicht als erste Aktion einer Runde, solange du Nahrung oder eine Karte hast. Tu zuerst etwas anderes.
march-illegal-frenzy_forbids_rest = Raserei: kein Rasten, solange du Nahrung ({ $food }) oder Karten ({ $cards }) hast. Gib sie erst aus.
march-illegal-no_species_action = Die Gemeine Wiesenameise hat keine eigene Aktion. Wähle eine der fünf, die alle haben.

march-illegal-no_hex_left = Der Stapel ist leer: Es gibt nichts mehr zu erkunden.
march-illegal-nowhere_to_explore = Keine deiner Ameisen steht in einem Hexfeld mit offenem Tunnel. Marschiere erst an den Rand der Wiese.
march-illegal-no_ant_to_explore = Du hast keine Ameise { $in_hex }. Erkunde von einem Hexfeld aus, wo du eine hast.
march-illegal-no_open_tunnel = { $hex } hat zu wenige offene Tunnel: { $needed ->
    [one] 1 wird gebraucht
   *[other] { $needed } werden gebraucht
}. Erkunde von einem anderen Hexfeld aus.
march-illegal-not_drawn = { $hex } ist nicht unter den gezogenen Hexfeldern.
march-illegal-only_on_top = { $hex } kommt auf den Stapel zurück, nicht darunter.
march-illegal-cannot_place = Dort kann das Hexfeld nicht liegen. Wähle eine der leuchtenden Stellen.
march-illegal-cannot_place-already_placed = { $hex } liegt schon auf der Wiese.
march-illegal-cannot_place-cell_taken = Dort liegt schon { $by }. Wähle eine leere Stelle.
march-illegal-cannot_place-touches_nothing = Ein neues Hexfeld muss die Wiese berühren. Wähle eine Stelle neben einem Hexfeld.
march-illegal-cannot_place-same_as = { $hex } liegt mit weniger Drehung genauso; so ist es schon wählbar.
march-illegal-cannot_place-not_in_meadow = { $from } liegt nicht auf der Wiese.
march-illegal-cannot_place-not_beside = Das neue Hexfeld muss neben dem liegen, von dem aus du erkundest: { $from }.
march-illegal-cannot_place-no_tunnel = { $from } hat auf dieser Seite keinen Tunnel. Wähle eine Seite mit offenem Tunnel.
march-illegal-cannot_place-not_joined = So gedreht führt kein Tunnel von { $hex } { $to_from }. Dreh weiter.
march-illegal-not_the_explored_hex = Deine Ameisen gehen in das erkundete Hexfeld, nicht { $to_hex }.
march-illegal-other_hex_needs_an_ant = Jedes neue Hexfeld braucht eine Ameise, und { $in_hex } ist schon eine. Schick diese in das andere.
march-illegal-must_enter = { $all ->
    [true] Alle Ameisen des verlassenen Hexfelds müssen in die neuen gehen.
   *[false] Mindestens eine Ameise muss in das neue Hexfeld gehen.
}

march-illegal-larvae_move_first = Larven ziehen vor Ameisen. Nach dem Schritt einer Ameise, oder wo nur Ameisen ziehen, folgt keine Larve mehr.
march-illegal-no_ant_there = Du hast keine Ameise { $there }.
march-illegal-no_ant_of = { $seat } hat keine Ameise { $there }.
march-illegal-not_in_the_meadow = { $hex } liegt nicht auf der Wiese.
march-illegal-not_linked = Ein Schritt führt nicht { $from_from } { $to_to }: Dazwischen ist weder Tunnel noch Wurmloch. Geh Schritt für Schritt.
march-illegal-trapped = { card-weaver_thorax } hält deine Ameisen { $in_hex } fest: Sie können nicht hinaus.
march-illegal-cannot_enter = Wer eintritt, nimmt einen leeren Platz; der Außenbereich gilt nur, wenn keiner frei ist. Nicht frei: { $at }.
march-illegal-no_larva = Deine Larvenkammer ist leer.
march-illegal-larva_not_allowed = Es darf keine Larve { $in_hex } eingesetzt werden. Wähle ein leuchtendes Hexfeld.
march-illegal-no_empty_site = Das ist kein leerer Sammelplatz: { $at }.
march-illegal-not_a_site_for_this = Dieser Platz ist nicht gemeint: { $at }. Wähle einen, der leuchtet.
march-illegal-sites_are_filled = Es sind Plätze frei { $in_hex }, und deine Ameisen im Außenbereich müssen sie nehmen. Wähle, welche.
march-illegal-ant_must_move = Die Ameise muss gehen. Wähle, wohin.
march-illegal-all_into_one_hex = Alle diese Ameisen gehen in dasselbe Hexfeld, also nicht { $to_hex }.

march-illegal-not_in_hand = { $card } ist nicht auf deiner Hand.
march-illegal-cannot_pay = { $card } kostet { $cost } Larven oder Ameisen, und du hast zu wenige.
march-illegal-paid_otherwise = { $card } wird { $payment ->
    [larvae] nur mit Larven
    [ants] nur mit Ameisen
   *[any] mit Larven oder Ameisen
} bezahlt.
march-illegal-needs_inhabited_site = { $card } braucht einen Sammelplatz, den du bewohnst. Setz erst eine Ameise auf einen.
march-illegal-not_offered = { $card } ist nicht unter den gezeigten Karten.
march-illegal-not_a_goal_in_play = { $card } ist keines deiner ausliegenden Kolonieziele.
march-illegal-too_many_goals = Höchstens { $most } Kolonieziele liegen aus. Wirf ein altes ab, um Platz zu machen.
march-illegal-not_an_evolution = { $card } ist keine Evolution. Wähle eine, oder passe.
march-illegal-evolution_too_dear = { $card } kostet { $cost }, und die zweite Evolution darf höchstens { $most } kosten.
march-illegal-evolution_must_be_played = Diese Aktion spielt eine Evolution: Wähle eine.
march-illegal-no_evolution_to_play = Du hast keine Evolution auf der Hand, die du bezahlen kannst.
march-illegal-not_on_the_body = { $card } liegt nicht an deinem Ameisenkörper.
march-illegal-chosen_already = { $what ->
    [food] Nahrung
    [larvae] Larven
    [cards] Karten
   *[points] Koloniepunkte
}: schon gewählt, oder nicht im Angebot. Wähle etwas anderes.

march-illegal-not_the_great_tunnel = Der Große Tunnel ist hierfür nicht wählbar. Wähle ein anderes Hexfeld.
march-illegal-not_contested = Es gibt { $in_hex } niemanden zu bekämpfen: Das Hexfeld ist nicht umkämpft.
march-illegal-hex_not_inhabited = Keine deiner Ameisen steht auf einem Sammelplatz { $in_hex }. Wähle ein Hexfeld, das du bewohnst.
march-illegal-not_inhabited = Das bewohnst du nicht: { $at }. Wähle einen Platz mit einer deiner Ameisen.
march-illegal-no_ant_in_hex = Du hast keine Ameise { $in_hex }.
march-illegal-token_there = So einen Marker gibt es schon { $in_hex }, und mehr als einer geht nicht. Wähle ein anderes Hexfeld.
march-illegal-not_another_player = Wähle jemand anderen an diesem Tisch.
march-illegal-not_present = { $seat } hat keine Ameise { $in_hex }.
march-illegal-not_together_in_hex = Du und { $seat } habt nicht beide Ameisen { $in_hex }.
march-illegal-same_owner = Beide Ameisen gehören { $seat }. Die Plätze tauschen Ameisen zweier verschiedener Spieler.
march-illegal-second_ant_missing = Wähle auch die zweite Ameise: Zwei Ameisen tauschen die Plätze.
march-illegal-no_centipede_to_fight = Es gibt { $in_hex } keinen Hundertfüßer zu bekämpfen.

march-illegal-not_among_the_lost = Diese Ameise steht nicht zur Wahl: { $at }.
march-illegal-losses_are_due = Noch { $ants ->
    [one] 1 Ameise muss
   *[other] { $ants } Ameisen müssen
} verloren gehen. Wähle, welche.
march-illegal-not_the_strongest_invader = Eindringling ist, wer die meisten Ameisen hat; { $seat } gehört nicht dazu.
march-illegal-raid_must_fight = { species-raiding_ant.action }: Du musst kämpfen. Wähle, gegen wen und wo.
march-illegal-either_or = { card-army_head } setzt Larven ein oder holt Ameisen zurück, nicht beides.
march-illegal-one_hex_only = { card-army_head } holt Ameisen nur aus einem Hexfeld zurück, also nicht { $from_hex }.
march-illegal-once_per_hex = { card-blast_head } wirkt einmal je Hexfeld, und { $in_hex } ist es geschehen. Wähle ein anderes.

march-illegal-harvested_already = Dieser Platz hat seinen Ertrag schon gegeben: { $at }.
march-illegal-not_decreed = Ein Königliches Dekret bringt Nahrung oder Larven. Wähle eines von beiden.

## Was vorher zu tun ist, nach „Zuerst musst du“

march-asked-army = Larven einsetzen, Ameisen zurückholen oder passen
march-asked-blast = ein Hexfeld für { card-blast_head } wählen oder passen
march-asked-blast_victim = wählen, wessen Ameise vernichtet wird, oder passen
march-asked-choose_gains = den Gewinn wählen
march-asked-choose_hex = das Hexfeld wählen, dem die Karte gilt
march-asked-choose_invader = den Eindringling wählen
march-asked-choose_species = die Seite des Nesttableaus wählen
march-asked-collect = einen Platz zum Ernten wählen
march-asked-commit = eine Karte verdeckt im Kampf einsetzen oder passen
march-asked-decree = Nahrung oder Larven verfügen
march-asked-discard_cards = die Karten wählen, die du abwirfst
march-asked-drain = wählen, wer Larven verliert
march-asked-drop_evolution = eine Evolution des Ameisenkörpers abwerfen oder passen
march-asked-drop_goal = das Kolonieziel wählen, das du abwirfst
march-asked-enter = mit Ameisen in das neue Hexfeld ziehen
march-asked-exchange = die Ameisen wählen, die tauschen
march-asked-feed_ant_lion = eine Karte abwerfen oder die Ameise verlieren
march-asked-fill_site = einen freien Platz für deine Ameise wählen
march-asked-food_instead = einen Platz wählen, der stattdessen Nahrung gibt, oder passen
march-asked-gain_larvae = die Larven nehmen oder passen
march-asked-gather = mit Ameisen in ein Hexfeld ziehen oder passen
march-asked-larvae = deine Larven einsetzen oder passen
march-asked-lay = die Evolution obenauf oder darunter legen
march-asked-lose = wählen, welche deiner Ameisen verloren gehen
march-asked-march_to_battle = einen Hundertfüßer zum Kampf wählen oder passen
march-asked-move_ant = mit einer Ameise auf einen leeren Platz ziehen
march-asked-origin = das Hexfeld wählen, von dem aus erkundet wird
march-asked-pay = die Karte mit Larven oder Ameisen fertig bezahlen
march-asked-pay_or_lose = bezahlen oder wählen, welche Ameisen du verlierst
march-asked-pick_hex = eines der gezogenen Hexfelder nehmen
march-asked-place_hex = das Hexfeld legen
march-asked-place_token = den Marker legen
march-asked-play_evolution = eine Evolution spielen
march-asked-play_offered = eine der gezeigten Karten spielen oder passen
march-asked-put_back = die gezogenen Hexfelder zurücklegen
march-asked-raid = das Ziel des Raubzugs wählen
march-asked-settle = die Ameisen deines Starthexfelds setzen
march-asked-spoils = mit Ameisen auf leere Plätze ziehen oder passen
march-asked-steps = deine Schritte gehen oder passen
march-asked-sting = wählen, wer gestochen wird, oder passen
march-asked-swap_card = eine Karte abwerfen und eine ziehen, oder passen
march-asked-take_turn = eine Aktion wählen
march-asked-theft = wählen, was du für { card-cultural_theft } abwirfst
