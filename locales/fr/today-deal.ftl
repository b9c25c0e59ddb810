# La même donne à plusieurs tables, et ce que dit une table dont d’autres jouent la donne.

notice-daily = La partie du jour : un seul essai, sans conseils, sans retour en arrière après le hasard.
notice-daily-go = Voir où vous en êtes
notice-deal = La même donne se joue à d’autres tables. Personne ne regarde une autre table avant d’avoir fini sa propre partie.
notice-deal-go = Comparer les tables

deal-title = Même donne
deal-tables = { $n } tables, une seule donne
deal-result = Ce que chacun a fait de sa place
deal-what = La mise en place, les dés et les robots sont les mêmes à toutes les tables : seule la façon de jouer diffère. Comparez-vous à ceux qui avaient votre place ailleurs.
deal-hidden = Les résultats apparaîtront ici quand votre propre partie sera terminée.
deal-hidden-others = Les résultats apparaîtront ici quand toutes les tables auront terminé.
deal-by-seat = Place par place
deal-by-seat-note = les points, et l’écart à la moyenne de cette place
deal-table = Table { $n }
deal-seat = Place
deal-mean = Moyenne
deal-open = attend des joueurs
deal-running = en cours
deal-over = terminée
deal-abandoned = abandonnée
deal-sit = S’asseoir
deal-go-on = Votre table
deal-watch = Regarder
deal-replay = Revoir
deal-close = Fermer
    .hint = Personne n’est venu à cette table. Les autres ne l’attendent plus.
deal-made = Qui a tiré le plus de sa place
deal-made-note = points au-dessus ou au-dessous de la moyenne de la même place
deal-rules = Une donne, un essai
deal-rules-once = Chacun joue la donne à une seule table.
deal-rules-look = Jusqu’à la fin de votre partie, les autres tables vous sont cachées. Ensuite, vous pouvez les regarder et lire les résultats.
deal-rules-back = Rien ne s’essaie, et rien ne se reprend une fois que le hasard a décidé.
deal-link = Lien pour vos amis
deal-fair-say = La donne découle d’un seul secret du serveur. Son empreinte est la même à toutes les tables : personne n’a eu une autre donne. Comme les joueurs n’y ajoutent rien, cela ne prouve pas que le serveur n’a pas choisi la donne.
deal-secret-later = Révélé quand toutes les tables auront terminé.
