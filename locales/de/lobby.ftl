# Tische eröffnen und finden, Namen, Links.

cancel = Abbrechen
yes = Ja
no = Nein

level-random = Sorglos
level-greedy = Gierig
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
transfer-working = Umzug …
transfer-done = Fertig: Dieses Gerät ist jetzt { $name }.
transfer-done-nameless = Fertig: Dieses Gerät gehört jetzt zu dir.

home-running = Partien zum Zuschauen
home-title-waiting = ({ $n }) Du bist dran · Formicarium
row-with = { $game } mit { $names }
row-your-turn = du bist dran
row-gathering = wartet auf Spieler
row-thinks = wartet auf { $names }
row-invites = { $name } lädt ein
row-play = Spielen
row-look = Ansehen
row-join = Mitspielen
row-watch = Zuschauen
stand-season = Jahr { $year }, { $season ->
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
}
stand-winter = Jahr { $year }, Winter
clock-none = ohne Uhr
clock-live = je { $minutes } min, +{ $seconds } s je Zug
clock-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}

play-title = Gegen Bots spielen
play-players = Spieler
play-level = Bots
play-start = Los
screen-title = An diesem Bildschirm
screen-say = Ihr teilt euch dieses Gerät. Wird verdeckt gewählt, sagt die Seite, wer es bekommt.
invite-title = Freunde einladen
invite-say = Eröffne einen Tisch und schick seinen Link. Freie Plätze warten auf die, die kommen.
invite-open = Tisch eröffnen
invite-who = Wer ihn sieht
invite-link-only = Nur mit dem Link
invite-public = Alle
invite-clock = Bedenkzeit
invite-clock-none = Keine
invite-clock-short = 15 min
invite-clock-long = 40 min
invite-clock-day = 1 Tag
invite-clock-days = 3 Tage
invite-zero = Wenn die Zeit um ist
invite-zero-nothing = Alle sehen es
invite-zero-bot = Ein Bot spielt weiter
new-seat = Platz { $n }
new-seat-me = Ich
new-seat-open = Frei
new-seat-local = An diesem Bildschirm
new-seat-bot = Bot

house-rules = Hausregeln
house-variant = Regeln
house-variant-rulebook = Spielregel
house-variant-manual = Handbuch
house-variant-say = Das Handbuch ist eine verbreitete Zusammenfassung, die in den Punkten unten abweicht.
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
house-level_plus_one-say = Auch Kammern, Lager und Spezial-Plättchen oder nur größere Pheromone.
house-first_player_passes = Startspieler wechselt
house-first_player_passes-season = Jede Jahreszeit
house-first_player_passes-year = Jedes Jahr
house-first_player_passes-say = Wann der Nächste im Uhrzeigersinn beginnt.
