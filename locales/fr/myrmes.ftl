# Tout ce qui entoure le jardin d’une table de Myrmes.

my-year = Année
my-garden = Le jardin
my-others = Colonies, objectifs, journal
my-or = ou
my-of = { $n } sur { $of }
my-you = vous
my-thinking = réfléchit
my-waiting = attend
my-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

## saisons et phases

my-season-spring = Printemps
my-season-summer = Été
my-season-autumn = Automne
my-season-winter = Hiver
my-bar-year = Année { $year } sur 3. La partie finit après le troisième hiver.
my-bar-seasons = Saisons
my-bar-phases = Phases
my-bar-winter = Hiver : chaque colonie défausse { $due } nourritures cette année, une de moins par soldat.
my-bar-die = { $season } { $die }, { $event }
my-phase-event = Événement
    .rule = Tous en même temps : les larves poussent le cube événement, une par case.
my-phase-births = Naissances
    .rule = Tous en même temps : les nourrices vont aux pistes de naissance et à l’atelier.
my-phase-workers = Ouvrières
    .rule = À tour de rôle, une ouvrière : dans une salle de la fourmilière ou dans le jardin.
my-phase-harvest = Récolte
    .rule = Tous en même temps : un cube par phéromone.
my-phase-atelier = Atelier
    .rule = À tour de rôle : les nourrices creusent galeries et niveaux, créent des nourrices et réalisent des objectifs.
my-phase-end_of_season = Fin de tour
    .rule = Tous en même temps : on défausse ce que le stock ne peut contenir ; ouvrières et nourrices regagnent leurs salles.
my-phase-winter = Hiver
    .rule = Tous en même temps : on défausse de la nourriture ; chaque cube manquant coûte des points.
my-phase-over = La fin
    .rule = Le troisième hiver est passé.

## choses

my-cube-food = nourriture
    .hint = Nourriture : pour l’hiver, la reine, de nouvelles nourrices et la fouille.
my-cube-earth = terre
    .hint = Terre : pour creuser, nettoyer des phéromones et bâtir des sous-fourmilières.
my-cube-stone = pierre
    .hint = Pierre : pour creuser, pour l’élevage de pucerons et les sous-fourmilières.
my-cubes-food = { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
  }
my-cubes-earth = { $n ->
    [one] { $n } terre
   *[other] { $n } terres
  }
my-cubes-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
  }
my-larvae = larves
my-larvae-n = { $n ->
    [one] { $n } larve
   *[other] { $n } larves
  }
my-prey-ladybug = { $n ->
    [one] { $n } coccinelle
   *[other] { $n } coccinelles
  }
my-prey-termite = { $n ->
    [one] { $n } termite
   *[other] { $n } termites
  }
my-prey-spider = { $n ->
    [one] { $n } araignée
   *[other] { $n } araignées
  }
my-event = Événement
my-event-level_plus_1 = Niveau +1
    .effect = Une ouvrière peut travailler un niveau plus bas ; tuiles et stockage comme au niveau supérieur.
my-event-vp_plus_1 = PV +1
    .effect = Un point de plus chaque fois que vous marquez cette saison.
my-event-larvae_plus_2 = Larve +2
    .effect = Deux larves de plus si des nourrices en font naître.
my-event-harvest_plus_3 = Récolte +3
    .effect = Jusqu’à trois cubes de plus sur vos phéromones.
my-event-move_plus_3 = Déplacement +3
    .effect = Vos ouvrières ont six points de déplacement au lieu de trois.
my-event-soldier_plus_1 = Soldat +1
    .effect = Un soldat de plus si des nourrices en font naître.
my-event-hexagon_plus_1 = Hexagone +1
    .effect = Vous pouvez poser des phéromones du niveau supérieur cette saison.
my-event-worker_plus_1 = Ouvrière +1
    .effect = Une ouvrière de plus si des nourrices en font naître.
my-event-here = { $event }, votre cube est ici
my-event-as-die = comme le dé, { $die }
my-event-pushed = le dé indique { $die }, poussé vers { $event }
my-tile-pair2 = Paire
my-tile-line3 = Ligne
my-tile-triangle3 = Triangle
my-tile-rhombus4 = Losange
my-tile-hook4 = Crochet
my-tile-trapezoid5 = Trapèze
my-tile-triangle6 = Grand triangle
my-tile-aphid_farm = Élevage de pucerons
    .brings = Donne 1 nourriture à chaque récolte.
my-tile-scavenging = Fouille
    .brings = Donne 1 terre ou 1 pierre à chaque récolte.
my-tile-sub_colony = Sous-fourmilière
    .brings = Rapporte 2 points à chaque récolte.
my-tile-label = { $tile } : il en reste { $left }, { $points } points
my-tile-label-plain = { $tile } : { $points } points
my-tile-hint = { $tile }, taille { $size } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la pose, dès le niveau { $level }.
my-tile-pays = Coûte { $pays }.
my-tile-not-here = Elle ne tient pas là où se trouve votre ouvrière.
my-objective-food = { $n } nourritures
    .rule = Défaussez { $n } nourritures.
my-objective-earth_or_stone = { $n } terres ou pierres
    .rule = Défaussez { $n } cubes de terre ou de pierre, à votre choix.
my-objective-stone = { $n } pierres
    .rule = Défaussez { $n } pierres.
my-objective-larvae = { $n } larves
    .rule = Défaussez { $n } larves.
my-objective-prey = { $n } proies
    .rule = Défaussez { $n } jetons Proie.
my-objective-soldiers = { $n } soldats
    .rule = Défaussez { $n } soldats.
my-objective-special_tiles = { $n } tuiles spéciales
    .rule = Possédez { $n } tuiles spéciales et retirez votre cube { $n ->
        [2] de l’une d’elles
       *[other] de deux d’entre elles
      }.
my-objective-nurses = { $n } nourrices
    .rule = Ayez { $n } nourrices en jeu et défaussez-en { $n ->
        [6] une
       *[other] deux
      }.
my-objective-colony_level = Niveau { $n }
    .rule = Atteignez le niveau { $n } et reculez votre disque { $n ->
        [2] d’un niveau
       *[other] de deux niveaux
      }.
my-objective-pheromones = { $n } phéromones
    .rule = Ayez { $n } phéromones connectées et videz-les.

## colonies

my-colonies = Colonies
my-turn-order = ordre du tour
my-first-player = Premier joueur
my-open-colony = Ouvrir la colonie de { $who }
my-figure-level = Niveau { $n }
my-figure-workers = Ouvrières : { $n }
my-figure-soldiers = Soldats : { $n }
my-figure-larvae = Larves : { $n }
my-figure-nurses = Nourrices : { $n }
my-figure-store = Cubes en stock : { $n }
my-your-colony = Votre colonie
my-colony-of = Colonie de { $who }
my-colony-level = { $who }, niveau { $level }
my-looking-only = lecture seule, année { $year }, { $season }
my-back-to-yours = Revenir à votre colonie
my-since = Depuis votre tour
my-pop-worker = { $n ->
    [one] ouvrière
   *[other] ouvrières
  }
    .hint = Ouvrières encore à envoyer : chacune va dans une salle ou dans le jardin. { $ants } de vos { $most } fourmis sont en jeu.
my-pop-soldier = { $n ->
    [one] soldat
   *[other] soldats
  }
    .hint = Les soldats chassent, permettent de traverser les tuiles adverses et gardent chacun une nourriture en hiver. { $ants } de { $most } fourmis sont en jeu.
my-pop-larva = { $n ->
    [one] larve
   *[other] larves
  }
    .hint = Les larves poussent le cube événement, deviennent nourrices, et trois d’entre elles font une nourriture.
my-pop-nurse = { $n ->
    [one] nourrice
   *[other] nourrices
  }
    .hint = Les nourrices font naître des fourmis ou travaillent à l’atelier. Il y en a { $most } au plus.
my-pop-prey = proies
    .hint = Proies chassées, pour les objectifs.
my-store = Stock
    .winter = Si l’hiver venait maintenant : { $due } nourritures dues, { $points } points.
my-store-of = { $n } sur { $limit }
my-store-winter = l’hiver en prend { $due }
my-store-guards = { $n ->
    [one] { $n } gardée
   *[other] { $n } gardées
  }
my-store-short = il manque { $n }
my-store-free = Une place libre. Ce qui dépasse est défaussé à la fin de la saison.
my-store-shut = Une place du grand stock : dès le niveau 2.
my-sacrifice = 3 larves pour 1 nourriture
    .hint = Sacrifiez trois larves pour une nourriture, chaque fois que vous avez une décision à prendre.
my-scents-left = Phéromones en réserve
my-scents-size = jusqu’à la taille { $size }
my-nest = Fourmilière
my-nest-level = niveau { $level }
my-nest-reaches = niveau { $level }, cette saison jusqu’à { $reaches }
my-nest-label = La fourmilière, creusée jusqu’au niveau { $level }
my-nest-store = stock { $n }
my-room-gestation = Couveuse
    .hint = Niveau 0 : une ouvrière y gagne 1 larve.
my-room-larder = Garde-manger
    .hint = Niveau 1 : une ouvrière y gagne 1 nourriture.
my-room-quarry = Carrière
    .hint = Niveau 2 : une ouvrière y gagne 1 terre ou 1 pierre.
my-room-queen = Chambre de la reine
    .hint = Niveau 3 : une ouvrière y donne 1 nourriture à la reine pour 2 points.
my-quarry =
    .hint = L’ouvrière rapporte 1 { $cube }.
my-births-and-atelier = Naissances et atelier
my-track-larvae = Larves
    .rule = Une nourrice donne 1 larve, la deuxième et la troisième 2 de plus chacune.
my-track-soldiers = Soldats
    .rule = Deux nourrices donnent un soldat, une troisième un de plus.
my-track-workers = Ouvrières
    .rule = Deux nourrices donnent une ouvrière, quatre en donnent deux.
my-track-atelier = Atelier
    .rule = Chaque nourrice y fait une action plus tard dans la saison.
my-craft-tunnel = Nouvelle galerie
    .hint = Posez une galerie à côté de ce qui est à vous. Elle donne 1 terre.
    .brings = donne 1 terre, { $n } sur { $of } creusées
    .do = Creuser
my-craft-level = Niveau { $level }
    .hint = Améliorez votre fourmilière d’un niveau.
    .brings = stock { $store }, phéromones plus grandes, une salle
    .do = Creuser
my-craft-nurse = Nouvelle nourrice
    .hint = Créez une nourrice avec des larves et de la nourriture.
    .brings = votre nourrice numéro { $nurses }
    .do = La créer
my-craft-objective = Objectif
    .hint = Réalisez l’un des objectifs ci-dessous. La nourrice y reste pour de bon.
    .brings = rapporte des points
    .do = Réaliser
my-craft-done = Fait cette saison : { $craft }
my-craft-was-done = fait cette saison
my-craft-objectives = { $n } sur { $of } réalisables
my-atelier-waiting = Nourrices à l’atelier dont l’action reste à faire : { $n }

## objectifs

my-objectives = Objectifs
my-objectives-open = { $level ->
    [1] niveau 1 ouvert
    [2] niveaux 1 et 2 ouverts
   *[other] tous les niveaux ouverts
  }
my-objectives-hand-in = un par saison, avec une nourrice
my-objective-hint = { $rule } Rapporte { $points } ; qui l’a réalisé lors d’une saison précédente gagne { $give }.
my-objective-yours = Vous l’avez réalisé.
my-objective-now = Vous pouvez le réaliser maintenant.
my-objective-shut = Réalisez d’abord un objectif de niveau { $level }.
my-objective-points = { $n } points pour le réaliser.
my-objective-bonus = { $others } : { $give } points chacun.

## invite

my-done = Terminé
    .harvest = Assez : ne rien prendre de plus.
my-not-now = Pas maintenant
    .hint = Choisir autre chose.
my-say-event = Pousser le cube événement ?
my-how-event = Chaque case coûte une larve. Touchez une case ou glissez le cube.
my-take-it = Choisir
    .hint = { $event } : { $effect }
my-leave-it = Le laisser là
my-say-births = { $left ->
    [0] Toutes les nourrices sont placées
    [one] Placez votre dernière nourrice
   *[other] Placez vos nourrices : encore { $left }
  }
my-how-births = { $left ->
    [0] Touchez une nourrice pour la reprendre, ou faites naître les fourmis.
   *[other] Touchez une place éclairée ; touchez une nourrice pour la reprendre.
  }
my-hatch = Faire naître
    .hint = Placer les nourrices ainsi ; tout se fait quand chacun a choisi.
my-idle = { $n ->
    [one] { $n } inactive
   *[other] { $n } inactives
  }
my-as-last = Comme avant
    .hint = Placer les nourrices comme la saison passée.
my-say-harvest = Récolte : un cube par phéromone
my-how-harvest = Prenez un cube sur la phéromone éclairée du jardin.
my-say-harvest-more = { $n ->
    [one] Récolte +3 : encore un cube ?
   *[other] Récolte +3 : jusqu’à { $n } cubes de plus ?
  }
my-how-harvest-more = Vos phéromones sont récoltées. Les cubes éclairés sont encore à prendre.
my-say-atelier = { $n ->
    [one] Une nourrice à l’atelier
   *[other] { $n } nourrices à l’atelier
  }
my-how-atelier = Choisissez ce qu’elle fait. Chaque action une fois par saison.
my-leave-atelier = Quitter
    .hint = { $n ->
        [one] Quitter l’atelier. Une nourrice reste inactive cette saison.
       *[other] Quitter l’atelier. { $n } nourrices restent inactives cette saison.
      }
my-say-objective = Réaliser { $objective } ?
my-how-objective = Vous marquez { $points }.
my-how-objective-bonus = Vous marquez { $points }, { $others } { $n ->
    [one] { $give }
   *[other] { $give } chacun
  }.
my-hand-in = Réaliser
my-say-tunnel = Où s’ouvre la galerie ?
my-how-tunnel = { $n ->
    [one] Une case éclairée touche ce qui est à vous. Elle donne 1 terre.
   *[other] { $n } cases éclairées touchent ce qui est à vous. Elle donne 1 terre.
  }
my-say-craft-level = Creuser jusqu’au niveau { $level } ?
my-how-craft-level = Cela coûte { $pays }.
my-say-craft-nurse = Créer la nourrice numéro { $nurses } ?
my-how-craft-nurse = Elle coûte { $pays } et travaille dès la saison prochaine.
my-say-pay = Que défaussez-vous pour { $objective } ?
my-how-pay = Choisissez entre terre et pierre.
my-say-empty = Quelles phéromones vider ?
my-how-empty = { $objective } : choisissez dans le jardin des phéromones éclairées et connectées.
my-say-unmark = De quelle tuile spéciale ôter votre cube ?
my-how-unmark = { $objective } : choisissez une tuile éclairée ; votre cube en part.
my-say-storing = Gardez { $keep }, défaussez { $toss }
my-how-storing = Touchez un cube pour le changer de côté.
my-how-storing-off = { $more ->
    [true] Défaussez-en encore { $n }.
   *[other] Reprenez-en { $n }.
  }
my-keep-these = Garder ceux-ci
    .hint = Le reste retourne à la réserve.
my-lost = { $n ->
    [one] { $n } perdu
   *[other] { $n } perdus
  }
my-say-winter = L’hiver prend { $due } nourritures
my-how-winter = { $missing ->
    [0] Vous en avez assez.
    [one] Il en manque une. Chaque manque coûte { $points } points.
   *[other] Il en manque { $missing }. Chaque manque coûte { $points } points.
  }
my-pay-winter = Payer { $food } nourritures
    .hint = Passer l’hiver ainsi.
my-pay-winter-larvae = Payer { $food } nourritures et { $larvae } larves
my-say-worker = { $n ->
    [one] Envoyez votre dernière ouvrière
   *[other] Envoyez l’une de vos { $n } ouvrières
  }
my-how-worker = Une salle éclairée de la fourmilière ou une galerie éclairée du jardin.
my-how-worker-out = { $n ->
    [one] Par votre galerie éclairée du jardin.
   *[other] Par l’une de vos { $n } galeries éclairées.
  }
my-say-sortie = { $n ->
    [0] Plus de point de déplacement
    [one] Encore 1 point de déplacement
   *[other] Encore { $n } points de déplacement
  }
my-how-sortie = Allez sur une case éclairée, ou posez une phéromone ici.
my-how-sortie-hand = Tournez la tuile avec R ou la molette, puis posez-la : { $tile }.
my-how-sortie-walk = Allez sur une case éclairée.
my-how-sortie-lay = Posez une phéromone ici, ou arrêtez.
my-how-sortie-end = Il n’y a plus rien à faire ici.
my-how-sortie-turn = Tournez la tuile jusqu’à ce qu’elle tienne, ou prenez-en une autre.
my-how-sortie-clear = Nettoyez la phéromone vide sous l’ouvrière, continuez, ou arrêtez.
my-special = Spéciale
    .hint = Prendre en main : { $tile }
my-stop = Arrêter
    .hint = Finir la sortie. L’ouvrière est défaussée.
my-clear = Nettoyer
    .hint = Nettoyer la phéromone vide de { $who } pour 1 terre.
my-lay = Poser
    .hint = Poser la tuile comme indiqué. L’ouvrière est défaussée.
my-lay-one = Phéromone
    .hint = Prendre une phéromone en main et voir comment elle se pose.
my-wait-event = { $n ->
    [one] { $who } réfléchit à l’événement
   *[other] { $who } réfléchissent à l’événement
  }
my-wait-births = { $n ->
    [one] { $who } place ses nourrices
   *[other] { $who } placent leurs nourrices
  }
my-wait-workers = { $who } envoie une ouvrière
my-wait-harvest = { $n ->
    [one] { $who } récolte
   *[other] { $who } récoltent
  }
my-wait-atelier = { $who } est à l’atelier
my-wait-end_of_season = { $n ->
    [one] { $who } range son stock
   *[other] { $who } rangent leur stock
  }
my-wait-winter = { $n ->
    [one] { $who } passe l’hiver
   *[other] { $who } passent l’hiver
  }
my-wait-over = La partie est finie
my-how-wait = Ce n’est pas à vous de jouer.
my-how-watch = Vous regardez.
my-how-over = Le troisième hiver est passé.

## moments

my-moment-event = L’événement
my-moment-births = Les naissances
my-moment-harvest = La récolte
my-moment-atelier = L’atelier
my-moment-storing = Le stock
my-moment-winter = L’hiver
my-moment-final = Le score final
my-stay = rester
my-die-said = le dé indique { $die }, { $event }
my-dice-next = Aussi sur la table : { $dice }
my-space-price = { $n ->
    [0] Ne coûte rien : le cube reste.
    [one] Coûte { $n } larve.
   *[other] Coûte { $n } larves.
  }
my-space-out = Hors de portée : { $n } larves, et vous en avez { $have }.
my-larvae-left = { $n ->
    [one] larves, il en reste { $n }
   *[other] larves, il en reste { $n }
  }
my-nurses = Nourrices
my-nurses-at-work = { $n } sur { $of } au travail
my-track-next = la suivante +{ $n }
my-track-full = complet
my-track-larvae-takes = { $n } nourrices pour plus
my-track-soldiers-takes = { $first ->
    [true] un premier soldat en demande { $n }
   *[other] un autre soldat en demande { $n }
  }
my-track-workers-takes = { $first ->
    [true] une première ouvrière en demande { $n }
   *[other] une seconde ouvrière en demande { $n }
  }
my-track-atelier-note = une action chacune, choisie plus tard
my-nurse-back = Reprendre une nourrice de { $track }
    .hint = Touchez pour la reprendre, ou glissez-la sur une autre piste.
my-nurse-here = Nourrice vers { $track }, ajoute { $n }
    .hint = { $n ->
        [0] Une nourrice ici n’ajoute rien encore.
       *[other] Une nourrice ici ajoute { $n }.
      }
my-born-larvae = { $n } larves naissent
my-born-soldiers = { $n } soldats naissent
my-born-workers = { $n } ouvrières naissent
my-born-atelier = { $n } nourrices à l’atelier
my-will-hatch = Vous ferez naître
my-hat-larvae = larves
my-hat-soldiers = soldats
my-hat-workers = ouvrières
my-hat-atelier = atelier
my-newborn = Il n’y a de place que pour { $n } fourmis :
my-newborn-workers = Ouvrières parmi les nouveau-nées
my-newborn-split = { $workers } ouvrières, { $soldiers } soldats
my-fewer = Moins
my-more = Plus
my-hand = La nourrice en main donne { $gains } ; rien encore ailleurs.
my-hand-nothing = La nourrice en main ne donne rien à elle seule.
my-hand-larvae = { $n ->
    [one] { $n } larve de plus
   *[other] { $n } larves de plus
  }
my-hand-soldiers = { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
  }
my-hand-workers = { $n ->
    [one] { $n } ouvrière
   *[other] { $n } ouvrières
  }
my-hand-atelier = une action à l’atelier
my-ants-lost = { $n ->
    [one] { $n } fourmi de trop ne naît pas
   *[other] { $n } fourmis de trop ne naissent pas
  }
my-larvae-lost = { $n ->
    [one] { $n } larve manque dans la réserve
   *[other] { $n } larves manquent dans la réserve
  }
my-ants-out = { $n } de vos { $most } fourmis en jeu ensuite
my-harvest-must = Un par tuile, obligatoire
my-harvest-may = Récolte +3, au choix
my-size = taille { $n }
my-of-itself = , d’office
my-store-after = Stock ensuite
my-may-keep = { $n }, vous pouvez en garder { $limit }
my-too-many = { $n } de trop à la fin de la saison, sauf si l’atelier s’en sert
my-atelier-once = { $n ->
    [one] encore une nourrice, chaque action une fois par saison
   *[other] encore { $n } nourrices, chaque action une fois par saison
  }
my-short = il manque { $what }
my-keeps-nurse = garde la nourrice
my-cost = { $what } : il en faut { $n }, vous en avez { $have }
my-free = gratuit
my-you-have-it = réalisé
my-after-level = après un niveau { $level }
my-picked = { $n ->
    [one] { $n } choisie
   *[other] { $n } choisies
  }
my-pick =
    .hint = L’utiliser pour l’objectif.
my-pay =
    .hint = { $earth } terre et { $stone } pierre quittent votre stock.
my-pay-mix = { $earth } terre, { $stone } pierre
my-storeroom-level = Stock, niveau { $level }
my-goes-back = Retourne à la réserve
my-toss = Défausser : { $cube }
    .hint = Touchez pour le défausser.
my-untoss = Garder : { $cube }
    .hint = Touchez pour le garder.
my-winter-next = L’hiver arrive et prend { $due } nourritures. { $guarded ->
    [0] Aucun soldat n’en garde ;
    [one] Vos soldats en gardent une ;
   *[other] Vos soldats en gardent { $guarded } ;
  } avec ceux-ci vous en avez { $food } sur { $needed }.
my-winter-later = L’hiver de cette année prend { $due } nourritures. { $guarded ->
    [0] Aucun soldat n’en garde ;
   *[other] Vos soldats en gardent { $guarded } ;
  } avec ceux-ci vous en avez { $food } sur { $needed }.
my-winter-guard = gardée
    .hint = Un soldat garde cette nourriture : rien à payer. Le soldat reste.
my-winter-paid = payée
    .hint = Payée avec votre stock.
my-winter-fed = payée en larves
    .hint = Payée avec la nourriture des larves sacrifiées.
my-winter-lack =
    .hint = Manque : coûte des points.
my-winter-guards = { $n ->
    [one] un soldat en garde 1
   *[other] les soldats en gardent { $n }
  }
my-winter-pays = { $n } du stock
my-winter-feeds = { $n } des larves
my-winter-short = il manque { $n }
my-winter-ways = Comment régler ce qui manque
my-winter-way =
    .hint = Manque : { $n }, points : { $points }.
my-way-sacrifice = Sacrifier { $n } larves
my-way-hungry = Avoir faim
my-way-larvae = de { $a } larves à { $b }
my-way-points = de { $a } points à { $b }
my-no-loss = sans perte
my-winter-other = { $guarded } gardées, { $food } en stock
my-fed = nourri
my-final-wins = { $n ->
    [one] { $who } gagne avec { $points }
   *[other] { $who } se partagent la victoire avec { $points }
  }
my-final-behind = { $place ->
    [2] Vous êtes deuxième
    [3] Vous êtes troisième
   *[other] Vous êtes quatrième
  }, à { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
my-final-ahead = Vous avez { $n ->
    [one] { $n } point
   *[other] { $n } points
  } d’avance.
my-final-shared = Vous partagez la première place.
my-final-margin = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } d’avance sur le suivant.
my-final-note = { $n ->
    [one] { $n } objectif, niveau { $level }
   *[other] { $n } objectifs, niveau { $level }
  }
my-final-note-you = { $n ->
    [one] vous, { $n } objectif, niveau { $level }
   *[other] vous, { $n } objectifs, niveau { $level }
  }
my-final-note-bot = { $n ->
    [one] { $bot }, { $n } objectif
   *[other] { $bot }, { $n } objectifs
  }
my-by-season = Saison après saison
my-source-pheromones = phéromones
my-source-specials = tuiles spéciales
my-source-hunting = chasse
my-source-queen = reine nourrie
my-source-objectives = objectifs
my-source-start = départ et PV +1
my-source-lost = perdus en hiver
my-chart = Points par saison, à la fin : { $scores }
my-fact-season = Meilleure saison
my-fact-winter = Les hivers ont coûté { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
my-fact-spared = { $n ->
    [one] { $who } n’en a perdu aucun
   *[other] { $who } n’en ont perdu aucun
  }
my-fact-all-lost = personne n’en sort indemne
my-fact-objectives = { $n ->
    [one] { $n } objectif réalisé
   *[other] { $n } objectifs réalisés
  }

## le volet du téléphone

my-tab-colony = Colonie
    .hint = La colonie en entier.
my-tab-players = Joueurs
    .hint = Toutes les colonies et leurs points.
my-tab-objectives = Objectifs
    .hint = Les six objectifs.
my-tab-log = Journal
    .hint = Ce qui s’est passé.
my-tab-event = Événement
my-tab-births = Naissances
my-tab-harvest = Récolte
my-tab-atelier = Atelier
my-tab-storing = Stock
my-tab-winter = Hiver
my-tab-final = La fin

## Ce qui est raconté à tout le monde

my-tell-year = L’année { $year } commence
my-tell-year-how = Les trois dés de l’année sont lancés. Une larve pousse votre cube événement d’une case.
my-tell-year-title = Année { $year }
my-tell-year-sub = printemps, été, automne, puis l’hiver
my-tell-year-due = { $n } nourritures sont dues
my-tell-year-have = Vous en avez { $have } sur { $due } aujourd’hui : un soldat en garde une, une nourriture en paie une.
my-tell-season = { $season ->
    [spring] Le printemps
    [summer] L’été
   *[autumn] L’automne
  } commence
my-tell-season-how = Son événement : { $event }
my-tell-winter = Hiver : chaque colonie doit { $n } nourritures
my-tell-winter-how = Les soldats gardent, la nourriture paie. Chaque manque coûte { $points } points.
my-tell-winter-title = Hiver de l’année { $year }
my-tell-winter-due = { $n } nourritures sont dues par chaque colonie
my-tell-winter-cap = { $guarded } gardées, { $paid } payées
my-tell-winter-loss = −{ $points }, il manque { $n }
my-tell-winter-fine = hiver passé
my-tell-winter-one = { $who } : { $guarded } gardées, { $paid } payées, { $missing ->
    [0] rien ne manque.
   *[other] { $missing } manquantes, { $points } points perdus.
  }
my-tell-winter-is-guard = en garde une et reste
my-tell-winter-is-food = en paie une
my-tell-winter-is-larva = { $larvae } en donnent une
my-tell-winter-is-lack = manque : −{ $points } points
my-tell-winter-yours = Votre hiver
my-tell-winter-guards = { $n ->
    [one] 1 soldat garde, et reste
   *[other] { $n } soldats gardent, et restent
  }
my-tell-winter-pays = { $n } du stock
my-tell-winter-larvae = { $n } tirées de larves
my-tell-winter-missing = { $n ->
    [0] rien ne manque
   *[other] { $n } manquantes
  }
my-tell-winter-points = Points après cet hiver
my-tell-winter-next = L’hiver suivant demande { $n } nourritures.
