# Die Analyse einer beendeten Partie.

review-offer = Die stärksten Bots sehen diese Partie durch: wer wann vorn lag, welche Entscheidungen am meisten gekostet haben und was besser war, was Glück war. Das dauert etwa eine Minute, und alle mit dem Link können das Ergebnis lesen.
review-begin = Partie durchsehen
review-under-way = Die Bots sehen die Partie durch. Du kannst gehen und wiederkommen.
review-percent = { $percent } % fertig
review-link = Link zu dieser Analyse kopieren
review-seat = Platz
review-you = du

review-won = { $reader ->
    [you] Du hast mit { $points } Vorsprung gewonnen.
   *[other] { $name } hat mit { $points } Vorsprung gewonnen.
}
review-lost-by = { $reader ->
    [you] Du hast mit { $points } Rückstand verloren.
   *[other] { $name } hat mit { $points } Rückstand verloren.
}
review-won-tie = { $reader ->
    [you] Du hast bei Gleichstand gewonnen.
   *[other] { $name } hat bei Gleichstand gewonnen.
}
review-lost-tie = { $reader ->
    [you] Du hast bei Gleichstand verloren.
   *[other] { $name } hat bei Gleichstand verloren.
}
review-shared = { $reader ->
    [you] Du teilst dir den Sieg.
   *[other] { $name } teilt sich den Sieg.
}
review-together-won = Die Horde ist besiegt.
review-together-lost = Die Horde hat gewonnen.
review-given-up = Die Partie wurde aufgegeben.
review-one-turn = Ein einziger Zug war { $percent } % wert.
review-no-turn = Kein einzelner Zug hat sie entschieden.
review-sum =
    { $reader ->
        [you] Von 100 Partien, die aus solchen Lagen weitergespielt werden, haben deine eigenen Entscheidungen { $own } gekostet;
       *[other] Von 100 Partien, die aus solchen Lagen weitergespielt werden, haben die Entscheidungen von { $name } { $own } gekostet;
    } { $luck ->
        [plus] der Zufall gab { $chance }
        [minus] der Zufall nahm { $chance }
       *[none] der Zufall änderte nichts
    }{ $alone ->
        [yes] .
       *[no] { $theirs ->
            [plus] , die anderen gaben { $others }.
            [minus] , die anderen nahmen { $others }.
           *[none] , die anderen änderten nichts.
        }
    }

review-who = Wer gewinnen würde
review-who-say = Anteil am Sieg, wie die Bots ihn sahen
review-chart = Anteil am Sieg im Lauf der Partie
review-mark = Entscheidung { $n }, { $when }: kostete { $percent } %
review-moved = Was den Anteil verschoben hat
review-moved-say = in Hundertsteln; die letzte Spalte ist die Summe
review-part-own = eigene Entscheidungen
review-part-chance = Zufall
review-part-others = die anderen
review-table = Dasselbe als Tabelle
review-when = Ab
review-end = Das Ende
review-together = zusammen

review-points = Woher die Punkte kamen
review-no-points = Die Partie kam nicht zu Ende, darum lassen sich ihre Punkte nicht vergleichen.
review-strong = starkes Spiel
review-own-points = { $who }, { $points }
review-strong-points = Bots auf allen Plätzen vom selben Anfang an: { $points } auf diesem Platz, Mittel aus { $games } Partien
review-short = Der größte Abstand zu starkem Spiel: { $source }, { $points } Punkte.
review-short-none = Keine Quelle brachte viel weniger als in starkem Spiel.

review-costliest = Die teuersten Entscheidungen
review-costliest-say = { $n } von { $of }; alle anderen zusammen kosteten { $rest } %
review-flawless = Es wurde keine Entscheidung gefunden, die etwas gekostet hat.
review-better = besser
review-lost = −{ $points } Punkte
review-more = Das bringt mehr: { $sources }.
review-less = Das bringt weniger: { $sources }.
review-rivals = Das lässt den anderen weniger.
review-estimated = Das wurde geschätzt und nicht weitergespielt.
review-nothing = Weitermachen, ohne etwas zu tun
review-see = Zum Moment
review-play-on = Von hier aus weiterspielen
review-risk-food_missing = Fehlende Nahrung im nächsten Winter: { $better } statt { $played }.
review-risk-cubes_discarded = Abgelegte Würfel am Ende der Jahreszeit: { $better } statt { $played }.
review-risk-objectives = Erfüllte Aufgaben bis zum Ende: { $better } statt { $played }.
review-risk-ants_lost_in_battle = Im Kampf verlorene Ameisen in dieser Runde: { $better } statt { $played }.
review-risk-ants_starving = Verhungerte Ameisen in dieser Runde: { $better } statt { $played }.
review-risk-goals_scored = Gewertete Kolonieziele bis zum Ende: { $better } statt { $played }.

review-opening = Die Eröffnung
review-opening-say = die erste Jahreszeit oder Runde neben dem, was die Bots getan hätten
review-opened = Punkte danach: { $points }. Starkes Spiel hat im Mittel { $strong }.
review-as-strong = Etwas Besseres wurde nicht gefunden.

review-honest = Jede Entscheidung wird danach beurteilt, was ihr Spieler wissen konnte. Die Anteile sind Schätzungen der Bots und um einige Hundertstel ungenau; was die anderen taten, ist das, was eigene Entscheidungen und Glück nicht erklären.
