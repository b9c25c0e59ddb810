# Words used all over the page.

page-table = Table
page-replay = Replay
page-transfer = Move to this device
page-api = Programming interface
page-about = About
page-not-yet = This page is not ready yet.
page-not-found = Nothing here
page-not-found-say = There is no page at this address. Perhaps the link was cut off.
page-to-home = To the home page
page-failed = The page could not be loaded. Check the connection and load it again.
