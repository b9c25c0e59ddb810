# Die Regeln von Myrmes als Buch, in eigenen Worten: Kapitel, Abschnitte, Fragen und die Kurzübersicht.
# web/src/lib/book.ts sagt, wie die Schlüssel gebildet sind; web/src/games/myrmes/book.ts gibt ihre Reihenfolge.

## worum es geht

book-my-aim = Worum es geht

book-my-idea = Drei Jahre einer Ameisenkolonie
    .lead = Jeder von euch führt eine Ameisenkolonie durch drei Jahre; wer nach dem dritten Winter die meisten Punkte hat, gewinnt.
    .p1 = Deine Ammen lassen Larven, Soldaten und Arbeiter schlüpfen. Arbeiter arbeiten in den Kammern der Kolonie oder verlassen sie, um im Garten Pheromone auszulegen, Beute zu jagen und Spezial-Plättchen zu bauen. Mit dem, was die Pheromone bringen, baust du die Kolonie aus, wirbst Ammen an und erfüllst Aufgaben; außerdem muss es für den Winter reichen.
    .p2 = Du beginnst mit 10 Punkten. Weitere bekommst du, wenn du Plättchen auslegst, jagst, die Königin ernährst, gegnerische Pheromone entfernst, weitere Kolonien aberntest und Aufgaben erfüllst; ein Winter mit zu wenig Nahrung kostet Punkte. [Alle Punkte in einer Tabelle](#points).
    .p3 = Ihr könnt zu zweit, zu dritt oder zu viert spielen. Nur die Jahreszeit-Würfel und der Aufbau hängen vom Zufall ab.

## die Kolonie

book-my-colony = Die Kolonie und der Garten

book-my-parts = Dein Spielertableau
    .lead = Dein Tableau zeigt dein Ereignis, die Kammern deiner Ameisen, deine Vorratskammer und die vier Ebenen deiner Ameisenkolonie.
    .p1 = Teile deiner Farbe, die nicht im Spiel sind, bilden deinen eigenen Vorrat. Ameisen und Ammen, die du abwirfst, kommen dorthin zurück: Ameisen können wieder schlüpfen, Ammen wieder angeworben werden.
    .i1 = Ereignisleiste | acht Ereignisse nebeneinander; dein Ereignis-Würfel zeigt, welches [in dieser Jahreszeit](#events) für dich gilt.
    .i2 = Brutanzeiger | je einer für Larven, Soldaten und Arbeiter; [Ammen darauf](#nurses) lassen sie schlüpfen.
    .i3 = Ammen | insgesamt 8, zu Beginn 3. Sie kümmern sich um die Brut oder arbeiten im [Atelier](#atelier-actions).
    .i4 = Arbeiter und Soldaten | insgesamt 8 Ameisen, zu Beginn 2 Arbeiter. Es sind die gleichen Figuren: In der Arbeiterkammer ist eine Ameise Arbeiter, in der Soldatenkammer Soldat.
    .i5 = Larven | beliebig viele; siehe [wozu sie gut sind](#sacrifice).
    .i6 = Vorratskammer | deine Nahrung, Erde und Steine.
    .i7 = Ameisenkolonie | Ebenen 0 bis 3. Dein Ebenen-Marker zeigt, wie tief du gegraben hast. Jede Ebene hat [eine Kammer für einen Arbeiter](#rooms); tiefere Ebenen erlauben [größere Pheromone](#pheromones) und [Spezial-Plättchen](#special-tiles).
    .i8 = Tunnelausgänge | 4, den ersten mitgezählt: die Wege in den Garten.
    .i9 = Pheromone | 17 Plättchen in sieben Formen, mit 2 bis 6 Feldern.
    .i10 = Würfel deiner Farbe | 4, um deine Spezial-Plättchen zu kennzeichnen.

book-my-cubes = Würfel, Bezahlen und Vorrat
    .lead = Bezahlt wird mit Würfeln aus der eigenen Vorratskammer und mit eigenen Larven; beides kommt in den allgemeinen Vorrat zurück.
    .p1 = Nahrung, Erde und Steine liegen in deiner Vorratskammer. Larven haben ihre eigene Kammer und nehmen dort keinen Platz weg.
    .p2 = Während einer Jahreszeit fasst die Vorratskammer beliebig viel. Erst [am Ende](#storing) wirfst du ab, was nicht hineinpasst.
    .p3 = Würfel auf deinen Pheromonen kannst du noch nicht ausgeben: Du bekommst sie bei der [Ernte](#harvesting).
    .ruling-cube-supply = Der Vorrat geht nie aus: Die Spielregel nennt zwar die Zahl der Würfel, sagt aber nicht, was geschieht, wenn sie aufgebraucht sind. Mit der [Hausregel](#house-rules) „wie in der Schachtel“ gibt es nur 30 Larven, 30 Nahrung, 15 Erde und 15 Steine. Was nicht da ist, bekommst du nicht; du darfst aber trotzdem das Plättchen auslegen, in der Kammer arbeiten oder Ameisen schlüpfen lassen. Um Larven gegen Nahrung zu tauschen, muss dann eine Nahrung im Vorrat sein; ist keine mehr da, entfällt der Tausch, und du behältst die Larven. In Phasen, die alle gleichzeitig spielen, kommen zuerst ausgegebene Larven zurück, dann wird getauscht, dann folgt alles andere, jeweils in Spielreihenfolge, damit Schnelligkeit keinen Vorteil bringt.

book-my-garden = Der Garten
    .lead = Der Garten ist der Plan, den sich alle teilen: Felder mit Gras, Erde, Stein, Pilzen und Wasser.
    .p1 = Zwei Felder grenzen aneinander, wenn sie eine gemeinsame Kante haben. Felder außerhalb des Teils für [eure Spielerzahl](#player-count) sind nicht im Spiel.
    .p2 = Beute liegt auf ihren Feldern, bis jemand sie jagt. Neben dem Garten liegen die sechs Aufgaben, das Atelier und das Jahresfeld.
    .i1 = Gras | ein Pheromon bekommt hier 1 Nahrung.
    .i2 = Erde | ein Pheromon bekommt hier 1 Erde.
    .i3 = Stein | ein Pheromon bekommt hier 1 Stein.
    .i4 = Pilze | können betreten und bedeckt werden wie jedes andere Feld, bringen aber nichts.
    .i5 = Wasser | kann weder betreten noch bedeckt werden.

## Aufbau

book-my-setup = Aufbau

book-my-setting-up = Ein Spiel vorbereiten
    .lead = Jahreszeit-Würfel, Beute und Aufgaben bestimmt der Zufall; alle beginnen mit einer gleich kleinen Kolonie.
    .p1 = Werft die drei Jahreszeit-Würfel und legt jeden auf seine Jahreszeit. Legt auf jedes Beutefeld im Spiel zufällig einen Beute-Marker. Zieht je zwei Aufgaben von Level 1, 2 und 3. Legt Würfel und Spezial-Plättchen neben den Plan: 8 mit Blattlauszucht auf der einen und Erkundung auf der anderen Seite sowie 8 weitere Kolonien.
    .p2 = Jeder legt einen Tunnelausgang auf ein Startfeld und den Ereignis-Würfel auf das Feld des Frühlings-Würfels. Soldaten und Ressourcen hat noch niemand, und alle 17 Pheromone liegen im eigenen Vorrat.
    .i1 = Ammen | 3
    .i2 = Arbeiter | 2
    .i3 = Larven | 1
    .i4 = Kolonie | Ebene 0
    .i5 = Tunnelausgänge | 1, auf dem Startfeld
    .i6 = Punkte | 10
    .ruling-starts = Startfelder und Startspieler werden ausgelost. Die Spielregel sagt nicht, in welcher Reihenfolge man Felder wählt, und lässt den kleinsten Spieler beginnen, den kein Programm kennen kann.
    .note1 = Von den 18 Beute-Markern sind 6 Marienkäfer, 6 Termiten und 6 Spinnen. Die Spielregel nennt nur die Gesamtzahl; die gleichmäßige Aufteilung stammt aus einer anderen digitalen Fassung des Spiels.

book-my-player-count = 2, 3 oder 4 Spieler
    .lead = Mit weniger Spielern ist der Garten kleiner und der Bonus für Aufgaben größer.
    .p1 = Auch die Startfelder hängen von der Spielerzahl ab; alle anderen Regeln bleiben gleich. Beute-Marker ohne Feld bleiben in der Schachtel.
    .i1 = 2 Spieler | die untere Hälfte des Gartens mit ihren beiden Seitenstreifen: 82 Felder, 11 Beute-Marker; Bonus 5.
    .i2 = 3 Spieler | der Garten ohne die drei Streifen am Rand: 118 Felder, 12 Beute-Marker; Bonus 4.
    .i3 = 4 Spieler | der ganze Garten: 151 Felder, 18 Beute-Marker; Bonus 3.
    .ruling-two-player-garden = Zu zweit gehören die mittlere Reihe und alles darunter zum Spiel, auch die beiden unteren Streifen; die Reihen darüber nicht. Die Linie auf dem Plan und zwei andere digitale Fassungen des Spiels stimmen darin überein; das Bild in der Spielregel haben wir nicht gesehen.

## das Jahr

book-my-year = Das Jahr

book-my-seasons = Jahre, Jahreszeiten und Phasen
    .lead = Das Spiel dauert drei Jahre; jedes hat Frühling, Sommer und Herbst mit je sechs Phasen und einen Winter.
    .p1 = Zu Beginn des Jahres werden die drei Jahreszeit-Würfel geworfen. Sie liegen offen, sodass alle wissen, welche Ereignisse das Jahr bringt.
    .p2 = Eine Jahreszeit hat diese Phasen, immer in dieser Reihenfolge. Auf den Herbst folgt der [Winter](#feeding), dann das nächste Jahr, für das neu gewürfelt wird.
    .i1 = 1 Ereignis | Larven [verschieben deinen Ereignis-Würfel](#event-cube). Alle gleichzeitig.
    .i2 = 2 Brut | [Ammen lassen schlüpfen](#nurses) oder gehen ins Atelier. Alle gleichzeitig.
    .i3 = 3 Arbeiter | [einer nach dem anderen](#worker-turns), in die Kolonie oder in den Garten. Reihum.
    .i4 = 4 Ernte | [ein Würfel von jedem Pheromon](#harvesting) und der Ertrag der Spezial-Plättchen. Alle gleichzeitig.
    .i5 = 5 Atelier | Ammen [graben, werben an, erfüllen Aufgaben](#atelier-actions). Reihum.
    .i6 = 6 Rundenende | [Überschuss abwerfen, Ameisen zurückholen](#storing), Startspieler-Marker weitergeben. Alle gleichzeitig.

book-my-turns = Wer am Zug ist
    .lead = Arbeiter und Atelier werden reihum gespielt, im Uhrzeigersinn ab dem Startspieler; in allen anderen Phasen entscheiden alle gleichzeitig.
    .p1 = Ereignis und Brut gehören zusammen: Steht dein Ereignis fest, gehst du zur Brut über, ohne auf die anderen zu warten.
    .p2 = Was dir keine Wahl lässt, geschieht von selbst: zum Beispiel die Ernte von einem Pheromon mit nur einer Sorte Würfel, ein Arbeiter im Garten, der nichts mehr tun kann, ein Atelier, in dem deine Ammen nichts ausrichten können.
    .ruling-hidden-choices = In Phasen, die alle gleichzeitig spielen, bleibt jede Wahl verdeckt, bis alle gewählt haben; hat nur einer eine Wahl, wird nichts verdeckt. Genau das heißt gleichzeitig: Niemand entscheidet, nachdem er die Wahl der anderen gesehen hat.

book-my-sacrifice = Larven gegen Nahrung
    .lead = Wann immer du eine Entscheidung triffst, darfst du 3 Larven abwerfen und dafür 1 Nahrung aus dem Vorrat nehmen.
    .p1 = Das geht, solange du genug Larven hast, auch im Winter. In Phasen, die alle gleichzeitig spielen, kommt es vor Brut und Ernte.
    .ruling-sacrifice-anytime = Die Spielregel erlaubt das jederzeit in der eigenen Runde. Wir lesen das so: wann immer du eine Entscheidung triffst, auch im Winter und in Phasen, die alle gleichzeitig spielen. Immer drei für eine: Zwei Larven bringen nichts. Die französische und die deutsche Spielregel und das Spielertableau sind eindeutig; dass der englische Text auch Reste gelten lässt, ist ein Versehen.
    .ruling-sacrifice-alone = Du wirst nicht gefragt, nur weil du Larven abwerfen könntest; sonst käme bei jedem Zug eine Frage. Du wirst gefragt, wenn die Nahrung etwas anderes möglich machen würde (Königin, Spezial-Plättchen, Amme, Aufgabe), und im Winter, wenn dir Nahrung fehlt und du mindestens 3 Larven hast.
book-my-sacrifice-q1 = Was ist eine Larve wert?
    .answer = Eine Larve verschiebt deinen Ereignis-Würfel um ein Feld. Drei ergeben eine Nahrung. Zwei gehören zum Preis einer neuen Amme, und es gibt Aufgaben, die 5 oder 9 verlangen. Am Ende des Spiels sind Larven nichts wert.
book-my-sacrifice-q2 = Darf ich im Zug eines anderen Larven abwerfen?
    .answer = Nein, nur wenn du selbst etwas zu entscheiden hast.

## Ereignis

book-my-event = Ereignis

book-my-event-cube = Den Ereignis-Würfel verschieben
    .lead = Der Würfel der Jahreszeit bestimmt, wo alle Ereignis-Würfel beginnen; jede Larve, die du abwirfst, verschiebt deinen um ein Feld nach links oder rechts.
    .p1 = Du darfst dafür beliebig viele Larven abwerfen oder auch keine. Das Ereignis, auf dem er stehen bleibt, gilt nur für dich, bis zum Ende der Jahreszeit.
    .p2 = In der nächsten Jahreszeit kommt er auf das Feld ihres Würfels, egal wo er vorher stand.
    .ex1 = Der Würfel des Frühlings zeigt 4, also beginnen alle Ereignis-Würfel auf Bewegung +3. Mit 2 Larven kannst du deinen um bis zu zwei Stellen verschieben: bis Larve +2 links oder Feld +1 rechts.
    .ruling-paid-larvae = Larven für das Ereignis sind sofort weg. Nach der Spielregel werden sie erst am Ende der Jahreszeit abgeworfen, aber bis dahin könnte man sie ohnehin nicht noch einmal ausgeben.
book-my-event-cube-q1 = Kann der Würfel von einem Ende der Leiste zum anderen springen?
    .answer = Nein. Die Leiste hat zwei Enden.
book-my-event-cube-q2 = Wie komme ich zu Ebene +1 oder Arbeiter +1?
    .answer = Nur mit Larven: Es sind die beiden Enden der Leiste, und kein Wurf führt dorthin.

book-my-events = Die acht Ereignisse
    .lead = Dein Ereignis hilft dir die ganze Jahreszeit; hier sind sie von links nach rechts auf der Leiste, jedes mit der Augenzahl, die dorthin führt.
    .i1 = Ebene +1 (kein Wurf) | in dieser Jahreszeit zählt deine Kolonie als eine Ebene tiefer: für ihre Kammern, für Pheromone und Spezial-Plättchen und für die Vorratskammer. Dein Ebenen-Marker bleibt, wo er ist; auf Ebene 3 bringt das Ereignis nichts.
    .i2 = SP +1 (1) | 1 Punkt mehr, wann immer du punktest.
    .i3 = Larve +2 (2) | 2 Larven mehr, wenn deine Ammen mindestens eine schlüpfen lassen.
    .i4 = Ernte +3 (3) | nach der Ernte bis zu 3 Würfel mehr von deinen Pheromonen.
    .i5 = Bewegung +3 (4) | deine Arbeiter haben 6 Bewegungspunkte statt 3.
    .i6 = Soldat +1 (5) | 1 Soldat mehr, wenn deine Ammen mindestens einen schlüpfen lassen.
    .i7 = Feld +1 (6) | du darfst Pheromone der nächsten Ebene auslegen; auf Ebene 3 das der Größe 6.
    .i8 = Arbeiter +1 (kein Wurf) | 1 Arbeiter mehr, wenn deine Ammen mindestens einen schlüpfen lassen.
    .ruling-vp-plus-one = SP +1 bringt bei jeder Wertung über 0 einen Punkt mehr: für jedes Plättchen, jedes Entfernen, jede Beute, jedes Ernähren der Königin, jede Aufgabe, jeden Bonus für eine Aufgabe und jede weitere Kolonie bei der Ernte. Das Ereignis gilt, wann immer es Punkte gibt, und jedes davon wird für sich gewertet.
book-my-events-q1 = Hilft Ebene +1 nur einem Arbeiter?
    .answer = Es öffnet eine Kammer mehr, und eine Kammer nimmt nur einen Arbeiter auf. Aber alle Plättchen, die du in dieser Jahreszeit auslegst, profitieren davon, und an ihrem Ende auch deine Vorratskammer.
book-my-events-q2 = Hilft SP +1 im Winter?
    .answer = Nein. Im Winter punktet niemand, und der Verlust bleibt gleich.

## Brut

book-my-births = Brut

book-my-nurses = Ammen einsetzen
    .lead = Verteile deine Ammen beliebig auf die drei Brutanzeiger und das Atelier; haben alle ihre Ammen verteilt, schlüpft alles gleichzeitig.
    .p1 = Du musst nicht alle einsetzen. Eine Amme auf einem Brutanzeiger kann in dieser Jahreszeit nicht im Atelier arbeiten.
    .p2 = Ein Ereignis bringt nur mehr von seiner eigenen Art, und nur, wenn deine Ammen mindestens eine Ameise dieser Art schlüpfen lassen.
    .ex1 = Das Ereignis ist Soldat +1. Zwei Ammen lassen einen Soldaten schlüpfen, das Ereignis bringt einen zweiten, und die dritte Amme geht ins Atelier. Mit nur einer Amme auf diesem Brutanzeiger schlüpfte kein Soldat, und das Ereignis brächte nichts.
    .i1 = Larven, bis zu 3 Ammen | 1, 3 oder 5 Larven für 1, 2 oder 3 Ammen
    .i2 = Soldaten, bis zu 3 Ammen | 1 Soldat für 2 Ammen, 2 Soldaten für 3
    .i3 = Arbeiter, bis zu 4 Ammen | 1 Arbeiter für 2 Ammen, 2 Arbeiter für 4
    .i4 = Atelier, bis zu 4 Ammen | je eine [Aktion](#atelier-actions) in Phase 5
    .ruling-lone-nurse = Eine Amme darf stehen, wo sie nichts bewirkt: allein bei Soldaten oder Arbeitern oder als dritte bei den Arbeitern. Ammen werden frei verteilt und müssen gar nicht eingesetzt werden.
    .ruling-larva-room = Die Zahl der Larven ist nicht begrenzt. Keine Spielregel erwähnt die Kästchen, die in ihrer Kammer aufgedruckt sind.
book-my-nurses-q1 = Ich habe Soldat +1 und eine Amme bei den Soldaten. Bekomme ich einen Soldaten?
    .answer = Nein. Eine Amme lässt keinen schlüpfen, also kommt auch durch das Ereignis keiner dazu. Mit zwei Ammen bekommst du 2 Soldaten.

book-my-ant-limit = Acht Ameisen
    .lead = Du hast nie mehr als 8 Arbeiter und Soldaten zusammen; was darüber hinaus schlüpfen würde, ist verloren.
    .p1 = Abgeworfene Arbeiter und Soldaten sind wieder in deinem Vorrat und können erneut schlüpfen. Larven und Ammen zählen nicht mit.
    .ruling-ant-limit = Konkurrieren Arbeiter und Soldaten um die letzten Plätze, wählst du, welche schlüpfen: Die Grenze setzt die Spielregel, und nur du kannst diese Wahl treffen.
    .ruling-births-mandatory = Es schlüpfen so viele, wie Platz haben; ablehnen kannst du sie nicht. Die Spielregel beschreibt das Schlüpfen als etwas, das geschieht.

## Arbeiter

book-my-workers = Arbeiter

book-my-worker-turns = Ein Arbeiter nach dem anderen
    .lead = Reihum setzt jeder einen Arbeiter ein, in der Ameisenkolonie oder im Garten, bis niemand mehr einen hat.
    .p1 = Passen ist nicht erlaubt. Hast du noch Arbeiter, wenn die anderen keine mehr haben, machst du ohne sie weiter.
    .p2 = Soldaten verlassen die Kolonie nie und kommen nicht an die Reihe.
book-my-worker-turns-q1 = Darf ich einen Arbeiter für eine spätere Jahreszeit aufheben?
    .answer = Nicht durch Passen. Aber ein Arbeiter in einer Kammer kommt am Ende der Jahreszeit zurück, während einer im Garten abgeworfen wird.

book-my-rooms = In der Ameisenkolonie arbeiten
    .lead = Setze den Arbeiter in eine freie Kammer einer Ebene, die deine Kolonie erreicht hat, und nimm sofort, was die Kammer bringt.
    .p1 = Jede Kammer nimmt in einer Jahreszeit einen Arbeiter auf. Er bleibt bis zum Ende der Jahreszeit dort und kommt dann zu dir zurück.
    .p2 = Mit Ebene +1 ist auch die Kammer eine Ebene tiefer offen.
    .i1 = Ebene 0, Brutkammer | 1 Larve
    .i2 = Ebene 1, Vorratskammer | 1 Nahrung
    .i3 = Ebene 2, Steinbruch | 1 Erde oder 1 Stein nach Wahl
    .i4 = Ebene 3, Königinnenkammer | 1 Nahrung abwerfen für 2 Punkte
book-my-rooms-q1 = Darf ich die oberen Kammern noch nutzen, wenn ich tiefer gegraben habe?
    .answer = Ja. Alle Kammern von Ebene 0 bis zu deiner bleiben offen, mit je einem Arbeiter.

## Garten

book-my-sorties = Arbeiter im Garten

book-my-sortie = Hinaus in den Garten
    .lead = Der Arbeiter verlässt die Kolonie durch einen deiner Tunnelausgänge mit 3 Bewegungspunkten; er wird abgeworfen, sobald er ein Plättchen ausgelegt hat oder du seine Bewegung beendest.
    .p1 = Unterwegs darf er [jagen](#hunting) und Pheromone [entfernen](#clearing), sooft du es bezahlen kannst. Am Ende darf er ein Plättchen auslegen: ein [Pheromon](#pheromones) oder ein [Spezial-Plättchen](#special-tiles).
    .p2 = Das Verlassen kostet keinen Bewegungspunkt. Mit Bewegung +3 sind es 6 Punkte. Du musst nicht alle nutzen.
    .p3 = Der abgeworfene Arbeiter kommt in deinen Vorrat. Von selbst kehrt er nie zurück, kann aber [wieder schlüpfen](#nurses).
    .ex1 = Dein Arbeiter ist mit 3 Bewegungspunkten draußen; die Zahlen sagen, was der Weg kostet. Dein eigenes Pheromon ist ein einziges Feld. Die beiden Beutetiere sind nicht zu erreichen: Jagen kostet Soldaten, und du hast keine.
book-my-sortie-q1 = Was geschieht mit einem Arbeiter, der ein Plättchen ausgelegt hat?
    .answer = Er wird sofort abgeworfen, und der Nächste ist am Zug, auch wenn noch Bewegungspunkte übrig waren.
book-my-sortie-q2 = Darf ein Arbeiter zwei Plättchen auslegen?
    .answer = Nein, nach dem ersten wird er abgeworfen.
book-my-sortie-q3 = Darf er auslegen, wenn keine Bewegungspunkte übrig sind?
    .answer = Ja. Auslegen und Entfernen kosten keine Bewegungspunkte.

book-my-movement = Bewegung
    .lead = Ein angrenzendes Feld zu betreten kostet 1 Bewegungspunkt, und ein ganzes Plättchen zählt dabei als ein einziges Feld.
    .p1 = Von einem Plättchen aus erreichst du jedes Feld, das es irgendwo berührt. Jedes weitere Plättchen kostet einen weiteren Punkt, auch wenn sich die beiden berühren.
    .p2 = Eigene Plättchen kosten nichts zusätzlich; jedes gegnerische kostet außerdem [einen Soldaten](#foreign-tiles).
    .p3 = Wasser kann nicht betreten werden. Ein Feld mit Beute betrittst du nur, um zu [jagen](#hunting). Der Arbeiter kann den Teil des Gartens, der im Spiel ist, nicht verlassen.
    .ruling-shift-inside-tile = Ein Arbeiter auf einem Plättchen steht auf dem ganzen Plättchen: Von einem seiner Felder zum anderen zu wechseln kostet nichts, auch wenn keine Punkte mehr übrig sind. Ein Plättchen zählt als ein Feld, und innerhalb eines Feldes kostet nichts einen Punkt.
    .ruling-special-tile-space = Auch ein Spezial-Plättchen ist ein einziges Feld wie ein Pheromon: Es wird nach den gleichen Regeln ausgelegt.
    .ruling-foreign-tunnel = Einen Tunnelausgang, egal wem er gehört, betrittst du für 1 Punkt und ohne Soldaten. Die Spielregel verlangt einen Soldaten für Plättchen, und ein Tunnelausgang ist ein Marker. Manche Spieler verlangen trotzdem einen; dafür gibt es eine [Hausregel](#house-rules).
book-my-movement-q1 = Was kostet es, ein Pheromon der Größe 5 zu überqueren?
    .answer = 1 Bewegungspunkt wie jedes andere Feld; danach einen weiteren für das nächste Feld.

book-my-foreign-tiles = Plättchen anderer Spieler
    .lead = Jedes Mal, wenn dein Arbeiter ein gegnerisches Plättchen betritt, wirfst du zusätzlich zum Bewegungspunkt einen Soldaten ab.
    .p1 = Der Soldat kommt aus seiner Kammer in deinen Vorrat. Ohne Soldaten kannst du es nicht betreten. Sich auf dem Plättchen zu bewegen, es zu entfernen und es zu verlassen kostet keinen Soldaten.
    .p2 = Das gilt für Pheromone wie für Spezial-Plättchen. Der Besitzer bekommt nichts und kann es nicht verweigern.
    .ex1 = Das rote Pheromon neben deinem Tunnelausgang ist ein einziges Feld, aber es zu betreten kostet außer dem Bewegungspunkt einen Soldaten. Du hast einen; hast du das Plättchen verlassen, kannst du es nicht noch einmal betreten.
    .ruling-re-entry = Dasselbe Plättchen noch einmal zu betreten kostet einen weiteren Soldaten. Die Spielregel nennt einen Preis für das Betreten, ohne Ausnahme.
    .ruling-orphan-tile = Ein Spezial-Plättchen ohne Würfel in Spielerfarbe gehört niemandem: Es kostet 1 Punkt und keinen Soldaten, bringt nichts, zählt für keine Aufgabe, kann nicht entfernt werden und versperrt weiterhin seine Felder. Laut Spielregel bleibt es liegen, ist aber nicht mehr nutzbar.
book-my-foreign-tiles-q1 = Geht der Soldat hinaus in den Garten?
    .answer = Nein. Soldaten sind ein Preis, den du aus der Kolonie bezahlst; nur der Arbeiter bewegt sich.
book-my-foreign-tiles-q2 = Darf ich auslegen, wenn mein Arbeiter auf einem gegnerischen Pheromon steht?
    .answer = Nein, er muss auf einem leeren Feld stehen. Liegt kein Würfel mehr auf dem Pheromon, darfst du es vorher [entfernen](#clearing).

book-my-hunting = Beute jagen
    .lead = Ein Arbeiter, der ein Feld mit Beute betritt, jagt sie sofort: Du wirfst die nötigen Soldaten ab, nimmst die Belohnung und behältst den Marker.
    .p1 = Das Betreten kostet wie immer 1 Bewegungspunkt. Ohne genug Soldaten, oder wenn du nicht jagen willst, kannst du es nicht betreten.
    .p2 = Danach ist es ein gewöhnliches Feld: Der Arbeiter darf weiterziehen, wieder jagen oder dort ein Plättchen auslegen. Die Marker kannst du für [Aufgaben](#objective-list) brauchen.
    .ex1 = Mit 1 Soldaten kannst du den 2 Bewegungspunkte entfernten Marienkäfer jagen: Das bringt 2 Nahrung, und der Arbeiter zieht weiter. Die Spinne kostet 2 Soldaten, also kannst du ihr Feld nicht betreten.
    .i1 = Marienkäfer | 1 Soldat: 2 Nahrung
    .i2 = Termite | 1 Soldat: 1 Nahrung und 2 Punkte
    .i3 = Spinne | 2 Soldaten: 1 Nahrung und 4 Punkte
book-my-hunting-q1 = Darf ich nach dem Jagen weiterziehen?
    .answer = Ja, mit den Bewegungspunkten, die übrig sind; und auslegen darfst du auch noch.
book-my-hunting-q2 = Kann ich einen Soldaten zweimal nutzen?
    .answer = Nein. Er wird für eine Beute oder ein gegnerisches Plättchen abgeworfen. Nur im Winter helfen Soldaten, ohne abgeworfen zu werden.
book-my-hunting-q3 = Darf ich an Beute vorbeiziehen, ohne sie zu jagen?
    .answer = Um sie herum ja; über ihr Feld nicht.

book-my-placing = Wo ein Plättchen liegen darf
    .lead = Der Arbeiter steht auf einem leeren Feld, und das Plättchen bedeckt es.
    .p1 = Leer heißt: ohne Plättchen, Beute oder Tunnelausgang. Ein Arbeiter, der gerade aus einem Tunnelausgang kommt, muss sich also mindestens einmal bewegen.
    .p2 = Das Plättchen liegt ganz in dem Teil des Gartens, der im Spiel ist, nicht auf Wasser und auf keinem anderen Plättchen, keiner Beute und keinem Tunnelausgang. Du darfst es beliebig drehen.
    .p3 = Es muss nichts von dir berühren. Das Auslegen kostet keinen Bewegungspunkt; danach wird der Arbeiter abgeworfen.
    .ex1 = Ein Pheromon aus drei Feldern, für das die Kolonie auf Ebene 1 sein muss: Es bedeckt das Feld des Arbeiters und zwei freie. Jedes Feld mit Gras, Erde oder Stein legt seinen Würfel darauf, und 2 Punkte gibt es sofort. Es darf gedreht werden, aber den Tunnelausgang nicht bedecken.
    .ruling-mirrored-hook = Den Haken aus vier Feldern darfst du auch wenden; alle anderen Formen sind ihr eigenes Spiegelbild. Keine Spielregel sagt, welche Seite oben liegen muss.
book-my-placing-q1 = Muss das Plättchen etwas von mir berühren?
    .answer = Nein. Das muss nur ein neuer Tunnelausgang.
book-my-placing-q2 = Darf ich das Feld bedecken, auf dem ich gerade gejagt habe?
    .answer = Ja, es ist jetzt leer.

book-my-pheromones = Pheromone
    .lead = Die Ebene deiner Kolonie bestimmt, wie groß ein Pheromon sein darf; jedes Feld darunter außer Pilzen bringt ihm einen Würfel.
    .p1 = Lege für jedes Feld mit Gras eine Nahrung darauf, für jedes mit Erde eine Erde, für jedes mit Stein einen Stein. Du nimmst sie bei der [Ernte](#harvesting).
    .p2 = Du erhältst sofort die Punkte, die darauf stehen. Pilze verringern sie nicht.
    .p3 = Pheromone kommen aus deinem Vorrat, und du hast nicht mehr als hier aufgeführt. Kleinere, als deine Ebene erlaubt, darfst du immer auslegen.
    .p4 = Mit Ebene +1 oder Feld +1 darfst du Pheromone der nächsten Ebene auslegen.
    .i1 = Größe 2, ab Ebene 0 | Paar, 6 Stück: 0 Punkte
    .i2 = Größe 3, ab Ebene 1 | Linie und Dreieck, je 2: 2 Punkte
    .i3 = Größe 4, ab Ebene 2 | Raute und Haken, je 2: 4 Punkte
    .i4 = Größe 5, ab Ebene 3 | Trapez, 2 Stück: 6 Punkte
    .i5 = Größe 6, Ebene 3 und Feld +1 | großes Dreieck, nur eines: 8 Punkte
    .ruling-six-hex = Größe 6 verlangt den Ebenen-Marker auf Ebene 3 und Feld +1, nicht weniger: Weder Ebene +1 noch Ebene 2 mit Feld +1 genügt. Die Spielregel nennt genau diese beiden und sagt, dass es nur so geht.
    .note1 = Die Spielregel nennt nur die Gesamtzahl von 17 Plättchen und die Punkte der Größen 2 und 3. Wie viele es von jeder Form gibt und welche Punkte größere Pheromone und Spezial-Plättchen bringen, stammt aus anderen digitalen Fassungen des Spiels, die darin übereinstimmen.
book-my-pheromones-q1 = Ich bin auf Ebene 2 und habe Feld +1. Was darf ich auslegen?
    .answer = Alles bis Größe 5. Für Spezial-Plättchen bleibst du auf Ebene 2.

book-my-special-tiles = Spezial-Plättchen
    .lead = Spezial-Plättchen werden wie Pheromone ausgelegt, kosten Würfel und bringen bei jeder Ernte etwas ein, solange sie deinen Würfel tragen.
    .p1 = Bezahle den Preis, nimm sofort die Punkte und lege einen der 4 Würfel deiner Farbe darauf. Andere Würfel bekommt es nicht, und entfernen kann es niemand.
    .p2 = Alle teilen sich die Plättchen: 8 mit Blattlauszucht auf der einen und Erkundung auf der anderen Seite sowie 8 weitere Kolonien. Sind sie aufgebraucht, kann keines mehr gebaut werden.
    .ex1 = Für 1 Stein legt der Arbeiter dort, wo er steht, eine Blattlauszucht aus: 2 Punkte sofort und 1 Nahrung bei jeder Ernte. Ein Spezial-Plättchen trägt keine Würfel vom Boden.
    .i1 = Blattlauszucht | ab Ebene 1; 1 Stein; Dreieck aus drei Feldern; 2 Punkte. Ernte: 1 Nahrung
    .i2 = Erkundung | ab Ebene 1; 1 Nahrung; Dreieck aus drei Feldern; 2 Punkte. Ernte: 1 Erde oder 1 Stein
    .i3 = Weitere Kolonie | ab Ebene 3; 1 Erde, 1 Stein und 1 Nahrung; Raute aus vier Feldern; 4 Punkte. Ernte: 2 Punkte
    .ruling-level-plus-one-special = Ebene +1 hilft bei Spezial-Plättchen, erlaubt also auf Ebene 2 eine weitere Kolonie; Feld +1 hilft nicht. Die Spielregel nennt Spezial-Plättchen beim einen, beim anderen nur Pheromone.
    .ruling-ownership-cube = Ein Würfel deiner Farbe, den eine Aufgabe von einem Plättchen genommen hat, darf ein neues kennzeichnen: Nichts sagt, dass er aus dem Spiel kommt.
book-my-special-tiles-q1 = Wie viele Spezial-Plättchen kann ich haben?
    .answer = Höchstens vier gleichzeitig, die deinen Würfel tragen, egal welcher Art.

book-my-clearing = Ein Pheromon entfernen
    .lead = Ein Arbeiter auf einem Pheromon ohne Würfel darf es für 1 Erde aus dem Spiel entfernen, egal wem es gehört.
    .p1 = Ein gegnerisches bringt die Punkte, die darauf stehen: 0, 2, 4, 6 oder 8 für Größe 2 bis 6. Ein eigenes bringt nichts. Der Besitzer verliert keine Punkte, bekommt das Plättchen aber nicht zurück.
    .p2 = Danach macht der Arbeiter weiter: Er darf sich bewegen, noch ein Pheromon entfernen oder auf den frei gewordenen Feldern ein Plättchen auslegen.
    .p3 = Ein Pheromon, das nur Pilze bedeckt, ist von Anfang an leer. Spezial-Plättchen können nicht entfernt werden.
    .ex1 = Das rote Pheromon ist leer, und dein Arbeiter hat es mit einem Soldaten betreten. Für 1 Erde entfernt er das Plättchen und bringt dessen 2 Punkte; danach darf er weiterziehen oder auf dem frei gewordenen Boden ein Plättchen auslegen.
    .ruling-after-clearing = Nach dem Entfernen wählst du, auf welchem Feld des entfernten Plättchens der Arbeiter steht. Er stand auf dem ganzen Plättchen; nun musst du sagen, wo er ist.
book-my-clearing-q1 = Darf ich ein Pheromon neben meinem Arbeiter entfernen?
    .answer = Nein, er muss darauf stehen. Ein gegnerisches zu betreten hat dich schon einen Soldaten gekostet.
book-my-clearing-q2 = Darf derselbe Arbeiter entfernen und auslegen?
    .answer = Ja. So lässt sich guter Boden ein zweites Mal nutzen.

## Ernte

book-my-harvest = Ernte

book-my-harvesting = Ernten
    .lead = Von jedem deiner Pheromone, auf dem Würfel liegen, nimmst du einen deiner Wahl in deine Vorratskammer.
    .p1 = Das ist Pflicht. Auch Pheromone aus dieser Jahreszeit werden geerntet; leere bringen nichts.
    .p2 = Auch Spezial-Plättchen, die deinen Würfel tragen, bringen etwas ein.
    .p3 = Mit Ernte +3 darfst du danach bis zu 3 weitere Würfel von deinen Pheromonen nehmen, auch mehrere vom selben. Für Spezial-Plättchen gilt das nicht.
    .ex1 = Drei Pheromone: Von dem auf Erde und Stein wählst du einen Würfel, von dem auf Gras nimmst du eine Nahrung, und das leere gibt nichts. Auslassen darfst du nichts davon.
    .i1 = Blattlauszucht | 1 Nahrung
    .i2 = Erkundung | 1 Erde oder 1 Stein nach Wahl
    .i3 = Weitere Kolonie | 2 Punkte
book-my-harvesting-q1 = Darf ich einen Würfel für später liegen lassen?
    .answer = Nein, von jedem Pheromon musst du einen nehmen. Die übrigen bleiben für spätere Ernten liegen; nur die zusätzlichen Würfel von Ernte +3 sind freiwillig.
book-my-harvesting-q2 = Was geschieht mit einem leeren Pheromon?
    .answer = Es bleibt liegen: Es zählt weiter als ein Feld, du darfst weiter Tunnelausgänge daneben graben, und es gehört weiter zu deinen sich berührenden Pheromonen, bis jemand es [entfernt](#clearing).

## Atelier

book-my-atelier = Atelier

book-my-atelier-actions = Vier Aktionen, jede einmal
    .lead = Reihum nutzt jeder seine Ammen im Atelier: Jede Amme darf eine der vier Aktionen ausführen, und jede Aktion kannst du in einer Jahreszeit höchstens einmal ausführen.
    .p1 = Du führst alle deine Aktionen in beliebiger Reihenfolge aus, bevor der Nächste beginnt. Was die eine bringt, kann die nächste bezahlen.
    .p2 = Ammen dürfen untätig bleiben. Am Ende der Jahreszeit kommen sie zurück, außer denjenigen, die eine Aufgabe erfüllt haben oder für eine abgeworfen wurden.
    .ex1 = Zwei Ammen sind im Atelier, also hast du zwei verschiedene Aktionen. Du könntest einen Tunnelausgang bauen, bis Ebene 1 graben, eine Amme anwerben oder die Aufgabe für 3 Nahrung erfüllen, die für 5 Larven aber nicht.
    .i1 = Tunnelausgang | [ein neuer Weg hinaus](#new-tunnel) und 1 Erde
    .i2 = Ebene | [eine Ebene tiefer graben](#new-level)
    .i3 = Amme | [eine anwerben](#new-nurse) für 2 Nahrung und 2 Larven
    .i4 = Aufgabe | [eine erfüllen](#completing) für 6, 9 oder 12 Punkte
    .ruling-atelier-nurses = Bis zu vier Ammen können ins Atelier, eine für jede Aktion: Der Spielplan hat dort vier Felder mit Platz für je eine Amme jedes Spielers.

book-my-new-tunnel = Ein neuer Tunnelausgang
    .lead = Lege einen Tunnelausgang auf ein leeres Feld neben einem deiner Pheromone, Tunnelausgänge oder Spezial-Plättchen und nimm 1 Erde.
    .p1 = Das Feld muss trocken, im Spiel und ohne Plättchen, Beute oder Tunnelausgang sein. Ein Spezial-Plättchen zählt nur, solange es deinen Würfel trägt.
    .p2 = Arbeiter können ihn ab der nächsten Jahreszeit nutzen. Du hast insgesamt 4 Tunnelausgänge, den ersten mitgezählt; sie bleiben bis zum Ende des Spiels.
    .ex1 = Jedes hervorgehobene Feld ist frei und berührt dein Pheromon oder deinen Tunnelausgang; ein neuer Tunnelausgang dort bringt 1 Erde. Auf dem Feld der Termite geht das erst, wenn sie gejagt worden ist.
    .ruling-tunnel-earth = Ohne Tunnelausgang keine Erde: Der Würfel gehört zum Auslegen.

book-my-new-level = Die Kolonie ausbauen
    .lead = Bezahle die nächste Ebene und setze deinen Ebenen-Marker eine Ebene tiefer.
    .p1 = Eine Ebene auf einmal, ohne eine zu überspringen. Ebene +1 ändert nichts am Preis.
    .p2 = Die neue Ebene gilt sofort: Die Vorratskammer fasst 6 Würfel, sobald du auf Ebene 2 bist.
    .i1 = Auf Ebene 1 | 2 Erde
    .i2 = Auf Ebene 2 | 2 Erde und 1 Stein
    .i3 = Auf Ebene 3 | 3 Steine

book-my-new-nurse = Eine neue Amme
    .lead = Wirf 2 Nahrung und 2 Larven ab und nimm eine Amme aus deinem Vorrat; ab der nächsten Jahreszeit kannst du sie einsetzen.
    .p1 = Eine in jeder Jahreszeit und höchstens 8 im Spiel, die auf Aufgaben mitgezählt. Eine Amme, die du für eine Ammen-Aufgabe abgeworfen hast, kannst du wieder anwerben; eine, die eine Aufgabe markiert, nicht.

## Aufgaben

book-my-objectives = Aufgaben

book-my-completing = Eine Aufgabe erfüllen
    .lead = Mit einer Amme im Atelier erfüllst du eine der sechs Aufgaben: Du bezahlst, was sie verlangt, die Amme bleibt darauf, und du punktest.
    .p1 = Deine erste Aufgabe ist von Level 1. Eine von Level 1 öffnet Level 2, eine von Level 2 öffnet Level 3; niedrigere Level bleiben offen. Jede Aufgabe erfüllst du höchstens einmal, und nur eine in jeder Jahreszeit.
    .p2 = Die Amme markiert die Aufgabe bis zum Ende des Spiels. Sie zählt weiter zu deinen 8.
    .p3 = Mehrere können dieselbe Aufgabe erfüllen. Jedes Mal erhalten alle anderen, die sie in einer früheren Jahreszeit erfüllt haben, einen Bonus.
    .i1 = Level 1 | 6 Punkte
    .i2 = Level 2 | 9 Punkte
    .i3 = Level 3 | 12 Punkte
    .i4 = Bonus für alle, die sie in einer früheren Jahreszeit erfüllt haben | 5, 4 oder 3 Punkte bei 2, 3 oder 4 Spielern
    .ruling-foreign-vp-plus-one = Der Bonus zählt als Wertung dessen, der ihn erhält: Sein SP +1 kommt hinzu, nicht das des Spielers, der die Aufgabe erfüllt. Ein Ereignis gilt für den, der es gewählt hat.
book-my-completing-q1 = Zwei von uns erfüllen dieselbe Aufgabe in derselben Jahreszeit. Wer erhält den Bonus?
    .answer = Keiner von euch erhält ihn für den anderen. Erfüllt sie aber in einer späteren Jahreszeit ein Dritter, erhaltet ihr ihn beide.
book-my-completing-q2 = Ich werbe eine Amme an und erfülle in derselben Jahreszeit eine Aufgabe. Geht das mit der neuen Amme?
    .answer = Nein, sie kann erst in der nächsten Jahreszeit eingesetzt werden. Du brauchst für jede der beiden Aktionen eine Amme im Atelier.

book-my-objective-list = Die zwanzig Aufgaben
    .lead = Zwei von jedem Level sind im Spiel; was sie verlangen, wird abgeworfen, wenn nichts anderes angegeben ist.
    .p1 = Spezial-Plättchen: Du brauchst 2 (oder 3) mit deinem Würfel, egal welcher Art, und nimmst deinen Würfel von 1 (oder 2) deiner Wahl. Diese bleiben im Garten und gehören [niemandem](#foreign-tiles) mehr.
    .p2 = Ebene der Kolonie: Dein Ebenen-Marker muss mindestens auf Ebene 2 (oder auf 3) stehen und geht 1 (oder 2) Ebenen zurück. Das gilt sofort, auch für die Vorratskammer.
    .p3 = Ammen: Du brauchst 6 (oder 8) im Spiel, die auf Aufgaben und die gerade tätige mitgezählt. Du wirfst 1 (oder 2) andere in deinen Vorrat ab; Ammen auf Aufgaben können nicht abgeworfen werden.
    .p4 = Sich berührende Pheromone: Du wählst 4 (oder 7) eigene, die zusammen eine Gruppe bilden, und wirfst alle Würfel darauf ab. Sie dürfen leer sein. Tunnelausgänge und Spezial-Plättchen zählen nicht und verbinden nicht.
    .p5 = Beute-Marker kommen aus dem Spiel. Würfel und Larven gehen in den allgemeinen Vorrat, Soldaten in deinen eigenen.
    .i1 = Level 1, 6 Punkte | 3 Nahrung; 2 Erde oder Steine, beliebig gemischt; 5 Larven; 2 Beute-Marker; 2 Soldaten; 2 Spezial-Plättchen; 4 sich berührende Pheromone
    .i2 = Level 2, 9 Punkte | 5 Nahrung; 3 Steine; 9 Larven; 3 Beute-Marker; 3 Spezial-Plättchen; 6 Ammen; Ebene 2
    .i3 = Level 3, 12 Punkte | 5 Steine; 6 Erde oder Steine, beliebig gemischt; 4 Beute-Marker; 8 Ammen; Ebene 3; 7 sich berührende Pheromone
    .ruling-new-nurse-counts = Eine Amme, die vorher im selben Atelier angeworben wurde, zählt für die Ammen-Aufgaben: Sie ist im Spiel, sobald sie angeworben ist.
    .ruling-interchangeable = Du wirst nicht gefragt, welche Ammen oder Beute-Marker du abwirfst, denn sie sind alle gleich: zuerst untätige Ammen, dann die im Atelier; Marienkäfer vor Termiten, Termiten vor Spinnen.
    .note1 = Die Spielregel beschreibt 17 der 20 Plättchen. Die übrigen drei (2 Erde oder Steine, 5 Nahrung, 5 Steine) stammen aus einer anderen digitalen Fassung des Spiels, ebenso die Level: Die Spielregel zeigt nur das von „2 Beuten“.
book-my-objective-list-q1 = Zählt Ebene +1 für die Ebene der Kolonie?
    .answer = Nein, nur wo dein Ebenen-Marker steht.
book-my-objective-list-q2 = Kann ich einen Beute-Marker für zwei Aufgaben nutzen?
    .answer = Nein, mit der ersten kommt er aus dem Spiel.

## Ende der Jahreszeit

book-my-season-end = Rundenende

book-my-storing = Lagern, zurückholen, weitergeben
    .lead = Die Vorratskammer fasst 4 Würfel auf Ebene 0 und 1 und 6 auf Ebene 2 und 3; du wählst, was du abwirfst.
    .p1 = Nahrung, Erde und Steine zählen zusammen. Mit Ebene +1 fasst sie schon auf Ebene 1 sechs Würfel.
    .p2 = Arbeiter kommen aus den Kammern der Kolonie zurück. Ammen kommen von den Brutanzeigern und aus dem Atelier zurück; die auf Aufgaben bleiben dort.
    .p3 = Der Würfel der Jahreszeit wird vom Plan genommen, und der Startspieler-Marker geht an den linken Nachbarn. Nach Frühling und Sommer folgt die nächste Jahreszeit, nach dem Herbst der Winter.
    .ex1 = Eine Kolonie auf Ebene 0 mit 6 Würfeln: Die Vorratskammer fasst 4, also wirfst du 2 deiner Wahl ab.
    .ruling-first-player-passes = Der Marker geht auch nach dem Herbst weiter, vor dem Winter: Das gehört zum Ende jeder Jahreszeit.
book-my-storing-q1 = Zählen Larven? Und Würfel auf meinen Pheromonen?
    .answer = Beide nicht. Nur Nahrung, Erde und Steine in der Vorratskammer zählen.
book-my-storing-q2 = Darf ich Larven gegen Nahrung tauschen und sie statt etwas anderem behalten?
    .answer = Ja, wenn du wählen musst, was du abwirfst; aber die Grenze bleibt gleich.

## Winter

book-my-winter = Winter

book-my-feeding = Die Kolonie ernähren
    .lead = Nach dem Herbst wirft jeder Nahrung ab: 4 im ersten Jahr, 5 im zweiten, 6 im dritten.
    .p1 = Jeder deiner Soldaten verringert diese Menge um 1, höchstens bis auf 0, und bleibt bei dir.
    .p2 = Für jede fehlende Nahrung verlierst du 3 Punkte. Du darfst noch [3 Larven gegen 1 Nahrung](#sacrifice) tauschen. Erde und Steine ernähren niemanden.
    .p3 = Nach den ersten beiden Wintern beginnt ein neues Jahr, und es wird neu gewürfelt. Alles, was du hast, bleibt dir.
    .ex1 = Der erste Winter verlangt 4 Nahrung. Dein Soldat spart 1, und 1 hast du, also fehlen 2: 6 Punkte. Wirfst du 3 Larven für 1 Nahrung ab, fehlt nur noch 1: 3 Punkte.
    .i1 = Jahr 1 | 4 Nahrung
    .i2 = Jahr 2 | 5 Nahrung
    .i3 = Jahr 3 | 6 Nahrung
    .i4 = Jeder Soldat | 1 Nahrung weniger
    .i5 = Jede fehlende Nahrung | 3 Punkte weniger
    .ruling-winter-payment = Nahrung, die du hast, musst du abwerfen. Larven werden nur zu Nahrung, wenn du es sagst, und nie mehr, als fehlt: Nahrung abzuwerfen ist Pflicht, Larven abzuwerfen deine Wahl.
    .ruling-negative-score = Der Punktestand darf unter 0 fallen. Die Spielregel nennt einen Verlust, aber keine Untergrenze.
book-my-feeding-q1 = Darf ich meine Nahrung behalten und lieber Punkte verlieren?
    .answer = Nein. Aber Larven musst du nicht abwerfen.
book-my-feeding-q2 = Werden Soldaten im Winter abgeworfen?
    .answer = Nein. Zwei Soldaten sparen in diesem Winter zwei Nahrung und können im Frühling jagen.

## Ende

book-my-end = Das Ende des Spiels

book-my-victory = Wer gewinnt
    .lead = Das Spiel endet nach dem dritten Winter, und wer die meisten Punkte hat, gewinnt.
    .p1 = Bei Gleichstand teilt man sich den Sieg. Der letzte Winter zählt wie die anderen.
book-my-victory-q1 = Sind Würfel, Larven oder Ameisen am Ende etwas wert?
    .answer = Nein. Nur Punkte zählen.

book-my-points = Alle Punkte
    .lead = Punkte bekommst du sofort, sobald du sie erzielst.
    .p1 = Mit SP +1 bekommst du jedes Mal 1 Punkt mehr, wenn es überhaupt Punkte gibt.
    .i1 = Beginn | 10
    .i2 = Pheromon der Größe 2, 3, 4, 5, 6 | 0, 2, 4, 6, 8
    .i3 = Blattlauszucht oder Erkundung ausgelegt | 2
    .i4 = Weitere Kolonie ausgelegt | 4, und 2 bei jeder Ernte
    .i5 = Ein gegnerisches Pheromon entfernt | wie für das Auslegen
    .i6 = Termite; Spinne | 2; 4
    .i7 = Königin ernährt | 2
    .i8 = Aufgabe von Level 1, 2, 3 | 6, 9, 12
    .i9 = Bonus für eine früher erfüllte Aufgabe | 5, 4, 3 bei 2, 3, 4 Spielern
    .i10 = Jede im Winter fehlende Nahrung | 3 Punkte weniger

## Varianten

book-my-variants = Varianten

book-my-house-rules = Hausregeln
    .lead = Ein Tisch kann mit anderen Regeln eröffnet werden; jede lässt sich einzeln wählen.
    .p1 = „Handbuch“ wählt alle zugleich außer der letzten: Eine Zusammenfassung des Spiels von dritter Seite beschreibt es so. Wo sie schweigt oder sich widerspricht, gilt dieses Buch.
    .i1 = Ereignis-Würfel | Larven rücken ihn nur nach rechts.
    .i2 = Jahreszeit-Würfel | nur einer wird geworfen, zu Beginn jeder Jahreszeit.
    .i3 = Pheromone bringen | ihre Größe: 2, 3, 4, 5 oder 6. Spezial-Plättchen bringen dasselbe wie sonst.
    .i4 = Entfernen bringt | die Größe des Pheromons, auch bei eigenen Pheromonen.
    .i5 = Ebene +1 | erlaubt nur größere Pheromone: keine Kammer, keine Spezial-Plättchen, keine größere Vorratskammer.
    .i6 = Startspieler | wechselt nur nach dem Winter.
    .i7 = Würfel | nur die [in der Schachtel](#cubes).
    .i8 = Gegnerischer Tunnelausgang | ihn zu betreten kostet einen Soldaten wie ein Plättchen. Gehört nicht zum Handbuch.

## Kurzübersicht

book-my-card = Drei Jahre: Frühling, Sommer und Herbst mit je sechs Phasen, dann Winter. Wer die meisten Punkte hat, gewinnt; ein Gleichstand wird geteilt.
book-my-card-event = 1 Ereignis (gleichzeitig)
    .i1 = Larve | rückt deinen Würfel um 1 Feld
book-my-card-births = 2 Brut (gleichzeitig)
    .i1 = Larven, 1 / 2 / 3 Ammen | 1 / 3 / 5
    .i2 = Soldaten, 2 / 3 Ammen | 1 / 2
    .i3 = Arbeiter, 2 / 4 Ammen | 1 / 2
    .i4 = Atelier | bis zu 4 Ammen
    .i5 = Grenze | 8 Arbeiter und Soldaten
book-my-card-workers = 3 Arbeiter (reihum, ohne Passen)
    .i1 = Kolonie | ein Arbeiter je Kammer; kommt zurück
    .i2 = Garten | 3 Bewegungspunkte, dann abgeworfen
    .i3 = Feld oder ganzes Plättchen | 1 Bewegungspunkt
    .i4 = Gegnerisches Plättchen | dazu 1 Soldat
    .i5 = Beute | muss gejagt werden; dann weiter
    .i6 = Entfernen | leeres Pheromon, 1 Erde; dann weiter
    .i7 = Auslegen | auf leerem Feld; danach abgeworfen
book-my-card-harvest = 4 Ernte (gleichzeitig)
    .i1 = Jedes Pheromon | 1 Würfel nach Wahl
    .i2 = Spezial-Plättchen | ihr Ertrag
book-my-card-atelier = 5 Atelier (reihum, jede einmal)
    .i1 = Tunnelausgang | neben Eigenem; 1 Erde; insgesamt 4
    .i2 = Ebene 1 / 2 / 3 | 2 Erde / 2 Erde, 1 Stein / 3 Steine
    .i3 = Amme | 2 Nahrung, 2 Larven; insgesamt 8
    .i4 = Aufgabe | die Amme bleibt darauf
book-my-card-end = 6 Rundenende (gleichzeitig)
    .i1 = Ebene 0, 1 / 2, 3 | 4 / 6 Würfel behalten
    .i2 = Startspieler | wechselt nach links
book-my-card-winter = Winter
    .i1 = Jahr 1 / 2 / 3 | 4 / 5 / 6 Nahrung
    .i2 = Jeder Soldat | 1 weniger
    .i3 = Jede fehlende Nahrung | 3 Punkte weniger
    .i4 = Jederzeit | 3 Larven für 1 Nahrung
book-my-card-events = Ereignisse, von links nach rechts
    .i1 = Ebene +1 | Kammern, Plättchen, Lagern eine Ebene tiefer
    .i2 = 1: SP +1 | 1 mehr bei jeder Wertung
    .i3 = 2: Larve +2 | wenn welche schlüpfen
    .i4 = 3: Ernte +3 | bis zu 3 Würfel mehr
    .i5 = 4: Bewegung +3 | 6 Bewegungspunkte
    .i6 = 5: Soldat +1 | wenn welche schlüpfen
    .i7 = 6: Feld +1 | Pheromone der nächsten Ebene
    .i8 = Arbeiter +1 | wenn welche schlüpfen
book-my-card-levels = Ebenen: Kammer; Pheromon
    .i1 = 0 | 1 Larve; Größe 2
    .i2 = 1 | 1 Nahrung; Größe 3
    .i3 = 2 | 1 Erde oder Stein; Größe 4
    .i4 = 3 | 1 Nahrung für 2 Punkte; Größe 5, 6 mit Feld +1
book-my-card-pheromones = Pheromone
    .i1 = Größe 2 / 3 / 4 / 5 / 6 | 0 / 2 / 4 / 6 / 8 Punkte
    .i2 = Gras, Erde, Stein | Nahrung, Erde, Stein
    .i3 = Pilze | nichts
book-my-card-special-tiles = Spezial-Plättchen: Ebene; Preis; Punkte; Ernte
    .i1 = Blattlauszucht | 1; Stein; 2; Nahrung
    .i2 = Erkundung | 1; Nahrung; 2; Erde oder Stein
    .i3 = Weitere Kolonie | 3; Erde, Stein, Nahrung; 4; 2 Punkte
book-my-card-prey = Beute
    .i1 = Marienkäfer | 1 Soldat: 2 Nahrung
    .i2 = Termite | 1 Soldat: 1 Nahrung, 2 Punkte
    .i3 = Spinne | 2 Soldaten: 1 Nahrung, 4 Punkte
book-my-card-objectives = Aufgaben
    .i1 = Level 1 / 2 / 3 | 6 / 9 / 12 Punkte
    .i2 = Bonus, 2 / 3 / 4 Spieler | 5 / 4 / 3 Punkte
    .i3 = Reihenfolge | Level 1 öffnet 2, Level 2 öffnet 3
