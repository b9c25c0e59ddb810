# What this page is.

about-what = Formicarium lets you play two board games about ants in the browser: with friends, around one screen, or against bots; live or over days. Every game can be replayed step by step.
about-games = The games
about-myrmes = Myrmes was designed by Yoann Levet and published by Ystari.
about-march = March of the Ants was designed by Tim Eisner and Ryan Swisher and published by Weird City Games.
about-own = This is an independent, free implementation. It is not made, endorsed or supported by the authors or publishers. All drawings and texts were made for this project; nothing is taken from the printed games. If you like the games, buy them: a table with friends around it is still the best screen.
about-you = You
about-no-account = There are no accounts, no advertisements and no tracking. You give a name if you want to.
about-cookie = One cookie identifies your browser, so that you can return to your seats. Your settings stay in the browser.
about-fair = Dice and draws are fair, and you can check it: your browser keeps what was fixed before the first roll, and compares it after the game.
about-open = Open source
about-licence = The source code is free under the MIT licence or the Apache licence 2.0, whichever you prefer.
about-licences = Licences of the fonts and libraries in this page
about-api = A program can do everything the page does.
about-docs = The source code comes with documentation of records, fair dice, the protocol and every ruling.
about-replay = Has somebody sent you the record of a game?

about-data = What is reconstructed
about-data-why = The figures of Myrmes come from its components; seven of them are uncertain. For March of the Ants we had the rulebook, but no complete list of what its cards and hexes say.
about-data-rulebook = From the rulebook: all rules, the names of 46 of the 66 cards and of 10 of the 25 hexes, what fourteen of the cards do, and a few figures.
about-data-found = Found in other public sources: a few names of cards, hexes and rounds.
about-data-ours = Reconstructed: most costs and ferocities, tunnels and collection sites, what most cards do, and some thirty names. They agree with what the rulebook says about them, but they are not what is printed in the box.
about-data-marked = Wherever a card or a hex is shown, the page says what is reconstructed.
about-data-correct = If you own the box you can correct it. These commands write the data into a folder, check it after your changes, and play with it:
about-data-files = Each entry there says under “provenance” how it is known. Corrections are welcome in the source code too.
