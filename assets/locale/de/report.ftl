### Ein gespieltes Spiel als eigene Seite.

## Die Seite

game-report = Ein Spiel { $system }
game-report-of = { $players } · { $rounds ->
    [0] vor der ersten Runde
    [one] eine Runde
   *[other] { $rounds } Runden
}
game-report-played = Gespielt am { $day }
game-report-open = Das Spiel geht weiter: So weit ist es gekommen.
game-report-contents = Inhalt
game-report-result = Ergebnis
game-report-player = Spieler
game-report-expected = Zu erwartende Treffer
game-report-expected-note = Zu erwartende Treffer: was dieselben Würfe im Mittel bringen, mit Würfeln, die es weder gut noch böse meinen.
game-report-rounds = Runden
game-report-figures = Figuren
game-report-figures-note = Was eine Figur ohne einen Angriff traf, zählt nur als erhalten.
game-report-figure = Figur
game-report-dealt = Schaden
game-report-received = Erhalten
game-report-steps = Schritte
game-report-became = Am Ende
game-report-able = im Spiel
game-report-out = ausgeschieden in Runde { $round }
game-report-before = Vor der ersten Runde
game-report-round = Runde { $number }
game-report-picture = Der Tisch am Ende von Runde { $number }, mit den Wegen der Runde
game-report-picture-before = Der Tisch vor der ersten Runde
game-report-picture-now = Der Tisch jetzt, mit den Wegen von Runde { $number }
game-report-log = Alles, was geschah: { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}
game-report-turn = Zug von { $player }
game-report-quiet = Nichts Besonderes geschah.
game-report-hover = Wo » hinter einer Zeile steht, zeigt die Maus darüber die Summe oder den Weg.
game-report-rules = Die Regeln, die gebraucht wurden
game-report-made = Von pb12table { $version } aus dem Spielstand gemacht.

## Die Kommandozeile und das Fenster

game-report-html-help = Das Spiel auch als eine Seite erzählen, mit Bildern, Tabellen und allem, was geschah.
closing-report = Bericht
menu-report = Bericht des Spiels als Seite
game-report-title = Bericht des Spiels
game-report-making = Die Bilder der Runden werden gezeichnet.
game-report-ready = Das ganze Spiel, Runde für Runde, mit Bildern und Zahlen, in einem Browser zu lesen:
    { $file }
game-report-show = Zeigen
game-report-no-browser = Es ließ sich kein Browser öffnen. Die Seite liegt hier: { $file }
game-report-file = bericht
