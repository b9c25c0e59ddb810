# Le professeur d’une leçon, pour tous les jeux.

coach-outline = Votre première partie
coach-of = { $n } sur { $total }
coach-done = fait
coach-step = Étape { $n } sur { $total }
coach-here = ici
coach-back = Retour
    .hint = Annule la dernière étape de la leçon.
    .gone = Le robot a joué depuis : la dernière étape reste.
coach-later = à l’étape { $n }
coach-show = Montrez-moi
    .hint = Le professeur fait cette étape à votre place, lentement.
coach-skip = Passer cette étape
    .hint = Fait cette étape pour vous d’un coup et continue.
    .read = Passe à l’étape suivante.
coach-leave = Quitter la leçon
    .hint = Le professeur s’en va, la table reste : une partie ordinaire contre le robot débutant.
coach-quiet = Plus de remarques
    .hint = Le professeur ne dit plus rien à cette table.
coach-read = Continuer
    .hint = Passer à l’étape suivante (Entrée).
coach-first = C’est permis. Mais d’abord …
    .say = « { $step } » vient d’abord dans cette leçon. Rien ne s’est encore passé.
coach-wrong = Rien n’est perdu.
coach-anyway = Laissez-moi choisir
    .hint = Faites ce que vous vouliez ; le professeur n’insiste pas.
coach-all-right = D’accord
    .hint = Revenir à l’étape de la leçon (Entrée).

# The tour of the first table.

tour-prompt = Que faire maintenant
    .say = Cette phrase dit ce que la table attend. Ses boutons y répondent, et ce que vous pouvez choisir ailleurs est éclairé en couleur miel.
tour-board = Le plateau
    .say = Tout ce qui est éclairé se presse. Pointez une chose, ou laissez le doigt dessus, pour lire ce que c’est, ce qu’elle rapporte et ce qu’elle coûte ; la molette ou deux doigts rapprochent.
tour-own = Votre colonie
    .say = Ce que vous avez et ce qui vient. Quand il y a une décision à prendre, son panneau s’ouvre ici.
tour-players = Les joueurs
    .say = Les chiffres de chacun et à qui c’est le tour. Pressez une colonie pour la regarder.
tour-log = Ce qui s’est passé
    .say = La ligne la plus récente est en haut. Pointez une ligne pour voir ses lieux sur le plateau, et suivez le livre jusqu’à sa règle.
tour-menu = Les outils
    .say = Le menu de la table contient les règles, cette visite et le lien pour vos amis ; les réglages, la langue, les couleurs et la vitesse. La touche ? affiche la liste des touches.
tour-sheet = Le volet
    .say = Votre colonie, les autres joueurs et le journal sont les onglets de ce volet. Tirez-le vers le haut pour en voir davantage.
tour-skip = Passer
tour-next = Suivant
tour-end = Jouer
