# The gallery of cards and hexes.

gallery-title = Cards and hexes of March of the Ants
gallery-say = All { $cards } cards, { $hexes } hexes and { $species } species. Each shows where its figures come from: the rulebook, other sources, or our reconstruction.
gallery-search = Search
gallery-search-say = Name, text or type
gallery-show = Show
gallery-show-all = All
gallery-show-event = Events
gallery-show-evolution = Evolutions
gallery-show-colony_goal = Colony Goals
gallery-show-hex = Hexes
gallery-show-species = Species
gallery-section = Section
gallery-section-all = All
gallery-section-head = Head
gallery-section-thorax = Thorax
gallery-section-abdomen = Abdomen
gallery-kind = Kind
gallery-kind-all = All
gallery-kind-starting = Starting hexes
gallery-kind-standard = Standard hexes
gallery-kind-beyond = Beyond the Meadow
gallery-source = How it is known
gallery-source-all = All
gallery-source-known = Name and effect
gallery-source-named = Only the name
gallery-source-ours = Reconstructed
gallery-count = { $n ->
    [one] 1 of { $all }
   *[other] { $n } of { $all }
}
gallery-none = Nothing found
gallery-none-say = No card, hex or species has these words and fits these filters.
gallery-all = Show everything
gallery-exactly = Exactly
gallery-sites = Sites
gallery-site = { $kind ->
    [food] Food
    [larva] Larva
    [double_larvae] Larvae
    [card] Card
   *[colony_point] Colony point
} { $n }{ $control ->
    [yes] , control site
   *[no] {""}
}
gallery-hex = No. { $n }, { $kind ->
    [starting] starting hex
    [standard] standard hex
   *[beyond] Beyond the Meadow
}
gallery-start = the centre of the Meadow
gallery-bee = bee
gallery-from-rulebook = Rulebook
gallery-from-found = Found
gallery-from-reconstructed = Reconstructed
gallery-from-box = From the box
gallery-checked = { $figures }, compared on { $day }
gallery-figure-name = name
gallery-figure-cost = cost
gallery-figure-payment = payment
gallery-figure-ferocity = ferocity
gallery-figure-effect = effect
gallery-figure-points = points
gallery-figure-tunnels = tunnels
gallery-figure-sites = sites
gallery-figure-centipede_symbol = centipede symbol
gallery-figure-number = number
gallery-figure-kind = kind
gallery-figure-icons = icons
