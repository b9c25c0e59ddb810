# Revoir une partie, et l’interface de programmation.

replay-steps = Étapes de la partie
replay-step = Étape
replay-at = { $at } sur { $last }
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-play = Lecture
replay-pause = Pause
replay-eyes = Vu par
replay-eyes-all = Spectateur
replay-drop = Déposez ici l’enregistrement d’une partie, ou choisissez le fichier.
replay-choose = Choisir un fichier
replay-no-page = Ce jeu ne peut pas encore être montré ici.
replay-fair = Dés équitables
replay-fair-say = La graine découle du secret du serveur et de ce que l’appareil de chaque joueur a ajouté. L’empreinte du secret était connue avant que quiconque ne s’assoie.
replay-commitment = Empreinte du secret
replay-secret = Le secret du serveur
replay-seed = Graine

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
