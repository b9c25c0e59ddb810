# The Meadow: names of hexes, sites and ants for screen readers and tooltips, and what a click does.

meadow-title = The Meadow
meadow-plate = Plate { $plate }, { $round }
meadow-map = Map of the whole Meadow
meadow-turn = Turn the hex clockwise (R)
meadow-turn-back = Turn the hex back (Shift R)
meadow-way = Way { $way } of { $ways }
meadow-joins = connected to { $hexes }
meadow-blocks = { $count ->
    [one] 1 tunnel is blocked
   *[other] { $count } tunnels are blocked
  }

meadow-hex = Hex { $number }, { $hex }
# The side of the place on which the first hex lies, clockwise from the top; so the place is on the other side of the hex.
meadow-cell = Free place { $side ->
    [0] south
    [1] south-west
    [2] north-west
    [3] north
    [4] north-east
   *[5] south-east
  } of { $hex }{ $count ->
    [0] {""}
   *[other] , beside { $hexes }
  }
meadow-cell-alone = Free place
meadow-inner = Inner Meadow
meadow-held = { $own ->
    [yes] you control it
   *[no] { $owner } controls it
  }
meadow-contested = contested, there will be a battle
meadow-shared = shared
meadow-centipede = a centipede
meadow-wormhole = a wormhole
meadow-site = Site { $site }{ $control ->
    [yes] , the control site
   *[no] { "" }
  }: { $gives }; { $who }
meadow-empty = empty
meadow-outskirts = Outskirts
meadow-there = { $where }: { $who }
meadow-ants = { $own ->
    [yes] { $count ->
        [one] your ant
       *[other] { $count } of your ants
      }
   *[no] { $count ->
        [one] an ant of { $owner }
       *[other] { $count } ants of { $owner }
      }
  }
meadow-joined = Tunnels to { $hexes }
meadow-open = { $count ->
    [one] 1 open tunnel
   *[other] { $count } open tunnels
  }
meadow-blocked = { $count ->
    [one] 1 tunnel is blocked
   *[other] { $count } tunnels are blocked
  }
meadow-strength = Army Strength: { $armies }
meadow-strength-of = Army Strength here: { $strength } ({ $who })
meadow-army = { $own ->
    [yes] you { $strength }
   *[no] { $owner } { $strength }
  }

meadow-do-pick = Pick up this ant
meadow-do-drop = Leave this ant where it is
meadow-do-step = Go here
meadow-do-larva = Place a larva here
meadow-do-inhabit = Inhabit this site
meadow-do-pay = Pay with this ant
meadow-do-lose = Lose this ant
meadow-do-withdraw = Take this ant back
meadow-do-collect = Collect what this site gives
meadow-do-food = Take food instead of this site’s yield
meadow-do-ant = { $player }: this ant
meadow-do-attack = Attack { $player } here
meadow-do-from = Explore from here
meadow-do-choose = Choose this hex
meadow-do-choose-for = { $card }: choose this hex
meadow-do-wormhole = Place a wormhole here
meadow-do-centipede = Place a centipede here
meadow-do-place = Place the hex here
meadow-do-turn = Turn the hex
meadow-do-several = Choose: { $what }
