# Warum etwas abgelehnt wurde, gleich in welchem Spiel.

refused-offline = Es gibt keine Verbindung. Nichts ist verloren: Versuch es wieder, wenn sie zurück ist.
refused-stale = Das Spiel ging inzwischen weiter. Sieh noch einmal hin, dann entscheide.
refused-illegal = Die Regeln erlauben das nicht.
refused-not_yours = Das hast nicht du zu entscheiden.
refused-not_found = Das gibt es nicht (mehr).
refused-too_many_former = Dieser Browser behält schon vier andere, die du warst, jeweils mit Tischen. Geh erst zu einem von ihnen zurück und melde ihn hier ab.
refused-not_now = Das geht jetzt nicht.
refused-stuck = Dieser Server kann diese Partie nicht bis zum Ende nachspielen. Wer sie spielt, kann mit den anderen vereinbaren, von dort weiterzuspielen, wo er es kann.
refused-unreadable = Was hier gespeichert ist, lässt sich nicht lesen.
refused-no_game = Dieser Server kennt dieses Spiel nicht.
refused-no_data = Das Spielmaterial dieser Partie liegt nicht auf diesem Server.
refused-sealed = Die Würfel dieser Partie sind mit einem Schlüssel versiegelt, den dieser Server nicht hat. Wer den Server betreibt, kann ihn zurücklegen.
refused-not_over = Nach den heutigen Regeln wäre die Partie hier nicht zu Ende.
refused-bad_request = Das hat der Server nicht verstanden.
refused-bad_action = Das ist keine Aktion dieses Spiels.
refused-bad_options = So kann das Spiel nicht vorbereitet werden.
refused-bad_record = Diese Datei ist keine Partie, oder sie wurde verändert.
refused-bad_position = Diese Stellung kann es nicht geben.
refused-bad_data = Mit diesen Spieldaten kann man nicht spielen.
refused-too_large = Das ist zu lang.
refused-too_many = Das ist zu viel auf einmal.
refused-too_slow = Deine Nachricht kam zu langsam an. Versuch es noch einmal.
refused-unauthorised = Dafür müsste man dich hier erst kennen.
refused-blocked = Jemand an diesem Tisch hat dich blockiert.
refused-nameless = Gib erst einen Namen an, damit die anderen wissen, wer spricht.
refused-name_taken = Jemand an diesem Tisch heißt genauso. Wähle einen anderen Namen, um hier zu schreiben.
refused-ask_first = Wer diesen Tisch eröffnet hat, entscheidet, wer sich setzt. Bitte um einen Platz.
refused-full = Alle Plätze sind besetzt.
refused-taken = Dort sitzt schon jemand.
refused-not_host = Das darf nur, wer den Tisch eröffnet hat.
refused-not_your_set = Diesen Datensatz darf nur ändern, wer ihn gespeichert hat.
refused-not_administrator = Das darf hier nur die Verwaltung.
refused-banned = Die Verwaltung dieses Servers hat dich ausgeschlossen.
refused-muted = Die Verwaltung dieses Servers lässt dich nicht chatten.
refused-foreign_page = Eine andere Seite darf hier nicht für dich sprechen.
refused-closing = Der Server startet neu. Das Spiel geht gleich weiter.
refused-unavailable = Der Server kann im Moment nichts speichern. Was du siehst, bleibt erhalten: Versuche es gleich noch einmal.
refused-internal = Bei uns ist etwas schiefgegangen; geändert wurde nichts.
refused-not_undoable = { $reason ->
    [random] Seitdem hat der Zufall entschieden: Allein kannst du das nicht zurücknehmen.
    [revealed] Seitdem wurde etwas Verdecktes gezeigt: Allein kannst du das nicht zurücknehmen.
    [somebody_else_acted] Seitdem hat jemand anderes gespielt: Frag die anderen.
   *[nothing] Es gibt nichts zurückzunehmen.
}
refused-bug = Bei uns ist etwas schiefgegangen.
refused-unknown = Das wurde abgelehnt: { $message }
