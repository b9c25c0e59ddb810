# What every table says: the prompt, the sheet of a phone, the end.

play-undo = Zurück
    .hint = Nimm deine letzte Aktion zurück (U). { $n ->
        [one] Eine lässt sich zurücknehmen.
       *[other] { $n } lassen sich zurücknehmen.
      }
play-thinks = { $n ->
    [one] { $who } überlegt
   *[other] { $who } überlegen
  }
play-refused-how = Es hat sich nichts geändert.
play-the-rule = Die Regel
    .hint = Lies die Regel, die dagegen spricht.
play-all-right = Verstanden
    .hint = Schließen und weiterspielen.
play-sheet-up = Blatt hochziehen
play-sheet-down = Blatt herunterziehen
play-review = Ansehen
    .hint = Das Spielfeld ansehen, wie es daliegt.
play-replay = Nachspielen
    .hint = Die Partie von Anfang an sehen.
play-rematch = Revanche
    .hint = Noch einmal mit denselben Spielern.
