# Becoming somebody on another device, and the page about one's devices.

transfer-failed = This link or code no longer works
transfer-ask = Become { $name }?
transfer-ask-nameless = Become somebody without a name?
transfer-who = The link or code stands for { $name }, who has { $tables ->
    [0] no unfinished games
    [one] one unfinished game
   *[other] { $tables } unfinished games
}. If that is you on another device, go on.
transfer-who-nameless = The link or code stands for somebody without a name, who has { $tables ->
    [0] no unfinished games
    [one] one unfinished game
   *[other] { $tables } unfinished games
}. If that is you on another device, go on.
transfer-warn = If somebody else sent you this link, do not: you would play as that person.
transfer-leave = On this device you are { $name } now. These games stay with that name:
transfer-leave-nameless = On this device you have not given a name. These games stay behind:
transfer-leave-none = On this device you are { $name } now, without an unfinished game.
transfer-return = This browser remembers who you were: you can go back under “{ page-you }”.
transfer-same = This device is { $name } already. Nothing has to be done.
transfer-same-nameless = This device is the same person already. Nothing has to be done.
transfer-stay = Stay { $name }
transfer-stay-nameless = Stay who I am
transfer-stay-nobody = Do not
transfer-go = Become { $name }
transfer-go-nameless = Become this person
transfer-done = Done: this device is { $name } now.
transfer-done-nameless = Done: this device is that person now.

you-name = Your name
you-nobody = Nobody knows you here yet. Give a name or begin a game, and this browser will be remembered.
you-name-change = Change it
you-name-give = Give a name
you-browsers = Where you are known
you-browsers-say = Each of these browsers can play for you. Sign out those that you no longer use or do not know.
you-browser = Unknown browser
you-browser-old = Browsers that have not been here for long
you-here = this one
you-seen = last here { $when }
you-sign-out = Sign out
you-sign-out-name = Sign out { $device }
you-sign-out-others = Sign out all others
you-sign-out-sure = Sign out this browser?
you-sign-out-lost = You have no other browser and no recovery code: nobody could play your games any more.
you-sign-out-say = You come back with a link from another browser or with your recovery code.
you-signed-out = You are signed out here.
you-recovery = Recovery code
you-recovery-say = With this code you come back if you lose all your browsers. Keep it like a password: whoever has it is you.
you-recovery-none = You have none yet.
you-recovery-made = Made { $when }. It is not shown again; a new one replaces it.
you-recovery-make = Make a recovery code
you-recovery-renew = Make a new one
you-recovery-delete = Delete it
you-recovery-yours = Your recovery code
you-recovery-keep = Write it down or save it now. It is shown only this once.
you-recovery-save = Save as a file
you-recovery-file = Recovery code of { $name } at { $place }:
you-recovery-use = Come back with a recovery code
you-recovery-field = Recovery code
you-recovery-go = Continue
you-programs = Programs that play for you
you-programs-say = You gave each of them a token.
you-revoke = Revoke
you-revoke-name = Revoke the token of { $name }
you-former = Who this browser was before
you-former-games = { $tables ->
    [0] no unfinished games
    [one] one unfinished game
   *[other] { $tables } unfinished games
}
you-former-go = Be { $name } again
you-blocks = Whom you have blocked
you-unblock = Take back
you-unblock-name = Take back the block of { $name }
