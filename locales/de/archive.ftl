# Das Archiv der beendeten Partien und alle Tische, die warten oder spielen.

archive-search = Suchen
archive-list = Welche Partien
archive-list-finished = Beendete
archive-list-mine = Eigene
archive-list-open = Wartende
archive-list-running = Laufende
archive-say-open = Tische, die alle sehen und an die sich alle setzen können. Einer, an dem niemand mehr wartet, schließt von selbst.
archive-say-running = Partien, denen alle zusehen können.
archive-game = Spiel
archive-any-game = Alle Spiele
archive-player = Spieler
archive-from = Von
archive-until = Bis
archive-score = Punkte, mindestens
archive-none = Keine Partie passt.
archive-more = Mehr zeigen
