# Une table, avant, pendant et après sa partie.

title-your-turn = À vous
line-connecting = Connexion …
line-lost = Connexion perdue, nouvelle tentative …

seat-you = vous
seat-online = en ligne
seat-away = hors ligne
seat-stand-in = un robot joue ({ $level })
seat-open-say = attend quelqu’un

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
table-withheld = N’a rien ajouté aux dés à temps : { $names }.
table-kept = Enregistrer une preuve des dés
table-kept-say = Ce que votre navigateur a vu avant le premier jet. Cela permet de vérifier les dés après la partie, même sans ce serveur.
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
notice-expires = Personne n’a joué ici depuis longtemps. Si rien ne change, la partie sera abandonnée le { $when }.
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
chat-guest = invité
chat-about = Que faire à propos de { $name }
chat-muted = { $n ->
    [one] 1 ligne d’une personne que vous ne voulez pas lire est masquée.
   *[other] { $n } lignes de personnes que vous ne voulez pas lire sont masquées.
}
chat-hear = Les montrer
chat-sending = en cours d’envoi

clock-of = La pendule de { $name }
clock-d = j
clock-h = h
table-no-page = Ce jeu ne peut pas encore être affiché ici.
score-by-source = Points par origine
replay-download-later = L’enregistrement contient la graine des dés : il n’est donné qu’une fois la partie finie.
