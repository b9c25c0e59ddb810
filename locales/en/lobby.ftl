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

play-level = Bots
play-character = Character
new-seat = Seat { $n }
new-seat-me = Me
new-seat-open = Open
new-seat-local = On this screen
new-seat-bot = Bot

setup-data = Much of this box's data is our reconstruction.
setup-data-link = What that means

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
