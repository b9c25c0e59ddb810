home-title = Zieh ein Ameisenvolk groß
home-say = Zwei Brettspiele über Ameisen, mit Freunden oder starken Bots, live oder über Tage. Ohne Konto.
