# Die Felder neben der Aufforderung von March of the Ants. Sie werden geladen, wenn jemand zu spielen beginnt.

## Reaktionen aussetzen

mm-until-deed = bis das hier vorbei ist
    .hint = Nur was zu dieser einen Aktion noch gefragt wird.
mm-until-turn = bis zu meinem nächsten Zug
    .hint = Was immer die anderen tun, bevor du dran bist.
mm-until-phase = bis zum Ende dieser Phase
    .hint = Keine Reaktion mehr in dieser Arbeiterinnenphase.

## Namen der Felder

mm-you = Du
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

mm-horde-way = Der Weg zum Tunnel
    .how = nach Nummern, abwärts
mm-horde-line = { $n ->
    [0] Kein Hundertfüßer ist auf dem Weg zum Großen Tunnel
   *[other] Hundertfüßer auf dem Weg zum Großen Tunnel: { $hexes }
}
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
