### Einsatzgruppen: das Bild, auf dem man sie zusammenstellt, was sie wert sind, und Bögen zum Drucken.

command-edit-forces = Einsatzgruppen, Stapel und Sieg
tile-edit-forces = Gruppen
forces-window-title = { $layout }: Einsatzgruppen – Pb-12-Tisch
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
forces-line = { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
} · { $points } KP{ $cards ->
    [0] { "" }
    [one] { " " }· 1 Karte
   *[other] { " " }· { $cards } Karten
}
forces-of-limit = unter { $limit }
forces-faulty = so nicht möglich: siehe unten
forces-epicness = Epicness { $epicness }
forces-worth = { $value } · Epicness { $epicness }
forces-adds = { $value } · Epicness { $epicness }
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
forces-no-value-limit = Es ist kein Spielwertlimit vereinbart.
forces-is-worth = Die Einsatzgruppe hat den Spielwert { $value }.
forces-agreed = Vereinbart: { $limit }
forces-taken-points = − { $per_mille } Promille für { $points ->
    [one] einen gewählten Kommandopunkt
   *[other] { $points } gewählte Kommandopunkte
}
forces-taken-cards = − { $per_mille } Promille für { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
forces-taken-scenario = − { $per_mille } Promille durch das Szenario
forces-must-be-below = Der Spielwert muss unter { $limit } liegen.
forces-left = Er ist { $value }: { $difference } sind übrig.
forces-too-much = Er ist { $value }: { $difference } zu viel.

## A figure

forces-attributes = Attribute
forces-attributes-hint = in Klammern: laut Datenblatt
forces-force = Einsatzgruppe
forces-leads = Führt das Kommando
forces-leads-tip = Wer die Einsatzgruppe zu Beginn führt. Das kann nur eine Figur mit einem Kommandowert ab 1.
forces-name-tip = Ein eigener Name. Ohne ihn heißt sie wie ihr Datenblatt.
forces-printed = Laut Datenblatt: { $value }
forces-effect = { $more ->
    [yes] Eins mehr: Spielwert { $value } ({ $difference })
   *[no] Eins weniger: Spielwert { $value } ({ $difference })
}
forces-value-sum = Figur { $own } + Ausrüstung { $gear }
forces-epicness-limit-line = Epicness { $epicness }, höchstens { $limit }
forces-start = Beginnt
forces-start-staged = im Bereitstellungsraum
forces-start-table = auf dem Spielfeld bei { $x } · { $y }
forces-start-aboard = auf { $vehicle }
forces-begins-with = Mit Status
    .tip = Ein Klick gibt ihr den Status von Beginn des Spiels an oder nimmt ihn weg.
forces-set-up = Aufstellen
    .tip = Sie kommt in ein Eintrittsgebiet ihres Spielers. Verschoben und gedreht wird sie im Editor.
forces-stage = In den Bereitstellungsraum
    .tip = Sie kommt im Lauf des Spiels durch ein Eintrittsgebiet ihres Spielers herein.
forces-no-room = In den Eintrittsgebieten ihres Spielers ist kein Platz für sie.
forces-duplicate = Verdoppeln ({ $key })
forces-delete = Löschen ({ $key })
forces-slots = { $used } von { $slots } Slots belegt
forces-ability = Fähigkeit
forces-block-slots = { $slots ->
    [0] kein Slot
    [one] 1 Slot
   *[other] { $slots } Slots
}
forces-use-tip = Wird zu Beginn eingesetzt: Ein Klick ändert es. Nur so viel, wie die Slots fassen.
forces-drop-tip = Dalassen
forces-add-item = + Gegenstand oder Fähigkeit …
forces-pick-profile = Welches Datenblatt?
forces-pick-item = Was soll sie tragen?
forces-profile-facts = B { $movement } · F { $ranged } · N { $melee }{ $command ->
    [0] { "" }
   *[other] { " " }· K { $command }
} · { $gear }
forces-no-gear = ohne Ausrüstung
forces-sort-item = { forces-block-slots }
forces-sort-ability = Fähigkeit, { forces-block-slots }
forces-seek = Zum Suchen tippen
forces-none-found = Diese Wörter hat hier nichts.

## A force

forces-player = Der Spieler
forces-command-points = Kommandopunkte
    .tip = Der gewählte KP-Wert. Jeder Punkt senkt das Spielwertlimit um 25 Promille; Kommandofiguren füllen das Konto noch weiter auf.
forces-value-reduction = Limit gesenkt (Promille)
    .tip = Was das Szenario diesem Spieler noch vom Spielwertlimit nimmt, zum Ausgleich für eine bessere Lage.
forces-leader = Kommandoführer
    .tip = Wer die Einsatzgruppe zu Beginn führt; das kann nur eine Figur mit Kommandowert.
forces-nobody = niemand
forces-limit-head = Spielwertlimit
forces-most-epic = höchste Epicness { $epicness }, höchstens { $limit }
forces-deck = Stapel
forces-deck-line = { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $per_mille } Promille
forces-deck-hint = Jede Karte senkt das Spielwertlimit um ihre Promille, so oft wie sie im Stapel ist. Wer auf eine Karte zeigt, liest sie.
forces-card-cost = { $per_mille } Promille des Spielwertlimits · sie auszuspielen kostet { $points } KP
forces-no-cards = Alle Karten herausnehmen
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
    .help = Sie kommt in deinen Benutzerordner, mit Ausrüstung, Stapel, Kommandoführer und Gruppen, aber ohne Plätze, und kann auf jedem Spielfeld genommen werden.
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

## The scenario

forces-about = Worum es geht
forces-description = Beschreibung
    .tip = Ein oder zwei Sätze für die Karte auf dem Startbild.
forces-minutes = Dauert etwa (Minuten)
    .tip = Wie lange ein Spiel etwa dauert; danach sind die Szenarien geordnet.
forces-agreed-head = Was vereinbart ist
forces-no-limit = keines
forces-round-limit = Rundenlimit
    .tip = Das Spiel endet nach dieser Spielrunde; ohne Zahl endet es nur durch Niederlage.
forces-value-limit = Spielwertlimit
    .tip = Jede Einsatzgruppe muss weniger wert sein als dies, gesenkt um ihre Kommandopunkte und Karten.
forces-epicness-limit = Epicness-Limit
    .tip = Keine Figur, kein Gegenstand und keine Karte darf darüber liegen.
forces-take-out-leader = Anführer ausschalten
    .tip = Wessen Anführer außer Gefecht gesetzt wird, ist sofort besiegt; jede Einsatzgruppe braucht einen.
forces-asked = Unterbrechungen fragen
    .tip = Wann Spieler anfangs gefragt werden, ob eine Figur unterbricht; im Spiel kann es jeder ändern.
forces-asked-never = nie
forces-asked-attacked = bei Angriffen
forces-asked-always = immer
forces-asked-near = bis { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
forces-won-head = Wie man gewinnt
forces-zones-hint = Zu kontrollierende und umkämpfte Gebiete bringen am Ende jeder Runde Siegpunkte. Gezeichnet werden sie im Editor, in der Palette unter „Gebiete“; dort steht auch, wem sie gehören.

## Sheets to print

forces-file = einsatzgruppen
forces-print-title = Wessen Bögen? Stapel sind geheim.
forces-print-all = Alle Einsatzgruppen
forces-printed-to = Geschrieben, aus jedem Browser zu drucken: { $file }
sheets-title = { $scenario }: Einsatzgruppen
sheets-print = Diese Seite auf A4 drucken (Strg P), ohne Ränder des Browsers und in der Größe 100 %. Diese Zeile wird nicht gedruckt.
sheets-step = ein Schritt = { $cm } cm
sheets-overview = Übersicht
sheets-figure = Figur
sheets-gear = Ausrüstung
sheets-own = Figur allein
sheets-epicness = Epicness
sheets-value = Spielwert
sheets-total = Zusammen
sheets-figures = Datenblätter
sheets-accounts = Am Tisch
sheets-rounds = Spielrunden:
sheets-points = Kommandopunkte jeder Runde ({ $points }):
sheets-victory-points = Siegpunkte:
sheets-deck = Stapel: { $cards }
sheets-slots = Slots
sheets-damage = Schaden
sheets-melee = Nahkampf
sheets-shots = Schüsse
sheets-slots-of = { $slots ->
    [one] 1 Slot
   *[other] { $slots } Slots
}; was angekreuzt ist, wird zu Beginn eingesetzt.
sheets-beyond = Weiter als extrem, bis doppelt so weit: weitere { $more }.
sheets-modifiers = { $names }: mit Vorzeichen ein Mindestwurfmodifikator; der Wert ist der der steuernden Figur, ohne sie 0.
sheets-points-lost = Punkte verloren
sheets-reach = Reichweite +{ $reach }
sheets-charges = Nachladen:
sheets-up-to = bis { $steps }
sheets-cm = { $cm } cm
sheets-notes = Status, Marker, Notizen:
sheets-card-costs = { $points } KP{ $action_points ->
    [0] { "" }
   *[other] { " " }· { $action_points } AP
}

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
