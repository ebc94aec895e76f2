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
problem-no-such-side = eine Seite { $id } gibt es nicht.
problem-weapon-needs = eine Waffe der Art { $kind } braucht { $key }.
problem-weapon-has-none = eine Waffe der Art { $kind } kann das nicht haben.
problem-modes = die Modi einer Waffe sind entweder full allein oder semi mit weiteren.
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
