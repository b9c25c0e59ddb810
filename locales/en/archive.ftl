# The archive of finished games, and all tables that wait or play.

archive-search = Search
archive-list = Which games
archive-list-finished = Finished
archive-list-mine = My own
archive-list-open = Waiting
archive-list-running = Running
archive-say-open = Tables that everybody may see and sit down at. One that nobody waits at any more closes by itself.
archive-say-running = Games that everybody may watch.
archive-game = Game
archive-any-game = All games
archive-player = Player
archive-from = From
archive-until = Until
archive-score = Points, at least
archive-none = No game fits.
archive-more = Show more
