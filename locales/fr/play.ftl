# What every table says: the prompt, the sheet of a phone, the end.

play-acts = Actions
play-undo = Annuler
    .hint = Reprendre votre dernière action (U). { $n ->
        [one] Une action peut être reprise.
       *[other] { $n } actions peuvent être reprises.
      }
play-ended = Personne n’a gagné. Le menu de la table montre ce qu’on peut encore faire.
play-hint = Que feriez-vous ?
    .short = Conseil
    .hint = Demander au robot le plus fort ce qu’il ferait à votre place (H).
    .seen = Demander au robot le plus fort (H). Toute la table voit que vous l’avez fait.
    .asking = Il réfléchit …
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
play-review = Plateau
    .hint = Voir le plateau tel qu’il est.
play-analyse = Analyse
    .hint = Ce qui a décidé la partie : qui menait et quand, et quelles décisions ont coûté le plus.
play-replay = Revoir
    .hint = Revoir la partie depuis le début.
play-rematch = Revanche
    .hint = Rejouer avec les mêmes joueurs.

## The panel of a moment

play-fold = Montrer plutôt votre colonie
play-unfold = Déplier

## Going back behind what others have done

play-back = Revenir
play-back-ask = { $n ->
    [one] Demander à { $who } de revenir
   *[other] Demander aux autres de revenir
}
play-back-bots = Reprendre votre dernier coup et tout ce qui a suivi (U). Les robots sont d’accord.
play-back-people = Demander à { $who } de reprendre votre dernier coup et tout ce qui a suivi (U).

## Ce qui est raconté

tell-go-on = Continuer
key-space = Espace

play-sure = Est-ce bien cela ?
play-sure-how = Rien ne se passe tant que vous n’avez pas dit oui.
play-sure-no = Non
    .hint = Rien ne se passe.
play-sure-yes = Oui
    .hint = Confirmer (Entrée).
tell-away = Pendant votre absence
tell-away-how = { $n ->
    [one] Une chose s’est passée.
   *[other] { $n } choses se sont passées.
  } Puis la partie continue.
tell-away-more = { $n ->
    [one] et une ligne de plus dans le journal
   *[other] et { $n } lignes de plus dans le journal
  }
tell-away-points = Ce que cela change aux points
tell-away-steps = Coup par coup

## Les touches

keys = Touches
keys-next = la place éclairée suivante ; avec Maj la précédente
keys-tab = sur le plateau : d’une place éclairée à l’autre
keys-digits = appuyer sur ce que propose le panneau, dans l’ordre
keys-enter = appuyer sur ce qui a le focus, ou confirmer
keys-undo = annuler ; aussi Ctrl + Z ou Cmd + Z
keys-hint = demander ce que ferait le robot le plus fort
keys-rule = la règle de ce qui est désigné ou a le focus, dans le livre de règles
keys-turn = tourner la tuile en main ; avec Maj dans l’autre sens
keys-flip = retourner la tuile en main
keys-space = continuer, ou sauter ce qui bouge
keys-zoom = plus près, plus loin, tout le plateau
keys-chat = discussion
keys-escape = lâcher ce qui est en main
keys-help = cette liste

board-closer = Plus près
board-farther = Plus loin
board-whole = Tout le plateau
board-to-lit = Vers les places éclairées
board-skip = Avance rapide
board-track = Score : { $scores }
board-score = { $name } { $points }
