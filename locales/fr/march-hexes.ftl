# Le Grand Tunnel et les tuiles ; celles d’Au-delà de la prairie disent ce qu’elles font.

hex-great_tunnel = Le Grand Tunnel

## Tuiles de départ

hex-soil = Terre
hex-waters_edge = Bord de l’eau
hex-fungalreach = Champignonnière
hex-dry_seep = Suintement tari
hex-tall_sand = Haut Sable
hex-loamy_tunnels = Galeries de limon
hex-fern = Fougère
hex-pebble = Caillou

## Tuiles ordinaires

hex-bark = Écorce
hex-clover_patch = Carré de trèfle
hex-mossy_stone = Pierre moussue
hex-acorn_cap = Cupule de gland
hex-rotting_log = Tronc pourri
hex-toadstool_ring = Rond de sorcières
hex-gnarled_root = Racine noueuse
hex-snail_shell = Coquille d’escargot
hex-thistle_thicket = Fourré de chardons
hex-puddles_rim = Bord de la flaque
hex-fallen_feather = Plume tombée
hex-dark_crevice = Crevasse obscure

## Au-delà de la prairie

hex-abandoned_spiders_lair = Repaire d’araignée abandonné
    .text = Celui qui place cette tuile révèle { $cards ->
        [one] la première carte
       *[other] les { $cards } premières cartes
    } de la pioche et peut en jouer 1 aussitôt, gratuitement. Les autres sont défaussées.
hex-ant_lion_den = Antre du fourmilion
    .text = Au début de chaque récolte, pour chaque site que vous habitez ici, défaussez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ou détruisez la fourmi qui s’y trouve.
hex-nest_of_centipedes = Nid de mille-pattes
    .text = Quand cette tuile est placée, mettez un mille-pattes sur elle et sur chaque tuile qu’un tunnel y relie, s’il n’y en a pas déjà. Pas sur le Grand Tunnel.
hex-spilled_nectar = Nectar répandu
    .text = Celui qui place cette tuile gagne { $own-food ->
        [one] { $own-food } nourriture
       *[other] { $own-food } nourritures
    } ; chaque autre joueur gagne { $others-food ->
        [one] { $others-food } nourriture
       *[other] { $others-food } nourritures
    }.
hex-heart_of_the_meadow = Cœur de la prairie
    .text = Pour celui qui la contrôle, cette tuile fait partie de la Prairie intérieure, où qu’elle soit, avec ou sans tunnel vers le Grand Tunnel.
