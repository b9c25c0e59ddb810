# Die Gemeine Wiesenameise und die urtümlichen Arten: Königliches Dekret, eigene Aktion, und was ihnen fehlt.

species-common_meadow_ant = Gemeine Wiesenameise
    .decree = 2 Nahrung oder 5 Larven
species-crazy_ant = Verrückte Ameise
    .decree = 2 Nahrung oder 4 Larven
    .action = Tanz des Chaos
    .does = Für 1 Nahrung: Wirf Karten vom Stapel ab, bis ein Ereignis kommt, und spiel es kostenlos; du musst. Dann darfst du Schritte bis zu seiner Wildheit machen, erst Larven.
    .reaction = Alle anderen dürfen je 1 Larve nehmen.
    .drawbacks = Raserei: Du darfst nicht rasten, solange du Nahrung oder Karten hast. Zerstreute Reihen: Brust-Evolutionen geben keinen Kastenbonus.
species-nomadic_ant = Wanderameise
    .decree = 2 Nahrung oder 4 Larven
    .action = Reise der 6000 Schritte
    .does = Für 1 Nahrung: Erkunde 2 Hexfelder von einem Hexfeld aus, beide durch einen Tunnel mit ihm verbunden. Alle deine Ameisen darin ziehen in die beiden neuen.
    .reaction = Alle anderen dürfen je 1 Larve auf ein Hexfeld, das sie bewohnen, oder in den Großen Tunnel setzen und dann mit einer Ameise 1 Schritt machen.
    .drawbacks = Unfruchtbare Königin: Bei der Ernte gibt dir ein doppelter Larvenplatz nur 1 Larve. Pfad des Friedens: Kopf-Evolutionen geben keinen Kastenbonus.
species-mutant_ant = Mutantenameise
    .decree = 2 Nahrung oder 4 Larven
    .action = Doppelt gespleißte Gene
    .does = Für 1 Nahrung: Spiel 1 Evolution zu ihren Kosten; dann darfst du eine weitere, die nicht mehr kostet, kostenlos spielen. Jede kommt über oder unter die Evolutionen ihres Körperteils.
    .reaction = Alle anderen dürfen je 1 Evolution zu ihren Kosten spielen; du erhältst so viele Larven, wie sie kostet.
    .drawbacks = Erleuchtete Kolonie: Für jeden Kampf, an dem du beteiligt bist, verlierst du 1 Koloniepunkt. Mutation: Zu Beginn der Soldatinnenphase wirfst du deine Hand ab und ziehst ebenso viele Karten.
species-raiding_ant = Raubzugameise
    .decree = 2 Nahrung oder 4 Larven
    .action = Raubzug
    .does = Für 1 Nahrung: Mach bis zu 3 Schritte und 1 mehr je Brust-Evolution, erst Larven. Dann kämpfst du als Eindringling gegen einen Spieler in einem umkämpften Hexfeld, in dem du eine Ameise hast.
    .reaction = Wer gegen dich gekämpft hat, zieht 1 Karte.
    .drawbacks = Tunnelblick: Du beginnst das Spiel mit 1 Karte. Kriegsrationen: Hinterleib-Evolutionen geben keinen Kastenbonus.
