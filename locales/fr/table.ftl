# Une table, avant, pendant et après sa partie.

title-your-turn = À vous
line-connecting = Connexion …
line-lost = Connexion perdue, nouvelle tentative …

seat-you = vous
seat-online = en ligne
seat-away = hors ligne
seat-stand-in = un robot joue ({ $level })
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
table-hand-over-say = Il joue à peu près aussi bien que vous jusqu’ici.
table-hand-over-alone = Laisser les robots finir la partie ?
table-hand-over-alone-say = Il ne reste alors que des robots : ils jouent la partie jusqu’au bout en quelques secondes. Vous pourrez la revoir, mais plus la continuer.
table-hand-over-stay = Continuer à jouer
table-hand-over-finish = Les laisser finir
table-abandon = Proposer d’abandonner la partie
table-home = Toutes les tables
table-tour = Me montrer la table
table-replay = Parcourir la partie
table-before = La partie précédente
table-whatif = Et si…
table-notes = Mes notes
played-on = Reprise d’une autre partie : { $moment }
table-record = Enregistrer la partie
table-rematch = Rejouer

notice-replaced = Un robot joue à la place de { $name }.
notice-take-back = Reprendre la main
notice-gone = { $name } n’est plus là.
notice-let-bot = Laisser un robot continuer
    .hint = Le robot joue à peu près aussi bien que { $name } jusqu’ici.
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
notice-rematch = Une table attend la revanche.
notice-rematch-go = Y aller
abandon-not = Continuer quand même
abandon-too = Abandonner aussi

notice-stuck = { $count ->
    [0] Cette partie ne peut plus être rejouée.
    [one] Seul le premier coup de cette partie peut encore être rejoué.
   *[other] Seuls les { $count } premiers coups de cette partie peuvent encore être rejoués.
}
notice-stuck-more = Que faire ?
stuck-title = Cette partie ne peut plus être rejouée jusqu’au bout
stuck-how-far = { $count ->
    [0] Ce serveur ne peut pas rejouer le premier coup de cette partie. Ce qui s’y oppose :
    [one] Le premier coup de cette partie peut être rejoué. Ce qui s’oppose au suivant :
   *[other] Les { $count } premiers coups de cette partie peuvent être rejoués. Ce qui s’oppose au suivant :
}
stuck-rules = La partie a commencé sous la version { $was } des règles. Ce serveur joue selon la version { $now }, où des règles ont été corrigées.
stuck-go-on-say = Vous pouvez reprendre après le dernier coup rejouable. Les coups suivants restent enregistrés, mais ne comptent plus. Tous les joueurs doivent être d’accord ; les robots le sont toujours.
stuck-go-on = Reprendre à partir de là
stuck-go-on-not = Finalement non
stuck-agree = { $names } : d’accord pour reprendre à partir de là.
stuck-rest = { $count ->
    [one] La suite, telle qu’elle est enregistrée (1 ligne)
   *[other] La suite, telle qu’elle est enregistrée ({ $count } lignes)
}
stuck-move = { $name } : { $action }
stuck-hidden = { $name } : un coup qui reste caché tant que la partie dure
stuck-undone = { $name } reprend une action
stuck-rewound = Tout le monde est d’accord : { $name } reprend des actions

curtain-title = Passez l’appareil à { $name }
curtain-say = Chacun choisit en secret. Rien n’est montré avant que le joueur suivant soit là.
curtain-lift = Je suis { $name }

chat = Discussion
chat-unread = Discussion, { $n } de plus
chat-empty = Personne n’a encore rien dit. Toute la table lit ce que vous écrivez.
chat-first = Dire bonjour
chat-say = Dites quelque chose
chat-send = Envoyer
chat-players = Seuls les joueurs de cette table écrivent ici.
chat-sending = en cours d’envoi

clock-of = La pendule de { $name }
clock-d = j
clock-h = h
table-no-page = Ce jeu ne peut pas encore être affiché ici.
room-colour = Votre couleur
room-colour-of = Couleur de { $name }
room-colour-take = Prendre cette couleur.
room-colour-swap = Échanger avec { $name }.
room-colour-taken = { $name } a cette couleur.
room-remove = Retirer
    .hint = Faire quitter sa place à { $name }.
room-code = Un code à scanner avec un téléphone
room-seats = Places
room-three = { $game } en trois phrases
room-about-myrmes-1 = Vous menez une colonie de fourmis pendant trois années : les nourrices font naître larves, soldats et ouvrières, et les ouvrières posent dans le jardin des phéromones qui donnent nourriture, terre et pierre.
room-about-myrmes-2 = Creusez, chassez des proies et réalisez des objectifs pour marquer des points ; chaque saison a son événement, tiré pour toute l’année.
room-about-myrmes-3 = Chaque hiver prend de la nourriture, davantage chaque année. Celui qui a le plus de points après le troisième hiver gagne.
room-about-march-1 = Vous menez une colonie de fourmis pendant les quatre manches d’une année : explorez la prairie, marchez, fourragez et jouez des cartes qui changent vos fourmis.
room-about-march-2 = Les fourmis d’une même tuile se la disputent par leur nombre et une carte secrète.
room-about-march-3 = À chaque manche vous récoltez, nourrissez vos fourmis et marquez des points pour la Prairie intérieure et vos objectifs. Celui qui a le plus de points de colonie gagne.
score-by-source = Points par origine
replay-download-later = L’enregistrement contient la graine des dés : il n’est donné qu’une fois la partie finie.
