# Le professeur d’une leçon, pour tous les jeux.

coach-outline = Votre première partie
coach-of = { $n } sur { $total }
coach-done = fait
coach-step = Étape { $n } sur { $total }
coach-here = ici
coach-show = Montrez-moi
    .hint = Le professeur fait cette étape à votre place, lentement.
coach-skip = Passer cette étape
    .hint = Passe à l’étape suivante sans faire celle-ci.
coach-leave = Quitter la leçon
    .hint = Le professeur s’en va, la table reste : une partie ordinaire contre le bot débutant.
coach-quiet = Plus de remarques
    .hint = Le professeur ne dit plus rien à cette table.
coach-read = Continuer
    .hint = Passer à l’étape suivante (Entrée).
coach-first = C’est permis. Mais d’abord …
    .say = « { $step } » vient d’abord dans cette leçon. Rien ne s’est encore passé.
coach-anyway = Laissez-moi choisir
    .hint = Faites ce que vous vouliez ; le professeur n’insiste pas.
coach-all-right = D’accord
    .hint = Revenir à l’étape de la leçon (Entrée).
