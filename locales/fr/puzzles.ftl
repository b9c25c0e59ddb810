# Problèmes : un tour est nettement le meilleur.

puzzle = Problème
puzzle-say = La tâche, puis ce que valent les tours.
puzzle-name-1 = Bleu
puzzle-name-2 = Rouge
puzzle-name-3 = Ivoire
puzzle-name-4 = Rose
puzzle-name-5 = Noir
puzzle-n = Problème { $n }
puzzle-done = { $done } sur { $of } résolus
puzzle-done-short = { $done ->
    [0] Aucun problème résolu pour l’instant
    [one] { $done } problème résolu
   *[other] { $done } problèmes résolus
}
puzzle-you = Vous jouez
puzzle-when = Quand
puzzle-grade = Difficulté
puzzle-degree-easy = Facile
    .say = Quatre des cinq niveaux de robots trouvent le meilleur tour.
puzzle-degree-medium = Moyen
    .say = Deux ou trois des cinq niveaux de robots passent à côté du meilleur tour.
puzzle-degree-hard = Difficile
    .say = Quatre niveaux de robots sur cinq, ou tous, passent à côté du meilleur tour.
puzzle-do = Un tour est nettement meilleur que tous les autres. Jouez-le sur la table comme pour de vrai, jusqu’au bout. Vous pouvez revenir en arrière tant que vous n’avez pas appuyé sur « Vérifier ».
puzzle-missed = { $n ->
    [1] Un des cinq niveaux de robots passe à côté.
    [5] Les cinq niveaux de robots passent à côté.
   *[other] { $n } des cinq niveaux de robots passent à côté.
}
puzzle-reveal = Montrer la solution

puzzle-task = Trouvez le meilleur tour
    .say = Jouez un tour entier. Ce n’est qu’une copie.
puzzle-whole = Est-ce le meilleur tour ?
    .say = Vérifiez-le ou revenez en arrière.
puzzle-over = Votre tour est terminé
    .say = Personne d’autre ne joue : un problème, c’est un seul tour.
puzzle-looking = La table après le coup { $letter }
    .say = Touchez un autre coup de la réponse pour voir où il mène.
puzzle-solved = C’est bien ce tour
    .say = Regardez aussi les autres : touchez-en un pour voir où il mène.
puzzle-as-good = C’est aussi bon
    .say = Votre tour vaut autant que la solution.
puzzle-better = Il y a un meilleur tour
    .say = Le panneau dit lequel et pourquoi.
puzzle-shown = Voici la solution
    .say = Le panneau dit pourquoi.
puzzle-checking = Les robots jouent la suite …
puzzle-check = Vérifier
    .hint = Compare votre tour au meilleur.
puzzle-back = Revenir
    .hint = Une étape en arrière.
puzzle-again = Réessayer
puzzle-list = Tous les problèmes
puzzle-next = Problème suivant
puzzle-play-on = Jouer la suite

puzzle-answer-first = Résolu du premier coup
puzzle-answer-later = Résolu
puzzle-answer-better = Pas le meilleur tour
puzzle-answer-shown = La solution
puzzle-worth = Ce que valent les tours
puzzle-worth-note = points de moins que le meilleur
puzzle-zero = meilleur
puzzle-best = la solution
puzzle-yours = votre tour
puzzle-yours-best = votre tour, la solution
puzzle-tap = Touchez un tour pour le voir sur la table.
puzzle-rivals = À la fin, { $letter } devrait laisser aux autres { $points } points de moins que { $other }.
puzzle-rivals-more = À la fin, { $letter } devrait laisser aux autres { $points } points de plus que { $other }.
puzzle-win = Chances de gagner : { $own } % avec { $letter }, { $theirs } % avec { $other }.
puzzle-levels = Qui le trouve
puzzle-finds = le trouve
puzzle-misses = passe à côté

puzzles = Problèmes
puzzles-of = Problèmes de { $game }
puzzles-say = Des positions de parties entre bons robots où un tour est nettement le meilleur. Chacune a été jouée de nombreuses fois avec d’autres dés et d’autres cartes cachées. Vous jouez le tour sur la table ; vous voyez ensuite ce qu’il vaut et pourquoi un autre aurait été meilleur.
puzzles-begin = Commencer par le premier
puzzles-go-on = Continuer
puzzles-state-new = pas encore essayé
puzzles-state-first = résolu du premier coup
puzzles-state-later = résolu
puzzles-state-missed = manqué jusqu’ici
