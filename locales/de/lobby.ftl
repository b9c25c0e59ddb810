# Tische eröffnen und finden, Namen, Links.

cancel = Abbrechen
yes = Ja
no = Nein

# Wie stark ein Bot ist, was er überschätzt und wie das im Satz heißt (.bot).
level-random = Sorglos
    .bot = sorglos
    .say = Spielt irgendetwas, das die Regeln erlauben.
level-greedy = Gierig
    .bot = gierig
    .say = Nimmt, was sofort etwas bringt.
level-novice = Neuling
    .bot = Neuling
    .say = Kennt ein paar Hundert Partien und übersieht vieles. Gut für den Anfang.
level-casual = Amateur
    .bot = Amateur
    .say = Spielt vernünftig und macht die Fehler, die am Anfang alle machen.
level-skilled = Könner
    .bot = Könner
    .say = Weiß, was sich lohnt, und verzeiht keine Verschwendung.
level-expert = Experte
    .bot = Experte
    .say = Spielt seine besten Züge im Kopf weiter, bevor er wählt.
level-master = Meister
    .bot = Meister
    .say = Rechnet vor jedem Zug lange voraus. Komm mit einem Plan.
character-surprise = Eine Überraschung
    .say = Jeder Bot zieht einen: { $names }.
character-none = Keiner
    .say = Überschätzt nichts.
character-hunter = Jäger
    .bot = Jäger
    .say = Überschätzt Beute: jagt auch, wo anderes mehr bringt.
character-builder = Baumeister
    .bot = Baumeister
    .say = Überschätzt Spezial-Plättchen, weitere Kolonien und die Königin.
character-collector = Sammler
    .bot = Sammler
    .say = Überschätzt Aufgaben und nimmt für sie Umwege in Kauf.
character-miser = Geizhals
    .bot = Geizhals
    .say = Überschätzt, was der Winter kostet: hortet lieber, als einen Punkt zu verlieren.
character-warrior = Krieger
    .bot = Krieger
    .say = Überschätzt Kämpfe und Hundertfüßer: kämpft auch, wo Frieden mehr bringt.
character-settler = Siedler
    .bot = Siedler
    .say = Überschätzt die Innere Wiese und Sammelplätze.
character-breeder = Züchter
    .bot = Züchter
    .say = Überschätzt vollständige Ameisenkörper und Karten.
character-planner = Planer
    .bot = Planer
    .say = Überschätzt Kolonieziele und richtet sein ganzes Spiel danach aus.
bot = Bot
bot-level = Bot, { $level }

seat-open = Freier Platz
seat-bot = Bot { $n }
seat-guest = Gast { $n }
seat-somebody = Jemand

name-title = Dein Name
name-label = Name
name-say = Die anderen am Tisch lesen ihn. Kein Konto, kein Passwort.
name-save = Das bin ich
me-rename = Dein Name: { $name }. Ändern
me-nameless = Noch ohne Namen

link-copy = Link kopieren
link-share = Link teilen
link-copied = Der Link ist kopiert.
link-not-copied = Der Link konnte nicht kopiert werden: Markiere ihn im Feld.

transfer-title = Auf einem anderen Gerät weiterspielen
transfer-say = Öffne dort diesen Link, dann bist das du: dein Name, deine Tische. Er gilt einmal.
transfer-link = Dein Link
transfer-until = Gültig bis { $time }.
transfer-more = Alle deine Geräte und ein Rettungscode

home-running = Partien zum Zuschauen
home-title-waiting = ({ $n }) Du bist dran · Formicarium
stand-season = Jahr { $year }, { $season ->
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
}
stand-winter = Jahr { $year }, Winter
stand-setup = Aufbau
stand-round = { $round ->
    [0] Tauwetter
    [1] Vorfrühling
    [2] Spätfrühling
    [3] Sommer
   *[4] Herbst
}, { $phase ->
    [worker] Arbeiterinnenphase
    [soldier] Soldatinnenphase
    [queen] Königinnenphase
   *[over] Ende
}

play-level = Bots
play-character = Charakter
new-seat = Platz { $n }
new-seat-me = Ich
new-seat-open = Frei
new-seat-local = An diesem Bildschirm
new-seat-bot = Bot

setup-data = Vieles in dieser Schachtel haben wir rekonstruiert.
setup-data-link = Was das heißt

room-rules = Was vereinbart ist

curtain-hands = Die Handkarten sind verdeckt
curtain-hold = Halte eine Sekunde gedrückt, damit niemand aus Versehen aufdeckt. Mit Tasten: Eingabe halten oder zweimal drücken.
curtain-once-more = Noch einmal
curtain-since = Inzwischen

# Component data: which set a table is played with.
data-choose = Spielmaterial
data-own = Die Daten des Programms
data-set = Gespielt mit dem Datensatz „{ $name }“.
data-other = Gespielt mit anderen Materialdaten als denen des Programms ({ $hash }).
data-bots = Die Bots haben mit anderen Materialdaten geübt und spielen hier vielleicht schwächer.
home-march-gallery = Alle Karten und Hexfelder
home-open-record = Gespeicherte Partie ansehen
