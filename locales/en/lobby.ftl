# Starting and finding tables, names, links.

cancel = Cancel
yes = Yes
no = No

# How strong a bot is, what it overrates, and how that reads within a sentence (.bot).
level-random = Careless
    .bot = careless
    .say = Plays anything the rules allow.
level-greedy = Greedy
    .bot = greedy
    .say = Takes whatever pays at once.
level-novice = Novice
    .bot = novice
    .say = Has seen a few hundred games and overlooks a lot. A good first opponent.
level-casual = Casual
    .bot = casual
    .say = Plays sensibly and makes a newcomer’s mistakes.
level-skilled = Skilled
    .bot = skilled
    .say = Knows what pays and punishes waste.
level-expert = Expert
    .bot = expert
    .say = Plays out its best turns in its head before it chooses one.
level-master = Master
    .bot = master
    .say = Looks ahead at length before each turn. Bring a plan.
character-surprise = A surprise
    .say = Each bot draws one: { $names }.
character-none = None
    .say = Overrates nothing.
character-hunter = Hunter
    .bot = hunter
    .say = Overrates prey: hunts even where something else pays more.
character-builder = Builder
    .bot = builder
    .say = Overrates special tiles, sub-colonies and the queen.
character-collector = Collector
    .bot = collector
    .say = Overrates objectives and goes out of its way for them.
character-miser = Miser
    .bot = miser
    .say = Overrates what winter takes: hoards rather than lose a point.
character-warrior = Warrior
    .bot = warrior
    .say = Overrates battles and centipedes: fights even where peace pays more.
character-settler = Settler
    .bot = settler
    .say = Overrates the Inner Meadow and collection sites.
character-breeder = Breeder
    .bot = breeder
    .say = Overrates complete ant bodies and cards.
character-planner = Planner
    .bot = planner
    .say = Overrates Colony Goals and bends its game to them.
bot = bot
bot-level = bot, { $level }

seat-open = Open seat
seat-bot = Bot { $n }
seat-guest = Guest { $n }
seat-somebody = Somebody

name-title = Your name
name-label = Name
name-say = The others at the table will see it. No account, no password.
name-save = That's me
me-rename = Your name: { $name }. Change it
me-nameless = No name yet

link-copy = Copy link
link-share = Share link
link-copied = The link is copied.
link-not-copied = The link could not be copied. Select it in its field.

transfer-title = Continue on another device
transfer-say = Open this link on the other device to continue there with your name and your tables. It works once.
transfer-link = Your link
transfer-until = Valid until { $time }.
transfer-more = All your devices, and a recovery code

home-running = Games to watch
home-title-waiting = ({ $n }) Your turn · Formicarium
stand-season = year { $year }, { $season ->
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
stand-winter = year { $year }, winter
stand-setup = setup
stand-round = { $round ->
    [0] the thaw
    [1] early spring
    [2] late spring
    [3] summer
   *[4] autumn
}, { $phase ->
    [worker] Worker Phase
    [soldier] Soldier Phase
    [queen] Queen Phase
   *[over] the end
}

play-title = Play { $game }
play-alone = Alone
play-players = Players
play-level = Bots
play-character = Character
play-start = Start
invite-clock-none = None
invite-clock-short = 15 min
invite-clock-long = 40 min
invite-clock-day = 1 day
invite-clock-days = 3 days
invite-zero-nothing = Everybody sees it
invite-zero-bot = A bot plays on
invite-hints-yes = Allowed, and everybody sees it
invite-hints-no = None
new-seat = Seat { $n }
new-seat-me = Me
new-seat-open = Open
new-seat-local = On this screen
new-seat-bot = Bot

house-rules = House rules
house-variant = Rules
house-variant-rulebook = Rulebook
house-variant-manual = Manual
house-variant-say = The manual is a summary by a third party that differs in the points below.
house-supply = Cubes
house-supply-unlimited = Never run out
house-supply-box = As in the box
house-supply-say = Whether food, earth, stone and larvae can be used up.
house-event_shift = Event cube
house-event_shift-both = Both ways
house-event_shift-right = To the right
house-event_shift-say = Which way larvae push it.
house-season_dice = Season dice
house-season_dice-year = Each year
house-season_dice-season = Each season
house-season_dice-say = When they are rolled: all three in advance, or one at a time.
house-pheromone_points = Pheromones score
house-pheromone_points-printed = What is printed
house-pheromone_points-size = Their size
house-pheromone_points-say = Points for placing a pheromone.
house-clearing_points = Clearing scores
house-clearing_points-printed = What is printed
house-clearing_points-size = The size
house-clearing_points-say = By size, clearing your own pheromone scores too.
house-level_plus_one = Level +1 opens
house-level_plus_one-all = Everything
house-level_plus_one-pheromones = Pheromones only
house-level_plus_one-say = Rooms, storage and special tiles as well, or larger pheromones only.
house-first_player_passes = First player changes
house-first_player_passes-season = Each season
house-first_player_passes-year = Each year
house-first_player_passes-say = When the next one clockwise begins.
house-foreign_tunnel = Opposing tunnel costs
house-foreign_tunnel-free = Nothing
house-foreign_tunnel-soldier = A soldier
house-foreign_tunnel-say = What it costs to enter another colony’s tunnel. The rulebook asks for a soldier for tiles only.

setup-length = Length
setup-length-standard = Standard
setup-length-long = Long
setup-length-say = Standard: four rounds, from early spring to autumn. Long: the thaw comes first, a fifth round.
setup-horde = Who wins
setup-horde-each = Each for themselves
setup-horde-together = Together against the Horde
setup-horde-say = Together: the Centipede Horde acts and scores too, and you all win or lose together.
setup-horde-alone = Alone you play against the Centipede Horde, which acts and scores too.
setup-difficulty = Difficulty
setup-difficulty-easy = Easy
setup-difficulty-normal = Normal
setup-difficulty-hard = Hard
setup-difficulty-say = Easy: everybody starts with three more larvae. Hard: everybody starts with two cards.
setup-more = More to choose
setup-wins = The Horde wins
setup-wins-beats_one = When it beats one of you
setup-wins-beats_all = When it beats all of you
setup-wins-beats_one-say = It only needs more points than the weakest of you: nobody may fall behind.
setup-wins-beats_all-say = It needs more points than every one of you: the strongest can save the others.
setup-beyond = Beyond the Meadow
setup-beyond-book = By the book
setup-beyond-0 = None
setup-beyond-2 = 2
setup-beyond-3 = 3
setup-beyond-5 = All 5
setup-beyond-say = Hexes with effects of their own among the others. By the book: all five with five players or in a long game; otherwise none, as the rulebook suggests for a first game. Later it suggests 2 or 3.
setup-species = Ants
setup-species-common = Common Meadow Ants
setup-species-primitive = Primitive species
setup-species-say = Primitive: each player is dealt a species with its own action, reaction and drawbacks, and may choose to play it.
setup-data = Much of this box's data is our reconstruction.
setup-data-link = What that means

set-long = long game
set-alone = alone against the Horde
set-horde = together against the Horde
set-difficulty = { $difficulty ->
    [easy] easy
   *[hard] hard
}
set-beats-all = the Horde has to beat all
set-beyond = { $n ->
    [0] nothing from Beyond the Meadow
    [one] 1 hex from Beyond the Meadow
   *[other] { $n } hexes from Beyond the Meadow
}
set-species = primitive species
set-manual = rules of the manual
set-switch = { $what }: { $how }
room-rules = Rules of this table

curtain-hands = Hands are covered
curtain-hold = Hold it for a second, so that nobody opens it by mistake. With keys: hold Enter, or press it twice.
curtain-once-more = Once more
curtain-since = Meanwhile

# Component data: which set a table is played with.
data-choose = Component data
data-own = The program's data
data-set = Played with the data set “{ $name }”.
data-other = Played with other component data than this program carries ({ $hash }).
data-bots = The bots were trained with other component data, so they may play less well here.
home-march-gallery = All cards and hexes
home-open-record = Watch a saved game
