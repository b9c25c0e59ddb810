# The rules of Myrmes as a book, in our own words: chapters, sections, questions, and the reference card.
# web/src/lib/book.ts says how the keys are made; web/src/games/myrmes/book.ts has their order.

## what the game is about

book-my-aim = What the game is about

book-my-idea = Three years of an ant colony
    .lead = Each player leads an ant colony through three years; whoever has the most points after the third winter wins.
    .p1 = Your nurses give birth to larvae, soldiers and workers. Workers work in the rooms of the colony, or leave it to mark the garden with pheromones, hunt prey and build special tiles. What the pheromones yield pays for a deeper colony, more nurses and objectives, and has to last through the winter.
    .p2 = You begin with 10 points. You score more by placing tiles, hunting, feeding the queen, clearing opposing pheromones, harvesting sub-colonies and completing objectives; a winter without enough food costs you points. [All points in one table](#points).
    .p3 = The game is for 2, 3 or 4 players. Apart from the dice and the setup, nothing is left to chance.

## the colony

book-my-colony = The colony and the garden

book-my-parts = Your individual board
    .lead = Your board shows your event, the rooms of your ants, your storeroom and the four levels of your ant colony.
    .p1 = Pieces of your colour that are not in play are your reserve. Ants and nurses you discard go back there and can be born or created again.
    .i1 = Event track | eight events in a row; your event cube marks the one that applies to you [this season](#events).
    .i2 = Birth tracks | one each for larvae, soldiers and workers; [nurses placed there](#nurses) give birth to them.
    .i3 = Nurses | 8 in all, 3 at the start. They give birth or work in the [atelier](#atelier-actions).
    .i4 = Workers and soldiers | 8 ants in all, 2 workers at the start. They are the same pieces: one in the workers’ room is a worker, one in the soldiers’ room a soldier.
    .i5 = Larvae | any number; see [what they are good for](#sacrifice).
    .i6 = Storeroom | your food, earth and stone.
    .i7 = Ant colony | levels 0 to 3. Your disc shows how deep you have dug. Each level has [a room for one worker](#rooms); deeper levels allow [larger pheromones](#pheromones) and [special tiles](#special-tiles).
    .i8 = Tunnels | 4, including the starting one: your ways out into the garden.
    .i9 = Pheromones | 17 tiles of seven shapes, of 2 to 6 hexes.
    .i10 = Ownership cubes | 4, to mark your special tiles.

book-my-cubes = Cubes, paying and the supply
    .lead = You pay with cubes from your own storeroom and with your own larvae; both go back to the supply.
    .p1 = Food, earth and stone lie in your storeroom. Larvae have a room of their own and take up no space in the storeroom.
    .p2 = During a season the storeroom holds any number of cubes. Only [at the end](#storing) do you discard what it cannot keep.
    .p3 = Cubes on your pheromones are not yet yours to spend: you get them in the [harvest](#harvesting).
    .ruling-cube-supply = The supply never runs out: the rulebook says how many cubes there are, but not what happens when they are gone. With the [house rule](#house-rules) “as in the box” there are only 30 larvae, 30 food, 15 earth and 15 stone. You do not gain what is not there, but you may still place the tile, use the room or give birth. Sacrificing larvae then needs a food in the supply; if none is left, the sacrifice does not take place and you keep the larvae. In phases that everybody plays at the same time, larvae that were spent return first, then come the sacrifices, then all other gains, each in turn order, so that being quick brings no advantage.

book-my-garden = The garden
    .lead = The garden is the map you share: hexes of grass, earth, stone, mushrooms and water.
    .p1 = Two hexes are adjacent if they share an edge. Hexes outside the part used with [your number of players](#player-count) are not in play.
    .p2 = Prey lies on marked spaces until somebody hunts it. Beside the garden lie the six objectives, the atelier and the track of the years.
    .i1 = Grass | a pheromone on it gets 1 food.
    .i2 = Earth | a pheromone on it gets 1 earth.
    .i3 = Stone | a pheromone on it gets 1 stone.
    .i4 = Mushrooms | can be entered and covered like any other hex, but yield nothing.
    .i5 = Water | cannot be entered or covered.

## setup

book-my-setup = Setup

book-my-setting-up = Preparing a game
    .lead = The dice are rolled, prey and objectives are drawn at random; everybody begins with the same small colony.
    .p1 = Roll the three season dice and put each on its season. Put a prey token at random on every prey space in play. Draw two objectives each of level 1, 2 and 3. Put the cubes and the special tiles beside the board: 8 tiles with an aphid farm on one side and a scavenging on the other, and 8 sub-colonies.
    .p2 = Everybody puts one tunnel on a starting space and the event cube on the space of the spring die. Nobody has soldiers, food, earth or stone yet, and all 17 pheromones are in the reserve.
    .i1 = Nurses | 3
    .i2 = Workers | 2
    .i3 = Larvae | 1
    .i4 = Colony | level 0
    .i5 = Tunnels | 1, on the starting space
    .i6 = Points | 10
    .ruling-starts = Starting spaces and the first player are drawn at random. The rulebook does not say in which order players choose their spaces, and it lets the shortest player begin, which no program can know.
    .note1 = Of the 18 prey tokens, 6 are ladybugs, 6 termites and 6 spiders. The rulebook gives only the total; the even split comes from another digital version of the game.

book-my-player-count = 2, 3 or 4 players
    .lead = With fewer players the garden is smaller, and the bonus for objectives is larger.
    .p1 = The starting spaces depend on the number of players too; all other rules stay the same. Prey tokens without a space stay in the box.
    .i1 = 2 players | the lower half of the garden with its two side strips: 82 hexes, 11 prey; bonus 5.
    .i2 = 3 players | the garden without its three strips at the edge: 118 hexes, 12 prey; bonus 4.
    .i3 = 4 players | the whole garden: 151 hexes, 18 prey; bonus 3.
    .ruling-two-player-garden = With two players, the middle row and everything below it are used, including the two lower strips; the rows above it are not. The line printed on the board and two other digital versions of the game agree on this; we have not seen the rulebook’s own picture.

## the year

book-my-year = The year

book-my-seasons = Years, seasons and phases
    .lead = The game lasts three years; each has a spring, a summer and an autumn of six phases each, and then a winter.
    .p1 = At the start of a year the three season dice are rolled. They stay in view, so everybody knows which events the year will bring.
    .p2 = A season has these phases, always in this order. After autumn comes [winter](#feeding), then the next year, for which the dice are rolled again.
    .i1 = 1 Event | larvae [push your event cube](#event-cube). Everybody at the same time.
    .i2 = 2 Births | [nurses give birth](#nurses) or go to the atelier. Everybody at the same time.
    .i3 = 3 Workers | [one worker at a time](#worker-turns), into the colony or out into the garden. In turn.
    .i4 = 4 Harvest | [a cube from each pheromone](#harvesting), and what special tiles yield. Everybody at the same time.
    .i5 = 5 Atelier | nurses [dig, create nurses and complete objectives](#atelier-actions). In turn.
    .i6 = 6 End of turn | [discard the surplus, take ants back](#storing), pass the first-player token. Everybody at the same time.

book-my-turns = Whose turn it is
    .lead = Workers and the atelier are played in turn, clockwise from the first player; in all other phases everybody decides at the same time.
    .p1 = Event and births go together: once you have chosen your event, you go on to your births without waiting for the others.
    .p2 = What leaves you no choice happens by itself: for example, taking a cube from a pheromone that has only one kind, a sortie that can do nothing more, or an atelier where your nurses can do nothing.
    .ruling-hidden-choices = In phases that everybody plays at the same time, choices stay hidden until all have chosen; if only one player has a choice, nothing is hidden. That is what playing at the same time means: nobody decides after seeing what the others chose.

book-my-sacrifice = Larvae for food
    .lead = Whenever you have a decision to make, you may discard 3 larvae and take 1 food from the supply.
    .p1 = You may do this as often as you like while you have the larvae, in winter too. In phases that everybody plays at the same time, it comes before anything is born or harvested.
    .ruling-sacrifice-anytime = The rulebook allows this at any point of your turn. We take that to mean whenever you have a decision to make, in winter and in phases that everybody plays at the same time too. It is always three for one: two larvae give nothing. The French and German rulebooks and the individual board are strict; the English “portion thereof” is a slip.
    .ruling-sacrifice-alone = You are not asked merely because you could sacrifice larvae; otherwise every move would bring a question. You are asked where the food would make something else possible (the queen, a special tile, a nurse, an objective), and in winter if you lack food and have at least 3 larvae.
book-my-sacrifice-q1 = What is a larva worth?
    .answer = One larva pushes your event cube one space. Three make one food. Two are part of the price of a new nurse, and there are objectives that ask for 5 or 9. At the end of the game larvae are worth nothing.
book-my-sacrifice-q2 = May I sacrifice larvae during another player’s turn?
    .answer = No, only when you have a decision of your own to make.

## event

book-my-event = Event

book-my-event-cube = Moving the event cube
    .lead = The season’s die says where all event cubes start; each larva you spend pushes your own cube one space to the left or to the right.
    .p1 = You may spend as many larvae as you like, or none. The event you end on applies to you alone, until the end of the season.
    .p2 = In the next season your cube goes to the space of that season’s die, wherever it was before.
    .ex1 = The die of spring shows 4, so every cube starts on Move +3. With 2 larvae you can push yours up to two spaces: to Larvae +2 on the left or to Hexagon +1 on the right.
    .ruling-paid-larvae = Larvae spent on the event are gone at once. The rulebook discards them only at the end of the season, but until then they could not be spent again anyway.
book-my-event-cube-q1 = Can I push the cube from one end of the track around to the other?
    .answer = No. The track has two ends.
book-my-event-cube-q2 = How do I get Level +1 or Worker +1?
    .answer = Only with larvae: they are the two ends of the track, and no die reaches them.

book-my-events = The eight events
    .lead = Your event helps you all season; here they are from left to right on the track, each with the roll that leads to it.
    .i1 = Level +1 (no roll) | this season your colony counts as one level deeper for its rooms, for pheromones and special tiles, and for the storeroom. Your disc does not move; on level 3 the event brings nothing.
    .i2 = VP +1 (1) | 1 extra point each time you score.
    .i3 = Larvae +2 (2) | 2 more larvae, if your nurses give birth to at least one.
    .i4 = Harvest +3 (3) | after the harvest, up to 3 more cubes from your pheromones.
    .i5 = Move +3 (4) | your workers have 6 movement points instead of 3.
    .i6 = Soldier +1 (5) | 1 more soldier, if your nurses give birth to at least one.
    .i7 = Hexagon +1 (6) | you may place pheromones of the next level; on level 3, the one of size 6.
    .i8 = Worker +1 (no roll) | 1 more worker, if your nurses give birth to at least one.
    .ruling-vp-plus-one = VP +1 adds a point every time you score more than 0: for each tile, each clearing, each prey, each feeding of the queen, each objective, each bonus for an objective, and each sub-colony in a harvest. The event applies whenever points are scored, and each of these is scored on its own.
book-my-events-q1 = Does Level +1 help only one worker?
    .answer = It opens one more room, and a room takes one worker. But every tile you place this season benefits from it, and so does your storeroom at the end of the season.
book-my-events-q2 = Does VP +1 help in winter?
    .answer = No. Nobody scores in winter, and the loss stays the same.

## births

book-my-births = Births

book-my-nurses = Placing nurses
    .lead = Divide your nurses among the three birth tracks and the atelier as you like; when everybody has placed theirs, all births happen at once.
    .p1 = You need not place all of them. A nurse on a birth track cannot work in the atelier this season.
    .p2 = An event only adds to births of its own kind, and only if your nurses give birth to at least one of that kind.
    .ex1 = The event is Soldier +1. Two nurses give birth to one soldier, the event adds a second, and the third nurse goes to the atelier. With only one nurse on that track no soldier would be born, and the event would add nothing.
    .i1 = Larvae, up to 3 nurses | 1, 3 or 5 larvae for 1, 2 or 3 nurses
    .i2 = Soldiers, up to 3 nurses | 1 soldier for 2 nurses, 2 soldiers for 3
    .i3 = Workers, up to 4 nurses | 1 worker for 2 nurses, 2 workers for 4
    .i4 = Atelier, up to 4 nurses | one [action](#atelier-actions) each, in phase 5
    .ruling-lone-nurse = A nurse may stand where she has no effect: alone on the soldier or worker track, or third on the worker track. Nurses are placed freely, and need not be used at all.
    .ruling-larva-room = There is no limit on larvae. No rulebook mentions the squares drawn in their room.
book-my-nurses-q1 = I have Soldier +1 and one nurse on the soldiers’ track. Do I get a soldier?
    .answer = No. One nurse gives birth to none, so the event has nothing to add to. With two nurses you get 2 soldiers.

book-my-ant-limit = Eight ants
    .lead = You never have more than 8 workers and soldiers together; ants that would be born beyond that are lost.
    .p1 = Workers and soldiers you discard go back to your reserve and can be born again. Larvae and nurses do not count.
    .ruling-ant-limit = If workers and soldiers compete for the last places, you choose which of them are born: the rulebook sets the limit, and only you can make that choice.
    .ruling-births-mandatory = As many as fit are born; you cannot refuse them. The rulebook describes births as something that happens.

## workers

book-my-workers = Workers

book-my-worker-turns = One worker at a time
    .lead = In turn, each player uses one worker, either in the ant colony or in the garden, until nobody has any left.
    .p1 = You may not pass. If you still have workers when the others have none, you keep taking turns without them.
    .p2 = Soldiers never leave the colony and take no turns.
book-my-worker-turns-q1 = May I save a worker for a later season?
    .answer = Not by passing. But a worker in a room of the colony comes back at the end of the season, while one in the garden is discarded.

book-my-rooms = Working in the colony
    .lead = Put the worker into a free room on a level your colony has reached, and take at once what the room gives.
    .p1 = Each room takes one worker a season. The worker stays there until the end of the season and then returns to you.
    .p2 = With Level +1 the room one level deeper is open too.
    .i1 = Level 0, gestation room | 1 larva
    .i2 = Level 1, larder | 1 food
    .i3 = Level 2, quarry | 1 earth or 1 stone, as you choose
    .i4 = Level 3, queen’s room | discard 1 food for 2 points
book-my-rooms-q1 = May I still use the upper rooms after digging deeper?
    .answer = Yes. All rooms from level 0 down to your own level stay open, one worker in each.

## sorties

book-my-sorties = Workers in the garden

book-my-sortie = A sortie
    .lead = The worker leaves by one of your own tunnels with 3 movement points; it is discarded once it has placed a tile, or when you stop.
    .p1 = On the way it may [hunt](#hunting) and [clear](#clearing) as often as you can pay for it. At the end it may place one tile: a [pheromone](#pheromones) or a [special tile](#special-tiles).
    .p2 = Leaving costs no movement point. With Move +3 there are 6 points. You need not use them all.
    .p3 = The discarded worker goes to your reserve. It never comes back on its own, but can be [born again](#nurses).
    .ex1 = Your worker is out with 3 movement points; the figures say what it costs to get there. Your own pheromone is a single space. The two prey cannot be reached: hunting takes soldiers, and you have none.
book-my-sortie-q1 = What happens to a worker after it has placed a tile?
    .answer = It is discarded at once and the next player’s turn begins, even if it had movement points left.
book-my-sortie-q2 = May one worker place two tiles?
    .answer = No, the first one ends its sortie.
book-my-sortie-q3 = May a worker place a tile with no movement points left?
    .answer = Yes. Placing and clearing cost no movement points.

book-my-movement = Moving
    .lead = Moving to an adjacent space costs 1 movement point, and a whole tile counts as one space.
    .p1 = From a tile you go on to any space that touches any of its hexes. Each further tile costs another point, even if the two touch.
    .p2 = Your own tiles cost nothing extra; each opposing one also costs [a soldier](#foreign-tiles).
    .p3 = Water cannot be entered. A space with prey can be entered only to [hunt](#hunting). A worker cannot leave the part of the garden in play.
    .ruling-shift-inside-tile = A worker on a tile stands on all of it: moving from one of its hexes to another is free, even with no points left. A tile is one space, and nothing costs a point within a space.
    .ruling-special-tile-space = A special tile is one space as well, like a pheromone. It is placed by the same rules.
    .ruling-foreign-tunnel = A tunnel, whoever owns it, is entered for 1 point and without a soldier. The rulebook asks for a soldier for tiles, and a tunnel is a token. Some players ask for one anyway; there is a [house rule](#house-rules) for that.
book-my-movement-q1 = How much does it cost to cross a pheromone of size 5?
    .answer = 1 movement point, like any other space; then another one to move on to the next space.

book-my-foreign-tiles = Tiles of other players
    .lead = Each time your worker enters another player’s tile, you discard a soldier in addition to paying the movement point.
    .p1 = The soldier goes from its room to your reserve. Without one the tile cannot be entered. Moving about on the tile, clearing it and leaving it cost no soldier.
    .p2 = This applies to pheromones and special tiles alike. The owner gets nothing and cannot refuse.
    .ex1 = The red pheromone beside your tunnel is one space, but entering it costs a soldier besides the movement point. You have one soldier; once you have left the tile, you cannot enter it again.
    .ruling-re-entry = Entering the same tile again costs another soldier. The rulebook names a price for entering, with no exceptions.
    .ruling-orphan-tile = A special tile without its ownership cube belongs to nobody: it costs 1 point and no soldier, yields nothing, counts for no objective, cannot be cleared and still blocks its hexes. The rulebook leaves it on the board and calls it useless.
book-my-foreign-tiles-q1 = Does the soldier go out into the garden?
    .answer = No. Soldiers are a price you pay from the colony; only the worker moves.
book-my-foreign-tiles-q2 = May I place a tile while standing on somebody’s pheromone?
    .answer = No, the worker has to stand on empty ground. If the pheromone is empty, you may [clear](#clearing) it first.

book-my-hunting = Hunting
    .lead = A worker that enters a space with prey hunts it at once: you discard the soldiers it takes, collect the reward and keep the token.
    .p1 = Entering costs 1 movement point as always. Without enough soldiers, or if you do not want to hunt, you cannot enter.
    .p2 = The space is ordinary ground afterwards: the worker may move on, hunt again or place a tile there. The tokens you keep can be used for [objectives](#objective-list).
    .ex1 = With 1 soldier you can hunt the ladybug, 2 movement points away, for 2 food, and then go on. The spider takes 2 soldiers, so you cannot enter its hex.
    .i1 = Ladybug | 1 soldier: 2 food
    .i2 = Termite | 1 soldier: 1 food and 2 points
    .i3 = Spider | 2 soldiers: 1 food and 4 points
book-my-hunting-q1 = May I move on after hunting?
    .answer = Yes, with the movement points that are left; and you may still place a tile.
book-my-hunting-q2 = Can one soldier be used twice?
    .answer = No. It is discarded for one prey or one opposing tile. Only in winter do soldiers help without being discarded.
book-my-hunting-q3 = May I move past prey without hunting it?
    .answer = Around it, yes; across its space, no.

book-my-placing = Where a tile may be placed
    .lead = The worker stands on empty ground, and one hex of the tile covers that space.
    .p1 = Empty means without tile, prey or tunnel. So a worker that has just left a tunnel has to move at least once.
    .p2 = The whole tile lies in the garden in play, on no water, and on no other tile, prey or tunnel. You may turn it any way you like.
    .p3 = It need not touch anything of yours. Placing costs no movement point and ends the sortie.
    .ex1 = A pheromone of three hexes, for which the colony has to be on level 1: it covers the worker’s hex and two free ones. Each hex of grass, earth or stone puts its cube on the tile, and 2 points are scored at once. It can be turned, but must not cover the tunnel.
    .ruling-mirrored-hook = The hook of four hexes may also be turned over; all other shapes are their own mirror image. No rulebook says which side must be up.
book-my-placing-q1 = Must the tile touch my other pieces?
    .answer = No. Only a new tunnel has to.
book-my-placing-q2 = May I cover the space where I have just hunted?
    .answer = Yes, it is empty now.

book-my-pheromones = Pheromones
    .lead = The level of your colony limits how large a pheromone may be; each hex it covers gives it a cube, except mushrooms.
    .p1 = Put a food on it for each grass hex, an earth for each earth hex and a stone for each stone hex. You take them off in the [harvest](#harvesting).
    .p2 = Score the points printed on it at once. Mushrooms do not reduce them.
    .p3 = Pheromones come from your reserve, and you have no more than those listed. You may always place smaller ones than your level allows.
    .p4 = With Level +1 or Hexagon +1 you may place pheromones of the next level.
    .i1 = Size 2, from level 0 | pair, 6 of them: 0 points
    .i2 = Size 3, from level 1 | line and triangle, 2 of each: 2 points
    .i3 = Size 4, from level 2 | rhombus and hook, 2 of each: 4 points
    .i4 = Size 5, from level 3 | trapezoid, 2 of them: 6 points
    .i5 = Size 6, level 3 and Hexagon +1 | large triangle, only one: 8 points
    .ruling-six-hex = Size 6 needs your disc on level 3 and Hexagon +1, nothing less: neither Level +1 nor level 2 with Hexagon +1 will do. The rulebook names exactly this combination.
    .note1 = The rulebook gives the total of 17 tiles and the points of sizes 2 and 3 only. How many there are of each shape, and the points of larger pheromones and of special tiles, come from other digital versions of the game, which agree.
book-my-pheromones-q1 = I am on level 2 and have Hexagon +1. What may I place?
    .answer = Everything up to size 5. For special tiles you are still on level 2.

book-my-special-tiles = Special tiles
    .lead = Special tiles are placed like pheromones, cost cubes and yield something in every harvest while they carry your cube.
    .p1 = Pay the price, score the points at once and put one of your 4 ownership cubes on the tile. It gets no other cubes and cannot be cleared.
    .p2 = All players share the tiles: 8 that are an aphid farm on one side and a scavenging on the other, and 8 sub-colonies. When they are used up, no more can be built.
    .ex1 = For 1 stone the worker places an aphid farm where it stands: 2 points at once, and 1 food in every harvest. A special tile carries no cubes from the ground.
    .i1 = Aphid farm | from level 1; 1 stone; a triangle of three hexes; 2 points. Harvest: 1 food
    .i2 = Scavenging | from level 1; 1 food; a triangle of three hexes; 2 points. Harvest: 1 earth or 1 stone
    .i3 = Sub-colony | from level 3; 1 earth, 1 stone and 1 food; a rhombus of four hexes; 4 points. Harvest: 2 points
    .ruling-level-plus-one-special = Level +1 helps with special tiles, so level 2 can build a sub-colony with it; Hexagon +1 does not. The rulebook names special tiles for the one and only pheromones for the other.
    .ruling-ownership-cube = An ownership cube that an objective took off a tile may mark a new one, since nothing says that it leaves the game.
book-my-special-tiles-q1 = How many special tiles can I have?
    .answer = At most four that carry your cube at the same time, of any kind.

book-my-clearing = Clearing a pheromone
    .lead = A worker on a pheromone without cubes may remove it from the game for 1 earth, whoever owns it.
    .p1 = An opposing one scores the points printed on it: 0, 2, 4, 6 or 8 for sizes 2 to 6. Your own scores nothing. Its owner loses no points, but does not get the tile back.
    .p2 = The worker goes on afterwards: it may move, clear again or place a tile on the ground it made free.
    .p3 = A pheromone on mushrooms alone is empty from the start. Special tiles cannot be cleared.
    .ex1 = The red pheromone is empty, and your worker has entered it with a soldier. For 1 earth it removes the tile and scores its 2 points; then it may go on, or place a tile on the ground that is free now.
    .ruling-after-clearing = After clearing, you choose on which hex of the removed tile the worker stands. It stood on the whole tile, so you have to say where it is now.
book-my-clearing-q1 = May I clear a pheromone next to my worker?
    .answer = No, it has to stand on it. Entering an opposing one has already cost you a soldier.
book-my-clearing-q2 = May I clear and place with the same worker?
    .answer = Yes. That way good ground can be used a second time.

## harvest

book-my-harvest = Harvest

book-my-harvesting = Harvesting
    .lead = From each of your pheromones that carries cubes you take one of your choice; it goes to your storeroom.
    .p1 = This is not optional. Pheromones placed this season are harvested too; empty ones give nothing.
    .p2 = Special tiles that carry your cube yield something as well.
    .p3 = With Harvest +3 you may then take up to 3 more cubes from your pheromones, several from the same one if you like. It does nothing for special tiles.
    .ex1 = Three pheromones: from the one on earth and stone you choose a cube, from the one on grass you take a food, and the empty one gives nothing. You may not leave any of it out.
    .i1 = Aphid farm | 1 food
    .i2 = Scavenging | 1 earth or 1 stone, as you choose
    .i3 = Sub-colony | 2 points
book-my-harvesting-q1 = May I leave a cube on a pheromone for later?
    .answer = No, you have to take one from each. The rest stays there for later harvests; only the extra cubes of Harvest +3 are optional.
book-my-harvesting-q2 = What happens to a pheromone once it is empty?
    .answer = It stays where it is: it is still one space, you may still dig a tunnel beside it, and it is still one of your connected pheromones, until somebody [clears](#clearing) it.

## atelier

book-my-atelier = Atelier

book-my-atelier-actions = Four actions, once each
    .lead = In turn order, players use the nurses they sent there: each nurse may take one of the four actions, and you can take each action at most once a season.
    .p1 = You take all your actions, in any order, before the next player begins. What one action brings can pay for the next.
    .p2 = Nurses may stay idle. They come back at the end of the season, except those who completed an objective or were discarded for one.
    .ex1 = Two nurses are in the atelier, so you may take two different actions. You could place a tunnel, dig to level 1, create a nurse or complete the objective for 3 food, but not the one for 5 larvae.
    .i1 = Tunnel | [a new way out](#new-tunnel) and 1 earth
    .i2 = Level | [dig one level deeper](#new-level)
    .i3 = Nurse | [create one](#new-nurse) for 2 food and 2 larvae
    .i4 = Objective | [complete one](#completing) for 6, 9 or 12 points
    .ruling-atelier-nurses = Up to four nurses can go to the atelier, one for each action: the main board has four spaces there with room for one nurse of each player.

book-my-new-tunnel = A new tunnel
    .lead = Place a tunnel on an empty hex that touches one of your pheromones, tunnels or special tiles, and take 1 earth.
    .p1 = The hex must be dry land in play, with no tile, prey or tunnel on it. A special tile counts only while it carries your cube.
    .p2 = Workers may leave by it from the next season on. You have 4 tunnels in all, including the first; they stay for good.
    .ex1 = Every lit hex is free and touches your pheromone or your tunnel; a new tunnel there brings 1 earth. On the termite’s hex there can be none before it has been hunted.
    .ruling-tunnel-earth = Without a tunnel there is no earth: the cube is part of placing one.

book-my-new-level = Digging deeper
    .lead = Pay for the next level and move your disc down one level.
    .p1 = One level at a time; none can be skipped. Level +1 changes nothing about the price.
    .p2 = The new level counts at once: the storeroom keeps 6 cubes as soon as you are on level 2.
    .i1 = To level 1 | 2 earth
    .i2 = To level 2 | 2 earth and 1 stone
    .i3 = To level 3 | 3 stone

book-my-new-nurse = A new nurse
    .lead = Discard 2 food and 2 larvae and take a nurse from your reserve; you can place her from the next season on.
    .p1 = One a season, and no more than 8 in play, including those on objectives. A nurse discarded for a nurse objective can be created again; one that marks an objective cannot.

## objectives

book-my-objectives = Objectives

book-my-completing = Completing an objective
    .lead = With a nurse in the atelier you complete one of the six objectives: you pay what it asks for, your nurse stays on it, and you score.
    .p1 = Your first objective is of level 1. One of level 1 opens level 2, one of level 2 opens level 3; lower levels stay open. You complete each objective at most once, and one a season.
    .p2 = The nurse marks the objective until the end of the game. She still counts among your 8.
    .p3 = Several players can complete the same objective. Each time, all others who completed it in an earlier season score a bonus.
    .i1 = Level 1 | 6 points
    .i2 = Level 2 | 9 points
    .i3 = Level 3 | 12 points
    .i4 = Bonus for those who completed it in an earlier season | 5, 4 or 3 points with 2, 3 or 4 players
    .ruling-foreign-vp-plus-one = The bonus is scored by whoever receives it: their VP +1 adds to it, not that of the player who completes. An event works for the one who chose it.
book-my-completing-q1 = Two of us complete the same objective in the same season. Who gets the bonus?
    .answer = Neither of you gets one for the other. But if a third player completes it in a later season, both of you do.
book-my-completing-q2 = I create a nurse and complete an objective in the same season. Can the new nurse do it?
    .answer = No, she can be placed only next season. You need one nurse in the atelier for each of the two actions.

book-my-objective-list = The twenty objectives
    .lead = Two of each level are in play; unless noted otherwise, what they ask for is discarded.
    .p1 = Special tiles: you need 2 (or 3) that carry your cube, of any kind, and take your cube off 1 (or 2) of your choice. Those stay in the garden and belong to [nobody](#foreign-tiles).
    .p2 = Colony level: your disc has to be on level 2 or deeper (or on 3) and goes back 1 (or 2) levels. That counts at once, for the storeroom too.
    .p3 = Nurses: you need 6 (or 8) in play, including those on objectives and the one at work now. You discard 1 (or 2) others to your reserve; nurses on objectives cannot be discarded.
    .p4 = Connected pheromones: you choose 4 (or 7) of yours that touch one another as one group, and discard all cubes on them. They may be empty. Tunnels and special tiles neither count nor connect.
    .p5 = Prey tokens leave the game. Cubes and larvae go to the supply, soldiers to your reserve.
    .i1 = Level 1, 6 points | 3 food; 2 earth or stone in any mix; 5 larvae; 2 prey tokens; 2 soldiers; 2 special tiles; 4 connected pheromones
    .i2 = Level 2, 9 points | 5 food; 3 stone; 9 larvae; 3 prey tokens; 3 special tiles; 6 nurses; colony level 2
    .i3 = Level 3, 12 points | 5 stone; 6 earth or stone in any mix; 4 prey tokens; 8 nurses; colony level 3; 7 connected pheromones
    .ruling-new-nurse-counts = A nurse created earlier in the same atelier counts for the nurse objectives: she is in play from the moment she is made.
    .ruling-interchangeable = You are not asked which nurses or prey tokens you discard, since they are all alike: idle nurses go first, then those in the atelier; ladybugs before termites, termites before spiders.
    .note1 = The rulebook describes 17 of the 20 tiles. The other three (2 earth or stone, 5 food, 5 stone) come from another digital version of the game, and so do the levels: the rulebook shows only that of “2 prey”.
book-my-objective-list-q1 = Does Level +1 count for the colony level?
    .answer = No, only where your disc is.
book-my-objective-list-q2 = Can one prey token serve two objectives?
    .answer = No, it leaves the game with the first.

## end of the season

book-my-season-end = End of turn

book-my-storing = Storing, taking back, passing on
    .lead = The storeroom keeps 4 cubes on levels 0 and 1 and 6 on levels 2 and 3; you choose what you discard.
    .p1 = Food, earth and stone count together. With Level +1 a colony on level 1 keeps 6 as well.
    .p2 = Workers come back from the rooms of the colony. Nurses come back from the tracks and the atelier; those on objectives stay there.
    .p3 = The season’s die leaves the board and the first-player token passes to the left. After spring and summer the next season begins, after autumn comes winter.
    .ex1 = A colony on level 0 with 6 cubes: the storeroom keeps 4, so you discard 2 of your choice.
    .ruling-first-player-passes = The token passes after autumn too, before winter: it is part of the end of every season.
book-my-storing-q1 = Do larvae count? And cubes on my pheromones?
    .answer = Neither. Only food, earth and stone in the storeroom do.
book-my-storing-q2 = May I turn larvae into food and keep that instead of something else?
    .answer = Yes, if you are asked what to discard; but the limit stays the same.

## winter

book-my-winter = Winter

book-my-feeding = Feeding the colony
    .lead = After autumn everybody discards food: 4 in the first year, 5 in the second, 6 in the third.
    .p1 = Each of your soldiers lowers this by 1, down to 0, and stays with you.
    .p2 = For each food you lack you lose 3 points. You may still turn [3 larvae into 1 food](#sacrifice). Earth and stone feed nobody.
    .p3 = After the first two winters a new year begins and the dice are rolled again. You keep everything you have.
    .ex1 = The first winter takes 4 food. Your soldier saves 1 and you have 1, so 2 are missing: 6 points. If you sacrifice 3 larvae for 1 food, only 1 is missing: 3 points.
    .i1 = Year 1 | 4 food
    .i2 = Year 2 | 5 food
    .i3 = Year 3 | 6 food
    .i4 = Each soldier | 1 food less
    .i5 = Each missing food | 3 points lost
    .ruling-winter-payment = You must pay the food you have. Larvae become food only if you say so, and never more than you lack: discarding food is a duty, sacrificing larvae a choice.
    .ruling-negative-score = The score may fall below 0. The rulebook names a loss but no minimum.
book-my-feeding-q1 = May I keep my food and lose points instead?
    .answer = No. But you need not sacrifice larvae.
book-my-feeding-q2 = Are soldiers discarded in winter?
    .answer = No. Two soldiers save two food this winter, and can hunt in spring.

## end

book-my-end = The end of the game

book-my-victory = Who wins
    .lead = The game ends after the third winter, and whoever has the most points wins.
    .p1 = Tied players share the victory. The last winter counts like the others.
book-my-victory-q1 = Are cubes, larvae or ants worth anything at the end?
    .answer = No. Only points count.

book-my-points = All points
    .lead = Points are scored at once, the moment you earn them.
    .p1 = With VP +1 you score 1 more each time, provided there are points to score.
    .i1 = Start | 10
    .i2 = Pheromone of size 2, 3, 4, 5, 6 | 0, 2, 4, 6, 8
    .i3 = Aphid farm or scavenging placed | 2
    .i4 = Sub-colony placed | 4, and 2 in every harvest
    .i5 = Clearing an opposing pheromone | as for placing it
    .i6 = Termite; spider | 2; 4
    .i7 = Feeding the queen | 2
    .i8 = Objective of level 1, 2, 3 | 6, 9, 12
    .i9 = Bonus for an objective you completed earlier | 5, 4, 3 with 2, 3, 4 players
    .i10 = Each food missing in winter | 3 points lost

## variants

book-my-variants = Variants

book-my-house-rules = House rules
    .lead = A table can be opened with other rules, and each can be chosen on its own.
    .p1 = “Manual” chooses all of them at once except the last: a summary of the game written by a third party describes it that way. Where it is silent or contradicts itself, this book applies.
    .i1 = Event cube | larvae push it to the right only.
    .i2 = Season dice | only one is rolled, at the start of each season.
    .i3 = Pheromones score | their size: 2, 3, 4, 5 or 6. Special tiles score as always.
    .i4 = Clearing scores | the size of the pheromone, and your own pheromones score too.
    .i5 = Level +1 | opens larger pheromones only: no room, no special tiles, no extra storage.
    .i6 = First player | changes only after winter.
    .i7 = Cubes | only those [in the box](#cubes).
    .i8 = Opposing tunnel | entering it costs a soldier, like a tile. Not part of the manual.

## reference card

book-my-card = Three years: spring, summer and autumn with six phases each, then winter. Whoever has the most points wins; ties are shared.
book-my-card-event = 1 Event (together)
    .i1 = Larva | pushes your cube 1 space
book-my-card-births = 2 Births (together)
    .i1 = Larvae, 1 / 2 / 3 nurses | 1 / 3 / 5
    .i2 = Soldiers, 2 / 3 nurses | 1 / 2
    .i3 = Workers, 2 / 4 nurses | 1 / 2
    .i4 = Atelier | up to 4 nurses
    .i5 = Limit | 8 workers and soldiers
book-my-card-workers = 3 Workers (in turn, no passing)
    .i1 = Colony | one worker a room; returns
    .i2 = Sortie | 3 movement points, then discarded
    .i3 = Space or whole tile | 1 movement point
    .i4 = Opposing tile | plus 1 soldier
    .i5 = Prey | must be hunted; go on
    .i6 = Clear | empty pheromone, 1 earth; go on
    .i7 = Place | on empty ground; ends the sortie
book-my-card-harvest = 4 Harvest (together)
    .i1 = Each pheromone | 1 cube of your choice
    .i2 = Special tiles | their yield
book-my-card-atelier = 5 Atelier (in turn, each once)
    .i1 = Tunnel | beside your pieces; 1 earth; 4 in all
    .i2 = Level 1 / 2 / 3 | 2 earth / 2 earth, 1 stone / 3 stone
    .i3 = Nurse | 2 food, 2 larvae; 8 in all
    .i4 = Objective | nurse stays on it
book-my-card-end = 6 End of turn (together)
    .i1 = Levels 0, 1 / 2, 3 | keep 4 / 6 cubes
    .i2 = First player | passes to the left
book-my-card-winter = Winter
    .i1 = Year 1 / 2 / 3 | 4 / 5 / 6 food
    .i2 = Each soldier | 1 less
    .i3 = Each missing food | lose 3 points
    .i4 = Any time | 3 larvae for 1 food
book-my-card-events = Events, left to right
    .i1 = Level +1 | rooms, tiles, storing one level deeper
    .i2 = 1: VP +1 | 1 more each time you score
    .i3 = 2: Larvae +2 | if any are born
    .i4 = 3: Harvest +3 | up to 3 more cubes
    .i5 = 4: Move +3 | 6 movement points
    .i6 = 5: Soldier +1 | if any are born
    .i7 = 6: Hexagon +1 | pheromones of the next level
    .i8 = Worker +1 | if any are born
book-my-card-levels = Levels: room; pheromone
    .i1 = 0 | 1 larva; size 2
    .i2 = 1 | 1 food; size 3
    .i3 = 2 | 1 earth or stone; size 4
    .i4 = 3 | 1 food for 2 points; size 5, 6 with Hexagon +1
book-my-card-pheromones = Pheromones
    .i1 = Size 2 / 3 / 4 / 5 / 6 | 0 / 2 / 4 / 6 / 8 points
    .i2 = Grass, earth, stone | food, earth, stone
    .i3 = Mushrooms | nothing
book-my-card-special-tiles = Special tiles: level; price; points; harvest
    .i1 = Aphid farm | 1; stone; 2; food
    .i2 = Scavenging | 1; food; 2; earth or stone
    .i3 = Sub-colony | 3; earth, stone, food; 4; 2 points
book-my-card-prey = Prey
    .i1 = Ladybug | 1 soldier: 2 food
    .i2 = Termite | 1 soldier: 1 food, 2 points
    .i3 = Spider | 2 soldiers: 1 food, 4 points
book-my-card-objectives = Objectives
    .i1 = Level 1 / 2 / 3 | 6 / 9 / 12 points
    .i2 = Bonus, 2 / 3 / 4 players | 5 / 4 / 3 points
    .i3 = Order | level 1 opens 2, level 2 opens 3
