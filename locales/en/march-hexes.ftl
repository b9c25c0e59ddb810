# The Great Tunnel and the hexes; those of Beyond the Meadow say what they do.

hex-great_tunnel = The Great Tunnel

## Starting hexes

hex-soil = Soil
hex-waters_edge = Water's Edge
hex-fungalreach = Fungalreach
hex-dry_seep = Dry Seep
hex-tall_sand = Tall Sand
hex-loamy_tunnels = Loamy Tunnels
hex-fern = Fern
hex-pebble = Pebble

## Standard hexes

hex-bark = Bark
hex-clover_patch = Clover Patch
hex-mossy_stone = Mossy Stone
hex-acorn_cap = Acorn Cap
hex-rotting_log = Rotting Log
hex-toadstool_ring = Toadstool Ring
hex-gnarled_root = Gnarled Root
hex-snail_shell = Snail Shell
hex-thistle_thicket = Thistle Thicket
hex-puddles_rim = Puddle's Rim
hex-fallen_feather = Fallen Feather
hex-dark_crevice = Dark Crevice

## Beyond the Meadow

hex-abandoned_spiders_lair = Abandoned Spider's Lair
    .text = Whoever places this hex reveals the top { $cards ->
        [one] card
       *[other] { $cards } cards
    } of the deck and may play 1 of them at once for free. The others are discarded.
hex-ant_lion_den = Ant Lion Den
    .text = At the start of each Harvest, for each site you inhabit here, discard { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } or destroy the ant on it.
hex-nest_of_centipedes = Nest of Centipedes
    .text = When this hex is placed, put a centipede on it and on each hex connected to it by a tunnel, if there is none yet. Not on the Great Tunnel.
hex-spilled_nectar = Spilled Nectar
    .text = Whoever places this hex gains { $own-food } food; each other player gains { $others-food } food.
hex-heart_of_the_meadow = Heart of the Meadow
    .text = For whoever controls it, this hex belongs to the Inner Meadow, wherever it lies and with or without a tunnel to the Great Tunnel.
