# La fourmi des prairies et les espèces primitives : décret royal, action propre, et ce qui leur manque.

species-common_meadow_ant = Fourmi des prairies
    .decree = { $decree-food ->
        [one] { $decree-food } nourriture
       *[other] { $decree-food } nourritures
    } ou { $decree-larvae ->
        [one] { $decree-larvae } larve
       *[other] { $decree-larvae } larves
    }
species-crazy_ant = Fourmi folle
    .decree = { $decree-food ->
        [one] { $decree-food } nourriture
       *[other] { $decree-food } nourritures
    } ou { $decree-larvae ->
        [one] { $decree-larvae } larve
       *[other] { $decree-larvae } larves
    }
    .action = Danse du chaos
    .does = Pour { $cost_food ->
        [one] { $cost_food } nourriture
       *[other] { $cost_food } nourritures
    } : défaussez des cartes de la pioche jusqu’à un événement et jouez-le gratuitement, c’est obligatoire. Vous pouvez ensuite faire des pas à hauteur de sa férocité, les larves d’abord.
    .reaction = Chaque autre joueur peut gagner { $reaction_larvae ->
        [one] { $reaction_larvae } larve
       *[other] { $reaction_larvae } larves
    }.
    .drawbacks = Frénésie : vous ne pouvez pas vous reposer tant que vous avez de la nourriture ou des cartes. Rangs distraits : les thorax ne donnent pas de bonus de caste.
species-nomadic_ant = Fourmi nomade
    .decree = { $decree-food ->
        [one] { $decree-food } nourriture
       *[other] { $decree-food } nourritures
    } ou { $decree-larvae ->
        [one] { $decree-larvae } larve
       *[other] { $decree-larvae } larves
    }
    .action = Voyage de 6000 pas
    .does = Pour { $cost_food ->
        [one] { $cost_food } nourriture
       *[other] { $cost_food } nourritures
    } : explorez { $hexes ->
        [one] { $hexes } tuile
       *[other] { $hexes } tuiles
    } à partir d’une même tuile, { $hexes ->
        [one] reliée
       *[other] chacune reliée
    } à elle par un tunnel. Toutes vos fourmis de cette tuile vont sur { $hexes ->
        [one] la nouvelle
       *[other] les nouvelles
    }.
    .reaction = Chaque autre joueur peut poser { $reaction_larvae ->
        [one] { $reaction_larvae } larve
       *[other] { $reaction_larvae } larves
    } sur une tuile qu’il habite ou dans le Grand Tunnel, puis faire { $reaction_steps } pas avec une fourmi.
    .drawbacks = Reine stérile : à la récolte, un site à larves doubles ne vous donne que { $larvae_from_double_site ->
        [one] { $larvae_from_double_site } larve
       *[other] { $larvae_from_double_site } larves
    }. Voie de la paix : les têtes ne donnent pas de bonus de caste.
species-mutant_ant = Fourmi mutante
    .decree = { $decree-food ->
        [one] { $decree-food } nourriture
       *[other] { $decree-food } nourritures
    } ou { $decree-larvae ->
        [one] { $decree-larvae } larve
       *[other] { $decree-larvae } larves
    }
    .action = Gènes doublement épissés
    .does = Pour { $cost_food ->
        [one] { $cost_food } nourriture
       *[other] { $cost_food } nourritures
    } : jouez 1 évolution à son coût ; vous pouvez ensuite en jouer gratuitement une autre qui ne coûte pas plus. Chacune va au-dessus ou au-dessous des évolutions de sa partie du corps.
    .reaction = Chaque autre joueur peut jouer 1 évolution à son coût ; vous gagnez autant de larves qu’elle coûte.
    .drawbacks = Colonie éclairée : vous perdez { $points_lost_in_battle ->
        [one] { $points_lost_in_battle } point
       *[other] { $points_lost_in_battle } points
    } de colonie par combat auquel vous prenez part. Mutation : au début de la phase des soldats, vous défaussez votre main et piochez autant de cartes.
species-raiding_ant = Fourmi pillarde
    .decree = { $decree-food ->
        [one] { $decree-food } nourriture
       *[other] { $decree-food } nourritures
    } ou { $decree-larvae ->
        [one] { $decree-larvae } larve
       *[other] { $decree-larvae } larves
    }
    .action = Razzia
    .does = Pour { $cost_food ->
        [one] { $cost_food } nourriture
       *[other] { $cost_food } nourritures
    } : faites jusqu’à { $steps } pas, et 1 de plus par thorax, les larves d’abord. Puis combattez, en envahisseur, un joueur sur une tuile disputée où vous avez une fourmi.
    .reaction = Le joueur que vous avez combattu pioche { $reaction_cards ->
        [one] { $reaction_cards } carte
       *[other] { $reaction_cards } cartes
    }.
    .drawbacks = Idée fixe : vous commencez la partie avec { $start_cards ->
        [one] { $start_cards } carte
       *[other] { $start_cards } cartes
    }. Rations de guerre : les abdomens ne donnent pas de bonus de caste.
