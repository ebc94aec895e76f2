### Der Spielfeld-Editor.

start-edit = Bearbeiten
start-new-layout = Neues Spielfeld
cli-play-edit-help = Das Spielfeld des Szenarios bearbeiten.

edit-window-title = { $layout }: bearbeiten – { $game }
edit-tools = Werkzeuge
edit-kinds = Gelände
edit-zones = Gebiete
edit-figures = Figuren
edit-problems = Was nicht stimmt
edit-menu = Menü
edit-mouse = { spot-at }
edit-sheet-table = Das Spielfeld
edit-sheet-terrain = Gelände
edit-sheet-zone = Gebiet
edit-sheet-figure = Figur
edit-sheet-group = Gruppe
edit-heads = { $number ->
    [one] 1 Kopf
   *[other] { $number } Köpfe
}
edit-sheet-several = { $number } ausgewählt
edit-usual = üblich: { $value }
edit-tip-facing = Grad von Osten aus linksherum: 0 Osten, 90 Norden, 180 Westen, 270 Süden.
edit-tip-rises = Grad von Osten aus linksherum: 0 Osten, 90 Norden, 180 Westen, 270 Süden.
edit-tip-translucent = Nur für Durchscheinendes wie Laub oder Rauch: wie stark es verbirgt, wer dahinter steht, von 1 bis 6. Bei 0 ist es nicht durchscheinend.
edit-tip-hides = Ob sein Boden verbirgt wie Wald und Ruinen: Man sieht hinein und heraus, aber nicht hindurch. Die Höhe des Stücks zählt.
edit-tip-sight-depth = Wie viele Schritt weit man hinein- und heraussieht. Ohne Zahl sieht man bis zum anderen Rand.
edit-sight-depth-endless = bis zum anderen Rand
edit-tip-turned = Grad, linksherum gedreht.
edit-unset = nicht gesetzt
edit-unset-tip = Hier ist nichts angegeben. Ein Klick setzt einen Wert; wird er gelöscht, bleibt es wieder offen.
edit-usual-tip = Das ist der übliche Wert dieser Art. Ein Klick setzt einen anderen; gelöscht, gilt wieder der übliche.
edit-usual-flag-tip = So ist es bei dieser Art üblich. Ein Klick wählt das andere, der nächste wieder das Übliche.
edit-yes = ja
edit-no = nein
edit-corner = Ecke { $number } { $axis }
edit-copied = { $number ->
    [one] 1 Stück kopiert.
   *[other] { $number } Stück kopiert.
} { $key } fügt die Kopie bei der Maus ein, auch auf einem anderen Spielfeld.
edit-nothing-selected = Du hast nichts ausgewählt, was sich kopieren ließe.
edit-nothing-copied = Du hast noch nichts kopiert.
edit-hole-head = Loch { $number }
edit-not-a-number = „{ $text }“ ist keine Zahl.
edit-file = Datei { $file }
edit-refused = { $label }: { $what }
edit-no-players = Zu einem Spiel gehören zwei Spieler: Einsatzgruppen ({ $key }) fügt sie hinzu, jeden mit einer Eintrittszone.
edit-no-figures = { $player } hat noch keine Figur: Stell eine auf den Tisch ({ $key }).
edit-look-unsaved = Das ist das Spielfeld, wie es auf dem Tisch liegt. Gespeichert ist es noch nicht.
edit-play-unsaved = Gespielt wird auf dem Spielfeld, wie es im Editor steht. Gespeichert ist es noch nicht.
edit-taken-id = Die Kennung „{ $text }“ ist schon vergeben.
edit-menu-close = Weiterbauen
edit-owner-by-zone = nach Eintrittszone
edit-no-line = „{ $refused }“ kann keine Linie sein; gezeichnet wird stattdessen „{ $kind }“.
edit-no-hole-here = Hier lässt sich kein Loch ausschneiden: Klick in ein Gelände oder Gebiet, das keine Linie ist.
edit-nothing-to-undo = Es gibt nichts zurückzunehmen.
edit-nothing-to-redo = Es gibt nichts wiederherzustellen.
edit-undone = Zurückgenommen: { $what }
edit-redone = Wiederhergestellt: { $what }
edit-saved = Gespeichert: { $file }
edit-exported = Geschrieben: { $file }
edit-new-name = Mein Spielfeld
edit-ask-name = Wie heißt das Spielfeld?
edit-ask-map = Welche Karte?
edit-maps-none = In diesem Ordner liegt keine Karte; Karten enden auf { $known }.
edit-maps-about = { $width } mal { $depth } Felder; Linien und Flächen: { $walls }, Türen und Fenster: { $doors }
edit-map-title = { $file } importieren
edit-map-cell = Breite eines Felds, in Schritten
edit-map-height = Höhe der Wände, in Schritten
edit-map-thickness = Dicke der Wände, in Schritten
edit-map-floor = Dicke der Böden, in Schritten
edit-map-level = Höhe einer Ebene, in Schritten
edit-map-things = { $name }: { $count }
edit-map-becomes = { $name }: was wird daraus?
edit-map-between = Gib eine Zahl von { $least } bis { $most } ein.
edit-map-picture = Bild der Karte als Hintergrund
edit-map-cells = Ausschnitt: { $width } mal { $depth } Felder
edit-map-steps = Ausschnitt: { $width } mal { $depth } Felder, ein Tisch von { $across } mal { $down } { $down ->
    [one] Schritt
   *[other] Schritten
}
edit-map-whole = Ganze Karte auswählen
edit-map-upper = Eine weitere Karte als Stockwerk darüber …
edit-map-upper-title = Welche Karte ist das Stockwerk darüber?
edit-map-storey = { $storey }: { $file }
edit-map-drop = Entfernen
edit-map-left-out = { $count ->
    [one] Eines wird anders sein als auf der Karte:
   *[other] { $count } Dinge werden anders sein als auf der Karte:
}
edit-map-more = … und { $count } weitere.
edit-map-open-portals = { $count ->
    [one] Ein Portal ist offen. Karteneditoren schreiben das für offene Türen und für Fenster; hier ist es
   *[other] { $count } Portale sind offen. Karteneditoren schreiben das für offene Türen und für Fenster; hier sind es
}
edit-map-open-doors = offene Türen
edit-map-open-windows = Fenster
edit-ask-step-cm = Wie viele cm misst ein Schritt auf dem echten Tisch?
edit-step-lengths = Empfohlen: { $lengths }
edit-ask-map-cells = Wie viele Schritte breit wird ein Feld der Karte?
edit-ask-pixels = Wie viele Pixel hat die längere Seite?
edit-number-between = „{ $text }“ passt nicht; gib eine Zahl von { $least } bis { $most } ein.
edit-ask-picture = Wo liegt das Bild (PNG, JPEG, WebP)?
edit-background-own = Das Bild kommt in den Ordner des Spielfelds: Speichere das Spielfeld erst unter einem eigenen Namen.
edit-save-yes = Speichern
edit-new-yes = Beginnen
edit-import-yes = Importieren
edit-import-title = Karte importieren
edit-import-works = Die Karte wird gelesen. Bei einer großen dauert das ein paar Sekunden.
edit-export-yes = Exportieren
edit-next = Weiter
edit-picture-yes = Verwenden
edit-replace-title = Datei ersetzen?
edit-replace-text = Die Datei { $file } gibt es schon.
edit-replace-yes = Ersetzen
edit-open-title = Welches Spielfeld?
edit-open-line = { $name } ({ $file })
edit-open-elsewhere = Eine Datei an anderer Stelle …
edit-open-ask = Wo liegt das Spielfeld (.toml)?
edit-open-yes = Öffnen
edit-export-title = Welcher Bauplan?
edit-export-as-sheet-a4 = Zum Drucken auf A4, eingepasst (HTML)
edit-export-as-sheet-a3 = Zum Drucken auf A3, eingepasst (HTML)
edit-export-as-tape = Zum Aufbau mit dem Maßband: Abstände von den Kanten, A4 (HTML)
edit-export-as-full-size = In voller Größe, auf vielen A4-Blättern (HTML)
edit-export-as-plan = Auf einem Blatt beliebiger Größe (SVG)
edit-exported-sheets = Geschrieben ({ $sheets ->
    [one] ein Blatt
   *[other] { $sheets } Blätter
}, Maßstab 1:{ $scale }): { $file }
edit-too-many-sheets = Das wären { $sheets } Blätter. Wähle einen eingepassten Plan.
edit-leave-title = Vor dem Verlassen speichern?
edit-leave-text = Sonst geht verloren, was du seit dem letzten Speichern geändert hast.
edit-leave-save = Speichern und verlassen
edit-leave-unsaved = Ohne Speichern verlassen
edit-draft-title = Weitermachen, wo du aufgehört hast?
edit-draft-text = Am { $date } um { $time } hast du an diesem Spielfeld gearbeitet, ohne zu speichern. Das Programm hat die Arbeit behalten. Öffnest du die gespeicherte Datei, bleibt die ungespeicherte Arbeit erhalten, bis du etwas änderst oder speicherst.
edit-draft-yes = Weitermachen
edit-draft-no = Gespeicherte Datei öffnen
edit-draft-there = Deine ungespeicherte Arbeit ist wieder da; { $key } führt zurück zur gespeicherten Datei.
edit-draft-lost = Das Programm konnte deine ungespeicherte Arbeit nicht behalten ({ $reason }). Bitte speichere sie selbst.
start-draft-line = { $name } ({ $date }, { $time })
start-drafts = { $number ->
    [one] Weiterbauen: { $line }
   *[other] Weiterbauen: { $line } – { NUMBER($number) } ungespeicherte Spielfelder
}
start-drafts-title = Welches Spielfeld?

## Was getan wurde, für Zurücknehmen und Wiederholen

edit-did-add-terrain = Gelände hinzufügen
edit-did-add-zone = Gebiet hinzufügen
edit-did-add-figure = Figur aufstellen
edit-did-drag-move = Verschieben
edit-did-drag-corner = Ecke verschieben
edit-did-drag-turn = Drehen
edit-did-drag-stretch = Größe ändern
edit-did-add-corner = Ecke einfügen
edit-did-remove-corner = Ecke entfernen
edit-did-add-hole = Loch ausschneiden
edit-did-fill-holes = Löcher füllen
edit-did-set-value = Eigenschaft ändern
edit-did-nudge = Verschieben
edit-did-align = Ausrichten
edit-did-turn = Drehen
edit-did-mirror = Spiegeln
edit-did-complete = Kopie drüben
edit-did-duplicate = Verdoppeln
edit-did-cut = Ausschneiden
edit-did-paste = Einfügen
edit-did-delete = Löschen
edit-did-background = Hintergrundbild ändern
edit-did-deployment = Aufstellung hinzufügen
edit-did-generate = Gelände erzeugen
edit-did-draft = Ungespeichertes wiederherstellen

## Eigenschaften

edit-property-id = Kennung
edit-property-name = Name
edit-property-kind = Art
edit-property-x = x
edit-property-y = y
edit-property-width = Breite
edit-property-depth = Tiefe
edit-property-radius = Radius
edit-property-turned = Gedreht (°)
edit-property-opening = Tür oder Fenster
edit-property-open = Geöffnet um (°)
edit-property-hinge = Angel
edit-property-swing = Schwingt nach
edit-property-sill = Brüstung
edit-property-lintel = Oberkante der Lücke
edit-property-see-through = Durchsichtig von
edit-end-start = Anfang der Linie
edit-end-end = Ende der Linie
edit-side-left = links
edit-side-right = rechts
edit-tip-open = Wie weit die Tür offen steht, in Grad: 0 ist geschlossen, 90 weit offen. Ein Fallgitter ist bei jeder Zahl über 0 hochgezogen.
edit-property-thickness = Dicke
edit-property-base = Unterkante
edit-property-height = Höhe
edit-property-rises = Steigt nach (°)
edit-property-low-edge = Untere Kante
edit-property-high-edge = Obere Kante
edit-property-from-height = Ab Höhe
edit-property-to-height = Bis Höhe
edit-property-translucent = Durchscheinend
edit-property-flags = Eigenschaften
edit-property-blocks-sight = Versperrt die Sicht
edit-property-hides = Boden verbirgt
edit-property-sight-depth = Einsehbar bis
edit-property-stops-damage = Hält Schaden ab
edit-property-standable = Oben begehbar
edit-property-climbable = Kletterbar
edit-property-passable = Durchquerbar
edit-property-vehicle-passable = Befahrbar
edit-property-level = Dunkelheit
edit-property-players = Für
edit-property-player = Spieler
edit-property-profile = Datenblatt
edit-property-facing = Ausrichtung (°)
edit-property-corners = Ecken
edit-property-step-cm = Schritt in cm
edit-property-deployment = Aufstellung
edit-head-deployments = { $count ->
    [one] { $count } Aufstellung
   *[other] { $count } Aufstellungen
}
edit-head-there = Gilt in
edit-deployment = Weitere Aufstellung
edit-deployment-new = Du siehst eine neue Aufstellung. Zeichne ihre Eintrittszonen; die der anderen bleiben erhalten.
edit-tip-deployment = Welche Zonen du siehst: die dieser Aufstellung und die, die in allen gelten. Sie wird auch zuerst gespielt und vermessen.
edit-tip-no-name = Ohne Namen verschwindet die Aufstellung mit ihren Zonen.
edit-property-background = Hintergrundbild
edit-property-opacity = Deckkraft

## Werkzeuge, Knöpfe, Hinweise

tile-edit-select = Auswählen
tile-edit-rectangle = Rechteck
tile-edit-polygon = Vieleck
tile-edit-circle = Kreis
tile-edit-line = Linie
tile-edit-hole = Loch
tile-edit-figure = Figur
tile-edit-duplicate = Verdoppeln
tile-edit-delete = Löschen
tile-edit-turn-left = Links drehen
tile-edit-turn-right = Rechts drehen
tile-edit-mirror = Spiegeln W–O
tile-edit-flip = Spiegeln N–S
tile-edit-half-turn = Halbe Drehung
tile-edit-complete = Kopie drüben
tile-edit-fill-holes = Löcher füllen
tile-edit-align-west = Links bündig
tile-edit-align-east = Rechts bündig
tile-edit-align-south = Unten bündig
tile-edit-align-north = Oben bündig
tile-edit-align-middle = In eine Spalte
tile-edit-align-centre = In eine Reihe
tile-edit-grid = { $grid ->
    [0] Kein Raster
   *[other] Raster { $grid }
}
tile-edit-corners = An Ecken fangen
tile-edit-angles = { $angle ->
    [0] Jeder Winkel
   *[other] Winkel { $angle }°
}
tile-edit-play = Spielen
tile-edit-look = Ansehen
tile-edit-save = Speichern
tile-undo = Zurücknehmen
tile-redo = Wiederherstellen
hint-edit-select = Klick oder Rahmen wählt, Ziehen schiebt, Umschalt ergänzt; Doppelklick: Ecken.
hint-edit-rectangle = Von Ecke zu Ecke ziehen oder eine Art aus der Palette auf den Tisch ziehen.
hint-edit-polygon = Ecke für Ecke klicken; Enter, Rechtsklick oder die erste Ecke beendet.
hint-edit-circle = Vom Mittelpunkt nach außen ziehen.
hint-edit-line = Mauer klicken oder ziehen; Enter oder Rechtsklick beendet, erste Ecke schließt.
hint-edit-hole = In Gelände oder Gebiet Rechteck ziehen oder Ecken klicken; Enter beendet.
hint-edit-figure = Klicken, wo die Figur steht: { $figure }. Andere stehen links.

menu-edit-new = Neues Spielfeld …
menu-edit-open = Anderes Spielfeld öffnen …
menu-edit-save-as = Unter anderem Namen speichern …
menu-edit-import = Karte importieren …
menu-edit-background = Hintergrundbild wählen …
menu-edit-background-away = Hintergrundbild entfernen
menu-edit-export-plan = Bauplan exportieren …
menu-edit-export-map = Karte exportieren (Universal VTT)
menu-edit-export-picture = Bild exportieren (PNG)
menu-edit-mirror-table = Spielfeld West–Ost spiegeln
menu-edit-flip-table = Spielfeld Nord–Süd spiegeln
menu-edit-turn-table = Spielfeld um 180° drehen
menu-edit-leave = Zum Startbildschirm

key-group-edit = ein Spielfeld bauen
command-edit-select = Auswählen
command-edit-rectangle = Rechteck
command-edit-polygon = Vieleck
command-edit-circle = Kreis
command-edit-line = Mauer entlang einer Linie
command-edit-hole = Loch
command-edit-figure = Figur aufstellen
command-edit-duplicate = Verdoppeln
command-edit-copy = Kopieren
command-edit-cut = Ausschneiden
command-edit-paste = Bei der Maus einfügen, auch anderswo
command-edit-delete = Löschen
command-edit-all = Alles auswählen
command-edit-turn-left = Nach links drehen
command-edit-turn-right = Nach rechts drehen
command-edit-mirror = West–Ost spiegeln
command-edit-flip = Nord–Süd spiegeln
command-edit-half-turn = Halbe Drehung
command-edit-complete = Um 180° gedrehte Kopie gegenüber einfügen
command-edit-live-mirror = Alles Neue gleich spiegeln: an einer Achse oder um eine halbe Drehung
command-edit-kind = Werte einer Art einstellen
command-edit-search = In der Palette suchen
command-edit-favourite = Was in der Hand ist, zu den Favoriten nehmen oder daraus entfernen
command-edit-rings = Reichweiten der Waffen der Figur in der Hand zeigen
command-edit-fill-holes = Löcher füllen
command-edit-west = Nach Westen rücken
command-edit-east = Nach Osten rücken
command-edit-north = Nach Norden rücken
command-edit-south = Nach Süden rücken
command-edit-grid = Nächstes Raster
command-edit-corners = An Ecken fangen
command-edit-angles = Nächster Winkel
command-edit-level-up = Nur das nächste Stockwerk zeigen
command-edit-level-down = Nur das vorige Stockwerk zeigen
command-edit-open = Anderes Spielfeld öffnen
command-edit-save = Speichern
command-edit-save-as = Unter anderem Namen speichern
command-edit-play = Spielen
command-edit-look = Ansehen

## Auf dem Gelände spielen

menu-editor = Zurück zum Editor
closing-editor = Zum Editor
ended-editor-note = weiterbauen
edit-no-profiles = Dieses Regelsystem hat keine Figuren, die hier stehen könnten.
edit-no-terrain = Dieses Regelsystem hat kein Gelände, das sich entlang einer Linie zeichnen ließe.

## Karten aus Feldern

cells-grounds = Felder
cells-covers = Darauf
cells-owns = Heimatorte
cells-sheet = Feld { $q }, { $r }
cells-ground = Untergrund
cells-cover = Darauf
cells-figures = Figuren zu Beginn
cells-owner = Heimatort von
cells-figure = Dort steht
cells-owner-nearest = des nächsten Heimatorts
cells-nothing = nichts
cells-nobody = niemand
cells-refuse-void = Dort ist kein Feld: Lege zuerst eines hin.
cells-refuse-uncovered = Ein Heimatort kann nur sein, was auf einem Feld liegt.
cells-refuse-taken = Dort liegt schon etwas.
cells-refuse-off-table = Das liegt nicht ganz auf dem Tisch.
cells-refuse-shape = Auf einem Spielfeld aus Feldern legst du alles Feld für Feld: Nimm es aus der Palette.
cells-ask-chance = Aus welcher Zahl soll das Spielfeld entstehen?
cells-chance-hint = Dieselbe Zahl ergibt dasselbe Spielfeld; Zurücknehmen bringt das jetzige wieder.
cells-chance-yes = Spielfeld machen
tile-edit-cells = Legen
command-edit-cells = Felder legen
hint-edit-cells = { $kind }: klicken oder Strich ziehen; Rechtsklick nimmt weg, was obenauf liegt.
hint-cells-select = Klick oder Rahmen wählt, Ziehen schiebt, Umschalt ergänzt; Rechtsklick nimmt weg.
edit-did-put-ground = Felder legen
edit-did-put-cover = etwas auf Felder legen
edit-did-put-own = Heimatort wählen
edit-did-put-profile = Figur aufstellen

## Die Palette und ihre Ebenen

edit-layer-walls = Mauern und Türen
edit-layer-buildings = Gebäude
edit-layer-nature = Boden und Bewuchs
edit-layer-things = Gegenstände
edit-layer-zones = Gebiete
edit-layer-figures = Figuren
edit-layer-hidden = { $on ->
    [yes] { $layer }: ausgeblendet. Ein Klick zeigt sie.
   *[no] { $layer }: ausblenden.
}
edit-layer-locked = { $on ->
    [yes] { $layer }: gesperrt. Ein Klick gibt sie frei.
   *[no] { $layer }: sperren, damit kein Klick sie trifft.
}
edit-layer-opened = { $layer }: wieder sichtbar und frei.
edit-favourites = Favoriten
edit-favourites-full = Du hast schon { $most } Favoriten.
edit-favourite-none = Nimm zuerst etwas aus der Palette.
edit-favourite-set = { $on ->
    [yes] Das ist jetzt ein Favorit und steht in der Palette vorn.
   *[no] Das ist kein Favorit mehr.
}
edit-like = Favorit: nach vorn in der Palette
edit-unlike = Aus den Favoriten nehmen
edit-search-hint = Suchen
edit-search-empty = Tipp erst einen Namen ein, oder einen Teil davon.
edit-search-nothing = Nichts heißt „{ $text }“.
edit-mirroring = { $how ->
    [vertical] Neues wird gleich gespiegelt, von West nach Ost.
    [horizontal] Neues wird gleich gespiegelt, von Süd nach Nord.
    [half-turn] Neues kommt gleich auch gegenüber hin, um eine halbe Drehung gedreht.
   *[off] Neues wird nicht gespiegelt.
}
tile-edit-live-mirror = { $how ->
    [vertical] Spiegel ↔
    [horizontal] Spiegel ↕
    [half-turn] Spiegel ↻
   *[off] Spiegel: aus
}
tile-edit-rings = Reichweiten

## Die Werte einer Art

edit-kind = Werte der Art …
edit-kind-title = Art: { $kind }
edit-kind-own = Auf diesem Spielfeld hat diese Art eigene Werte.
edit-kind-usual = Zurück zu den üblichen Werten
edit-kind-back = Zurück
edit-kind-none = –
edit-kind-opens = Öffnet sich
edit-value-turns = dreht sich
edit-value-lifts = geht nach oben
edit-kind-one-way = Einseitig
edit-kind-durability = Haltbarkeit
edit-kind-damage-points = Schadenspunkte
edit-kind-toughness = Zähigkeit
edit-kind-armour = Panzerung
edit-kind-damage-table = Schadenstabelle
edit-did-set-kind = Wert einer Art einstellen
cells-edge = Kante eines Felds

## Was eine Karte aus Zellen wert ist

cells-worth-title = Fairness des Spielfelds, ohne Einheiten
cells-worth-share = { $share } %
cells-worth-mean = Ein Feld wird im Mittel von { $share } % der anderen gesehen.
cells-worth-nearer = { $player } ist näher an { $number ->
    [one] einem Feld
   *[other] { $number } Feldern
}.
cells-layout-size = { $count ->
    [one] Ein Feld.
   *[other] { $count } Felder.
}
cells-layout-seen-most = Von den meisten anderen gesehen: { $at } ({ $share } %).
cells-layout-seen-least = Von den wenigsten anderen gesehen: { $at } ({ $share } %).
cells-layout-farthest = { $player }: höchstens { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} zu jedem anderen Feld{ $count ->
    [0] .
    [one] ; ein Feld ist abgeschnitten.
   *[other] ; { $count } Felder sind abgeschnitten.
}
cells-layout-not-alike = Die Seiten des Spielfelds sind nicht gleich.
cells-layout-alone = in { $system } wird ein Spielfeld für sich vermessen, Feld für Feld: Lass --against, --games, --deployments und --html weg
