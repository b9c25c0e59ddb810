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

play-level = Robots
play-character = Caractère
new-seat = Place { $n }
new-seat-me = Moi
new-seat-open = Libre
new-seat-local = Sur cet écran
new-seat-bot = Robot

setup-data = Une bonne part des données de cette boîte est reconstituée par nous.
setup-data-link = Ce que cela veut dire

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
