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
game-report-expected = Erwartete Treffer
game-report-expected-note = Erwartete Treffer: was dieselben Würfe im Mittel bringen, mit Würfeln, die es weder gut noch böse meinen.
game-report-rounds = Runden
game-report-figures = Figuren
game-report-figures-note = Schaden ohne einen Angriff zählt nur als erhalten.
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
game-report-hover = Wo eine Zeile mit » endet, zeigt die Maus darüber die Rechnung oder den Weg.
game-report-rules = Die Regeln, die vorkamen
game-report-made = Von pb12table { $version } aus dem Spielstand erstellt.

## Die Kommandozeile und das Fenster

game-report-html-help = Das Spiel auch als Seite schreiben, mit Bildern, Tabellen und allem, was geschah.
closing-report = Bericht
menu-report = Bericht des Spiels speichern
game-report-title = Bericht des Spiels
game-report-making = Die Bilder der Runden werden gezeichnet …
game-report-ready = Das ganze Spiel, Runde für Runde, mit Bildern und Zahlen, zum Lesen im Browser:
    { $file }
game-report-show = Zeigen
game-report-no-browser = Das Programm konnte keinen Browser öffnen. Die Seite liegt hier: { $file }
game-report-file = bericht
