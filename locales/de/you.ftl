# Auf einem anderen Gerät jemand werden, und die Seite über die eigenen Geräte.

transfer-failed = Dieser Link oder Code gilt nicht mehr
transfer-ask = { $name } werden?
transfer-ask-nameless = Jemand ohne Namen werden?
transfer-who = Der Link oder Code gehört { $name }, mit { $tables ->
    [0] keiner laufenden Partie
    [one] einer laufenden Partie
   *[other] { $tables } laufenden Partien
}. Wenn du das auf einem anderen Gerät bist, mach weiter.
transfer-who-nameless = Der Link oder Code gehört jemandem ohne Namen, mit { $tables ->
    [0] keiner laufenden Partie
    [one] einer laufenden Partie
   *[other] { $tables } laufenden Partien
}. Wenn du das auf einem anderen Gerät bist, mach weiter.
transfer-warn = Hat dir jemand anderes diesen Link geschickt, dann lass es: Du würdest als diese Person spielen.
transfer-leave = Auf diesem Gerät bist du jetzt { $name }. Diese Partien bleiben bei diesem Namen:
transfer-leave-nameless = Auf diesem Gerät hast du keinen Namen angegeben. Diese Partien bleiben zurück:
transfer-leave-none = Auf diesem Gerät bist du jetzt { $name }, ohne laufende Partie.
transfer-return = Dieser Browser merkt sich, wer du warst: Unter „{ page-you }“ kannst du zurück.
transfer-same = Dieses Gerät ist schon { $name }. Es ist nichts zu tun.
transfer-same-nameless = Dieses Gerät ist schon diese Person. Es ist nichts zu tun.
transfer-stay = { $name } bleiben
transfer-stay-nameless = So bleiben
transfer-stay-nobody = Lieber nicht
transfer-go = { $name } werden
transfer-go-nameless = Diese Person werden
transfer-done = Fertig: Dieses Gerät ist jetzt { $name }.
transfer-done-nameless = Fertig: Dieses Gerät ist jetzt diese Person.

you-name = Dein Name
you-nobody = Hier kennt dich noch niemand. Gib einen Namen an oder beginne eine Partie, dann merkt sich der Server diesen Browser.
you-name-change = Ändern
you-name-give = Namen angeben
you-browsers = Wo man dich kennt
you-browsers-say = Jeder dieser Browser kann für dich spielen. Melde ab, was du nicht mehr benutzt oder nicht kennst.
you-browser = Unbekannter Browser
you-browser-old = Browser, die lange nicht mehr hier waren
you-here = dieser
you-seen = zuletzt hier: { $when }
you-sign-out = Abmelden
you-sign-out-name = { $device } abmelden
you-sign-out-others = Alle anderen abmelden
you-sign-out-sure = Diesen Browser abmelden?
you-sign-out-lost = Du hast keinen anderen Browser und keinen Rettungscode: Niemand könnte deine Partien mehr spielen.
you-sign-out-say = Du kommst mit einem Link von einem anderen Browser oder mit deinem Rettungscode zurück.
you-signed-out = Du bist hier abgemeldet.
you-recovery = Rettungscode
you-recovery-say = Mit diesem Code kommst du zurück, wenn du alle Browser verlierst. Bewahre ihn auf wie ein Passwort: Wer ihn hat, ist du.
you-recovery-none = Du hast noch keinen.
you-recovery-made = Erstellt: { $when }. Er wird nicht noch einmal gezeigt; ein neuer ersetzt ihn.
you-recovery-make = Rettungscode erstellen
you-recovery-renew = Neuen erstellen
you-recovery-delete = Löschen
you-recovery-yours = Dein Rettungscode
you-recovery-keep = Schreib ihn auf oder speichere ihn jetzt. Er wird nur dieses eine Mal gezeigt.
you-recovery-save = Als Datei speichern
you-recovery-file = Rettungscode von { $name } auf { $place }:
you-recovery-use = Mit einem Rettungscode zurückkommen
you-recovery-field = Rettungscode
you-recovery-go = Weiter
you-programs = Programme, die für dich spielen
you-programs-say = Du hast jedem von ihnen ein Token gegeben.
you-revoke = Widerrufen
you-revoke-name = Token von { $name } widerrufen
you-former = Wer dieser Browser vorher war
you-former-games = { $tables ->
    [0] keine laufende Partie
    [one] eine laufende Partie
   *[other] { $tables } laufende Partien
}
you-former-go = Wieder { $name } sein
you-blocks = Wen du blockiert hast
you-unblock = Zurücknehmen
you-unblock-name = Blockierung von { $name } zurücknehmen
