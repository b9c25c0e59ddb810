# Une table, avant, pendant et après sa partie.

title-your-turn = À vous
line-connecting = Connexion …
line-lost = Connexion perdue, nouvelle tentative …

seat-you = vous
seat-online = en ligne
seat-away = hors ligne
seat-stand-in = un robot joue
seat-open-say = attend quelqu’un

room-public = Tout le monde peut voir cette table
room-link-only = Il faut le lien pour voir cette table
room-link = Le lien de cette table
room-sit = S’asseoir
room-stand = Se lever
room-bot = Robot
room-no-bot = Libérer
room-start = Commencer
room-waits = On attend que chaque place soit prise.
room-host-starts = N’importe quel joueur assis lance la partie.
room-fair = Dés équitables
room-fair-say = Voici l’empreinte du secret du serveur, fixée avant que quiconque ne s’assoie. L’appareil de chaque joueur contribue à la graine. Après la partie, tout est montré et chacun peut vérifier.

table-menu = Cette table
table-who = Qui est là
table-link = Transmettre le lien
table-spectators = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
table-ask-undo = Demander d’annuler ma dernière action
table-hand-over = Laisser jouer un robot
table-abandon = Proposer d’abandonner la partie
table-home = Toutes les tables
table-replay = Parcourir la partie
table-record = Enregistrer la partie
table-rematch = Rejouer

notice-replaced = Un robot joue à la place de { $name }.
notice-take-back = Reprendre la main
notice-gone = { $name } n’est plus là.
notice-let-bot = Laisser un robot continuer
notice-undo = { $name } demande d’annuler { $count ->
    [one] une action
   *[other] { $count } actions
}. Êtes-vous d’accord ?
notice-undo-waits = { $name } demande d’annuler { $count ->
    [one] une action
   *[other] { $count } actions
}. On attend les autres.
notice-abandon = Pour abandonner la partie : { $names }.
notice-abandoned = Cette partie a été abandonnée.
notice-rematch = La prochaine partie a sa table.
notice-rematch-go = Y aller
abandon-not = Continuer quand même
abandon-too = Abandonner aussi

curtain-title = Passez l’appareil à { $name }
curtain-say = Chacun choisit en secret. Rien n’est montré avant que le joueur suivant soit là.
curtain-lift = Je suis { $name }

chat = Discussion
chat-unread = Discussion, { $n } de plus
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
chat-sending = en cours d’envoi

clock-of = La pendule de { $name }
clock-d = j
clock-h = h
table-no-page = Ce jeu ne peut pas encore être affiché ici.
