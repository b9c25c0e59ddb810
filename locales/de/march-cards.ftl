# Die Karten: der Name, was auf der Karte steht, und ein, zwei Sätze für alle, die es genau wissen wollen.

## Ereignisse

card-queens_journey = Reise einer Königin
    .text = Von { $look ->
        [one] dem obersten Hexfeld
       *[other] den obersten { $look } Hexfeldern
    } des Stapels legst du eines an die Wiese an, wo du willst; die anderen kommen in beliebiger Reihenfolge zurück. Auf das neue darfst du { $larvae ->
        [one] 1 Larve
       *[other] bis zu { $larvae } Larven
    } setzen.
    .detail = Die anderen sieht niemand sonst. Das neue Hexfeld muss eines berühren, Tunnel müssen nicht passen. Seine Symbole und seinen Effekt führst du aus. Larven kommen aus deiner Larvenkammer. Jede Larve darf stattdessen in den Großen Tunnel.
card-adaptive_radiation = Adaptive Radiation
    .text = Du darfst { $discards ->
        [one] 1 Evolution
       *[other] bis zu { $discards } Evolutionen
    } deines Ameisenkörpers abwerfen. Dann darfst du { $plays ->
        [one] 1 Evolution
       *[other] bis zu { $plays } Evolutionen
    } aus der Hand kostenlos spielen, oder bis zu { $plays_after_discard }, wenn du welche abgeworfen hast.
    .detail = Abwerfen darfst du jede Karte jedes Stapels. Ein Körper, der so zerfällt und wieder vollständig wird, kostet keine Punkte und bringt keine.
card-cultural_theft = Kulturraub
    .text = Alle anderen werfen je { $cards_each ->
        [one] 1 Karte
       *[other] { $cards_each } Karten
    } ihrer Wahl ab und zeigen sie gleichzeitig. Du darfst sofort 1 dieser Karten kostenlos spielen.
    .detail = Wer keine Karten hat, wirft keine ab. Was du nicht spielst, bleibt abgeworfen. Die geraubte Karte löst keine weitere Reaktion aus.
card-early_harvest = Frühe Ernte
    .text = Wähle 1 Sammelplatz, den du bewohnst, und nimm sofort { $times }-mal seinen Ertrag.
    .detail = Ein einzelner Platz, nie ein ganzes Hexfeld. Bei der nächsten Ernte gibt er wie gewohnt.
card-egg_stealer = Eierdiebin
    .text = Alle anderen verlieren je { $each ->
        [one] 1 Larve
       *[other] { $each } Larven
    }. Für jede verlorene Larve erhältst du 1 Larve, höchstens { $most }.
    .detail = Nur Larven in der Larvenkammer gehen verloren: Wer dort keine hat, verliert nichts.
card-frenzied_activity = Wilde Betriebsam{ "\u00AD" }keit
    .text = Führe { $n ->
        [one] 1 weitere Aktion zu ihren
       *[other] nacheinander { $n } weitere Aktionen zu ihren
    } normalen Kosten aus.
    .detail = Sie beginnen nach den Reaktionen auf diese Karte, und auf jede folgen eigene Reaktionen. Du darfst auf jede von ihnen verzichten. Rasten beendet sie.
card-fungal_outbreak = Pilzbefall
    .text = Wähle ein Hexfeld außer dem Großen Tunnel. Wer dort Ameisen hat, auch du, vernichtet { $each } seiner Ameisen dort.
    .detail = Wer weniger hat, verliert sie alle. Jeder wählt selbst, welche seiner Ameisen sterben.
card-into_the_unknown = Ins Unbekannte
    .text = { $look ->
        [one] Zieh das oberste Hexfeld und leg es
       *[other] Sieh dir die obersten { $look } Hexfelder an und leg eines
    } an beliebiger Stelle an die Wiese an. Du darfst { $larvae ->
        [one] 1 Larve
       *[other] bis zu { $larvae } Larven
    } daraufsetzen.
    .detail = Es muss ein anderes berühren, Tunnel müssen nicht passen. Seine Symbole und seinen Effekt führst du aus. Larven kommen aus deiner Larvenkammer. Jede Larve darf stattdessen in den Großen Tunnel.
card-mating_flight = Hochzeits{ "\u00AD" }flug
    .text = Bis zu { $n }-mal tauschen zwei Ameisen verschiedener Spieler ihre Plätze, irgendwo auf der Wiese.
    .detail = Platz gegen Platz, Platz gegen Außenbereich, Hexfeld gegen Hexfeld. Auch deine eigenen, solange die zwei nicht demselben gehören.
card-mysterious_hole = Rätsel{ "\u00AD" }haftes Loch
    .text = Leg ein Wurmloch auf ein Hexfeld, das keines hat; dann darfst du dort { $larvae ->
        [one] 1 Larve
       *[other] bis zu { $larvae } Larven
    } einsetzen. Oder leg einen Hundertfüßer auf ein Hexfeld, das keinen hat.
    .detail = Auf dem Großen Tunnel liegt kein Marker. Ein aufgedrucktes Wurmloch zählt wie ein Marker. Larven kommen aus deiner Larvenkammer; eine Ameise brauchst du dort nicht. Jede Larve darf stattdessen in den Großen Tunnel.
card-rapid_mobilization = Schnelle Mobil{ "\u00AD" }machung
    .text = Mach bis zu { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }, erst Larven, dann Ameisen.
    .detail = Wie beim Marschieren, aber ohne Nahrung, und Brust-Evolutionen geben keine Schritte dazu. Larven kommen auf Hexfelder, die du bewohnst, oder in den Großen Tunnel.
card-royal_jelly = Gelée royale
    .text = Wähle { $choices ->
        [one] 1 Effekt und führe ihn aus
       *[other] { $choices } verschiedene Effekte und führe sie dann aus
    }: { $from-larvae ->
        [one] 1 Larve
       *[other] { $from-larvae } Larven
    } erhalten; { $from-food } Nahrung erhalten; { $from-cards ->
        [one] 1 Karte
       *[other] { $from-cards } Karten
    } ziehen; { $from-points ->
        [one] 1 Koloniepunkt
       *[other] { $from-points } Koloniepunkte
    } erhalten.
    .detail = Alle werden genannt, bevor einer ausgeführt wird: Die Karten kannst du nicht vorher ansehen.
card-sneak_attack = Über{ "\u00AD" }raschungs{ "\u00AD" }angriff
    .text = Wähle ein umkämpftes Hexfeld. Seine Kämpfe finden jetzt statt, genau wie in der Soldatinnenphase.
    .detail = Du brauchst dort keine Ameise: Es kämpft, wer da ist, der Hundertfüßer zuerst. Dieselben können sich dort in der Soldatinnenphase noch einmal treffen.
card-sparrow_attack = Spatzen{ "\u00AD" }angriff
    .text = Wähle ein Hexfeld, in dem du einen Sammelplatz bewohnst: Alle Ameisen dort werden vernichtet, auch deine.
    .detail = Ein Hundertfüßer bleibt liegen. Solange du keinen Platz bewohnst, kann die Karte nicht gespielt werden.
card-swarm = Schwarm
    .text = Wähle ein Hexfeld und bewege bis zu { $n } deiner Ameisen von überall auf der Wiese dorthin.
    .detail = Ganz ohne Tunnel und Nachbarschaft, aber alle in dasselbe Hexfeld.
card-strange_appetite = Seltsamer Appetit
    .text = Du erhältst { $food } Nahrung.
    .detail = Die Kolonie frisst ihresgleichen.
card-cold_snap = Kälte{ "\u00AD" }einbruch
    .text = Alle anderen zahlen je { $food } Nahrung oder vernichten { $ants } ihrer Ameisen außerhalb des Großen Tunnels.
    .detail = Sie entscheiden im Uhrzeigersinn. Wer dort weniger Ameisen hat, verliert sie alle; wer weder Nahrung noch Ameisen draußen hat, bleibt verschont.
card-foraging_trail = Duftspur
    .text = Zieh { $draw ->
        [one] 1 Karte
       *[other] { $draw } Karten
    }, dann wirf { $discard ->
        [one] 1 Karte
       *[other] { $discard } Karten
    } aus der Hand ab.
    .detail = Das darf jede Handkarte sein, neu oder alt.
card-flash_flood = Sturzflut
    .text = Wähle ein Hexfeld außer dem Großen Tunnel. Alle Ameisen in seinem Außenbereich kehren in die Larvenkammern ihrer Besitzer zurück.
    .detail = Auch deine. Sie sind wieder Larven; Ameisen auf Sammelplätzen bleiben, wo sie sind.
card-brood_surge = Brutschub
    .text = Du erhältst 1 Larve für jedes Hexfeld, das du bewohnst, mindestens { $least } und höchstens { $most }.
    .detail = Ein Hexfeld zählt, wenn dort eine deiner Ameisen auf einem Sammelplatz ist. Der Große Tunnel hat keinen.

## Kopf-Evolutionen

card-acrobat_head = Akrobaten{ "\u00AD" }kopf
    .text = Zu Beginn der Soldatinnenphase darfst du bis zu { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    } mit deinen Ameisen machen.
    .detail = Nur Ameisen, keine Larven. Das kann einen Kampf auslösen oder verhindern.
card-amazon_head = Amazonen{ "\u00AD" }kopf
    .text = Jeder Kampf, den du gegen einen anderen Spieler gewinnst, kostet ihn { $loss ->
        [one] 1 Larve
       *[other] { $loss } Larven
    } und bringt dir { $gain ->
        [one] 1 Larve
       *[other] { $gain } Larven
    }.
    .detail = Du erhältst { $gain }, auch wenn der andere weniger hat. Kämpfe gegen Hundertfüßer zählen nicht.
card-armored_head = Panzerkopf
    .text = In jedem Kampf verlierst du { $n ->
        [one] 1 Ameise
       *[other] { $n } Ameisen
    } weniger.
    .detail = Nur die Zahl der Verluste sinkt. Die letzte Ameise eines Hexfelds schützt er nicht.
card-army_head = Heereskopf
    .text = Zu Beginn der Soldatinnenphase darfst du ein Hexfeld mit einer deiner Ameisen wählen: Setz bis zu { $larvae ->
        [one] 1 Larve
       *[other] { $larvae } Larven
    } ein, oder nimm beliebig viele deiner Ameisen dort in deine Larvenkammer zurück.
    .detail = Eine Ameise im Außenbereich genügt, nicht aber im Großen Tunnel. Ist das Hexfeld nicht mehr umkämpft, gibt es dort keinen Ameisenkampf.
card-blast_head = Sprengkopf
    .text = Zu Beginn der Soldatinnenphase darfst du in jedem umkämpften Hexfeld { $own } deiner Ameisen vernichten und mit { $own ->
        [one] ihr
       *[other] ihnen
    } bis zu { $others } weitere dort.
    .detail = Du sagst, wessen Ameisen, beliebig verteilt; welche sterben, wählen ihre Besitzer. Ist das Hexfeld nicht mehr umkämpft, gibt es dort keinen Kampf.
card-golden_fire_head = Goldfeuer{ "\u00AD" }kopf
    .text = Im Kampf darfst du bis zu { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } einsetzen und die Wildheit aller addieren.
    .detail = Alle werden zusammen hingelegt, bevor jemand aufdeckt.
card-proboscis_head = Rüsselkopf
    .text = Nach jedem deiner Kämpfe, gewonnen oder verloren, erhältst du { $food } Nahrung.
    .detail = Gegen Ameisen wie gegen Hundertfüßer, auch außerhalb der Soldatinnenphase.
card-tawny_crazy_head = Rotbrauner Wirrkopf
    .text = Wirf in jedem deiner Kämpfe nach dem Aufdecken die { $cards ->
        [one] oberste Karte
       *[other] obersten { $cards } Karten
    } des Stapels ab und addiere ihre Wildheit zu deiner Summe.
    .detail = Deine Armeestärke bleibt gleich und mit ihr die Verluste. Gilt auch außerhalb der Soldatinnenphase.
card-traitorous_head = Verräter{ "\u00AD" }kopf
    .text = Hundertfüßer kämpfen nie gegen dich. Am Ende jeder Soldatinnenphase erhältst du { $points_each ->
        [one] 1 Koloniepunkt
       *[other] { $points_each } Koloniepunkte
    } für jeden Hundertfüßer auf der Wiese.
    .detail = In einem Hexfeld, das du kontrollierst, kämpft ein Hundertfüßer nur gegen die anderen dort.
card-trapjaw_head = Schnapp{ "\u00AD" }kiefer{ "\u00AD" }kopf
    .text = Du erhältst { $points ->
        [one] 1 Koloniepunkt
       *[other] { $points } Koloniepunkte
    } für jedes Hexfeld, in dem du kämpfst, ob du gewinnst oder nicht.
    .detail = Einmal je Hexfeld und Runde, wie oft du dort auch kämpfst und in welcher Phase.
card-bullet_head = Gewehr{ "\u00AD" }kugel{ "\u00AD" }kopf
    .text = Addiere in jedem deiner Kämpfe { $n } zu deiner Summe.
    .detail = Nur für den Ausgang: Deine Armeestärke bleibt gleich und mit ihr die Verluste.

## Brust-Evolutionen

card-flying_thorax = Flügelbrust
    .text = Jeder Schritt deiner Ameisen darf in jedes beliebige Hexfeld der Wiese führen.
    .detail = Larven kommen weiterhin nur auf Hexfelder, die du bewohnst, oder in den Großen Tunnel. Ein erkundetes Hexfeld braucht weiterhin einen Tunnel.
card-harvester_thorax = Erntebrust
    .text = Nach jeder deiner Aktionen Erkunden erhältst du { $each ->
        [one] 1 Larve
       *[other] { $each } Larven
    } für jeden Larvenplatz, den du bewohnst.
    .detail = Einfache und doppelte geben je { $each }, überall auf der Wiese. Deine Ameisen haben das neue Hexfeld dann schon betreten: Es zählt mit.
card-parasitic_thorax = Schmarotzer{ "\u00AD" }brust
    .text = Wirf beim Sammeln die erste gezogene Karte ab: Ein Spieler deiner Wahl verliert Larven in Höhe ihrer Wildheit, du erhältst ebenso viele. Dann zieh die zweite Karte.
    .detail = Die Karte wird gezeigt; sie abzuwerfen ist Pflicht. Du erhältst nur, was wirklich verloren ging.
card-scouting_thorax = Späherbrust
    .text = Zieh beim Erkunden { $n ->
        [one] 1 Hexfeld
       *[other] { $n } Hexfelder
    }. Erkunde mit einem und leg die anderen oben auf den Stapel oder darunter.
    .detail = Sind weniger da, ziehst du diese. Zurückgelegte bekommen die anderen nicht zu sehen.
card-tunneling_thorax = Wühlerbrust
    .text = Deine Ameisen dürfen zwischen benachbarten Hexfeldern gehen, ob ein Tunnel sie verbindet oder nicht.
    .detail = Auch in den Großen Tunnel und aus ihm heraus. Erkunden braucht weiterhin einen Tunnel.
card-weaver_thorax = Weberbrust
    .text = Die anderen können ihre Ameisen nicht aus Hexfeldern bewegen, die du bewohnst.
    .detail = Hinein dürfen sie, und mit gefangenen Ameisen dürfen sie Karten bezahlen, von dort aus aber nicht erkunden. Für den Großen Tunnel gilt das nie.
card-silver_thorax = Silberbrust
    .text = Als Reaktion auf Marschieren darfst du bis zu { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    } statt 1 machen.
    .detail = Nur mit Ameisen: alle mit einer oder verteilt auf mehrere.
card-nursing_thorax = Ammenbrust
    .text = Als Reaktion auf Sammeln darfst du { $larvae ->
        [one] 1 Larve
       *[other] { $larvae } Larven
    } statt 1 nehmen.
    .detail = Solange dein Vorrat Würfel hat. Larven, die du anders erhältst, bleiben gleich viele.
card-jumping_thorax = Springer{ "\u00AD" }brust
    .text = Nach jeder deiner Aktionen Erkunden darfst du bis zu { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    } mit deinen Ameisen machen.
    .detail = Nur Ameisen, keine Larven. Alle deine Ameisen dürfen gehen, nicht nur die Erkunderinnen.
card-gliding_thorax = Gleiter{ "\u00AD" }brust
    .text = Nach jeder deiner Aktionen Erkunden darfst du { $larvae ->
        [one] 1 Larve
       *[other] bis zu { $larvae } Larven
    } auf das erkundete Hexfeld setzen.
    .detail = Aus deiner Larvenkammer auf einen leeren Platz, oder in den Außenbereich, wenn keiner frei ist. Jede Larve darf stattdessen in den Großen Tunnel.
card-rafting_thorax = Floßbrust
    .text = Immer wenn ein Ereignis oder ein Hexfeld deine Ameisen vernichtet, { $n ->
        [one] kommt
       *[other] kommen
    } bis zu { $n } davon in deine Larvenkammer.
    .detail = Bis zu { $n } jedes Mal. Wer im Kampf, durch Hunger oder durch eine Evolution umkommt, wird nicht gerettet, auch nicht, womit du bezahlst.

## Hinterleib-Evolutionen

card-carpenter_abdomen = Zimmerer-Hinterleib
    .text = Zu Beginn der Königinnenphase darfst du bis zu { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    } mit deinen Ameisen machen.
    .detail = Nur Ameisen, keine Larven. Sie dürfen zu Hundertfüßern hinein. Was jetzt umkämpft wird, wird erst in der nächsten Soldatinnenphase ausgefochten.
card-honeypot_abdomen = Honigtopf-Hinterleib
    .text = Wähle bei der Ernte 1 Sammelplatz, den du bewohnst, und nimm { $times }-mal seinen Ertrag.
    .detail = Ein Platz, kein ganzes Hexfeld. Deine übrigen Plätze geben wie gewohnt.
card-leaf_cutter_abdomen = Blatt{ "\u00AD" }schneider-Hinterleib
    .text = Bei der Ernte darf dir jeder Sammelplatz, den du bewohnst, { $n } Nahrung statt seines Ertrags geben.
    .detail = Du entscheidest Platz für Platz. Ein so genutzter Platz gibt in dieser Ernte nichts anderes.
card-pharoah_abdomen = Pharao-Hinterleib
    .text = Bei der Ernte gibt dir jeder einfache Larvenplatz, den du bewohnst, { $larvae ->
        [one] 1 Larve
       *[other] { $larvae } Larven
    } mehr.
    .detail = Doppelte Larvenplätze geben nichts dazu.
card-stinging_abdomen = Stachel-Hinterleib
    .text = Zu Beginn der Königinnenphase darfst du einen Spieler in einem Hexfeld mit einer deiner Ameisen wählen: Er vernichtet dort { $ants } seiner Ameisen.
    .detail = Nicht im Großen Tunnel. Was stirbt, wählt der andere.
card-thief_abdomen = Diebes-Hinterleib
    .text = Beim Füttern füttern alle anderen { $ants ->
        [one] 1 Ameise
       *[other] { $ants } Ameisen
    } mehr, als sie haben, und du fütterst { $ants ->
        [one] 1 Ameise
       *[other] { $ants } Ameisen
    } weniger für jeden von ihnen.
    .detail = Ein zusätzliches Maul frisst wie eine Ameise: Nahrung, sonst eine Larve; fehlt beides, stirbt eine Ameise dafür. Weniger als 0 fütterst du nie.
card-brooding_abdomen = Brut-Hinterleib
    .text = Dein Königliches Dekret bringt { $food } Nahrung mehr oder { $larvae ->
        [one] 1 Larve
       *[other] { $larvae } Larven
    } mehr.
    .detail = Du wählst weiterhin zwischen beidem. In einer Runde ohne Königliches Dekret bringt er nichts.
card-gardening_abdomen = Gärtner-Hinterleib
    .text = Bei der Ernte gibt dir jeder Kartenplatz, den du bewohnst, zusätzlich { $larvae ->
        [one] 1 Larve
       *[other] { $larvae } Larven
    }.
    .detail = Die Karte bekommst du trotzdem.
card-dracula_abdomen = Dracula-Hinterleib
    .text = Wenn deine Ameisen Larven fressen, macht jede Larve { $n ->
        [one] 1 Ameise
       *[other] { $n } Ameisen
    } satt statt 1.
    .detail = Nahrung kommt weiterhin zuerst. Eine Larve wird ganz gefressen, auch für eine einzige Ameise.
card-ghost_abdomen = Geister-Hinterleib
    .text = Deine Ameisen im Großen Tunnel müssen nicht gefüttert werden.
    .detail = Beim Füttern werden sie nicht mitgezählt. Alle anderen fressen wie gewohnt.
card-herding_abdomen = Hirten-Hinterleib
    .text = Bei der Ernte erhältst du 1 Nahrung, wenn du mindestens { $n1 ->
        [one] 1 Hexfeld
       *[other] { $n1 } Hexfelder
    } bewohnst, und 1 mehr, wenn es mindestens { $n2 } sind.
    .detail = Ein Hexfeld zählt, wenn dort eine deiner Ameisen auf einem Sammelplatz ist. Die Nahrung kommt zum Ertrag deiner Plätze hinzu.

## Kolonieziele

card-bound_to_the_past = Der Vergangen{ "\u00AD" }heit verbunden
    .text = Beim Spielen: Du darfst { $larvae ->
        [one] 1 Larve
       *[other] bis zu { $larvae } Larven
    } in den Großen Tunnel setzen. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du dort mehr Ameisen hast als jeder andere.
    .detail = Gleichstand an der Spitze bringt nichts. Larven kommen aus deiner Larvenkammer.
card-epic_stores = Sagenhafte Vorräte
    .text = Beim Spielen: Du erhältst { $food } Nahrung. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du mehr Nahrung hast als jeder deiner Nachbarn.
    .detail = Nachbarn sitzen direkt links und rechts von dir; zu zweit ist es der andere. Gleichstand bringt nichts.
card-grand_evolution = Große Evolution
    .text = Beim Spielen: Du darfst { $n ->
        [one] 1 Evolution aus der Hand zu ihren
       *[other] bis zu { $n } Evolutionen aus der Hand zu ihren
    } Kosten spielen. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du mehr Evolutionen im Spiel hast als jeder deiner Nachbarn.
    .detail = Auch überdeckte Evolutionen zählen. Nachbarn sitzen direkt links und rechts von dir; Gleichstand bringt nichts.
card-unending_brood = Endlose Brut
    .text = Beim Spielen: Du erhältst { $larvae ->
        [one] 1 Larve
       *[other] { $larvae } Larven
    }. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du mehr Larven hast als jeder deiner Nachbarn.
    .detail = Es zählen die Larven in den Larvenkammern. Nachbarn sitzen direkt links und rechts von dir; Gleichstand bringt nichts.
card-eyeless_overlords = Augenlose Herrscher{ "\u00AD" }innen
    .text = Beim Spielen: Leg ein Wurmloch auf ein Hexfeld, das keines hat. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du mindestens { $slumber-hexes ->
        [one] 1 Hexfeld
       *[other] { $slumber-hexes } Hexfelder
    } mit Wurmloch bewohnst.
    .detail = Auf dem Großen Tunnel liegt kein Marker. Aufgedruckte Wurmlöcher zählen wie Marker, und kein Hexfeld hat mehr als eines.
card-outlander = Volk der Ferne
    .text = Beim Spielen: Eine deiner Ameisen darf auf einen leeren Sammelplatz eines Hexfelds, das den Großen Tunnel nicht berührt. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du mindestens { $slumber-hexes ->
        [one] 1 solches
       *[other] { $slumber-hexes } solche
    } kontrollierst.
    .detail = Die Ameise darf von überall kommen und braucht keinen Tunnel. Berühren heißt nebeneinanderliegen, mit oder ohne Tunnel.
card-nurturing_hive = Fürsorg{ "\u00AD" }licher Bau
    .text = Beim Spielen: Eine deiner Ameisen darf auf einen leeren einfachen Larvenplatz. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du mindestens { $slumber-sites ->
        [one] 1 einfachen Larvenplatz
       *[other] { $slumber-sites } einfache Larvenplätze
    } bewohnst.
    .detail = Die Ameise darf von überall kommen und braucht keinen Tunnel. Doppelte Larvenplätze zählen nicht.
card-xenophobic_tribe = Fremden{ "\u00AD" }scheuer Stamm
    .text = Beim Spielen: Du darfst { $larvae ->
        [one] 1 Larve
       *[other] bis zu { $larvae } Larven
    } in ein Hexfeld setzen, das du bewohnst. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du mindestens { $slumber-hexes ->
        [one] 1 Hexfeld
       *[other] { $slumber-hexes } Hexfelder
    } bewohnst und sonst niemand eines davon.
    .detail = Ein einziges Hexfeld mit Gesellschaft verdirbt alles. Ameisen im Außenbereich bewohnen nicht. Larven kommen aus deiner Larvenkammer. Jede Larve darf stattdessen in den Großen Tunnel.
card-extensive_tunnel = Weites Tunnelnetz
    .text = Beim Spielen: Eine deiner Ameisen zieht auf einen beliebigen leeren Sammelplatz. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du mindestens { $slumber-hexes ->
        [one] 1 Hexfeld
       *[other] { $slumber-hexes } Hexfelder
    } bewohnst, die Tunnel miteinander verbinden.
    .detail = Hexfelder, die du nicht bewohnst, der Große Tunnel und Wurmlöcher verbinden sie nicht. Der Zug ist Pflicht.
card-symbiotic_accord = Symbioti{ "\u00AD" }scher Pakt
    .text = Beim Spielen: Du darfst { $larvae ->
        [one] 1 Larve auf einen leeren Sammelplatz
       *[other] bis zu { $larvae } Larven auf leere Sammelplätze
    } eines Hexfelds setzen, das jemand anders bewohnt. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du mindestens { $slumber-hexes ->
        [one] 1 Hexfeld
       *[other] { $slumber-hexes } Hexfelder
    } teilst.
    .detail = Ein Hexfeld ist geteilt, wenn zwei oder mehr es bewohnen und sein Außenbereich leer ist. Larven kommen aus deiner Larvenkammer. Jede Larve darf stattdessen in den Großen Tunnel.
card-bane_of_centipedes = Schrecken der Hundert{ "\u00AD" }füßer
    .text = Beim Spielen: Zieh { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du seit dem vorigen Schlummer einen Hundertfüßer vernichtet hast.
    .detail = Auch einer, den du vor dem Spielen der Karte vernichtet hast, zählt, wenn es in derselben Runde war. Mehrere bringen nicht mehr Punkte.
card-conquering_brood = Erobernde Brut
    .text = Beim Spielen: Du darfst bis zu { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    } mit deinen Ameisen machen. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du seit dem vorigen Schlummer einen Kampf gegen einen anderen Spieler gewonnen hast.
    .detail = Kämpfe gegen Hundertfüßer zählen nicht. Auch ein Sieg vor dem Spielen der Karte zählt, wenn es in derselben Runde war.
card-hoarded_knowledge = Gehortetes Wissen
    .text = Beim Spielen: Zieh { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }. Jeden Schlummer: { $slumber-points ->
        [one] 1 Koloniepunkt
       *[other] { $slumber-points } Koloniepunkte
    }, wenn du mindestens { $slumber-cards ->
        [one] 1 Karte
       *[other] { $slumber-cards } Karten
    } auf der Hand hast.
    .detail = Karten im Spiel zählen nicht. Es kommt nur auf die Zahl an: Zeigen musst du nichts.
