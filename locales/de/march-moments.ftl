# Was March of the Ants fragt: die Aufforderung zu jeder Entscheidung; in march-panels.ftl stehen die Felder daneben.

## Die Aufforderung: was du jetzt tust, und wie

mm-say-choose_species = Welche Ameisen führst du?
mm-how-choose_species = Die beiden Seiten deines Nesttableaus. Die Wahl gilt für die ganze Partie.
mm-say-settle = Siedle { $in }
mm-how-settle = { $n ->
    [one] Noch eine Ameise einzusetzen: Wähle einen leuchtenden Platz.
   *[other] { $n } Ameisen einzusetzen: Wähle für jede einen leuchtenden Platz.
}
mm-say-take_turn = Du bist dran: Wähle eine Aktion
mm-how-take_turn = Erkunden, marschieren, sammeln, eine Handkarte spielen oder rasten.
mm-say-take_turn-bonus = Noch eine Aktion, wenn du willst
mm-how-take_turn-bonus = Sie kommt zu der deines Zuges hinzu. Du kannst darauf verzichten.
mm-say-take_turn-card = „{ $chosen }“ spielen?
mm-how-take_turn-card = Danach wählst du, womit du bezahlst. Die anderen dürfen mit einem Kartentausch reagieren.
mm-say-take_turn-rest = Du kannst nur rasten
mm-how-take_turn-rest = Jetzt { $larvae }, { $food } Nahrung mit jedem weiteren Zug: Am Ende der Phase gehört dir alles. Bis dahin reagierst du nur noch.
mm-say-pick_hex = Welches Hexfeld kommt auf die Wiese?
mm-how-pick_hex = Nur du siehst sie. Wähle eines; die anderen gehen zurück.
mm-say-put_back = Lege die anderen Hexfelder zurück
mm-how-put_back = Eines nach dem anderen: Wähle ein Hexfeld, dann wohin. Das zuletzt gelegte liegt ganz außen.
mm-say-origin = { $has ->
    [yes] Gezogen: { $hex }. Von wo aus erkundest du?
   *[no] Von wo aus erkundest du?
}
mm-how-origin = Wähle ein leuchtendes Hexfeld: Dort ist eine Ameise von dir, und ein Tunnel ist offen.
mm-say-place_hex = Gezogen: { $hex }. Wohin damit?
mm-how-place_hex = { $n ->
    [one] Ein Platz schließt an einen Tunnel an. Antippen, drehen, anlegen.
   *[other] { $n } Plätze schließen an einen Tunnel an. Antippen, drehen, anlegen.
}
mm-say-place_hex-lying = { $hex } liegt hier zur Probe
mm-how-place_hex-lying = Dreh es, probier einen anderen Platz oder leg es an.
mm-say-place_hex-horde = Die Horde erkundet: Wohin mit { $hex }?
mm-how-place_hex-horde = { $n ->
    [one] Du legst es für die Horde an. Es gibt einen Platz.
   *[other] Du legst es für die Horde an. Es gibt { $n } Plätze.
}
mm-how-lying = { $some ->
    [yes] Verbunden mit { $joins }
   *[no] Ohne Verbindung
}{ $blocks ->
    [0] . Kein Tunnel ist blockiert.
    [one] ; 1 Tunnel ist blockiert.
   *[other] ; { $blocks } Tunnel sind blockiert.
}
mm-say-enter = { $has ->
    [yes] Wer geht { $to }?
   *[no] Wer geht auf die neuen Hexfelder?
}
mm-how-enter = Mindestens eine Ameise geht. Wähle eine Ameise, dann ihren Platz.
mm-say-enter-more = { $has ->
    [yes] Geht noch jemand { $to }?
   *[no] Geht noch jemand?
}
mm-how-enter-more = Weitere Ameisen dürfen folgen, oder die anderen bleiben, wo sie sind.
mm-say-steps = { $n ->
    [one] Marsch: noch 1 Schritt
   *[other] Marsch: noch { $n } Schritte
}
mm-how-steps = Wähle eine Ameise, dann wohin sie geht. Du kannst vor dem letzten Schritt aufhören.
mm-say-steps-larvae = { $n ->
    [one] Marsch: 1 Schritt, Larve oder Ameise
   *[other] Marsch: { $n } Schritte, Larven zuerst
}
mm-how-steps-larvae = Ein leuchtender Platz nimmt eine Larve aus der Kammer auf. Sobald eine Ameise zieht, bleiben die Larven.
mm-say-steps-react = { $n ->
    [one] Reagiere: eine Ameise, ein Schritt
   *[other] Reagiere: { $n } Schritte mit Ameisen
}
mm-how-steps-react = { $by } ist marschiert. Wähle eine leuchtende Ameise und wohin sie geht, oder lass es.
mm-say-larvae = { $n ->
    [one] Setze eine Larve ein
   *[other] Setze bis zu { $n } Larven ein
}
mm-how-larvae = Wähle einen leuchtenden Platz: Dort wird die Larve zur Ameise.
mm-say-larvae-react = { $n ->
    [one] Reagiere: Setze eine Larve ein
   *[other] Reagiere: Setze { $n } Larven ein
}
mm-how-larvae-react = { $by } hat erkundet. Wähle einen leuchtenden Platz, oder lass es.
mm-say-move_ant = Setze eine Ameise auf einen leeren Platz
mm-how-move_ant = Wähle die Ameise, dann den Sammelplatz, wo immer einer leuchtet.
mm-say-gather = { $has ->
    [yes] Versammle Ameisen { $in }: noch { $n }
   *[no] Versammle bis zu { $n } Ameisen in einem Hexfeld
}
mm-how-gather = Wähle eine Ameise, dann ihren Platz. Alle gehen in dasselbe Hexfeld.
mm-say-march_to_battle = Jetzt gegen einen Hundertfüßer kämpfen?
mm-how-march_to_battle = Wähle ein leuchtendes Hexfeld mit einem Hundertfüßer und deinen Ameisen, oder zieh ohne Kampf weiter.
mm-say-drain = { $n ->
    [one] Wem nimmst du eine Larve?
   *[other] Wem nimmst du Larven?
}
mm-how-drain = { $n ->
    [one] Eine aus dieser Kammer kommt in deine.
   *[other] Bis zu { $n } aus dieser Kammer kommen in deine.
}
mm-say-pay = Bezahle { $cost } für „{ $card }“
mm-how-pay = { $paid ->
    [0] Wähle Larven aus der Kammer, Ameisen von der Wiese oder beides.
   *[other] Schon bezahlt: { $paid }. Wähle Larven aus der Kammer, Ameisen von der Wiese oder beides.
}
mm-say-drop_goal = Welches Kolonieziel macht Platz?
mm-how-drop_goal = „{ $card }“ kommt an seine Stelle.
mm-say-play_evolution = { $n ->
    [one] Spiele eine Evolution aus der Hand
   *[other] Spiele bis zu { $n } Evolutionen aus der Hand
}
mm-how-play_evolution = Wähle eine der leuchtenden Karten.
mm-say-lay = „{ $card }“: obenauf oder darunter?
mm-how-lay = Nur die oberste Evolution wirkt; für die Kaste zählen alle.
mm-say-gain_larvae = { $n ->
    [one] Reagiere: eine Larve nehmen?
   *[other] Reagiere: { $n } Larven nehmen?
}
mm-how-gain_larvae = Sie kommt in deine Kammer.
mm-say-swap_card = Reagiere: eine Karte tauschen?
mm-how-swap_card = Wähle eine Handkarte: Du wirfst sie ab und ziehst eine neue.
mm-say-choose_gains = { $n ->
    [one] Wähle noch einen Ertrag
   *[other] Wähle { $n } verschiedene Erträge
}
mm-how-choose_gains = „{ $card }“ gibt alles auf einmal, sobald der letzte gewählt ist.
mm-say-choose_hex = „{ $card }“: Wähle ein Hexfeld
mm-how-choose_hex = Die leuchtenden Hexfelder stehen zur Wahl.
mm-say-collect = „{ $card }“: Welcher Sammelplatz gibt seinen Ertrag?
mm-how-collect = { $n ->
    [one] Er gibt einmal. Wähle eine deiner Ameisen auf einem Platz.
   *[other] Er gibt { $n }-mal. Wähle eine deiner Ameisen auf einem Platz.
}
mm-say-discard_cards = { $n ->
    [one] Wirf eine Karte ab
   *[other] Wirf { $n } Karten ab
}
mm-how-discard_cards = Wähle eine Handkarte.
mm-say-drop_evolution = Eine Evolution deines Ameisenkörpers abwerfen?
mm-how-drop_evolution = Dann darfst du mehr Evolutionen kostenlos spielen. Oder behalte alle.
mm-say-exchange = Welche Ameisen tauschen die Plätze?
mm-how-exchange = Wähle eine Ameise, dann eine einer anderen Kolonie.
mm-say-exchange-second = Mit welcher Ameise tauscht sie den Platz?
mm-how-exchange-second = Zuerst gewählt: die Ameise von { $who } { $in }.
mm-say-pay_or_lose = { $n ->
    [one] Bezahle { $food } Nahrung oder verliere eine Ameise
   *[other] Bezahle { $food } Nahrung oder verliere { $n } Ameisen
}
mm-how-pay_or_lose = Die Kälte nimmt das eine oder das andere.
mm-say-place_token = Wohin kommt der Marker?
mm-how-place_token = Wähle ein leuchtendes Hexfeld, dann was dorthin kommt, wo es eine Wahl gibt.
mm-say-play_offered = Eine dieser Karten kostenlos spielen?
mm-how-play_offered = Die anderen werden abgeworfen.
mm-say-theft = { $n ->
    [one] Lege eine Karte für { $who } hin
   *[other] Lege { $n } Karten für { $who } hin
}
mm-how-theft = Alle werden zusammen gezeigt; { $who } darf eine davon spielen.
mm-say-fill_site = Welchen Platz nimmt deine Ameise { $in }?
mm-how-fill_site = Eine Ameise aus dem Außenbereich rückt nach. Wähle einen leuchtenden Platz.
mm-say-lose = { $n ->
    [one] Wähle die Ameise, die du verlierst
   *[other] Wähle die { $n } Ameisen, die du verlierst
}
mm-how-lose = { $cause ->
    [battle] Sie sind im Kampf gefallen.
    [event] Ein Ereignis nimmt sie.
    [hex_effect] Das Hexfeld nimmt sie.
    [evolution] Eine Evolution nimmt sie.
   *[hunger] Sie verhungern: Die Nahrung hat nicht gereicht.
}
mm-say-lose-battle = { $n ->
    [one] Wähle die Ameise, die du { $in } verlierst
   *[other] Wähle die { $n } Ameisen, die du { $in } verlierst
}
mm-how-lose-battle = Tippe eine deiner Ameisen an; ihr Platz wird frei.
mm-say-army = { $has ->
    [yes] Noch Ameisen { $in } zurücknehmen?
   *[no] Ein Hexfeld verstärken oder Ameisen zurücknehmen?
}
mm-how-army = { $n ->
    [0] Tippe eine Ameise an, um sie in die Kammer zurückzunehmen.
   *[other] Ein leuchtender Platz nimmt eine Larve auf, bis zu { $n } in einem Hexfeld; eine leuchtende Ameise kehrt in die Kammer zurück.
}
mm-say-blast = In welchem Hexfeld platzt eine deiner Ameisen?
mm-how-blast = Sie nimmt andere mit. Jedes umkämpfte Hexfeld kann einmal gewählt werden.
mm-say-blast_victim = { $n ->
    [one] Wessen Ameise { $in } wird vernichtet?
   *[other] Wessen Ameisen { $in } werden vernichtet? Noch { $n }
}
mm-how-blast_victim = Ihr Besitzer wählt, welche.
mm-say-choose_invader = Gegen wen kämpfst du { $in } zuerst?
mm-how-choose_invader = Du hältst den Kontrollplatz, und mehrere Eindringlinge haben gleich viele Ameisen.
mm-say-commit = Eine Karte für die Wildheit, verdeckt
mm-how-commit = Sie ist verbraucht, so oder so. Bei Gleichstand gewinnt, wer verteidigt.
mm-say-commit-defend = Eine Karte für die Wildheit, verdeckt
mm-how-commit-defend = Sie ist verbraucht, so oder so. Du verteidigst: Bei Gleichstand gewinnst du.
mm-say-commit-centipede = Eine Karte gegen den Hundertfüßer einsetzen?
mm-how-commit-centipede = Er deckt seine zweite Karte nach deiner auf. Bei Gleichstand gewinnst du.
mm-say-spoils = { $hex } gehört dir: Nimm die leeren Plätze
mm-how-spoils = Wähle eine Ameise dort, dann einen leeren Platz. Oder lass sie stehen.
mm-say-raid = Wen überfällst du?
mm-how-raid = Wähle ein leuchtendes Hexfeld, dann die Kolonie. Du kämpfst als Eindringling.
mm-say-sting = Wen stichst du?
mm-how-sting = Wähle ein leuchtendes Hexfeld: Eine andere Kolonie verliert dort { $n ->
    [one] eine Ameise
   *[other] { $n } Ameisen
}. Oder stich niemanden.
mm-say-feed_ant_lion = Füttere den Ameisenlöwen { $in }
mm-how-feed_ant_lion = { $n ->
    [one] Er nimmt eine Handkarte oder deine Ameise.
   *[other] Er nimmt { $n } Handkarten oder deine Ameise.
}
mm-say-food_instead = Nahrung statt eines Ertrags nehmen?
mm-how-food_instead = Tippe eine Ameise an, deren Platz Nahrung geben soll. Die anderen geben, was sie zeigen.
mm-say-decree = Die Königin verfügt: Nahrung oder Larven?
mm-how-decree = Die Königinnen sprechen der Reihe nach im Uhrzeigersinn. Dann kommt der Schlummer.
mm-how-react = { $deed ->
    [explore] { $by } hat erkundet.
    [march] { $by } ist marschiert.
    [forage] { $by } hat gesammelt.
    [play_card] { $by } hat eine Karte gespielt.
   *[other] { $by } hat eine Aktion der eigenen Art genutzt.
}

## Warten, zusehen, das Ende

mm-wait-react = { $n ->
    [one] Warten auf die Reaktion von { $who }
   *[other] Warten auf die Reaktionen von { $who }
}
mm-wait-species = { $n ->
    [one] { $who } wählt, welche Ameisen es sein sollen
   *[other] { $who } wählen, welche Ameisen es sein sollen
}
mm-wait-settle = { $n ->
    [one] { $who } siedelt auf der Wiese
   *[other] { $who } siedeln auf der Wiese
}
mm-wait-turn = { $n ->
    [one] { $who } ist am Zug
   *[other] { $who } sind am Zug
}
mm-wait-explore = { $n ->
    [one] { $who } erkundet
   *[other] { $who } erkunden
}
mm-wait-march = { $n ->
    [one] { $who } zieht mit Ameisen
   *[other] { $who } ziehen mit Ameisen
}
mm-wait-larvae = { $n ->
    [one] { $who } kümmert sich um die Larven
   *[other] { $who } kümmern sich um die Larven
}
mm-wait-fight = { $n ->
    [one] { $who } wählt, gegen wen es geht
   *[other] { $who } wählen, gegen wen es geht
}
mm-wait-target = { $n ->
    [one] { $who } wählt, wen es trifft
   *[other] { $who } wählen, wen es trifft
}
mm-wait-card = { $n ->
    [one] { $who } spielt eine Karte
   *[other] { $who } spielen eine Karte
}
mm-wait-discard = { $n ->
    [one] { $who } wählt eine Karte zum Abwerfen
   *[other] { $who } wählen Karten zum Abwerfen
}
mm-wait-lose = { $n ->
    [one] { $who } wählt die Verluste
   *[other] { $who } wählen die Verluste
}
mm-wait-sites = { $n ->
    [one] { $who } verteilt Ameisen auf die Plätze
   *[other] { $who } verteilen Ameisen auf die Plätze
}
mm-wait-soldiers = { $n ->
    [one] { $who } stellt die Soldatinnen auf
   *[other] { $who } stellen die Soldatinnen auf
}
mm-wait-commit = { $has ->
    [yes] { $who } wählt eine Karte für den Kampf { $in }
   *[no] { $who } wählt eine Karte für den Kampf
}
mm-wait-harvest = { $n ->
    [one] { $who } erntet
   *[other] { $who } ernten
}
mm-wait-decree = { $n ->
    [one] Die Königin von { $who } verfügt
   *[other] Die Königinnen von { $who } verfügen
}
mm-how-wait = Du kannst dir inzwischen alles ansehen.
mm-how-watch = Du siehst zu.
mm-how-over = Die Partie ist vorbei.
mm-final-you = Du gewinnst mit { $points }
mm-final-wins = { $n ->
    [one] { $who } gewinnt mit { $points }
   *[other] { $who } gewinnen mit je { $points }
}
mm-final-horde = Die Horde überrennt die Wiese: { $horde } gegen { $points }
mm-final-held = Die Wiese ist gerettet: { $points } gegen { $horde } der Horde

## Die Aktionen der Aufforderung

mm-pass = Nein, danke
    .hint = Verzichten; es geht weiter.
mm-pass-react = Keine Reaktion
    .hint = Diesmal nicht reagieren.
mm-pass-done = Fertig
    .hint = Den Rest lassen und weitermachen.
mm-pass-commit = Keine Karte
    .hint = Keine weitere Karte in diesem Kampf einsetzen.
mm-skip = Aussetzen bis…
    .hint = Reaktionen eine Weile ohne Frage vorübergehen lassen.
mm-skip-cancel = Wieder reagieren
    .hint = Wieder zu jeder Reaktion gefragt werden.
mm-open = { $who }: { $say }
mm-open-hand = Erst meine Karten
    .hint = Verdeckt den Tisch, bis du allein davor sitzt, und zeigt dann deine Hand.
mm-back = Doch nicht
    .hint = Zurück, ohne etwas zu tun.
mm-turn = Drehen
    .hint = Das Hexfeld in die nächste passende Lage drehen. { $n } Lagen passen hier.
mm-place = Anlegen
    .hint = Das Hexfeld bleibt, wie es liegt.
mm-joins = { $n ->
    [one] 1 Anschluss
   *[other] { $n } Anschlüsse
}
mm-play = „{ $card }“ spielen
    .hint = Die gewählte Karte spielen.
mm-discard = „{ $card }“ abwerfen
    .hint = Die gewählte Karte geht weg.
mm-commit = „{ $card }“ einsetzen
    .hint = Die Karte bleibt verdeckt, bis beide Seiten gewählt haben. Die Zahl ist deine Summe.
mm-take = { $hex } nehmen
    .hint = Dieses Hexfeld kommt auf die Wiese.
mm-top = Obenauf
    .hint = Zurück auf den Stapel: Es wird als erstes gezogen.
mm-bottom = Darunter
    .hint = Zurück unter den Stapel: Es wird als letztes gezogen.
mm-pay = Bezahlen
    .hint = Bezahle, was du gewählt hast; die Karte wirkt.
    .unpaid = { $n ->
        [one] Es fehlt noch eine Larve oder Ameise.
       *[other] Es fehlen noch { $n } Larven oder Ameisen.
      }
mm-of = { $n } von { $of }
mm-lay-on_top = Obenauf legen
    .hint = Sie wirkt von jetzt an.
mm-lay-beneath = Darunter legen
    .hint = Sie zählt für die Kaste; die oberste wirkt weiter.
mm-gain-larvae = Nehmen
    .hint = Die Larven kommen in deine Kammer.
mm-gain = Nehmen
    .hint = Alles auf einmal.
mm-decree-food = Nahrung verfügen
    .hint = Die Nahrung kommt in deine Nahrungsvorräte.
mm-decree-larvae = Larven verfügen
    .hint = Die Larven kommen in deine Larvenkammer.
mm-lead = { $species } führen
    .hint = Für die ganze Partie.
mm-pay-food = { $food } bezahlen
    .hint = Dann geht keine Ameise verloren.
mm-lose = Diese verlieren
    .hint = Die gewählte Ameise geht in deinen Vorrat zurück.
mm-still = noch { $n }
mm-against = { $who }
    .hint = Diese Kolonie trifft es.
mm-rest-now = Rasten
    .hint = In dieser Arbeiterinnenphase keine Aktion mehr.
mm-my-turn = Mein Zug
    .hint = Weiter mit deinem eigenen Zug.

## Reaktionen aussetzen

mm-say-skip = Reaktionen aussetzen bis wann?
mm-how-skip = Sie gehen von selbst vorüber; ein Klick holt sie zurück.
mm-skipping-deed = Du reagierst auf nichts, bis das hier vorbei ist.
mm-skipping-turn = Du reagierst auf nichts bis zu deinem nächsten Zug.
mm-skipping-phase = Du reagierst auf nichts bis zum Ende dieser Phase.
mm-gift-own = Reaktion ohne Frage genommen: Du bekommst { $larvae }.
mm-gift-of = Reaktion ohne Frage genommen: { $who } bekommt { $larvae }.

## Die Horde

mm-say-horde-invade = Die Horde fällt ein
mm-say-horde-advance = Die Horde rückt um { $n } vor
mm-say-horde-tunnel = Die Horde rückt um { $n } vor, in den Großen Tunnel
mm-say-horde-explore = Die Horde schickt eine Wache aus
mm-say-horde-rampage = Die Horde tobt
mm-how-horde = Nach dem Zug jedes Spielers deckt sie eine Karte auf und tut, was der Kartentyp sagt.

## Punkte

mm-source-sites = Sammelplätze
mm-source-battles = Kämpfe
mm-source-bodies = Ameisenkörper
mm-source-slumber = Schlummer
mm-source-cards = Karten
mm-source-awards = Auszeichnungen
mm-source-lost = wieder verloren

## Namen der Felder

mm-moment-species = Das Nesttableau
mm-moment-explore = Erkunden
mm-moment-pick = Gezogene Hexfelder
mm-moment-march = Marschieren
mm-moment-pay = Eine Karte bezahlen
mm-moment-lay = Eine Evolution
mm-moment-gains = Erträge
mm-moment-cards = Karten
mm-moment-players = Kolonien
mm-moment-effect = Die Karte
mm-moment-losses = Verluste
mm-moment-battle = Kampf
mm-moment-queen = Die Königinnenphase
mm-moment-horde = Die Horde
mm-moment-rest = Eine Rast
mm-moment-skip = Reaktionen aussetzen
mm-moment-offered = Was davon
mm-moment-final = Endstand
mm-or = oder

## Verluste, Rast, Arten

mm-primitive = urtümliche Art
mm-common = die gewöhnliche Seite
mm-common-how = Keine eigene Aktion, kein Nachteil: Jeder Abschnitt gibt seinen Kastenbonus.
mm-royal-decree = Königliches Dekret:

## Kampf

mm-centipede = Hundertfüßer

## Die Horde handelt

mm-horde = Horde
mm-horde-invade = { $has ->
    [yes] Ein neuer Hundertfüßer kommt: { $to }.
   *[no] Ein neuer Hundertfüßer kommt geradewegs in den Großen Tunnel.
}
mm-horde-advance = Der Hundertfüßer springt: von { $from } nach { $to }.
mm-horde-tunnel = Der Hundertfüßer ({ $from }) erreicht den Großen Tunnel: Die Horde gewinnt { $points }. Er bleibt dort und kann nicht bekämpft werden.
mm-horde-explore = Es gab keinen Hundertfüßer zu bewegen: Eine Wache hat ein Hexfeld erkundet.
mm-horde-rampage = Sie hat in jedem Hexfeld gekämpft, in dem ein Hundertfüßer und Ameisen sind. { $points ->
    [0] Sie hat nichts gewonnen.
   *[other] Sie hat { $points } gewonnen.
}
mm-horde-nothing = Ihre Karte hat niemanden bewegt.

## Endstand

mm-by-round = Runde für Runde
mm-chart = Punkte nach Runden, am Ende: { $scores }

## Was allen erzählt wird

mm-tell-battle = Aufgedeckt { $where }: { $high } gegen { $low }
mm-tell-battle-won = { $who } gewinnt { $where }.
mm-tell-battle-tie = Gleichstand: { $who } verteidigt und gewinnt.
mm-tell-battle-at = Kampf { $where }
mm-tell-battle-who = Eindringling: { $invader }. Verteidiger: { $defender }.
mm-tell-round = { $round } ist vorbei
mm-tell-round-how = Was jede Kolonie geerntet, gefressen, durch das Dekret erhalten und gepunktet hat.
mm-tell-horde = Die Horde deckt { $card } auf
