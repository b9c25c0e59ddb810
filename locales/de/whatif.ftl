# Was wäre, wenn; private Notizen; und ab einem Moment einer anderen Partie weiterspielen.

whatif = Was wäre, wenn
whatif-say = Deine eigene Kopie des Tisches. Die anderen sehen nichts davon.
whatif-counts = Hier zählt nichts. Hände und Würfel sind geraten.
whatif-news = Die Partie ist inzwischen weitergegangen.
whatif-back = Schritt zurück
    .hint = Eine Entscheidung zurück. Was du versucht hast, bleibt im Baum.
whatif-dice = Andere Würfel
    .hint = Dasselbe noch einmal mit anderen verdeckten Karten und anderen Würfeln.
whatif-leave = Zurück zur Partie
whatif-leave-back = Zurück
whatif-others = Die anderen
whatif-everybody = Ich spiele für alle
whatif-bots = Bots spielen: { $level }
whatif-now = Der Anfang
whatif-tried = Bisher versucht
whatif-branches = { $n ->
    [0] noch nichts
    [one] 1 Zweig
   *[other] { $n } Zweige
}
whatif-nothing = Mach am Tisch etwas, als wäre es echt. Geh einen Schritt zurück und mach etwas anderes: Dann hast du zwei Zweige zum Vergleichen.
whatif-deal = Mischung { $n }
whatif-branch = Dieser Zweig
whatif-begin = Hier ist noch nichts geschehen.
whatif-name = Diesen Zweig benennen
whatif-prune = Diesen Zweig entfernen
whatif-thinking = Ein Bot denkt nach …
whatif-stand = So stünde es hier
whatif-against = gegenüber dem Anfang
whatif-win = { $win } % Siegchance, am Anfang { $now } %
whatif-compare = Zweige vergleichen
whatif-branch-name = Zweig
whatif-points = Punkte
whatif-wins = Sieg
whatif-percent = { $n } %
whatif-keep = Als Notiz behalten
whatif-kept = Steht jetzt bei deinen Notizen.
whatif-note = Was wäre, wenn: { $name }
whatif-note-end = Dann hätte ich { $score } Punkte.
whatif-note-win = Dann hätte ich { $score } Punkte und { $win } % Siegchance.

notes = Meine Notizen
notes-private = privat, bleiben beim Tisch
notes-write = Eine Notiz zu diesem Moment schreiben
notes-keep = Behalten
notes-save = Speichern
notes-cancel = Abbrechen
notes-change = Diese Notiz ändern
notes-delete = Diese Notiz löschen
notes-step = Schritt { $n }

playon-title = Von hier aus weiterspielen
playon-say = Ein neuer Tisch beginnt mit diesem Moment: { $moment }. Wer spielt welche Kolonie?
playon-dice = Die Stellung ist dieselbe; Würfel und Karten sind ab hier neu.
playon-start = Weiterspielen
playon-invite = Tisch öffnen
