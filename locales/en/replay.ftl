# Looking through a game, and the programming interface.

replay-steps = Steps of the game
replay-step = Step
replay-at = { $at } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-eyes = Whose eyes
replay-eyes-all = Spectator
replay-drop = Drop the record of a game here, or choose the file.
replay-choose = Choose a file
replay-no-page = This game cannot be shown here yet.
replay-fair = Fair dice
replay-fair-say = The seed follows from the server's secret and what each player's device added. The secret's hash was known before anybody sat down.
replay-commitment = Hash of the secret
replay-secret = The server's secret
replay-seed = Seed

api-say = Everything the page does a program can do too: sit at tables, look, act. Nothing hidden can be seen, and only legal actions are taken.
api-example = A first bot
api-step-token = Ask once for a token. It is who the bot is.
api-step-sit = Sit down at an open table, with the token as bearer.
api-step-view = Ask what the seat sees: the view, what happened, and every legal action.
api-step-act = Take one of them. If the game went on meanwhile the answer is “stale”: look again.
api-socket = Instead of asking again and again, listen on the socket of the table: /api/tables/TABLE/ws.
api-calls = Calls
api-types = Types
api-send = Send
