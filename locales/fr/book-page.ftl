# Les pages des règles : ce qui entoure le texte.

rules-of = Les règles de { $game }
rules-own-words = Avec nos propres mots, chapitre par chapitre, dans l’ordre du jeu. Là où le livret laisse un doute, la marge dit comment on joue ici.
rules-chapters = Chapitres
rules-search = Chercher dans les règles
rules-found = { $n ->
    [0] Rien ne contient tous ces mots.
    [one] Une phrase
   *[other] { $n } phrases
}
rules-ruling = Décision
rules-question = Question
rules-print = Imprimer
rules-card = Une page à imprimer
rules-card-of = { $game } en une page
rules-card-foot = Un aide-mémoire avec nos mots, à poser à côté du jeu
rules-whole = Les règles en entier
rules-play = Jouer cet exemple
rules-example = Exemple
rules-met = À la table : { $where }.
rules-met-log = dans le journal
rules-met-tips = dans les infobulles
rules-met-refusal = quand « { $rule } » interdit quelque chose
