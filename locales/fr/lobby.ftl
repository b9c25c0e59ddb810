# Ouvrir et trouver des tables, noms, liens.

cancel = Annuler
yes = Oui
no = Non

# La force d’un robot, ce qu’il surestime, et comment cela se lit dans une phrase (.bot).
level-random = Insouciant
    .bot = insouciant
    .say = Joue n’importe quel coup permis.
level-greedy = Glouton
    .bot = glouton
    .say = Prend tout ce qui rapporte sur-le-champ.
level-novice = Novice
    .bot = novice
    .say = A vu quelques centaines de parties et oublie bien des choses. Idéal pour débuter.
level-casual = Amateur
    .bot = amateur
    .say = Joue raisonnablement et fait des erreurs de débutant.
level-skilled = Confirmé
    .bot = confirmé
    .say = Sait ce qui rapporte et ne pardonne pas le gaspillage.
level-expert = Expert
    .bot = expert
    .say = Poursuit ses meilleurs coups dans sa tête avant de choisir.
level-master = Maître
    .bot = maître
    .say = Anticipe longuement avant chaque tour. Venez avec un plan.
character-surprise = Une surprise
    .say = Chaque robot en tire un : { $names }.
character-none = Aucun
    .say = Ne surestime rien.
character-hunter = Chasseur
    .bot = chasseur
    .say = Surestime les proies : il chasse même quand autre chose rapporte plus.
character-builder = Bâtisseur
    .bot = bâtisseur
    .say = Surestime les tuiles spéciales, les sous-fourmilières et la reine.
character-collector = Collectionneur
    .bot = collectionneur
    .say = Surestime les objectifs et fait des détours pour eux.
character-miser = Avare
    .bot = avare
    .say = Surestime ce que l’hiver coûte : il amasse plutôt que de perdre un point.
character-warrior = Guerrier
    .bot = guerrier
    .say = Surestime les combats et les mille-pattes : il se bat même quand la paix rapporte plus.
character-settler = Pionnier
    .bot = pionnier
    .say = Surestime la Prairie intérieure et les sites de récolte.
character-breeder = Éleveur
    .bot = éleveur
    .say = Surestime les corps de fourmi complets et les cartes.
character-planner = Stratège
    .bot = stratège
    .say = Surestime les objectifs de colonie et y plie tout son jeu.
bot = robot
bot-level = robot, { $level }

seat-open = Place libre
seat-bot = Robot { $n }
seat-guest = Invité { $n }
seat-somebody = Quelqu’un

name-title = Votre nom
name-label = Nom
name-say = Les autres à la table le lisent. Ni compte, ni mot de passe.
name-save = C’est moi
me-rename = Votre nom : { $name }. Le changer
me-nameless = Sans nom

link-copy = Copier le lien
link-share = Partager le lien
link-copied = Le lien est copié.
link-not-copied = Le lien n’a pas pu être copié : sélectionnez-le dans son champ.

transfer-title = Continuer sur un autre appareil
transfer-say = Ouvrez ce lien là-bas, et cet appareil sera vous : votre nom, vos tables. Il sert une fois.
transfer-link = Votre lien
transfer-until = Valable jusqu’à { $time }.
transfer-more = Tous vos appareils, et un code de secours

home-running = Parties à regarder
home-title-waiting = ({ $n }) À vous · Formicarium
stand-season = année { $year }, { $season ->
    [spring] printemps
    [summer] été
   *[autumn] automne
}
stand-winter = année { $year }, hiver
stand-setup = mise en place
stand-round = { $round ->
    [0] le dégel
    [1] début du printemps
    [2] fin du printemps
    [3] été
   *[4] automne
}, { $phase ->
    [worker] phase des ouvrières
    [soldier] phase des soldats
    [queen] phase de la reine
   *[over] fin
}

play-title = Jouer à { $game }
play-alone = Seul
play-players = Joueurs
play-level = Robots
play-character = Caractère
play-start = Commencer
invite-clock-none = Libre
invite-clock-short = 15 min
invite-clock-long = 40 min
invite-clock-day = 1 jour
invite-clock-days = 3 jours
invite-zero-nothing = Tout le monde le voit
invite-zero-bot = Un robot continue
invite-hints-yes = Permis, et toute la table le voit
invite-hints-no = Aucun
new-seat = Place { $n }
new-seat-me = Moi
new-seat-open = Libre
new-seat-local = Sur cet écran
new-seat-bot = Robot

house-rules = Règles maison
house-variant = Règles
house-variant-rulebook = Livret
house-variant-manual = Manuel
house-variant-say = Le manuel est le résumé d’un tiers, qui diffère sur les points ci-dessous.
house-supply = Cubes
house-supply-unlimited = Inépuisables
house-supply-box = Ceux de la boîte
house-supply-say = Si la nourriture, la terre, la pierre et les larves peuvent manquer.
house-event_shift = Cube événement
house-event_shift-both = Deux sens
house-event_shift-right = Vers la droite
house-event_shift-say = Dans quel sens les larves le poussent.
house-season_dice = Dés de saison
house-season_dice-year = Chaque année
house-season_dice-season = Chaque saison
house-season_dice-say = Quand on les lance : les trois d’avance, ou un seul à la fois.
house-pheromone_points = Une phéromone rapporte
house-pheromone_points-printed = Le chiffre imprimé
house-pheromone_points-size = Sa taille
house-pheromone_points-say = Les points pour poser une phéromone.
house-clearing_points = Nettoyer rapporte
house-clearing_points-printed = Le chiffre imprimé
house-clearing_points-size = La taille
house-clearing_points-say = Avec la taille, nettoyer ses propres phéromones rapporte aussi.
house-level_plus_one = Niveau +1 ouvre
house-level_plus_one-all = Tout
house-level_plus_one-pheromones = Les phéromones
house-level_plus_one-say = Aussi les salles, le stock et les tuiles spéciales, ou seulement de plus grandes phéromones.
house-first_player_passes = Le premier joueur change
house-first_player_passes-season = Chaque saison
house-first_player_passes-year = Chaque année
house-first_player_passes-say = Quand le suivant dans le sens horaire commence.
house-foreign_tunnel = La galerie d’un autre demande
house-foreign_tunnel-free = Rien
house-foreign_tunnel-soldier = Un soldat
house-foreign_tunnel-say = Ce qu’il faut pour passer sur la galerie d’une autre colonie. La règle ne demande un soldat que pour les tuiles.

setup-length = Durée
setup-length-standard = Normale
setup-length-long = Longue
setup-length-say = Normale : quatre manches, du début du printemps à l’automne. Longue : le dégel vient d’abord, une cinquième manche.
setup-horde = Qui gagne
setup-horde-each = Chacun pour soi
setup-horde-together = Ensemble contre la Horde
setup-horde-say = Ensemble : la Horde de mille-pattes joue et marque elle aussi ; vous gagnez tous ou perdez tous.
setup-horde-alone = Seul, vous jouez contre la Horde de mille-pattes : elle joue et marque elle aussi.
setup-difficulty = Difficulté
setup-difficulty-easy = Facile
setup-difficulty-normal = Normale
setup-difficulty-hard = Difficile
setup-difficulty-say = Facile : trois larves de plus pour tous au départ. Difficile : pas plus de deux cartes au départ.
setup-more = Autres choix
setup-wins = La Horde gagne
setup-wins-beats_one = Si elle dépasse l’un de vous
setup-wins-beats_all = Si elle vous dépasse tous
setup-wins-beats_one-say = Il lui suffit d’avoir plus de points que le plus faible : personne ne doit rester en arrière.
setup-wins-beats_all-say = Il lui faut plus de points que chacun de vous : le plus fort peut sauver les autres.
setup-beyond = Au-delà de la prairie
setup-beyond-book = Selon la règle
setup-beyond-0 = Aucune
setup-beyond-2 = 2
setup-beyond-3 = 3
setup-beyond-5 = Les 5
setup-beyond-say = Des tuiles aux effets particuliers parmi les autres. Selon la règle : les cinq à cinq joueurs ou dans une partie longue ; sinon aucune, comme la règle le conseille pour une première partie. Ensuite elle en conseille 2 ou 3.
setup-species = Fourmis
setup-species-common = Fourmis des prairies
setup-species-primitive = Espèces primitives
setup-species-say = Primitives : chaque nid reçoit une espèce avec son action, sa réaction et ses désavantages ; son joueur peut la choisir.
setup-data = Une bonne part des données de cette boîte est reconstituée par nous.
setup-data-link = Ce que cela veut dire

set-long = partie longue
set-alone = seul contre la Horde
set-horde = ensemble contre la Horde
set-difficulty = { $difficulty ->
    [easy] facile
   *[hard] difficile
}
set-beats-all = la Horde doit dépasser tous les joueurs
set-beyond = { $n ->
    [0] rien d’au-delà de la prairie
    [one] { $n } tuile d’au-delà de la prairie
   *[other] { $n } tuiles d’au-delà de la prairie
}
set-species = espèces primitives
set-manual = règles du manuel
set-switch = { $what } : { $how }
room-rules = Ce qui est convenu

curtain-hands = Les mains sont cachées
curtain-hold = Maintenez une seconde, pour que personne n’ouvre par erreur. Au clavier : maintenez Entrée ou appuyez deux fois.
curtain-once-more = Encore une fois
curtain-since = Entre-temps

# Component data: which set a table is played with.
data-choose = Données du matériel
data-own = Les données du programme
data-set = Partie jouée avec le jeu de données « { $name } ».
data-other = Partie jouée avec d’autres données que celles du programme ({ $hash }).
data-bots = Les robots se sont entraînés avec d’autres données : ici, ils jouent peut-être moins bien.
home-march-gallery = Toutes les cartes et tuiles
home-open-record = Revoir une partie enregistrée
