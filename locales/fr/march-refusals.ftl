# Pourquoi les règles de March of the Ants refusent : la règle, et ce que l’on peut faire à la place.

march-illegal-game_over = La partie est finie.
march-illegal-no_such_seat = Il n’y a pas de telle place à cette table.
march-illegal-not_to_act = Ce n’est pas à vous de décider.
march-illegal-not_now = Pas maintenant : il faut d’abord { $asked }.
march-illegal-not_on_the_mat = Au dos de votre plateau de nid : { $mat }, pas { $species }. Jouez { $mat } ou la fourmi des prairies.

march-illegal-too_little_food = Cela coûte { $needed } nourriture, et vous en avez { $have }. Jouez une carte ou reposez-vous.
march-illegal-rest_as_first_action = Se reposer ne peut pas être votre première action de la manche tant que vous avez de la nourriture ou une carte. Faites d’abord autre chose.
march-illegal-frenzy_forbids_rest = Frénésie : pas de repos tant que vous avez de la nourriture ({ $food }) ou des cartes ({ $cards }). Dépensez-les d’abord.
march-illegal-no_species_action = La fourmi des prairies n’a pas d’action à elle. Choisissez l’une des cinq que tout le monde a.

march-illegal-no_hex_left = La pile est vide : il n’y a plus rien à explorer.
march-illegal-nowhere_to_explore = Aucune de vos fourmis n’est sur une tuile à tunnel ouvert. Marchez d’abord vers le bord de la prairie.
march-illegal-no_ant_to_explore = Vous n’avez pas de fourmi { $in_hex }. Explorez depuis une tuile où vous en avez une.
march-illegal-no_open_tunnel = { $hex } : trop peu de tunnels ouverts, il en faut { $needed ->
    [one] 1
   *[other] { $needed }
}. Explorez depuis une autre tuile.
march-illegal-not_drawn = { $hex } n’est pas parmi les tuiles piochées.
march-illegal-only_on_top = { $hex } retourne sur la pile, pas dessous.
march-illegal-cannot_place = La tuile ne peut pas se poser là. Choisissez un endroit éclairé.
march-illegal-cannot_place-already_placed = { $hex } est déjà dans la prairie.
march-illegal-cannot_place-cell_taken = { $by } s’y trouve déjà. Choisissez un endroit vide.
march-illegal-cannot_place-touches_nothing = Une nouvelle tuile doit toucher la prairie. Choisissez un endroit à côté d’une tuile.
march-illegal-cannot_place-same_as = { $hex } est pareille avec moins de rotation ; cette pose est déjà proposée.
march-illegal-cannot_place-not_in_meadow = { $from } n’est pas dans la prairie.
march-illegal-cannot_place-not_beside = La nouvelle tuile doit être à côté de celle d’où vous explorez : { $from }.
march-illegal-cannot_place-no_tunnel = { $from } n’a pas de tunnel de ce côté. Choisissez un côté à tunnel ouvert.
march-illegal-cannot_place-not_joined = Ainsi tournée, { $hex } n’a pas de tunnel { $to_from }. Tournez encore.
march-illegal-not_the_explored_hex = Vos fourmis vont sur la tuile explorée, pas { $to_hex }.
march-illegal-other_hex_needs_an_ant = Chaque nouvelle tuile a besoin d’une fourmi, et il y en a déjà une { $in_hex }. Envoyez celle-ci sur l’autre.
march-illegal-must_enter = { $all ->
    [true] Toutes les fourmis de la tuile de départ doivent aller sur les nouvelles tuiles.
   *[false] Au moins une fourmi doit aller sur la nouvelle tuile.
}

march-illegal-larvae_move_first = Les larves bougent avant les fourmis. Après le pas d’une fourmi, ou quand seules les fourmis bougent, aucune larve ne suit.
march-illegal-no_ant_there = Vous n’avez pas de fourmi { $there }.
march-illegal-no_ant_of = { $seat } n’a pas de fourmi { $there }.
march-illegal-not_in_the_meadow = { $hex } n’est pas dans la prairie.
march-illegal-not_linked = Un pas ne mène pas { $from_from } { $to_to } : ni tunnel ni trou de ver entre les deux. Avancez pas à pas.
march-illegal-trapped = { card-weaver_thorax } : vos fourmis sont retenues { $in_hex }, elles ne peuvent pas partir.
march-illegal-cannot_enter = Une fourmi qui entre prend un site vide ; la périphérie, seulement s’il n’y en a pas. Pas libre : { $at }.
march-illegal-no_larva = Votre chambre des larves est vide.
march-illegal-larva_not_allowed = Aucune larve ne peut être posée { $in_hex }. Choisissez une tuile éclairée.
march-illegal-no_empty_site = Ce n’est pas un site de récolte vide : { $at }.
march-illegal-not_a_site_for_this = Ce site n’est pas de ceux dont il s’agit : { $at }. Choisissez-en un éclairé.
march-illegal-sites_are_filled = Il y a des sites libres { $in_hex }, et vos fourmis de la périphérie doivent les prendre. Choisissez lesquels.
march-illegal-ant_must_move = La fourmi doit être déplacée. Choisissez où elle va.
march-illegal-all_into_one_hex = Toutes ces fourmis vont sur la même tuile, donc pas { $to_hex }.

march-illegal-not_in_hand = { $card } n’est pas dans votre main.
march-illegal-cannot_pay = { $card } coûte { $cost } larves ou fourmis, et vous en avez trop peu.
march-illegal-paid_otherwise = { $card } se paie { $payment ->
    [larvae] en larves seulement
    [ants] en fourmis seulement
   *[any] en larves ou en fourmis
}.
march-illegal-needs_inhabited_site = { $card } demande un site de récolte que vous habitez. Installez-y d’abord une fourmi.
march-illegal-not_offered = { $card } n’est pas parmi les cartes montrées.
march-illegal-not_a_goal_in_play = { $card } n’est pas un de vos objectifs de colonie en jeu.
march-illegal-too_many_goals = Au plus { $most } objectifs de colonie sont en jeu. Défaussez-en un ancien pour faire de la place.
march-illegal-not_an_evolution = { $card } n’est pas une évolution. Choisissez-en une, ou passez.
march-illegal-evolution_too_dear = { $card } coûte { $cost }, et la seconde évolution peut coûter { $most } au plus.
march-illegal-evolution_must_be_played = Cette action joue une évolution : choisissez-en une.
march-illegal-no_evolution_to_play = Vous n’avez en main aucune évolution que vous puissiez payer.
march-illegal-not_on_the_body = { $card } n’est pas sur votre corps de fourmi.
march-illegal-chosen_already = { $what ->
    [food] Nourriture
    [larvae] Larves
    [cards] Cartes
   *[points] Points de colonie
} : déjà choisi, ou pas proposé. Choisissez autre chose.

march-illegal-not_the_great_tunnel = Le Grand Tunnel ne peut pas être choisi pour cela. Choisissez une autre tuile.
march-illegal-not_contested = Il n’y a personne à combattre { $in_hex } : la tuile n’est pas disputée.
march-illegal-hex_not_inhabited = Aucune de vos fourmis n’est sur un site de récolte { $in_hex }. Choisissez une tuile que vous habitez.
march-illegal-not_inhabited = Vous n’habitez pas ce site : { $at }. Choisissez-en un avec une de vos fourmis.
march-illegal-no_ant_in_hex = Vous n’avez pas de fourmi { $in_hex }.
march-illegal-token_there = Il y a déjà un tel jeton { $in_hex }, et un seul est permis. Choisissez une autre tuile.
march-illegal-not_another_player = Choisissez un autre joueur de cette table.
march-illegal-not_present = { $seat } n’a pas de fourmi { $in_hex }.
march-illegal-not_together_in_hex = Vous et { $seat } n’avez pas tous deux des fourmis { $in_hex }.
march-illegal-same_owner = Les deux fourmis sont à { $seat }. Ce sont des fourmis de deux joueurs qui échangent leurs places.
march-illegal-second_ant_missing = Choisissez aussi la seconde fourmi : deux fourmis échangent leurs places.
march-illegal-no_centipede_to_fight = Il n’y a pas de mille-pattes à combattre { $in_hex }.

march-illegal-not_among_the_lost = Cette fourmi n’est pas parmi celles à choisir : { $at }.
march-illegal-losses_are_due = Encore { $ants ->
    [one] 1 fourmi
   *[other] { $ants } fourmis
} à perdre. Choisissez.
march-illegal-not_the_strongest_invader = L’envahisseur est l’un de ceux qui ont le plus de fourmis ; ce n’est pas le cas de { $seat }.
march-illegal-raid_must_fight = { species-raiding_ant.action } : il faut combattre. Choisissez qui, et où.
march-illegal-either_or = { card-army_head } pose des larves ou ramène des fourmis, pas les deux.
march-illegal-one_hex_only = { card-army_head } ramène des fourmis d’une seule tuile, donc pas { $from_hex }.
march-illegal-once_per_hex = { card-blast_head } agit une fois par tuile, et c’est déjà fait { $in_hex }. Choisissez-en une autre.

march-illegal-harvested_already = Ce site a déjà donné sa récolte : { $at }.
march-illegal-not_decreed = Un décret royal, c’est de la nourriture ou des larves. Choisissez l’un des deux.

## Ce qu’il faut faire avant, après « Il faut d’abord »

march-asked-army = poser des larves, ramener des fourmis, ou passer
march-asked-blast = choisir une tuile pour { card-blast_head }, ou passer
march-asked-blast_victim = choisir le joueur dont une fourmi est détruite, ou passer
march-asked-choose_gains = choisir ce que vous gagnez
march-asked-choose_hex = choisir la tuile visée par la carte
march-asked-choose_invader = choisir l’envahisseur
march-asked-choose_species = choisir le côté de votre plateau de nid
march-asked-collect = choisir un site à récolter
march-asked-commit = engager une carte face cachée pour le combat, ou passer
march-asked-decree = décréter de la nourriture ou des larves
march-asked-discard_cards = choisir les cartes à défausser
march-asked-drain = choisir qui perd des larves
march-asked-drop_evolution = défausser une évolution de votre corps de fourmi, ou passer
march-asked-drop_goal = choisir l’objectif de colonie à défausser
march-asked-enter = envoyer des fourmis sur la nouvelle tuile
march-asked-exchange = choisir les fourmis à échanger
march-asked-feed_ant_lion = défausser une carte ou perdre la fourmi
march-asked-fill_site = choisir un site libre pour votre fourmi
march-asked-food_instead = choisir un site qui donne de la nourriture à la place, ou passer
march-asked-gain_larvae = prendre les larves, ou passer
march-asked-gather = déplacer des fourmis sur une même tuile, ou passer
march-asked-larvae = poser vos larves, ou passer
march-asked-lay = poser l’évolution au-dessus ou au-dessous
march-asked-lose = choisir lesquelles de vos fourmis sont perdues
march-asked-march_to_battle = choisir un mille-pattes à combattre, ou passer
march-asked-move_ant = déplacer une fourmi sur un site vide
march-asked-origin = choisir la tuile d’où explorer
march-asked-pay = finir de payer la carte en larves ou en fourmis
march-asked-pay_or_lose = payer, ou choisir les fourmis que vous perdez
march-asked-pick_hex = prendre une des tuiles piochées
march-asked-place_hex = poser la tuile
march-asked-place_token = placer le jeton
march-asked-play_evolution = jouer une évolution
march-asked-play_offered = jouer une des cartes montrées, ou passer
march-asked-put_back = remettre les tuiles piochées
march-asked-raid = choisir qui piller
march-asked-settle = placer les fourmis de votre tuile de départ
march-asked-spoils = déplacer des fourmis sur des sites vides, ou passer
march-asked-steps = faire vos pas, ou passer
march-asked-sting = choisir qui piquer, ou passer
march-asked-swap_card = défausser une carte pour en piocher une autre, ou passer
march-asked-take_turn = choisir une action
march-asked-theft = choisir ce que vous défaussez pour { card-cultural_theft }
