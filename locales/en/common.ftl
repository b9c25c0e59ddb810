# Words used all over the page.

page-table = Table
page-replay = Replay
page-transfer = Move to this device
page-api = Programming interface
page-about = About
page-not-found = Page not found
page-not-found-say = There is no page at this address. The link may be incomplete.
page-to-home = To the home page
page-failed = The page could not be loaded. Check your connection and reload.

close = Close
tools = Tools
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
settings-confirm = Ask before a click on the board acts
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
