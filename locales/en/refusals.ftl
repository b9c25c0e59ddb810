# Why something was refused, whatever the game.

refused-offline = There is no connection. Nothing was lost: try again when it is back.
refused-stale = The game has moved on. Look again, then decide.
refused-illegal = The rules do not allow that.
refused-not_yours = That is not for you to decide.
refused-not_found = That does not exist (any more).
refused-too_many_former = This browser already keeps four others you were, each with tables. Go back to one of them and sign out here first.
refused-not_now = That cannot be done now.
refused-stuck = This server can no longer replay this game to its end. Its players can agree to continue from the last move that replays.
refused-unreadable = The stored game cannot be read.
refused-no_game = This server does not know this game.
refused-no_data = The component data of this game are not on this server.
refused-sealed = The dice of this game are sealed with a key that this server does not have. Whoever runs the server can put it back.
refused-not_over = By the current rules, the game would not be over here.
refused-bad_request = The server did not understand that.
refused-bad_action = That is not an action of this game.
refused-bad_options = The game cannot be set up like that.
refused-bad_record = This file is not the record of a game, or it was changed.
refused-bad_position = That position is impossible.
refused-bad_data = This component data is not valid.
refused-too_large = That is too long.
refused-too_many = That is too much at once.
refused-too_slow = Your message took too long to arrive. Try again.
refused-unauthorised = The server does not know who you are. Reload the page and try again.
refused-blocked = Somebody at this table has blocked you.
refused-nameless = Give a name first, so that the others know who is speaking.
refused-name_taken = Somebody at this table has the same name. Choose another one to chat here.
refused-ask_first = The host of this table approves who sits down. Ask for a seat.
refused-full = All seats are taken.
refused-taken = Somebody already sits there.
refused-not_host = Only the person who opened the table may do that.
refused-not_your_set = Only whoever saved this data set may change it.
refused-not_administrator = Only the administrator may do that here.
refused-banned = The administrator of this server keeps you out.
refused-muted = The administrator of this server does not let you chat.
refused-foreign_page = Requests from another site are not accepted.
refused-closing = The server is being restarted. The game goes on in a moment.
refused-unavailable = The server cannot save anything at the moment. Nothing you see is lost: try again in a moment.
refused-internal = Something went wrong on our side; nothing was changed.
refused-not_undoable = { $reason ->
    [random] Chance has decided something since: you cannot undo that without the others.
    [revealed] Something hidden has been revealed since: you cannot undo that without the others.
    [somebody_else_acted] Somebody else has acted since: ask the others.
   *[nothing] There is nothing to undo.
}
refused-bug = Something went wrong on our side.
refused-unknown = That was refused: { $message }
