# Die Lektion von Myrmes: crates/myrmes/lessons/first.toml enthält ihre Schritte.

lesson-myrmes-aim = Drei Jahre einer Ameisenkolonie
    .say = Wer nach dem dritten Winter die meisten Punkte hat, gewinnt. Diese Leiste zeigt sie: Du und der Bot beginnt mit 10. Spielen wir das erste Jahr zusammen.
lesson-myrmes-garden = Der Garten und dein Tunnelausgang
    .say = Hier kommen deine Arbeiter heraus. Gras bringt Nahrung, Erde und Stein brauchst du zum Graben, Pilze bringen nichts, und durchs Wasser geht niemand.
lesson-myrmes-event = Das Ereignis der Jahreszeit
    .say = Ein Würfel hat für diesen Frühling Larven +2 bestimmt: zwei Larven mehr, falls welche schlüpfen. Mit Larven könntest du deinen Würfel verschieben. Dieses Ereignis ist gut, also behalte es.
lesson-myrmes-births = Drei Ammen
    .say = Ammen ziehen deine Kolonie groß. Setze eine auf Larven und zwei auf Arbeiter: eine Larve, zwei mehr durch das Ereignis und ein Arbeiter.
lesson-myrmes-leave = Zum ersten Mal hinaus
    .say = Reihum ist jeder mit einem Arbeiter dran. Drücke auf deinen Tunnelausgang: Ein Arbeiter geht mit drei Schritten hinaus. Er kommt nicht zurück, also nutze ihn gut.
lesson-myrmes-walk = Ein Schritt
    .say = Jedes Feld kostet einen Schritt. Geh auf die leuchtende Erde; dahinter ist Gras, und der erste Winter verlangt 4 Nahrung.
lesson-myrmes-place = Dein erstes Pheromon
    .say = Geh auf das Gras und leg ein Zweier-Pheromon über beide Grasfelder. Auf jedem liegt eine Nahrung; in jeder Jahreszeit holst du eine davon heim.
lesson-myrmes-room = Arbeit in der Kolonie
    .say = Ein Arbeiter kann auch drinnen bleiben: Diese Kammer bringt eine Larve, und er kommt am Ende der Jahreszeit zurück. Wozu fünf Larven gut sind, siehst du bald.
lesson-myrmes-another = Erde und Stein
    .say = Dein letzter Arbeiter geht hinaus. Leg ein Zweier-Pheromon auf Erde und Stein, gleich neben deinem Tunnelausgang: Damit gräbst du tiefer, und tiefer erlaubt größere Plättchen.
lesson-myrmes-harvest = Ernte
    .say = Jedes Pheromon bringt einen Würfel. Auf dem Gras liegt nur Nahrung, die kommt von selbst; hier wählst du. Nimm die Erde.
lesson-myrmes-summer = Sommer
    .say = Der Arbeiter aus der Kammer ist zurück; die im Garten sind weg. Der Würfel des Sommers sagt Soldat +1, falls einer schlüpft. Behalte es.
lesson-myrmes-soldiers = Soldaten und das Atelier
    .say = Zwei Ammen auf Soldaten bringen dank dem Ereignis zwei davon. Schick die dritte ins Atelier: Sie hat mit deinen Larven etwas vor.
lesson-myrmes-hunt = Jagen
    .say = Ein Marienkäfer bringt 2 Nahrung und kostet einen Soldaten. Geh hinaus, über dein Pheromon (das ganze Plättchen ist ein Schritt), und drücke auf den Marienkäfer.
lesson-myrmes-ground = Den Boden nutzen
    .say = Nach der Jagd geht es weiter. Leg ein Zweier-Pheromon dorthin, wo der Käfer war: Es trägt noch eine Nahrung, denn Pilze bringen nichts.
lesson-myrmes-objective = Eine Aufgabe
    .say = Deine Amme erfüllt eine Aufgabe: „5 Larven“ bringt 6 Punkte. Die Amme bleibt darauf liegen, rechne also mit einer weniger.
lesson-myrmes-store = Was die Vorratskammer fasst
    .say = Am Ende einer Jahreszeit behältst du nur 4 Würfel. Der Winter naht und will Nahrung: Wirf den Stein und die Erde ab. Dann ist nur noch Nahrung da, und auch davon geht eine.
lesson-myrmes-winter = Der Winter naht
    .say = Nach dem Herbst zahlst du 4 Nahrung, für jeden Soldaten 1 weniger. Jede fehlende kostet 3 Punkte. Spiel diesen Herbst, wie du magst; ich sage nur noch ab und zu etwas.
lesson-myrmes-alone = Ein neues Jahr
    .say = Das war ein ganzes Jahr. Die beiden anderen gehen genauso, nur verlangen die Winter 5 und 6 Nahrung. Grab tiefer, bau größer, erfülle Aufgaben: viel Erfolg!
lesson-myrmes-remark-winter = Der Winter wird { $due } Nahrung nehmen, und du hast { $food }: Das würde { $points } Punkte kosten.
lesson-myrmes-remark-store = Du hast { $n } Würfel, und die Vorratskammer behält am Ende der Jahreszeit { $limit }: Gib aus, was du kannst, sonst verlierst du { $over }.
lesson-myrmes-remark-prey = { $prey ->
    [ladybug] Ein Marienkäfer
    [termite] Eine Termite
   *[spider] Eine Spinne
  } ist für deinen Arbeiter erreichbar: Für { $soldiers ->
    [one] 1 Soldaten
   *[other] { $soldiers } Soldaten
  } gibt es { $food } Nahrung{ $points ->
    [0] {""}
   *[other] {" "}und { $points } Punkte
  }.
lesson-myrmes-remark-last = Das ist die letzte Jahreszeit. Danach zählen nur Punkte, und der Winter will noch seine Nahrung: Mach jetzt alles andere zu Punkten.
lesson-myrmes-remark-objective = Du kannst die Aufgabe „{ $objective }“ schon bezahlen: Eine Amme im Atelier würde damit { $points } Punkte holen.
lesson-myrmes-remark-level = Du hast, was Ebene { $level } kostet: Eine Amme im Atelier könnte graben, und tiefere Kolonien legen größere Plättchen.
lesson-myrmes-remark-soldiers = Ohne Soldaten können deine Arbeiter weder jagen noch fremde Plättchen betreten. { $nurses } Ammen bringen einen, der auch im Winter eine Nahrung spart.
lesson-myrmes-remark-larvae = Du hast { $n } Larven, genug für { $reached ->
    [one] 1 anderes Ereignis
   *[other] { $reached } andere Ereignisse
  }. Was du behältst, ist nicht verloren: { $sacrifice } Larven werden jederzeit zu 1 Nahrung.
lesson-myrmes-remark-empty = { $n ->
    [one] Dein Pheromon ist leer
   *[other] Deine { $n } Pheromone sind leer
  }: Ohne ein neues auf frischem Boden gibt es nichts zu ernten.
