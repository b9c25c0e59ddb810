# Le journal : ce que tous les jeux ont en commun. $name est le nom d’un joueur.

log = Journal
log-rule = Lire la règle
log-earlier = Lignes précédentes
log-empty = Il ne s’est encore rien passé. Chaque coup sera ici, le dernier en haut.
log-undone = annulé
log-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-score = { $name } { $score }
log-revealed = Tout le monde a choisi

## À côté du jeu

log-taken_back = { $name } annule { $count ->
    [one] sa dernière action
   *[other] ses { $count } dernières actions
}
log-taken_back-agreed = Tout le monde est d’accord : { $name } annule { $count ->
    [one] une action
   *[other] { $count } actions
}
log-handed_over = Un robot joue à la place de { $name }
log-resumed = { $name } est de retour
log-hinted = { $name } demande un conseil
log-clock_ran_out = Le temps de { $name } est écoulé
log-abandoned = La partie a été abandonnée
log-played_on = Reprise d’une autre partie
log-continued = La partie reprend ici : { $count ->
    [one] un coup ultérieur ne pouvait plus être rejoué
   *[other] { $count } coups ultérieurs ne pouvaient plus être rejoués
}
