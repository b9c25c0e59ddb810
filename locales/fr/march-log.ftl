# Le journal de March of the Ants : une ligne par fait. $name est le nom d’un joueur ; -you s’adresse à qui le sait.

## Mise en place et titres

mlog-starting_player = { $chance ->
    [yes] Le sort désigne { $name } pour commencer
   *[no] { $name } commence
}
mlog-mat_dealt = { $name } reçoit le plateau de nid « { $species } »
mlog-species_chosen = { $name } joue l’espèce « { $species } »
mlog-phase_began = { $round }. { $phase ->
    [setup] Les colonies s’installent
    [worker] Les ouvrières se mettent en route
    [soldier] Les soldats sont prêts
    [queen] Les reines tiennent cour
   *[over] La fin
}
mlog-game_ended = La partie est finie : { $scores }
mlog-score-horde = la Horde { $score }

## Tours

mlog-turn_began = C’est à { $name } d’agir
mlog-acted-explore = { $name } explore
mlog-acted-march = { $name } marche
mlog-acted-forage = { $name } fourrage
mlog-acted-play_card = { $name } joue une carte
mlog-acted-own = { $name } commence « { $action } »{ $food ->
    [0] {""}
   *[other] { " " }pour { $food } nourriture
}
mlog-passed = { $names } { $count ->
    [one] passe
   *[other] passent
}
mlog-rested = { $name } se repose ; en attente : { $laid }
mlog-rested-bare = { $name } se repose
mlog-actions_granted = { $name } a droit à { $actions ->
    [one] 1 action de plus
   *[other] { $actions } actions de plus
}

## Cartes

mlog-reshuffled = Nouvelle { $deck ->
    [centipedes] pioche des mille-pattes
   *[players] pioche
} : { $cards }, mélangées
mlog-cards_drawn = { $name } pioche { $cards }
mlog-cards_seen = { $name } pioche { $cards }
mlog-cards_seen-you = Vous piochez { $cards }
mlog-foraged = { $name } fourrage : { $cards }
mlog-foraged-you = Vous fourragez : { $cards }
mlog-swapped = { $name } défausse { $discarded } et pioche { $cards }
mlog-swapped-you = Vous défaussez { $discarded } et piochez { $cards }
mlog-card_revealed = { $name } retourne { $cards }
mlog-card_discarded = { $name } défausse { $cards }
mlog-card_put_down = { $name } pose { $cards } face cachée
mlog-card_put_down-you = Vous posez { $cards } face cachée
mlog-card_committed = { $name } engage une carte face cachée
mlog-cards_committed = { $name } engage { $cards } face cachée
mlog-card_shown = { $name } montre { $cards }
mlog-card_played = { $name } joue { $card }, qui coûte { $cost }
mlog-card_played-free = { $name } joue { $card } gratuitement
mlog-card_played-paid = { $name } joue { $card } pour { $paid }
mlog-paid_larva = { $name } paie 1 larve
mlog-paid_ant = { $name } paie avec la fourmi de { $at }
mlog-paid = { $name } paie { $paid }
mlog-evolved = { $name } fait évoluer sa colonie : { $card }{ $beneath ->
    [yes] , sous les autres
   *[no] {""}
}
mlog-evolved-paid = { $name } fait évoluer sa colonie : { $card } pour { $paid }{ $beneath ->
    [yes] , sous les autres
   *[no] {""}
}

## La prairie grandit

mlog-hex_drawn = { $name } pioche { $hexes }
mlog-hexes_looked_at = { $name } regarde { $hexes }
mlog-hexes_seen = { $name } regarde { $hexes }
mlog-hexes_seen-you = Vous regardez { $hexes }
mlog-explores_looked_at = { $name } explore et regarde { $hexes }
mlog-explores_seen = { $name } explore et regarde { $hexes }
mlog-explores_seen-you = Vous explorez et regardez { $hexes }
mlog-explores_drawn = { $name } explore et trouve { $hexes }
mlog-hex_taken = { $name } prend { $hexes }
mlog-hex_put_back = { $name } remet { $hexes } { $where ->
    [bottom] sous la pile
   *[top] sur la pile
}
mlog-hex_put_back_seen = { $name } remet { $hexes } { $where ->
    [bottom] sous la pile
   *[top] sur la pile
}
mlog-hex_put_back_seen-you = Vous remettez { $hexes } { $where ->
    [bottom] sous la pile
   *[top] sur la pile
}
mlog-hex_rejected = { $name } écarte une tuile de la partie sans la montrer
mlog-origin_chosen = { $name } explore { $from }
mlog-explored = { $name } explore { $hexes } { $from }{ $ants ->
    [0] {""}
    [one] { " " }avec 1 fourmi
   *[other] { " " }avec { $ants } fourmis
}
mlog-settled = { $name } s’installe sur { $hexes } avec { $ants ->
    [one] 1 fourmi
   *[other] { $ants } fourmis
}
mlog-hex_placed = { $name } ajoute { $hexes } à la prairie
mlog-token_placed = { $token ->
    [wormhole] { $count ->
        [one] Un trou de ver s’ouvre { $where }
       *[other] Des trous de ver s’ouvrent { $where }
    }
    [both] Un trou de ver s’ouvre et un mille-pattes rôde { $where }
   *[centipede] { $count ->
        [one] Un mille-pattes apparaît { $where }
       *[other] Des mille-pattes apparaissent { $where }
    }
}

## Fourmis

mlog-moved = { $name } { $did }
mlog-marched = { $name } marche : { $did }
mlog-march-both = { $larvae }, puis { $steps }
mlog-march-larvae = { $n ->
    [one] 1 larve
   *[other] { $n } larves
} { $where }
mlog-march-steps = { $n } pas { $to }
mlog-did-ants = place { $n ->
    [one] une fourmi
   *[other] { $n } fourmis
} { $where }
mlog-did-larvae = place { $n ->
    [one] une larve
   *[other] { $n } larves
} { $where }
mlog-did-moves = déplace { $n ->
    [one] une fourmi
   *[other] { $n } fourmis
} { $from } { $to }
mlog-did-within = replace { $n ->
    [one] une fourmi
   *[other] { $n } fourmis
} { $where }
mlog-did-steps = fait { $n } pas { $to }
mlog-inhabited = Une fourmi de { $name } s’installe : { $at }
mlog-inhabited-several = { $count } fourmis de { $name } s’installent sur des sites libres { $where }
mlog-ant_lost = { $name } perd { $ants } { $where }{ $cause ->
    [hunger] , de faim
    [battle] , au combat
    [hex_effect] , à cause du terrain
    [evolution] , à cause d’une évolution
   *[event] , à cause d’un événement
}{ $saved ->
    [0] {""}
    [one] { " " }; 1 sauvée en larve
   *[other] { " " }; { $saved } sauvées en larves
}
mlog-ant_withdrawn = { $name } ramène { $ants } dans la chambre des larves
mlog-ant_chosen = { $name } choisit une fourmi de { $owner } { $at }
mlog-ant_chosen-own = { $name } choisit une de ses fourmis { $at }
mlog-ants_exchanged = Les fourmis de { $one } { $from } et de { $two } { $to } échangent leurs places
mlog-hex_chosen = { $name } choisit { $hex }
mlog-site_chosen = { $name } choisit { $at }
mlog-player_chosen = { $name } désigne { $player }
mlog-gain_chosen = { $name } choisit { $resource ->
    [food] de la nourriture
    [larvae] des larves
    [cards] des cartes
   *[points] des points de colonie
}
mlog-gains_chosen = { $name } choisit : { $resources }

## Gains et pertes

mlog-gained = { $name } gagne { $gained }
mlog-gained-card = { $name } gagne { $gained } grâce à { $card }
mlog-larvae_lost = { $name } perd { $larvae }
mlog-larvae_taken = { $name } prend { $larvae } à { $from }{ $kept ->
    [all] {""}
   *[other] { " " }et en garde { $kept }
}
mlog-food_paid = { $name } paie { $food }
mlog-scored-battles = { $name } marque pour la victoire
mlog-scored-centipedes = { $name } marque pour le mille-pattes
mlog-scored-sites = { $name } marque pour un site de récolte
mlog-scored-bodies = { $name } complète un corps de fourmi
mlog-scored-cards = { $name } marque pour une carte
mlog-scored-inner_meadow = { $name } marque pour la Prairie intérieure
mlog-scored-goals = { $name } marque pour un objectif de colonie
mlog-scored-awards = { $name } marque pour une distinction
mlog-scored-drawbacks = { $name } subit le désavantage de son espèce
mlog-scored-card = { $name } marque pour { $card }

## Combats

mlog-battle_began = Combat { $where } : { $invader } ({ $attack }) attaque { $name } ({ $defence })
mlog-battle_began-centipede = { $name } affronte le mille-pattes { $where }, force d’armée { $defence }
mlog-centipede_card = Le mille-pattes retourne { $card } : férocité { $ferocity }
mlog-ferocity_revealed = { $name } révèle { $cards }
mlog-ferocity_revealed-both = { $invader } révèle { $attack } ; { $name } révèle { $cards }
mlog-ferocity = { $cards }{ $added ->
    [0] {""}
   *[other] , +{ $added }
}
mlog-ferocity_drawn = { $name } retourne { $card } de la pioche : férocité { $ferocity }
mlog-battle_decided = { $winner } bat { $name } { $where }, { $attack } à { $defence }
mlog-battle_decided-held = { $name } gagne { $where }, { $defence } à { $attack }
mlog-battle_decided-centipede = Le mille-pattes bat { $name } { $where }, { $attack } à { $defence }
mlog-centipede_destroyed = Le mille-pattes { $where } est détruit

## Phase de la reine

mlog-collected = { $name } récolte { $gained }
mlog-collected-you = Vous récoltez { $gained }
mlog-fed = { $name } nourrit { $ants } avec { $by }{ $starving ->
    [0] {""}
    [one] { " " }; 1 meurt de faim
   *[other] { " " }; { $starving } meurent de faim
}
mlog-fed-none = { $name } n’a aucune fourmi à nourrir
mlog-fed-nothing = { $name } n’a rien pour nourrir { $ants }
mlog-decreed = La reine de { $name } décrète : { $gained }
mlog-largest_brood = { $name } a la plus grande couvée
mlog-greatest_stores = { $name } a les plus grandes réserves
mlog-untold_potential = { $name } a le plus grand potentiel en main

## La Horde de mille-pattes

mlog-horde_revealed = La Horde révèle { $card }
mlog-horde-invades = La Horde révèle { $card } : un mille-pattes envahit { $hex }
mlog-horde-advances = La Horde révèle { $card } : un mille-pattes avance { $from } { $to }
mlog-horde-enters = La Horde révèle { $card } : un mille-pattes entre dans le Grand Tunnel
mlog-horde-explores = La Horde révèle { $card } et trouve { $hex }
mlog-centipede_moved = Un mille-pattes avance { $from } { $to }
mlog-centipede_entered = Un mille-pattes entre dans le Grand Tunnel
mlog-horde_scored = La Horde marque { $points }
