# Les cartes : le nom, ce que dit la carte, et une phrase ou deux pour qui veut savoir exactement.

## Événements

card-queens_journey = Le Voyage d’une reine
    .text = Parmi { $look ->
        [one] la première tuile
       *[other] les { $look } premières tuiles
    } de la pile, ajoutez-en une à la prairie, où bon vous semble ; remettez les autres dessus dans l’ordre voulu. Vous pouvez poser { $larvae ->
        [one] { $larvae } larve
       *[other] jusqu’à { $larvae } larves
    } sur la nouvelle tuile.
    .detail = Personne d’autre ne voit les autres tuiles. La nouvelle doit en toucher une, sans que les tunnels concordent. Vous en résolvez les icônes et l’effet. Les larves viennent de votre chambre des larves. Toute larve peut aller dans le Grand Tunnel à la place.
card-adaptive_radiation = Radiation adaptative
    .text = Vous pouvez défausser { $discards ->
        [one] { $discards } évolution
       *[other] jusqu’à { $discards } évolutions
    } de votre corps de fourmi. Vous pouvez ensuite jouer gratuitement { $plays ->
        [one] { $plays } évolution
       *[other] jusqu’à { $plays } évolutions
    } de votre main, ou jusqu’à { $plays_after_discard } si vous en avez défaussé.
    .detail = N’importe quelle carte de n’importe quelle pile convient. Un corps défait puis complété à nouveau ne fait ni perdre ni gagner de points.
card-cultural_theft = Pillage culturel
    .text = Chaque autre joueur défausse { $cards_each ->
        [one] { $cards_each } carte
       *[other] { $cards_each } cartes
    } de son choix ; toutes sont montrées ensemble. Vous pouvez jouer aussitôt 1 de ces cartes, gratuitement.
    .detail = Un joueur sans carte n’en défausse pas. Ce que vous ne jouez pas reste défaussé. La carte volée n’entraîne pas d’autre réaction.
card-early_harvest = Récolte précoce
    .text = Choisissez 1 site de récolte que vous habitez et récoltez-y { $times } fois, tout de suite.
    .detail = Un seul site, jamais une tuile entière. Il donne comme d’habitude à la récolte suivante.
card-egg_stealer = Voleuse d’œufs
    .text = Chaque autre joueur perd { $each ->
        [one] { $each } larve
       *[other] { $each } larves
    }. Vous gagnez 1 larve par larve perdue, { $most } au plus.
    .detail = Seules les larves de la chambre des larves se perdent : celui qui n’en a pas ne perd rien.
card-frenzied_activity = Activité frénétique
    .text = Faites { $n ->
        [one] { $n } action de plus, à son coût normal
       *[other] { $n } actions de plus, l’une après l’autre, à leur coût normal
    }.
    .detail = Elles commencent après les réactions à cette carte, et chacune a ses propres réactions. Vous pouvez renoncer à n’importe laquelle. Se reposer y met fin.
card-fungal_outbreak = Épidémie fongique
    .text = Choisissez une tuile autre que le Grand Tunnel. Chaque joueur qui y a des fourmis, vous compris, en détruit { $each } des siennes.
    .detail = Celui qui en a moins les perd toutes. Chacun choisit lesquelles de ses fourmis meurent.
card-into_the_unknown = Vers l’inconnu
    .text = { $look ->
        [one] Piochez la première tuile de la pile et placez-la
       *[other] Regardez les { $look } premières tuiles de la pile et placez-en une
    } n’importe où dans la prairie. Vous pouvez y poser { $larvae ->
        [one] { $larvae } larve
       *[other] jusqu’à { $larvae } larves
    }.
    .detail = Elle doit toucher une autre tuile, sans que les tunnels concordent. Vous en résolvez les icônes et l’effet. Les larves viennent de votre chambre des larves. Toute larve peut aller dans le Grand Tunnel à la place.
card-mating_flight = Vol nuptial
    .text = Jusqu’à { $n } fois, deux fourmis de joueurs différents échangent leurs places, où que ce soit dans la prairie.
    .detail = Site contre site, site contre périphérie, tuile contre tuile. Les vôtres peuvent en être, pourvu que les deux propriétaires diffèrent.
card-mysterious_hole = Trou mystérieux
    .text = Placez un trou de ver sur une tuile qui n’en a pas ; vous pouvez alors y poser { $larvae ->
        [one] { $larvae } larve
       *[other] jusqu’à { $larvae } larves
    }. Ou placez un mille-pattes sur une tuile qui n’en a pas.
    .detail = Aucun jeton sur le Grand Tunnel. Un trou de ver imprimé vaut un jeton. Les larves viennent de votre chambre des larves, et nul besoin d’une fourmi sur cette tuile. Toute larve peut aller dans le Grand Tunnel à la place.
card-rapid_mobilization = Mobilisation éclair
    .text = Faites jusqu’à { $n } pas, les larves d’abord, puis les fourmis.
    .detail = Comme pour Marcher, mais sans nourriture, et les thorax n’ajoutent pas de pas. Les larves vont sur les tuiles que vous habitez ou dans le Grand Tunnel.
card-royal_jelly = Gelée royale
    .text = Choisissez { $choices ->
        [one] { $choices } effet, puis résolvez-le
       *[other] { $choices } effets différents, puis résolvez-les
    } : gagnez { $from-larvae ->
        [one] { $from-larvae } larve
       *[other] { $from-larvae } larves
    } ; gagnez { $from-food ->
        [one] { $from-food } nourriture
       *[other] { $from-food } nourritures
    } ; piochez { $from-cards ->
        [one] { $from-cards } carte
       *[other] { $from-cards } cartes
    } ; gagnez { $from-points ->
        [one] { $from-points } point
       *[other] { $from-points } points
    } de colonie.
    .detail = Tous sont annoncés avant d’être résolus : impossible de regarder d’abord les cartes.
card-sneak_attack = Attaque sournoise
    .text = Choisissez une tuile disputée. Ses combats ont lieu maintenant, exactement comme dans la phase des soldats.
    .detail = Pas besoin d’y avoir une fourmi : ceux qui sont là combattent, le mille-pattes d’abord. Les mêmes joueurs peuvent s’y retrouver dans la phase des soldats.
card-sparrow_attack = Attaque du moineau
    .text = Choisissez une tuile où vous habitez un site de récolte : toutes ses fourmis sont détruites, les vôtres aussi.
    .detail = Un mille-pattes reste en place. Tant que vous n’habitez aucun site, cette carte ne peut pas être jouée.
card-swarm = Essaim
    .text = Choisissez une tuile et amenez-y jusqu’à { $n } de vos fourmis, de n’importe où dans la prairie.
    .detail = Sans tunnels ni voisinage, mais toutes vont sur la même tuile.
card-strange_appetite = Étrange appétit
    .text = Gagnez { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }.
    .detail = La colonie mange les siennes.
card-cold_snap = Coup de froid
    .text = Chaque autre joueur paie { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    } ou détruit { $ants } de ses fourmis hors du Grand Tunnel.
    .detail = Chacun décide, dans le sens horaire. Celui qui a moins de ces fourmis les perd toutes ; celui qui n’a ni nourriture ni fourmi dehors est épargné.
card-foraging_trail = Piste odorante
    .text = Piochez { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    }, puis défaussez { $discard ->
        [one] { $discard } carte
       *[other] { $discard } cartes
    } de votre main.
    .detail = N’importe quelle carte de la main, nouvelle ou ancienne.
card-flash_flood = Crue subite
    .text = Choisissez une tuile autre que le Grand Tunnel. Toutes les fourmis de sa périphérie retournent dans la chambre des larves de leur propriétaire.
    .detail = Les vôtres aussi. Elles redeviennent des larves ; les fourmis sur les sites de récolte restent en place.
card-brood_surge = Flambée du couvain
    .text = Gagnez 1 larve par tuile que vous habitez, au moins { $least } et au plus { $most }.
    .detail = Une tuile compte si l’une de vos fourmis y occupe un site de récolte. Le Grand Tunnel n’en a pas.

## Évolutions de la tête

card-acrobat_head = Tête d’acrobate
    .text = Au début de la phase des soldats, vous pouvez faire jusqu’à { $n } pas avec vos fourmis.
    .detail = Des fourmis, pas de larves. Ces pas peuvent provoquer un combat ou en éviter un.
card-amazon_head = Tête d’amazone
    .text = Chaque combat que vous gagnez contre un joueur lui coûte { $loss ->
        [one] { $loss } larve
       *[other] { $loss } larves
    } et vous en rapporte { $gain }.
    .detail = Vous en gagnez { $gain } même s’il en a moins à perdre. Les combats contre les mille-pattes ne comptent pas.
card-armored_head = Tête cuirassée
    .text = Dans chaque combat, vous perdez { $n ->
        [one] { $n } fourmi
       *[other] { $n } fourmis
    } de moins.
    .detail = Seul le nombre des pertes baisse. La dernière fourmi d’une tuile n’est pas protégée pour autant.
card-army_head = Tête légionnaire
    .text = Au début de la phase des soldats, vous pouvez choisir une tuile où vous avez une fourmi : posez-y jusqu’à { $larvae ->
        [one] { $larvae } larve
       *[other] { $larvae } larves
    }, ou reprenez-y autant de vos fourmis que voulu dans votre chambre des larves.
    .detail = Une fourmi en périphérie suffit, mais pas dans le Grand Tunnel. Si la tuile n’est plus disputée, aucun combat de fourmis n’y a lieu.
card-blast_head = Tête explosive
    .text = Au début de la phase des soldats, vous pouvez détruire { $own } de vos fourmis sur chaque tuile disputée, et avec { $own ->
        [one] elle
       *[other] elles
    } jusqu’à { $others ->
        [one] { $others } autre fourmi
       *[other] { $others } autres fourmis
    }.
    .detail = Vous dites à qui elles sont, réparties à votre gré ; leurs propriétaires choisissent lesquelles meurent. Si la tuile n’est plus disputée, aucun combat n’y a lieu.
card-golden_fire_head = Tête de feu doré
    .text = Au combat, vous pouvez engager jusqu’à { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } et ajouter la férocité de toutes.
    .detail = Toutes sont posées ensemble, avant toute révélation.
card-proboscis_head = Tête à trompe
    .text = Après chacun de vos combats, gagné ou perdu, gagnez { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }.
    .detail = Contre des fourmis ou un mille-pattes, même hors de la phase des soldats.
card-tawny_crazy_head = Tête de folle fauve
    .text = Dans chacun de vos combats, une fois les cartes révélées, défaussez { $cards ->
        [one] la première carte de la pioche et ajoutez sa férocité
       *[other] les { $cards } premières cartes de la pioche et ajoutez leur férocité
    } à votre total.
    .detail = Votre force d’armée ne change pas, les pertes non plus. Vaut aussi hors de la phase des soldats.
card-traitorous_head = Tête de traîtresse
    .text = Les mille-pattes ne vous combattent jamais. À la fin de chaque phase des soldats, gagnez { $points_each ->
        [one] { $points_each } point
       *[other] { $points_each } points
    } de colonie par mille-pattes dans la prairie.
    .detail = Sur une tuile que vous contrôlez, un mille-pattes ne combat que les autres joueurs présents.
card-trapjaw_head = Tête à mâchoires-pièges
    .text = Gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de colonie par tuile où vous combattez, que vous gagniez ou non.
    .detail = Une fois par tuile et par manche, quel que soit le nombre de vos combats et la phase.
card-bullet_head = Tête balle de fusil
    .text = Dans chacun de vos combats, ajoutez { $n } à votre total.
    .detail = Pour l’issue seulement : votre force d’armée ne change pas, les pertes non plus.

## Évolutions du thorax

card-flying_thorax = Thorax ailé
    .text = Chaque pas de vos fourmis peut mener à n’importe quelle tuile de la prairie.
    .detail = Les larves n’entrent toujours que sur les tuiles que vous habitez ou dans le Grand Tunnel. Une tuile explorée doit toujours être reliée par un tunnel.
card-harvester_thorax = Thorax de moissonneuse
    .text = Après chacune de vos actions Explorer, gagnez { $each ->
        [one] { $each } larve
       *[other] { $each } larves
    } par site à larves que vous habitez.
    .detail = Simple ou double, un site en donne { $each }, où qu’il soit dans la prairie. Vos fourmis sont alors entrées sur la nouvelle tuile : elle compte.
card-parasitic_thorax = Thorax parasite
    .text = Quand vous fourragez, défaussez la première carte piochée : un joueur de votre choix perd des larves à hauteur de sa férocité et vous en gagnez autant. Puis piochez la deuxième.
    .detail = La carte est montrée, et la défausser est obligatoire. Vous ne gagnez que ce que l’autre a vraiment perdu.
card-scouting_thorax = Thorax d’éclaireuse
    .text = Quand vous explorez, piochez { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }. Explorez avec l’une et remettez les autres sur la pile ou dessous.
    .detail = S’il en reste moins, vous piochez celles-là. Les autres joueurs ne voient pas les tuiles que vous remettez.
card-tunneling_thorax = Thorax fouisseur
    .text = Vos fourmis peuvent passer entre deux tuiles adjacentes, qu’un tunnel les relie ou non.
    .detail = Aussi pour entrer dans le Grand Tunnel et en sortir. Explorer demande toujours un tunnel.
card-weaver_thorax = Thorax de tisserande
    .text = Les autres joueurs ne peuvent pas faire sortir leurs fourmis des tuiles que vous habitez.
    .detail = Ils peuvent y entrer et payer des cartes avec les fourmis prises au piège, mais pas explorer à partir de là. Le Grand Tunnel n’est jamais concerné.
card-silver_thorax = Thorax argenté
    .text = En réaction à Marcher, vous pouvez faire jusqu’à { $n } pas au lieu de 1.
    .detail = Avec des fourmis seulement : tous avec une seule, ou répartis entre plusieurs.
card-nursing_thorax = Thorax de nourrice
    .text = En réaction à Fourrager, vous pouvez gagner { $larvae ->
        [one] { $larvae } larve
       *[other] { $larvae } larves
    } au lieu de 1.
    .detail = Tant qu’il reste des cubes dans votre réserve. Les larves gagnées autrement ne changent pas.
card-jumping_thorax = Thorax sauteur
    .text = Après chacune de vos actions Explorer, vous pouvez faire jusqu’à { $n } pas avec vos fourmis.
    .detail = Des fourmis, pas de larves. Toutes vos fourmis peuvent bouger, pas seulement les exploratrices.
card-gliding_thorax = Thorax planeur
    .text = Après chacune de vos actions Explorer, vous pouvez poser { $larvae ->
        [one] { $larvae } larve
       *[other] jusqu’à { $larvae } larves
    } sur la tuile explorée.
    .detail = De votre chambre des larves à un site vide, ou en périphérie s’il n’y en a pas. Toute larve peut aller dans le Grand Tunnel à la place.
card-rafting_thorax = Thorax radeau
    .text = Chaque fois qu’un événement ou une tuile détruit de vos fourmis, jusqu’à { $n } d’entre elles { $n ->
        [one] va
       *[other] vont
    } dans votre chambre des larves.
    .detail = Jusqu’à { $n } à chaque fois. Les fourmis perdues au combat, par la faim ou par une évolution ne sont pas sauvées, ni celles avec lesquelles vous payez.

## Évolutions de l’abdomen

card-carpenter_abdomen = Abdomen de charpentière
    .text = Au début de la phase de la reine, vous pouvez faire jusqu’à { $n } pas avec vos fourmis.
    .detail = Des fourmis, pas de larves. Elles peuvent entrer chez un mille-pattes. Ce qui devient disputé alors se combat dans la phase des soldats suivante.
card-honeypot_abdomen = Abdomen pot-de-miel
    .text = À la récolte, choisissez 1 site de récolte que vous habitez et récoltez-y { $times } fois.
    .detail = Un site, pas une tuile entière. Vos autres sites donnent comme d’habitude.
card-leaf_cutter_abdomen = Abdomen de coupeuse de feuilles
    .text = À la récolte, chaque site de récolte que vous habitez peut vous donner { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    } au lieu de son produit.
    .detail = Vous décidez site par site. Un site utilisé ainsi ne donne rien d’autre à cette récolte.
card-pharoah_abdomen = Abdomen pharaon
    .text = À la récolte, chaque site à larve simple que vous habitez vous donne { $larvae ->
        [one] { $larvae } larve
       *[other] { $larvae } larves
    } de plus.
    .detail = Les sites à larves doubles ne donnent rien de plus.
card-stinging_abdomen = Abdomen à dard
    .text = Au début de la phase de la reine, vous pouvez choisir un joueur sur une tuile où vous avez une fourmi : il y détruit { $ants } des siennes.
    .detail = Pas dans le Grand Tunnel. C’est l’autre joueur qui choisit ce qui meurt.
card-thief_abdomen = Abdomen de voleuse
    .text = Au moment de nourrir, chaque autre joueur nourrit { $ants ->
        [one] { $ants } fourmi
       *[other] { $ants } fourmis
    } de plus qu’il n’en a, et vous en nourrissez { $ants } de moins par autre joueur.
    .detail = Une bouche de plus mange comme une fourmi : de la nourriture, sinon une larve ; faute des deux, une fourmi meurt à sa place. Vous n’en nourrissez jamais moins de 0.
card-brooding_abdomen = Abdomen de couveuse
    .text = Votre décret royal donne { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    } de plus ou { $larvae ->
        [one] { $larvae } larve
       *[other] { $larvae } larves
    } de plus.
    .detail = Vous choisissez toujours entre les deux. Sans décret royal dans la manche, il ne donne rien.
card-gardening_abdomen = Abdomen de jardinière
    .text = À la récolte, chaque site à carte que vous habitez vous donne aussi { $larvae ->
        [one] { $larvae } larve
       *[other] { $larvae } larves
    }.
    .detail = En plus de la carte.
card-dracula_abdomen = Abdomen de Dracula
    .text = Quand vos fourmis mangent des larves, chaque larve nourrit { $n ->
        [one] { $n } fourmi
       *[other] { $n } fourmis
    } au lieu de 1.
    .detail = La nourriture passe toujours d’abord. Une larve est mangée tout entière, même pour une seule fourmi.
card-ghost_abdomen = Abdomen fantôme
    .text = Vos fourmis dans le Grand Tunnel n’ont pas besoin d’être nourries.
    .detail = Elles ne sont pas comptées au moment de nourrir. Toutes les autres mangent comme d’habitude.
card-herding_abdomen = Abdomen de bergère
    .text = À la récolte, gagnez 1 nourriture si vous habitez au moins { $n1 ->
        [one] { $n1 } tuile
       *[other] { $n1 } tuiles
    }, et 1 de plus si vous en habitez au moins { $n2 }.
    .detail = Une tuile compte si l’une de vos fourmis y occupe un site de récolte. La nourriture s’ajoute à ce que donnent vos sites.

## Objectifs de colonie

card-bound_to_the_past = Liées au passé
    .text = Une fois jouée : vous pouvez poser { $larvae ->
        [one] { $larvae } larve
       *[other] jusqu’à { $larvae } larves
    } dans le Grand Tunnel. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous y avez plus de fourmis que chacun des autres joueurs.
    .detail = À égalité pour le plus grand nombre, rien. Les larves viennent de votre chambre des larves.
card-epic_stores = Réserves épiques
    .text = Une fois jouée : gagnez { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous avez plus de nourriture que chacun de vos voisins.
    .detail = Vos voisins sont juste à votre gauche et à votre droite ; à deux joueurs, c’est l’autre. À égalité, rien.
card-grand_evolution = Grande Évolution
    .text = Une fois jouée : vous pouvez jouer { $n ->
        [one] { $n } évolution de votre main à son coût
       *[other] jusqu’à { $n } évolutions de votre main à leur coût
    }. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous avez plus d’évolutions en jeu que chacun de vos voisins.
    .detail = Les évolutions recouvertes comptent aussi. Vos voisins sont juste à votre gauche et à votre droite ; à égalité, rien.
card-unending_brood = Couvain sans fin
    .text = Une fois jouée : gagnez { $larvae ->
        [one] { $larvae } larve
       *[other] { $larvae } larves
    }. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous avez plus de larves que chacun de vos voisins.
    .detail = Les larves des chambres des larves comptent. Vos voisins sont juste à votre gauche et à votre droite ; à égalité, rien.
card-eyeless_overlords = Souveraines sans yeux
    .text = Une fois jouée : placez un trou de ver sur une tuile qui n’en a pas. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous habitez au moins { $slumber-hexes ->
        [one] { $slumber-hexes } tuile
       *[other] { $slumber-hexes } tuiles
    } à trou de ver.
    .detail = Aucun jeton sur le Grand Tunnel. Un trou de ver imprimé vaut un jeton, et aucune tuile n’en a plus d’un.
card-outlander = Peuple des confins
    .text = Une fois jouée : vous pouvez mener une de vos fourmis à un site vide d’une tuile qui ne touche pas le Grand Tunnel. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous contrôlez au moins { $slumber-hexes } de ces tuiles.
    .detail = La fourmi peut venir de n’importe où, sans tunnel. Toucher veut dire être côte à côte, avec ou sans tunnel.
card-nurturing_hive = Foyer nourricier
    .text = Une fois jouée : vous pouvez mener une de vos fourmis à un site à larve simple vide. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous habitez au moins { $slumber-sites ->
        [one] { $slumber-sites } site
       *[other] { $slumber-sites } sites
    } à larve simple.
    .detail = La fourmi peut venir de n’importe où, sans tunnel. Les sites à larves doubles ne comptent pas.
card-xenophobic_tribe = Tribu xénophobe
    .text = Une fois jouée : vous pouvez poser { $larvae ->
        [one] { $larvae } larve
       *[other] jusqu’à { $larvae } larves
    } sur une tuile que vous habitez. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous habitez au moins { $slumber-hexes ->
        [one] { $slumber-hexes } tuile
       *[other] { $slumber-hexes } tuiles
    } et que personne d’autre n’en habite aucune.
    .detail = Une seule tuile en compagnie suffit à tout gâcher. Les fourmis en périphérie n’habitent pas. Les larves viennent de votre chambre des larves. Toute larve peut aller dans le Grand Tunnel à la place.
card-extensive_tunnel = Vaste réseau
    .text = Une fois jouée : une de vos fourmis va sur n’importe quel site de récolte vide. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous habitez au moins { $slumber-hexes ->
        [one] { $slumber-hexes } tuile
       *[other] { $slumber-hexes } tuiles
    } que des tunnels relient entre elles.
    .detail = Les tuiles que vous n’habitez pas, le Grand Tunnel et les trous de ver ne les relient pas. Le déplacement n’est pas facultatif.
card-symbiotic_accord = Pacte symbiotique
    .text = Une fois jouée : vous pouvez poser { $larvae ->
        [one] { $larvae } larve sur un site vide
       *[other] jusqu’à { $larvae } larves sur des sites vides
    } d’une tuile qu’un autre joueur habite. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous partagez au moins { $slumber-hexes ->
        [one] { $slumber-hexes } tuile
       *[other] { $slumber-hexes } tuiles
    }.
    .detail = Une tuile est partagée quand deux joueurs ou plus l’habitent et que sa périphérie est vide. Les larves viennent de votre chambre des larves. Toute larve peut aller dans le Grand Tunnel à la place.
card-bane_of_centipedes = Fléau des mille-pattes
    .text = Une fois jouée : piochez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous avez détruit un mille-pattes depuis le sommeil précédent.
    .detail = Un mille-pattes détruit avant de jouer la carte compte, si c’était dans la même manche. Plusieurs ne donnent pas plus de points.
card-conquering_brood = Couvain conquérant
    .text = Une fois jouée : vous pouvez faire jusqu’à { $n } pas avec vos fourmis. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous avez gagné un combat contre un joueur depuis le sommeil précédent.
    .detail = Les combats contre les mille-pattes ne comptent pas. Un combat gagné avant de jouer la carte compte, si c’était dans la même manche.
card-hoarded_knowledge = Trésor de savoir
    .text = Une fois jouée : piochez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. À chaque sommeil : { $slumber-points ->
        [one] { $slumber-points } point
       *[other] { $slumber-points } points
    } de colonie si vous avez au moins { $slumber-cards ->
        [one] { $slumber-cards } carte
       *[other] { $slumber-cards } cartes
    } en main.
    .detail = Les cartes en jeu ne comptent pas. Seul le nombre importe : vous ne montrez rien.
