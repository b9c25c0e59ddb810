# Les règles de Myrmes sous forme de livre, dans nos propres mots : chapitres, sections, questions et aide-mémoire.
# web/src/lib/book.ts dit comment se forment les clés ; web/src/games/myrmes/book.ts donne leur ordre.

## de quoi il s’agit

book-my-aim = De quoi il s’agit

book-my-idea = Trois années d’une colonie
    .lead = Chacun mène une colonie de fourmis pendant trois années ; celui qui a le plus de points après le troisième hiver l’emporte.
    .p1 = Vos nourrices font naître des larves, des soldats et des ouvrières. Les ouvrières travaillent dans les salles de la fourmilière, ou sortent pour marquer le jardin de phéromones, chasser des proies et construire des tuiles spéciales. Ce que donnent les phéromones sert à creuser la fourmilière, à créer des nourrices et à réaliser des objectifs, et il doit en rester assez pour l’hiver.
    .p2 = Vous commencez avec 10 points. Vous en gagnez en posant des tuiles, en chassant, en nourrissant la reine, en nettoyant des phéromones adverses, en récoltant vos sous-fourmilières et en réalisant des objectifs ; un hiver sans assez de nourriture en fait perdre. [Tous les points dans un tableau](#points).
    .p3 = On joue à 2, 3 ou 4 joueurs. En dehors des dés et de la mise en place, rien n’est laissé au hasard.

## la colonie

book-my-colony = La colonie et le jardin

book-my-parts = Votre plateau individuel
    .lead = Votre plateau montre votre événement, les salles de vos fourmis, votre stock et les quatre niveaux de votre fourmilière.
    .p1 = Les pièces de votre couleur qui ne sont pas en jeu forment votre réserve. Les fourmis et les nourrices que vous défaussez y retournent et peuvent renaître ou être créées de nouveau.
    .i1 = Piste des événements | huit événements côte à côte ; votre cube événement marque celui dont vous profitez [cette saison](#events).
    .i2 = Pistes de naissance | une pour les larves, une pour les soldats, une pour les ouvrières ; [les nourrices qu’on y place](#nurses) les font naître.
    .i3 = Nourrices | 8 en tout, 3 au départ. Elles s’occupent des naissances ou travaillent à l’[atelier](#atelier-actions).
    .i4 = Ouvrières et soldats | 8 fourmis en tout, 2 ouvrières au départ. Ce sont les mêmes pièces : une fourmi est ouvrière dans la salle des ouvrières, soldat dans celle des soldats.
    .i5 = Larves | autant que vous voulez ; voir [à quoi elles servent](#sacrifice).
    .i6 = Stock | votre nourriture, votre terre et votre pierre.
    .i7 = Fourmilière | niveaux 0 à 3. Votre disque montre jusqu’où vous avez creusé. Chaque niveau a [une salle pour une ouvrière](#rooms) ; les niveaux plus profonds permettent de [plus grandes phéromones](#pheromones) et des [tuiles spéciales](#special-tiles).
    .i8 = Galeries | 4, celle du départ comprise : les sorties vers le jardin.
    .i9 = Phéromones | 17 tuiles de sept formes, de 2 à 6 hexagones.
    .i10 = Cubes de propriété | 4, pour marquer vos tuiles spéciales.

book-my-cubes = Cubes, paiement et réserve
    .lead = Vous payez avec les cubes de votre stock et avec vos larves ; tout retourne à la réserve commune.
    .p1 = La nourriture, la terre et la pierre sont dans votre stock. Les larves ont leur propre salle et ne prennent pas de place dans le stock.
    .p2 = Pendant la saison, le stock n’a pas de limite. C’est seulement [à la fin](#storing) que vous défaussez ce qu’il ne peut pas contenir.
    .p3 = Vous ne pouvez pas encore dépenser les cubes posés sur vos phéromones : vous les obtenez à la [récolte](#harvesting).
    .ruling-cube-supply = La réserve ne s’épuise jamais : la règle dit combien de cubes il y a, mais pas ce qui se passe quand il n’y en a plus. Avec la [règle maison](#house-rules) « ceux de la boîte », il n’y a que 30 larves, 30 nourritures, 15 terres et 15 pierres. Vous ne gagnez pas ce qui manque, mais vous pouvez quand même poser la tuile, utiliser la salle ou faire naître vos fourmis. Sacrifier des larves demande alors une nourriture dans la réserve ; s’il n’en reste plus, le sacrifice n’a pas lieu et vous gardez vos larves. Dans les phases jouées en même temps, les larves dépensées reviennent d’abord, puis viennent les sacrifices, puis les autres gains, chaque fois dans l’ordre du tour, pour que la rapidité ne donne aucun avantage.

book-my-garden = Le jardin
    .lead = Le jardin est le terrain commun : des cases d’herbe, de terre, de pierre, de champignons et d’eau.
    .p1 = Deux cases sont adjacentes si elles ont un côté commun. Les cases hors de la partie utilisée pour [votre nombre de joueurs](#player-count) ne sont pas en jeu.
    .p2 = Les proies restent sur leurs cases jusqu’à ce que quelqu’un les chasse. À côté du jardin se trouvent les six objectifs, l’atelier et la piste des années.
    .i1 = Herbe | une phéromone y reçoit 1 nourriture.
    .i2 = Terre | une phéromone y reçoit 1 terre.
    .i3 = Pierre | une phéromone y reçoit 1 pierre.
    .i4 = Champignons | on y entre et on les couvre comme n’importe quelle case, mais ils ne donnent rien.
    .i5 = Eau | on ne peut ni y entrer ni la couvrir.

## mise en place

book-my-setup = Mise en place

book-my-setting-up = Préparer une partie
    .lead = On lance les dés et on tire au sort les proies et les objectifs ; tous commencent avec la même petite colonie.
    .p1 = Lancez les trois dés de saison et placez chacun sur sa saison. Posez au hasard un jeton Proie sur chaque case de proie en jeu. Tirez deux objectifs de chaque niveau : 1, 2 et 3. Placez à côté du plateau les cubes et les tuiles spéciales : 8 tuiles avec un élevage de pucerons d’un côté et une fouille de l’autre, et 8 sous-fourmilières.
    .p2 = Chacun place une galerie sur une case de départ et son cube événement sur la case du dé du printemps. Personne n’a encore de soldats, ni de nourriture, de terre ou de pierre, et les 17 phéromones sont dans la réserve.
    .i1 = Nourrices | 3
    .i2 = Ouvrières | 2
    .i3 = Larves | 1
    .i4 = Fourmilière | niveau 0
    .i5 = Galeries | 1, sur la case de départ
    .i6 = Points | 10
    .ruling-starts = Les cases de départ et le premier joueur sont tirés au sort. La règle ne dit pas dans quel ordre on choisit sa case, et elle fait commencer le plus petit joueur, qu’aucun programme ne peut connaître.
    .note1 = Sur les 18 jetons Proie, 6 sont des coccinelles, 6 des termites et 6 des araignées. La règle ne donne que le total ; la répartition égale vient d’une autre version numérique du jeu.

book-my-player-count = 2, 3 ou 4 joueurs
    .lead = Moins il y a de joueurs, plus le jardin est petit et plus le bonus des objectifs est grand.
    .p1 = Les cases de départ dépendent elles aussi du nombre de joueurs ; toutes les autres règles restent les mêmes. Les jetons Proie sans case restent dans la boîte.
    .i1 = 2 joueurs | la moitié inférieure du jardin avec ses deux bandes latérales : 82 cases, 11 proies ; bonus 5.
    .i2 = 3 joueurs | le jardin sans les trois bandes du bord : 118 cases, 12 proies ; bonus 4.
    .i3 = 4 joueurs | le jardin entier : 151 cases, 18 proies ; bonus 3.
    .ruling-two-player-garden = À deux joueurs, on utilise la rangée du milieu et tout ce qui est au-dessous, y compris les deux bandes du bas, mais pas les rangées du dessus. La ligne imprimée sur le plateau et deux autres versions numériques du jeu concordent ; nous n’avons pas vu la figure de la règle.

## l’année

book-my-year = L’année

book-my-seasons = Années, saisons et phases
    .lead = La partie dure trois années ; chacune comprend un printemps, un été et un automne de six phases chacun, puis un hiver.
    .p1 = Au début de l’année, on lance les trois dés de saison. Ils restent visibles : chacun sait ainsi quels événements l’année apportera.
    .p2 = Une saison comprend ces phases, toujours dans cet ordre. Après l’automne vient l’[hiver](#feeding), puis l’année suivante, pour laquelle on relance les dés.
    .i1 = 1 Événement | les larves [poussent votre cube événement](#event-cube). Tous en même temps.
    .i2 = 2 Naissances | les [nourrices font naître](#nurses) ou vont à l’atelier. Tous en même temps.
    .i3 = 3 Ouvrières | [une ouvrière à la fois](#worker-turns), dans la fourmilière ou dans le jardin. À tour de rôle.
    .i4 = 4 Récolte | [un cube de chaque phéromone](#harvesting), et ce que donnent les tuiles spéciales. Tous en même temps.
    .i5 = 5 Atelier | les nourrices [creusent, créent des nourrices et réalisent des objectifs](#atelier-actions). À tour de rôle.
    .i6 = 6 Fin de tour | [on défausse l’excédent, on reprend ses fourmis](#storing), le jeton de premier joueur passe. Tous en même temps.

book-my-turns = À qui de jouer
    .lead = Les ouvrières et l’atelier se jouent à tour de rôle, dans le sens horaire à partir du premier joueur ; dans les autres phases, tous décident en même temps.
    .p1 = Événement et naissances vont ensemble : une fois votre événement choisi, vous passez à vos naissances sans attendre les autres.
    .p2 = Ce qui ne vous laisse aucun choix se fait tout seul : par exemple prendre un cube sur une phéromone qui n’en porte que d’une sorte, une sortie qui ne peut plus rien faire, un atelier où vos nourrices ne peuvent rien faire.
    .ruling-hidden-choices = Dans les phases jouées en même temps, les choix restent cachés jusqu’à ce que tous aient choisi ; si un seul joueur a un choix, rien n’est caché. C’est le sens de « en même temps » : personne ne décide après avoir vu le choix des autres.

book-my-sacrifice = Des larves contre de la nourriture
    .lead = Chaque fois que vous avez une décision à prendre, vous pouvez sacrifier 3 larves pour prendre 1 nourriture de la réserve.
    .p1 = Vous pouvez le faire tant que vous avez assez de larves, en hiver aussi. Dans les phases jouées en même temps, cela se fait avant les naissances et la récolte.
    .ruling-sacrifice-anytime = La règle le permet à n’importe quel moment du tour. Pour nous, c’est chaque fois que vous avez une décision à prendre, y compris en hiver et dans les phases jouées en même temps. Toujours trois pour une : deux larves ne donnent rien. Les règles française et allemande et le plateau individuel sont stricts ; le texte anglais, qui compte aussi les restes, se trompe.
    .ruling-sacrifice-alone = On ne vous pose pas de question pour la seule raison que vous pourriez sacrifier des larves : il y en aurait une à chaque coup. On vous en pose une quand cette nourriture permettrait autre chose (la reine, une tuile spéciale, une nourrice, un objectif), et en hiver s’il vous manque de la nourriture et que vous avez au moins 3 larves.
book-my-sacrifice-q1 = Que vaut une larve ?
    .answer = Une larve pousse votre cube événement d’une case. Trois font une nourriture. Deux entrent dans le prix d’une nouvelle nourrice, et certains objectifs en demandent 5 ou 9. À la fin de la partie, les larves ne valent rien.
book-my-sacrifice-q2 = Puis-je sacrifier des larves pendant le tour d’un autre joueur ?
    .answer = Non, seulement quand vous avez vous-même une décision à prendre.

## événement

book-my-event = Événement

book-my-event-cube = Pousser le cube événement
    .lead = Le dé de la saison fixe la case de départ de tous les cubes événement ; chaque larve dépensée pousse le vôtre d’une case vers la gauche ou vers la droite.
    .p1 = Vous pouvez dépenser autant de larves que vous voulez, ou aucune. L’événement où vous vous arrêtez vaut pour vous seul, jusqu’à la fin de la saison.
    .p2 = À la saison suivante, votre cube va sur la case du dé de cette saison, où qu’il se trouve.
    .ex1 = Le dé du printemps indique 4 : tous les cubes partent de Déplacement +3. Avec 2 larves, vous pouvez pousser le vôtre de deux cases au plus : jusqu’à Larve +2 à gauche ou Hexagone +1 à droite.
    .ruling-paid-larvae = Les larves dépensées pour l’événement sont défaussées aussitôt. La règle ne les défausse qu’à la fin de la saison, mais d’ici là on ne pourrait de toute façon pas les dépenser une seconde fois.
book-my-event-cube-q1 = Le cube peut-il passer d’un bout de la piste à l’autre ?
    .answer = Non. La piste a deux bouts.
book-my-event-cube-q2 = Comment obtenir Niveau +1 ou Ouvrière +1 ?
    .answer = Avec des larves seulement : ce sont les deux bouts de la piste, et aucun dé n’y mène.

book-my-events = Les huit événements
    .lead = Votre événement vous aide toute la saison ; les voici de gauche à droite sur la piste, avec le chiffre du dé qui y mène.
    .i1 = Niveau +1 (aucun dé) | cette saison, votre fourmilière compte un niveau de plus pour ses salles, pour les phéromones et les tuiles spéciales, et pour le stock. Votre disque ne bouge pas ; au niveau 3, l’événement n’apporte rien.
    .i2 = PV +1 (1) | 1 point de plus chaque fois que vous marquez.
    .i3 = Larve +2 (2) | 2 larves de plus, si vos nourrices en font naître au moins une.
    .i4 = Récolte +3 (3) | après la récolte, jusqu’à 3 cubes de plus sur vos phéromones.
    .i5 = Déplacement +3 (4) | vos ouvrières ont 6 points de déplacement au lieu de 3.
    .i6 = Soldat +1 (5) | 1 soldat de plus, si vos nourrices en font naître au moins un.
    .i7 = Hexagone +1 (6) | vous pouvez poser des phéromones du niveau supérieur ; au niveau 3, celle de taille 6.
    .i8 = Ouvrière +1 (aucun dé) | 1 ouvrière de plus, si vos nourrices en font naître au moins une.
    .ruling-vp-plus-one = PV +1 ajoute un point chaque fois que vous en marquez : pour chaque tuile, chaque nettoyage, chaque proie, chaque fois que la reine est nourrie, pour chaque objectif, chaque bonus d’objectif et chaque sous-fourmilière d’une récolte. Une occasion qui vaut 0 n’en rapporte pas. L’événement s’applique dès qu’on marque des points, et chacune de ces occasions compte à part.
book-my-events-q1 = Niveau +1 ne sert-il qu’à une ouvrière ?
    .answer = Il ouvre une salle de plus, et une salle n’accueille qu’une ouvrière. Mais toutes les tuiles que vous posez cette saison en profitent, et votre stock aussi en fin de saison.
book-my-events-q2 = PV +1 aide-t-il en hiver ?
    .answer = Non. En hiver, personne ne marque de points, et la perte ne change pas.

## naissances

book-my-births = Naissances

book-my-nurses = Placer les nourrices
    .lead = Répartissez vos nourrices à votre guise entre les trois pistes de naissance et l’atelier ; quand chacun a placé les siennes, toutes les naissances ont lieu en même temps.
    .p1 = Rien n’oblige à les placer toutes. Une nourrice sur une piste de naissance ne peut pas travailler à l’atelier cette saison.
    .p2 = Un événement n’ajoute qu’aux naissances de sa sorte, et seulement si vos nourrices font naître au moins une fourmi de cette sorte.
    .ex1 = L’événement est Soldat +1. Deux nourrices font naître un soldat, l’événement en ajoute un deuxième, et la troisième nourrice va à l’atelier. Avec une seule nourrice sur cette piste, aucun soldat ne naîtrait et l’événement n’ajouterait rien.
    .i1 = Larves, jusqu’à 3 nourrices | 1, 3 ou 5 larves pour 1, 2 ou 3 nourrices
    .i2 = Soldats, jusqu’à 3 nourrices | 1 soldat pour 2 nourrices, 2 soldats pour 3
    .i3 = Ouvrières, jusqu’à 4 nourrices | 1 ouvrière pour 2 nourrices, 2 ouvrières pour 4
    .i4 = Atelier, jusqu’à 4 nourrices | une [action](#atelier-actions) chacune, en phase 5
    .ruling-lone-nurse = Une nourrice peut être placée là où elle est sans effet : seule sur la piste des soldats ou des ouvrières, ou troisième sur celle des ouvrières. On place ses nourrices librement, et rien n’oblige à s’en servir.
    .ruling-larva-room = Le nombre de larves n’est pas limité. Aucune règle ne parle des carrés dessinés dans leur salle.
book-my-nurses-q1 = J’ai Soldat +1 et une nourrice sur la piste des soldats. Est-ce que j’obtiens un soldat ?
    .answer = Non. Une seule nourrice n’en fait naître aucun : l’événement n’a rien à quoi s’ajouter. Avec deux nourrices, vous obtenez 2 soldats.

book-my-ant-limit = Huit fourmis
    .lead = Vous n’avez jamais plus de 8 ouvrières et soldats ensemble ; les fourmis qui naîtraient au-delà sont perdues.
    .p1 = Les ouvrières et les soldats défaussés retournent dans votre réserve et peuvent renaître. Les larves et les nourrices ne comptent pas.
    .ruling-ant-limit = Si ouvrières et soldats se disputent les dernières places, vous choisissez qui naît : la limite vient de la règle, et vous seul pouvez choisir.
    .ruling-births-mandatory = Il en naît autant qu’il y a de place ; vous ne pouvez pas refuser. La règle décrit les naissances comme un fait, non comme un choix.

## ouvrières

book-my-workers = Ouvrières

book-my-worker-turns = Une ouvrière à la fois
    .lead = À tour de rôle, chacun utilise une ouvrière, dans la fourmilière ou dans le jardin, jusqu’à ce qu’il n’en reste à personne.
    .p1 = Il est interdit de passer. S’il vous reste des ouvrières quand les autres n’en ont plus, vous continuez sans eux.
    .p2 = Les soldats ne quittent jamais la fourmilière et n’ont pas de tour de jeu.
book-my-worker-turns-q1 = Puis-je garder une ouvrière pour une saison suivante ?
    .answer = Pas en passant. Mais une ouvrière placée dans une salle revient à la fin de la saison, alors que celle qui sort au jardin est défaussée.

book-my-rooms = Travailler dans la fourmilière
    .lead = Placez l’ouvrière dans une salle libre d’un niveau que votre fourmilière a atteint, et prenez aussitôt ce que la salle donne.
    .p1 = Chaque salle accueille une ouvrière par saison. Celle-ci y reste jusqu’à la fin de la saison, puis vous revient.
    .p2 = Avec Niveau +1, la salle du niveau suivant est ouverte elle aussi.
    .i1 = Niveau 0, couveuse | 1 larve
    .i2 = Niveau 1, garde-manger | 1 nourriture
    .i3 = Niveau 2, carrière | 1 terre ou 1 pierre, à votre choix
    .i4 = Niveau 3, chambre de la reine | défaussez 1 nourriture pour 2 points
book-my-rooms-q1 = Puis-je encore utiliser les salles du haut après avoir creusé ?
    .answer = Oui. Toutes les salles du niveau 0 jusqu’au vôtre restent ouvertes, avec une ouvrière dans chacune.

## sorties

book-my-sorties = Les ouvrières au jardin

book-my-sortie = Une sortie
    .lead = L’ouvrière sort par l’une de vos galeries avec 3 points de déplacement ; elle est défaussée dès qu’elle a posé une tuile, ou quand vous l’arrêtez.
    .p1 = En chemin, elle peut [chasser](#hunting) et [nettoyer](#clearing) aussi souvent que vous pouvez en payer le prix. À la fin, elle peut poser une tuile : une [phéromone](#pheromones) ou une [tuile spéciale](#special-tiles).
    .p2 = Sortir ne coûte aucun point de déplacement. Avec Déplacement +3, il y en a 6. Rien n’oblige à les utiliser tous.
    .p3 = L’ouvrière défaussée va dans votre réserve. Elle ne revient pas d’elle-même, mais peut [renaître](#nurses).
    .ex1 = Votre ouvrière est dehors avec 3 points de déplacement ; les chiffres disent ce que coûte chaque chemin. Votre propre phéromone compte pour une seule case. Les deux proies sont hors d’atteinte : chasser demande des soldats, et vous n’en avez pas.
book-my-sortie-q1 = Que devient une ouvrière qui a posé une tuile ?
    .answer = Elle est défaussée aussitôt et c’est au joueur suivant de jouer, même s’il lui restait des points de déplacement.
book-my-sortie-q2 = Une ouvrière peut-elle poser deux tuiles ?
    .answer = Non, la première met fin à sa sortie.
book-my-sortie-q3 = Peut-elle poser une tuile sans aucun point de déplacement restant ?
    .answer = Oui. Poser et nettoyer ne coûtent aucun point de déplacement.

book-my-movement = Se déplacer
    .lead = Passer sur une case adjacente coûte 1 point de déplacement, et une tuile entière compte pour une seule case.
    .p1 = Depuis une tuile, vous pouvez passer sur toute case qui touche l’un de ses hexagones. Chaque autre tuile coûte un point de plus, même si les deux se touchent.
    .p2 = Vos propres tuiles ne coûtent rien de plus ; chaque tuile adverse coûte en outre [un soldat](#foreign-tiles).
    .p3 = L’eau est infranchissable. On n’entre sur la case d’une proie que pour la [chasser](#hunting). On ne sort pas de la partie du jardin en jeu.
    .ruling-shift-inside-tile = Sur une tuile, l’ouvrière se tient sur la tuile entière : passer d’un hexagone à l’autre est gratuit, même sans point restant. Une tuile est une seule case, et rien ne coûte de point à l’intérieur d’une case.
    .ruling-special-tile-space = Une tuile spéciale est elle aussi une seule case, comme une phéromone : elle se pose selon les mêmes règles.
    .ruling-foreign-tunnel = On entre sur une galerie, quel que soit son propriétaire, pour 1 point et sans soldat. La règle demande un soldat pour les tuiles, et une galerie est un jeton. Certains joueurs en demandent un quand même ; il y a une [règle maison](#house-rules) pour cela.
book-my-movement-q1 = Combien coûte la traversée d’une phéromone de taille 5 ?
    .answer = 1 point de déplacement, comme toute autre case ; puis un autre pour passer à la case suivante.

book-my-foreign-tiles = Les tuiles des autres joueurs
    .lead = Chaque fois que votre ouvrière entre sur la tuile d’un autre joueur, vous défaussez un soldat en plus du point de déplacement.
    .p1 = Le soldat quitte sa salle pour votre réserve. Sans soldat, on ne peut pas entrer. Bouger sur la tuile, la nettoyer ou la quitter ne coûte aucun soldat.
    .p2 = Cela vaut pour les phéromones comme pour les tuiles spéciales. Le propriétaire ne gagne rien et ne peut pas refuser.
    .ex1 = La phéromone rouge à côté de votre galerie est une seule case, mais y entrer coûte un soldat en plus du point de déplacement. Vous avez un soldat ; une fois sorti de la tuile, vous ne pouvez plus y rentrer.
    .ruling-re-entry = Entrer de nouveau sur la même tuile coûte un autre soldat. La règle donne un prix pour entrer, sans exception.
    .ruling-orphan-tile = Une tuile spéciale sans cube de propriété n’est à personne : elle coûte 1 point et aucun soldat, ne donne rien, ne compte pour aucun objectif, ne peut pas être nettoyée et bloque toujours ses cases. La règle la laisse sur le plateau et la dit inutilisable.
book-my-foreign-tiles-q1 = Le soldat sort-il dans le jardin ?
    .answer = Non. Les soldats sont un prix payé depuis la fourmilière ; seule l’ouvrière se déplace.
book-my-foreign-tiles-q2 = Puis-je poser une tuile quand mon ouvrière est sur la phéromone d’un autre joueur ?
    .answer = Non, l’ouvrière doit être sur une case vide. Si la phéromone n’a plus de cube, vous pouvez d’abord la [nettoyer](#clearing).

book-my-hunting = Chasser
    .lead = Une ouvrière qui entre sur la case d’une proie la chasse aussitôt : vous défaussez les soldats nécessaires, prenez la récompense et gardez le jeton.
    .p1 = Entrer coûte 1 point de déplacement, comme toujours. Sans assez de soldats, ou si vous ne voulez pas chasser, vous ne pouvez pas entrer.
    .p2 = La case devient ensuite ordinaire : l’ouvrière peut continuer, chasser encore ou y poser une tuile. Les jetons gardés servent à des [objectifs](#objective-list).
    .ex1 = Avec 1 soldat, vous pouvez chasser la coccinelle, à 2 points de déplacement, pour 2 nourritures, puis continuer. L’araignée demande 2 soldats : vous ne pouvez pas entrer sur sa case.
    .i1 = Coccinelle | 1 soldat : 2 nourritures
    .i2 = Termite | 1 soldat : 1 nourriture et 2 points
    .i3 = Araignée | 2 soldats : 1 nourriture et 4 points
book-my-hunting-q1 = Puis-je continuer après la chasse ?
    .answer = Oui, avec les points de déplacement qui restent ; et vous pouvez encore poser une tuile.
book-my-hunting-q2 = Un soldat peut-il servir deux fois ?
    .answer = Non. Il est défaussé pour une proie ou pour une tuile adverse. Ce n’est qu’en hiver que les soldats aident sans être défaussés.
book-my-hunting-q3 = Puis-je contourner une proie sans la chasser ?
    .answer = Oui, en passant à côté ; mais pas en traversant sa case.

book-my-placing = Où poser une tuile
    .lead = L’ouvrière doit être sur une case vide, et l’un des hexagones de la tuile doit couvrir cette case.
    .p1 = Vide veut dire sans tuile, sans proie et sans galerie. Une ouvrière qui vient de sortir doit donc se déplacer au moins une fois.
    .p2 = La tuile doit tenir tout entière dans le jardin en jeu, hors de l’eau, sans couvrir ni tuile, ni proie, ni galerie. Vous pouvez la tourner comme il vous plaît.
    .p3 = Elle n’a pas à toucher vos autres pièces. La poser ne coûte aucun point de déplacement et met fin à la sortie.
    .ex1 = Une phéromone de trois cases, qui demande le niveau 1 : elle couvre la case de l’ouvrière et deux cases libres. Chaque case d’herbe, de terre ou de pierre met son cube sur la tuile, et 2 points sont marqués aussitôt. Elle peut être tournée, mais ne doit pas couvrir la galerie.
    .ruling-mirrored-hook = Le crochet de quatre hexagones peut aussi être retourné ; toutes les autres formes sont leur propre reflet. Aucune règle ne dit quel côté doit être visible.
book-my-placing-q1 = La tuile doit-elle toucher mes autres pièces ?
    .answer = Non. Seule une nouvelle galerie le doit.
book-my-placing-q2 = Puis-je couvrir la case où je viens de chasser ?
    .answer = Oui, elle est vide maintenant.

book-my-pheromones = Phéromones
    .lead = Le niveau de votre fourmilière limite la taille des phéromones ; chaque case couverte leur donne un cube, sauf les champignons.
    .p1 = Posez-y une nourriture par case d’herbe, une terre par case de terre et une pierre par case de pierre. Vous les prendrez à la [récolte](#harvesting).
    .p2 = Marquez aussitôt les points indiqués. Les champignons ne les réduisent pas.
    .p3 = Les phéromones viennent de votre réserve, et vous n’en avez pas plus que dans la liste. Vous pouvez toujours en poser de plus petites que celles de votre niveau.
    .p4 = Avec Niveau +1 ou Hexagone +1, vous pouvez poser celles du niveau supérieur.
    .i1 = Taille 2, dès le niveau 0 | paire, 6 tuiles : 0 point
    .i2 = Taille 3, dès le niveau 1 | ligne et triangle, 2 de chaque : 2 points
    .i3 = Taille 4, dès le niveau 2 | losange et crochet, 2 de chaque : 4 points
    .i4 = Taille 5, dès le niveau 3 | trapèze, 2 tuiles : 6 points
    .i5 = Taille 6, niveau 3 et Hexagone +1 | grand triangle, une seule : 8 points
    .ruling-six-hex = La taille 6 demande le disque au niveau 3 et Hexagone +1, rien de moins : ni Niveau +1, ni le niveau 2 avec Hexagone +1 ne suffisent. La règle nomme exactement ces deux conditions.
    .note1 = La règle ne donne que le total de 17 tuiles et les points des tailles 2 et 3. Le nombre de tuiles de chaque forme et les points des plus grandes phéromones et des tuiles spéciales viennent d’autres versions numériques du jeu, qui concordent.
book-my-pheromones-q1 = Je suis au niveau 2 avec Hexagone +1. Que puis-je poser ?
    .answer = Tout jusqu’à la taille 5. Pour les tuiles spéciales, vous restez au niveau 2.

book-my-special-tiles = Tuiles spéciales
    .lead = Les tuiles spéciales se posent comme les phéromones, coûtent des cubes et rapportent à chaque récolte tant qu’elles portent votre cube.
    .p1 = Payez le prix, marquez aussitôt les points et posez sur la tuile l’un de vos 4 cubes de propriété. Elle ne reçoit pas d’autres cubes et ne peut pas être nettoyée.
    .p2 = Les tuiles sont communes à tous : 8 avec un élevage de pucerons d’un côté et une fouille de l’autre, et 8 sous-fourmilières. Quand il n’y en a plus, on ne peut plus en construire.
    .ex1 = Pour 1 pierre, l’ouvrière pose un élevage de pucerons là où elle se trouve : 2 points aussitôt, et 1 nourriture à chaque récolte. Une tuile spéciale ne porte aucun cube du terrain.
    .i1 = Élevage de pucerons | dès le niveau 1 ; 1 pierre ; triangle de trois hexagones ; 2 points. Récolte : 1 nourriture
    .i2 = Fouille | dès le niveau 1 ; 1 nourriture ; triangle de trois hexagones ; 2 points. Récolte : 1 terre ou 1 pierre
    .i3 = Sous-fourmilière | dès le niveau 3 ; 1 terre, 1 pierre et 1 nourriture ; losange de quatre hexagones ; 4 points. Récolte : 2 points
    .ruling-level-plus-one-special = Niveau +1 vaut pour les tuiles spéciales et permet donc une sous-fourmilière au niveau 2 ; Hexagone +1, non. La règle nomme les tuiles spéciales pour l’un et seulement les phéromones pour l’autre.
    .ruling-ownership-cube = Un cube de propriété qu’un objectif a ôté d’une tuile peut en marquer une nouvelle : rien ne dit qu’il quitte le jeu.
book-my-special-tiles-q1 = Combien de tuiles spéciales puis-je avoir ?
    .answer = Quatre au plus qui portent votre cube en même temps, de n’importe quelle sorte.

book-my-clearing = Nettoyer une phéromone
    .lead = Une ouvrière sur une phéromone sans cube peut la retirer du jeu pour 1 terre, quel que soit son propriétaire.
    .p1 = Une phéromone adverse rapporte les points indiqués : 0, 2, 4, 6 ou 8 pour les tailles 2 à 6. La vôtre ne rapporte rien. Son propriétaire ne perd aucun point, mais ne récupère pas la tuile.
    .p2 = L’ouvrière continue ensuite : elle peut se déplacer, nettoyer encore ou poser une tuile sur les cases libérées.
    .p3 = Une phéromone posée uniquement sur des champignons est vide dès le départ. Les tuiles spéciales ne peuvent pas être nettoyées.
    .ex1 = La phéromone rouge est vide, et votre ouvrière y est entrée avec un soldat. Pour 1 terre, elle retire la tuile et marque ses 2 points ; elle peut ensuite continuer, ou poser une tuile sur le terrain libéré.
    .ruling-after-clearing = Après le nettoyage, vous choisissez sur quelle case de la tuile retirée se tient l’ouvrière. Elle se tenait sur toute la tuile ; il faut donc dire où elle est maintenant.
book-my-clearing-q1 = Puis-je nettoyer une phéromone voisine de mon ouvrière ?
    .answer = Non, elle doit être dessus. Entrer sur une phéromone adverse vous a déjà coûté un soldat.
book-my-clearing-q2 = Une même ouvrière peut-elle nettoyer puis poser ?
    .answer = Oui. Un bon terrain peut ainsi servir une seconde fois.

## récolte

book-my-harvest = Récolte

book-my-harvesting = Récolter
    .lead = Sur chacune de vos phéromones qui porte des cubes, vous en prenez un à votre choix ; il va dans votre stock.
    .p1 = C’est obligatoire. Les phéromones posées cette saison se récoltent aussi ; les vides ne donnent rien.
    .p2 = Les tuiles spéciales qui portent votre cube rapportent elles aussi.
    .p3 = Avec Récolte +3, vous pouvez ensuite prendre jusqu’à 3 cubes de plus sur vos phéromones, plusieurs sur la même si vous voulez. Cela ne vaut pas pour les tuiles spéciales.
    .ex1 = Trois phéromones : sur celle de terre et de pierre, vous choisissez un cube, sur celle d’herbe vous prenez une nourriture, et celle qui est vide ne donne rien. Rien de tout cela n’est facultatif.
    .i1 = Élevage de pucerons | 1 nourriture
    .i2 = Fouille | 1 terre ou 1 pierre, à votre choix
    .i3 = Sous-fourmilière | 2 points
book-my-harvesting-q1 = Puis-je laisser un cube sur une phéromone pour plus tard ?
    .answer = Non, il faut en prendre un sur chacune. Les autres y restent pour les récoltes suivantes ; seuls les cubes supplémentaires de Récolte +3 sont facultatifs.
book-my-harvesting-q2 = Que devient une phéromone vide ?
    .answer = Elle reste en place : elle compte toujours comme une seule case, vous pouvez toujours placer une galerie à côté, et elle est toujours l’une de vos phéromones connectées, jusqu’à ce que quelqu’un la [nettoie](#clearing).

## atelier

book-my-atelier = Atelier

book-my-atelier-actions = Quatre actions, une fois chacune
    .lead = Dans l’ordre du tour, chacun utilise les nourrices qu’il y a envoyées : chaque nourrice peut faire l’une des quatre actions, et vous ne pouvez faire chaque action qu’une fois par saison.
    .p1 = Vous faites toutes vos actions, dans l’ordre que vous voulez, avant que le joueur suivant ne commence. Ce que rapporte une action peut payer la suivante.
    .p2 = Les nourrices peuvent ne rien faire. Elles reviennent à la fin de la saison, sauf celles qui ont réalisé un objectif ou ont été défaussées pour un objectif.
    .ex1 = Deux nourrices sont à l’atelier : vous avez droit à deux actions différentes. Vous pourriez placer une galerie, creuser le niveau 1, créer une nourrice ou réaliser l’objectif à 3 nourritures, mais pas celui à 5 larves.
    .i1 = Galerie | [une nouvelle sortie](#new-tunnel) et 1 terre
    .i2 = Niveau | [creuser d’un niveau](#new-level)
    .i3 = Nourrice | [en créer une](#new-nurse) pour 2 nourritures et 2 larves
    .i4 = Objectif | [en réaliser un](#completing) pour 6, 9 ou 12 points
    .ruling-atelier-nurses = Jusqu’à quatre nourrices peuvent aller à l’atelier, une par action : le plateau principal y a quatre cases, avec place pour une nourrice de chaque joueur.

book-my-new-tunnel = Une nouvelle galerie
    .lead = Placez une galerie sur une case vide qui touche l’une de vos phéromones, galeries ou tuiles spéciales, et prenez 1 terre.
    .p1 = La case doit être en jeu, sur la terre ferme, sans tuile, sans proie et sans galerie. Une tuile spéciale ne compte que tant qu’elle porte votre cube.
    .p2 = Vos ouvrières peuvent sortir par là dès la saison suivante. Vous avez 4 galeries en tout, la première comprise ; elles restent jusqu’à la fin de la partie.
    .ex1 = Chaque case éclairée est libre et touche votre phéromone ou votre galerie ; une nouvelle galerie y rapporte 1 terre. La case du termite n’en aura pas tant qu’il n’a pas été chassé.
    .ruling-tunnel-earth = Sans galerie, pas de terre : le cube fait partie de la pose.

book-my-new-level = Creuser plus bas
    .lead = Payez le niveau suivant et descendez votre disque d’un niveau.
    .p1 = Un niveau à la fois, sans en sauter. Niveau +1 ne change rien au prix.
    .p2 = Le nouveau niveau compte aussitôt : le stock garde 6 cubes dès que vous êtes au niveau 2.
    .i1 = Vers le niveau 1 | 2 terres
    .i2 = Vers le niveau 2 | 2 terres et 1 pierre
    .i3 = Vers le niveau 3 | 3 pierres

book-my-new-nurse = Une nouvelle nourrice
    .lead = Défaussez 2 nourritures et 2 larves et prenez une nourrice de votre réserve ; vous pourrez la placer dès la saison suivante.
    .p1 = Une par saison, et jamais plus de 8 en jeu, celles des objectifs comprises. Une nourrice défaussée pour un objectif de nourrices peut être créée de nouveau ; celle qui marque un objectif, non.

## objectifs

book-my-objectives = Objectifs

book-my-completing = Réaliser un objectif
    .lead = Avec une nourrice à l’atelier, vous réalisez l’un des six objectifs : vous payez ce qu’il demande, votre nourrice y reste, et vous marquez.
    .p1 = Votre premier objectif est de niveau 1. Un objectif de niveau 1 ouvre le niveau 2, un de niveau 2 ouvre le niveau 3 ; les niveaux inférieurs restent ouverts. Vous réalisez chaque objectif au plus une fois, et un seul par saison.
    .p2 = La nourrice marque l’objectif jusqu’à la fin de la partie. Elle compte toujours parmi vos 8.
    .p3 = Plusieurs joueurs peuvent réaliser le même objectif. Chaque fois, tous les autres qui l’ont réalisé lors d’une saison précédente marquent un bonus.
    .i1 = Niveau 1 | 6 points
    .i2 = Niveau 2 | 9 points
    .i3 = Niveau 3 | 12 points
    .i4 = Bonus pour ceux qui l’ont réalisé lors d’une saison précédente | 5, 4 ou 3 points à 2, 3 ou 4 joueurs
    .ruling-foreign-vp-plus-one = Le bonus est marqué par celui qui le reçoit : c’est son PV +1 qui s’y ajoute, pas celui du joueur qui réalise l’objectif. Un événement vaut pour celui qui l’a choisi.
book-my-completing-q1 = Nous sommes deux à réaliser le même objectif lors de la même saison. Qui a le bonus ?
    .answer = Aucun de vous deux ne le reçoit pour l’autre. Mais si un troisième joueur le réalise lors d’une saison suivante, vous l’avez tous les deux.
book-my-completing-q2 = Je crée une nourrice et réalise un objectif lors de la même saison. La nouvelle peut-elle s’en charger ?
    .answer = Non, elle ne se place qu’à la saison suivante. Il faut une nourrice à l’atelier pour chacune des deux actions.

book-my-objective-list = Les vingt objectifs
    .lead = Deux de chaque niveau sont en jeu ; ce qu’ils demandent est défaussé, sauf mention contraire.
    .p1 = Tuiles spéciales : il vous en faut 2 (ou 3) qui portent votre cube, de n’importe quelle sorte, et vous ôtez votre cube de 1 (ou 2) à votre choix. Celles-ci restent dans le jardin et ne sont plus à [personne](#foreign-tiles).
    .p2 = Niveau de fourmilière : votre disque doit être au niveau 2 au moins (ou au niveau 3) et recule de 1 niveau (ou de 2). Cela compte aussitôt, pour le stock aussi.
    .p3 = Nourrices : il vous en faut 6 (ou 8) en jeu, avec celles des objectifs et celle qui travaille maintenant. Vous en défaussez 1 (ou 2) autres vers votre réserve ; celles des objectifs ne peuvent pas être défaussées.
    .p4 = Phéromones connectées : vous choisissez 4 (ou 7) de vos phéromones qui forment ensemble un seul groupe, et défaussez tous leurs cubes. Elles peuvent être vides. Les galeries et les tuiles spéciales ne comptent pas et ne connectent pas.
    .p5 = Les jetons Proie quittent le jeu. Cubes et larves vont à la réserve commune, les soldats dans la vôtre.
    .i1 = Niveau 1, 6 points | 3 nourritures ; 2 terres ou pierres, au choix ; 5 larves ; 2 jetons Proie ; 2 soldats ; 2 tuiles spéciales ; 4 phéromones connectées
    .i2 = Niveau 2, 9 points | 5 nourritures ; 3 pierres ; 9 larves ; 3 jetons Proie ; 3 tuiles spéciales ; 6 nourrices ; niveau 2 de la fourmilière
    .i3 = Niveau 3, 12 points | 5 pierres ; 6 terres ou pierres, au choix ; 4 jetons Proie ; 8 nourrices ; niveau 3 de la fourmilière ; 7 phéromones connectées
    .ruling-new-nurse-counts = Une nourrice créée plus tôt dans le même atelier compte pour les objectifs de nourrices : elle est en jeu dès sa création.
    .ruling-interchangeable = On ne vous demande pas quelles nourrices ou quels jetons vous défaussez, car ils se valent : d’abord les nourrices qui n’ont rien à faire, puis celles de l’atelier ; les coccinelles avant les termites, les termites avant les araignées.
    .note1 = La règle décrit 17 des 20 tuiles. Les trois autres (2 terres ou pierres, 5 nourritures, 5 pierres) viennent d’une autre version numérique du jeu, et les niveaux aussi : la règle ne montre que celui de « 2 proies ».
book-my-objective-list-q1 = Niveau +1 compte-t-il pour le niveau de fourmilière ?
    .answer = Non, seule compte la place de votre disque.
book-my-objective-list-q2 = Un jeton Proie peut-il servir à deux objectifs ?
    .answer = Non, il quitte le jeu avec le premier.

## fin de la saison

book-my-season-end = Fin de tour

book-my-storing = Stocker, reprendre, passer le jeton
    .lead = Le stock garde 4 cubes aux niveaux 0 et 1 et 6 aux niveaux 2 et 3 ; vous choisissez ce que vous défaussez.
    .p1 = Nourriture, terre et pierre comptent ensemble. Avec Niveau +1, une fourmilière de niveau 1 en garde 6 elle aussi.
    .p2 = Les ouvrières reviennent des salles de la fourmilière. Les nourrices reviennent des pistes et de l’atelier ; celles des objectifs y restent.
    .p3 = Le dé de la saison quitte le plateau et le jeton de premier joueur passe au joueur de gauche. Après le printemps et l’été vient la saison suivante, après l’automne l’hiver.
    .ex1 = Une fourmilière de niveau 0 avec 6 cubes : le stock en garde 4, vous en défaussez donc 2 de votre choix.
    .ruling-first-player-passes = Le jeton passe après l’automne aussi, avant l’hiver : cela fait partie de la fin de chaque saison.
book-my-storing-q1 = Les larves comptent-elles ? Et les cubes sur mes phéromones ?
    .answer = Ni les unes ni les autres. Seules comptent la nourriture, la terre et la pierre du stock.
book-my-storing-q2 = Puis-je échanger des larves contre de la nourriture et la garder à la place d’autre chose ?
    .answer = Oui, si vous avez à choisir ce que vous défaussez ; mais la limite reste la même.

## hiver

book-my-winter = Hiver

book-my-feeding = Nourrir la colonie
    .lead = Après l’automne, chacun défausse de la nourriture : 4 la première année, 5 la deuxième, 6 la troisième.
    .p1 = Chacun de vos soldats réduit cette quantité de 1, jusqu’à 0, et reste avec vous.
    .p2 = Pour chaque nourriture manquante, vous perdez 3 points. Vous pouvez encore échanger [3 larves contre 1 nourriture](#sacrifice). La terre et la pierre ne nourrissent personne.
    .p3 = Après les deux premiers hivers, une nouvelle année commence et on relance les dés. Vous gardez tout ce que vous avez.
    .ex1 = Le premier hiver demande 4 nourritures. Votre soldat en épargne 1 et vous en avez 1 : il en manque 2, soit 6 points. Si vous sacrifiez 3 larves contre 1 nourriture, il n’en manque plus qu’une, soit 3 points.
    .i1 = Année 1 | 4 nourritures
    .i2 = Année 2 | 5 nourritures
    .i3 = Année 3 | 6 nourritures
    .i4 = Chaque soldat | 1 nourriture de moins
    .i5 = Chaque nourriture manquante | 3 points perdus
    .ruling-winter-payment = Vous devez payer la nourriture que vous avez. Les larves ne deviennent de la nourriture que si vous le décidez, et jamais plus qu’il n’en manque : défausser la nourriture est un devoir, sacrifier des larves un choix.
    .ruling-negative-score = Le score peut descendre au-dessous de 0. La règle parle d’une perte, mais d’aucun minimum.
book-my-feeding-q1 = Puis-je garder ma nourriture et perdre des points à la place ?
    .answer = Non. Mais vous n’êtes pas obligé de sacrifier des larves.
book-my-feeding-q2 = Les soldats sont-ils défaussés en hiver ?
    .answer = Non. Deux soldats épargnent deux nourritures cet hiver, et peuvent chasser au printemps.

## fin

book-my-end = La fin de la partie

book-my-victory = Qui gagne
    .lead = La partie s’achève après le troisième hiver, et celui qui a le plus de points l’emporte.
    .p1 = En cas d’égalité, la victoire est partagée. Le dernier hiver compte comme les autres.
book-my-victory-q1 = Les cubes, les larves ou les fourmis valent-ils quelque chose à la fin ?
    .answer = Non. Seuls les points comptent.

book-my-points = Tous les points
    .lead = Les points se marquent aussitôt, au moment où on les gagne.
    .p1 = Avec PV +1, vous marquez 1 point de plus chaque fois, s’il y a des points à marquer.
    .i1 = Départ | 10
    .i2 = Phéromone de taille 2, 3, 4, 5, 6 | 0, 2, 4, 6, 8
    .i3 = Élevage de pucerons ou fouille à la pose | 2
    .i4 = Sous-fourmilière à la pose | 4, et 2 à chaque récolte
    .i5 = Nettoyer une phéromone adverse | comme pour la poser
    .i6 = Termite ; araignée | 2 ; 4
    .i7 = Nourrir la reine | 2
    .i8 = Objectif de niveau 1, 2, 3 | 6, 9, 12
    .i9 = Bonus d’un objectif déjà réalisé | 5, 4, 3 à 2, 3, 4 joueurs
    .i10 = Chaque nourriture manquante en hiver | 3 points perdus

## variantes

book-my-variants = Variantes

book-my-house-rules = Règles maison
    .lead = On peut ouvrir une table avec d’autres règles ; chacune se choisit séparément.
    .p1 = « Manuel » les choisit toutes à la fois, sauf la dernière : un résumé du jeu écrit par un tiers le décrit ainsi. Là où il se tait ou se contredit, ce livre s’applique.
    .i1 = Cube événement | les larves ne le poussent que vers la droite.
    .i2 = Dés de saison | on n’en lance qu’un, au début de chaque saison.
    .i3 = Une phéromone rapporte | sa taille : 2, 3, 4, 5 ou 6. Les tuiles spéciales rapportent comme toujours.
    .i4 = Nettoyer rapporte | la taille de la phéromone, même pour les vôtres.
    .i5 = Niveau +1 | ne permet que de plus grandes phéromones : ni salle, ni tuile spéciale, ni stock plus grand.
    .i6 = Premier joueur | ne change qu’après l’hiver.
    .i7 = Cubes | seulement ceux [de la boîte](#cubes).
    .i8 = Galerie adverse | y entrer coûte un soldat, comme une tuile. Ne fait pas partie du manuel.

## aide-mémoire

book-my-card = Trois années : printemps, été et automne de six phases, puis l’hiver. Celui qui a le plus de points l’emporte ; l’égalité se partage.
book-my-card-event = 1 Événement (ensemble)
    .i1 = Larve | pousse votre cube de 1 case
book-my-card-births = 2 Naissances (ensemble)
    .i1 = Larves, 1 / 2 / 3 nourrices | 1 / 3 / 5
    .i2 = Soldats, 2 / 3 nourrices | 1 / 2
    .i3 = Ouvrières, 2 / 4 nourrices | 1 / 2
    .i4 = Atelier | jusqu’à 4 nourrices
    .i5 = Limite | 8 ouvrières et soldats
book-my-card-workers = 3 Ouvrières (à tour de rôle, sans passer)
    .i1 = Fourmilière | une ouvrière par salle ; revient
    .i2 = Sortie | 3 points de déplacement, puis défaussée
    .i3 = Case ou tuile entière | 1 point de déplacement
    .i4 = Tuile adverse | plus 1 soldat
    .i5 = Proie | à chasser ; on continue
    .i6 = Nettoyer | phéromone vide, 1 terre ; on continue
    .i7 = Poser | sur une case vide ; fin de la sortie
book-my-card-harvest = 4 Récolte (ensemble)
    .i1 = Chaque phéromone | 1 cube au choix
    .i2 = Tuiles spéciales | ce qu’elles donnent
book-my-card-atelier = 5 Atelier (à tour de rôle, une fois chacune)
    .i1 = Galerie | près de vos pièces ; 1 terre ; 4 en tout
    .i2 = Niveau 1 / 2 / 3 | 2 terres / 2 terres, 1 pierre / 3 pierres
    .i3 = Nourrice | 2 nourritures, 2 larves ; 8 en tout
    .i4 = Objectif | la nourrice y reste
book-my-card-end = 6 Fin de tour (ensemble)
    .i1 = Niveaux 0, 1 / 2, 3 | gardez 4 / 6 cubes
    .i2 = Premier joueur | passe à gauche
book-my-card-winter = Hiver
    .i1 = Année 1 / 2 / 3 | 4 / 5 / 6 nourritures
    .i2 = Chaque soldat | 1 de moins
    .i3 = Chaque nourriture manquante | 3 points perdus
    .i4 = À tout moment | 3 larves contre 1 nourriture
book-my-card-events = Événements, de gauche à droite
    .i1 = Niveau +1 | salles, tuiles, stock un niveau plus bas
    .i2 = 1 : PV +1 | 1 de plus quand vous marquez
    .i3 = 2 : Larve +2 | s’il en naît
    .i4 = 3 : Récolte +3 | jusqu’à 3 cubes de plus
    .i5 = 4 : Déplacement +3 | 6 points de déplacement
    .i6 = 5 : Soldat +1 | s’il en naît
    .i7 = 6 : Hexagone +1 | phéromones du niveau supérieur
    .i8 = Ouvrière +1 | s’il en naît
book-my-card-levels = Niveaux : salle ; phéromone
    .i1 = 0 | 1 larve ; taille 2
    .i2 = 1 | 1 nourriture ; taille 3
    .i3 = 2 | 1 terre ou pierre ; taille 4
    .i4 = 3 | 1 nourriture pour 2 points ; taille 5, 6 avec Hexagone +1
book-my-card-pheromones = Phéromones
    .i1 = Taille 2 / 3 / 4 / 5 / 6 | 0 / 2 / 4 / 6 / 8 points
    .i2 = Herbe, terre, pierre | nourriture, terre, pierre
    .i3 = Champignons | rien
book-my-card-special-tiles = Tuiles spéciales : niveau ; prix ; points ; récolte
    .i1 = Élevage de pucerons | 1 ; pierre ; 2 ; nourriture
    .i2 = Fouille | 1 ; nourriture ; 2 ; terre ou pierre
    .i3 = Sous-fourmilière | 3 ; terre, pierre, nourriture ; 4 ; 2 points
book-my-card-prey = Proies
    .i1 = Coccinelle | 1 soldat : 2 nourritures
    .i2 = Termite | 1 soldat : 1 nourriture, 2 points
    .i3 = Araignée | 2 soldats : 1 nourriture, 4 points
book-my-card-objectives = Objectifs
    .i1 = Niveau 1 / 2 / 3 | 6 / 9 / 12 points
    .i2 = Bonus, 2 / 3 / 4 joueurs | 5 / 4 / 3 points
    .i3 = Ordre | le niveau 1 ouvre le 2, le 2 ouvre le 3
