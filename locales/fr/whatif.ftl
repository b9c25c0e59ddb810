# Et si…, notes privées, et reprendre à partir d’un moment d’une autre partie.

whatif = Et si…
whatif-say = Votre propre copie de la table. Les autres n’en voient rien.
whatif-counts = Rien ne compte ici. Les mains et les dés sont devinés.
whatif-news = Entre-temps, la partie a continué.
whatif-back = Revenir
    .hint = Une décision en arrière. Ce que vous avez essayé reste dans l’arbre.
whatif-dice = D’autres dés
    .hint = La même chose avec d’autres cartes cachées et d’autres dés.
whatif-leave = Retour à la partie
whatif-leave-back = Retour
whatif-others = Les autres
whatif-everybody = Je joue pour tous
whatif-bots = Des robots jouent : { $level }
whatif-now = Le début
whatif-tried = Déjà essayé
whatif-branches = { $n ->
    [0] rien encore
    [one] 1 branche
   *[other] { $n } branches
}
whatif-nothing = Jouez sur la table comme si c’était vrai. Revenez et jouez autre chose : vous avez deux branches à comparer.
whatif-deal = donne { $n }
whatif-branch = Cette branche
whatif-begin = Il ne s’est encore rien passé ici.
whatif-name = Nommer cette branche
whatif-prune = Supprimer cette branche
whatif-thinking = Un robot réfléchit …
whatif-stand = Où cela mènerait
whatif-against = comparé au début
whatif-win = { $win } % de chances de gagner, { $now } % au début
whatif-compare = Comparer les branches
whatif-branch-name = Branche
whatif-points = Points
whatif-wins = Gagner
whatif-percent = { $n } %
whatif-keep = Garder en note
whatif-kept = Gardé dans vos notes.
whatif-note = Et si : { $name }
whatif-note-end = J’aurais alors { $score } points.
whatif-note-win = J’aurais alors { $score } points et { $win } % de chances de gagner.

notes = Mes notes
notes-private = privées, gardées avec la table
notes-write = Écrire une note sur ce moment
notes-keep = Garder
notes-save = Enregistrer
notes-cancel = Annuler
notes-change = Modifier cette note
notes-delete = Supprimer cette note
notes-step = Étape { $n }

playon-title = Reprendre à partir d’ici
playon-say = Une nouvelle table commence à ce moment : { $moment }. Qui joue quelle colonie ?
playon-dice = La position est la même ; les dés et les tirages sont nouveaux à partir d’ici.
playon-start = Reprendre
playon-invite = Ouvrir la table
