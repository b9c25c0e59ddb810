# Die Seiten der Regeln: was um den Text herum steht.

rules-of = Die Regeln von { $game }
rules-own-words = In eigenen Worten, Kapitel für Kapitel in der Reihenfolge des Spiels. Wo das Regelheft etwas offenlässt, steht am Rand, wie hier gespielt wird.
rules-chapters = Kapitel
rules-search = In den Regeln suchen
rules-found = { $n ->
    [0] Nichts enthält all diese Wörter.
    [one] Ein Satz
   *[other] { $n } Sätze
}
rules-ruling = Entscheidung
rules-question = Frage
rules-print = Drucken
rules-card = Eine Seite zum Drucken
rules-card-of = { $game } auf einer Seite
rules-card-foot = Eine Gedächtnisstütze in eigenen Worten, zum Danebenlegen
rules-whole = Die vollständigen Regeln
rules-play = Dieses Beispiel spielen
rules-example = Beispiel
rules-met = Am Tisch: { $where }.
rules-met-log = im Protokoll
rules-met-tips = in Hinweisen
rules-met-refusal = wenn „{ $rule }“ etwas verbietet
