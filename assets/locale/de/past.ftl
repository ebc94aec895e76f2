### Was geschehen ist: Spuren, noch einmal ansehen, der Verlauf als Text, wer gespielt hat, was die Spielleitung setzt.

trails-on = Der Tisch zeigt, was seit dem letzten Zug geschehen ist. { $key } spielt es ab.
trails-off = Der Tisch zeigt nicht mehr, was seit dem letzten Zug geschehen ist.
trails-nothing = Seit dem letzten Zug ist nichts geschehen.
recap-nothing = Noch gibt es nichts abzuspielen.
recap-notice = { $pace ->
    [1] Was seit dem letzten Zug geschehen ist. Klick oder Esc beendet es.
   *[other] Was seit dem letzten Zug geschehen ist, { $pace }-mal so schnell. Klick oder Esc beendet es.
}
recap-again = Noch einmal
recap-again-note = von vorn
recap-end = Zurück in die Gegenwart
recap-end-note = nicht weiter zusehen
command-show-trails = Zeigen, was seit dem letzten Zug geschehen ist
command-recap = Abspielen, was seit dem letzten Zug geschehen ist
command-log-file = Protokoll als Text speichern
command-undo-turn = Einen ganzen Zug zurücknehmen
command-watch-slower = Langsamer ansehen
command-watch-faster = Schneller ansehen
watch-slower = Langsamer
watch-faster = Schneller
watch-pace = { $pace ->
    [1] So schnell wie sonst.
   *[other] { $pace }-mal so schnell.
}
watch-pace-now = jetzt × { $pace }
menu-log = Protokoll als Text speichern
log-file-done = Das Protokoll steht in { $file }.
problem-log-not-written = das Programm konnte das Protokoll nicht schreiben: { $reason }
problem-log-over-save = das ist der Spielstand selbst: Wähle für das Protokoll eine andere Datei
cli-log-help = Zeile für Zeile ausgeben, was in einem gespeicherten Spiel geschehen ist.
cli-log-output-help = Die Textdatei (.txt), die geschrieben wird; ohne Angabe steht das Protokoll im Terminal.
cli-log-not-text = „{ $file }“ ist keine Textdatei: Der Name muss auf .txt enden
log-text-players = Es spielten { $players }
log-seat-program = Von hier an spielt das Programm für { $player } ({ $how }).
log-seat-person = Von hier an spielt ein Mensch für { $player }.
names-of-both = { $first ->
    [program] { $name } (erst das Programm, dann ein Mensch)
   *[person] { $name } (zum Teil das Programm)
}

### Was die Spielleitung von Hand setzt.

event-amended = Nach Absprache: { $what }
amend-line = { $about }: { $what } { $after } statt { $before }
amend-line-done = { $about }: { $what }
amend-game = das Spiel
amend-nothing = nichts
amend-nowhere = nicht auf dem Tisch
amend-at = { $z ->
    [0] { $x } / { $y }, Blick nach { $facing },
   *[other] { $x } / { $y }, Höhe { $z }, Blick nach { $facing },
}
amend-turn = am Zug:
amend-place = Ort:
amend-out = aus dem Spiel
amend-end-round = Runde beenden
amend-uses = Anwendungen von { $name }:
amend-value-yes = ja
amend-value-no = nein
refusal-amend-unknown = Das lässt sich nicht ändern.
refusal-amend-not-now = Das lässt sich gerade nicht ändern.
refusal-amend-no-choice = „{ $found }“ steht nicht zur Wahl.
refusal-amend-no-place = „{ $found }“ ist kein Ort.
refusal-amend-off-table = { $x } Ost und { $y } Nord liegt nicht auf dem Tisch.
refusal-amend-out-of-bounds = Erlaubt ist { $lowest } bis { $highest }, nicht { $found }.
refusal-amend-no-words = Schreib ein paar Wörter in eine Zeile, höchstens { $most } Zeichen.
refusal-amend-same = So ist es schon.
refusal-amend-dice-first = Ein Würfel rollt noch: Lasst ihn erst liegen bleiben.
refusal-amend-no-answer = Danach könnte niemand mehr die jetzige Frage beantworten: Beantwortet sie zuerst.
refusal-amend-in-the-middle = Hier läuft noch etwas: Bringt es erst zu Ende, oder nehmt es zurück.
referee-title = Etwas von Hand ändern
referee-explanation = Klick eine Figur an oder wähle eine aus der Liste, ändere, was du willst, und schlag es allen vor. Alle müssen zustimmen; die Änderung steht dann im Protokoll.
referee-agree-text = Alle müssen zustimmen. Die Änderung steht dann im Protokoll und lässt sich zurücknehmen.
referee-about = Was ändern?
referee-change = { $before } → { $after }
referee-click = Klick dahin, wo sie stehen soll; ein zweiter Klick dorthin nimmt die nächsttiefere Stelle. Q und E drehen sie, Esc beendet.
referee-others = { $number ->
    [one] Eine weitere Änderung steht in einer anderen Liste.
   *[other] { $number } weitere Änderungen stehen in anderen Listen.
}
referee-nothing = Gerade lässt sich nichts ändern.
referee-put = Allen vorschlagen
referee-agree-title = So ändern?
referee-agree = Ich stimme zu
referee-keep = Alles lassen, wie es ist
referee-none-here = In diesem Spiel lässt sich nichts von Hand ändern.
referee-not-now = Gerade lässt sich nichts ändern.
command-referee = Etwas von Hand ändern (Spielleitung)
menu-referee = Etwas von Hand ändern
help-search = Tippe, was du suchst
help-not-found = „{ $sought }“ steht hier nirgends.
closing-course = { $what } im Verlauf des Spiels
closing-figures-left = Figuren auf dem Tisch
closing-last-table = Der Tisch am Ende, und was zuletzt geschah. Ein Klick führt hin.
closing-moments = Was das Spiel entschied (ein Klick zeigt es auf dem Tisch)
closing-moment-tip = Ein Klick zeigt diesen Augenblick auf dem Tisch.
curtain-recap = Was geschehen ist
