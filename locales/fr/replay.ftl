# Revoir une partie, et l’interface de programmation.

replay-steps = Étapes de la partie
replay-step = Étape
replay-at = { $at } sur { $last }
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-last = À la fin
replay-earlier = À la saison précédente
replay-later = À la saison suivante
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse : { $n } fois
replay-jump = Aller à une saison
replay-season = { $year } { $season }
replay-eyes = Vu par
replay-eyes-all = Spectateur
replay-turn = À suivre : { $who }
replay-over = La partie est finie
replay-setup = Le jardin est mis en place
replay-link = Copier le lien vers ce moment

replay-scores = Scores à ce moment
replay-figures = En chiffres
replay-sum = Score
replay-level = niveau { $level }

replay-menu = Enregistrement de la partie
replay-download = Télécharger l’enregistrement
replay-more = Charger la suite de la partie
replay-table = Vers la table
replay-another = Voir un autre enregistrement
replay-whatif = Et si… à partir d’ici
replay-playon = Reprendre à partir d’ici
replay-keys = Clavier :
replay-keys-say = les flèches avancent et reculent, l’espace lance la lecture, Origine et Fin vont aux extrémités, [ et ] passent d’une saison à l’autre.

replay-drop = Déposez ici l’enregistrement d’une partie, ou choisissez le fichier.
replay-choose = Choisir un fichier
replay-choose-other = Choisir un autre fichier
replay-paste = Ou collez son texte
replay-show = Regarder
replay-no-record = Ceci n’est pas l’enregistrement d’une partie.
replay-kept = L’enregistrement est rejoué et vérifié selon les règles. Rien n’en est conservé.
replay-no-page = Ce jeu ne peut pas encore être montré ici.

replay-fair = Dés équitables
replay-fair-say = La graine découle du secret du serveur et de ce que l’appareil de chaque joueur a ajouté. L’empreinte du secret était connue avant que quiconque ne s’assoie.
replay-fair-later = Le secret, les contributions et la graine sont montrés à la fin de la partie. Vous pourrez alors les vérifier ici.
replay-commitment = Empreinte du secret, montrée au départ
replay-secret = Le secret du serveur
replay-added = Ajouté par { $name }
replay-added-none = rien
replay-seed = Graine
replay-check = Vérifier
replay-holds-commitment = Le secret a bien l’empreinte montrée avant la partie.
replay-fails-commitment = Le secret n’a pas l’empreinte montrée avant la partie.
replay-holds-seed = La graine découle bien du secret et de toutes les contributions.
replay-fails-seed = La graine ne découle pas du secret et des contributions.
replay-holds-record = L’enregistrement de la partie a bien cette graine.
replay-fails-record = L’enregistrement de la partie a une autre graine.
replay-fair-yes = Les dés étaient équitables.
replay-fair-no = Quelque chose ne va pas : on ne peut pas se fier à ces dés.
replay-record-failed = L’enregistrement n’a pas pu être comparé : { $why }

api-say = Tout ce que fait la page, un programme peut le faire : s’asseoir, regarder, jouer. Rien de caché n’est visible, et seules les actions permises sont acceptées.
api-example = Un premier robot
api-step-token = Demandez une fois un jeton. C’est l’identité du robot.
api-step-sit = Asseyez-vous à une table ouverte, le jeton comme « bearer ».
api-step-view = Demandez ce que voit la place : la vue, ce qui s’est passé et toutes les actions permises.
api-step-act = Choisissez-en une. Si la partie a avancé entre-temps, la réponse est « stale » : regardez de nouveau.
api-socket = Au lieu de demander sans cesse, écoutez le canal de la table : /api/tables/TABLE/ws.
api-calls = Appels
api-types = Types
api-send = Envoyer
