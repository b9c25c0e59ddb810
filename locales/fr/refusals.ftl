# Pourquoi quelque chose a été refusé, quel que soit le jeu.

refused-offline = Il n’y a pas de connexion. Rien n’est perdu : réessayez quand elle sera revenue.
refused-stale = La partie a avancé entre-temps. Regardez de nouveau, puis décidez.
refused-illegal = Les règles ne le permettent pas.
refused-not_yours = Ce n’est pas à vous d’en décider.
refused-not_found = Cela n’existe pas (ou plus).
refused-too_many_former = Ce navigateur garde déjà quatre autres personnes que vous étiez, chacune avec des tables. Redevenez l’une d’elles et déconnectez-la d’abord ici.
refused-not_now = Ce n’est pas possible maintenant.
refused-stuck = Ce serveur ne peut pas rejouer cette partie jusqu’au bout. Les joueurs peuvent convenir de reprendre là où il le peut.
refused-unreadable = Ce qui est enregistré ici est illisible.
refused-no_game = Ce serveur ne connaît pas ce jeu.
refused-no_data = Le matériel de cette partie n’est pas sur ce serveur.
refused-sealed = Les dés de cette partie sont scellés avec une clé que ce serveur n’a pas. La personne qui gère le serveur peut la remettre.
refused-not_over = Selon les règles actuelles, la partie ne serait pas terminée ici.
refused-bad_request = Le serveur n’a pas compris.
refused-bad_action = Ce n’est pas une action de ce jeu.
refused-bad_options = La partie ne peut pas être préparée ainsi.
refused-bad_record = Ce fichier n’est pas l’enregistrement d’une partie, ou il a été modifié.
refused-bad_position = Cette position est impossible.
refused-bad_data = On ne peut pas jouer avec ces données.
refused-too_large = C’est trop long.
refused-too_many = C’est trop à la fois.
refused-too_slow = Votre message a mis trop de temps à arriver. Réessayez.
refused-unauthorised = Il faudrait d’abord que l’on vous connaisse ici.
refused-blocked = Quelqu’un à cette table vous a bloqué.
refused-nameless = Donnez d’abord un nom, pour que les autres sachent qui parle.
refused-name_taken = Quelqu’un à cette table porte le même nom. Choisissez-en un autre pour parler ici.
refused-ask_first = La personne qui a ouvert cette table accepte qui s’assoit. Demandez une place.
refused-full = Toutes les places sont prises.
refused-taken = Cette place est déjà prise.
refused-not_host = Seul qui a ouvert la table peut le faire.
refused-not_your_set = Seule la personne qui a enregistré ce jeu de données peut le modifier.
refused-not_administrator = Seul l’administrateur peut faire cela ici.
refused-banned = L’administrateur de ce serveur vous a exclu.
refused-muted = L’administrateur de ce serveur ne vous laisse pas écrire dans le chat.
refused-foreign_page = Une autre page ne peut pas parler pour vous ici.
refused-closing = Le serveur redémarre. La partie reprend dans un instant.
refused-unavailable = Le serveur ne peut rien enregistrer pour le moment. Rien de ce que vous voyez n’est perdu : réessayez dans un instant.
refused-internal = Une erreur s’est produite de notre côté ; rien n’a changé.
refused-not_undoable = { $reason ->
    [random] Le hasard a décidé depuis : vous ne pouvez plus l’annuler sans les autres.
    [revealed] Une chose cachée a été montrée depuis : vous ne pouvez plus l’annuler sans les autres.
    [somebody_else_acted] Quelqu’un d’autre a joué depuis : demandez aux autres.
   *[nothing] Il n’y a rien à annuler.
}
refused-bug = Quelque chose s’est mal passé de notre côté.
refused-unknown = Refusé : { $message }
