# Was Hinweise ergänzen, sobald jemand am Tisch ist: was etwas auf dem Spielplan bringt, und wozu das gut ist.
# Die Zahlen kommen aus dem Spielmaterial des Tisches.

tip-rule = die Regel

tip-my-ground = { $terrain ->
    [grass] Ein Pheromon hier bekommt 1 Nahrung für spätere Ernten. Nahrung brauchst du im Winter (dieses Jahr { $winter }), für die Königin, für Ammen und Aufgaben.
    [earth] Ein Pheromon hier bekommt 1 Erde für spätere Ernten. Mit Erde gräbst du { $levels } und entfernst leere Pheromone.
    [stone] Ein Pheromon hier bekommt 1 Stein für spätere Ernten. Mit Steinen gräbst du { $levels } und bezahlst Spezial-Plättchen.
    [mushroom] Hier wächst nichts, aber man kann das Feld betreten, und ein Pheromon darf es bedecken.
   *[water] Wasser kann niemand betreten, und kein Plättchen darf es bedecken.
}
tip-my-level = Ebene { $n }
tip-my-prey = Die Jagd kostet { $soldiers ->
    [one] 1 Soldaten
   *[other] { $soldiers } Soldaten
} und bringt { $food } Nahrung{ $points ->
    [0] {""}
    [one] {" "}und 1 Punkt
   *[other] {" "}und { $points } Punkte
}. Den Marker behältst du für Aufgaben.
tip-my-own = { $cubes ->
    [0] Es ist leer: Es bleibt ein einziges Feld, und du darfst daneben einen Tunnelausgang bauen.
    [one] Bei der nächsten Ernte nimmst du den letzten Würfel.
   *[other] Bei jeder Ernte nimmst du einen der { $cubes } Würfel.
}
tip-my-foreign = { $cubes ->
    [0] Es ist leer: Ein Arbeiter darauf darf es für Erde entfernen, { $points ->
        [0] was nichts bringt
        [one] für 1 Punkt
       *[other] für { $points } Punkte
    }. Es zu betreten kostet einen Soldaten.
   *[other] Es zu betreten kostet einen Soldaten. Seine Würfel bekommt der Besitzer, bei jeder Ernte einen.
}
tip-my-tunnel = { $own ->
    [yes] Hier verlassen deine Arbeiter die Kolonie. Kein Plättchen darf ihn bedecken.
   *[no] Ein Feld wie jedes andere, aber kein Plättchen darf es bedecken.
}
tip-my-special = { $owner ->
    [none] Sie gehört niemandem: Sie bringt nichts, und kein Plättchen kann sie bedecken.
   *[other] { $tile ->
        [aphid_farm] Sie gibt ihrem Besitzer bei jeder Ernte Nahrung, Jahr für Jahr: für Winter und Aufgaben.
        [scavenging] Sie gibt ihrem Besitzer bei jeder Ernte Erde oder einen Stein: für Ebenen, Spezial-Plättchen und Aufgaben.
       *[sub_colony] Sie gibt ihrem Besitzer bei jeder Ernte Punkte und zählt bei Aufgaben als Spezial-Plättchen.
    }
}{ $owner ->
    [foreign] {" "}Sie zu betreten kostet einen Soldaten.
   *[other] {""}
}

tip-ma-site = { $kind ->
    [food] Mit Nahrung bezahlst du Erkunden, Marschieren und Sammeln, je { $price }, und jede füttert { $fed } deiner Ameisen.
    [card] Karten spielst du aus oder setzt sie im Kampf für ihre Wildheit ein.
    [colony_point] Koloniepunkte entscheiden das Spiel; hier gibt es sie in jeder Ernte.
   *[larva] Mit Larven bezahlst du Karten, beim Marschieren werden sie zu Ameisen, und sie ersetzen fehlende Nahrung.
}
tip-ma-control = Wer auf diesem Platz steht, kontrolliert das Hexfeld: Er verteidigt es und gewinnt bei Gleichstand{ $points ->
    [0] {""}
    [one] {" "}und erhält in jedem Schlummer 1 Punkt
   *[other] {" "}und erhält in jedem Schlummer { $points } Punkte
}.
tip-ma-outskirts = Ameisen hier sammeln nichts, kämpfen aber mit und rücken nach, sobald ein Platz frei wird.
tip-ma-hex = { $open ->
    [0] {""}
    [one] Mit einer Ameise hier kannst du durch den offenen Tunnel erkunden.{" "}
   *[other] Mit einer Ameise hier kannst du durch die offenen Tunnel erkunden.{" "}
}{ $inner ->
    [0] {""}
    [one] Die Kontrolle bringt in jedem Schlummer 1 Punkt.{" "}
   *[other] Die Kontrolle bringt in jedem Schlummer { $inner } Punkte.{" "}
}{ $wormhole ->
    [yes] Ein Schritt führt von hier zu jedem anderen Wurmloch.{" "}
   *[no] {""}
}{ $centipede ->
    [yes] Den Hundertfüßer zu vernichten bringt { $food } Nahrung und { $battle ->
        [one] 1 Punkt
       *[other] { $battle } Punkte
    }.
   *[no] {""}
}
tip-ma-plain = Es zählt im Schlummer nichts, aber seine Plätze bringen in jeder Ernte etwas.
tip-ma-great = Hier darfst du immer Larven einsetzen, und niemand kämpft hier. Die Hexfelder ringsum sind die Innere Wiese.
