# Was March of the Ants fragt: die Aufforderung zu jeder Entscheidung und die Felder daneben.

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
mm-until-deed = bis das hier vorbei ist
    .hint = Nur was zu dieser einen Aktion noch gefragt wird.
mm-until-turn = bis zu meinem nächsten Zug
    .hint = Was immer die anderen tun, bevor du dran bist.
mm-until-phase = bis zum Ende dieser Phase
    .hint = Keine Reaktion mehr in dieser Arbeiterinnenphase.
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
mm-you = Du
mm-or = oder
mm-none = keines

## Erkunden und marschieren

mm-fits = { $number }, { $n ->
    [one] 1 von 6 Lagen passt
   *[other] { $n } von 6 Lagen passen
}
mm-turns = Wie das Hexfeld gedreht ist
mm-turn-joins = Um { $turn } Grad gedreht: { $some ->
    [yes] verbunden mit { $joins }
   *[no] passt nicht
}
mm-no-tunnel = kein Tunnel
mm-brings = Es bringt
mm-site = { $kind ->
    [food] { $n } Nahrung
    [larva] 1 Larve
    [double_larvae] { $n } Larven
    [card] { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
      }
   *[colony_point] { $n ->
        [one] 1 Koloniepunkt
       *[other] { $n } Koloniepunkte
      }
} in jeder Ernte{ $control ->
    [yes] , der Kontrollplatz
   *[no] {""}
}
mm-has-wormhole = Ein Wurmloch: Es verbindet mit jedem anderen
mm-has-centipede = Ein Hundertfüßer kommt mit
mm-who-goes = Wer geht
mm-spot = { $kind ->
    [site] Platz { $n }
   *[outskirts] Außenbereich
}
mm-goes-stays = { $gone } gegangen, { $stay } noch da
mm-to-place = Noch einzusetzen: { $ants }
mm-drawn-title = Gezogene Hexfelder
mm-back-title = Diese gehen zurück
mm-only-you = nur du siehst sie
mm-pile = { $n ->
    [one] Noch 1 Hexfeld im Stapel
   *[other] Noch { $n } Hexfelder im Stapel
}
mm-steps-left = Schritte übrig
mm-ants-left = Ameisen übrig
mm-larvae-left = Larven übrig
mm-larvae-first = Larven zuerst
mm-in-chamber = { $larvae } in der Kammer
mm-larvae-stay = sie bleiben jetzt
mm-then-ants = Dann Ameisen
mm-ants-back = Oder Ameisen zurück
mm-tap-ant = eine antippen, dann wohin sie geht
mm-no-ant-moves = keine kann ziehen
mm-in-hand = { $at }: wohin?
mm-left = noch { $n }
mm-fight-now = Der Kampf findet sofort statt, vor allem anderen.

## Karten und Bezahlen

mm-price = Der Preis
mm-paid-full = ganz bezahlt
mm-pay-rest = { $with ->
    [larvae] Etwas anderes ist nicht mehr da: Den Rest bezahlen Larven.
   *[ants] Etwas anderes ist nicht mehr da: Den Rest bezahlen Ameisen ({ $hex }).
}
mm-chamber = Larvenkammer
mm-stay = { $n ->
    [one] 1 bleibt
   *[other] { $n } bleiben
}
mm-larva-pay = Mit einer Larve bezahlen
mm-larva-back = Die Larve zurücknehmen
mm-or-ant = Oder eine Ameise
mm-an-ant = Eine Ameise
mm-site-free = ihr Platz wird frei
mm-stake-gain = weniger in jeder Ernte
mm-stake-control = du würdest die Kontrolle verlieren
mm-stake-outskirts = im Außenbereich: kein Ertrag verloren
mm-stake-tunnel = im Großen Tunnel: kein Ertrag verloren
mm-change-section = { $section }: { $n ->
    [one] 1 Evolution
   *[other] { $n } Evolutionen
}
mm-change-covers = verdeckt „{ $card }“
mm-change-body = für einen vollständigen Körper
mm-change-body-none = ein vollständiger Körper, der schon gewertet ist
mm-change-lacking = noch kein Körper: Es { $n ->
    [one] fehlt
   *[other] fehlen
} { $sections }
mm-change-no-body = kein weiterer Körper vollständig
mm-change-goal = in jedem Schlummer, in dem es erfüllt ist
mm-change-react = die anderen dürfen reagieren: eine Karte tauschen
mm-topmost = die oberste zuerst
mm-works = wirkt
mm-counts = zählt für die Kaste
mm-gains-left = { $n ->
    [0] alles gewählt
    [one] noch 1
   *[other] noch { $n }
}
mm-cards-drop_goal = Deine Kolonieziele
mm-cards-drop_evolution = Evolutionen deines Körpers
mm-cards-play_evolution = Evolutionen deiner Hand
mm-cards-play_offered = Gezeigte Karten
mm-cards-discard_cards = Deine Hand
mm-cards-theft = Deine Hand
mm-whom = Wen
mm-drain-takes = { $has } in der Kammer, du nimmst { $takes }
mm-offer-which = Was wählst du?
mm-offer-attack = { $who } { $in }
mm-offer-wormhole = Ein Wurmloch { $in }
mm-offer-centipede = Ein Hundertfüßer { $in }
mm-offer-withdraw = Die Ameise zurücknehmen
mm-offer-larva = Eine Larve einsetzen
mm-offer-collect = Den Ertrag nehmen
mm-offer-food = Stattdessen Nahrung nehmen
mm-offer-other = Das hier

## Verluste, Rast, Arten

mm-losses = Zu verlieren
mm-cause = { $cause ->
    [battle] im Kampf
    [event] durch ein Ereignis
    [hex_effect] durch das Hexfeld
    [evolution] durch eine Evolution
   *[hunger] durch Hunger
}
mm-saved = { $n ->
    [one] 1 davon kommt in die Kammer
   *[other] { $n } davon kommen in die Kammer
}
mm-which-ant = Welche Ameise
mm-or-food = Oder { $food }: du hast { $has }
mm-or-cards = Oder { $cards } aus deiner Hand
mm-resting-area = Das Rastfeld
mm-rested = dann rasten { $n } von { $of }
mm-rest-larvae = { $n ->
    [one] 1 Larve auf dein Rastfeld
   *[other] { $n } Larven auf dein Rastfeld
}
mm-rest-then = { $n } auf dem Rastfeld, deine am Ende der Phase
mm-rest-food = Nahrung in jedem weiteren Zug
    .how = solange andere weitermachen
mm-rest-ends = Die Arbeiterinnenphase endet
    .how = dann kommen die Kämpfe; für niemanden mehr eine Aktion
mm-rest-goes-on = Die anderen machen weiter
    .how = auf ihre Aktionen darfst du weiter reagieren
mm-sides = Seiten des Nesttableaus
mm-primitive = urtümliche Art
mm-common = die gewöhnliche Seite
mm-common-how = Keine eigene Aktion, kein Nachteil: Jeder Abschnitt gibt seinen Kastenbonus.
mm-royal-decree = Königliches Dekret:

## Kampf

mm-battle = { $cent ->
    [yes] Hundertfüßer { $in }
   *[no] Kampf { $in }
}
mm-hex-number = Hexfeld { $n }
mm-step-strength = Armeen
mm-step-ferocity = Wildheit
mm-step-outcome = Ausgang
mm-step-losses = Verluste
mm-step-first = 1. Karte
mm-step-card = Eine Karte
mm-step-second = 2. Karte
mm-centipede = Hundertfüßer
mm-role = { $what ->
    [always] immer der Eindringling
    [defender] verteidigt, siegt bei Gleichstand
   *[invader] dringt ein
}{ $won ->
    [yes] {"; "}gewinnt
    [no] {"; "}verliert
   *[open] {""}
}
mm-cards-so-far = seine Karten bisher
mm-face-down = verdeckt
mm-no-card = keine Karte
mm-second-hidden = zweite Karte noch verdeckt
mm-if-laid = wenn du sie einsetzt
mm-so-far = bisher
mm-laid = hat eine Karte eingesetzt
mm-may-lay = darf eine Karte einsetzen
mm-your-hand = Deine Hand
mm-spent = die Karte ist verbraucht, so oder so
mm-lost-of = { $n } von { $of ->
    [one] 1 Ameise
   *[other] { $of } Ameisen
} verloren
mm-why-won = { $centipede ->
    [yes] die Hälfte der Armeestärke { $strength } des Hundertfüßers
   *[no] die Hälfte der unterlegenen Armeestärke { $strength }; Wildheit zählt nicht
}
mm-why-lost = { $centipede ->
    [yes] die Armeestärke des Hundertfüßers ist { $strength }
   *[no] die überlegene Armeestärke ist { $strength }; Wildheit zählt nicht
}
mm-would-lose = { $whose ->
    [you] Du verlierst { $won }, wenn du gewinnst, sonst { $lost }.
   *[other] { $who } verliert bei einem Sieg { $won }, sonst { $lost }.
}
mm-cent-won = Der Hundertfüßer bleibt
mm-cent-lost = Der Hundertfüßer ist vernichtet
mm-for-battle = { $who } hat den Kampf gewonnen
mm-tie = Gleichstand: Wer verteidigt, gewinnt
mm-defender-is = { $who } verteidigt mit Armeestärke { $n }
mm-before = Davor: { $who } gewann { $in }, { $a } gegen { $b }
mm-spoils = Deine Ameisen dort
mm-empty-sites = { $n ->
    [one] 1 leerer Platz
   *[other] { $n } leere Plätze
}
mm-second-decides = Seine zweite Karte entscheidet
mm-with = mit „{ $card }“
mm-without = ohne Karte
mm-odds-win = { $tie ->
    [yes] gleich: gewonnen
   *[no] gewonnen
}{ $n ->
    [0] {""}
   *[other] , −{ $n }
}
mm-odds-lose = { $all ->
    [yes] alle verloren
   *[no] verloren, −{ $n }
}
mm-odds-open = { $percent } %: { $win }, sonst { $lose }
mm-odds-chance = gewonnen mit { $percent } %
mm-odds-hint = Eine zweite Karte mit { $ferocity } ergibt { $total } gegen deine { $own }: { $outcome }
mm-odds-won = gewonnen:
mm-odds-lost = verloren: so viele Ameisen, wie seine Summe sagt

## Die Königinnenphase

mm-queen-harvest = Ernte
    .how = alle Plätze auf einmal
mm-queen-feed = Füttern
    .how = eine Nahrung für { $n } Ameisen, dann Larven, dann sterben sie
mm-queen-decree = Dekret
    .how = eine Wahl, im Uhrzeigersinn
mm-queen-slumber = Schlummer
    .how = Innere Wiese und Ziele, wie es steht
mm-starve = { $n ->
    [one] 1 verhungert
   *[other] { $n } verhungern
}
mm-inner = { $n ->
    [one] 1 inneres Hexfeld
   *[other] { $n } innere Hexfelder
}
mm-goal-met = ein erfülltes Ziel
mm-decree-feeds = dann hast du { $after }, für { $n } Ameisen
mm-decree-then = dann hast du { $n }
mm-decree-now = verfügt gerade
mm-decree-later = kommt noch

## Die Horde handelt

mm-horde = Horde
mm-horde-way = Der Weg zum Tunnel
    .how = nach Nummern, abwärts
mm-horde-line = { $n ->
    [0] Kein Hundertfüßer ist auf dem Weg zum Großen Tunnel
   *[other] Hundertfüßer auf dem Weg zum Großen Tunnel: { $hexes }
}
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
mm-horde-key-invade = Evolution: Einfall
    .how = ein neuer Hundertfüßer auf dem Hexfeld mit der höchsten Nummer, das keinen hat
mm-horde-key-advance = Ereignis: Vorrücken
    .how = der mit der niedrigsten Nummer springt so weit wie die Wildheit
mm-horde-key-rampage = Ziel: Toben
    .how = Kampf in jedem Hexfeld mit beiden, um { $n } stärker
mm-horde-needs = { $n ->
    [one] Ein Punkt mehr, und die Horde würde gewinnen.
   *[other] { $n } Punkte mehr, und die Horde würde gewinnen.
} Der Schlummer gäbe ihr jetzt { $slumber }.
mm-horde-ahead = Die Horde würde gewinnen, wenn jetzt Schluss wäre. Der Schlummer gäbe ihr noch { $slumber }.
mm-horde-result = Gegen die Horde

## Endstand

mm-final-tie = Mehr Ameisen auf der Wiese haben den Gleichstand entschieden.
mm-by-round = Runde für Runde
mm-chart = Punkte nach Runden, am Ende: { $scores }
mm-awards = Die drei Auszeichnungen
    .how = { $alone } Punkte, oder je { $shared } bei Gleichstand
mm-award-largest_brood = die meisten Larven
mm-award-greatest_stores = die meiste Nahrung
mm-award-untold_potential = die meisten Handkarten
mm-award-points = { $each ->
    [yes] je { $n }
   *[no] { $n }
}
mm-award-who = { $n ->
    [one] { $who }
   *[other] Gleichstand: { $who }
}
mm-award-nobody = niemand

## Was allen erzählt wird

mm-invader = Eindringling
mm-defender = Verteidiger
mm-strength = Armeestärke
mm-tell-battle = Aufgedeckt { $where }: { $high } gegen { $low }
mm-tell-battle-won = { $who } gewinnt: { $hex }.
mm-tell-battle-tie = Gleichstand: { $who } verteidigt und gewinnt.
mm-tell-battle-at = Kampf: { $hex }
mm-tell-battle-who = Eindringling: { $invader }. Verteidiger: { $defender }.
mm-tell-wins = gewinnt
mm-tell-wins-tie = gewinnt bei Gleichstand
mm-tell-lost = { $n ->
    [one] 1 Ameise verloren
   *[other] { $n } Ameisen verloren
  }
mm-tell-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
mm-tell-round = { $round } ist vorbei
mm-tell-round-how = Was jede Kolonie geerntet, gefressen, durch das Dekret erhalten und gepunktet hat.
mm-tell-inner = { $n ->
    [one] 1 Punkt für die Innere Wiese
   *[other] { $n } Punkte für die Innere Wiese
  }
mm-tell-goals = { $n ->
    [one] 1 Punkt für Kolonieziele
   *[other] { $n } Punkte für Kolonieziele
  }
mm-tell-cards = { $n ->
    [one] 1 Punkt durch Karten
   *[other] { $n } Punkte durch Karten
  }
mm-tell-met = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  } für { $goals }
mm-tell-from = { $what } von { $from }
mm-tell-fed = { $what } für { $ants }
mm-tell-no-decree = kein Königliches Dekret in dieser Runde
mm-tell-none = keines
mm-tell-why = { $who }: was die Runde brachte, und warum
mm-tell-horde = Die Horde deckt { $card } auf
