# What to do about somebody who chats.

speaker-title = { $name }
speaker-mute = Mute
speaker-mute-say = This browser hides what { $name } says. Nobody else notices.
speaker-block = Block
speaker-block-say = You no longer hear { $name } anywhere, and { $name } cannot sit down at a table where you are. You can take it back under “{ page-you }”.
speaker-blocked = You have blocked { $name }.
speaker-report = Report this line
speaker-report-say = The operator of this server will read the line and those before it.
speaker-report-note = What is wrong with it (if you like)
speaker-reported = The line has been reported.
