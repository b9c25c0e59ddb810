# Die Wiese: Namen der Hexfelder, Plätze und Ameisen, und was ein Klick bewirkt.

meadow-title = Die Wiese
meadow-plate = Tafel { $plate }, { $round }
meadow-map = Karte der ganzen Wiese
meadow-turn = Hexfeld im Uhrzeigersinn drehen (R)
meadow-turn-back = Hexfeld zurückdrehen (Umschalt R)
meadow-way = Lage { $way } von { $ways }
meadow-joins = verbunden mit: { $hexes }
meadow-blocks = { $count ->
    [one] 1 Tunnel ist blockiert
   *[other] { $count } Tunnel sind blockiert
  }

meadow-hex = Hexfeld { $number }, { $hex }
meadow-cell = Freie Stelle; { $side ->
    [0] im Norden
    [1] im Nordosten
    [2] im Südosten
    [3] im Süden
    [4] im Südwesten
   *[5] im Nordwesten
  }: { $hex }{ $count ->
    [0] {""}
   *[other] ; daneben: { $hexes }
  }
meadow-cell-alone = Freie Stelle
meadow-inner = Innere Wiese
meadow-held = { $own ->
    [yes] von dir kontrolliert
   *[no] von { $owner } kontrolliert
  }
meadow-contested = umkämpft, hier kommt es zum Kampf
meadow-shared = geteilt
meadow-centipede = ein Hundertfüßer
meadow-wormhole = ein Wurmloch
meadow-site = Platz { $site }{ $control ->
    [yes] , der Kontrollplatz
   *[no] { "" }
  }: { $gives }; { $who }
meadow-empty = leer
meadow-outskirts = Außenbereich
meadow-there = { $where }: { $who }
meadow-ants = { $own ->
    [yes] { $count ->
        [one] deine Ameise
       *[other] { $count } deiner Ameisen
      }
   *[no] { $count ->
        [one] eine Ameise von { $owner }
       *[other] { $count } Ameisen von { $owner }
      }
  }
meadow-joined = Tunnel nach: { $hexes }
meadow-open = { $count ->
    [one] 1 offener Tunnel
   *[other] { $count } offene Tunnel
  }
meadow-blocked = { $count ->
    [one] 1 Tunnel ist blockiert
   *[other] { $count } Tunnel sind blockiert
  }
meadow-strength = Armeestärke: { $armies }
meadow-strength-of = Armeestärke hier: { $strength } ({ $who })
meadow-army = { $own ->
    [yes] du { $strength }
   *[no] { $owner } { $strength }
  }

meadow-do-pick = Diese Ameise nehmen
meadow-do-drop = Diese Ameise stehen lassen
meadow-do-step = Hierher gehen
meadow-do-larva = Hier eine Larve einsetzen
meadow-do-inhabit = Diesen Platz bewohnen
meadow-do-pay = Mit dieser Ameise bezahlen
meadow-do-lose = Diese Ameise verlieren
meadow-do-withdraw = Diese Ameise zurücknehmen
meadow-do-collect = Ertrag dieses Platzes nehmen
meadow-do-food = Nahrung statt des Ertrags nehmen
meadow-do-ant = { $player }: diese Ameise
meadow-do-attack = { $player } hier angreifen
meadow-do-from = Von hier aus erkunden
meadow-do-choose = Dieses Hexfeld wählen
meadow-do-choose-for = { $card }: dieses Hexfeld wählen
meadow-do-wormhole = Hier ein Wurmloch legen
meadow-do-centipede = Hier einen Hundertfüßer einsetzen
meadow-do-place = Das Hexfeld hier anlegen
meadow-do-turn = Das Hexfeld drehen
meadow-do-several = Zur Wahl: { $what }
