# Der Große Tunnel und die Hexfelder; die von Jenseits der Wiese sagen, was sie bewirken.

hex-great_tunnel = Der Große Tunnel

## Startfelder

hex-soil = Erdreich
hex-waters_edge = Wassersaum
hex-fungalreach = Pilzweite
hex-dry_seep = Versiegte Sickerquelle
hex-tall_sand = Hoher Sand
hex-loamy_tunnels = Lehmgänge
hex-fern = Farn
hex-pebble = Kiesel

## Gewöhnliche Hexfelder

hex-bark = Rinde
hex-clover_patch = Kleefleck
hex-mossy_stone = Bemooster Stein
hex-acorn_cap = Eichelhut
hex-rotting_log = Morscher Stamm
hex-toadstool_ring = Hexenring
hex-gnarled_root = Knorrige Wurzel
hex-snail_shell = Schneckenhaus
hex-thistle_thicket = Distelgestrüpp
hex-puddles_rim = Pfützenrand
hex-fallen_feather = Herabgefallene Feder
hex-dark_crevice = Finsterer Spalt

## Jenseits der Wiese

hex-abandoned_spiders_lair = Verlassenes Spinnenversteck
    .text = Wer dieses Hexfeld legt, deckt die { $cards ->
        [one] oberste Karte
       *[other] obersten { $cards } Karten
    } des Stapels auf und darf sofort 1 davon kostenlos spielen. Die anderen werden abgeworfen.
hex-ant_lion_den = Trichter des Ameisenlöwen
    .text = Zu Beginn jeder Ernte wirfst du für jeden Platz, den du hier bewohnst, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } ab oder vernichtest die Ameise darauf.
hex-nest_of_centipedes = Nest der Hundertfüßer
    .text = Wird dieses Hexfeld gelegt, kommt ein Hundertfüßer darauf und auf jedes, das ein Tunnel mit ihm verbindet, wenn dort noch keiner ist. Nicht auf den Großen Tunnel.
hex-spilled_nectar = Vergossener Nektar
    .text = Wer dieses Hexfeld legt, erhält { $own-food } Nahrung; alle anderen erhalten je { $others-food } Nahrung.
hex-heart_of_the_meadow = Herz der Wiese
    .text = Für den, der dieses Hexfeld kontrolliert, gehört es zur Inneren Wiese, wo es auch liegt, mit oder ohne Tunnel zum Großen Tunnel.
