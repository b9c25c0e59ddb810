# "I own the box": correcting the data of March of the Ants in the page.

box-title = I own the box
box-say = Hold the real card beside the picture and correct what differs. Only figures and names: the words are ours.
box-changed = { $n ->
    [0] nothing changed
    [one] { $n } changed
   *[other] { $n } changed
}
box-leave = Back to the gallery
box-pieces = Cards and hexes
box-less = { $what }: one less
box-more = { $what }: one more
box-centipede = Centipede symbol
box-payment = Paid with
box-payment-any = either
box-payment-larvae = larvae
box-payment-ants = ants
box-in-text = Figures of its effect
box-in-slumber = What it asks for in Slumber
box-edge = { $edge ->
    [0] top
    [1] upper right
    [2] lower right
    [3] bottom
    [4] lower left
   *[5] upper left
}
box-site = What this site gives
box-site-add = Add a site
box-site-remove = Remove this site
box-control = Make it the control site
box-centipede-token = Centipede
box-wormhole-token = Wormhole
box-sites-changed = The sites are not those of the program.
box-front = Front, { $least } to { $most } players
box-reverse = Reverse, { $least } to { $most } players
box-changes = Changed so far
box-none = none
box-yes = yes
box-keeps = A game keeps the data it began with: old games, replays and records stay as they were.
box-set = Data set
box-no-sets = No set of your own yet. Change a figure on the left, name the set and save it, or import one.
box-set-which = Start from
box-set-name = Save as
box-save = Save
box-saved = “{ $name }” is saved. New tables can choose it.
box-deleted = “{ $name }” is deleted. Its tables keep their data.
box-delete = Delete
box-reset = Undo all
box-export = Export
box-import = Import
box-administrator = On this server only the administrator saves data sets.
box-secret = The administrator's secret
box-play-say = Everybody on this server can choose a saved set for a new table.
box-sources = Where each figure is from
box-confirm = All as in my box
box-confirm-say = Marks every figure of this piece as compared with the box.
box-check = Check
box-checking = Checking …
box-sound = Everything is complete and fits together.
box-figure = { $figure ->
    [steps] Steps
    [steps_with_larvae] Steps, larvae included
    [larvae] Larvae
    [food] Food
    [cards] Cards
    [points] Colony points
    [ants] Ants
    [look] Hexes looked at
    [times] Times
    [each] Each
    [choices] Choices
    [most] At most
    [least] At least
    [own] Own
    [others] Others
    [draw] Cards drawn
    [discard] Cards discarded
    [discards] Evolutions discarded
    [plays] Evolutions played
    [plays_after_discard] Evolutions played after a discard
    [cards_each] Cards of each player
    [points_each] Points for each
    [gain] Larvae gained
    [loss] Larvae lost
    [hexes] Hexes
    [sites] Sites
    [add_to_total] Added to the total
    [ants_fed_by_larva] Ants fed by a larva
    [commit_cards] Cards committed
    [draw_hexes] Hexes drawn
    [exchange_ants] Ants exchanged
    [extra_actions] Further actions
    [fewer_casualties] Fewer casualties
    [food_by_hexes_0] Hexes for the first food
    [food_by_hexes_1] Hexes for the second food
    [food_instead] Food instead
    [gather_ants] Ants gathered
    [play_evolutions] Evolutions played
    [save_ants] Ants saved
   *[other] { $figure }
}
gallery-figure-slumber = condition
gallery-figure-centipede = centipede
gallery-figure-wormhole = wormhole
gallery-figure-front = exits of the front
gallery-figure-reverse = exits of the reverse
