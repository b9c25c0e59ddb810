# Alles rund um den Garten eines Myrmes-Tisches.

my-year = Jahr
my-garden = Der Garten
my-others = Kolonien, Aufgaben, Verlauf
my-or = oder
my-of = { $n } von { $of }
my-you = du
my-thinking = überlegt
my-waiting = wartet
my-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }

## Jahreszeiten und Phasen

my-season-spring = Frühling
my-season-summer = Sommer
my-season-autumn = Herbst
my-season-winter = Winter
my-bar-year = Jahr { $year } von 3. Das Spiel endet nach dem dritten Winter.
my-bar-seasons = Jahreszeiten
my-bar-phases = Phasen
my-bar-winter = Winter: jede Kolonie wirft dieses Jahr { $due } Nahrung ab, eine weniger für jeden Soldaten.
my-bar-die = { $season } { $die }, { $event }
my-phase-event = Ereignis
    .rule = Alle gleichzeitig: Larven schieben den Ereignis-Würfel, eine für jedes Feld.
my-phase-births = Brut
    .rule = Alle gleichzeitig: Ammen gehen auf die Brutanzeiger und ins Atelier.
my-phase-workers = Arbeiter
    .rule = Reihum je ein Arbeiter: in eine Kammer der Ameisenkolonie oder hinaus in den Garten.
my-phase-harvest = Ernte
    .rule = Alle gleichzeitig: ein Würfel von jedem Pheromon.
my-phase-atelier = Atelier
    .rule = Reihum: Ammen graben Tunnelausgänge und Ebenen, werben Ammen an, erfüllen Aufgaben.
my-phase-end_of_season = Rundenende
    .rule = Alle gleichzeitig: Was nicht in die Vorratskammer passt, wird abgeworfen; Arbeiter und Ammen kehren in ihre Kammern zurück.
my-phase-winter = Winter
    .rule = Alle gleichzeitig: Nahrung abwerfen; jede fehlende kostet Punkte.
my-phase-over = Ende
    .rule = Der dritte Winter ist vorbei.

## Dinge

my-cube-food = Nahrung
    .hint = Nahrung: für den Winter, die Königin, neue Ammen und die Erkundung.
my-cube-earth = Erde
    .hint = Erde: zum Graben, zum Entfernen von Pheromonen und für weitere Kolonien.
my-cube-stone = Stein
    .hint = Stein: zum Graben, für Blattlauszucht und weitere Kolonien.
my-cubes-food = { $n } Nahrung
my-cubes-earth = { $n } Erde
my-cubes-stone = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  }
my-larvae = Larven
my-larvae-n = { $n ->
    [one] { $n } Larve
   *[other] { $n } Larven
  }
my-prey-ladybug = { $n } Marienkäfer
my-prey-termite = { $n ->
    [one] { $n } Termite
   *[other] { $n } Termiten
  }
my-prey-spider = { $n ->
    [one] { $n } Spinne
   *[other] { $n } Spinnen
  }
my-event = Ereignis
my-event-level_plus_1 = Ebene +1
    .effect = Ein Arbeiter darf eine Ebene tiefer arbeiten; auch Plättchen und Vorratskammer zählen eine Ebene tiefer.
my-event-vp_plus_1 = SP +1
    .effect = Ein Punkt mehr, wann immer du in dieser Jahreszeit punktest.
my-event-larvae_plus_2 = Larve +2
    .effect = Zwei Larven mehr, wenn Ammen welche ausbrüten.
my-event-harvest_plus_3 = Ernte +3
    .effect = Bis zu drei Würfel mehr von deinen Pheromonen.
my-event-move_plus_3 = Bewegung +3
    .effect = Deine Arbeiter haben sechs Bewegungspunkte statt drei.
my-event-soldier_plus_1 = Soldat +1
    .effect = Ein Soldat mehr, wenn Ammen welche ausbrüten.
my-event-hexagon_plus_1 = Feld +1
    .effect = Du darfst in dieser Jahreszeit Pheromone der nächsten Ebene auslegen.
my-event-worker_plus_1 = Arbeiter +1
    .effect = Ein Arbeiter mehr, wenn Ammen welche ausbrüten.
my-event-here = { $event }, hier liegt dein Würfel
my-event-as-die = wie gewürfelt, { $die }
my-event-pushed = gewürfelt { $die }, geschoben auf { $event }
my-tile-pair2 = Paar
my-tile-line3 = Linie
my-tile-triangle3 = Dreieck
my-tile-rhombus4 = Raute
my-tile-hook4 = Haken
my-tile-trapezoid5 = Trapez
my-tile-triangle6 = Großes Dreieck
my-tile-aphid_farm = Blattlaus{ "\u00AD" }zucht
    .brings = Bringt bei jeder Ernte 1 Nahrung.
my-tile-scavenging = Erkundung
    .brings = Bringt bei jeder Ernte 1 Erde oder 1 Stein.
my-tile-sub_colony = Weitere Kolonie
    .brings = Bringt bei jeder Ernte 2 Punkte.
my-tile-label = { $tile }: noch { $left }, { $points } Punkte
my-tile-label-plain = { $tile }: { $points } Punkte
my-tile-hint = { $tile }, Größe { $size }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } beim Auslegen, ab Ebene { $level }.
my-tile-pays = Kostet { $pays }.
my-tile-not-here = Es passt nicht dorthin, wo dein Arbeiter steht.
my-objective-food = { $n } Nahrung
    .rule = Wirf { $n } Nahrung ab.
my-objective-earth_or_stone = { $n } Erde oder Steine
    .rule = Wirf { $n } Würfel Erde oder Stein ab, beliebig gemischt.
my-objective-stone = { $n } Steine
    .rule = Wirf { $n } Steine ab.
my-objective-larvae = { $n } Larven
    .rule = Wirf { $n } Larven ab.
my-objective-prey = { $n } Beute
    .rule = Wirf { $n } Beute-Marker ab.
my-objective-soldiers = { $n } Soldaten
    .rule = Wirf { $n } Soldaten ab.
my-objective-special_tiles = { $n } Spezial-Plättchen
    .rule = Besitze { $n } Spezial-Plättchen und nimm deinen Würfel von { $n ->
        [2] einem davon
       *[other] zweien davon
      }.
my-objective-nurses = { $n } Ammen
    .rule = Habe { $n } Ammen im Spiel und wirf { $n ->
        [6] eine davon
       *[other] zwei davon
      } ab.
my-objective-colony_level = Ebene { $n }
    .rule = Erreiche Ebene { $n } und setze den Ebenen-Marker { $n ->
        [2] eine Ebene
       *[other] zwei Ebenen
      } zurück.
my-objective-pheromones = { $n } Pheromone
    .rule = Habe { $n } Pheromone, die sich berühren, und leere sie.

## Kolonien

my-colonies = Kolonien
my-turn-order = Zugfolge
my-first-player = Startspieler
my-open-colony = Kolonie öffnen: { $who }
my-figure-level = Ebene { $n }
my-figure-workers = Arbeiter: { $n }
my-figure-soldiers = Soldaten: { $n }
my-figure-larvae = Larven: { $n }
my-figure-nurses = Ammen: { $n }
my-figure-store = Würfel in der Vorratskammer: { $n }
my-your-colony = Deine Kolonie
my-colony-of = Kolonie von { $who }
my-colony-level = { $who }, Ebene { $level }
my-looking-only = nur ansehen, Jahr { $year }, { $season }
my-back-to-yours = Zurück zu deiner Kolonie
my-since = Seit deinem Zug
my-pop-worker = { $n ->
    [one] Arbeiter
   *[other] Arbeiter
  }
    .hint = Arbeiter, die noch losziehen: jeder in eine Kammer oder hinaus in den Garten. { $ants } deiner { $most } Ameisen sind im Spiel.
my-pop-soldier = { $n ->
    [one] Soldat
   *[other] Soldaten
  }
    .hint = Soldaten jagen Beute, erlauben, gegnerische Plättchen zu betreten, und bewachen im Winter je eine Nahrung. { $ants } von { $most } Ameisen sind im Spiel.
my-pop-larva = { $n ->
    [one] Larve
   *[other] Larven
  }
    .hint = Larven schieben den Ereignis-Würfel, werden zu Ammen, und drei von ihnen ergeben eine Nahrung.
my-pop-nurse = { $n ->
    [one] Amme
   *[other] Ammen
  }
    .hint = Ammen brüten Ameisen aus oder arbeiten im Atelier. Es gibt höchstens { $most }.
my-pop-prey = Beute
    .hint = Gefangene Beute, für Aufgaben.
my-store = Vorratskammer
    .winter = Käme der Winter jetzt: { $due } Nahrung fällig, { $points } Punkte.
my-store-of = { $n } von { $limit }
my-store-winter = Winter nimmt { $due }
my-store-guards = { $n ->
    [one] Soldaten bewachen { $n }
   *[other] Soldaten bewachen { $n }
  }
my-store-short = { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
  }
my-store-free = Ein freier Platz. Was zu viel ist, wird am Ende der Jahreszeit abgeworfen.
my-store-shut = Ein Platz der größeren Vorratskammer: ab Ebene 2.
my-sacrifice = 3 Larven für 1 Nahrung
    .hint = Wirf drei Larven für eine Nahrung ab. Das darfst du bei jeder deiner Entscheidungen.
my-scents-left = Pheromone im Vorrat
my-scents-size = bis Größe { $size }
my-nest = Ameisenkolonie
my-nest-level = Ebene { $level }
my-nest-reaches = Ebene { $level }, jetzt bis { $reaches }
my-nest-label = Die Ameisenkolonie, Ebene { $level }
my-nest-store = Lager { $n }
my-room-gestation = Brutkammer
    .hint = Ebene 0: ein Arbeiter bringt hier 1 Larve.
my-room-larder = Vorratskammer
    .hint = Ebene 1: ein Arbeiter bringt hier 1 Nahrung.
my-room-quarry = Steinbruch
    .hint = Ebene 2: ein Arbeiter bringt hier 1 Erde oder 1 Stein.
my-room-queen = Königinnenkammer
    .hint = Ebene 3: ein Arbeiter ernährt hier die Königin mit 1 Nahrung für 2 Punkte.
my-quarry =
    .hint = Der Arbeiter bringt 1 { $cube }.
my-births-and-atelier = Brut und Atelier
my-track-larvae = Larven
    .rule = Eine Amme bringt 1 Larve, die zweite und dritte je 2 weitere.
my-track-soldiers = Soldaten
    .rule = Zwei Ammen bringen einen Soldaten, eine dritte noch einen.
my-track-workers = Arbeiter
    .rule = Zwei Ammen bringen einen Arbeiter, vier bringen zwei.
my-track-atelier = Atelier
    .rule = Jede Amme hier führt später in dieser Jahreszeit eine Aktion im Atelier aus.
my-craft-tunnel = Neuer Tunnelausgang
    .hint = Lege einen Tunnelausgang neben etwas, das dir gehört. Er bringt 1 Erde.
    .brings = bringt 1 Erde, { $n } von { $of } gegraben
    .do = Graben
my-craft-level = Ausbau: Ebene { $level }
    .hint = Baue deine Ameisenkolonie um eine Ebene aus.
    .brings = Lager { $store }, größere Pheromone, neue Kammer
    .do = Ausbauen
my-craft-nurse = Neue Amme
    .hint = Wirb mit Larven und Nahrung eine Amme an.
    .brings = deine Amme Nummer { $nurses }
    .do = Anwerben
my-craft-objective = Aufgabe
    .hint = Erfülle eine der Aufgaben unten. Die Amme bleibt für immer dort.
    .brings = bringt Punkte
    .do = Erfüllen
my-craft-done = In dieser Jahreszeit getan: { $craft }
my-craft-was-done = schon getan
my-craft-objectives = { $n } von { $of } erfüllbar
my-atelier-waiting = Ammen im Atelier, die noch etwas tun: { $n }

## Aufgaben

my-objectives = Aufgaben
my-objectives-open = { $level ->
    [1] Level 1 steht dir offen
    [2] Level 1 und 2 stehen dir offen
   *[other] alle Level stehen dir offen
  }
my-objectives-hand-in = eine je Jahreszeit, mit einer Amme
my-objective-hint = { $rule } Bringt { $points }; wer sie in einer früheren Jahreszeit erfüllt hat, erhält { $give }.
my-objective-yours = Du hast sie erfüllt.
my-objective-now = Du kannst sie jetzt erfüllen.
my-objective-shut = Erfülle zuerst eine von Level { $level }.
my-objective-points = { $n } Punkte fürs Erfüllen.
my-objective-bonus = { $others }: je { $give } Punkte.

## Ansage

my-done = Fertig
    .harvest = Genug: nichts mehr nehmen.
my-not-now = Nicht jetzt
    .hint = Etwas anderes wählen.
my-say-event = Den Ereignis-Würfel schieben?
my-how-event = Jedes Feld kostet eine Larve. Tippe ein Feld an oder ziehe den Würfel.
my-take-it = Nehmen
    .hint = { $event }: { $effect }
my-leave-it = Dort lassen
my-say-births = { $left ->
    [0] Alle Ammen sind eingesetzt
    [one] Setze deine letzte Amme ein
   *[other] Setze deine Ammen ein: noch { $left }
  }
my-how-births = { $left ->
    [0] Tippe eine Amme an, um sie zurückzunehmen, oder lass schlüpfen.
   *[other] Tippe einen leuchtenden Platz an; eine Amme, um sie zurückzunehmen.
  }
my-hatch = Schlüpfen
    .hint = Die Ammen so einsetzen; es gilt, wenn alle gewählt haben.
my-idle = { $n } übrig
my-as-last = Wie zuletzt
    .hint = Die Ammen einsetzen wie in der letzten Jahreszeit.
my-say-harvest = Ernte: ein Würfel je Pheromon
my-how-harvest = Nimm im Garten einen Würfel vom leuchtenden Pheromon.
my-say-harvest-more = { $n ->
    [one] Ernte +3: noch ein Würfel?
   *[other] Ernte +3: bis zu { $n } Würfel mehr?
  }
my-how-harvest-more = Deine Pheromone sind geerntet. Leuchtende Würfel darfst du noch nehmen.
my-say-atelier = { $n ->
    [one] Eine Amme im Atelier
   *[other] { $n } Ammen im Atelier
  }
my-how-atelier = Wähle, was sie tut. Jede Aktion einmal je Jahreszeit.
my-leave-atelier = Verlassen
    .hint = { $n ->
        [one] Das Atelier verlassen. Eine Amme bleibt untätig.
       *[other] Das Atelier verlassen. { $n } Ammen bleiben untätig.
      }
my-say-objective = { $objective }: Aufgabe erfüllen?
my-how-objective = Du erhältst { $points } Punkte.
my-how-objective-bonus = Du erhältst { $points }, { $others } { $n ->
    [one] { $give }
   *[other] je { $give }
  }.
my-hand-in = Erfüllen
my-say-tunnel = Wohin kommt der Tunnelausgang?
my-how-tunnel = { $n ->
    [one] Ein leuchtendes Feld berührt, was dir gehört. Er bringt 1 Erde.
   *[other] { $n } leuchtende Felder berühren, was dir gehört. Er bringt 1 Erde.
  }
my-say-craft-level = Auf Ebene { $level } ausbauen?
my-how-craft-level = Das kostet { $pays }.
my-say-craft-nurse = Amme Nummer { $nurses } anwerben?
my-how-craft-nurse = Sie kostet { $pays } und arbeitet ab der nächsten Jahreszeit.
my-say-pay = Was wirfst du für { $objective } ab?
my-how-pay = Wähle die Mischung aus Erde und Stein.
my-say-empty = Welche Pheromone werden geleert?
my-how-empty = { $objective }: wähle im Garten leuchtende Pheromone, die sich berühren.
my-say-unmark = Von welchem Spezial-Plättchen nimmst du deinen Würfel?
my-how-unmark = { $objective }: wähle ein leuchtendes Plättchen; dein Würfel kommt herunter.
my-say-storing = Behalte { $keep }, wirf { $toss } ab
my-how-storing = Tippe einen Würfel an, damit er die Seite wechselt.
my-how-storing-off = { $more ->
    [true] Wirf noch { $n } ab.
   *[other] Nimm { $n } zurück.
  }
my-keep-these = Diese behalten
    .hint = Der Rest kommt zurück in den Vorrat.
my-lost = { $n } verloren
my-say-winter = Der Winter nimmt { $due } Nahrung
my-how-winter = { $missing ->
    [0] Du hast genug.
    [one] Eine fehlt. Jede fehlende Nahrung kostet { $points } Punkte.
   *[other] { $missing } fehlen. Jede fehlende Nahrung kostet { $points } Punkte.
  }
my-pay-winter = { $food } Nahrung zahlen
    .hint = Den Winter so überstehen.
my-pay-winter-larvae = { $food } Nahrung und { $larvae } Larven zahlen
my-say-worker = { $n ->
    [one] Schick deinen letzten Arbeiter
   *[other] Schick einen deiner { $n } Arbeiter
  }
my-how-worker = Eine leuchtende Kammer der Ameisenkolonie oder ein leuchtender Tunnelausgang im Garten.
my-how-worker-out = { $n ->
    [one] Hinaus durch deinen leuchtenden Tunnelausgang im Garten.
   *[other] Hinaus durch einen deiner { $n } leuchtenden Tunnelausgänge.
  }
my-say-sortie = { $n ->
    [0] Keine Bewegungspunkte mehr
    [one] Noch 1 Bewegungspunkt
   *[other] Noch { $n } Bewegungspunkte
  }
my-how-sortie = Geh auf ein leuchtendes Feld oder leg hier ein Pheromon aus.
my-how-sortie-hand = Dreh das Plättchen mit R oder dem Mausrad und leg es aus: { $tile }.
my-how-sortie-walk = Geh auf ein leuchtendes Feld.
my-how-sortie-lay = Leg hier ein Pheromon aus oder hör auf.
my-how-sortie-end = Hier gibt es nichts mehr zu tun.
my-how-sortie-turn = Dreh das Plättchen, bis es passt, oder nimm ein anderes.
my-how-sortie-clear = Entferne das leere Pheromon unter ihm, geh weiter oder hör auf.
my-special = Spezial
    .hint = In die Hand nehmen: { $tile }
my-stop = Aufhören
    .hint = Die Bewegung beenden. Der Arbeiter wird abgeworfen.
my-clear = Entfernen
    .hint = Das leere Pheromon von { $who } für 1 Erde entfernen.
my-lay = Auslegen
    .hint = Das Plättchen auslegen, wie es gezeigt ist. Der Arbeiter wird abgeworfen.
my-lay-one = Pheromon
    .hint = Ein Pheromon in die Hand nehmen und sehen, wie es läge.
my-wait-event = { $n ->
    [one] { $who } überlegt beim Ereignis
   *[other] { $who } überlegen beim Ereignis
  }
my-wait-births = { $n ->
    [one] { $who } setzt Ammen ein
   *[other] { $who } setzen Ammen ein
  }
my-wait-workers = { $who } schickt einen Arbeiter
my-wait-harvest = { $n ->
    [one] { $who } erntet
   *[other] { $who } ernten
  }
my-wait-atelier = { $who } ist im Atelier
my-wait-end_of_season = { $n ->
    [one] { $who } räumt die Vorratskammer
   *[other] { $who } räumen ihre Vorratskammern
  }
my-wait-winter = { $n ->
    [one] { $who } übersteht den Winter
   *[other] { $who } überstehen den Winter
  }
my-wait-over = Das Spiel ist aus
my-how-wait = Du bist nicht am Zug.
my-how-watch = Du siehst zu.
my-how-over = Der dritte Winter ist vorbei.

## Momente

my-moment-event = Das Ereignis
my-moment-births = Die Brut
my-moment-harvest = Die Ernte
my-moment-atelier = Das Atelier
my-moment-storing = Die Vorratskammer
my-moment-winter = Der Winter
my-moment-final = Der Endstand
my-stay = bleibt
my-die-said = gewürfelt: { $die }, { $event }
my-dice-next = Auch auf dem Tisch: { $dice }
my-space-price = { $n ->
    [0] Kostet nichts: der Würfel bleibt.
    [one] Kostet { $n } Larve.
   *[other] Kostet { $n } Larven.
  }
my-space-out = Außer Reichweite: { $n } Larven, und du hast { $have }.
my-larvae-left = { $n ->
    [one] Larven, { $n } bleibt
   *[other] Larven, { $n } bleiben
  }
my-nurses = Ammen
my-nurses-at-work = { $n } von { $of } eingesetzt
my-track-next = nächste Amme +{ $n }
my-track-full = voll
my-track-larvae-takes = { $n } Ammen für mehr
my-track-soldiers-takes = { $first ->
    [true] ein erster Soldat braucht { $n }
   *[other] noch ein Soldat braucht { $n }
  }
my-track-workers-takes = { $first ->
    [true] ein erster Arbeiter braucht { $n }
   *[other] ein zweiter Arbeiter braucht { $n }
  }
my-track-atelier-note = je eine Aktion, später gewählt
my-nurse-back = Amme zurücknehmen: { $track }
    .hint = Antippen nimmt sie zurück; oder zieh sie auf einen anderen Anzeiger.
my-nurse-here = Amme einsetzen: { $track }, bringt { $n }
    .hint = { $n ->
        [0] Eine Amme hier bringt noch nichts.
       *[other] Eine Amme hier bringt { $n }.
      }
my-born-larvae = { $n } Larven schlüpfen
my-born-soldiers = { $n } Soldaten schlüpfen
my-born-workers = { $n } Arbeiter schlüpfen
my-born-atelier = { $n } Ammen im Atelier
my-will-hatch = Es schlüpfen
my-hat-larvae = Larven
my-hat-soldiers = Soldaten
my-hat-workers = Arbeiter
my-hat-atelier = Atelier
my-newborn = Nur { $n } Ameisen haben noch Platz:
my-newborn-workers = Arbeiter unter den Geschlüpften
my-newborn-split = { $workers } Arbeiter, { $soldiers } Soldaten
my-fewer = Weniger
my-more = Mehr
my-hand = Die Amme in deiner Hand bringt { $gains }; sonst noch nichts.
my-hand-nothing = Die Amme in deiner Hand bringt allein nichts.
my-hand-larvae = { $n ->
    [one] { $n } Larve mehr
   *[other] { $n } Larven mehr
  }
my-hand-soldiers = { $n ->
    [one] { $n } Soldaten
   *[other] { $n } Soldaten
  }
my-hand-workers = { $n ->
    [one] { $n } Arbeiter
   *[other] { $n } Arbeiter
  }
my-hand-atelier = eine Aktion im Atelier
my-ants-lost = { $n ->
    [one] { $n } Ameise passt nicht und schlüpft nicht
   *[other] { $n } Ameisen passen nicht und schlüpfen nicht
  }
my-larvae-lost = { $n ->
    [one] { $n } Larve fehlt im Vorrat
   *[other] { $n } Larven fehlen im Vorrat
  }
my-ants-out = danach sind { $n } deiner { $most } Ameisen im Spiel
my-harvest-must = Je einer, Pflicht
my-harvest-may = Ernte +3, freiwillig
my-size = Größe { $n }
my-of-itself = , von selbst
my-store-after = Vorratskammer danach
my-may-keep = { $n }, davon darfst du { $limit } behalten
my-too-many = { $n } zu viel am Ende der Jahreszeit, wenn das Atelier sie nicht braucht
my-atelier-once = { $n ->
    [one] noch eine Amme, jede Aktion einmal je Jahreszeit
   *[other] noch { $n } Ammen, jede Aktion einmal je Jahreszeit
  }
my-short = { $what } zu wenig
my-keeps-nurse = behält die Amme
my-cost = { $what }: { $n } nötig, du hast { $have }
my-free = kostenlos
my-you-have-it = erfüllt
my-after-level = nach einem Level { $level }
my-picked = { $n } gewählt
my-pick =
    .hint = Dieses für die Aufgabe hergeben.
my-pay =
    .hint = { $earth } Erde und { $stone } Stein verlassen deine Vorratskammer.
my-pay-mix = { $earth } Erde, { $stone } Stein
my-storeroom-level = Vorratskammer, Ebene { $level }
my-goes-back = Zurück in den Vorrat
my-toss = Abwerfen: { $cube }
    .hint = Antippen wirft ihn ab.
my-untoss = Behalten: { $cube }
    .hint = Antippen behält ihn.
my-winter-next = Jetzt kommt der Winter und nimmt { $due } Nahrung. { $guarded ->
    [0] Kein Soldat bewacht etwas;
    [one] Deine Soldaten bewachen eine davon;
   *[other] Deine Soldaten bewachen { $guarded } davon;
  } so hast du { $food } von { $needed }.
my-winter-later = Der Winter dieses Jahres nimmt { $due } Nahrung. { $guarded ->
    [0] Kein Soldat bewacht etwas;
   *[other] Deine Soldaten bewachen { $guarded };
  } so hast du { $food } von { $needed }.
my-winter-guard = bewacht
    .hint = Ein Soldat bewacht diese Nahrung: Sie muss nicht gezahlt werden. Der Soldat bleibt.
my-winter-paid = gezahlt
    .hint = Mit Nahrung aus deiner Vorratskammer gezahlt.
my-winter-fed = mit Larven gezahlt
    .hint = Mit der Nahrung abgeworfener Larven gezahlt.
my-winter-lack =
    .hint = Fehlt: kostet Punkte.
my-winter-guards = { $n ->
    [one] ein Soldat bewacht 1
   *[other] Soldaten bewachen { $n }
  }
my-winter-pays = { $n } aus der Vorratskammer
my-winter-feeds = { $n } aus Larven
my-winter-short = { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
  }
my-winter-ways = Wie du das Fehlende ausgleichst
my-winter-way =
    .hint = Es fehlen { $n }, Punkte: { $points }.
my-way-sacrifice = { $n } Larven abwerfen
my-way-hungry = Hungern
my-way-larvae = aus { $a } Larven werden { $b }
my-way-points = aus { $a } Punkten werden { $b }
my-no-loss = kein Verlust
my-winter-other = { $guarded } bewacht, { $food } Nahrung
my-fed = satt
my-final-wins = { $n ->
    [one] { $who } gewinnt mit { $points }
   *[other] { $who } teilen sich den Sieg mit { $points }
  }
my-final-behind = { $place ->
    [2] Du bist Zweiter
    [3] Du bist Dritter
   *[other] Du bist Vierter
  }, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } zurück.
my-final-ahead = Du hast { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } Vorsprung.
my-final-shared = Du teilst dir den ersten Platz.
my-final-margin = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } vor dem Nächsten.
my-final-note = { $n ->
    [one] { $n } Aufgabe, Ebene { $level }
   *[other] { $n } Aufgaben, Ebene { $level }
  }
my-final-note-you = { $n ->
    [one] du, { $n } Aufgabe, Ebene { $level }
   *[other] du, { $n } Aufgaben, Ebene { $level }
  }
my-final-note-bot = { $n ->
    [one] { $bot }, { $n } Aufgabe
   *[other] { $bot }, { $n } Aufgaben
  }
my-by-season = Jahreszeit für Jahreszeit
my-source-pheromones = Pheromone
my-source-specials = Spezial-Plättchen
my-source-hunting = Jagd
my-source-queen = Königin ernährt
my-source-objectives = Aufgaben
my-source-start = Start und SP +1
my-source-lost = im Winter verloren
my-chart = Punkte nach Jahreszeiten, am Ende: { $scores }
my-fact-season = Beste Jahreszeit
my-fact-winter = Die Winter kosteten { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
my-fact-spared = { $n ->
    [one] { $who } verlor keinen
   *[other] { $who } verloren keinen
  }
my-fact-all-lost = niemand blieb verschont
my-fact-objectives = { $n ->
    [one] { $n } Aufgabe erfüllt
   *[other] { $n } Aufgaben erfüllt
  }

## Das Blatt des Telefons

my-tab-colony = Kolonie
    .hint = Die ganze Kolonie.
my-tab-players = Spieler
    .hint = Alle Kolonien und ihre Punkte.
my-tab-objectives = Aufgaben
    .hint = Die sechs Aufgaben.
my-tab-log = Verlauf
    .hint = Was geschehen ist.
my-tab-event = Ereignis
my-tab-births = Brut
my-tab-harvest = Ernte
my-tab-atelier = Atelier
my-tab-storing = Lagern
my-tab-winter = Winter
my-tab-final = Ende

## Was allen erzählt wird

my-tell-year = Jahr { $year } beginnt
my-tell-year-how = Die drei Würfel des Jahres sind gefallen. Larven verschieben deinen Ereignis-Würfel.
my-tell-year-title = Jahr { $year }
my-tell-year-sub = Frühling, Sommer, Herbst, und dann der Winter
my-tell-year-due = { $n } Nahrung sind fällig
my-tell-year-have = Heute hast du { $have } von { $due }: Ein Soldat bewacht eine, eine Nahrung zahlt eine.
my-tell-season = { $season ->
    [spring] Der Frühling
    [summer] Der Sommer
   *[autumn] Der Herbst
  } beginnt
my-tell-season-how = Sein Ereignis: { $event }
my-tell-winter = Winter: Jede Kolonie schuldet { $n } Nahrung
my-tell-winter-how = Soldaten wachen, Nahrung zahlt. Jede fehlende Nahrung kostet { $points } Punkte.
my-tell-winter-title = Winter im Jahr { $year }
my-tell-winter-due = { $n } Nahrung sind von jeder Kolonie fällig
my-tell-winter-cap = { $guarded } bewacht, { $paid } gezahlt
my-tell-winter-loss = −{ $points }, { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
  }
my-tell-winter-fine = gut durch den Winter
my-tell-winter-one = { $who }: { $guarded } bewacht, { $paid } gezahlt, { $missing ->
    [0] nichts fehlt.
    [one] { $missing } fehlt, { $points } Punkte verloren.
   *[other] { $missing } fehlen, { $points } Punkte verloren.
  }
my-tell-winter-is-guard = bewacht eine und bleibt
my-tell-winter-is-food = zahlt eine
my-tell-winter-is-larva = { $larvae } ergeben eine
my-tell-winter-is-lack = fehlt: −{ $points } Punkte
my-tell-winter-yours = Dein Winter
my-tell-winter-guards = { $n ->
    [one] 1 Soldat wacht und bleibt
   *[other] { $n } Soldaten wachen und bleiben
  }
my-tell-winter-pays = { $n } Nahrung aus dem Lager
my-tell-winter-larvae = { $n } Nahrung aus Larven
my-tell-winter-missing = { $n ->
    [0] nichts fehlt
    [one] { $n } Nahrung fehlt
   *[other] { $n } Nahrung fehlen
  }
my-tell-winter-points = Punkte nach diesem Winter
my-tell-winter-next = Der nächste Winter verlangt { $n } Nahrung.
