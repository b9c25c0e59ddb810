# Les panneaux à côté de l’invite de March of the Ants. Ils sont chargés quand quelqu’un commence à jouer.

## Passer les réactions

mm-until-deed = jusqu’à la fin de cette action
    .hint = Seulement ce qui est encore demandé pour cette action.
mm-until-turn = jusqu’à mon prochain tour
    .hint = Quoi que fassent les autres avant votre tour.
mm-until-phase = jusqu’à la fin de cette phase
    .hint = Plus de réaction dans cette phase des ouvrières.

## Les noms des panneaux

mm-you = Vous
mm-none = aucune

## Explorer et marcher

mm-fits = { $number }, { $n ->
    [one] { $n } sens sur 6 convient
   *[other] { $n } sens sur 6 conviennent
}
mm-turns = Comment la tuile est tournée
mm-turn-joins = Tournée de { $turn } degrés : { $some ->
    [yes] rejoint { $joins }
   *[no] ne convient pas
}
mm-no-tunnel = sans tunnel
mm-brings = Elle apporte
mm-site = { $kind ->
    [food] { $n } nourriture
    [larva] 1 larve
    [double_larvae] { $n } larves
    [card] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
      }
   *[colony_point] { $n ->
        [one] { $n } point de colonie
       *[other] { $n } points de colonie
      }
} à chaque récolte{ $control ->
    [yes] , le site de contrôle
   *[no] {""}
}
mm-has-wormhole = Un trou de ver : il rejoint tous les autres
mm-has-centipede = Un mille-pattes vient avec elle
mm-who-goes = Qui y va
mm-spot = { $kind ->
    [site] site { $n }
   *[outskirts] périphérie
}
mm-goes-stays = { $gone } parties, { $stay } encore là
mm-to-place = { $ants } à placer
mm-drawn-title = Tuiles piochées
mm-back-title = Celles-ci retournent
mm-only-you = vous seul les voyez
mm-pile = { $n ->
    [one] Encore { $n } tuile dans la pile
   *[other] Encore { $n } tuiles dans la pile
}
mm-steps-left = Pas restants
mm-ants-left = Fourmis restantes
mm-larvae-left = Larves restantes
mm-larvae-first = Les larves d’abord
mm-in-chamber = { $larvae } dans la chambre
mm-larvae-stay = elles restent maintenant
mm-then-ants = Puis les fourmis
mm-ants-back = Ou reprendre des fourmis
mm-tap-ant = touchez-en une, puis où elle va
mm-no-ant-moves = aucune ne peut bouger
mm-in-hand = { $at } : vers où ?
mm-left = encore { $n }
mm-fight-now = Le combat a lieu tout de suite, avant toute autre chose.

## Cartes et paiement

mm-price = Le prix
mm-paid-full = payé en entier
mm-pay-rest = { $with ->
    [larvae] Il ne reste rien d’autre pour payer : des larves paient le reste.
   *[ants] Il ne reste rien d’autre pour payer : des fourmis ({ $hex }) paient le reste.
}
mm-chamber = Chambre des larves
mm-stay = { $n ->
    [one] { $n } reste
   *[other] { $n } restent
}
mm-larva-pay = Payer avec une larve
mm-larva-back = Reprendre la larve
mm-or-ant = Ou une fourmi
mm-an-ant = Une fourmi
mm-site-free = son site devient libre
mm-stake-gain = de moins à chaque récolte
mm-stake-control = vous perdriez le contrôle
mm-stake-outskirts = en périphérie : aucune récolte perdue
mm-stake-tunnel = dans le Grand Tunnel : aucune récolte perdue
mm-change-section = { $section } : { $n ->
    [one] { $n } évolution
   *[other] { $n } évolutions
}
mm-change-covers = recouvre { $card }
mm-change-body = pour un corps complet
mm-change-body-none = un corps complet qui a déjà compté
mm-change-lacking = pas encore de corps : { $n ->
    [one] il manque { $sections }
   *[other] il manque { $sections }
}
mm-change-no-body = pas d’autre corps complet
mm-change-goal = à chaque sommeil où il est rempli
mm-change-react = les autres peuvent réagir : échanger une carte
mm-topmost = celle du dessus d’abord
mm-works = agit
mm-counts = compte pour la caste
mm-gains-left = { $n ->
    [0] tout est choisi
    [one] encore { $n }
   *[other] encore { $n }
}
mm-cards-drop_goal = Vos objectifs de colonie
mm-cards-drop_evolution = Évolutions de votre corps
mm-cards-play_evolution = Évolutions de votre main
mm-cards-play_offered = Cartes montrées
mm-cards-discard_cards = Votre main
mm-cards-theft = Votre main
mm-whom = Qui
mm-drain-takes = { $has } dans la chambre, vous en prenez { $takes }
mm-offer-which = Que choisissez-vous ?
mm-offer-attack = { $who } { $in }
mm-offer-wormhole = Un trou de ver { $in }
mm-offer-centipede = Un mille-pattes { $in }
mm-offer-withdraw = Reprendre la fourmi
mm-offer-larva = Placer une larve
mm-offer-collect = Prendre la récolte
mm-offer-food = Prendre de la nourriture à la place
mm-offer-other = Ceci

## Pertes, repos, espèces

mm-losses = À perdre
mm-cause = { $cause ->
    [battle] au combat
    [event] par un événement
    [hex_effect] par la tuile
    [evolution] par une évolution
   *[hunger] de faim
}
mm-saved = { $n ->
    [one] { $n } d’entre elles va dans la chambre
   *[other] { $n } d’entre elles vont dans la chambre
}
mm-which-ant = Quelle fourmi
mm-or-food = Ou { $food } : vous en avez { $has }
mm-or-cards = Ou { $cards } de votre main
mm-resting-area = L’aire de repos
mm-rested = { $n } sur { $of } se reposent alors
mm-rest-larvae = { $n ->
    [one] { $n } larve sur votre aire de repos
   *[other] { $n } larves sur votre aire de repos
}
mm-rest-then = { $n } sur l’aire, à vous en fin de phase
mm-rest-food = nourriture à chaque tour suivant
    .how = tant que d’autres continuent
mm-rest-ends = La phase des ouvrières se termine
    .how = puis viennent les combats ; plus d’action pour personne
mm-rest-goes-on = Les autres continuent
    .how = vous pouvez encore réagir à ce qu’ils font
mm-sides = Faces du plateau de nid

## Combat

mm-battle = { $cent ->
    [yes] Mille-pattes { $in }
   *[no] Combat { $in }
}
mm-hex-number = tuile { $n }
mm-step-strength = Armées
mm-step-ferocity = Férocité
mm-step-outcome = Issue
mm-step-losses = Pertes
mm-step-first = 1re carte
mm-step-card = Une carte
mm-step-second = 2e carte
mm-role = { $what ->
    [always] toujours l’envahisseur
    [defender] défenseur, gagne les égalités
   *[invader] envahisseur
}{ $won ->
    [yes] {" ; "}gagne
    [no] {" ; "}perd
   *[open] {""}
}
mm-cards-so-far = ses cartes jusqu’ici
mm-face-down = face cachée
mm-no-card = aucune carte
mm-second-hidden = seconde carte encore cachée
mm-if-laid = si vous l’engagez
mm-so-far = jusqu’ici
mm-laid = a engagé une carte
mm-may-lay = peut engager une carte
mm-your-hand = Votre main
mm-spent = la carte est dépensée, victoire ou non
mm-lost-of = { $n } sur { $of ->
    [one] { $of } fourmi
   *[other] { $of } fourmis
} : perdues
mm-why-won = { $centipede ->
    [yes] la moitié de la force d’armée du mille-pattes, { $strength }
   *[no] la moitié de la force d’armée du perdant, { $strength } ; la férocité ne compte pas
}
mm-why-lost = { $centipede ->
    [yes] la force d’armée du mille-pattes est { $strength }
   *[no] la force d’armée du vainqueur est { $strength } ; la férocité ne compte pas
}
mm-would-lose = { $whose ->
    [you] Vous perdez { $won } si vous gagnez, { $lost } sinon.
   *[other] { $who } perd { $won } en gagnant, { $lost } sinon.
}
mm-cent-won = Le mille-pattes reste
mm-cent-lost = Le mille-pattes est détruit
mm-for-battle = { $who } a gagné le combat
mm-tie = égalité : le défenseur gagne
mm-defender-is = { $who } défend avec une force d’armée de { $n }
mm-before = Avant : { $who } a gagné { $in }, { $a } contre { $b }
mm-spoils = Vos fourmis là-bas
mm-empty-sites = { $n ->
    [one] { $n } site vide
   *[other] { $n } sites vides
}
mm-second-decides = Sa seconde carte décide
mm-with = avec { $card }
mm-without = sans carte
mm-odds-win = { $tie ->
    [yes] égalité : gagné
   *[no] gagné
}{ $n ->
    [0] {""}
   *[other] , −{ $n }
}
mm-odds-lose = { $all ->
    [yes] tout perdu
   *[no] perdu, −{ $n }
}
mm-odds-open = { $percent } % : { $win }, sinon { $lose }
mm-odds-chance = { $percent } % de chances de gagner
mm-odds-hint = Une seconde carte de { $ferocity } fait { $total } contre vos { $own } : { $outcome }
mm-odds-won = gagné :
mm-odds-lost = perdu : autant de fourmis que dit son total

## La phase de la reine

mm-queen-harvest = Récolte
    .how = tous les sites à la fois
mm-queen-feed = Nourrir
    .how = une nourriture pour { $n } fourmis, puis des larves, puis elles meurent
mm-queen-decree = Décret
    .how = un choix, dans le sens horaire
mm-queen-slumber = Sommeil
    .how = Prairie intérieure et objectifs, en l’état
mm-starve = { $n ->
    [one] { $n } meurt de faim
   *[other] { $n } meurent de faim
}
mm-inner = { $n ->
    [one] { $n } tuile intérieure
   *[other] { $n } tuiles intérieures
}
mm-goal-met = un objectif rempli
mm-decree-feeds = vous en avez { $after } alors, pour { $n } fourmis
mm-decree-then = vous en avez { $n } alors
mm-decree-now = décrète maintenant
mm-decree-later = à venir

## La Horde agit

mm-horde-way = Le chemin du tunnel
    .how = par numéro de tuile, en descendant
mm-horde-line = { $n ->
    [0] Aucun mille-pattes n’est en chemin vers le Grand Tunnel
   *[other] Mille-pattes en chemin vers le Grand Tunnel : { $hexes }
}
mm-horde-key-invade = Évolution : invasion
    .how = un nouveau mille-pattes sur la tuile au plus grand numéro qui n’en a pas
mm-horde-key-advance = Événement : avancée
    .how = le mille-pattes du plus petit numéro saute selon la férocité
mm-horde-key-rampage = Objectif : déchaînement
    .how = combat sur chaque tuile où sont les deux, force + { $n }
mm-horde-needs = { $n ->
    [one] Encore { $n } point et la Horde gagnerait.
   *[other] Encore { $n } points et la Horde gagnerait.
} Le sommeil lui en donnerait { $slumber } maintenant.
mm-horde-ahead = La Horde gagnerait si la partie finissait maintenant. Le sommeil lui donnerait encore { $slumber }.
mm-horde-result = Contre la Horde

## Score final

mm-final-tie = Davantage de fourmis dans la prairie ont départagé l’égalité.
mm-awards = Les trois distinctions
    .how = { $alone } points, ou { $shared } chacun en cas d’égalité
mm-award-largest_brood = le plus de larves
mm-award-greatest_stores = le plus de nourriture
mm-award-untold_potential = le plus de cartes en main
mm-award-points = { $each ->
    [yes] { $n } chacun
   *[no] { $n }
}
mm-award-who = { $n ->
    [one] { $who }
   *[other] égalité : { $who }
}
mm-award-nobody = personne

## Ce qui est raconté à tout le monde

mm-invader = envahisseur
mm-defender = défenseur
mm-strength = Force d’armée
mm-tell-wins = gagne
mm-tell-wins-tie = gagne l’égalité
mm-tell-lost = { $n ->
    [one] 1 fourmi perdue
   *[other] { $n } fourmis perdues
  }
mm-tell-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
mm-tell-inner = { $n ->
    [one] 1 point pour la Prairie intérieure
   *[other] { $n } points pour la Prairie intérieure
  }
mm-tell-goals = { $n ->
    [one] 1 point pour des objectifs de colonie
   *[other] { $n } points pour des objectifs de colonie
  }
mm-tell-cards = { $n ->
    [one] 1 point grâce aux cartes
   *[other] { $n } points grâce aux cartes
  }
mm-tell-met = { $n ->
    [one] 1 point
   *[other] { $n } points
  } pour { $goals }
mm-tell-from = { $what } : { $from }
mm-tell-fed = { $what } pour { $ants }
mm-tell-no-decree = pas de décret royal dans cette manche
mm-tell-none = aucun
mm-tell-why = { $who } : ce que la manche a rapporté, et pourquoi
