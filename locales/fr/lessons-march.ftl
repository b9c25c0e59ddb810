# La leçon de March of the Ants : crates/march/lessons/first.toml en contient les étapes.

lesson-march-aim = Quatre manches dans la prairie
    .say = Celui qui a le plus de points de colonie après la quatrième manche gagne. Ils viennent des tuiles contrôlées, des combats, des évolutions et des objectifs. Jouons la première ensemble.
lesson-march-take = Un foyer pour vos fourmis
    .say = Deux tuiles au choix, vous en gardez une. Prenez Fougère : avec une fourmi sur chacun de ses trois sites, elle donne 2 nourritures et 2 larves par manche, et la nourriture paie vos actions.
lesson-march-home = Au bord du Grand Tunnel
    .say = Au milieu, le Grand Tunnel relie les deux colonies. Posez Fougère au-dessus et pressez « Tourner » une fois : un tunnel mène alors aussi en bas à droite, là où vous explorerez.
lesson-march-nest = Votre nid
    .say = En plus de vos trois fourmis sur Fougère, vous avez 3 larves, 2 nourritures et 2 cartes. La plupart des actions coûtent 1 nourriture : ménagez-la ; une larve devient une fourmi ou paie une carte.
lesson-march-explore = Explorer
    .say = Plus de tuiles, plus de récoltes. Pressez « Explorer », posez la tuile en bas à droite de Fougère et tournez-la jusqu’à ce qu’elle soit aussi reliée au Grand Tunnel : cela vaut des points.
lesson-march-enter = Sites et contrôle
    .say = Chaque site accueille une fourmi et donne sa récolte à chaque manche ; qui occupe celui à l’anneau contrôle la tuile. Gardez la nourriture de Fougère : envoyez la fourmi des larves sur le nouvel anneau, puis « Terminé ».
lesson-march-react = Votre réaction
    .say = Après chaque action, l’autre joueur peut réagir gratuitement. Le robot explore : vous pouvez poser une larve. Mettez-la sur le site vide de Fougère ; elle devient une fourmi, et rien ne se perd.
lesson-march-evolve = Évoluer
    .say = Une carte se paie en larves ou en fourmis, jamais en nourriture. Jouez Tête cuirassée pour une larve : toute tête ajoute 1 à votre force au combat, et celle-ci épargne en plus une fourmi.
lesson-march-brood = Encore une réaction
    .say = Quand le robot fourrage, il pioche deux cartes, et vous pouvez gagner une larve. Une réaction ne coûte rien : pensez-y chaque fois, ce que font les autres vous sert aussi.
lesson-march-march = Marcher
    .say = Vous avez cinq pas, les larves d’abord. Mettez deux larves dans le Grand Tunnel, puis menez-les sur des sites vides de Terre, chez le robot : elles y récolteront aussi. Puis pressez « Terminé ».
lesson-march-rest = Se reposer
    .say = Vous n’avez plus de nourriture : reposez-vous, cela rapporte une larve. À deux, dès que l’un s’est reposé, l’autre joue un dernier tour. Ensuite, la phase des ouvrières est finie.
lesson-march-battle = Un combat
    .say = Il y a sur cette tuile plus de fourmis que de sites : il faut se battre. Le panneau compte les deux forces ; le défenseur gagne les égalités. Engagez votre carte : sa férocité compte, puis elle est défaussée.
lesson-march-spoils = Pertes et butin
    .say = Le perdant perd autant de fourmis que la force du vainqueur ; le vainqueur en perd moins et gagne un point. Si vous avez gagné, occupez les sites libres : une fourmi sur le contrôle, une autre sur la nourriture.
lesson-march-harvest = Récolter, puis nourrir
    .say = Pendant la phase de la reine, chaque site occupé vous a donné sa récolte. Puis vos fourmis ont mangé : 1 nourriture suffit à quatre. S’il en manque, on paie des larves ; ensuite, des fourmis meurent.
lesson-march-decree = Le décret royal
    .say = Votre reine accorde 2 nourritures ou 5 larves. Les larves font beaucoup de fourmis, mais sans nourriture elles ne vont pas loin, et il vous en reste peu. Prenez la nourriture.
lesson-march-slumber = Le sommeil donne des points
    .say = La manche est finie. Chaque tuile que vous contrôlez, reliée par un tunnel au Grand Tunnel, vous a donné un point, et le fera à chaque manche. Les tenir vaut souvent mieux que s’étendre au loin.
lesson-march-forage = Fourrager
    .say = Votre main est vide. Fourragez : 1 nourriture pour deux cartes, évolutions, événements ou objectifs de colonie. Une tête, un thorax et un abdomen réunis valent 3 points.
lesson-march-alone = À vous de jouer
    .say = Encore trois manches, la dernière sans décret. Explorez, évoluez, combattez là où vous êtes en force et gardez de quoi nourrir vos fourmis. À la fin, larves, nourriture et cartes comptent aussi : bonne chance !
lesson-march-remark-feeding = Vos fourmis demandent { $due } { $due ->
    [one] nourriture
   *[other] nourritures
  }, et après la récolte vous en aurez { $food } : { $larvae ->
    [one] 1 larve serait mangée à la place.
   *[other] { $larvae } larves seraient mangées à la place.
  }
lesson-march-remark-starving = Vos fourmis demandent { $due } { $due ->
    [one] nourriture
   *[other] nourritures
  }, et après la récolte vous en aurez { $food } : { $starving ->
    [one] 1 fourmi mourrait de faim.
   *[other] { $starving } fourmis mourraient de faim.
  }
lesson-march-remark-last = La dernière manche commence. Qui la finit avec le plus de larves, de nourriture ou de cartes marque { $points } points pour chacune : ce que vous gardez compte aussi.
lesson-march-remark-battle = Un combat s’annonce { $in }, et vous êtes plus faible : { $own } contre { $theirs }. Envoyez d’autres fourmis, partez, ou gardez une carte de grande férocité.
lesson-march-remark-decree = Vous avez { $food } { $food ->
    [one] nourriture
   *[other] nourritures
  }, et explorer, marcher ou fourrager en coûte { $price } : pensez à la prochaine manche.
lesson-march-remark-rest = Sans nourriture, il ne reste qu’une carte ou le repos. Le repos apporte { $larvae ->
    [one] 1 larve
   *[other] { $larvae } larves
  } tout de suite{ $food ->
    [0] {""}
    [one] , et 1 nourriture à chaque tour que vous passez ensuite
   *[other] , et { $food } nourritures à chaque tour que vous passez ensuite
  }.
lesson-march-remark-body = « { $card } » compléterait un corps de fourmi : { $points } points.
lesson-march-remark-site = Il y a de la place parmi vos fourmis : une de plus { $site } rapporterait { $gain } à chaque récolte.
lesson-march-remark-larvae = { $n } larves attendent dans leur chambre. Pour marcher, vous avez { $steps } pas : chacun peut en placer une dans la prairie, où elle récolte et combat.
lesson-march-remark-goal = « { $card } » vaut { $points } points chaque fois qu’il est atteint au sommeil, et il ne l’est pas. Regardez ce qu’il demande.
lesson-march-remark-inner = La tuile que vous contrôlez { $in } ne marque rien. Celles de la Prairie intérieure, reliées au Grand Tunnel, rapportent { $points ->
    [one] 1 point
   *[other] { $points } points
  } à chaque manche.
