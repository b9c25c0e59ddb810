# Pourquoi les règles de Myrmes ont refusé quelque chose : la règle, et ce qu’on peut faire à la place.

illegal-game_over = La partie est finie.
illegal-no_such_seat = Cette place n’existe pas à cette table.
illegal-not_to_act = Ce n’est pas votre tour.
illegal-not_now = Pas maintenant : d’abord, { $asked ->
    [event] choisissez votre événement
    [larvae_nurses] placez vos nourrices sur la piste des larves
    [soldier_nurses] placez vos nourrices sur la piste des soldats
    [worker_nurses] placez vos nourrices sur la piste des ouvrières
    [atelier_nurses] envoyez vos nourrices à l’atelier
    [newborn] choisissez les fourmis qui naissent
    [worker] envoyez une ouvrière dans la fourmilière ou dans le jardin
    [sortie] terminez la sortie de votre ouvrière
    [harvest] choisissez les cubes de votre récolte
    [extra_harvest] choisissez les cubes supplémentaires de Récolte +3
    [atelier] utilisez vos nourrices de l’atelier, ou quittez-le
    [objective_cubes] choisissez les cubes que prend l’objectif
    [objective_pheromones] choisissez les phéromones que vide l’objectif
    [objective_special_tiles] choisissez les tuiles spéciales que prend l’objectif
    [storage] défaussez ce que votre stock ne peut garder
    [winter] sacrifiez des larves pour de la nourriture, ou passez l’hiver
   *[other] prenez la décision qui vous est demandée
}.
illegal-too_few_larvae_to_sacrifice = 3 larves donnent 1 nourriture, et vous en avez { $have }.
illegal-no_food_in_supply = Il ne reste plus de nourriture dans la réserve.
illegal-too_few_larvae_for_event = Pousser le cube jusque-là coûte { $needed ->
    [one] { $needed } larve
   *[other] { $needed } larves
}, et vous en avez { $have }.
illegal-event_moves_right_only = Selon votre variante, les larves ne poussent le cube que vers la droite.
illegal-track_too_short = Au plus { $most } nourrices vont { $track ->
    [larvae] sur la piste des larves
    [soldiers] sur la piste des soldats
    [workers] sur la piste des ouvrières
   *[atelier] à l’atelier
}, pas { $asked }.
illegal-too_few_nurses = Il faudrait { $asked } nourrices, et il vous en reste { $have }.
illegal-newborns_do_not_fit = Parmi les fourmis encore possibles, { $least } à { $most } peuvent être des ouvrières, pas { $asked }.
illegal-room_too_deep = { $room ->
    [gestation] La couveuse
    [larder] Le garde-manger
    [quarry] La carrière
   *[queen] La chambre de la reine
} est au niveau { $needed } ; votre fourmilière atteint le niveau { $have }.
illegal-room_taken = Une ouvrière se trouve déjà { $room ->
    [gestation] dans la couveuse
    [larder] au garde-manger
    [quarry] à la carrière
   *[queen] dans la chambre de la reine
}.
illegal-nothing_for_the_queen = La reine mange 1 nourriture, et vous n’en avez pas.
illegal-quarry_yields_earth_or_stone = La carrière donne de la terre ou de la pierre : choisissez.
illegal-not_your_tunnel = Ce n’est pas l’une de vos galeries.
illegal-outside_the_garden = C’est en dehors du jardin de cette partie.
illegal-water = Les fourmis ne traversent pas l’eau.
illegal-not_adjacent = Votre ouvrière ne peut pas y arriver avec les points de déplacement qui lui restent.
illegal-no_movement_left = Votre ouvrière n’a plus de points de déplacement.
illegal-tile_is_one_space = Une tuile compte pour une seule case : on y entre d’un coup.
illegal-no_soldier_to_enter = Entrer chez un adversaire coûte un soldat, et vous n’en avez pas.
illegal-prey_must_be_hunted = Qui entre ici doit chasser { $prey ->
    [ladybug] la coccinelle
    [termite] le termite
   *[spider] l’araignée
}.
illegal-no_prey = Il n’y a pas de proie ici.
illegal-too_few_soldiers = { $prey ->
    [ladybug] Une coccinelle
    [termite] Un termite
   *[spider] Une araignée
} demande { $needed ->
    [one] { $needed } soldat
   *[other] { $needed } soldats
}, et vous en avez { $have }.
illegal-not_on_a_pheromone = Votre ouvrière n’est pas sur une phéromone.
illegal-special_tiles_stay = Les tuiles spéciales ne se nettoient pas.
illegal-pheromone_not_empty = La phéromone porte encore { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
illegal-no_earth_to_clear = Nettoyer coûte 1 terre, et vous n’en avez pas.
illegal-not_under_the_pheromone = Cette case n’était pas sous la phéromone nettoyée.
illegal-space_not_empty = Votre ouvrière se trouve sur une { $tunnel ->
    [true] galerie
   *[false] tuile
} ; une tuile se pose sur une case vide.
illegal-does_not_fit_the_garden = La tuile ne tient pas ici : une partie { $obstacle ->
    [water] serait dans l’eau
    [edge] dépasserait du bord du jardin
    [zone] serait dans une partie du jardin qui ne sert pas à ce nombre de joueurs
   *[other] ne serait pas dans le jardin
}.
illegal-no_such_turn = La tuile ne se tourne que de { $turns } façons.
illegal-not_under_the_worker = La tuile doit couvrir la case où se trouve votre ouvrière.
illegal-hex_covered = Il y a déjà ici une tuile, une proie ou une galerie.
illegal-none_in_reserve = Il ne vous reste pas de phéromone de cette forme.
illegal-level_too_low = Cette tuile demande une fourmilière de niveau { $needed } ; la vôtre atteint le niveau { $have }.
illegal-needs_hexagon_plus1 = Cette phéromone demande l’événement Hexagone +1 et une fourmilière de niveau { $level }.
illegal-stock_used_up = Il ne reste plus de tuile spéciale de ce type.
illegal-no_ownership_cube = Vos { $cubes } cubes de propriété sont tous sur des tuiles spéciales.
illegal-too_few_cubes = Il faut { $needed ->
    [one] { $needed } cube
   *[other] { $needed } cubes
} de { $cube ->
    [food] nourriture
    [earth] terre
   *[stone] pierre
}, et vous en avez { $have }.
illegal-nothing_to_choose = Il n’y a pas de cube à choisir ici maintenant.
illegal-no_such_cube = Il n’y a pas de { $cube ->
    [food] nourriture
    [earth] terre
   *[stone] pierre
} à prendre ici.
illegal-harvest_is_mandatory = Il faut d’abord prendre un cube sur chacune de vos phéromones.
illegal-already_crafted = { $craft ->
    [tunnel] Une galerie
    [level] Un niveau
    [nurse] Une nourrice
   *[objective] Un objectif
}, c’est déjà fait cette saison : chaque action de l’atelier ne se fait qu’une fois.
illegal-no_tunnel_left = Vos { $most } galeries sont toutes dans le jardin.
illegal-tunnel_hex_not_empty = Une galerie demande une case de terre ferme vide.
illegal-tunnel_not_beside_yours = Une galerie doit toucher l’une de vos phéromones, galeries ou tuiles spéciales.
illegal-deepest_level = Votre fourmilière est déjà à son dernier niveau.
illegal-no_nurse_left = Vos { $most } nourrices sont toutes en jeu.
illegal-too_few_larvae_for_nurse = Une nourrice coûte { $needed ->
    [one] { $needed } larve
   *[other] { $needed } larves
}, et vous en avez { $have }.
illegal-objective_not_in_play = Cet objectif n’est pas en jeu.
illegal-objective_completed = Vous avez déjà réalisé cet objectif.
illegal-objective_locked = Cet objectif est de niveau { $level } ; réalisez d’abord un objectif du niveau précédent.
illegal-objective_unmet = { $counted ->
    [food] Cet objectif demande { $needed } nourritures, et vous en avez { $have }.
    [earth] Cet objectif demande { $needed } terres, et vous en avez { $have }.
    [stone] Cet objectif demande { $needed } pierres, et vous en avez { $have }.
    [earth_or_stone] Cet objectif demande { $needed } terres ou pierres, et vous en avez { $have } en tout.
    [larvae] Cet objectif demande { $needed } larves, et vous en avez { $have }.
    [prey_tokens] Cet objectif demande { $needed } proies chassées, et vous en avez { $have }.
    [soldiers] Cet objectif demande { $needed } soldats, et vous en avez { $have }.
    [special_tiles] Cet objectif demande { $needed } tuiles spéciales à vous dans le jardin, et vous en avez { $have }.
    [nurses] Cet objectif demande { $needed } nourrices en jeu, et vous en avez { $have }, celles des objectifs comprises.
    [spare_nurses] Cet objectif demande { $needed ->
        [one] { $needed } nourrice
       *[other] { $needed } nourrices
    } en plus de celle de l’atelier, et il vous en reste { $have }.
    [colony_level] Cet objectif demande une fourmilière de niveau { $needed } ; la vôtre est au niveau { $have }.
    [pheromones] Cet objectif demande { $needed } phéromones connectées, et vous en avez { $have } en tout.
   *[other] Cet objectif demande { $needed }, et vous avez { $have }.
}
illegal-objective_not_connected = Cet objectif demande { $needed } phéromones connectées. Vous en avez { $have }, mais seulement { $largest } dans votre plus grand groupe.
illegal-mix_does_not_add_up = De { $least } à { $most } cubes peuvent être de la terre, pas { $asked }.
illegal-cannot_pick = Cette tuile ne peut pas servir à l’objectif.
illegal-nothing_to_discard = Vous n’avez pas de { $cube ->
    [food] nourriture
    [earth] terre
   *[stone] pierre
} à défausser.
