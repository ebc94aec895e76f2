## Wo ein Stück hilft

piece-help = Die längsten Sichtlinien zeigen, auf die es bei einem Spielfeld ankommt, und wo ein Geländestück die meisten schließt.
piece-piece-help = Eine Geländeart, dazu Breite und Tiefe oder ein Radius in Schritten: "Mauer 3 x 0,5", crates, "column 0.5". Ohne Stück werden nur die Linien gezeigt.
piece-at-help = Zeigen, was das Stück an diesem Ort bewirkt: seine Mitte in Schritten; ohne Angabe werden drei Orte vorgeschlagen.
piece-turn-help = Das Stück um so viele Grad drehen; ohne Angabe werden mehrere Drehungen versucht.
piece-mirror-help = Das Stück auch gespiegelt legen, damit das Spielfeld für beide Seiten gleich bleibt.
piece-bad-mirror = es gibt keine Symmetrie „{ $found }“: Gib eine von diesen an: { $known }
piece-which = welches Stück? Nenne eines vor --at und --turn, etwa "Mauer 3 x 0,5"
piece-no-such-kind = es gibt keine Geländeart „{ $found }“: Gib eine von diesen an: { $known }
piece-bad-side = { $found } ist keine Seite für ein Stück, in Schritten: Gib { $least } bis { $most } an
piece-bad-turn = { $found } Grad sind keine Drehung: Gib -360 bis 360 an
piece-no-plain-one = { $kind } ist eine Linie, eine Öffnung oder eine Schräge; gib ein Stück an, das für sich steht, etwa "Mauer 3 x 0,5"
piece-hides-nothing = { $kind } verdeckt keine Sicht und schließt also keine Linie
piece-no-lines = bei Zellen dieser Größe kann auf diesem Spielfeld niemand stehen, also gibt es keine Sichtlinien
piece-does-not-fit = das Stück passt bei { $place } nicht hin: Es läge auf einem anderen oder über der Kante des Spielfelds
piece-lines = { $lines } Sichtlinien zwischen den Plätzen, auf die es ankommt; davon sind { $share } frei, nach Länge und nach ihren Enden gewichtet.
piece-column-number = Nr.
piece-column-from = Von
piece-column-to = Nach
piece-column-grounds = Zwischen
piece-column-length = Länge
piece-first-look = Erster Blick, nur von den Zellmitten aus: bestenfalls { $best } der Linien weniger. Die Orte darunter sind genau gemessen.
piece-nowhere = Nirgends passt dieses Stück hin, schließt Linien und schneidet dabei nichts ab.
piece-place = x { $x }, y { $y }, gedreht um { $turn }°: vorher { $before } der Linien frei, nachher { $after }.
piece-lane-left = { $number } (von { $length } bleiben { $left })
piece-lanes-left = Unterbrochene Linien: { $lanes }.
piece-cuts-off = Kein Weg bleibt übrig: { $start } → { $end }.
piece-detour = Zu Fuß etwa { NUMBER($more) } { $more ->
    [one] Schritt
   *[other] Schritte
} weiter: { $start } → { $end }.
piece-closes = Es schließt einen Durchgang: Man muss außen herum.
piece-narrow = Hierhin bleiben nur { $width }: { $beside }. Zu schmal für eine Figur.
piece-table-edge = Kante des Spielfelds
piece-its-image = sein Spiegelbild
piece-built-over = { $places ->
    [one] Ein Stehplatz fällt
   *[other] { $places } Stehplätze fallen
} weg, wo es liegt.

## Im Editor

tile-edit-piece = Wo es hilft
hint-edit-piece = Leg ein Stück dorthin, wo es Sicht schließt; Q und E drehen es.
command-edit-piece = Wo ein Stück hilft
laying-head = Wo ein Stück hilft
laying-turn-best = Drehung: beste
laying-turn = Drehung: { $turn }°
laying-none = schließt nichts
laying-coarse = Ein erster Blick; die vorgeschlagenen Orte werden gerade genau gemessen.
laying-here = An der Maus
laying-no-room = An der Maus passt es nicht hin.
laying-put = Hierhin legen
laying-typed-title = Welches Stück?
laying-typed-take = Nehmen
laying-typed-hint = Eine Geländeart mit Breite und Tiefe oder einem Radius: „Mauer 3 x 0,5“, „crates“, „Turm 2“

## Was in die Kiste kommt

kit-help = Zeigen, welche Stücke ein Spielfeld braucht, nach Art und Größe, und was davon einem Bestand fehlt.
kit-kit-help = Die Stücke, die man hat: "4 wall 3 x 0.5, 2 crates"; ohne Größe darf es jede sein.
kit-bad-item = „{ $found }“ ist kein Stück eines Bestands: Gib an, wie viele es sind, und dann die Art, etwa "4 wall 3 x 0.5, 2 crates"
kit-column-pieces = Stücke
kit-column-count = Gebraucht
kit-column-owned = Vorhanden
kit-column-missing = Fehlt
kit-any-size = { $name }, jede Größe
kit-rectangle = { $name } { $sides }
kit-circle = { $name }, Durchmesser { $sides }
kit-line = { $name }, Strecken { $sides }
kit-polygon = { $name }, Kanten { $sides }
kit-polygon-many = { $name }, Umriss { $around } lang, Kanten: { $edges }
kit-enough = Der Bestand reicht für alles.
kit-lacks = { $pieces ->
    [one] Ein Stück fehlt.
   *[other] { $pieces } Stücke fehlen.
}
kit-left = Übrig: { $pieces }.
