# The table of March of the Ants: panels around the meadow.

ma-meadow = Die Wiese
ma-others = Die anderen Kolonien
ma-your-nest = Dein Nest
ma-nest-of = Nest von { $who }
ma-back = Zurück zu deinem Nest
ma-back-watch = Wieder dem Zug folgen
ma-points = Koloniepunkte
ma-tap-colony = tippe auf eine Kolonie

## The bar

ma-bar-rounds = Runden
ma-bar-phases = Phasen
ma-bar-round = { $decree ->
    [true] { $name }: eine Runde mit Königlichem Dekret
   *[false] { $name }: eine Runde ohne Königliches Dekret
}
ma-phase-worker = Arbeiterinnen
    .rule = Arbeiterinnenphase: Alle führen reihum Aktionen aus, die anderen dürfen reagieren. Sie endet, sobald zwei gerastet haben (drei von fünf; zu zweit hat die andere Person noch einen Zug; allein, sobald du rastest).
ma-phase-soldier = Soldatinnen
    .rule = Soldatinnenphase: Auf jedem umkämpften Hexfeld wird gekämpft.
ma-phase-queen = Königin
    .rule = Königinnenphase: Ernte, Füttern, Königliches Dekret, Schlummer.

## Colonies

ma-colonies = Kolonien
ma-turn-order = Zugreihenfolge
ma-open-nest = Das Nest von { $who } öffnen
ma-choose-colony = { $who } wählen
ma-marker = Ist am Zug
ma-you = du
ma-waits = wartet
ma-rests = { $you ->
    [true] du rastest
   *[false] rastet
}
ma-reacts = { $you ->
    [true] du reagierst
   *[false] darf reagieren
}
ma-does = { $deed ->
    [explore] erkundet
    [march] marschiert
    [forage] sammelt
    [play_card] spielt eine Karte
   *[other] handelt
}
ma-decides = { $you ->
    [true] { $decision ->
        [take_turn] du bist dran
        [pay] du bezahlst
        [commit] du kämpfst
        [lose] du verlierst Ameisen
        [decree] dein Dekret
       *[other] du wählst
      }
   *[false] { $decision ->
        [take_turn] ist am Zug
        [pay] bezahlt
        [commit] kämpft
        [lose] verliert Ameisen
        [decree] erlässt ein Dekret
        [steps] marschiert
        [enter] erkundet
        [place_hex] erkundet
       *[other] wählt
      }
}
ma-figure = { $key ->
    [food] { $n } Nahrung
    [larvae] { $n ->
        [one] 1 Larve in der Kammer
       *[other] { $n } Larven in der Kammer
      }
    [cards] { $n ->
        [one] 1 Handkarte
       *[other] { $n } Handkarten
      }
    [evolutions] { $n ->
        [one] 1 Evolution am Körper
       *[other] { $n } Evolutionen am Körper
      }
    [points] { $n ->
        [one] 1 Koloniepunkt
       *[other] { $n } Koloniepunkte
      }
   *[goals] { $n ->
        [one] 1 Kolonieziel im Spiel
       *[other] { $n } Kolonieziele im Spiel
      }
}
ma-horde = Hundertfüßer-Horde
ma-horde-stands = { $how ->
    [won] hat gewonnen
    [lost] hat verloren
    [ahead] würde jetzt gewinnen
   *[behind] gewinnt mit { $n }
}
    .hint = So viele Punkte braucht die Horde, um gegen die Kolonien zu gewinnen, wie sie jetzt stehen.
ma-horde-figure = { $key ->
    [centipedes] { $n ->
        [one] 1 Hundertfüßer auf der Wiese
       *[other] { $n } Hundertfüßer auf der Wiese
      }
    [tunnel] { $n ->
        [one] 1 Hundertfüßer im Großen Tunnel
       *[other] { $n } Hundertfüßer im Großen Tunnel
      }
    [deck] { $n ->
        [one] 1 Karte im Hundertfüßer-Stapel
       *[other] { $n } Karten im Hundertfüßer-Stapel
      }
   *[slumber] { $n ->
        [one] 1 Punkt für die Horde, käme jetzt der Schlummer
       *[other] { $n } Punkte für die Horde, käme jetzt der Schlummer
      }
}

## On your turn

ma-turn = In deinem Zug
ma-turn-now = eine Aktion
ma-turn-bonus = { $n ->
    [0] noch eine Aktion
   *[other] noch eine Aktion, dann noch { $n }
}
ma-turn-rested = du rastest schon
ma-turn-after = nach { $who }
ma-act-explore = Erkunden
    .hint = Zieh ein Hexfeld, leg es an ein Hexfeld mit einer deiner Ameisen an und beweg mindestens eine Ameise hinein. Die anderen dürfen eine Larve einsetzen.
ma-act-march = Marschieren
    .hint = Bis zu { $n } Schritte: Zuerst werden Larven zu Ameisen, dann ziehen Ameisen. Die anderen dürfen einen Schritt gehen.
ma-act-forage = Sammeln
    .hint = Zieh { $n } Karten. Die anderen dürfen eine Larve nehmen.
ma-act-play = Karte spielen
    .hint = { $n ->
        [0] Bezahl eine Handkarte mit Larven und Ameisen; sie wirkt sofort.
        [one] Eine deiner Handkarten lässt sich spielen: Wähl sie dort.
       *[other] { $n } deiner Handkarten lassen sich spielen: Wähl dort eine.
      }
    .none = { $n ->
        [0] Du hast keine Karten.
       *[other] Keine deiner Karten lässt sich jetzt spielen.
      }
ma-act-rest = Rasten
    .hint = Du führst in dieser Arbeiterinnenphase keine Aktion mehr aus. Eine Larve kommt auf dein Rastfeld, mit jedem weiteren Zug Nahrung; am Ende der Phase gehört dir alles.
ma-rest-larvae = { $n ->
    [0] Auf dein Rastfeld kommt nichts.
    [one] Auf dein Rastfeld kommt 1 Larve. Am Ende der Phase gehört sie dir.
   *[other] Auf dein Rastfeld kommen { $n } Larven. Am Ende der Phase gehören sie dir.
}
ma-rest-food = Mit jedem weiteren Zug kommt { $n } Nahrung dazu. Du reagierst weiterhin.
ma-rest-rested = Dann rasten { $n } von { $of }.
ma-rest-ends = Damit endet die Arbeiterinnenphase, und die Kämpfe beginnen.
ma-rest-not = Noch nicht

## Cards

ma-hand = { $n ->
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $n } Karten
}
ma-hand-empty = Keine Karten auf der Hand.
ma-face-down = verdeckt
    .hint = Das hast du verdeckt abgelegt; nur du siehst es, bis es aufgedeckt wird.
ma-card-label = { $name }, { $type }, kostet { $cost }
ma-card-cost = { $payment ->
    [larvae] Kostet { $n }, nur mit Larven.
    [ants] Kostet { $n }, nur mit Ameisen.
   *[any] Kostet { $n }, mit Larven und Ameisen nach Wahl.
}
ma-card-ferocity = Wildheit { $n }: So viel bringt die Karte in einem Kampf, wenn du sie einsetzt.
ma-card-ferocity-short = Wildheit { $n }
ma-card-points = { $n ->
    [one] 1 Koloniepunkt in jedem Schlummer, in dem es erfüllt ist
   *[other] { $n } Koloniepunkte in jedem Schlummer, in dem es erfüllt ist
}
ma-card-centipede = Gehört zum Hundertfüßer-Stapel, wenn die Horde mitspielt.
ma-card-deed = { $what ->
    [play] „{ $card }“ spielen.
    [commit] „{ $card }“ verdeckt einsetzen.
   *[discard] „{ $card }“ abwerfen.
}
ma-reconstructed = rekonstruiert
ma-card-ours = Nicht von einer gedruckten Karte, sondern rekonstruiert: { $what }. Drück darauf, um zu lesen, was das heißt.
ma-group = { $group ->
    [name] Name
    [cost] Kosten
    [payment] Zahlweise
    [ferocity] Wildheit
    [effect] Wirkung
   *[points] Punkte
}

## The nest

ma-larvae = Larvenkammer
    .hint = { $n ->
        [0] Keine Larven. Eingesetzt werden sie zu Ameisen, und sie bezahlen Karten.
       *[other] Larven werden eingesetzt zu Ameisen und bezahlen Karten; geht beim Füttern die Nahrung aus, ernährt jede eine Ameise.
      }
ma-food = Nahrung
    .hint = Aktionen kosten Nahrung, und jede Nahrung füttert { $feeds } Ameisen in der Königinnenphase.
ma-feeds = { $n ->
    [one] füttert 1 Ameise
   *[other] füttert { $n } Ameisen
}
ma-resting = Rastfeld
    .hint = Gehört dir, wenn die Arbeiterinnenphase endet.
ma-body = Ameisenkörper
ma-body-lacking = { $complete ->
    [0] { $n ->
        [one] ein Abschnitt fehlt
       *[other] { $n } Abschnitte fehlen
      }
   *[other] { $complete } vollständig, zum nächsten fehlen { $n }
}
ma-body-rule = Kopf, Brust und Hinterleib zusammen sind ein vollständiger Körper und { $points } Koloniepunkte wert.
ma-body-part = { $section ->
    [head] { $has ->
        [true] Kopf entwickelt
       *[false] Kopf nicht entwickelt
      }
    [thorax] { $has ->
        [true] Brust entwickelt
       *[false] Brust nicht entwickelt
      }
   *[abdomen] { $has ->
        [true] Hinterleib entwickelt
       *[false] Hinterleib nicht entwickelt
      }
}
ma-section-rule = { $section ->
    [head] Soldatinnenkaste: Jeder Kopf erhöht deine Armeestärke in jedem Kampf um 1. Nur der oberste gibt seine Fähigkeit.
    [thorax] Arbeiterinnenkaste: Jede Brust gibt dir beim Marschieren einen Schritt mehr. Nur die oberste gibt ihre Fähigkeit.
   *[abdomen] Königinnenkaste: Mit jedem Hinterleib füttert eine Nahrung eine Ameise mehr. Nur der oberste gibt seine Fähigkeit.
}
ma-no-evolution = noch keine Evolution
ma-beneath = { $n ->
    [one] 1 darunter
   *[other] { $n } darunter
}
    .hint = Darunter: { $names }.
ma-bonus = { $section ->
    [head] Armee +{ $n }
    [thorax] { $n } Schritte
   *[abdomen] füttert { $n }
}
    .hint = { $section ->
        [head] Erhöht die Armeestärke dieses Nests in jedem Kampf um { $n }.
        [thorax] Ein Marsch hat { $n } Schritte.
       *[abdomen] Eine Nahrung füttert { $n } Ameisen.
      }
ma-goals = Kolonieziele
ma-goals-count = { $n } von { $most }, zählen im Schlummer
ma-goal-state = { $met ->
    [true] Jetzt erfüllt: { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
      } im Schlummer.
   *[false] Jetzt nicht erfüllt; wert { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
      }.
}
ma-goal-room = { $own ->
    [true] { $n ->
        [0] hier liegt ein Kolonieziel, das du spielst
       *[other] hier ist Platz für ein zweites Ziel
      }
   *[false] keines
}
ma-harvest = Kommende Ernte
ma-harvest-note = von den Plätzen, wie sie besetzt sind
ma-harvest-gain = { $what ->
    [food] Käme jetzt die Ernte: { $n } Nahrung.
    [larvae] Käme jetzt die Ernte: { $n ->
        [one] 1 Larve
       *[other] { $n } Larven
      }.
    [cards] Käme jetzt die Ernte: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
      }.
   *[points] Käme jetzt die Ernte: { $n ->
        [one] 1 Koloniepunkt
       *[other] { $n } Koloniepunkte
      }.
}
ma-gain = { $what ->
    [food] Nahrung
    [larvae] { $n ->
        [one] Larve
       *[other] Larven
      }
    [cards] { $n ->
        [one] Karte
       *[other] Karten
      }
   *[points] { $n ->
        [one] Punkt
       *[other] Punkte
      }
}
ma-feeding = { $ants ->
    [0] Keine Ameisen zu füttern
    [one] 1 Ameise füttern: { $food } Nahrung
   *[other] { $ants } Ameisen füttern: { $food } Nahrung
}{ $larvae ->
    [0] { "" }
    [one] , 1 Larve
   *[other] , { $larvae } Larven
}
    .hint = Käme jetzt das Füttern, vor jeder Ernte: zuerst Nahrung, dann Larven; nicht gefütterte Ameisen sterben.
ma-starving = { $n ->
    [0] alle satt
    [one] 1 verhungert
   *[other] { $n } verhungern
}
ma-slumber = { $inner ->
    [0] Schlummer: keine Innere Wiese
    [one] Schlummer: 1 Hexfeld der Inneren Wiese
   *[other] Schlummer: { $inner } Hexfelder der Inneren Wiese
}
    .hint = Punkte, käme jetzt der Schlummer: für jedes kontrollierte Hexfeld der Inneren Wiese und für erfüllte Kolonieziele.
ma-round = Diese Runde
ma-count-ants = { $n ->
    [one] 1 Ameise draußen
   *[other] { $n } Ameisen draußen
}
    .hint = Ameisen auf der Wiese, der Große Tunnel eingeschlossen.
ma-count-held = { $n ->
    [one] kontrolliert 1 Hexfeld
   *[other] kontrolliert { $n } Hexfelder
}
    .hint = Hexfelder, deren Kontrollplatz dieses Nest bewohnt.
ma-count-supply = { $n } im Vorrat
    .hint = Würfel neben dem Nest: Larven, die noch kommen können.
ma-count-hand = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
    .hint = So viele; welche, ist geheim.
ma-count-hexes = { $n ->
    [one] noch 1 Hexfeld
   *[other] noch { $n } Hexfelder
}
    .hint = Hexfelder im Stapel, die noch erkundet werden können.
ma-count-cards = { $n ->
    [one] noch 1 Karte
   *[other] noch { $n } Karten
}
    .hint = Karten im Stapel. Ist er leer, wird der Ablagestapel gemischt.
ma-count-discard = { $n } abgeworfen
    .hint = Karten auf dem Ablagestapel.
ma-species-open = Art noch nicht gewählt
ma-species-reaction = Reaktion:
ma-species-drawbacks = Nachteile:
ma-decree = Königliches Dekret: { $what }

## The sheet of a phone

ma-tab-moment = Entscheidung
    .hint = Was du jetzt entscheidest.
ma-tab-hand = Hand
    .hint = Deine Karten und was du in deinem Zug tun kannst.
ma-tab-nest = Nest
    .hint = Das ganze Nest.
ma-tab-players = Spieler
    .hint = Alle Kolonien und ihre Punkte.
ma-tab-log = Verlauf
    .hint = Was geschah.
