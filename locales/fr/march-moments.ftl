# Ce que March of the Ants demande : l’invite de chaque décision ; march-panels.ftl contient les panneaux à côté.

## L’invite : ce qu’il faut faire, et comment

mm-say-choose_species = Quelles fourmis menez-vous ?
mm-how-choose_species = Les deux faces de votre plateau de nid. Le choix vaut pour toute la partie.
mm-say-settle = Installez-vous { $in }
mm-how-settle = { $n ->
    [one] Encore une fourmi à placer : choisissez un endroit éclairé.
   *[other] { $n } fourmis à placer : choisissez un endroit éclairé pour chacune.
}
mm-say-take_turn = À vous : choisissez une action
mm-how-take_turn = Explorer, marcher, fourrager, jouer une carte de votre main, ou vous reposer.
mm-say-take_turn-bonus = Une action de plus, si vous voulez
mm-how-take_turn-bonus = Elle s’ajoute à celle de votre tour. Vous pouvez y renoncer.
mm-say-take_turn-card = Jouer { $chosen } ?
mm-how-take_turn-card = Ensuite vous choisissez comment la payer. Les autres peuvent réagir en échangeant une carte.
mm-say-take_turn-rest = Il ne reste qu’à se reposer
mm-how-take_turn-rest = { $larvae } maintenant, { $food } nourriture à chaque tour suivant : tout est à vous en fin de phase. D’ici là, vous ne faites que réagir.
mm-say-pick_hex = Quelle tuile rejoint la prairie ?
mm-how-pick_hex = Vous seul les voyez. Choisissez-en une ; les autres retournent dans la pile.
mm-say-put_back = Remettez les autres tuiles
mm-how-put_back = L’une après l’autre : choisissez une tuile, puis où elle va. La dernière posée est la plus à l’extérieur.
mm-say-origin = { $has ->
    [yes] Vous avez pioché { $hex }. D’où explorez-vous ?
   *[no] D’où explorez-vous ?
}
mm-how-origin = Choisissez une tuile éclairée : une de vos fourmis y est, et un tunnel est ouvert.
mm-say-place_hex = Vous avez pioché { $hex }. Où va-t-elle ?
mm-how-place_hex = { $n ->
    [one] Un endroit rejoint un tunnel. Touchez-le, tournez la tuile, posez-la.
   *[other] { $n } endroits rejoignent un tunnel. Touchez-en un, tournez la tuile, posez-la.
}
mm-say-place_hex-lying = { $hex } est ici à l’essai
mm-how-place_hex-lying = Tournez-la, essayez ailleurs, ou posez-la.
mm-say-place_hex-horde = La Horde explore : où va { $hex } ?
mm-how-place_hex-horde = { $n ->
    [one] Vous la posez pour la Horde. Il y a un seul endroit.
   *[other] Vous la posez pour la Horde. Il y a { $n } endroits.
}
mm-how-lying = { $some ->
    [yes] Rejoint { $joins }
   *[no] Ne rejoint rien
}{ $blocks ->
    [0] . Aucun tunnel n’est bloqué.
    [one] {" "}; { $blocks } tunnel est bloqué.
   *[other] {" "}; { $blocks } tunnels sont bloqués.
}
mm-say-enter = { $has ->
    [yes] Qui va { $to } ?
   *[no] Qui va sur les nouvelles tuiles ?
}
mm-how-enter = Au moins une fourmi y va. Choisissez une fourmi, puis sa place.
mm-say-enter-more = { $has ->
    [yes] Quelqu’un d’autre va { $to } ?
   *[no] Quelqu’un d’autre y va ?
}
mm-how-enter-more = D’autres fourmis peuvent suivre, ou bien elles restent où elles sont.
mm-say-steps = { $n ->
    [one] Marche : encore 1 pas
   *[other] Marche : encore { $n } pas
}
mm-how-steps = Choisissez une fourmi, puis où elle va. Vous pouvez vous arrêter avant le dernier pas.
mm-say-steps-larvae = { $n ->
    [one] Marche : 1 pas, larve ou fourmi
   *[other] Marche : { $n } pas, les larves d’abord
}
mm-how-steps-larvae = Un endroit éclairé reçoit une larve de la chambre. Dès qu’une fourmi a bougé, les larves restent.
mm-say-steps-react = { $n ->
    [one] Réagissez : déplacez une fourmi d’un pas
   *[other] Réagissez : déplacez des fourmis de { $n } pas
}
mm-how-steps-react = { $by } a marché. Choisissez une fourmi éclairée et où elle va, ou laissez passer.
mm-say-larvae = { $n ->
    [one] Placez une larve
   *[other] Placez jusqu’à { $n } larves
}
mm-how-larvae = Choisissez un endroit éclairé : la larve y devient une fourmi.
mm-say-larvae-react = { $n ->
    [one] Réagissez : placez une larve
   *[other] Réagissez : placez { $n } larves
}
mm-how-larvae-react = { $by } a exploré. Choisissez un endroit éclairé, ou laissez passer.
mm-say-move_ant = Déplacez une fourmi vers un site vide
mm-how-move_ant = Choisissez la fourmi, puis le site, n’importe où parmi ceux qui sont éclairés.
mm-say-gather = { $has ->
    [yes] Rassemblez des fourmis { $in } : encore { $n }
   *[no] Rassemblez jusqu’à { $n } fourmis sur une tuile
}
mm-how-gather = Choisissez une fourmi, puis sa place. Toutes vont sur la même tuile.
mm-say-march_to_battle = Combattre un mille-pattes maintenant ?
mm-how-march_to_battle = Choisissez une tuile éclairée où sont un mille-pattes et vos fourmis, ou continuez sans combat.
mm-say-drain = { $n ->
    [one] À qui prenez-vous une larve ?
   *[other] À qui prenez-vous des larves ?
}
mm-how-drain = { $n ->
    [one] Une larve de sa chambre vient dans la vôtre.
   *[other] Jusqu’à { $n } larves de sa chambre viennent dans la vôtre.
}
mm-say-pay = Payez { $cost } pour { $card }
mm-how-pay = { $paid ->
    [0] Choisissez des larves de la chambre, des fourmis de la prairie, ou les deux.
   *[other] Déjà payé : { $paid }. Choisissez des larves de la chambre, des fourmis de la prairie, ou les deux.
}
mm-say-drop_goal = Quel objectif de colonie défaussez-vous ?
mm-how-drop_goal = { $card } prend sa place.
mm-say-play_evolution = { $n ->
    [one] Jouez une évolution de votre main
   *[other] Jouez jusqu’à { $n } évolutions de votre main
}
mm-how-play_evolution = Choisissez une des cartes éclairées.
mm-say-lay = { $card } : dessus ou dessous ?
mm-how-lay = Seule l’évolution du dessus agit ; toutes comptent pour la caste.
mm-say-gain_larvae = { $n ->
    [one] Réagissez : gagner une larve ?
   *[other] Réagissez : gagner { $n } larves ?
}
mm-how-gain_larvae = Elle vient dans votre chambre.
mm-say-swap_card = Réagissez : échanger une carte ?
mm-how-swap_card = Choisissez une carte de votre main : vous la défaussez et en piochez une autre.
mm-say-choose_gains = { $n ->
    [one] Choisissez encore un gain
   *[other] Choisissez { $n } gains différents
}
mm-how-choose_gains = { $card } donne tout à la fois, une fois le dernier choisi.
mm-say-choose_hex = { $card } : choisissez une tuile
mm-how-choose_hex = Les tuiles éclairées peuvent être choisies.
mm-say-collect = { $card } : quel site donne sa récolte ?
mm-how-collect = { $n ->
    [one] Il donne une fois. Choisissez une de vos fourmis sur un site.
   *[other] Il donne { $n } fois. Choisissez une de vos fourmis sur un site.
}
mm-say-discard_cards = { $n ->
    [one] Défaussez une carte
   *[other] Défaussez { $n } cartes
}
mm-how-discard_cards = Choisissez une carte de votre main.
mm-say-drop_evolution = Défausser une évolution de votre corps de fourmi ?
mm-how-drop_evolution = Vous pourrez ensuite jouer davantage d’évolutions gratuitement. Ou gardez-les toutes.
mm-say-exchange = Quelles fourmis échangent leurs places ?
mm-how-exchange = Choisissez une fourmi, puis une d’une autre colonie.
mm-say-exchange-second = Avec quelle fourmi échange-t-elle sa place ?
mm-how-exchange-second = La fourmi de { $who } { $in } a été choisie d’abord.
mm-say-pay_or_lose = { $n ->
    [one] Payez { $food } nourriture ou perdez une fourmi
   *[other] Payez { $food } nourriture ou perdez { $n } fourmis
}
mm-how-pay_or_lose = Le froid prend l’une ou l’autre.
mm-say-place_token = Où le placez-vous ?
mm-how-place_token = Choisissez une tuile éclairée, puis ce qui y vient s’il y a le choix.
mm-say-play_offered = Jouer une de ces cartes gratuitement ?
mm-how-play_offered = Les autres sont défaussées.
mm-say-theft = { $n ->
    [one] Posez une carte pour { $who }
   *[other] Posez { $n } cartes pour { $who }
}
mm-how-theft = Toutes sont montrées ensemble ; { $who } peut en jouer une.
mm-say-fill_site = Quel site votre fourmi occupe-t-elle { $in } ?
mm-how-fill_site = Une fourmi de la périphérie avance. Choisissez un site éclairé.
mm-say-lose = { $n ->
    [one] Choisissez la fourmi que vous perdez
   *[other] Choisissez les { $n } fourmis que vous perdez
}
mm-how-lose = { $cause ->
    [battle] Elles sont tombées au combat.
    [event] Un événement les emporte.
    [hex_effect] La tuile les emporte.
    [evolution] Une évolution les emporte.
   *[hunger] Elles meurent de faim : la nourriture n’a pas suffi.
}
mm-say-lose-battle = { $n ->
    [one] Choisissez la fourmi que vous perdez { $in }
   *[other] Choisissez les { $n } fourmis que vous perdez { $in }
}
mm-how-lose-battle = Touchez une des vôtres ; son site devient libre.
mm-say-army = { $has ->
    [yes] Reprendre d’autres fourmis { $in } ?
   *[no] Renforcer une tuile, ou reprendre des fourmis ?
}
mm-how-army = { $n ->
    [0] Touchez une fourmi pour la reprendre dans la chambre.
   *[other] Un endroit éclairé reçoit une larve, jusqu’à { $n } sur une tuile ; une fourmi éclairée retourne dans la chambre.
}
mm-say-blast = Sur quelle tuile une de vos fourmis explose-t-elle ?
mm-how-blast = Elle en emporte d’autres. Chaque tuile disputée peut être choisie une fois.
mm-say-blast_victim = { $n ->
    [one] À qui est la fourmi détruite { $in } ?
   *[other] À qui sont les fourmis détruites { $in } ? Encore { $n }
}
mm-how-blast_victim = Son propriétaire choisit laquelle.
mm-say-choose_invader = Qui combattez-vous d’abord { $in } ?
mm-how-choose_invader = Vous tenez le site de contrôle, et plusieurs envahisseurs ont autant de fourmis.
mm-say-commit = Une carte pour la férocité, face cachée
mm-how-commit = Elle est dépensée, victoire ou non. Le défenseur gagne les égalités.
mm-say-commit-defend = Une carte pour la férocité, face cachée
mm-how-commit-defend = Elle est dépensée, victoire ou non. Vous défendez : vous gagnez les égalités.
mm-say-commit-centipede = Ajouter une carte contre le mille-pattes ?
mm-how-commit-centipede = Il retourne sa seconde carte après la vôtre. Vous gagnez les égalités.
mm-say-spoils = { $hex } est à vous : prenez ses sites vides
mm-how-spoils = Choisissez une fourmi, puis un site vide. Ou laissez-les où elles sont.
mm-say-raid = Qui pillez-vous ?
mm-how-raid = Choisissez une tuile éclairée, puis la colonie. Vous combattez en envahisseur.
mm-say-sting = Qui piquez-vous ?
mm-how-sting = Choisissez une tuile éclairée : une autre colonie y perd { $n ->
    [one] une fourmi
   *[other] { $n } fourmis
}. Ou ne piquez personne.
mm-say-feed_ant_lion = Nourrissez le fourmilion { $in }
mm-how-feed_ant_lion = { $n ->
    [one] Il prend une carte de votre main, ou votre fourmi.
   *[other] Il prend { $n } cartes de votre main, ou votre fourmi.
}
mm-say-food_instead = Prendre de la nourriture au lieu d’une récolte ?
mm-how-food_instead = Touchez une fourmi dont le site doit donner de la nourriture. Les autres donnent ce qu’ils montrent.
mm-say-decree = La reine décrète : nourriture ou larves ?
mm-how-decree = Les reines parlent l’une après l’autre, dans le sens horaire. Puis vient le sommeil.
mm-how-react = { $deed ->
    [explore] { $by } a exploré.
    [march] { $by } a marché.
    [forage] { $by } a fourragé.
    [play_card] { $by } a joué une carte.
   *[other] { $by } a fait une action de son espèce.
}

## Attendre, regarder, la fin

mm-wait-react = { $n ->
    [one] En attente de la réaction de { $who }
   *[other] En attente des réactions de { $who }
}
mm-wait-species = { $n ->
    [one] { $who } choisit quelles fourmis mener
   *[other] { $who } choisissent quelles fourmis mener
}
mm-wait-settle = { $n ->
    [one] { $who } s’installe dans la prairie
   *[other] { $who } s’installent dans la prairie
}
mm-wait-turn = { $n ->
    [one] { $who } joue son tour
   *[other] { $who } jouent leur tour
}
mm-wait-explore = { $n ->
    [one] { $who } explore
   *[other] { $who } explorent
}
mm-wait-march = { $n ->
    [one] { $who } déplace des fourmis
   *[other] { $who } déplacent des fourmis
}
mm-wait-larvae = { $n ->
    [one] { $who } s’occupe des larves
   *[other] { $who } s’occupent des larves
}
mm-wait-fight = { $n ->
    [one] { $who } choisit qui combattre
   *[other] { $who } choisissent qui combattre
}
mm-wait-target = { $n ->
    [one] { $who } choisit qui est touché
   *[other] { $who } choisissent qui est touché
}
mm-wait-card = { $n ->
    [one] { $who } joue une carte
   *[other] { $who } jouent une carte
}
mm-wait-discard = { $n ->
    [one] { $who } choisit une carte à défausser
   *[other] { $who } choisissent des cartes à défausser
}
mm-wait-lose = { $n ->
    [one] { $who } choisit ses pertes
   *[other] { $who } choisissent leurs pertes
}
mm-wait-sites = { $n ->
    [one] { $who } répartit ses fourmis sur les sites
   *[other] { $who } répartissent leurs fourmis sur les sites
}
mm-wait-soldiers = { $n ->
    [one] { $who } prépare ses soldats
   *[other] { $who } préparent leurs soldats
}
mm-wait-commit = { $has ->
    [yes] { $who } choisit une carte pour le combat { $in }
   *[no] { $who } choisit une carte pour le combat
}
mm-wait-harvest = { $n ->
    [one] { $who } récolte
   *[other] { $who } récoltent
}
mm-wait-decree = { $n ->
    [one] La reine de { $who } décrète
   *[other] Les reines de { $who } décrètent
}
mm-how-wait = Vous pouvez tout regarder en attendant.
mm-how-watch = Vous regardez la partie.
mm-how-over = La partie est terminée.
mm-final-you = Vous gagnez avec { $points }
mm-final-wins = { $n ->
    [one] { $who } gagne avec { $points }
   *[other] { $who } gagnent avec { $points } chacun
}
mm-final-horde = La Horde envahit la prairie : { $horde } contre { $points }
mm-final-held = La prairie tient : { $points } contre { $horde } pour la Horde

## Les actions de l’invite

mm-pass = Non, merci
    .hint = Renoncer ; la partie continue.
mm-pass-react = Sans réaction
    .hint = Laisser passer cette fois.
mm-pass-done = Terminé
    .hint = Laisser le reste et continuer.
mm-pass-commit = Aucune carte
    .hint = Ne pas engager d’autre carte dans ce combat.
mm-skip = Passer jusqu’à…
    .hint = Laisser passer les réactions sans question, pour un moment.
mm-skip-cancel = Réagir de nouveau
    .hint = Être de nouveau interrogé pour chaque réaction.
mm-open = { $who } : { $say }
mm-open-hand = D’abord mes cartes
    .hint = Cache la table jusqu’à ce que vous soyez seul devant elle, puis montre votre main.
mm-back = Retour
    .hint = Finalement non.
mm-turn = Tourner
    .hint = Tourner la tuile dans le prochain sens qui convient. { $n } sens conviennent ici.
mm-place = Poser
    .hint = La tuile reste comme elle est.
mm-joins = { $n ->
    [one] rejoint { $n }
   *[other] rejoint { $n }
}
mm-play = Jouer { $card }
    .hint = Jouer la carte choisie.
mm-discard = Défausser { $card }
    .hint = La carte choisie s’en va.
mm-commit = Engager { $card }
    .hint = La carte reste face cachée jusqu’à ce que chacun ait choisi. Le nombre est votre total.
mm-take = Prendre { $hex }
    .hint = Cette tuile rejoint la prairie.
mm-top = Dessus
    .hint = Sur la pile : elle est piochée la première.
mm-bottom = Dessous
    .hint = Sous la pile : elle est piochée la dernière.
mm-pay = Payer
    .hint = Payer ce que vous avez choisi ; la carte prend effet.
    .unpaid = { $n ->
        [one] Il manque encore une larve ou une fourmi.
       *[other] Il manque encore { $n } larves ou fourmis.
      }
mm-of = { $n } sur { $of }
mm-lay-on_top = Poser dessus
    .hint = Elle agit dès maintenant.
mm-lay-beneath = Poser dessous
    .hint = Elle compte pour la caste ; celle du dessus continue d’agir.
mm-gain-larvae = Gagner
    .hint = Les larves viennent dans votre chambre.
mm-gain = Gagner
    .hint = Tout à la fois.
mm-decree-food = Décréter nourriture
    .hint = La nourriture va dans vos réserves de nourriture.
mm-decree-larvae = Décréter larves
    .hint = Les larves vont dans votre chambre des larves.
mm-lead = Mener : { $species }
    .hint = Pour toute la partie.
mm-pay-food = Payer { $food }
    .hint = Alors aucune fourmi n’est perdue.
mm-lose = Perdre celle-ci
    .hint = La fourmi choisie retourne dans votre réserve.
mm-still = encore { $n }
mm-against = { $who }
    .hint = Cette colonie est touchée.
mm-rest-now = Se reposer
    .hint = Ne plus faire d’action dans cette phase des ouvrières.
mm-my-turn = À moi
    .hint = Passer à votre propre tour.

## Passer les réactions

mm-say-skip = Passer les réactions jusqu’à quand ?
mm-how-skip = Elles passent d’elles-mêmes ; un clic les ramène.
mm-skipping-deed = Vous ne réagissez à rien jusqu’à la fin de cette action.
mm-skipping-turn = Vous ne réagissez à rien jusqu’à votre prochain tour.
mm-skipping-phase = Vous ne réagissez à rien jusqu’à la fin de cette phase.
mm-gift-own = Réaction prise sans demander : vous gagnez { $larvae }.
mm-gift-of = Réaction prise sans demander : { $who } gagne { $larvae }.

## La Horde

mm-say-horde-invade = La Horde envahit
mm-say-horde-advance = La Horde avance de { $n }
mm-say-horde-tunnel = La Horde avance de { $n }, dans le Grand Tunnel
mm-say-horde-explore = La Horde envoie une sentinelle
mm-say-horde-rampage = La Horde se déchaîne
mm-how-horde = Après le tour de chaque joueur, elle révèle une carte et fait ce que dit son type.

## Points

mm-source-sites = sites
mm-source-battles = combats
mm-source-bodies = corps de fourmi
mm-source-slumber = sommeil
mm-source-cards = cartes
mm-source-awards = distinctions
mm-source-lost = perdus

## Les noms des panneaux

mm-moment-species = Le plateau de nid
mm-moment-explore = Exploration
mm-moment-pick = Tuiles piochées
mm-moment-march = Marche
mm-moment-pay = Payer une carte
mm-moment-lay = Une évolution
mm-moment-gains = Gains
mm-moment-cards = Cartes
mm-moment-players = Colonies
mm-moment-effect = La carte
mm-moment-losses = Pertes
mm-moment-battle = Combat
mm-moment-queen = La phase de la reine
mm-moment-horde = La Horde
mm-moment-rest = Un repos
mm-moment-skip = Passer les réactions
mm-moment-offered = Laquelle
mm-moment-final = Score final
mm-or = ou

## Pertes, repos, espèces

mm-primitive = espèce primitive
mm-common = la face ordinaire
mm-common-how = Ni action propre ni désavantage : chaque partie du corps donne son bonus de caste.
mm-royal-decree = Décret royal :

## Combat

mm-centipede = Mille-pattes

## La Horde agit

mm-horde = Horde
mm-horde-invade = { $has ->
    [yes] Un nouveau mille-pattes arrive : { $to }.
   *[no] Un nouveau mille-pattes arrive droit dans le Grand Tunnel.
}
mm-horde-advance = Le mille-pattes saute : de { $from } à { $to }.
mm-horde-tunnel = Parti de { $from }, le mille-pattes atteint le Grand Tunnel : la Horde gagne { $points }. Il y reste et ne peut être combattu.
mm-horde-explore = Aucun mille-pattes à déplacer : une sentinelle a exploré une tuile.
mm-horde-rampage = Elle a combattu sur chaque tuile où sont un mille-pattes et des fourmis. { $points ->
    [0] Elle n’a rien gagné.
   *[other] Elle a gagné { $points }.
}
mm-horde-nothing = Sa carte n’a déplacé personne.

## Score final

mm-by-round = Manche par manche
mm-chart = Points par manche, à la fin : { $scores }

## Ce qui est raconté à tout le monde

mm-tell-battle = Cartes retournées { $where } : { $high } contre { $low }
mm-tell-battle-won = { $who } l’emporte { $where }.
mm-tell-battle-tie = Égalité : { $who }, qui défend, l’emporte.
mm-tell-battle-at = Combat { $where }
mm-tell-battle-who = Envahisseur : { $invader }. Défenseur : { $defender }.
mm-tell-round = Fin de manche : { $round }
mm-tell-round-how = Ce que chaque colonie a récolté, mangé, reçu par décret et marqué.
mm-tell-horde = La Horde révèle { $card }
