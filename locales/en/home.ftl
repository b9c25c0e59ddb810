# The home page.

home-title = Raise a colony
home-say = Two board games about ants, with friends or bots, live or over days. No account needed.

home-play = Play now
home-play-game = Play { $game }
home-teach = Teach me
home-screen = Around this screen
home-invite = Invite friends
home-invite-game = Invite to { $game }
home-coming = Coming soon: not playable here yet

home-myrmes-meta = 2 to 4 players, about 30 minutes per player
home-myrmes-text = Three years in a garden: hatch, forage, dig, and be ready for winter.
home-march-meta = 1 to 5 players, about 20 minutes per player
home-march-text = A meadow that grows under your feet: explore, evolve, march, battle.
home-march-gallery = All cards and hexes

home-mine = My tables
home-mine-waiting = { $n ->
    [one] 1 is waiting for you
   *[other] { $n } are waiting for you
}
home-mine-empty = No table yet. Two clicks start one against bots, without a name.
home-open = Open tables
home-open-note = live
home-open-empty = Nobody is looking for players. Open a table and send friends the link.
home-replays = Replays
home-replays-note = move by move
home-replays-empty = Finished games appear here. You can watch them again move by move.
home-replays-open = Watch a game from a file
home-open-record = Watch a saved game
