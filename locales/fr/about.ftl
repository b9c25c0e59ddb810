# Ce qu’est cette page.

about-what = Formicarium permet de jouer dans un navigateur à deux jeux de société sur les fourmis : entre amis, autour d’un même écran ou contre des robots, en direct ou sur plusieurs jours. Chaque partie peut être revue, étape par étape.
about-games = Les jeux
about-myrmes = Myrmes est un jeu de Yoann Levet, édité par Ystari.
about-march = March of the Ants est un jeu de Tim Eisner et Ryan Swisher, édité par Weird City Games.
about-own = Ceci est une réalisation indépendante et gratuite, ni produite, ni approuvée, ni soutenue par les auteurs ou les éditeurs. Tous les dessins et les textes ont été faits pour ce projet ; rien n’est repris des jeux imprimés. Si ces jeux vous plaisent, achetez-les : une table entourée d’amis reste le meilleur des écrans.
about-you = Vous
about-no-account = Pas de compte, pas de publicité, pas de pistage. Vous donnez un nom si vous le souhaitez.
about-cookie = Un seul cookie reconnaît votre navigateur, pour que vous retrouviez vos places. Vos réglages restent dans le navigateur.
about-fair = Les dés et les tirages sont équitables, et vous pouvez le vérifier : votre navigateur garde ce qui était fixé avant le premier jet et le compare après la partie.
about-open = Code source ouvert
about-licence = Le code source est libre, sous licence MIT ou licence Apache 2.0, à votre choix.
about-licences = Licences des polices et bibliothèques de cette page
about-api = Tout ce que fait la page, un programme peut le faire.
about-docs = Pour qui veut en savoir plus, le code source est accompagné de documents sur les enregistrements, les dés équitables, le protocole et chaque point de règle.
about-replay = On vous a envoyé l’enregistrement d’une partie ?

about-data = Ce qui est reconstitué
about-data-why = Les données de Myrmes viennent de son matériel ; sept d’entre elles sont incertaines. Pour March of the Ants, nous avions la règle, mais pas de liste complète de ce que disent ses cartes et ses tuiles.
about-data-rulebook = De la règle : toutes les règles, les noms de 46 des 66 cartes et de 10 des 25 tuiles, l’effet de quatorze cartes et quelques chiffres.
about-data-found = Trouvé dans d’autres sources publiques : quelques noms de cartes, de tuiles et de manches.
about-data-ours = Reconstitué : la plupart des coûts et des férocités, les tunnels et les sites de récolte, l’effet de la plupart des cartes et une trentaine de noms. Tout cela s’accorde avec ce qu’en dit la règle, mais ce n’est pas ce qui est imprimé dans la boîte.
about-data-marked = Partout où une carte ou une tuile est montrée, il est dit ce qui est reconstitué.
about-data-correct = Si vous possédez la boîte, vous pouvez corriger. Ces commandes écrivent les données dans un dossier, les vérifient après vos changements et jouent avec elles :
about-data-files = Chaque entrée y dit sous « provenance » d’où elle vient. Les corrections sont aussi bienvenues dans le code source.
