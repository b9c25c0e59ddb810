# Le journal de Myrmes : une ligne par fait. $name est le nom d’un joueur.

log-year = année { $year }

## Mots

log-n-food = { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
}
log-n-earth = { $n ->
    [one] { $n } terre
   *[other] { $n } terres
}
log-n-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
log-n-larvae = { $n ->
    [one] { $n } larve
   *[other] { $n } larves
}
log-n-soldiers = { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
}
log-n-workers = { $n ->
    [0] aucune ouvrière
    [one] { $n } ouvrière
   *[other] { $n } ouvrières
}
log-n-nurses = { $n ->
    [one] { $n } nourrice
   *[other] { $n } nourrices
}
log-n-levels = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
}
log-n-prey = { $n ->
    [one] { $n } proie
   *[other] { $n } proies
}
log-n-emptied = { $n ->
    [one] les cubes d’une phéromone
   *[other] les cubes de { $n } phéromones
}
log-n-unmarked = { $n ->
    [one] { $n } tuile spéciale
   *[other] { $n } tuiles spéciales
}
log-die = { $season ->
    [spring] printemps
    [summer] été
   *[autumn] automne
} { $pips }
log-nurses-larvae = { $n } aux larves
log-nurses-soldiers = { $n } aux soldats
log-nurses-workers = { $n } aux ouvrières
log-nurses-atelier = { $n } à l’atelier
log-bonus-level_plus_1 = Niveau +1
log-bonus-vp_plus_1 = PV +1
log-bonus-larvae_plus_2 = Larve +2
log-bonus-harvest_plus_3 = Récolte +3
log-bonus-move_plus_3 = Déplacement +3
log-bonus-soldier_plus_1 = Soldat +1
log-bonus-hexagon_plus_1 = Hexagone +1
log-bonus-worker_plus_1 = Ouvrière +1
log-objective-food_3 = 3 nourritures
log-objective-earth_or_stone_2 = 2 terres ou pierres
log-objective-larvae_5 = 5 larves
log-objective-prey_2 = 2 proies
log-objective-soldiers_2 = 2 soldats
log-objective-special_tiles_2 = 2 tuiles spéciales
log-objective-pheromones_4 = 4 phéromones connectées
log-objective-food_5 = 5 nourritures
log-objective-stone_3 = 3 pierres
log-objective-larvae_9 = 9 larves
log-objective-prey_3 = 3 proies
log-objective-special_tiles_3 = 3 tuiles spéciales
log-objective-nurses_6 = 6 nourrices
log-objective-colony_level_2 = Niveau 2
log-objective-stone_5 = 5 pierres
log-objective-earth_or_stone_6 = 6 terres ou pierres
log-objective-prey_4 = 4 proies
log-objective-nurses_8 = 8 nourrices
log-objective-colony_level_3 = Niveau 3
log-objective-pheromones_7 = 7 phéromones connectées

## Mise en place et titres

log-start_drawn = { $name } part de cette galerie
log-prey_laid = { $count ->
    [one] Une proie se trouve dans le jardin
   *[other] { $count } proies se trouvent dans le jardin
}
log-objectives_drawn = Objectifs : { $objectives }
log-first_player = { $chance ->
    [yes] Le sort désigne { $name } pour jouer en premier
   *[no] { $name } joue en premier
}
log-dice_rolled = Année { $year }. Les dés : { $dice }
log-season_began = { $season ->
    [spring] Printemps
    [summer] Été
   *[autumn] Automne
} de l’année { $year }. Le dé indique { $die }, { $event }
log-phase_began = { $phase ->
    [event] Événement
    [births] Événement et naissances
    [workers] Ouvrières
    [harvest] Récolte
    [atelier] Atelier
    [end_of_season] Fin de tour
    [winter] Hiver
   *[over] Fin de la partie
}
log-revealed-births = Naissances : { $born }
log-season_ended = { $season ->
    [spring] Le printemps
    [summer] L’été
   *[autumn] L’automne
} s’achève, les nourrices reviennent
log-game_ended = La partie est finie : { $scores }

## Choix encore cachés, ceux du lecteur

log-chose-event = Vous choisissez { $to }, encore caché
log-chose-nurses = Vous placez des nourrices, encore caché : { $places }
log-chose-nurses-none = Vous ne placez aucune nourrice, encore caché
log-chose-newborn = Vous choisissez { $workers } parmi les fourmis possibles, encore caché
log-chose-take = Vous prenez { $cube }, encore caché
log-chose-discard = Vous défaussez { $cube }, encore caché
log-chose-sacrifice = Vous sacrifiez 3 larves, encore caché
log-chose-done = Vous avez terminé, encore caché

## The same choices where nothing is hidden any more: in a review or the answer of a puzzle

log-plan-event = Événement : { $to }
log-plan-nurses = Nourrices : { $places }
log-plan-nurses-none = Aucune nourrice n’est placée
log-plan-newborn = Parmi les fourmis possibles : { $workers }
log-plan-take = De la récolte : { $cube }
log-plan-discard = Défaussé : { $cube }
log-plan-sacrifice = 3 larves donnent 1 nourriture
log-plan-done = Rien de plus

## Événement et naissances

log-larvae_sacrificed = { $name } sacrifie { $larvae } pour { $food } nourriture
log-larvae_sacrificed-none = { $name } garde ses larves : il ne reste pas de nourriture
log-event_set = { $name } dépense { $larvae } : { $to }
log-event_set-kept = { $name } garde { $to }
log-nurses_placed = { $name } place ses nourrices : { $places }
log-nurses_placed-none = { $name } ne place aucune nourrice
log-born = { $name } fait naître { $born }{ $lost ->
    [0] {""}
    [one] , 1 fourmi en trop est perdue
   *[other] , { $lost } fourmis en trop sont perdues
}{ $missing ->
    [0] {""}
   *[other] , il manquait { $missing } larves dans la réserve
}
log-born-none = { $name } ne fait rien naître{ $lost ->
    [0] {""}
    [one] , 1 fourmi en trop est perdue
   *[other] , { $lost } fourmis en trop sont perdues
}{ $missing ->
    [0] {""}
   *[other] , il manquait { $missing } larves dans la réserve
}

## Ouvrières

log-worked_in-gestation = { $name } travaille dans la couveuse et prend { $gained }
log-worked_in-larder = { $name } travaille au garde-manger et prend { $gained }
log-worked_in-quarry = { $name } travaille à la carrière et prend { $gained }
log-worked_in-queen = { $name } nourrit la reine
log-worker_left = { $name } sort par une galerie
log-worker_moved = { $name } avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
}
log-worker_moved-soldier = { $name } entre chez { $owner }, ce qui coûte un soldat
log-prey_hunted = { $name } chasse { $prey ->
    [ladybug] une coccinelle
    [termite] un termite
   *[spider] une araignée
} avec { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
} et prend { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
log-pheromone_cleared = { $name } nettoie une phéromone vide de { $owner }
log-pheromone_cleared-own = { $name } nettoie une de ses phéromones vides
log-tile_placed = { $name } pose une phéromone de { $size } avec { $cubes }
log-tile_placed-bare = { $name } pose une phéromone de { $size }, sans cube
log-tile_placed-aphid_farm = { $name } construit un élevage de pucerons
log-tile_placed-scavenging = { $name } construit une fouille
log-tile_placed-sub_colony = { $name } construit une sous-fourmilière
log-worker_discarded = { $name } termine la sortie

## Récolte, atelier, fin de saison, hiver

log-harvested = { $name } récolte { $cubes }
log-farm_harvested = { $name } reçoit { $cubes } de ses tuiles spéciales
log-sub_colony_harvested = { $name } marque pour une sous-fourmilière
log-tunnel_placed = { $name } creuse une galerie et prend { $earth } terre
log-level_dug = { $name } creuse jusqu’au niveau { $level } pour { $paid }
log-nurse_made = { $name } crée une nourrice pour { $paid }
log-objective_begun = { $name } commence l’objectif { $objective }
log-tile_picked = { $name } choisit une tuile pour l’objectif
log-objective_completed = { $name } réalise { $objective } et défausse { $given }
log-objective_completed-free = { $name } réalise { $objective }
log-objective_bonus = { $name } en profite : { $by } réalise aussi { $objective }
log-atelier_left = { $name } quitte l’atelier{ $idle ->
    [0] {""}
    [one] , { $idle } nourrice inactive
   *[other] , { $idle } nourrices inactives
}
log-stored = { $name } n’a pas de place pour { $cubes }
log-stored-all = { $name } garde tout en stock
log-workers_returned = { $name } récupère { $workers ->
    [one] { $workers } ouvrière
   *[other] { $workers } ouvrières
} de la fourmilière
log-first_player_passed = { $name } devient premier joueur
log-wintered = { $name } paie { $paid } nourriture sur { $due }{ $guarded ->
    [0] {""}
   *[other] , les soldats en gardent { $guarded }
}{ $missing ->
    [0] {""}
   *[other] , il en manque { $missing }
}
