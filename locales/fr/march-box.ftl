# "I own the box": correcting the data of March of the Ants in the page.

box-title = Je possède la boîte
box-say = Posez la vraie carte à côté de l’image et corrigez ce qui diffère. Seulement les chiffres et les noms : les textes sont de nous.
box-changed = { $n ->
    [0] rien de changé
    [one] { $n } changement
   *[other] { $n } changements
}
box-leave = Retour à la galerie
box-pieces = Cartes et tuiles
box-less = { $what } : un de moins
box-more = { $what } : un de plus
box-centipede = Symbole mille-pattes
box-payment = Payée avec
box-payment-any = au choix
box-payment-larvae = larves
box-payment-ants = fourmis
box-in-text = Chiffres de son effet
box-in-slumber = Ce qu’elle demande au sommeil
box-edge = { $edge ->
    [0] en haut
    [1] en haut à droite
    [2] en bas à droite
    [3] en bas
    [4] en bas à gauche
   *[5] en haut à gauche
}
box-site = Ce que donne ce site
box-site-add = Ajouter un site
box-site-remove = Retirer ce site
box-control = En faire le site de contrôle
box-centipede-token = Mille-pattes
box-wormhole-token = Trou de ver
box-sites-changed = Les sites ne sont pas ceux du programme.
box-front = Recto, { $least } à { $most } joueurs
box-reverse = Verso, { $least } à { $most } joueurs
box-changes = Changé jusqu’ici
box-none = aucun
box-yes = oui
box-keeps = Une partie garde les données avec lesquelles elle a commencé : anciennes parties, relectures et enregistrements restent tels quels.
box-set = Jeu de données
box-no-sets = Pas encore de jeu de données à vous. Changez un chiffre à gauche, nommez le jeu et enregistrez-le, ou importez-en un.
box-set-which = Partir de
box-set-name = Enregistrer sous
box-save = Enregistrer
box-saved = « { $name } » est enregistré. Les nouvelles tables peuvent le choisir.
box-deleted = « { $name } » est supprimé. Ses tables gardent leurs données.
box-delete = Supprimer
box-reset = Tout annuler
box-export = Exporter
box-import = Importer
box-administrator = Sur ce serveur, seul l’administrateur enregistre des jeux de données.
box-secret = Le secret de l’administrateur
box-play-say = Sur ce serveur, chacun peut choisir un jeu enregistré pour une nouvelle table.
box-sources = D’où vient chaque chiffre
box-confirm = Tout est comme dans ma boîte
box-confirm-say = Marque chaque chiffre de cette pièce comme comparé à la boîte.
box-check = Vérification
box-checking = Vérification en cours …
box-sound = Tout est complet et cohérent.
box-figure = { $figure ->
    [steps] Pas
    [steps_with_larvae] Pas, larves comprises
    [larvae] Larves
    [food] Nourriture
    [cards] Cartes
    [points] Points de colonie
    [ants] Fourmis
    [look] Tuiles regardées
    [times] Fois
    [each] Chacun
    [choices] Choix
    [most] Au plus
    [least] Au moins
    [own] Soi-même
    [others] Les autres
    [draw] Cartes piochées
    [discard] Cartes défaussées
    [discards] Évolutions défaussées
    [plays] Évolutions jouées
    [plays_after_discard] Évolutions jouées après une défausse
    [cards_each] Cartes de chaque joueur
    [points_each] Points pour chacun
    [gain] Larves gagnées
    [loss] Larves perdues
    [hexes] Tuiles
    [sites] Sites
    [add_to_total] Ajout au total
    [ants_fed_by_larva] Fourmis nourries par une larve
    [commit_cards] Cartes engagées
    [draw_hexes] Tuiles piochées
    [exchange_ants] Fourmis échangées
    [extra_actions] Actions supplémentaires
    [fewer_casualties] Pertes en moins
    [food_by_hexes_0] Tuiles pour la première nourriture
    [food_by_hexes_1] Tuiles pour la seconde nourriture
    [food_instead] Nourriture à la place
    [gather_ants] Fourmis rassemblées
    [play_evolutions] Évolutions jouées
    [save_ants] Fourmis sauvées
   *[other] { $figure }
}
gallery-figure-slumber = condition
gallery-figure-centipede = mille-pattes
gallery-figure-wormhole = trou de ver
gallery-figure-front = sorties du recto
gallery-figure-reverse = sorties du verso
