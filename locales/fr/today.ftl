# Ce qui change chaque jour : la partie du jour et son résultat.

today-game = La partie du jour
today-game-say = La même donne pour tous, contre un robot { $level }. Un seul essai.
today-new = Pas encore jouée
today-running = Vous êtes en pleine partie
today-given-up = Abandonnée
today-done = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
today-play = La jouer
today-go-on = Continuer
today-result = Résultat

today-puzzles = Problèmes
today-puzzles-say = Un tour est nettement le meilleur. Trouvez-le sur la table et voyez pourquoi.
today-puzzles-new = Aucun problème résolu pour l’instant
today-puzzles-solved = { $n ->
    [one] { $n } problème résolu
   *[other] { $n } problèmes résolus
}
today-puzzles-open = Résoudre

daily-title = La partie du jour
daily-of = La partie du jour de { $game }
daily-what = Aujourd’hui, tout le monde reçoit la même mise en place et les mêmes dés, et joue seul contre le même robot { $level }.
daily-one-try = Vous n’avez qu’un essai. Si vous quittez la table, la partie vous attend.
daily-no-help = Pas de conseils, et rien ne se reprend une fois que le hasard a décidé.
daily-after = Vous verrez ensuite où vous en êtes parmi les robots de tous les niveaux et parmi tous les joueurs de ce serveur.
daily-play = Jouer la partie du jour
daily-go-on = Continuer la partie
daily-given-up = Vous avez abandonné la partie du jour. Une nouvelle vous attend demain.

daily-you = vous
daily-result = { $points ->
    [one] { $points } point, au moins aussi bien que { $level }
   *[other] { $points } points, au moins aussi bien que { $level }
}
daily-result-plain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-result-others = Les résultats des autres
daily-same = Même mise en place, mêmes dés, même adversaire pour tous ; des robots de chaque niveau ont joué à votre place.
daily-won = Vous avez battu le robot { $level } par { $own } à { $rival }.
daily-lost = Le robot { $level } a gagné par { $rival } à { $own }.
daily-replay = Revoir la partie
daily-share = Partager
daily-stand = Où vous en êtes
daily-means = moyenne de { $n } parties de chaque niveau à votre place
daily-means-none = moyenne de chaque niveau à votre place
daily-pending = Jouent encore : { $levels }. Leurs résultats apparaîtront ici.
daily-sources = D’où viennent les points
daily-sources-note = ce qui a fait la différence
daily-source = Origine
daily-behind = { $level } avait { $lead } points d’avance. Surtout : { $source }, { $points } points de plus que vous.
daily-ahead = Vous aviez { $lead } points d’avance sur { $level }. Surtout : { $source }, { $points } points de plus.
daily-begun = départ
daily-points = points
daily-people = Tout le monde ici
daily-people-note = { $n ->
    [one] { $n } personne a joué
   *[other] { $n } personnes ont joué
}
daily-people-none = Personne n’a joué cette partie jusqu’au bout.
daily-fair = Des dés honnêtes
daily-fair-say = La donne découle d’un secret du serveur et de la date. Son empreinte est la même à toutes les tables : personne n’a eu une autre donne. Comme personne n’y ajoute rien, cela ne prouve pas que le serveur n’a pas choisi la donne.
daily-fair-figures = L’empreinte et le secret
daily-commitment = Empreinte du secret
daily-secret = Secret
daily-secret-later = Révélé à la fin de la journée.
daily-todays = La partie d’aujourd’hui
