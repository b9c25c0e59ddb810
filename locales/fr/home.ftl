# La page d’accueil.

home-title = Faites grandir une colonie
home-say = Deux jeux de société chez les fourmis, entre amis ou contre des robots, en direct ou sur plusieurs jours. Sans compte.

home-play = Jouer maintenant
home-play-game = Jouer à { $game }
home-teach = Apprenez-moi
home-teach-on = Continuer la leçon
home-teach-time = Jamais joué ? « Apprenez-moi » dure environ dix minutes, sans livret de règles.
home-screen = Sur cet écran
home-invite = Inviter des amis
home-invite-game = Inviter à { $game }
home-coming = Bientôt : pas encore jouable ici

home-myrmes-meta = 2 à 4 joueurs, environ 30 minutes par joueur
home-myrmes-text = Trois ans dans un jardin : faites éclore, récoltez, creusez et soyez prêts pour l’hiver.
home-march-meta = 1 à 5 joueurs, environ 20 minutes par joueur
home-march-text = Une prairie qui grandit sous vos pas : explorez, évoluez, marchez, combattez.

home-mine = Mes tables
home-mine-waiting = { $n ->
    [one] { $n } vous attend
   *[other] { $n } vous attendent
}
home-mine-empty = Aucune table pour l’instant. Deux clics en ouvrent une contre des robots, sans nom.
home-open = Tables ouvertes
home-open-note = en direct
home-open-empty = Personne ne cherche de joueurs. Ouvrez une table et envoyez le lien à des amis.
home-replays = Parties à revoir
home-replays-note = coup par coup
home-replays-empty = Les parties terminées apparaissent ici, à revoir coup par coup.
home-all-open = Toutes les tables ouvertes
home-all-finished = Chercher dans toutes les parties
home-replays-open = Revoir une partie depuis un fichier

row-with = { $game } avec { $names }
row-alone = { $game }, en solo
row-your-turn = à vous de jouer
row-gathering = attend des joueurs
row-thinks = attend { $names }
row-invites = { $name } invite
row-play = Jouer
row-look = Voir
row-played-on = reprise d’une autre partie
row-join = Rejoindre
row-watch = Regarder
clock-none = sans pendule
clock-live = { $minutes } min chacun, +{ $seconds } s par tour
clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
screen-title = Autour de cet écran : { $game }
screen-say = Vous partagez cet appareil. Quand les choix sont secrets, la page dit à qui le passer.
invite-title = Inviter des amis : { $game }
invite-say = Ouvrez une table et envoyez son lien. Avec le lien, chacun peut prendre une place libre.
invite-open = Ouvrir la table
invite-tables = Tables
invite-tables-say = Chaque table reçoit la même donne et ses propres joueurs ; à la fin, vous comparez vos résultats place par place. Vous êtes à la première, et le lien mène à toutes.
invite-open-tables = Ouvrir les tables
invite-who = Qui peut la voir
invite-link-only = Avec le lien seulement
invite-approval = Qui peut s’asseoir
invite-approval-all = Tout le monde
invite-approval-asked = Qui j’accepte
invite-guests = Qui peut écrire
invite-guests-players = Seulement les joueurs
invite-guests-all = Les spectateurs aussi
invite-public = Tout le monde
invite-clock = Temps de réflexion
invite-zero = Quand le temps est écoulé
invite-hints = Conseils du robot

# The dialog for a game against bots.
play-you = Vous
play-pick = Tous les robots sont pareils. Touchez-en un pour ne choisir que lui.
play-picked = Touchez-le encore pour choisir tous les robots ensemble.
play-strong = { $n ->
    [one] Quelle force pour le robot ?
   *[other] Quelle force pour les robots ?
}
play-strong-one = Quelle force pour { $bot } ?
play-strong-note = points en moyenne à deux, contre le même robot simple
play-strong-points = points
play-strong-beats = bat « { $below } » { $n } fois sur 100
play-strong-first = pour débuter
play-strong-at-once = répond aussitôt
play-strong-time = { $seconds } s par décision
play-made = { $n ->
    [one] Vous avez fait { $points } points à votre dernière partie.
   *[other] Vous avez fait { $points } points à vos { $n } dernières parties.
}
play-even = « { $level } » serait de votre force.
play-even-step = « { $level } » serait de votre force, « { $next } » un cran au-dessus.
