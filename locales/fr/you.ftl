# Devenir quelqu’un sur un autre appareil, et la page de ses appareils.

transfer-failed = Ce lien ou ce code ne marche plus
transfer-ask = Devenir { $name } ?
transfer-ask-nameless = Devenir quelqu’un qui n’a pas de nom ?
transfer-who = Ce lien ou ce code est celui de { $name }, qui a { $tables ->
    [0] aucune partie en cours
    [one] une partie en cours
   *[other] { $tables } parties en cours
}. Si c’est vous sur un autre appareil, continuez.
transfer-who-nameless = Ce lien ou ce code est celui de quelqu’un sans nom, qui a { $tables ->
    [0] aucune partie en cours
    [one] une partie en cours
   *[other] { $tables } parties en cours
}. Si c’est vous sur un autre appareil, continuez.
transfer-warn = Si quelqu’un d’autre vous a envoyé ce lien, n’en faites rien : vous joueriez à la place de cette personne.
transfer-leave = Sur cet appareil, vous êtes { $name }. Ces parties restent à ce nom :
transfer-leave-nameless = Sur cet appareil, vous n’avez pas donné de nom. Ces parties restent en arrière :
transfer-leave-none = Sur cet appareil, vous êtes { $name }, sans partie en cours.
transfer-return = Ce navigateur se souvient de qui vous étiez : vous pouvez revenir en arrière sous « { page-you } ».
transfer-same = Cet appareil est déjà { $name }. Il n’y a rien à faire.
transfer-same-nameless = Cet appareil est déjà cette personne. Il n’y a rien à faire.
transfer-stay = Rester { $name }
transfer-stay-nameless = Rester qui je suis
transfer-stay-nobody = Ne pas le faire
transfer-go = Devenir { $name }
transfer-go-nameless = Devenir cette personne
transfer-done = C’est fait : cet appareil est maintenant { $name }.
transfer-done-nameless = C’est fait : cet appareil est maintenant cette personne.

you-name = Votre nom
you-nobody = Personne ne vous connaît encore ici. Donnez un nom ou commencez une partie, et ce navigateur sera reconnu.
you-name-change = Le changer
you-name-give = Donner un nom
you-browsers = Où l’on vous connaît
you-browsers-say = Chacun de ces navigateurs peut jouer pour vous. Déconnectez ceux qui ne servent plus ou que vous ne connaissez pas.
you-browser = Navigateur inconnu
you-browser-old = Navigateurs qui ne sont plus venus depuis longtemps
you-here = celui-ci
you-seen = dernière visite { $when }
you-sign-out = Déconnecter
you-sign-out-name = Déconnecter { $device }
you-sign-out-others = Déconnecter tous les autres
you-sign-out-sure = Déconnecter ce navigateur ?
you-sign-out-lost = Vous n’avez ni autre navigateur ni code de secours : personne ne pourrait plus jouer vos parties.
you-sign-out-say = Vous reviendrez avec un lien d’un autre navigateur ou avec votre code de secours.
you-signed-out = Vous êtes déconnecté ici.
you-recovery = Code de secours
you-recovery-say = Avec ce code, vous revenez même si vous perdez tous vos navigateurs. Gardez-le comme un mot de passe : qui l’a est vous.
you-recovery-none = Vous n’en avez pas encore.
you-recovery-made = Créé { $when }. Il n’est plus affiché ; un nouveau le remplace.
you-recovery-make = Créer un code de secours
you-recovery-renew = En créer un nouveau
you-recovery-delete = Le supprimer
you-recovery-yours = Votre code de secours
you-recovery-keep = Notez-le ou enregistrez-le maintenant. Il n’est affiché qu’une fois.
you-recovery-save = Enregistrer dans un fichier
you-recovery-file = Code de secours de { $name } sur { $place } :
you-recovery-use = Revenir avec un code de secours
you-recovery-field = Code de secours
you-recovery-go = Continuer
you-programs = Programmes qui jouent pour vous
you-programs-say = Vous avez donné un jeton à chacun d’eux.
you-revoke = Révoquer
you-revoke-name = Révoquer le jeton de { $name }
you-former = Qui ce navigateur était avant
you-former-games = { $tables ->
    [0] aucune partie en cours
    [one] une partie en cours
   *[other] { $tables } parties en cours
}
you-former-go = Redevenir { $name }
you-blocks = Qui vous avez bloqué
you-unblock = Débloquer
you-unblock-name = Débloquer { $name }
