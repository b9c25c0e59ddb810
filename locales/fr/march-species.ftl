# La fourmi des prairies et les espèces primitives : décret royal, action propre, et ce qui leur manque.

species-common_meadow_ant = Fourmi des prairies
    .decree = 2 nourritures ou 5 larves
species-crazy_ant = Fourmi folle
    .decree = 2 nourritures ou 4 larves
    .action = Danse du chaos
    .does = Pour 1 nourriture : défaussez des cartes du paquet jusqu’à un événement et jouez-le gratuitement, c’est obligatoire. Vous pouvez ensuite faire des pas à hauteur de sa férocité, les larves d’abord.
    .reaction = Chaque autre joueur peut gagner 1 larve.
    .drawbacks = Frénésie : vous ne pouvez pas vous reposer tant que vous avez de la nourriture ou des cartes. Rangs distraits : les thorax ne donnent pas de bonus de caste.
species-nomadic_ant = Fourmi nomade
    .decree = 2 nourritures ou 4 larves
    .action = Voyage de 6000 pas
    .does = Pour 1 nourriture : explorez 2 tuiles à partir d’une même tuile, chacune reliée à elle par un tunnel. Toutes vos fourmis de cette tuile vont sur les deux nouvelles.
    .reaction = Chaque autre joueur peut poser 1 larve sur une tuile qu’il habite ou dans le Grand Tunnel, puis faire 1 pas avec une fourmi.
    .drawbacks = Reine stérile : à la récolte, un site à larves doubles ne vous donne que 1 larve. Voie de la paix : les têtes ne donnent pas de bonus de caste.
species-mutant_ant = Fourmi mutante
    .decree = 2 nourritures ou 4 larves
    .action = Gènes doublement épissés
    .does = Pour 1 nourriture : jouez 1 évolution à son coût ; vous pouvez ensuite en jouer gratuitement une autre qui ne coûte pas plus. Chacune va au-dessus ou au-dessous des évolutions de sa partie du corps.
    .reaction = Chaque autre joueur peut jouer 1 évolution à son coût ; vous gagnez autant de larves qu’elle coûte.
    .drawbacks = Colonie éclairée : vous perdez 1 point de colonie par combat auquel vous prenez part. Mutation : au début de la phase des soldats, vous défaussez votre main et piochez autant de cartes.
species-raiding_ant = Fourmi pillarde
    .decree = 2 nourritures ou 4 larves
    .action = Razzia
    .does = Pour 1 nourriture : faites jusqu’à 3 pas, et 1 de plus par thorax, les larves d’abord. Puis combattez, en envahisseur, un joueur sur une tuile disputée où vous avez une fourmi.
    .reaction = Le joueur que vous avez combattu pioche 1 carte.
    .drawbacks = Idée fixe : vous commencez la partie avec 1 carte. Rations de guerre : les abdomens ne donnent pas de bonus de caste.
