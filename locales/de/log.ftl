# Das Protokoll: was alle Spiele gemeinsam haben. $name ist der Name eines Spielers.

log = Protokoll
log-rule = Die Regel lesen
log-earlier = Frühere Zeilen
log-empty = Noch ist nichts geschehen. Jeder Zug wird hier stehen, der letzte oben.
log-undone = zurückgenommen
log-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
log-score = { $name } { $score }
log-revealed = Alle haben gewählt

## Neben dem Spiel

log-taken_back = { $name } nimmt { $count ->
    [one] die letzte Aktion
   *[other] die letzten { $count } Aktionen
} zurück
log-taken_back-agreed = Alle sind einverstanden: { $name } nimmt { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} zurück
log-handed_over = Ein Bot spielt für { $name } weiter
log-resumed = { $name } ist zurück
log-hinted = { $name } fragt nach einem Tipp
log-clock_ran_out = Die Zeit von { $name } ist abgelaufen
log-abandoned = Das Spiel wurde aufgegeben
log-played_on = Weitergespielt aus einer anderen Partie
log-continued = Die Partie geht von hier aus weiter: { $count ->
    [one] 1 späterer Zug ließ
   *[other] { $count } spätere Züge ließen
} sich nicht mehr nachspielen
