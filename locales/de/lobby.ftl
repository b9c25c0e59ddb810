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

play-title = { $game } spielen
play-alone = Allein
play-players = Spieler
play-level = Bots
play-character = Charakter
play-start = Los
invite-clock-none = Keine
invite-clock-short = 15 min
invite-clock-long = 40 min
invite-clock-day = 1 Tag
invite-clock-days = 3 Tage
invite-zero-nothing = Alle sehen es
invite-zero-bot = Ein Bot spielt weiter
invite-hints-yes = Erlaubt, und alle sehen es
invite-hints-no = Keine
new-seat = Platz { $n }
new-seat-me = Ich
new-seat-open = Frei
new-seat-local = An diesem Bildschirm
new-seat-bot = Bot

house-rules = Hausregeln
house-variant = Regeln
house-variant-rulebook = Spielregel
house-variant-manual = Handbuch
house-variant-say = Das Handbuch ist eine Zusammenfassung von dritter Seite, die in den Punkten unten abweicht.
house-supply = Würfel
house-supply-unlimited = Gehen nie aus
house-supply-box = Wie in der Schachtel
house-supply-say = Ob Nahrung, Erde, Steine und Larven ausgehen können.
house-event_shift = Ereignis-Würfel
house-event_shift-both = Beide Richtungen
house-event_shift-right = Nach rechts
house-event_shift-say = Wohin Larven ihn rücken.
house-season_dice = Jahreszeit-Würfel
house-season_dice-year = Jedes Jahr
house-season_dice-season = Jede Jahreszeit
house-season_dice-say = Wann gewürfelt wird: alle drei im Voraus oder einer nach dem anderen.
house-pheromone_points = Pheromone bringen
house-pheromone_points-printed = Was darauf steht
house-pheromone_points-size = Ihre Größe
house-pheromone_points-say = Punkte für das Auslegen eines Pheromons.
house-clearing_points = Entfernen bringt
house-clearing_points-printed = Was darauf steht
house-clearing_points-size = Die Größe
house-clearing_points-say = Nach Größe bringt auch das Entfernen eigener Pheromone Punkte.
house-level_plus_one = Ebene +1 öffnet
house-level_plus_one-all = Alles
house-level_plus_one-pheromones = Nur Pheromone
house-level_plus_one-say = Auch Kammern, Vorratskammer und Spezial-Plättchen oder nur größere Pheromone.
house-first_player_passes = Startspieler wechselt
house-first_player_passes-season = Jede Jahreszeit
house-first_player_passes-year = Jedes Jahr
house-first_player_passes-say = Wann der Nächste im Uhrzeigersinn beginnt.
house-foreign_tunnel = Gegnerischer Tunnelausgang kostet
house-foreign_tunnel-free = Nichts
house-foreign_tunnel-soldier = Einen Soldaten
house-foreign_tunnel-say = Was es kostet, den Tunnelausgang einer anderen Kolonie zu betreten. Die Regel verlangt nur für Plättchen einen Soldaten.

setup-length = Länge
setup-length-standard = Normal
setup-length-long = Lang
setup-length-say = Normal: vier Runden, vom Vorfrühling bis zum Herbst. Lang: vorher kommt das Tauwetter als fünfte Runde.
setup-horde = Wer gewinnt
setup-horde-each = Alle für sich
setup-horde-together = Zusammen gegen die Horde
setup-horde-say = Zusammen: Auch die Hundertfüßer-Horde zieht und punktet, und ihr gewinnt oder verliert alle gemeinsam.
setup-horde-alone = Allein spielst du gegen die Hundertfüßer-Horde: Auch sie zieht und punktet.
setup-difficulty = Schwierigkeit
setup-difficulty-easy = Leicht
setup-difficulty-normal = Normal
setup-difficulty-hard = Schwer
setup-difficulty-say = Leicht: für alle drei Larven mehr zu Beginn. Schwer: höchstens zwei Karten zu Beginn.
setup-more = Mehr zur Wahl
setup-wins = Die Horde gewinnt
setup-wins-beats_one = Wenn sie eine Person schlägt
setup-wins-beats_all = Wenn sie alle schlägt
setup-wins-beats_one-say = Ihr genügt, mehr Punkte zu haben als der Schwächste von euch: Niemand darf zurückbleiben.
setup-wins-beats_all-say = Sie braucht mehr Punkte als jede und jeder von euch: Der Stärkste kann die anderen retten.
setup-beyond = Jenseits der Wiese
setup-beyond-book = Nach Regel
setup-beyond-0 = Keine
setup-beyond-2 = 2
setup-beyond-3 = 3
setup-beyond-5 = Alle 5
setup-beyond-say = Hexfelder mit eigenen Wirkungen unter den anderen. Nach Regel: alle fünf zu fünft oder in einer langen Partie, sonst keine, wie die Regel es für eine erste Partie empfiehlt. Später empfiehlt sie 2 oder 3.
setup-species = Ameisen
setup-species-common = Gemeine Wiesenameisen
setup-species-primitive = Urtümliche Arten
setup-species-say = Urtümlich: Jedes Nest bekommt eine Art mit eigener Aktion, eigener Reaktion und eigenen Nachteilen und darf sie spielen.
setup-data = Vieles in dieser Schachtel haben wir rekonstruiert.
setup-data-link = Was das heißt

set-long = lange Partie
set-alone = allein gegen die Horde
set-horde = zusammen gegen die Horde
set-difficulty = { $difficulty ->
    [easy] leicht
   *[hard] schwer
}
set-beats-all = die Horde muss alle schlagen
set-beyond = { $n ->
    [0] nichts von jenseits der Wiese
    [one] 1 Hexfeld von jenseits der Wiese
   *[other] { $n } Hexfelder von jenseits der Wiese
}
set-species = urtümliche Arten
set-manual = Regeln des Handbuchs
set-switch = { $what }: { $how }
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
