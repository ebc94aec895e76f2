### Spielfelder: was an ihnen nicht stimmt, und was man mit ihnen macht.

## Prüfungen

layout-outside = { $subject } ragt bei { spot-at } über die Tischkante.
layout-zone-outside = Das Gebiet „{ $subject }“ liegt nicht auf dem Tisch.
layout-zone-over-edge = Das Gebiet „{ $subject }“ ragt bei { spot-at } über die Tischkante.
layout-sealed-yard = An die Stelle bei { spot-at } kommt niemand: Sie ist { $count ->
    [0] ringsum
   *[other] von { $pieces }
} eingeschlossen.
layout-no-room = In die Eintrittszone „{ $subject }“ passt kein Durchschnittsmensch.
layout-cut-off = Von der Eintrittszone „{ $subject }“ führt kein Weg nach „{ $other }“.
layout-only-climbing = Von der Eintrittszone „{ $subject }“ nach „{ $other }“ müssen Figuren klettern; einen ebenen Weg gibt es nicht.
layout-storey-cut-off = Zu „{ $subject }“ ({ $storey }, Höhe { $height }, bei { spot-at }) führt kein Weg: Es fehlt eine Treppe oder etwas zum Klettern.
layout-scene-cut-off = Keine Verbindung führt von der Zone „{ $other }“ nach „{ $subject }“.
layout-scene-count = Die Szene hat { $count ->
    [one] eine Zone
   *[other] { $count } Zonen
}; am besten sind zwei bis sieben.

## Karten von und für andere Programme

table-help = Spielfelder importieren und exportieren: Universal-VTT-Karten, vermaßte Pläne, Bilder.
table-step-cm-help = Wie lang ein Schritt auf dem echten Tisch ist, in Zentimetern.
table-no-toml = das Programm schreibt ein Spielfeld als .toml, nicht als { $found }
table-no-map = der Name einer Karte muss auf eines von { $known } enden, nicht auf { $found }

map-sort-wall = Wände
map-sort-object = Gegenstände
map-sort-fence = Zäune
map-sort-hedge = Hecken
map-sort-door = Türen
map-sort-window = Fenster
map-sort-woods = Wald
map-sort-water = Wasser
map-sort-roof = Dächer
map-sort-floor = Böden
map-sort-building = Gebäude
map-sort-hill = Hügel
map-sort-rubble = Schutt
map-sort-road = Wege
map-sort-bridge = Brücken
map-sort-objective = ein Ziel
map-sort-nothing = nichts

table-import-help = Aus der Karte eines anderen Programms ein Spielfeld machen.
table-import-map-help = Eine Karte: Universal VTT (.uvtt, .dd2vtt, .df2vtt), Foundry VTT (.json), Dungeondraft (.dungeondraft_map), MegaMek (.board), Tiled (.tmx) oder eine Zeichnung (.svg).
table-import-output-help = Die Szenariodatei, die geschrieben wird; das Bild der Karte kommt daneben.
table-import-name-help = Der Name des Spielfelds; ohne Angabe wie die Datei der Karte.
table-import-cell-help = Wie viele Schritte breit ein Feld der Karte ist; ohne Angabe wie beim Export, oder 2 bei Karten anderer Programme.
table-import-height-help = Wie hoch Wände und Türen sind, in Schritten.
table-import-thickness-help = Wie dick Wände und Türen sind, in Schritten; 0 für Wände ohne Dicke.
table-import-object-height-help = Wie hoch Gegenstände sind, in Schritten; ohne Angabe wie Wände.
table-import-kind-help = Die Geländeart für Wände.
table-import-object-kind-help = Die Geländeart für Gegenstände.
table-import-hollow-help = Aus Gegenständen mit geschlossenem Umriss Wände machen, statt sie zu füllen.
table-import-door-kind-help = Die Geländeart für Türen.
table-import-windows-help = Die Nummern der Portale, die Fenster werden, ab 1 gezählt, auch als Bereiche wie 1-46; die anderen werden Türen.
table-import-open-portals-help = Was die offenen Portale der Karte sind: Fenster (windows) oder Türen (doors); ohne Angabe werden sie offene Türen, und das Programm sagt, wie viele.
table-no-numbers = gib Portale als Nummern von 1 bis { $most } mit Kommas dazwischen an, Bereiche von der kleineren zur größeren Nummer, etwa 2,5-8, nicht { $found }
table-import-crop-help = Nur einen Ausschnitt der Karte importieren: wie weit östlich und südlich ihrer Ecke er beginnt, seine Breite und Tiefe, in Feldern.
table-import-upper-help = Die Karte des Stockwerks darüber; für jedes weitere noch einmal angeben.
table-import-floor-help = Wie dick die Böden der oberen Stockwerke sind, in Schritten.
table-import-floor-kind-help = Die Geländeart für diese Böden.
table-no-crop = gib den Ausschnitt als vier Zahlen mit Kommas dazwischen an, etwa 2,0,10.5,8, nicht { $found }
table-import-level-help = Wie hoch eine Ebene ist, in Schritten, bei Karten, die Höhen in Ebenen zählen.
table-import-become-help = Was aus Dingen der Karte wird: wie die Karte sie nennt (Ebene, Name oder Farbe wie #ff0000; oder wall, object, door, window), und eine Geländeart, objective (Ziel) oder nothing (nichts); für andere noch einmal angeben.
table-no-kind = gib als NAME=ART an, was aus Dingen wird, nicht { $found }; Arten sind { $known }
table-no-thing = die Karte nennt nichts { $found }; sie hat { $known }
table-imported-others = Anderes: { $pieces }.
table-import-tolerance-help = Wie weit eine Wand von ihrer Stelle auf der Karte abweichen darf, in Schritten; mehr Toleranz ergibt weniger Stücke.
table-import-picture-help = Das Bild der Karte als Hintergrund verwenden.
table-imported = { $file }: ein Tisch von { $width } mal { $depth } { $depth ->
    [one] Schritt
   *[other] Schritten
}.
table-imported-pieces = Wände: { $walls }; Gegenstände: { $objects }; Türen: { $doors }; Fenster: { $windows }.
table-imported-open-doors = { $count ->
    [one] Eine der Türen ist offen.
   *[other] { $count } der Türen sind offen.
}
table-imported-open-portals = { $count ->
    [one] Ein offenes Portal ist eine offene Tür geworden; „--open-portals windows“ macht ein Fenster daraus.
   *[other] { $count } offene Portale sind offene Türen geworden; „--open-portals windows“ macht Fenster daraus.
}
table-imported-floors = { $count ->
    [one] Ein Boden liegt zwischen den Stockwerken.
   *[other] { $count } Böden liegen zwischen den Stockwerken.
}
table-imported-left-out = { $count ->
    [one] Eine Abweichung von der Karte:
   *[other] { $count } Abweichungen von der Karte:
}
table-imported-picture = Das Bild der Karte liegt in { $file }.
table-imported-more-faults = … und { $count } weitere dieser Art: „validate { $file }“ nennt alle.
table-imported-light = Die Karte { $dark ->
    [yes] ist dunkel
   *[no] ist taghell
} und hat { $lights ->
    [0] keine Lichter
    [one] ein Licht
   *[other] { $lights } Lichter
}; Szenarien haben dafür dunkle Gebiete, die nicht importiert wurden.

table-export-help = Ein Spielfeld als vermaßten Plan (.svg, oder .html auf Blättern zum Drucken), Universal-VTT-Karte oder Bild (.png) schreiben.
table-export-output-help = Die Datei, die geschrieben wird; ihre Endung bestimmt das Format.
table-export-step-help = Wie lang ein Schritt auf dem echten Tisch ist, in Zentimetern; ohne Angabe wie im Szenario (.svg, .html).
table-export-scale-help = Den Plan im Maßstab 1:N zeichnen; ohne Angabe so groß, wie die Zeichnung ohne die Teileliste daneben auf A3 (.svg) oder auf ein Blatt passt (.html).
table-export-cell-help = Wie viele Schritte breit ein Feld der Karte ist (.uvtt).
table-export-pixels-help = Wie viele Pixel des Bildes ein Feld hat (.uvtt).
table-export-height-help = Gelände, das niedriger ist als so viele Schritte, versperrt auf der Karte keine Sicht (.uvtt).
table-export-picture-help = Ein Bild des Tisches in die Karte legen (.uvtt).
table-export-size-help = Wie viele Pixel die längere Seite hat (.png).
table-export-progress = Malen
table-export-ending = das Programm schreibt ein Spielfeld als eines von { $known }, nicht als { $found }
table-export-too-large = das Bild hätte { $width } × { $height } Pixel; möglich sind höchstens { $most } je Seite und { $millions } Millionen insgesamt
table-export-paper-help = Das Papier der Blätter, im Querformat: a4 oder a3 (.html).
table-export-tape-help = Auf den Blättern zum Drucken (.html) die Abstände jeder Ecke von Stücken und Zonen zu den nächsten Tischkanten auflisten, zum Aufbau mit dem Maßband.
table-export-deployments-help = Auf den Blättern zum Drucken (.html) jede Aufstellung des Spielfelds zeichnen; jede hat ihre Zeichnung und mit --tape ihre Zonen.
table-export-deployments-sheets = Jede Aufstellung zeigen nur Blätter zum Drucken (.html), nicht { $found }.
table-export-too-many-sheets = der Plan würde { $sheets } Blätter { $paper } brauchen; möglich sind höchstens { $most }: zeichne ihn kleiner, mit größerem --scale
table-exported-sheets = { $file }: ein Plan auf { $sheets ->
    [one] einem Blatt
   *[other] { $sheets } Blättern
}, Maßstab 1:{ $scale }{ $drawn ->
    [one] {""}
   *[other] {" "}auf { $drawn } davon
}.
table-exported-svg = { $file }: ein Plan von { $width } × { $height } mm.
table-exported-png = { $file }: ein Bild von { $width } × { $height } Pixeln.
table-exported-map = { $file }: eine Karte von { $width } × { $height } Feldern. Wände: { $walls }; Gegenstände: { $objects }; Türen: { $doors }.
table-exported-windows = { $count ->
    [one] Ein Fenster ist dort ein offenes Portal: Solche Karten kennen keine Fenster. Beim Import bekommt es seine Höhen zurück.
   *[other] { $count } Fenster sind dort offene Portale: Solche Karten kennen keine Fenster. Beim Import bekommen sie ihre Höhen zurück.
}

## Baupläne

plan-heading = Tisch { $width } × { $depth } cm ({ $wide } × { $deep } { $deep ->
    [one] Schritt
   *[other] Schritte
}). Ein Schritt ist { $step } cm lang. Alle Maße in Zentimetern von der Südwestecke aus.
plan-measure = { $cm } cm ({ $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
})
plan-scale = cm auf dem Tisch; Maßstab 1:{ $scale }
plan-north = N
plan-list = Teile
plan-tape = Aufbau mit dem Maßband
plan-tape-note = Jede Ecke mit ihrem Abstand von den nächsten Tischkanten, in cm; Norden ist oben, A bis L wie in den kleinen Zeichnungen.
plan-tape-place = { $across } von { $side ->
    [west] Westen
   *[east] Osten
} · { $along } von { $end ->
    [south] Süden
   *[north] Norden
}
plan-tape-middle = Mitte: { $told }
plan-ruler = { $length } mm auf diesem Blatt
plan-tile = { $name }: Nachbarblätter an den gestrichelten Linien anlegen
plan-foot = { $name } · Maßstab 1:{ $scale } · Blatt { $sheet } von { $sheets }
plan-print = Zum Ausdrucken auf { $paper } quer, mit 100 % („Originalgröße“, nicht an die Seite angepasst).
plan-rectangle = { $width } × { $depth }{ $turned ->
    [0] {""}
   *[other] , um { $turned }° gedreht
}
plan-circle = Durchmesser { $diameter }
plan-line = Wand, { $length } lang, { $thickness } dick
plan-polygon = insgesamt { $width } × { $depth }, { $corners } Ecken
plan-height = Höhe { $height }
plan-raised = Höhe { $height }, beginnt { $base } über dem Tisch
plan-ramp = steigt von { $low } auf { $high }
plan-centre = Mitte { $place }
plan-hole = Loch { $corners }

## Aufbauten aus dem Zufall

layout-kind-woods = Wald { $seed }
layout-kind-ruins = Ruinen { $seed }
layout-kind-village = Dorf { $seed }
layout-kind-harbour = Hafen { $seed }
layout-kind-trenches = Schützengräben { $seed }
layout-made-by-chance = Zufällig erzeugt: Startwert { $seed }, Dichte { $density }, Höhen { $heights }, { $symmetry ->
    [mirrored] an beiden Achsen gespiegelt
    [half-turn] um eine halbe Drehung gespiegelt
   *[none] ohne Symmetrie
}.
generate-help = Ein zufälliges Spielfeld erzeugen; derselbe Startwert ergibt auf jedem Rechner dasselbe.
generate-kind-help = Die Art des Spielfelds: { $known }.
generate-output-help = Die Szenariodatei, die geschrieben wird.
generate-seed-help = Eine Zahl; ohne Angabe wählt das Programm eine zufällige.
generate-density-help = Wie viel Gelände auf dem Tisch steht, von 0 bis 1.
generate-symmetry-help = Wie sich die Seiten spiegeln: gar nicht, an beiden Achsen oder um eine halbe Drehung.
generate-heights-help = Wie hoch das Gelände ist und wie viel davon Figuren ersteigen können, von 0 bis 1.
generate-width-help = Wie breit der Tisch ist, in Schritten.
generate-depth-help = Wie tief der Tisch ist, in Schritten.
generate-no-kind = Spielfelder der Art { $found } gibt es nicht; zur Wahl stehen { $known }
generate-done = { $file }: { $name }, { $pieces ->
    [one] ein Geländestück
   *[other] { $pieces } Geländestücke
}.

## Geländearten

kind-earth-bank = Erdwall
    .object = den Erdwall
kind-barbed-wire = Stacheldraht
    .object = den Stacheldraht
kind-duckboards = Laufrost
    .object = den Laufrost
