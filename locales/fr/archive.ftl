# Les archives des parties finies, et toutes les tables qui attendent ou jouent.

archive-search = Chercher
archive-list = Quelles parties
archive-list-finished = Finies
archive-list-mine = Les miennes
archive-list-open = En attente
archive-list-running = En cours
archive-say-open = Des tables que chacun peut voir et où chacun peut s’asseoir. Celle où plus personne n’attend se ferme d’elle-même.
archive-say-running = Des parties que chacun peut regarder.
archive-game = Jeu
archive-any-game = Tous les jeux
archive-player = Joueur
archive-from = Du
archive-until = Au
archive-score = Points, au moins
archive-none = Aucune partie ne correspond.
archive-more = En montrer plus
