# Die Lektion von March of the Ants: crates/march/lessons/first.toml enthält ihre Schritte.

lesson-march-aim = Vier Runden auf der Wiese
    .say = Wer nach der vierten Runde die meisten Koloniepunkte hat, gewinnt. Sie kommen von Hexfeldern, die du kontrollierst, von Kämpfen, Evolutionen und Zielen. Spielen wir die erste Runde zusammen.
lesson-march-take = Ein Zuhause für deine Ameisen
    .say = Zwei Hexfelder stehen zur Wahl, eines behältst du. Nimm Farn: Mit einer Ameise auf jedem seiner drei Plätze bringt er jede Runde 2 Nahrung und 2 Larven, und mit Nahrung bezahlst du Aktionen.
lesson-march-home = Am Großen Tunnel
    .say = Der Große Tunnel in der Mitte verbindet beide Kolonien. Leg Farn darüber an und drücke einmal auf „Drehen“: Dann führt auch ein Tunnel nach rechts unten, wo du gleich erkundest.
lesson-march-nest = Dein Nest
    .say = Neben deinen drei Ameisen auf Farn hast du 3 Larven, 2 Nahrung und 2 Karten. Die meisten Aktionen kosten 1 Nahrung, also teil sie gut ein; eine Larve wird zur Ameise oder bezahlt eine Karte.
lesson-march-explore = Erkunden
    .say = Mehr Hexfelder bringen mehr Ertrag. Drücke auf „Erkunden“, leg das neue rechts unten an Farn an und dreh es, bis es auch mit dem Großen Tunnel verbunden ist: Solche Hexfelder bringen Punkte.
lesson-march-enter = Plätze und Kontrolle
    .say = Auf jeden Platz passt eine Ameise, und er gibt jede Runde seinen Ertrag; wer auf dem mit dem Ring steht, kontrolliert das Hexfeld. Farns Nahrung brauchst du: Schick die Ameise von den Larven auf den neuen Ring, dann „Fertig“.
lesson-march-react = Deine Reaktion
    .say = Nach jeder Aktion darf der andere kostenlos reagieren. Der Bot erkundet, also darfst du eine Larve einsetzen: Setz sie auf den leeren Platz von Farn. Sie wird zur Ameise, und kein Platz liegt brach.
lesson-march-evolve = Eine Evolution
    .say = Karten bezahlst du mit Larven oder Ameisen, nie mit Nahrung. Spiel den Panzerkopf für eine Larve: Jeder Kopf gibt dir im Kampf 1 Stärke mehr, und dieser erspart dir noch dazu einen Verlust.
lesson-march-brood = Noch eine Reaktion
    .say = Wenn der Bot sammelt, zieht er zwei Karten, und du darfst eine Larve nehmen. Reaktionen kosten nichts, also achte auf jede: Was andere tun, hilft auch dir.
lesson-march-march = Marschieren
    .say = Du hast fünf Schritte, Larven zuerst. Setz zwei Larven in den Großen Tunnel und führ beide weiter auf leere Plätze von Erdreich, wo der Bot wohnt: Auch dort ernten sie. Dann drücke auf „Fertig“.
lesson-march-rest = Rasten
    .say = Deine Nahrung ist aufgebraucht, also raste: Das bringt eine Larve. Hat zu zweit einer gerastet, ist der andere noch einmal am Zug. Dann ist die Arbeiterinnenphase vorbei.
lesson-march-battle = Ein Kampf
    .say = In diesem Hexfeld sind mehr Ameisen als Plätze, also wird gekämpft. Die Übersicht zählt beide Stärken; bei Gleichstand gewinnt der Verteidiger. Setz deine Karte ein: Ihre Wildheit zählt dazu, dann wird sie abgeworfen.
lesson-march-spoils = Verluste und Beute
    .say = Wer verliert, verliert so viele Ameisen, wie der Sieger stark ist; der Sieger verliert weniger und erhält einen Punkt. Hast du gewonnen, nimm die leeren Plätze: eine Ameise auf die Kontrolle, eine auf die Nahrung.
lesson-march-harvest = Ernten, dann füttern
    .say = In der Königinnenphase hat dir jeder Platz mit deiner Ameise seinen Ertrag gegeben. Dann haben alle gefressen: 1 Nahrung reicht für vier. Fehlt Nahrung, zahlst du Larven; danach verhungern Ameisen.
lesson-march-decree = Das Königliche Dekret
    .say = Deine Königin gibt dir 2 Nahrung oder 5 Larven. Aus Larven werden viele Ameisen, aber ohne Nahrung kommen sie nicht weit, und du hast kaum noch welche. Nimm die Nahrung.
lesson-march-slumber = Der Schlummer bringt Punkte
    .say = Die Runde ist vorbei. Jedes Hexfeld, das du kontrollierst und das ein Tunnel mit dem Großen Tunnel verbindet, hat dir einen Punkt gebracht, und das jede Runde wieder. Sie zu halten lohnt sich.
lesson-march-forage = Sammeln
    .say = Deine Hand ist leer. Sammle: 1 Nahrung für zwei Karten, ob Evolution, Ereignis oder Kolonieziel. Und merk dir: Kopf, Brust und Hinterleib zusammen sind 3 Punkte wert.
lesson-march-alone = Ab hier spielst du
    .say = Noch drei Runden wie diese, die letzte ohne Dekret. Erkunde, entwickle dich, kämpfe, wo du stärker bist, und heb Nahrung für deine Ameisen auf. Am Ende zählen auch Larven, Nahrung und Karten: Viel Erfolg!
lesson-march-remark-feeding = Deine Ameisen brauchen { $due } Nahrung, und nach der Ernte hast du { $food }: { $larvae ->
    [one] Stattdessen würde 1 Larve gefressen.
   *[other] Stattdessen würden { $larvae } Larven gefressen.
  }
lesson-march-remark-starving = Deine Ameisen brauchen { $due } Nahrung, und nach der Ernte hast du { $food }: { $starving ->
    [one] 1 Ameise würde verhungern.
   *[other] { $starving } Ameisen würden verhungern.
  }
lesson-march-remark-last = Die letzte Runde beginnt. Wer am Ende die meisten Larven, die meiste Nahrung oder die meisten Karten hat, bekommt dafür je { $points } Punkte: Auch was du aufhebst, ist etwas wert.
lesson-march-remark-battle = Es kommt zum Kampf { $in }, und du bist schwächer: { $own } gegen { $theirs }. Schick mehr Ameisen, zieh ab oder behalt eine Karte mit viel Wildheit.
lesson-march-remark-decree = Du hast { $food } Nahrung, und jedes Erkunden, Marschieren oder Sammeln kostet { $price }: Denk an die nächste Runde.
lesson-march-remark-rest = Ohne Nahrung bleibt nur, eine Karte zu spielen oder zu rasten. Rasten bringt sofort { $larvae ->
    [one] 1 Larve
   *[other] { $larvae } Larven
  }{ $food ->
    [0] {""}
   *[other] {" "}und { $food } Nahrung für jeden späteren Zug, den du auslässt
  }.
lesson-march-remark-body = „{ $card }“ würde einen Ameisenkörper vollenden: { $points } Punkte.
lesson-march-remark-site = Zwischen deinen Ameisen ist noch Platz: Noch eine { $site } würde in jeder Ernte { $gain } bringen.
lesson-march-remark-larvae = { $n } Larven warten in deiner Kammer. Beim Marschieren kann jeder der { $steps } Schritte eine auf die Wiese bringen, wo sie sammelt und kämpft.
lesson-march-remark-goal = „{ $card }“ ist { $points } Punkte wert, wann immer es im Schlummer erfüllt ist, und das ist es noch nicht. Sieh nach, was es verlangt.
lesson-march-remark-inner = Das Hexfeld, das du { $in } kontrollierst, zählt nichts. Hexfelder der Inneren Wiese, mit dem Großen Tunnel verbunden, bringen in jeder Runde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
