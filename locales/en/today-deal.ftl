# The same deal at several tables, and what a table says where others play its deal.

notice-daily = The game of the day: one try, without hints, and no going back past chance.
notice-daily-go = See where you stand
notice-deal = The same deal is played at other tables. Nobody looks at another table before their own game is over.
notice-deal-go = Compare the tables

deal-title = Same deal
deal-tables = { $n } tables, one deal
deal-result = What everybody made of their seat
deal-what = Setup, dice and bots are the same at every table, so what differs is how people play. Compare yourself with those who had your seat elsewhere.
deal-hidden = The results appear here when your own game is over.
deal-hidden-others = The results appear here when all tables have finished.
deal-by-seat = Seat by seat
deal-by-seat-note = points, and the difference to the mean of that seat
deal-table = Table { $n }
deal-seat = Seat
deal-mean = Mean
deal-open = waiting for players
deal-running = playing
deal-over = finished
deal-abandoned = given up
deal-sit = Sit down
deal-go-on = Your table
deal-watch = Watch
deal-replay = Replay
deal-close = Close
    .hint = Nobody has come to this table. The others do not wait for it any longer.
deal-made = Who made most of their seat
deal-made-note = points above or below the mean of the same seat
deal-rules = One deal, one try
deal-rules-once = Everybody plays the deal at one table only.
deal-rules-look = Until your game is over, the other tables are hidden from you. After that you can watch them and read the results.
deal-rules-back = Nothing is tried out, and nothing is taken back once chance has decided.
deal-link = Link for your friends
deal-fair-say = The deal follows from one secret of the server. Its hash is the same at every table, so nobody got another deal. Players add nothing to it, so it does not prove that the server did not choose the deal.
deal-secret-later = Revealed when all tables have finished.
