# Was man wegen jemandem tun kann, der schreibt.

speaker-title = { $name }
speaker-mute = Stumm schalten
speaker-mute-say = Dieser Browser blendet aus, was { $name } schreibt. Sonst merkt es niemand.
speaker-block = Blockieren
speaker-block-say = Du liest { $name } nirgends mehr, und { $name } kann sich an keinen Tisch setzen, an dem du bist. Unter „{ page-you }“ kannst du es zurücknehmen.
speaker-blocked = Du hast { $name } blockiert.
speaker-report = Diese Zeile melden
speaker-report-say = Der Betreiber dieses Servers liest die Zeile und die davor.
speaker-report-note = Was daran nicht in Ordnung ist (wenn du magst)
speaker-reported = Die Zeile ist gemeldet.
