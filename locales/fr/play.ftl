# What every table says: the prompt, the sheet of a phone, the end.

play-undo = Annuler
    .hint = Reprendre votre dernière action (U). { $n ->
        [one] Une action peut être reprise.
       *[other] { $n } actions peuvent être reprises.
      }
play-thinks = { $n ->
    [one] { $who } réfléchit
   *[other] { $who } réfléchissent
  }
play-refused-how = Rien n’a changé.
play-the-rule = La règle
    .hint = Lire la règle qui s’y oppose.
play-all-right = Entendu
    .hint = Fermer et continuer.
play-sheet-up = Remonter le volet
play-sheet-down = Baisser le volet
play-review = Regarder
    .hint = Voir le plateau tel qu’il est.
play-replay = Revoir
    .hint = Revoir la partie depuis le début.
play-rematch = Revanche
    .hint = Rejouer avec les mêmes joueurs.
