# What every table says: the prompt, the sheet of a phone, the end.

play-acts = Aktionen
play-undo = Zurück
    .hint = Nimm deine letzte Aktion zurück (U). { $n ->
        [one] Eine lässt sich zurücknehmen.
       *[other] { $n } lassen sich zurücknehmen.
      }
play-ended = Niemand hat gewonnen. Was man noch tun kann, steht im Menü des Tisches.
play-hint = Was würdest du tun?
    .short = Tipp
    .hint = Frag den stärksten Bot, was er an deiner Stelle tun würde (H).
    .seen = Frag den stärksten Bot (H). Alle am Tisch sehen, dass du gefragt hast.
    .asking = Er überlegt …
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
play-review = Spielfeld
    .hint = Das Spielfeld ansehen, wie es daliegt.
play-analyse = Analyse
    .hint = Was die Partie entschieden hat: wer wann vorn lag und welche Entscheidungen am meisten gekostet haben.
play-replay = Nachspielen
    .hint = Die Partie von Anfang an sehen.
play-rematch = Revanche
    .hint = Noch einmal mit denselben Spielern.

## The panel of a moment

play-fold = Stattdessen deine Kolonie zeigen
play-unfold = Aufklappen

## Going back behind what others have done

play-back = Zurück
play-back-ask = { $n ->
    [one] { $who } bitten zurückzugehen
   *[other] Die anderen bitten zurückzugehen
}
play-back-bots = Nimm deinen letzten Zug und alles seither zurück (U). Die Bots sind einverstanden.
play-back-people = Bitte { $who }, deinen letzten Zug und alles seither zurückzunehmen (U).

## Was erzählt wird

tell-go-on = Weiter
key-space = Leertaste

play-sure = Bist du sicher?
play-sure-how = Bis du Ja sagst, geschieht nichts.
play-sure-no = Nein
    .hint = Nichts geschieht.
play-sure-yes = Ja
    .hint = So machen (Eingabe).
tell-away = Während du weg warst
tell-away-how = { $n ->
    [one] Eines ist geschehen.
   *[other] { $n } Dinge sind geschehen.
  } Dann geht es weiter.
tell-away-more = { $n ->
    [one] und noch eine Zeile im Protokoll
   *[other] und noch { $n } Zeilen im Protokoll
  }
tell-away-points = Was es an den Punkten änderte
tell-away-steps = Schritt für Schritt

## Die Tasten

keys = Tasten
keys-next = zum nächsten leuchtenden Ort; mit Umschalt zurück
keys-tab = auf dem Brett: von einem leuchtenden Ort zum nächsten
keys-digits = drücken, was das Feld anbietet, der Reihe nach
keys-enter = drücken, was den Fokus hat, oder bestätigen
keys-undo = zurücknehmen; auch Strg + Z oder Cmd + Z
keys-hint = den stärksten Bot fragen
keys-rule = die Regel zu dem, worauf gezeigt wird oder was den Fokus hat
keys-turn = das Plättchen in der Hand drehen; mit Umschalt andersherum
keys-flip = das Plättchen in der Hand wenden
keys-space = weiter, oder überspringen, was sich bewegt
keys-zoom = näher, weiter, das ganze Brett
keys-chat = Chat
keys-escape = ablegen, was in der Hand ist
keys-help = diese Liste

board-closer = Näher
board-farther = Weiter weg
board-whole = Ganzes Brett
board-to-lit = Zu den leuchtenden Orten
board-skip = Vorspulen
board-track = Punkte: { $scores }
board-score = { $name } { $points }
