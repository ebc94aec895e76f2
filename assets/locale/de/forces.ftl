### Einsatzgruppen: das Bild, auf dem man sie zusammenstellt, was sie wert sind, und Bögen zum Drucken.

command-edit-forces = Einsatzgruppen, Stapel und Sieg
tile-edit-forces = Gruppen
forces-window-title = { $layout }: Einsatzgruppen – { $game }
forces-title = Einsatzgruppen: { $layout }
forces-hint = Links Spieler, Figur oder Szenario wählen; alles lässt sich anklicken und ändern.
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

forces-no-balance = Sobald zwei Spieler Figuren haben, werden hier die Spielwerte verglichen.
forces-balance = { $empty ->
    [yes] { $last } hat noch keine Figuren.
   *[no] { $difference ->
        [0] { $first } und { $last } haben den gleichen Spielwert.
       *[other] { $even ->
            [yes] Fast gleich: { $first } hat { $difference } Spielwert mehr als { $last }.
           *[no] { $first } hat { $difference } Spielwert mehr als { $last } ({ $per_cent } %).
        }
    }
}
forces-chance = Nach Spielen auf freiem Feld gewinnt { $first } mit { $chance } %, auf etwa { $spread } Punkte genau; Gelände und Ziele zählen nicht mit.

## A figure

forces-force = Einsatzgruppe
forces-name-tip = Ein eigener Name. Ohne ihn heißt sie wie ihr Datenblatt.
forces-start = Beginnt
forces-start-staged = im Bereitstellungsraum
forces-start-table = auf dem Spielfeld bei { $x } · { $y }
forces-start-aboard = auf { $vehicle }
forces-set-up = Aufstellen
    .tip = Sie kommt in ein Eintrittsgebiet ihres Spielers. Verschoben und gedreht wird sie im Editor.
forces-stage = In den Bereitstellungsraum
    .tip = Sie kommt im Lauf des Spiels durch ein Eintrittsgebiet ihres Spielers herein.
forces-no-room = In den Eintrittsgebieten ihres Spielers ist kein Platz für sie.
forces-duplicate = Verdoppeln ({ $key })
forces-delete = Löschen ({ $key })
forces-pick-profile = Welches Datenblatt?
forces-seek = Zum Suchen tippen
forces-none-found = Diese Wörter hat hier nichts.
worth-of = Wert { $value }
forces-values = Werte
forces-values-hint = in Klammern: wie im Profil
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
forces-agreed-head = Was vereinbart ist
forces-load = Andere Einsatzgruppe nehmen …
forces-save = Einsatzgruppe speichern …
forces-copy = Auf die andere Seite kopieren …
forces-copy-whom = Wer bekommt die gleiche Einsatzgruppe?
forces-copied = { $player } hat jetzt die gleiche Einsatzgruppe, gegenüber auf dem Spielfeld. { $key } nimmt es zurück.
forces-no-members = Alle Figuren entfernen
forces-remove-player = Spieler entfernen
forces-no-more-players = Es können höchstens { $most } Spieler sein.
forces-no-figures = { $player } hat noch keine Figur.
forces-of = Einsatzgruppe von { $player }
forces-ask-name = Wie heißt die Einsatzgruppe?
    .help = Sie kommt in deinen Benutzerordner, mit allem, was zu ihr gehört, aber ohne Plätze, und kann auf jedem Spielfeld genommen werden.
forces-nothing-to-save = In dieser Einsatzgruppe sind noch keine Figuren.
forces-saved = Gespeichert: { $file }
forces-ask-which = Welche Einsatzgruppe? Erst die eigenen, dann die aller Szenarien
forces-from = { $scenario }: { $player }
forces-figures = { $number ->
    [one] 1 Figur
   *[other] { $number } Figuren
}: { $names }
forces-loaded = { $number ->
    [one] Eine Figur wartet
   *[other] { $number } Figuren warten
} im Bereitstellungsraum. { $key } nimmt es zurück.
forces-side = Seite
forces-worth-head = Was sie wert ist
forces-worth-line = { $figure }: { $value }
forces-worth-total = Zusammen: { $value }
forces-option-round-limit = Runden
    .tip = Nach dieser Runde endet das Spiel.
forces-option-none = keine

## The scenario

forces-about = Worum es geht
forces-description = Beschreibung
    .tip = Ein oder zwei Sätze für die Karte auf dem Startbild.
forces-minutes = Dauert etwa (Minuten)
    .tip = Wie lange ein Spiel etwa dauert; danach sind die Szenarien geordnet.
forces-won-head = Wie man gewinnt

## Sheets to print

forces-file = einsatzgruppen
forces-print-title = Wessen Bögen? Stapel sind geheim.
forces-print-all = Alle Einsatzgruppen
forces-printed-to = Geschrieben, aus jedem Browser zu drucken: { $file }
sheets-title = { $scenario }: Einsatzgruppen
sheets-print = Diese Seite auf A4 drucken (Strg P), ohne Ränder des Browsers und in der Größe 100 %. Diese Zeile wird nicht gedruckt.
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
edit-did-load-force = andere Einsatzgruppe nehmen
edit-did-add-player = Spieler hinzufügen
edit-did-remove-player = Spieler entfernen
edit-gear = Datenblatt …
edit-gear-of-all = Einsatzgruppen …
edit-worth-of = Spielwert
edit-begins-staged = Beginnt im Bereitstellungsraum

## The command line

cli-forces-help = Was die Einsatzgruppen eines Szenarios wert sind; ihre Bögen zum Drucken; Einsatzgruppen als Dateien.
cli-forces-name-help = Ein Szenario oder eine gespeicherte Einsatzgruppe: Kennung oder Datei. Ohne Angabe werden die gespeicherten aufgezählt.
cli-forces-output-help = Eine Datei schreiben: .html für Datenblätter zum Drucken auf A4, .toml für eine Einsatzgruppe, die auf jedem Spielfeld genommen werden kann.
cli-forces-player-help = Nur die Einsatzgruppe dieses Spielers.
cli-forces-of-whom = es fehlt, welches Szenario oder welche Einsatzgruppe geschrieben werden soll
cli-forces-which = mit --player ist anzugeben, wessen Einsatzgruppe geschrieben werden soll: { $known }
cli-forces-ending = { $found }: der Name der Datei endet auf eines von { $known }
cli-forces-no-player = einen Spieler { $found } gibt es nicht, nur { $known }
cli-forces-written = Geschrieben: { $file }
cli-forces-none = Noch ist keine Einsatzgruppe gespeichert. Der Editor speichert sie (Strg F), und --player ID -o NAME.toml tut es.
