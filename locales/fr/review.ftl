# L’analyse d’une partie terminée.

review-offer = Les robots les plus forts parcourent cette partie : qui menait et quand, quelles décisions ont coûté le plus et ce qui valait mieux, quelle fut la part de la chance. Cela prend environ une minute, et quiconque a le lien peut lire le résultat.
review-begin = Analyser la partie
review-under-way = Les robots parcourent la partie. Vous pouvez partir et revenir.
review-percent = { $percent } % faits
review-link = Copier le lien vers cette analyse
review-seat = Place
review-you = vous

review-won = { $reader ->
    [you] Vous avez gagné de { $points }.
   *[other] { $name } a gagné de { $points }.
}
review-lost-by = { $reader ->
    [you] Vous avez perdu de { $points }.
   *[other] { $name } a perdu de { $points }.
}
review-won-tie = { $reader ->
    [you] Vous l’emportez à égalité.
   *[other] { $name } l’emporte à égalité.
}
review-lost-tie = { $reader ->
    [you] Vous perdez à égalité.
   *[other] { $name } perd à égalité.
}
review-shared = { $reader ->
    [you] Vous partagez la victoire.
   *[other] { $name } partage la victoire.
}
review-together-won = La Horde est vaincue.
review-together-lost = La Horde a gagné.
review-given-up = La partie a été abandonnée.
review-one-turn = Un seul tour valait { $percent } %.
review-no-turn = Aucun tour n’a décidé à lui seul.
review-sum =
    { $reader ->
        [you] Sur 100 parties rejouées depuis de telles positions, vos propres choix vous en coûtent { $own } ;
       *[other] Sur 100 parties rejouées depuis de telles positions, les choix de { $name } en coûtent { $own } ;
    } { $luck ->
        [plus] le hasard en donne { $chance }
        [minus] le hasard en prend { $chance }
       *[none] le hasard ne change rien
    }{ $alone ->
        [yes] .
       *[no] { $theirs ->
            [plus] , les autres en donnent { $others }.
            [minus] , les autres en prennent { $others }.
           *[none] , les autres ne changent rien.
        }
    }

review-who = Qui gagnerait
review-who-say = part de victoire estimée par les robots
review-chart = Part de victoire au fil de la partie
review-mark = Décision { $n }, { $when } : coûte { $percent } %
review-moved = Ce qui a changé la part
review-moved-say = en centièmes ; la dernière colonne est la somme
review-part-own = choix personnels
review-part-chance = hasard
review-part-others = les autres
review-table = La même chose en tableau
review-when = Dès
review-end = La fin
review-together = au total

review-points = D’où viennent les points
review-no-points = La partie n’est pas allée à son terme : ses points ne peuvent pas être comparés.
review-strong = jeu fort
review-own-points = { $who }, { $points }
review-strong-points = des robots à chaque place depuis le même début : { $points } à cette place, moyenne de { $games } parties
review-short = Le plus grand écart avec le jeu fort : { $source }, { $points } points.
review-short-none = Aucune source n’a rapporté beaucoup moins qu’en jeu fort.

review-costliest = Les décisions les plus coûteuses
review-costliest-say = { $n } sur { $of } ; toutes les autres ensemble coûtent { $rest } %
review-flawless = Aucune décision coûteuse n’a été trouvée.
review-better = mieux
review-lost = −{ $points } points
review-more = Cela rapporte plus : { $sources }.
review-less = Cela rapporte moins : { $sources }.
review-rivals = Cela laisse moins aux autres.
review-estimated = Cette décision a été estimée, sans être rejouée.
review-nothing = Continuer sans rien faire
review-see = Voir le moment
review-play-on = Reprendre à partir d’ici
review-risk-food_missing = Nourriture manquante l’hiver prochain : { $better } au lieu de { $played }.
review-risk-cubes_discarded = Cubes défaussés en fin de saison : { $better } au lieu de { $played }.
review-risk-objectives = Objectifs réalisés d’ici la fin : { $better } au lieu de { $played }.
review-risk-ants_lost_in_battle = Fourmis perdues au combat cette manche : { $better } au lieu de { $played }.
review-risk-ants_starving = Fourmis mortes de faim cette manche : { $better } au lieu de { $played }.
review-risk-goals_scored = Objectifs de colonie marqués d’ici la fin : { $better } au lieu de { $played }.

review-opening = L’ouverture
review-opening-say = la première saison ou manche, à côté de ce qu’auraient fait les robots
review-opened = Points ensuite : { $points }. Le jeu fort en a { $strong } en moyenne.
review-as-strong = Rien de mieux n’a été trouvé.

review-honest = Chaque décision est jugée d’après ce que son joueur pouvait savoir. Les parts sont des estimations des robots, justes à quelques centièmes près ; ce qu’ont fait les autres est ce que n’expliquent ni les choix ni la chance.
