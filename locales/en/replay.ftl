# Looking through a game, and the programming interface.

replay-steps = Steps of the game
replay-step = Step
replay-at = { $at } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-earlier = To the previous season
replay-later = To the next season
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $n } times
replay-jump = Jump to a season
replay-season = { $year } { $season }
replay-eyes = Point of view
replay-eyes-all = Spectator
replay-turn = Next: { $who }
replay-over = The game is over
replay-setup = The garden is laid out
replay-link = Copy the link to this moment

replay-scores = Scores at this moment
replay-figures = In figures
replay-sum = Score
replay-level = level { $level }

replay-menu = Record of the game
replay-download = Download the record
replay-more = Load newer moves
replay-table = To the table
replay-another = Open another record
replay-whatif = What if, from here
replay-playon = Play on from here
replay-keys = Keys:
replay-keys-say = arrow keys step, Space plays, Home and End jump to the ends, [ and ] jump from season to season.

replay-drop = Drop the record of a game here, or choose the file.
replay-choose = Choose a file
replay-choose-other = Choose another file
replay-paste = Or paste its text
replay-show = Watch
replay-no-record = This is not the record of a game.
replay-kept = The record is replayed and checked against the rules. Nothing is stored.
replay-no-page = This game cannot be shown here yet.

replay-fair = Fair dice
replay-fair-say = The seed follows from the server's secret and what each player's device added. The secret's hash was known before anybody sat down.
replay-fair-later = Secret, contributions and seed are shown when the game is over. Then they can be checked here.
replay-commitment = Hash of the secret, shown at the start
replay-secret = The server's secret
replay-added = Added by { $name }
replay-added-none = nothing
replay-seed = Seed
replay-check = Check
replay-holds-commitment = The secret matches the hash shown before the game.
replay-fails-commitment = The secret does not match the hash shown before the game.
replay-holds-seed = The seed follows from the secret and all contributions.
replay-fails-seed = The seed does not follow from the secret and the contributions.
replay-holds-record = The game’s record has this seed.
replay-fails-record = The game’s record has a different seed.
replay-fair-yes = The dice were fair.
replay-fair-no = Something is wrong here: these dice cannot be trusted.
replay-record-failed = The record could not be compared: { $why }

api-say = A program can do everything the page does: sit at tables, watch, act. Hidden information stays hidden, and only legal actions are accepted.
api-example = A first bot
api-step-token = Request a token once. It is the bot’s identity.
api-step-sit = Sit down at an open table, with the token as bearer.
api-step-view = Get what the seat sees: the view, what happened, and every legal action.
api-step-act = Take one of them. If the game has moved on, the answer is “stale”: look again.
api-socket = Instead of polling, listen on the table’s socket: /api/tables/TABLE/ws.
api-calls = Calls
api-types = Types
api-send = Send
