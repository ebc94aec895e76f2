### Was mit einer Datei nicht stimmen kann. Jeder Text ist ein Satz ohne Datei und Stelle, die davor stehen.

## Die Datei selbst

standard-input = die Standardeingabe
problem-no-such-file = diese Datei gibt es nicht.
problem-no-such-folder = diesen Ordner gibt es nicht.
problem-is-a-folder = das ist ein Ordner, keine Datei.
problem-no-permission = du darfst die Datei nicht öffnen; ihre Rechte verbieten es.
problem-system = das Betriebssystem lehnt ab: { $reason }.
problem-not-a-file = das ist weder eine Datei noch ein Ordner.
problem-unforeseen = damit kann das Programm nichts anfangen ({ $fault }: { $reason }).
problem-rule-text = das ist ein Text zu { $rule }, aber diese Regel gibt es nicht.
problem-rule-link = dieser Text nennt { $rule }, aber diese Regel gibt es nicht.
problem-too-large = die Datei ist größer als { $megabytes } MB, mehr als jede solche Datei braucht.
problem-not-utf8 = die Datei ist kein Text in UTF-8.
problem-no-numbers = das ist keine Datei mit gemessenen Zahlen
problem-not-toml = das ist kein TOML: { $what ->
    [bracket] eine Klammer wird nicht geschlossen, oder ein Komma fehlt
    [twice] das ist zweimal angegeben, oder einmal als Wert und einmal als Tabelle
    [text] ein Text in Anführungszeichen endet nicht oder enthält ein Zeichen, das dort nicht stehen darf
    [value] nach dem = steht kein Wert; Texte brauchen Anführungszeichen, true und false kleine Buchstaben
    [digits] eine Zahl hat zu viele Ziffern
    [line] eine Zeile enthält ein Schlüssel = Wert oder einen [Abschnitt]
   *[other] { $reason }
}.
problem-too-nested = Tabellen und Listen sind tiefer als { $levels } Ebenen verschachtelt.
problem-too-many-values = die Datei enthält mehr als { $most } Werte, mehr als jede solche Datei braucht.
problem-too-many-tables = die Datei enthält mehr als { $most } Tabellen, mehr als jede solche Datei braucht.

## Formate

problem-newer-format = die Datei hat Format { $found }, aber dieses Programm kennt nur Formate bis { $known }; eine neuere Version kann sie lesen.
problem-unknown-format = es gibt kein Format { $found }; dieses Programm schreibt Format { $known }.
problem-unknown-system = das Regelsystem { $id } gibt es in diesem Programm nicht; es kennt { $known }.
problem-file-there = eine Datei dieses Namens gibt es schon; wähle einen anderen Ordner.
problem-folder-there = etwas dieses Namens gibt es schon; wähle einen anderen Ordner.
problem-missing-system = das Regelsystem { $id } gibt es in diesem Programm nicht; es kennt { $known }. Spiele anderer kommen in Paketen, dieses wohl in { $package }: installiere es neben pb12table.
problem-broken-system = das Paket des Regelsystems { $id } lässt sich nicht verwenden; „pb12table systems“ sagt, warum.
problem-package-raises = das Paket scheitert beim Laden ({ $place }: { $what }).
problem-package-endless = das Paket war nach { $seconds } Sekunden noch nicht geladen.
problem-package-died = das Paket hat das Programm beim Laden beendet (Exit-Code { $code }).
problem-package-bad-id = das Paket nennt sein Regelsystem { $id }; eine Kennung beginnt mit einem kleinen Buchstaben und hat höchstens 40 kleine Buchstaben, Ziffern und Bindestriche.
problem-package-no-package = { $module } ist kein Paket mit den Modulen eines Regelsystems.
problem-package-id-taken = das Regelsystem { $id } dieses Pakets hat dieselbe Kennung wie das von { $other }.
problem-package-other-id = das Regelsystem nennt sich { $found }, das Paket nennt es aber { $id }.
problem-package-other-interface = das Paket { $found ->
    [0] sagt nicht, für welche Version der Schnittstelle es gemacht ist
   *[other] ist für Version { $found } der Schnittstelle gemacht
}; dieses Programm hat Version { $needed }.
problem-package-lacks = dem Paket fehlt { $what } in { $module }.
problem-package-other-class = { $what } in { $module } erbt nicht von { $kind }.
problem-unknown-content = eine Inhaltsdatei sagt mit content = { $known }, was sie enthält; diese sagt { $found }.
problem-other-system = das gehört zum Regelsystem { $found }, hier muss es aber { $expected } sein.
problem-no-window = Spiele mit dem Regelsystem { $system } lassen sich in diesem Fenster nicht spielen.
problem-no-forces = das Regelsystem { $system } hat keine Einsatzgruppen zum Zusammenstellen.

## Die Form eines Werts

problem-theme-contrast = Text in { $ink } ist auf { $ground } kaum zu lesen: Der Kontrast ist { $found } zu 1, nötig ist { $needed }.
problem-missing-key = der Schlüssel { $key } fehlt.
problem-unknown-key = einen Schlüssel { $key } gibt es hier nicht; vielleicht ein Schreibfehler.
problem-key-twice = Die Taste „{ $key }“ ist für { $command } und für { $other } eingestellt; beide behalten ihre ursprünglichen Tasten.
problem-unknown-value = { $found } ist keines der Wörter, die hier möglich sind{ $count ->
    [0] .
    [1] ; möglich ist nur { $known }.
   *[other] ; zur Wahl stehen { $known }{ $more ->
        [0] .
        [one] { " " }und noch eines.
       *[other] { " " }und noch { $more }.
    }
}
problem-wrong-type = erwartet wird { $expected ->
    [number] eine Zahl
    [whole-number] eine ganze Zahl
    [text] ein Text
    [truth] true oder false
    [list] eine Liste
    [table] eine Tabelle
    [truth-or-number] true, false oder eine Zahl
    [text-or-table] ein Text oder eine Tabelle
    [whole-number-or-text] eine ganze Zahl oder ein Text
   *[other] { $expected }
}, gefunden wurde { $found ->
    [number] eine Zahl
    [whole-number] eine ganze Zahl
    [text] ein Text
    [truth] true oder false
    [list] eine Liste
    [table] eine Tabelle
    [null] nichts
   *[other] { $found }
}.
problem-wrong-count = { $expected ->
    [one] erwartet wird ein Wert
   *[other] erwartet werden { $expected } Werte
}, gefunden { $found ->
    [0] wurde keiner
    [one] wurde einer
   *[other] wurden { $found }
}.
problem-too-long = das ist zu lang; erlaubt { $bound ->
    [one] ist höchstens 1
   *[other] sind höchstens { $bound }
}.
problem-too-short = das ist zu kurz; nötig { $bound ->
    [one] ist mindestens 1
   *[other] sind mindestens { $bound }
}.
problem-out-of-bounds = diese Zahl muss { $relation ->
    [at-most] höchstens
    [at-least] mindestens
    [less-than] kleiner als
   *[more-than] größer als
} { $bound } sein.
problem-not-finite = mit { $found } lässt sich nicht rechnen.
problem-not-an-id = eine Kennung hat nur kleine Buchstaben, Ziffern und einzelne Bindestriche.
problem-unseen-characters = dieser Text enthält ein unsichtbares Zeichen, etwa einen Zeilenumbruch oder ein anderes Steuerzeichen.
problem-no-kinds = dem Regelsystem fehlen die Geländearten, aus denen solche Spielfelder bestehen.
problem-not-dice = hier gehören Würfel hin, etwa 1d8 oder 2d6+3.
problem-not-a-rule = hier gehört eine Regel, eine Festlegung oder ein Vektor hin, etwa R1.4.24, RU013 oder V012.
problem-form = das hat nicht die erwartete Form ({ $reason }).
problem-twin = { $id } steht hier zum zweiten Mal.
problem-not-rising = die Zahlen müssen ansteigen.
problem-not-together = dies und { $key } gehen nicht zusammen.
problem-only-with = das ist nur zusammen mit { $key } möglich.

## Was es nicht gibt

problem-no-such-scenario = dieses Szenario gibt es nicht und auch keine solche Datei; am nächsten kommen { $known } (`pb12table scenarios` listet alle auf).
problem-no-such-force = diese Einsatzgruppe gibt es nicht und auch keine solche Datei{ $known ->
    [0] { "" }
   *[other] ; am nächsten kommen { $known }
} (`pb12table forces` listet deine gespeicherten auf).
problem-other-content = dieses Spielfeld hat schon etwas anderes mit der Kennung { $id }.
problem-no-such-profile = das Profil { $id } gibt es nicht.
problem-no-such-item = den Gegenstand oder die Fähigkeit { $id } gibt es nicht.
problem-no-such-kind = die Geländeart { $id } gibt es nicht.
problem-no-such-action = eine Aktionsvorlage { $id } gibt es nicht.
problem-no-such-card = eine Karte { $id } gibt es nicht.
problem-no-such-piece = ein Geländestück { $id } gibt es nicht.
problem-no-such-zone = ein Gebiet { $id } gibt es nicht.
problem-no-such-player = den Spieler { $id } gibt es nicht.
problem-no-such-deployment = die Aufstellung „{ $id }“ gibt es nicht{ $known ->
    [0] { "" }
   *[other] ; es gibt { $known }
}.

## Gelände und Gebiete

problem-one-shape = für die Form steht genau eines von { $keys }; hier { $found ->
    [0] ist es keines
   *[other] sind es { $found }
}.
problem-shape-self-crossing = der Umriss kreuzt oder berührt sich selbst bei { spot-at }.
problem-shape-too-few-points = ein Umriss braucht drei verschiedene Punkte, eine Linie zwei.
problem-shape-repeated-point = dieser Punkt ist derselbe wie der davor.
problem-shape-no-area = der Umriss umschließt keine Fläche.
problem-shape-hole-outside = das Loch liegt nicht innerhalb des Umrisses.
problem-shape-holes-overlap = zwei Löcher überlappen sich.
problem-shape-not-finite = der Umriss geht ins Unendliche.
problem-shape-no-height = das Geländestück hat keine Höhe.
problem-shape-below-table = das Geländestück beginnt unter dem Spielfeld.
problem-shape-ramp-without-run = die untere und die obere Kante der Rampe liegen übereinander.
problem-shape-half-a-ramp = eine Rampe braucht eine untere und eine obere Kante.
problem-shape-thin-with-holes = eine Mauer ohne Dicke kann keine Löcher haben.
problem-sharp-bend = die Linie knickt hier zu scharf für ihre Dicke.

## Bilder

problem-no-such-picture = neben der Datei liegt kein Bild { $name }.
problem-picture-path = ein Bild muss im Ordner des Szenarios liegen und auf eines von { $endings } enden.
problem-picture-unknown = dieses Bild kann das Programm nicht verwenden; es liest PNG, JPEG und WebP.
problem-worker-lost = Ein Arbeitsprozess ist unerwartet zu Ende gegangen ({ $reason }); geschrieben wurde nichts.
problem-picture-broken = das Bild ist beschädigt oder unvollständig.
problem-picture-too-large = das Bild gibt sich als { $width } mal { $height } Pixel groß aus; das Programm zeigt von so einem Bild höchstens { $millions } Millionen.
problem-portrait-name = nenne das Bild für eine Spielfigur ohne Ordner und mit einer dieser Endungen: { $endings }.
problem-no-such-portrait = ein Bild { $name } liegt weder neben der Datei noch in deinem Bilderordner; die übliche Figur vertritt es.
problem-portrait-ending = dieses Bild kann das Programm nicht für eine Spielfigur verwenden; es liest { $endings }.
problem-portrait-sort = die Datei endet auf { $ending }, enthält aber ein Bild der Art { $sort }.
problem-portrait-large = das Bild gibt sich als { $width } mal { $height } Pixel groß aus; ein Bild für eine Spielfigur hat höchstens { $most } auf jeder Seite.
problem-drawing-broken = diese SVG-Zeichnung ist beschädigt.
problem-drawing-other = das ist XML, aber keine SVG-Zeichnung.
problem-drawing-doctype = das Programm liest keine SVG-Zeichnungen mit Dokumenttyp oder Entitäten.
problem-drawing-acts = das Programm zeigt keine SVG-Zeichnungen, die Skripte enthalten oder sich bewegen ({ $name }).
problem-drawing-fetches = das Programm zeigt keine SVG-Zeichnungen, die auf andere Dateien oder Adressen verweisen.
problem-drawing-many = eine SVG-Zeichnung hat höchstens { $most } Elemente, höchstens { $deepest } ineinander.
problem-drawing-slow = diese SVG-Zeichnung zu malen dauert länger als { $seconds } Sekunden: Speichere sie als PNG-Bild.
problem-drawing-crashed = beim Malen dieser SVG-Zeichnung gab es einen Absturz: Speichere sie als PNG-Bild.
problem-drawing-not-here = diese Ausgabe des Programms kann keine SVG-Zeichnungen malen: Speichere sie als PNG-Bild.

## Figuren und Spieler

problem-no-screen = das Programm kann hier kein Fenster öffnen ({ $reason }); es braucht einen Bildschirm.
problem-too-few-players = ein Spiel braucht mindestens zwei Spieler; hier { $found ->
    [0] gibt es keinen
    [one] gibt es einen
   *[other] gibt es { $found }
    }.

## Spielstände

problem-not-a-save = das ist kein gespeichertes Spiel.
problem-save-cut = der Spielstand bricht in der ersten Zeile ab; vom Spiel ist nichts mehr da.
problem-save-line = diese Zeile ist beschädigt.
problem-save-rewind = die Zeile geht zu Eintrag { $found } zurück, aber das Spiel war erst bei { $known }.
problem-broken-seal = die geheime Antwort in dieser Zeile ist beschädigt.
problem-save-illegal = die Antwort in dieser Zeile widerspricht den Regeln (Regel { $rule }).
problem-save-over = das Spiel war vor dieser Zeile schon zu Ende.
problem-save-drift = { $what ->
    [question] diese Zeile beantwortet die Frage { $answered } an { $by }, aber hier fragt das Spiel { $whom }: { $asked }
   *[position] nach dieser Zeile ist das Spiel nicht so, wie es beim Speichern war
}. { $version ->
    [same] Der Spielstand wurde verändert oder beschädigt
   *[other] Er stammt von Version { $version } des Programms
}.
notice-torn-line = Die letzte Zeile des Spielstands war unvollständig und fehlt; alles davor ist da.
problem-save-open-elsewhere = dieses Spiel ist in einem anderen Fenster des Programms geöffnet.
problem-save-lost = { $what ->
    [removed] der Spielstand dieses Spiels wurde entfernt oder umbenannt.
    [folder] der Ordner mit dem Spielstand dieses Spiels ist weg.
    [replaced] an der Stelle des Spielstands dieses Spiels liegt eine andere Datei.
    [cut] der Spielstand dieses Spiels wurde abgeschnitten.
    [changed] etwas anderes hat den Spielstand dieses Spiels verändert.
   *[grown] etwas anderes hat in den Spielstand dieses Spiels geschrieben.
}
problem-rules-changed = { $played ->
    [newer] dieses Spiel wurde nach neueren Regeln gespielt, als dieses Programm kennt; ab Eintrag { $entry } verläuft es anders.
   *[older] die Regeln haben sich geändert, seit dieses Spiel gespielt wurde; ab Eintrag { $entry } verläuft es anders.
}
notice-rules-changed = Das ist das Spiel bis dorthin, wo sich die Regeln geändert haben. Es geht in einem neuen Spielstand weiter; der alte bleibt, wie er ist.
notice-part-of-save = Das ist das Spiel, wie es vor dem Schaden im Spielstand war. Es geht in einem neuen Spielstand weiter; der beschädigte bleibt, wie er ist.

## Karten anderer Programme

problem-not-json = das ist kein JSON: { $reason }.
problem-map-cut = die Datei bricht mittendrin ab.
problem-map-size = der Tisch wäre { $width } mal { $depth } { $depth ->
    [one] Schritt
   *[other] Schritte
} groß; möglich sind { $least } bis { $most }. Mach ein Feld mehr oder weniger Schritte breit.
problem-too-many-walls = die Karte hat mehr Wände, als irgendeine Karte braucht; das Programm liest höchstens { $most }.
problem-too-many-pieces = aus den Wänden werden mehr als { $most } Geländestücke, und mehr darf kein Szenario haben; { $count ->
    [one] eine Wand blieb weg
   *[other] die { $count } kürzesten Wände blieben weg
}, die längste davon bei x { $x }, y { $y }. Eine größere Toleranz fasst mehr zusammen.
problem-no-such-wall = es gibt keine Wand { $id }, in der das sein könnte.
problem-kind-without = Stücke der Art { $kind } haben diesen Schlüssel nicht.
problem-no-ground = verbergen kann nur ein Gelände mit Fläche und ebener Oberkante: keine Rampe, Tür, Einwegwand oder Linie ohne Dicke und kein Fenster.
problem-not-straight = ein Stück der Art { $kind } muss eine gerade Linie mit zwei Punkten sein.
problem-no-gap = die Oberkante muss höher liegen als die Brüstung.
problem-above-wall = es würde über seine Wand hinausreichen, die { $top } hoch ist.
problem-wall-without-line = nur Wände entlang einer Linie haben Türen und Fenster; { $id } hat eine andere Form.
problem-openings-overlap = zwei Türen oder Fenster in { $id } überlappen sich.
problem-no-such-portal = es gibt kein Portal { $number }; die Karten haben { $count }.
problem-not-in-wall = es liegt nicht in einem geraden Stück von { $id } oder ist breiter als dieses.
problem-outside-map = liegt außerhalb der Karte, bei x { $x }, y { $y }, und blieb weg.
problem-cut-at-edge = reicht über den Rand der Karte hinaus, bis x { $x }, y { $y }, und wurde dort abgeschnitten.
problem-crop-outside = dieser Ausschnitt liegt nicht auf der Karte; sie ist { $width } Felder breit und { $depth } tief.
problem-map-nothing = { $count ->
    [one] aus einer Sache namens { $what } wurde nichts; wähle, was daraus werden soll.
   *[other] aus { $count } Sachen namens { $what } wurde nichts; wähle, was daraus werden soll.
}
problem-map-no-extent = dies hat hier keine Länge oder keine Fläche und wurde weggelassen.
problem-map-too-high = dies würde höher als 100 Schritte reichen und wurde dort abgeschnitten.
problem-map-no-door = aus diesem Umriss lässt sich weder eine Tür noch ein Fenster machen; er wurde weggelassen.
problem-map-too-many-zones = ein Szenario hat höchstens { $most } Zonen; diese wurde weggelassen.
problem-map-crossed = dieser Umriss kreuzt sich selbst; gefüllt wurde, was seine Linien einschließen.
problem-map-simplified = dieser Umriss hat zu viele Ecken und liegt hier neben seinem Platz, in Schritten um bis zu { $steps }.
problem-map-cells = { $found } ist keine Zahl von Feldern von 1 bis { $most }.
problem-level-unread = das ist keine Ebene mit einer Nummer; sie fehlt deshalb.
problem-level-twice = diese Ebene hat dieselbe Nummer wie die Ebene { $other }; sie fehlt deshalb.
problem-level-too-many = gelesen werden höchstens { $most } Ebenen; diese fehlt deshalb.
problem-level-painted = der gemalte Boden fehlt.
problem-level-points = das sind keine Orte einer Linie; sie fehlt deshalb.
problem-level-portal = diese Tür oder dieses Fenster hat keinen Ort oder keine Breite und fehlt deshalb.
problem-level-cave = das ist kein Bild einer Höhle, so groß wie die Karte; die Höhle fehlt deshalb.
problem-level-roof = das ist kein First eines Daches mit einer Breite; das Dach fehlt deshalb.
problem-level-objects = { $count ->
    [one] ein Gegenstand ist nur ein Bild ohne Umriss; er fehlt deshalb.
   *[other] { $count } Gegenstände sind nur Bilder ohne Umriss; sie fehlen deshalb.
}
problem-map-texts = { $count ->
    [one] ein Text fehlt.
   *[other] { $count } Texte fehlen.
}
problem-level-curved = { $count ->
    [one] ein Pfad ist gebogen, hier läuft er
   *[other] { $count } Pfade sind gebogen, hier laufen sie
} gerade von Punkt zu Punkt.
problem-board-terrain = { $count ->
    [one] ein Hexfeld hat Gelände { $what }, das hier niemand kennt; daraus wurde nichts.
   *[other] { $count } Hexfelder haben Gelände { $what }, das hier niemand kennt; daraus wurde nichts.
}
problem-board-line = in dieser Zeile steht nichts, was sich lesen ließe; sie fehlt deshalb.
problem-board-missing = { $count ->
    [one] ein Hexfeld fehlt; dort ist
   *[other] { $count } Hexfelder fehlen; dort ist
} flacher Boden.
problem-board-depth = { $count ->
    [one] ein Hexfeld hat tiefes Wasser, hier liegt es
   *[other] { $count } Hexfelder haben tiefes Wasser, hier liegt es
} auf dem Boden.
problem-xml = das ist kein XML: { $reason }.
problem-xml-root = { $found } ist weder eine Karte von Tiled noch eine Zeichnung.
problem-xml-entities = die Datei erklärt Entitäten, die keine Karte braucht, und wurde nicht gelesen.
problem-tiled-size = { $found } ist keine Länge über null.
problem-tiled-object = das ist kein Umriss, der sich lesen ließe; er fehlt deshalb.
problem-tiled-tileset = die Datei { $name } mit Kacheln liegt nicht neben der Karte; gebraucht wird sie hier nicht.
problem-tiled-tiles = { $count ->
    [one] eine Ebene aus Kacheln ist nur ein Bild; sie fehlt deshalb.
   *[other] { $count } Ebenen aus Kacheln sind nur Bilder; sie fehlen deshalb.
}
problem-tiled-pictures = { $count ->
    [one] eine Ebene mit einem Bild fehlt.
   *[other] { $count } Ebenen mit Bildern fehlen.
}
problem-tiled-templates = { $count ->
    [one] ein Objekt hat seinen Umriss in einer anderen Datei, die nicht geöffnet wurde; es fehlt deshalb.
   *[other] { $count } Objekte haben ihren Umriss in anderen Dateien, die nicht geöffnet wurden; sie fehlen deshalb.
}
problem-svg-size = { $found } ergibt keine Größe in Pixeln; eine Zeichnung braucht Breite und Höhe oder eine viewBox.
problem-svg-grid = eine Zeichnung hat keine Felder; hier ist ein Feld { $pixels } ihrer Pixel breit.
problem-svg-coarse = es sind sehr viele Kurven; Ecken liegen hier bis zu { $cells } Felder daneben.
problem-svg-scripts = { $count ->
    [one] ein Skript wurde übergangen, nichts davon ausgeführt.
   *[other] { $count } Skripte wurden übergangen, nichts davon ausgeführt.
}
problem-svg-foreign = { $count ->
    [one] etwas, das keine Zeichnung ist, fehlt.
   *[other] { $count } Dinge, die keine Zeichnung sind, fehlen.
}
problem-svg-pictures = { $count ->
    [one] ein Bild fehlt.
   *[other] { $count } Bilder fehlen.
}
problem-svg-copies = { $count ->
    [one] eine Kopie von etwas, das nicht in dieser Zeichnung ist, fehlt.
   *[other] { $count } Kopien von etwas, das nicht in dieser Zeichnung ist, fehlen.
}
problem-svg-clipped = { $count ->
    [one] eine Form oder Gruppe ist in der Zeichnung beschnitten; hier ist sie ganz.
   *[other] { $count } Formen oder Gruppen sind in der Zeichnung beschnitten; hier sind sie ganz.
}
problem-svg-hidden = { $count ->
    [one] eine Form sieht man in der Zeichnung nicht; sie fehlt deshalb.
   *[other] { $count } Formen sieht man in der Zeichnung nicht; sie fehlen deshalb.
}
problem-svg-unread = { $count ->
    [one] eine Form ließ sich nicht lesen; sie fehlt deshalb.
   *[other] { $count } Formen ließen sich nicht lesen; sie fehlen deshalb.
}
problem-scene-levels = die Szene hat { $count } Ebenen; hier stehen alle ihre Wände auf dem Boden, soweit sie keine Höhen nennen.
problem-scene-length = { $found } ist keine Länge in Pixeln über null.
problem-scene-no-list = hier steht keine Liste von Wänden.
problem-scene-wall = das ist keine Wand von einem Punkt zu einem anderen, vier Zahlen; sie fehlt deshalb.
problem-scene-height = diese Höhen ergeben keine Wand von 0 bis höchstens 100 Schritten; sie ist so hoch wie die anderen.
problem-scene-moving-picture = der Hintergrund { $name } ist kein Bild, das sich zeigen lässt; er fehlt deshalb.
problem-scene-one-way = { $count ->
    [one] eine Wand wirkt nur in einer Richtung, hier wirkt sie
   *[other] { $count } Wände wirken nur in einer Richtung, hier wirken sie
} in beiden.
problem-scene-nothing = { $count ->
    [one] eine Wand hält weder Blicke noch Schritte auf; sie fehlt deshalb.
   *[other] { $count } Wände halten weder Blicke noch Schritte auf; sie fehlen deshalb.
}
problem-scene-dim = { $count ->
    [one] eine Wand hält Blicke nur aus einiger Entfernung auf, oder erst die zweite tut es; hier hält sie sie immer auf.
   *[other] { $count } Wände halten Blicke nur aus einiger Entfernung auf, oder erst die zweite tut es; hier halten sie sie immer auf.
}
problem-scene-curtain = { $count ->
    [one] eine Wand hält Blicke auf, aber niemanden, der geht; hier hält sie beides auf.
   *[other] { $count } Wände halten Blicke auf, aber niemanden, der geht; hier halten sie beides auf.
}
problem-scene-locked = { $count ->
    [one] eine Tür ist verschlossen; hier lässt sie sich öffnen.
   *[other] { $count } Türen sind verschlossen; hier lassen sie sich öffnen.
}
problem-scene-secret = { $count ->
    [one] eine Tür ist geheim; hier sieht sie jeder.
   *[other] { $count } Türen sind geheim; hier sieht sie jeder.
}
problem-scene-glass-door = { $count ->
    [one] durch eine Tür kann man sehen, auch wenn sie geschlossen ist; hier hält sie Blicke auf.
   *[other] durch { $count } Türen kann man sehen, auch wenn sie geschlossen sind; hier halten sie Blicke auf.
}
problem-scene-drawings = { $count ->
    [one] eine Zeichnung fehlt.
   *[other] { $count } Zeichnungen fehlen.
}
problem-scene-tiles = { $count ->
    [one] eine Kachel mit einem Bild fehlt.
   *[other] { $count } Kacheln mit Bildern fehlen.
}
problem-scene-regions = { $count ->
    [one] eine Region fehlt.
   *[other] { $count } Regionen fehlen.
}

## Wo etwas nicht stimmt

place-line = Zeile { NUMBER($number, useGrouping: 0) }
place-column = Spalte { NUMBER($number, useGrouping: 0) }
place-end = Ende der Datei
place-byte = Byte { NUMBER($number, useGrouping: 0) }
shown-problem = { $file }: { $what }
shown-problem-at = { $file }, { $place }: { $what }

## Waffen und Seiten

problem-no-such-weapon = eine Waffe { $id } gibt es nicht.
problem-no-free-place = in den Eintrittszonen des Spielers und neben den eigenen Figuren ist kein Platz für die Figur frei.
problem-no-such-armour = eine Rüstung { $id } gibt es nicht.
problem-points-without-zones = es gibt kein Gebiet der Art "hold" oder "contest", das Punkte bringt.
problem-no-such-side = eine Seite { $id } gibt es nicht.
problem-side-of-nobody = für die Seite "{ $id }" spielt noch niemand: Gib einem Spieler diese Seite.
problem-weapon-needs = eine Waffe der Art { $kind } braucht { $key }.
problem-weapon-has-none = eine Waffe der Art { $kind } kann das nicht haben.
problem-modes = eine Waffe hat entweder nur Vollautomatik (full), oder Halbautomatik (semi) mit oder ohne weitere Modi.
problem-single-mode = eine Waffe mit dem Modus single braucht mindestens zwei Angriffe.
problem-magazine = das Magazin muss mindestens für einen Angriff reichen, { $attacks } Schuss.
problem-no-room-for-stance = dort fehlt Platz oder Boden für diese Haltung ({ $stance }).
problem-weapon-reach = eine Waffe braucht eine Reichweite im Nahkampf (reach) oder eine im Fernkampf (range).
problem-feature-timing = ein Merkmal der Art { $kind } braucht eine dieser Zeiten: { $known }.
problem-no-such-feature = ein Merkmal { $id } gibt es nicht.
problem-no-such-object = einen Gegenstand { $id } gibt es nicht.
problem-no-such-search = eine Stelle { $id } zum Durchsuchen gibt es nicht.
problem-no-arbiter = eine Spielleitung am Tisch braucht einen Spieler mit arbiter = true.
problem-figure-of-arbiter = die Spielleitung hat keine Figuren.
problem-hit-points = die Figur kann nicht mit mehr als ihren höchstens { $most } Trefferpunkten beginnen.
problem-minor-down = einfache Kreaturen sind mit 0 Trefferpunkten aus dem Kampf, also kann keine damit beginnen.
problem-group-of-kinds = die Gruppe { $group } würfelt gemeinsam Initiative; alle darin müssen von derselben Art und vom selben Spieler sein wie { $id }.
problem-one-side = ein Kampf braucht mindestens zwei Seiten.
problem-inside-piece = die Figur stünde im Geländestück „{ $id }“.
problem-no-zone-of-kind = es gibt kein Gebiet der Art „{ $kind }“.
problem-no-figure = der Spieler hat keine Figur.
problem-no-stand = die Figur stünde dort nicht sicher.
problem-off-table = die Figur stünde außerhalb des Spielfelds.
problem-on-figure = die Figur stünde dort, wo schon „{ $id }“ steht.

kernels-compiling = Code, mit dem es schneller geht, wird übersetzt; das dauert einmal ein bis zwei Minuten.
kernels-failed = numba lässt sich hier nicht verwenden ({ $what }); alles geht auch ohne, nur langsamer.
kernels-slow = Der übersetzte Code war nach { $what } Sekunden nicht fertig; alles geht auch ohne, nur langsamer.
kernels-unwritable = Das Programm kann übersetzten Code nicht in { $what } speichern; alles geht auch ohne, nur langsamer.
kernels-broken = Der übersetzte Code in { $what } war beschädigt; das Programm hat ihn neu übersetzt.
kernels-changed = Das Programm wurde ersetzt, während es läuft; bis zum nächsten Start rechnet es langsamer.

## Einführungen

problem-no-such-event = es gibt kein Ereignis { $id }; ähnlich ist { $known }.
problem-no-field = ein solches Ereignis hat kein Feld { $id }; es hat { $known }.
problem-no-such-figure = es gibt keine Figur { $id }; zur Wahl stehen { $known }.
problem-no-place = { $found } ist keine Stelle; schreib sie so: place:12.5,8.
problem-no-such-command = es gibt keinen Befehl { $id }; ähnlich ist { $known }.
problem-step-twice = es gibt zwei Schritte { $id }.
problem-step-waits-for-nothing = dieser Schritt wartet auf nichts: until braucht event, asked, command oder near.
problem-step-without-words = der Text { $key }, der sagt, worum es in diesem Schritt geht, fehlt.
problem-step-no-answer = { $said } ist keine Antwort auf die Frage, die hier gestellt wird: { $question }.
problem-step-refused = { $said } wird hier abgelehnt ({ $rule }, { $reason }); die Frage ist { $question }.
problem-step-forbids = dieser Schritt lässt seine eigene Zeile { $said } nicht durch, siehe allow.
problem-step-unreached = worauf dieser Schritt wartet, geschieht nie: { $waits }; die Frage ist dann { $asked }.
problem-sequel-nobody = für niemanden aus dem gespielten Spiel gibt es in diesem Szenario einen Platz.
problem-sequel-nobody-left = es ist niemand übrig, den { $name } hier spielen könnte.
problem-campaign-scenario = ein Szenario „{ $id }“ gibt es nicht.
problem-campaign-other-system = das Szenario „{ $id }“ gehört zu einem anderen Spiel als die Kampagne.
problem-campaign-rest = eine Rast „{ $found }“ gibt es nicht, nur { $known }.
problem-campaign-cast = das Szenario kennt „{ $id }“ nicht.
problem-campaign-profile = „{ $id }“ hat hier ein anderes Profil als in einem früheren Kapitel.
problem-campaign-who = „{ $found }“ ist niemand; möglich sind „winners“, „all“ oder eine Liste von Figuren.
problem-campaign-gain = „{ $id }“ kann niemand gewinnen.
problem-campaign-nobody = im Kapitel davor heißt niemand „{ $id }“.
problem-no-sequel = bei „{ $system }“ lässt sich nichts von einem Spiel ins nächste mitnehmen.
problem-sequel-too-early = dieses Spiel ist noch nicht zu Ende.
problem-sequel-other-system = dieses Szenario gehört zu einem anderen Spiel als „{ $system }“.

# -- Gewichte eines gelernten Werts

weights-none = das ist keine Datei mit Gewichten: { $found }.
weights-other-system = diese Gewichte gehören zu { $found }, { $expected } braucht eigene.
weights-other-edition = diese Gewichte haben die Ausgabe { $found }, das Programm braucht aber Ausgabe { $expected }: Lass es neu lernen.

## Pakete

problem-no-such-pack = dieses Paket gibt es nicht; installiert: { $known }.
problem-pack-folder = das Paket nennt sich { $name }, sein Ordner heißt aber { $folder }.
problem-pack-none = das ist kein Paket: Es hat keine { $manifest }.
problem-pack-zip = das ist keine lesbare .zip-Datei: { $reason }.
problem-pack-path = ein Pfad in einem Paket muss in ihm bleiben.
problem-pack-link = in einem Paket darf es keine Verknüpfungen geben.
problem-pack-twice = diese Datei ist zweimal im Paket, oder eine andere unterscheidet sich nur in Groß- und Kleinbuchstaben.
problem-pack-many = in diesem Paket sind mehr als { $most } Dateien.
problem-pack-large = entpackt sind die Dateien dieses Pakets größer als { $megabytes } MB.
problem-pack-stray = mit dieser Datei kann das Programm hier nichts anfangen; ein Paket enthält scenarios, content, forces, portraits und ganz oben .md und .txt.
problem-pack-game = das Paket bringt etwas für { $system } mit, nennt dieses Spiel aber nicht.
problem-pack-changes = ein Paket darf Inhalte mit eigenen Ids hinzufügen, aber nicht ändern, womit andere Szenarien spielen.
problem-pack-id = in diesem Paket muss das mit { $prefix } beginnen, damit sich nie zwei Pakete in die Quere kommen.
problem-pack-taken = ein Paket namens { $name } von { $author } ist schon installiert; entferne es zuerst.
