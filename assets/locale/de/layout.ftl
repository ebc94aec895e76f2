### Was ein Gelände wert ist: der Unterbefehl, seine Zusammenfassung und der Bericht.

## Die Befehlszeile

layout-help = Ein Spielfeld vermessen: Sicht, Deckung, Wege, Engstellen, wen es begünstigt; und es in Spielen zwischen Bots erproben.
layout-grid-help = Größe der vermessenen Zellen, in Schritten.
layout-height-help = Höhe der Figuren, nach denen geschaut wird, in Schritten (mehrfach möglich; 0 ist der bloße Boden).
layout-games-help = Bots so viele Spiele auf dem Spielfeld spielen lassen, mit denselben Einsatzgruppen reihum auf jeder Seite.
layout-against-help = Ein zweites Spielfeld, als Kennung oder Pfad, zum Vergleich Karte für Karte und Zahl für Zahl; mit --games spielen dieselben Einsatzgruppen auf beiden, und ein Test beurteilt, ob der Unterschied mehr als Zufall ist.
layout-deployments-help = Alle Aufstellungen des Spielfelds vermessen und in einer Tabelle nebeneinanderstellen; mit --games spielen dieselben Einsatzgruppen auf jeder.
layout-no-deployments = { $name } hat keine Aufstellungen zum Vergleichen.
layout-seed-help = Derselbe Startwert ergibt dieselben Spiele.
layout-bot-help = Die Bots, die spielen: { $bots }.
layout-html-help = Einen Bericht mit Bildern in diese HTML-Datei schreiben.
layout-anew-help = Alles neu messen und keine früheren Ergebnisse verwenden.
layout-bad-grid = { $found } ist keine Zellengröße: Gib eine Zahl an von { $least } bis { $most } { $most ->
    [one] Schritt
   *[other] Schritten
}.
layout-too-fine = Zellen von { $found } { $found ->
    [one] Schritt
   *[other] Schritten
} sind für dieses Spielfeld zu klein; { $finest } { $finest ->
    [one] Schritt
   *[other] Schritte
} sind das Mindeste.
layout-bad-height = { $found } ist keine Höhe einer Figur: Gib eine Zahl an von 0 bis { $most } { $most ->
    [one] Schritt
   *[other] Schritten
}.
layout-no-html = das Programm schreibt den Bericht nur als HTML-Datei, nicht als { $found }.
layout-swap-other-number-of-sides = Das andere Spielfeld hat { $found } Seiten, es gibt aber { $expected } Einsatzgruppen.
layout-swap-figures-aboard = Hier können die Seiten nicht die Plätze tauschen: { $figure } ist an Bord oder hat Steuerpunkte.
layout-swap-no-place-on-side = Auf der Seite von { $side } ist kein Platz für { $figure } und auch keine Eintrittszone zum Warten.
layout-written = Bericht: { $file }
layout-reused = Aus früheren Ergebnissen: { $share }.

time-left-moment = noch ein paar Sekunden
time-left-seconds = noch etwa { $seconds } s
time-left-minutes = noch etwa { $minutes } min
layout-in-all = Insgesamt { $left }
layout-stage-sites = Standorte
layout-stage-sight = Sicht
layout-stage-cover = Deckung
layout-stage-ways = Wege
layout-stage-chokes = Engstellen
layout-stage-games = Spiele

## Namen

layout-whole-table = das ganze Spielfeld
layout-start-of = Startplätze von { $player }
layout-side-of = Seite von { $player }
layout-interval = { $value } % ({ $low } bis { $high } %)
layout-chance = durch bloßen Zufall käme das mit p = { $p }
layout-chance-tiny = durch bloßen Zufall käme das mit p < 0,01

## Was herauskam

layout-nobody-stands = Auf diesem Spielfeld gibt es keinen Platz, an dem eine Figur stehen kann.
layout-finding-no-sides = Dieses Spielfeld betreten keine zwei Seiten; über das Überqueren gibt es daher nichts zu sagen.
layout-finding-uncrossable = Keine Figur kann dieses Spielfeld überqueren: Von „{ $start }“ nach „{ $end }“ führt kein Weg.
layout-finding-crossing = Der billigste Weg hinüber führt von „{ $start }“ nach „{ $end }“: { $cost } Punkte für { $length } { $length ->
    [one] Schritt
   *[other] Schritte
}.
layout-finding-sight = Vom Startgebiet von { $player } aus sind { $share } des Spielfelds zu sehen.
layout-finding-dead = { $share } des Spielfelds sind toter Winkel für { $enemies }: vom Startgebiet dieser Figuren nicht zu sehen.
layout-finding-doors = Wege führen durch geschlossene Türen, die die Figuren öffnen: { $doors }.
layout-finding-shut-doors = niemand kann hier { $doors } öffnen: Es fehlt der Platz, um davor zu stehen. { $options } misst das Spielfeld bei offener Tür.
layout-finding-lane = Die längste freie Sichtlinie misst { $length } { $length ->
    [one] Schritt
   *[other] Schritte
}.
layout-finding-choke =
    Die engste Stelle liegt bei { $place }: Wäre sie geschlossen, { $ways ->
        [one] würde ein Weg { $more } Punkte mehr kosten
       *[other] würden { $ways } Wege zusammen { $more } Punkte mehr kosten
    }.
layout-finding-choke-cut =
    Die engste Stelle liegt bei { $place }: Wäre sie geschlossen, { $ways ->
        [one] wäre ein Weg abgeschnitten
       *[other] wären { $ways } Wege abgeschnitten
    }.
layout-finding-no-choke = Es gibt keine Engstelle: Welchen Platz man auch schließt, die Wege werden kaum länger.
layout-finding-favoured = { $count } für { $player }
layout-finding-balance = Von { $total } Maßen sprechen { $told }; { $even ->
        [0] keines ist ausgeglichen
        [one] eines ist ausgeglichen
       *[other] { $even } sind ausgeglichen
    }.

layout-games-undecided = { $layout }: In { $games } Spielen schnitt nie jemand besser ab.
layout-games-favour = { $layout } begünstigt die Seite von { $player }: In { $games } Spielen schnitt sie in { $interval } der entschiedenen besser ab, und { $chance }.
layout-games-otherwise = { $kind } Spieler sehen { $layout } anders: In { $games } Spielen schnitt die Seite von { $player } in { $interval } der entschiedenen besser ab.
layout-games-even = { $layout } ist gerecht, soweit sich das nach { $games } Spielen sagen lässt: Die Seite von { $player } schnitt in { $interval } der entschiedenen besser ab, und { $chance }.
layout-difference-unknown = Zu wenige Spiele wurden entschieden, um die Spielfelder zu vergleichen.
layout-difference-few = Noch sind es zu wenige Spiele, um die Spielfelder zu vergleichen: Mit 95 % Sicherheit liegt der wahre Unterschied zwischen { $low } und { $high } Prozentpunkten.
layout-difference-none = Zwischen den Spielfeldern zeigen die Spiele keinen Unterschied: Auf beiden schnitt die Seite von { $player } in { $before } der entschiedenen Spiele besser ab. Mit 95 % Sicherheit liegt der wahre Unterschied zwischen { $low } und { $high } Prozentpunkten.
layout-difference-real = Die Spielfelder unterscheiden sich um mehr, als der Zufall erklärt: Die Seite von { $player } schnitt auf { $first } in { $before } der entschiedenen Spiele besser ab, auf { $second } in { $after }. Das sind { $count ->
        [1] 1 Prozentpunkt
       *[other] { $points } Prozentpunkte
    } { $more ->
        [more] mehr
       *[less] weniger
    }; mit 95 % Sicherheit liegt der wahre Unterschied zwischen { $low } und { $high } Prozentpunkten, und { $chance }.
layout-difference-chance = Der Unterschied zwischen den Spielfeldern kann Zufall sein: Die Seite von { $player } schnitt auf { $first } in { $before } der entschiedenen Spiele besser ab, auf { $second } in { $after }. Das sind { $count ->
        [1] 1 Prozentpunkt
       *[other] { $points } Prozentpunkte
    } { $more ->
        [more] mehr
       *[less] weniger
    }; mit 95 % Sicherheit liegt der wahre Unterschied zwischen { $low } und { $high } Prozentpunkten, und { $chance }.

layout-games-open = { $layout }: { $games } Spiele sind zu wenige, um zu sagen, ob das Spielfeld eine Seite begünstigt; die Seite von { $player } schnitt in { $interval } der entschiedenen besser ab.
layout-first-open = { $layout }: { $games } entschiedene Spiele sind zu wenige, um zu sagen, ob der erste Zug zählt; wer ihn hatte, schnitt in { $interval } besser ab.
layout-first-even = { $layout }: Der erste Zug ist wenig wert, soweit sich das nach { $games } entschiedenen Spielen sagen lässt. Wer ihn hatte, schnitt in { $interval } besser ab, und { $chance }.
layout-first-favoured = { $layout }: Der erste Zug ist ein Vorteil. In { $games } entschiedenen Spielen schnitt, wer ihn hatte, in { $interval } besser ab, und { $chance }.
layout-first-worse = { $layout }: Der erste Zug ist ein Nachteil. In { $games } entschiedenen Spielen schnitt, wer ihn hatte, in { $interval } besser ab, und { $chance }.
layout-first-always = { $layout }: Die Seite von { $player } hatte immer den ersten Zug; die Spiele können ihn nicht von ihrer Seite trennen.

## Maße der Spieler

layout-measure-reached-first = Anteil des Spielfelds, der zuerst erreicht wird
layout-measure-in-sight = Anteil des Spielfelds in Sicht des eigenen Gebiets
layout-measure-exposed = wie viel vom Gebiet des Gegners einen Platz sieht, der näher bei einem selbst liegt
layout-measure-dead-ground = toter Winkel unter den Plätzen, die näher bei einem selbst liegen
layout-measure-concealment = mittlere Deckung dort gegen das Gebiet des Gegners
layout-measure-height = mittlere Höhe der Plätze, die näher bei einem selbst liegen
layout-measure-way-to = billigster Weg nach „{ $goal }“
layout-apart-share = { $value } Prozentpunkte
layout-apart-levels = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) } Stufen
layout-unit-points = { $value } Punkte
layout-unit-levels = Stufe { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) }
layout-unit-steps = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) } { $value ->
    [one] Schritt
   *[other] Schritte
}

## Der Bericht

layout-report-title = Wie spielt sich dieses Spielfeld?
layout-report-title-two = Zwei Spielfelder im Vergleich
layout-report-title-deployments = Die Aufstellungen auf einem Spielfeld
layout-report-of = { $width } × { $depth } { $depth ->
    [one] Schritt
   *[other] Schritte
}, { $pieces } Geländestücke, vermessen in Zellen von { $grid ->
        [one] einem Schritt
       *[other] { $grid } Schritten
    }
layout-report-short = In Kürze
layout-report-contents = Inhalt
layout-report-players = Wer es besser hat
layout-report-players-note = Was das Spielfeld jedem Spieler bietet, bevor sich jemand bewegt. „Näher“ liegt ein Platz bei dem Spieler, dessen Figuren ihn zuerst erreichen. Anteile unterscheiden sich um Prozentpunkte: 42 % sind 2 Prozentpunkte mehr als 40 %. Unterschiede bis zu 2 Prozentpunkten, 1 Punkt, 0,1 Stufen oder 0,1 Schritt lösen die Zellen nicht auf; sie gelten als ausgeglichen.
layout-report-measure = Maß
layout-report-favours = begünstigt
layout-report-even = ausgeglichen
layout-report-difference = Unterschied
layout-report-first = Wer zuerst da ist
layout-report-first-note = Jeder Platz in der Farbe des Spielers, dessen Figuren mit weniger Punkten hinkommen; ohne Farbe, wo niemand hinkommt oder beide gleich viel zahlen.
layout-report-exposure = Wo man gesehen wird
layout-report-exposure-note = Von wie viel des gegnerischen Gebiets aus eine stehende Figur zu sehen ist. Auch worauf sie steht, kann sie verdecken. Schwarz ist toter Winkel, von nirgends zu sehen. Wo keine Farbe ist, kann niemand stehen.
layout-report-exposure-of = Gesehen vom Gebiet von { $enemies }
layout-report-exposure-table = Gesehen vom ganzen Spielfeld
layout-report-seen-none = ungesehen
layout-report-seen-all = von überall gesehen
layout-report-cover = Wo man Deckung hat
layout-report-cover-note = Die mittlere Stufe der Deckung einer stehenden Figur gegen alle, die eine Sichtlinie zu ihr haben. Schwarz: Niemand hat eine.
layout-report-cover-of = Deckung gegen das Gebiet von { $enemies }
layout-report-cover-table = Deckung gegen das ganze Spielfeld
layout-report-cover-none = Stufe 0
layout-report-cover-all = Stufe { $level } und mehr
layout-report-cover-hidden = gar nicht zu sehen
layout-report-sight-shares = Anteil des Spielfelds in Sicht
layout-report-ground = Gebiet
layout-report-whose = wessen
layout-report-places = Plätze
layout-report-in-sight = in Sicht
layout-report-seen-at-once = in Sicht von einem mittleren Platz
layout-report-lanes = Die längsten freien Sichtlinien
layout-report-lanes-note = Von Figur zu Figur, nichts dazwischen; von benachbarten Linien steht hier nur die längste.
layout-report-from = von
layout-report-to = nach
layout-report-length = Länge
layout-report-steps = { $value } { $value ->
    [one] Schritt
   *[other] Schritte
}
layout-report-ways = Wege und Engstellen
layout-report-ways-note = Die billigsten erlaubten Wege eines Durchschnittsmenschen, allein auf dem Spielfeld, von der Mitte eines Gebiets zu der eines anderen. Ringe zeigen die Plätze, die, wenn man sie { $radius ->
        [one] einen Schritt
       *[other] { $radius } Schritte
    } im Umkreis schließt, diese Wege am meisten verlängern.
layout-report-cost = Punkte
layout-report-no-way = kein Weg
layout-report-nowhere = dort kann niemand stehen
layout-report-place = Platz
layout-report-cut-off = abgeschnitten
layout-report-more = Punkte mehr
layout-report-affected = betroffene Wege
layout-report-no-chokes = Kein Platz ist eine Engstelle.
layout-report-games = In Spielen erprobt
layout-report-games-note = { $games } Spiele zwischen Bots („{ $bot }“, Startwert { $seed }) auf jedem Spielfeld, dieselben Einsatzgruppen reihum auf jeder Seite. Eine Seite schnitt besser ab, wenn sie allein gewann oder den Sieg mit weniger Verlusten teilte. Intervalle sind die von Wilson zu 95 %; ob eine Seite begünstigt ist, sagt der exakte Binomialtest, ob sich zwei Spielfelder unterscheiden, der exakte Test von Fisher.
layout-report-sides = Welche Seite besser abschnitt
layout-report-forces = Welche Einsatzgruppe besser abschnitt
layout-report-force-of = Einsatzgruppe von { $player }
layout-report-better = { $better } von { $decided }
layout-report-rounds = Runden
layout-report-rounds-told = { $mean } im Mittel ({ $low } bis { $high })
layout-report-decided = entschieden
layout-report-alone = allein gewonnen
layout-report-shared = geteilt
layout-report-unfinished = abgebrochen
layout-report-games-column = Spiele
layout-report-layout = Spielfeld
layout-report-losses = Verluste im Lauf der Runden
layout-report-losses-note = Verlorene Figuren je Spiel bis zum Ende jeder Runde.
layout-report-losses-across = Spielrunde
layout-report-losses-up = verlorene Figuren
layout-report-heat = Wo die Figuren waren
layout-report-stood = Wo sie standen
layout-report-moved = Wo sie sich bewegten
layout-report-fell = Wo sie fielen
layout-report-heat-none = selten
layout-report-heat-all = am häufigsten
layout-report-fair = Die gestrichelte Linie ist der gerechte Anteil.
layout-report-turns = Wer den ersten Zug hatte
layout-report-turns-note = Jede Seite für sich, in den entschiedenen Spielen, in denen sie den ersten Zug hatte, und in den anderen.
layout-report-turns-first = { $side }, erster Zug
layout-report-turns-later = { $side }, später
layout-report-how = Wie gemessen wurde
layout-report-how-note = Alle Karten lassen die Figuren auf dem Spielfeld weg; gespielt wird mit ihnen. Ein Platz ist die Mitte einer Zelle in jeder Höhe, in der ein Durchschnittsmensch (Radius 0,25, 2 Schritte hoch, Basispunkt bei 1,8) sicher steht. Sicht wird von Basispunkt zu Basispunkt gemessen; auch Böden, Dächer und Hügel, auf denen jemand steht, verdecken. Sichtschutz wird von höchstens { $observers } gleichmäßig verteilten Plätzen jedes Gebiets aus gemessen. Diese Datei enthält die Zahlen aller Karten und Tabellen als JSON, im Element „numbers“.
layout-report-made = Erstellt von pb12table { $version } in { $minutes } min { $seconds } s.

## Zwei Gelände nebeneinander

layout-compared = Was anders ist
layout-compared-same = Keine Zahl unterscheidet sich um mehr, als die Zellen auflösen.
layout-compared-no-piece = Auf beiden steht dasselbe Gelände.
layout-compared-altered = { $count ->
    [one] Ein Geländestück hat sich geändert
   *[other] { $count } Geländestücke haben sich geändert
}: { $pieces }.
layout-compared-added = { $count ->
    [one] Ein Geländestück ist neu
   *[other] { $count } Geländestücke sind neu
}: { $pieces }.
layout-compared-removed = { $count ->
    [one] Ein Geländestück fehlt
   *[other] { $count } Geländestücke fehlen
}: { $pieces }.
layout-compared-more = { $count } weitere
layout-compared-player = Für { $player } { $better ->
    [0] ist keine Zahl besser
    [one] ist eine Zahl besser
   *[other] sind { $better } Zahlen besser
} und { $worse ->
    [0] keine schlechter
    [one] eine schlechter
   *[other] { $worse } schlechter
} als zuvor.
layout-compared-seen-at-once = Von einem durchschnittlichen Platz sind { $after } des Spielfelds zu sehen; zuvor waren es { $before }.
layout-compared-hidden = { $after } der Plätze sind von nirgends zu sehen; zuvor waren es { $before }.
layout-compared-longest-lane = Die längste freie Sichtlinie misst { $after }; zuvor { $before }.
layout-compared-closed = { $count ->
    [one] Ein Weg ist verschlossen
   *[other] { $count } Wege sind verschlossen, darunter
}: { $way }.
layout-compared-opened = { $count ->
    [one] Ein Weg ist neu offen
   *[other] { $count } Wege sind neu offen, darunter
}: { $way }.
layout-compared-numbers = Alle Zahlen nebeneinander
layout-compared-numbers-note = Die Änderung ist, was das zweite Spielfeld mehr hat als das erste; „=“ heißt, dass die Zellen keinen Unterschied auflösen. Grüne Änderungen sind gut für den jeweiligen Spieler, rote schlecht.
layout-compared-change = Änderung
layout-compared-maps-note = Nebeneinander und als Unterschied: Orange Plätze sind von mehr jenes Gebiets zu sehen als zuvor, blaue von weniger, blasse wie zuvor. Ein Platz gilt als derselbe, wenn eine Figur auf beiden in derselben Zelle gleich hoch steht.
layout-compared-difference = Der Unterschied
layout-compared-came = ein neuer Platz
layout-compared-went = kein Platz mehr
layout-change-places = Plätze zum Stehen
layout-change-seen-at-once = Anteil des Spielfelds in Sicht von einem durchschnittlichen Platz
layout-change-hidden = Plätze, die von nirgends zu sehen sind
layout-change-longest-lane = längste freie Sichtlinie
layout-change-ground-in-sight = Anteil des Spielfelds in Sicht von „{ $ground }“
layout-change-way = von „{ $start }“ nach „{ $end }“
layout-change-new = neu
layout-change-gone = fehlt

layout-symmetry-half-turn = Das Gelände ist nach einer halben Drehung dasselbe{ $count ->
    [0] .
   *[other] , bis auf: { $odd }.
}
layout-symmetry-east-west = Osten und Westen des Geländes sind spiegelgleich{ $count ->
    [0] .
   *[other] , bis auf: { $odd }.
}
layout-symmetry-north-south = Norden und Süden des Geländes sind spiegelgleich{ $count ->
    [0] .
   *[other] , bis auf: { $odd }.
}
layout-symmetry-piece = { $name } ({ $at })
layout-symmetry-more = { $count ->
    [one] ein weiteres Stück
   *[other] { $count } weitere Stücke
}

## Schmale Stellen

layout-narrow-help = Breite, unter der schmale Stellen aufgezählt werden, in Schritten (1.2) oder als die einer runden Base in Millimetern (50mm). Ohne Angabe die doppelte Breite der Durchschnittsfigur.
layout-bad-narrow = { $found } ist keine Breite: Gib Schritte an (1.2) oder eine Base in Millimetern (50mm), und nichts Breiteres als zehn Schritte.
layout-report-narrow = Schmale Stellen
layout-narrow-note = Wo zwei Geländestücke, oder eines und die Tischkante, einander am nächsten kommen und davor wie dahinter mehr Platz ist, gemessen von Umriss zu Umriss in der Höhe einer stehenden Figur. Türen, die Figuren öffnen, stehen offen.
layout-narrow-count = { $count ->
    [0] Kein Durchgang ist
    [one] Ein Durchgang ist
   *[other] { $count } Durchgänge sind
} schmaler als { $width }.
layout-narrow-shut = { $count ->
    [one] Einer davon ist
   *[other] { $count } davon sind
} zu schmal für die Durchschnittsfigur, die { $person } breit ist.
layout-narrow-base = Eine Rundbase von { $base } mm ({ $width }) { $count ->
    [0] kommt durch jeden Durchgang.
    [one] kommt durch einen Durchgang nicht.
   *[other] kommt durch { $count } Durchgänge nicht.
}
layout-narrow-wide = Breite
layout-narrow-place = Ort
layout-narrow-between = an den Seiten

## Die Aufstellungen auf einem Spielfeld nebeneinander

deployments-title = Aufstellungen
deployments-note = Eine Zeile für die andere Seite und eine für jedes Ziel. Der Weg ist der billigste vom Startgebiet jedes Spielers; in Sicht ist der Anteil aller Paare aus einem Ort dort und einem am Ziel, bevor sich jemand bewegt. Wege führen zu einer Stelle eines Ziels: Kann in seiner Mitte niemand stehen, liegt sie daneben, und so viel mehr oder weniger gilt als gleich.
deployments-name = Aufstellung
deployments-aim = Zu
deployments-way = Weg: { $player }
deployments-seen = In Sicht: { $player }
deployments-even = Gleich?
deployments-games = Gewonnen von { $side }
deployments-across = der anderen Seite
deployments-is-even = gleich
deployments-is-uneven = ungleich
deployments-favours = { $even } (von { $all } Werten: { $favours })
deployments-working = { $done } von { $all } vermessen …
deployments-grid = Zellen von { $grid } teilen das Spielfeld nicht: Was gespiegelt liegt, wird nicht gleich vermessen. Wähle andere, um zu beurteilen, ob es gleich ist.
deployments-value = Weg { $way } · { $seen } in Sicht
