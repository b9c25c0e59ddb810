# Words used all over the page.

page-table = Table
page-replay = Replay
page-transfer = Move to this device
page-api = Programming interface
page-about = About
page-not-found = Nothing here
page-not-found-say = There is no page at this address. Perhaps the link was cut off.
page-to-home = To the home page
page-failed = The page could not be loaded. Check the connection and load it again.

close = Close
tools = Tools
rules = Rules

settings = Settings
settings-flip = Light or dark
settings-language = Language
settings-theme = Appearance
settings-light = Light
settings-dark = Dark
settings-motion = Movement
settings-coordinates = Coordinates on the board
settings-system = Auto
settings-on = On
settings-off = Off

player-mark-1 = blue, circle
player-mark-2 = red, triangle
player-mark-3 = ivory, square
player-mark-4 = pink, flower
player-mark-5 = black, diamond

seat-free = free seat
list-loading = Looking …
list-failed = This list could not be loaded.
