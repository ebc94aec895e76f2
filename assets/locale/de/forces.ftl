### Einsatzgruppen: das Bild, auf dem man sie zusammenstellt, was sie wert sind, und Bögen zum Drucken.

command-edit-forces = Einsatzgruppen und Sieg
tile-edit-forces = Gruppen
forces-window-title = { $layout }: Einsatzgruppen – { $game }
forces-title = Einsatzgruppen: { $layout }
forces-print = Drucken …
forces-rules = Szenario und Sieg
forces-add-figure = + Figur …
forces-add-player = + Spieler
forces-count = { $figures ->
    [1] 1 Figur
   *[other] { $figures } Figuren
}
forces-of-limit = unter { $limit }
forces-faulty = so nicht möglich: siehe unten
forces-staged = Bereitstellungsraum
forces-on-table = auf dem Spielfeld
forces-leader-mark = Kommandoführer

## What forces are worth

forces-no-balance = Sobald zwei Spieler Figuren haben, lassen sich hier ihre Spielwerte vergleichen.
forces-balance = { $empty ->
    [yes] { $last } hat noch keine Figuren.
   *[no] { $difference ->
        [0] { $first } und { $last } haben denselben Spielwert.
       *[other] { $even ->
            [yes] Fast gleich: Der Spielwert von { $first } ist um { $difference } höher als der von { $last }.
           *[no] Der Spielwert von { $first } ist um { $difference } höher als der von { $last } ({ $per_cent } %).
        }
    }
}
forces-chance = { $first }: { $own }; { $last }: { $other }. In Testspielen gewinnt { $first } { $chance } % ({ $low }–{ $high } %); Ziele zählen nicht mit.
by-play = im Spiel { $told }
by-play-column = im Spiel
by-play-help = Einen Bot ausgeloste Kämpfe austragen lassen und daraus lernen, was Figuren im Spiel wert sind, oder zeigen, was gelernt wurde.
by-play-games-help = Wie viele Kämpfe ausgetragen werden; das letzte Viertel prüft, was die anderen gelehrt haben.
by-play-bot-help = Der Bot, der auf beiden Seiten kämpft, wenn nicht der übliche.
by-play-to-help = Die Werte in diese Datei schreiben statt in die, die das Programm benutzt.
by-play-show-help = Die Datei mit den Werten zeigen, statt zu kämpfen.
by-play-markdown-help = Einen Abschnitt eines Dokuments in Markdown ausgeben.
by-play-nothing = für { $system } lassen sich keine Kämpfe auslosen, die zeigen, was Figuren wert sind
by-play-none = das ist keine Datei mit Werten im Spiel: { $found }.
by-play-other-system = diese Werte im Spiel gehören zu { $found }, { $expected } braucht eigene.
by-play-other-edition = diese Werte im Spiel haben die Ausgabe { $found }, das Programm braucht aber Ausgabe { $expected }: Lass es neu lernen.
by-play-made = Gelernt aus { $games } ausgelosten Kämpfen von { $bot } gegen sich selbst, geprüft an { $checked } anderen (Startwert { $seed }, { $program }).
by-play-loss = Log-Loss in zurückgehaltenen Kämpfen: { $loss }; nach den Spielwerten der Regeln: { $rules }; wer immer 50 % sagt: { $even }.
by-play-kinds = { $outside ->
    [0] Bei gleichem Wert im Spiel hat jede von { $kinds } Arten 40 bis 60 % gewonnen.
   *[other] Bei gleichem Wert im Spiel haben { $outside } von { $kinds } Arten weniger als 40 oder mehr als 60 % gewonnen; { $sure ->
        [0] keine davon liegt mit dem ganzen Intervall dort.
        [one] eine davon liegt mit dem ganzen Intervall dort.
       *[other] { $sure } davon liegen mit dem ganzen Intervall dort.
    }
}
by-play-column-kind = Art
by-play-column-rules = Spielwert nach den Regeln
by-play-column-play = im Spiel
by-play-column-before = gewonnen bei gleichem Spielwert nach den Regeln
by-play-column-after = gewonnen bei gleichem Wert im Spiel
by-play-share = { $share } ({ $low }–{ $high } %) von { $games }

## A figure

forces-force = Einsatzgruppe
forces-name-tip = Ein eigener Name. Ohne ihn heißt die Figur wie ihr Datenblatt.
forces-start = Beginnt
forces-start-staged = im Bereitstellungsraum
forces-start-table = auf dem Spielfeld bei { $x } · { $y }
forces-start-aboard = auf { $vehicle }
forces-set-up = Aufstellen
    .tip = Die Figur kommt in eine Eintrittszone ihres Spielers. Verschieben und drehen kannst du sie im Editor.
forces-stage = In den Bereitstellungsraum
    .tip = Die Figur kommt im Lauf des Spiels durch eine Eintrittszone ihres Spielers herein.
forces-no-room = In den Eintrittszonen ihres Spielers ist kein Platz für die Figur.
forces-duplicate = Verdoppeln ({ $key })
forces-delete = Löschen ({ $key })
forces-pick-profile = Welches Datenblatt?
forces-seek = Zum Suchen tippen
forces-none-found = Hier passt nichts dazu.
worth-of = Wert { $value }
forces-values = Werte
forces-values-hint = in Klammern: wie im Datenblatt
forces-take-weapon = + Waffe …
forces-which-weapon = Welche Waffe?
forces-take-item = + Gegenstand …
forces-which-item = Welcher Gegenstand?
forces-leave-tip = Zurücklassen
forces-one-more = { $more ->
    [yes] Eins mehr: Wert { $value } ({ $difference })
   *[no] Eins weniger: Wert { $value } ({ $difference })
}

## A force

forces-player = Der Spieler
forces-agreed-head = Was ihr vereinbart habt
forces-load = Andere Einsatzgruppe laden …
forces-save = Einsatzgruppe speichern …
forces-copy = Auf die andere Seite kopieren …
forces-copy-whom = Wer bekommt die gleiche Einsatzgruppe?
forces-copied = { $player } hat jetzt die gleiche Einsatzgruppe, gegenüber auf dem Spielfeld. { $key } nimmt es zurück.
forces-no-members = Alle Figuren entfernen
forces-remove-player = Spieler entfernen
forces-no-more-players = Es sind höchstens { $most } Spieler möglich.
forces-no-figures = { $player } hat noch keine Figur.
forces-of = Einsatzgruppe von { $player }
forces-ask-name = Wie heißt die Einsatzgruppe?
    .help = Sie kommt in deinen Benutzerordner, mit allem, was zu ihr gehört, aber ohne Plätze, und lässt sich auf jedem Spielfeld laden.
forces-nothing-to-save = In dieser Einsatzgruppe sind noch keine Figuren.
forces-saved = Gespeichert: { $file }
forces-ask-which = Welche Einsatzgruppe? Erst die eigenen, dann die aller Szenarien
forces-from = { $scenario }: { $player }
forces-figures = { $number ->
    [one] 1 Figur
   *[other] { $number } Figuren
}: { $names }
forces-loaded = { $number ->
    [one] Geladen: eine Figur
   *[other] Geladen: { $number } Figuren
}. { $key } nimmt es zurück.
forces-side = Seite
forces-worth-head = Spielwert
forces-worth-line = { $figure }: { $value }
forces-worth-total = Zusammen: { $value }
forces-option-round-limit = Runden
    .tip = Nach dieser Runde endet das Spiel.
forces-option-none = keine

## The scenario

forces-about = Worum es geht
forces-description = Beschreibung
    .tip = Ein oder zwei Sätze für die Karte auf dem Startbildschirm.
forces-minutes = Dauert etwa (Minuten)
    .tip = Wie lange ein Spiel dauert; danach ordnet der Startbildschirm die Szenarien.
forces-won-head = Wie man gewinnt

## Sheets to print

forces-file = einsatzgruppen
forces-print-title = Wessen Bögen?
forces-print-all = Alle Einsatzgruppen
forces-printed-to = Fertig zum Drucken aus jedem Browser: { $file }
sheets-title = { $scenario }: Einsatzgruppen
sheets-print = Diese Seite auf A4 drucken (Strg P), mit 100 % und ohne Ränder des Browsers. Diese Zeile wird nicht gedruckt.
sheets-step = ein Schritt = { $cm } cm
sheets-value = Spielwert
forces-cards-head = Figuren
forces-counted = Am Tisch gezählt
forces-column-sort = Art
forces-column-does = was es tut
forces-kind-item = Gegenstand
forces-head-weapon = Waffe
forces-head-reach = Reichweite

## What was done, for undo and redo

edit-did-gear = Ausrüstung ändern
edit-did-deck = Stapel ändern
edit-did-place = Figur aufstellen
edit-did-copy-force = Einsatzgruppe kopieren
edit-did-load-force = andere Einsatzgruppe laden
edit-did-add-player = Spieler hinzufügen
edit-did-remove-player = Spieler entfernen
edit-gear = Datenblatt …
edit-gear-of-all = Einsatzgruppen …
edit-worth-of = Spielwert
edit-begins-staged = Beginnt nicht auf dem Spielfeld

## The command line

cli-forces-help = Den Wert der Einsatzgruppen eines Szenarios zeigen, Bögen zum Drucken schreiben, Einsatzgruppen als Dateien speichern.
cli-forces-name-help = Ein Szenario oder eine gespeicherte Einsatzgruppe, als Kennung oder Datei. Ohne Angabe werden deine gespeicherten aufgelistet.
cli-forces-output-help = Eine Datei schreiben: .html für Datenblätter zum Drucken auf A4, .toml für eine Einsatzgruppe, die sich auf jedem Spielfeld laden lässt.
cli-forces-player-help = Nur die Einsatzgruppe dieses Spielers.
cli-forces-of-whom = gib an, welches Szenario oder welche Einsatzgruppe geschrieben werden soll
cli-forces-which = gib mit --player an, wessen Einsatzgruppe geschrieben werden soll: { $known }
cli-forces-ending = { $found }: der Name der Datei muss auf eines von { $known } enden
cli-forces-no-player = einen Spieler { $found } gibt es nicht, nur { $known }
cli-forces-written = Geschrieben: { $file }
cli-forces-none = Du hast noch keine Einsatzgruppe gespeichert. Das geht im Editor (Strg F) oder mit --player ID -o NAME.toml.
forces-take = Übernehmen
forces-kept = { $name } gibt es jetzt für alle Szenarien: { $file }
forces-kept-no-more = { $name } gibt es nicht mehr für andere Szenarien.
edit-did-add-own = etwas Eigenes hinzufügen
forces-shelf = { $title }{ $number ->
    [0] { "" }
   *[other] { " " }({ $number })
}
