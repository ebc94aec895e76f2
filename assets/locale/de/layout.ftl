### Was ein Gelände wert ist: der Unterbefehl, seine Zusammenfassung und der Bericht.

## Die Befehlszeile

layout-help = Ein Gelände vermessen: Sicht, Sichtschutz, Wege, Engstellen, wen es begünstigt; und es durch Spiele zwischen Bots erproben.
layout-grid-help = Größe der Zellen, die vermessen werden, in Schritten.
layout-height-help = Höhe der Figuren, auf die geblickt wird, in Schritten (mehrfach möglich; 0 ist der bloße Boden).
layout-games-help = Bots so viele Spiele auf dem Gelände spielen lassen, mit denselben Truppen reihum auf jeder Seite.
layout-against-help = Ein zweites Gelände, als Kennung oder Pfad: Gesagt wird, worin es sich unterscheidet, Karte für Karte und Zahl für Zahl; mit --games spielen dieselben Truppen auf beiden, und es wird beurteilt, ob der Unterschied mehr als Zufall ist.
layout-seed-help = Gleiche Startwerte bringen gleiche Spiele.
layout-bot-help = Die Bots, die spielen: { $bots }.
layout-html-help = Einen Bericht mit Bildern in diese HTML-Datei schreiben.
layout-anew-help = Nichts verwenden, was früher herausgefunden wurde.
layout-bad-grid = { $found } ist keine Zellengröße: Erwartet wird eine Zahl von { $least } bis { $most } { $most ->
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
layout-bad-height = { $found } ist keine Höhe einer Figur: Erwartet wird eine Zahl von 0 bis { $most } { $most ->
    [one] Schritt
   *[other] Schritten
}.
layout-no-html = der Bericht kann nur als HTML-Datei geschrieben werden, nicht als { $found }.
layout-swap-other-number-of-sides = Das andere Gelände hat { $found } Seiten, es gibt aber { $expected } Truppen.
layout-swap-figures-aboard = Hier können die Seiten nicht getauscht werden: { $figure } ist an Bord oder hat Steuerpunkte.
layout-swap-no-place-on-side = Auf der Seite von { $side } ist kein Platz für { $figure }, auch kein Eintrittsgebiet, an dem zu warten wäre.
layout-written = Bericht: { $file }
layout-reused = Von früher übernommen: { $share }.

time-left-moment = noch ein paar Sekunden
time-left-seconds = noch etwa { $seconds } s
time-left-minutes = noch etwa { $minutes } min
layout-in-all = Insgesamt { $left }
layout-stage-sites = Standorte
layout-stage-sight = Sicht
layout-stage-cover = Sichtschutz
layout-stage-ways = Wege
layout-stage-chokes = Engstellen
layout-stage-games = Spiele

## Namen

layout-whole-table = das ganze Spielfeld
layout-start-of = Startplätze von { $player }
layout-side-of = Seite von { $player }
layout-interval = { $value } % ({ $low } bis { $high } %)
layout-chance = der Zufall allein bringt das mit p = { $p }
layout-chance-tiny = der Zufall allein bringt das mit p < 0,01

## Was herauskam

layout-nobody-stands = Auf diesem Spielfeld gibt es keinen Platz, an dem eine Figur stehen könnte.
layout-finding-no-sides = Auf diesem Spielfeld gibt es keine zwei Seiten, von denen Figuren kommen; über das Überqueren wird daher nichts gesagt.
layout-finding-uncrossable = Keine Figur kann dieses Spielfeld überqueren: Von „{ $start }“ nach „{ $end }“ führt kein Weg.
layout-finding-crossing = Der billigste Weg hinüber führt von „{ $start }“ nach „{ $end }“: { $cost } Punkte für { $length } { $length ->
    [one] Schritt
   *[other] Schritte
}.
layout-finding-sight = Von dort, woher { $player } kommt, sind { $share } des Spielfelds zu sehen.
layout-finding-dead = { $share } des Spielfelds sind toter Winkel für { $enemies }: von dort, woher die Figuren kommen, nicht zu sehen.
layout-finding-doors = Wege führen durch geschlossene Türen, die dabei geöffnet werden: { $doors }.
layout-finding-shut-doors = niemand öffnet hier { $doors }: Es ist kein Platz, um dafür zu stehen. { $options } misst den Tisch, als stünde es offen.
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
layout-finding-no-choke = Es gibt keine Engstelle: Welcher Platz auch geschlossen wird, die Wege werden kaum länger.
layout-finding-favoured = { $count } für { $player }
layout-finding-balance = Von { $total } Maßen sprechen { $told }; { $even ->
        [0] keines ist ausgeglichen
        [one] eines ist ausgeglichen
       *[other] { $even } sind ausgeglichen
    }.

layout-games-undecided = { $layout }: In { $games } Spielen schnitt nie jemand besser ab.
layout-games-favour = { $layout } begünstigt die Seite von { $player }: In { $games } Spielen schnitt sie in { $interval } der entschiedenen besser ab, und { $chance }.
layout-games-even = { $layout } ist gerecht, soweit { $games } Spiele es sagen können: Die Seite von { $player } schnitt in { $interval } der entschiedenen besser ab, und { $chance }.
layout-difference-unknown = Zu wenige Spiele wurden entschieden, um die Gelände zu vergleichen.
layout-difference-none = Zwischen den Geländen zeigen die Spiele keinen Unterschied: Auf beiden schnitt die Seite von { $player } in { $before } der entschiedenen Spiele besser ab. Mit 95 % Sicherheit liegt der wahre Unterschied zwischen { $low } und { $high } Prozentpunkten.
layout-difference-real = Die Gelände unterscheiden sich um mehr als Zufall: Die Seite von { $player } schnitt auf { $first } in { $before } der entschiedenen Spiele besser ab, auf { $second } in { $after }. Das sind { $count ->
        [1] 1 Prozentpunkt
       *[other] { $points } Prozentpunkte
    } { $more ->
        [more] mehr
       *[less] weniger
    }; mit 95 % Sicherheit liegt der wahre Unterschied zwischen { $low } und { $high } Prozentpunkten, und { $chance }.
layout-difference-chance = Der Unterschied zwischen den Geländen kann Zufall sein: Die Seite von { $player } schnitt auf { $first } in { $before } der entschiedenen Spiele besser ab, auf { $second } in { $after }. Das sind { $count ->
        [1] 1 Prozentpunkt
       *[other] { $points } Prozentpunkte
    } { $more ->
        [more] mehr
       *[less] weniger
    }; mit 95 % Sicherheit liegt der wahre Unterschied zwischen { $low } und { $high } Prozentpunkten, und { $chance }.

layout-games-open = { $layout }: { $games } Spiele sind zu wenige, um zu sagen, ob es eine Seite begünstigt; die Seite von { $player } schnitt in { $interval } der entschiedenen besser ab.

## Maße der Spieler

layout-measure-reached-first = Anteil des Spielfelds, der zuerst erreicht wird
layout-measure-in-sight = Anteil des Spielfelds in Sicht des eigenen Gebiets
layout-measure-exposed = wie viel vom Gebiet des Gegners einen Platz sieht, dem man näher ist
layout-measure-dead-ground = toter Winkel unter den Plätzen, denen man näher ist
layout-measure-concealment = mittlerer Sichtschutz dort gegen das Gebiet des Gegners
layout-measure-height = mittlere Höhe der Plätze, denen man näher ist
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

layout-report-title = Was ist dieses Gelände wert?
layout-report-title-two = Zwei Gelände im Vergleich
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
layout-report-players-note = Was jeder Spieler vom Spielfeld hat, bevor sich jemand bewegt. „Näher“ ist ein Platz dem, dessen Figuren ihn zuerst erreichen. Anteile unterscheiden sich um Prozentpunkte: 42 % sind 2 Prozentpunkte mehr als 40 %. Unterschiede bis zu 2 Prozentpunkten, 1 Punkt, 0,1 Stufen oder 0,1 Schritt sind nicht mehr, als die Zellen sagen können, und gelten als ausgeglichen.
layout-report-measure = Maß
layout-report-favours = begünstigt
layout-report-even = ausgeglichen
layout-report-difference = Unterschied
layout-report-first = Wer zuerst da ist
layout-report-first-note = Jeder Platz in der Farbe des Spielers, dessen Figuren mit weniger Punkten hinkommen; ohne Farbe, wo niemand hinkommt oder beide gleich schnell.
layout-report-exposure = Wo man gesehen wird
layout-report-exposure-note = Von wie viel des gegnerischen Gebiets der Basispunkt einer stehenden Figur zu sehen ist. Auch worauf sie steht, kann sie verdecken. Schwarz ist toter Winkel: von nirgends zu sehen. Ohne Farbe: Dort kann niemand stehen.
layout-report-exposure-of = Gesehen vom Gebiet von { $enemies }
layout-report-exposure-table = Gesehen vom ganzen Spielfeld
layout-report-seen-none = ungesehen
layout-report-seen-all = von überall gesehen
layout-report-cover = Wo man Sichtschutz hat
layout-report-cover-note = Die mittlere Stufe des Sichtschutzes einer stehenden Figur gegen alle, die eine Sichtlinie zu ihr haben. Schwarz: Niemand hat eine.
layout-report-cover-of = Sichtschutz gegen das Gebiet von { $enemies }
layout-report-cover-table = Sichtschutz gegen das ganze Spielfeld
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
layout-report-lanes-note = Von Basispunkt zu Basispunkt, nichts dazwischen; von Linien nebeneinander wird nur die längste genannt.
layout-report-from = von
layout-report-to = nach
layout-report-length = Länge
layout-report-steps = { $value } { $value ->
    [one] Schritt
   *[other] Schritte
}
layout-report-ways = Wege und Engstellen
layout-report-ways-note = Die billigsten erlaubten Wege eines Durchschnittsmenschen, allein auf dem Spielfeld, von der Mitte eines Gebiets zu der eines anderen. Ringe sind die Plätze, deren Schließung, { $radius ->
        [one] einen Schritt
       *[other] { $radius } Schritte
    } im Umkreis, diese Wege am meisten verlängert.
layout-report-cost = Punkte
layout-report-no-way = kein Weg
layout-report-nowhere = dort kann niemand stehen
layout-report-place = Platz
layout-report-cut-off = abgeschnitten
layout-report-more = Punkte mehr
layout-report-affected = betroffene Wege
layout-report-no-chokes = Kein Platz ist eine Engstelle.
layout-report-games = Durch Spiele erprobt
layout-report-games-note = { $games } Spiele zwischen Bots („{ $bot }“, Startwert { $seed }) auf jedem Gelände, dieselben Truppen reihum auf jeder Seite. Eine Seite schnitt besser ab, wenn sie allein gewann oder den Sieg mit weniger Verlusten teilte. Intervalle sind die von Wilson zu 95 %; ob eine Seite begünstigt ist, sagt der exakte Binomialtest, ob sich zwei Gelände unterscheiden, der exakte Test von Fisher.
layout-report-sides = Welche Seite besser abschnitt
layout-report-forces = Welche Truppe besser abschnitt
layout-report-force-of = Truppe von { $player }
layout-report-better = { $better } von { $decided }
layout-report-rounds = Runden
layout-report-rounds-told = { $mean } im Mittel ({ $low } bis { $high })
layout-report-decided = entschieden
layout-report-alone = allein gewonnen
layout-report-shared = geteilt
layout-report-unfinished = abgebrochen
layout-report-games-column = Spiele
layout-report-layout = Gelände
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
layout-report-how = Wie gemessen wurde
layout-report-how-note = Figuren auf dem Spielfeld sind aus allen Karten weggelassen; gespielt wird mit ihnen. Ein Platz ist die Mitte einer Zelle in jeder Höhe, in der ein Durchschnittsmensch (Radius 0,25, 2 Schritt hoch, Basispunkt bei 1,8) sicher steht. Sicht wird von Basispunkt zu Basispunkt gemessen; auch Böden, Dächer und Hügel, auf denen jemand steht, verdecken. Sichtschutz wird von höchstens { $observers } gleichmäßig verteilten Plätzen jedes Gebiets bestimmt. Die Zahlen aller Karten und Tabellen stehen in dieser Datei als JSON, im Element „numbers“.
layout-report-made = Erstellt von pb12table { $version } in { $minutes } min { $seconds } s.

## Zwei Gelände nebeneinander

layout-compared = Was anders ist
layout-compared-same = In keiner Zahl unterscheiden sich die Gelände um mehr, als die Zellen hergeben.
layout-compared-no-piece = Auf beiden steht dasselbe Gelände.
layout-compared-altered = { $count ->
    [one] Ein Geländestück ist ein anderes
   *[other] { $count } Geländestücke sind andere
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
    [one] Ein Weg ist offen, der es nicht war
   *[other] { $count } Wege sind offen, die es nicht waren, darunter
}: { $way }.
layout-compared-numbers = Zahl neben Zahl
layout-compared-numbers-note = Die Änderung ist, was das zweite Gelände mehr hat als das erste; „=“ steht, wo sie sich um nicht mehr unterscheiden, als die Zellen hergeben. Grüne Änderungen sind gut für den, dessen Zahl es ist, rote schlecht.
layout-compared-change = Änderung
layout-compared-maps-note = Nebeneinander und als Unterschied: Orange Plätze sind von mehr jenes Gebiets zu sehen als zuvor, blaue von weniger, blasse wie zuvor. Ein Platz ist derselbe, wo eine Figur auf beiden in derselben Zelle gleich hoch steht.
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
