# La leçon de Myrmes : crates/myrmes/lessons/first.toml en contient les étapes.

lesson-myrmes-aim = Trois années d’une colonie
    .say = Celui qui a le plus de points après le troisième hiver l’emporte. Cette piste les montre : le robot et vous commencez avec 10. Jouons ensemble la première année.
lesson-myrmes-garden = Le jardin et votre galerie
    .say = Vos ouvrières sortent ici. L’herbe donne de la nourriture, la terre et la pierre servent à creuser, les champignons ne donnent rien, et personne ne traverse l’eau.
lesson-myrmes-event = L’événement de la saison
    .say = Un dé a choisi Larve +2 pour ce printemps : deux larves de plus s’il en naît au moins une. Des larves pourraient pousser votre cube vers un autre événement. Celui-ci est bon : gardez-le.
lesson-myrmes-births = Trois nourrices
    .say = Les nourrices font grandir la colonie. Placez-en une sur les larves et deux sur les ouvrières : une larve, deux de plus grâce à l’événement, et une ouvrière.
lesson-myrmes-leave = Votre première sortie
    .say = Chacun joue une ouvrière à son tour. Pressez votre galerie : une ouvrière sort avec trois pas. Elle ne reviendra pas, alors qu’elle serve.
lesson-myrmes-walk = Un pas
    .say = Chaque case coûte un pas. Allez sur la terre éclairée ; derrière, il y a de l’herbe, et le premier hiver demande 4 nourritures.
lesson-myrmes-place = Votre première phéromone
    .say = Avancez sur l’herbe et posez une paire sur les deux cases d’herbe. Chacune porte une nourriture ; chaque saison, vous en rapportez une.
lesson-myrmes-room = Travailler dans la fourmilière
    .say = Une ouvrière peut aussi rester dedans : cette salle donne une larve, et l’ouvrière revient à la fin de la saison. Vous verrez bientôt à quoi servent cinq larves.
lesson-myrmes-another = Terre et pierre
    .say = Votre dernière ouvrière sort. Posez une paire sur la terre et la pierre, juste à côté de votre galerie : elles servent à creuser, et plus bas on pose de plus grandes tuiles.
lesson-myrmes-harvest = La récolte
    .say = Chaque phéromone donne un cube. L’herbe n’a que de la nourriture : elle vient toute seule ; ici, vous choisissez. Prenez la terre.
lesson-myrmes-summer = L’été
    .say = L’ouvrière de la salle est revenue ; celles du jardin sont parties. Le dé de l’été dit Soldat +1, s’il naît au moins un soldat. Gardez-le.
lesson-myrmes-soldiers = Des soldats, et l’atelier
    .say = Deux nourrices sur les soldats en donnent deux, grâce à l’événement. Envoyez la troisième à l’atelier : elle aura à faire avec vos larves.
lesson-myrmes-hunt = La chasse
    .say = Une coccinelle rapporte 2 nourritures et coûte un soldat. Sortez, traversez votre phéromone (toute la tuile compte pour un pas) et pressez la coccinelle.
lesson-myrmes-ground = Profiter du terrain
    .say = La chasse ne termine pas la sortie. Posez une paire là où était la coccinelle : la tuile porte une nourriture de plus, car les champignons ne donnent rien.
lesson-myrmes-objective = Un objectif
    .say = Votre nourrice réalise un objectif : « 5 larves » vaut 6 points. La nourrice y reste ; comptez-en donc une de moins.
lesson-myrmes-store = Ce que garde le stock
    .say = À la fin d’une saison, vous ne gardez que 4 cubes. L’hiver approche et veut de la nourriture : défaussez la pierre et la terre. Il ne reste alors que de la nourriture, dont une part aussi.
lesson-myrmes-winter = L’hiver approche
    .say = Après l’automne, vous payez 4 nourritures, moins 1 par soldat. Chaque nourriture qui manque coûte 3 points. Jouez cet automne à votre guise ; je me contente de remarques.
lesson-myrmes-alone = Une nouvelle année
    .say = C’était une année entière. Les deux suivantes se jouent de même, mais les hivers demandent 5 et 6 nourritures. Creusez, construisez plus grand, réalisez des objectifs : bonne chance !
lesson-myrmes-remark-winter = L’hiver prendra { $due } nourritures, et vous en avez { $food } : cela coûterait { $points } points.
lesson-myrmes-remark-store = Vous avez { $n } cubes, et le stock n’en garde que { $limit } à la fin de la saison : dépensez ce que vous pouvez, ou perdez-en { $over }.
lesson-myrmes-remark-prey = { $prey ->
    [ladybug] Une coccinelle
    [termite] Un termite
   *[spider] Une araignée
  } est à portée de votre ouvrière : pour { $soldiers ->
    [one] 1 soldat
   *[other] { $soldiers } soldats
  }, vous gagnez { $food } { $food ->
    [one] nourriture
   *[other] nourritures
  }{ $points ->
    [0] {""}
   *[other] {" "}et { $points } points
  }.
lesson-myrmes-remark-last = C’est la dernière saison. Ensuite, seuls les points comptent, et l’hiver veut encore sa nourriture : changez tout le reste en points.
lesson-myrmes-remark-objective = Vous pouvez déjà payer l’objectif « { $objective } » : une nourrice à l’atelier en tirerait { $points } points.
lesson-myrmes-remark-level = Vous avez de quoi payer le niveau { $level } : une nourrice à l’atelier pourrait creuser, et une colonie profonde pose de plus grandes tuiles.
lesson-myrmes-remark-soldiers = Sans soldats, vos ouvrières ne peuvent ni chasser ni entrer sur les tuiles adverses. { $nurses } nourrices en font naître un, qui épargne aussi une nourriture en hiver.
lesson-myrmes-remark-larvae = Vous avez { $n } larves, assez pour { $reached ->
    [one] 1 autre événement
   *[other] { $reached } autres événements
  }. Ce que vous gardez n’est pas perdu : { $sacrifice } larves font 1 nourriture à tout moment.
lesson-myrmes-remark-empty = { $n ->
    [one] Votre phéromone est vide
   *[other] Vos { $n } phéromones sont vides
  } : sans une nouvelle sur un sol frais, il n’y a rien à récolter.
