home-title = Faites grandir une colonie
home-say = Deux jeux de société sur les fourmis, entre amis ou contre des robots redoutables, en direct ou sur plusieurs jours. Sans compte.
