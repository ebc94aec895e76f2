### Was geschehen ist: Spuren, noch einmal ansehen, der Verlauf als Text, wer gespielt hat, was die Spielleitung setzt.

trails-on = Auf dem Tisch liegt, was seit dem letzten Zug geschehen ist. { $key } spielt es ab.
trails-off = Was seit dem letzten Zug geschehen ist, wird nicht gezeigt.
trails-nothing = Seit dem letzten Zug ist nichts geschehen.
recap-nothing = Noch ist nichts geschehen, was man noch einmal ansehen könnte.
recap-notice = Was seit dem letzten Zug geschehen ist, { $pace }-mal so schnell. Klick oder Esc beendet es.
recap-again = Noch einmal
recap-again-note = von vorn
recap-end = In die Gegenwart
recap-end-note = nicht weiter ansehen
command-show-trails = Was seit dem letzten Zug geschehen ist
command-recap = Noch einmal ansehen, was seit dem letzten Zug geschehen ist
command-log-file = Den Verlauf als Text schreiben
command-undo-turn = Einen ganzen Zug zurücknehmen
command-watch-slower = Langsamer ansehen
command-watch-faster = Schneller ansehen
watch-slower = Langsamer
watch-faster = Schneller
watch-pace = { $pace }-mal so schnell.
watch-pace-now = jetzt × { $pace }
menu-log = Den Verlauf als Text schreiben
log-file-done = Der Verlauf steht in { $file }.
problem-log-not-written = der Verlauf konnte nicht geschrieben werden: { $reason }
problem-log-over-save = das ist der Spielstand selbst: Gib dem Verlauf eine andere Datei
cli-log-help = Erzählt Zeile für Zeile, was in einem gespeicherten Spiel geschehen ist.
cli-log-output-help = Die Textdatei (.txt), die geschrieben wird; ohne sie wird der Verlauf ausgegeben.
cli-log-not-text = „{ $file }“ ist keine Textdatei: Der Name muss auf .txt enden
log-text-players = Es spielten { $players }
log-seat-program = Von hier an spielt das Programm für { $player } ({ $how }).
log-seat-person = Von hier an spielt ein Mensch für { $player }.
names-of-both = { $first ->
    [program] { $name } (erst das Programm, dann ein Mensch)
   *[person] { $name } (zum Teil das Programm)
}
