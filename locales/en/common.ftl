# Words used all over the page.

page-table = Table
page-replay = Replay
page-review = Review
page-transfer = Move to this device
page-archive = All games
page-you = You and your devices
page-api = Programming interface
page-about = About
page-to-home = To the home page
page-failed = The page could not be loaded. Check your connection and reload.

close = Close
tools = Tools
rules-the-rule = The rule
rules-read = Read it in the rules
rules = Rules

settings = Settings
settings-flip = Light or dark
settings-language = Language
settings-theme = Appearance
settings-light = Light
settings-dark = Dark
settings-motion = Animations
settings-coordinates = Coordinates on the board
settings-motion-calm = Calm
settings-motion-system = Auto
settings-motion-quick = Quick
settings-motion-off = Off
settings-letters = Letters
settings-letters-normal = Normal
settings-letters-larger = Larger
settings-letters-largest = Largest
settings-sound = Sound
settings-sound-off = Off
settings-sound-soft = Soft
settings-sound-full = Full
settings-coach = Remarks of the coach
settings-coach-always = always
settings-coach-sometimes = after a lesson
settings-coach-never = never
settings-confirm = Ask before a single click acts
settings-harmless = Take Reactions that can only help without asking
settings-open-reactions = Around one screen: ask open Reactions without passing the device
settings-system = Auto
settings-on = On
settings-off = Off

player-mark-1 = blue, circle
player-mark-2 = red, triangle
player-mark-3 = ivory, square
player-mark-4 = pink, flower
player-mark-5 = black, diamond

seat-free = free seat
list-loading = Loading …
list-failed = This list could not be loaded.

error-no-page = There is no page here
    .say = The address may be incomplete or mistyped. Nothing of yours is lost.
error-no-table = No table behind this link
    .say = A letter of the link may be missing, or the table was removed. Ask for the link again, or open a table of your own.
error-no-replay = No game behind this link
    .say = A letter of the link may be missing, or the table was removed. If you saved its record, you can still watch it.
error-unreachable = The server cannot be reached
    .say = Your connection is down, or the server is. Every move was stored before you saw it: nothing is lost.
error-restarting = The server is restarting
    .say = This takes a few seconds. Every move is stored, and the game goes on where it was.
error-unreadable = This game cannot be read
error-not-loaded = The page could not be loaded
    .say = Check your connection and try again. If the server was updated just now, this loads the new page.
error-failed = That did not work
    .say = Nothing was changed. If it happens again, tell whoever runs this server.
error-retry = Try again

old-browser = This browser is too old for Formicarium
old-browser-say = Please update it, or open this page with a current Firefox, Chrome, Edge or Safari. Your tables wait for you under the same link.
old-browser-anyway = Try anyway
no-script = Formicarium needs JavaScript. Switch it on for this page and reload.
