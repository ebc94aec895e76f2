### Warum etwas in Pocket Tactics nicht geht, und was an seinen Dateien nicht stimmt.

refusal-pocket-void = Dort liegt kein Plättchen.
refusal-pocket-tile-taken = Dort steht schon eine Einheit.
refusal-pocket-same-tile = Dort steht die Einheit schon selbst.
refusal-pocket-not-beside = Das Feld liegt nicht daneben.
refusal-pocket-no-hop = Auf dem Weg steht keine Einheit zum Überspringen.
refusal-pocket-hop-over-enemy = Nur Flieger können über Gegner springen.
refusal-pocket-hopped-already = Eine Einheit kann nur einmal im Zug springen.
refusal-pocket-back-at-start = Eine Bewegung kann nicht dort enden, wo sie begann.
refusal-pocket-no-enemy = Dort ist kein Gegner.
refusal-pocket-no-magic = Diese Einheit beherrscht keine Magie.
refusal-pocket-not-ranged = Diese Einheit kann nicht aus der Ferne angreifen.
refusal-pocket-too-far = Das Ziel ist { $distance } Felder entfernt, die Reichweite aber { $reach }.
refusal-pocket-no-sight = Auf jedem kürzesten Weg ist die Sicht versperrt.
refusal-pocket-move-over = Auf diesem Plättchen endet die Bewegung.
refusal-pocket-no-move-before = Diese Einheit kann vor einem Angriff nicht ziehen.
refusal-pocket-too-many-steps = { $steps ->
    [one] Vor einem Angriff ist höchstens ein Schritt möglich.
   *[other] Vor einem Angriff sind höchstens { $steps } Schritte möglich.
}
refusal-pocket-no-such-die = Diesen Würfel gibt es nicht.
refusal-pocket-other-dice = Dieser Bonus gehört zu den anderen Würfeln.
refusal-pocket-is-highest = Eine Sechs lässt sich nicht erhöhen.
refusal-pocket-not-in-reserve = Diese Einheit ist nicht in der Reserve.
refusal-pocket-no-feature-beside = Daneben liegt kein Merkmal von dir.
refusal-pocket-not-held = Keine deiner Einheiten hält dieses Merkmal.
refusal-pocket-last-unit = Deine letzte Einheit auf dem Spielfeld muss bleiben.
refusal-pocket-no-such-function = Diese Einheit hat diese Funktion nicht.
refusal-pocket-not-yours = Das ist keine deiner Einheiten.
refusal-pocket-not-on-map = Diese Einheit ist nicht auf dem Spielfeld.
refusal-pocket-no-passing = Du kannst nicht passen, solange du etwas tun kannst.
refusal-pocket-other-faction = Alle Einheiten müssen zu einer Fraktion gehören, der vereinbarten.
refusal-pocket-no-unit = Eine Armee braucht mindestens eine Einheit.
refusal-pocket-too-many-copies = Jede Karte darf höchstens { $most }-mal vorkommen; hier kommt eine { $found }-mal vor.
refusal-pocket-over-limit = Die Armee ist { $found } Punkte wert; erlaubt sind { $most }.
refusal-pocket-six-tiles = In den Beutel kommen sechs Plättchen, nicht { $found }.
refusal-pocket-no-such-stock = Ein Set hat nur { $most } Plättchen der Art { $terrain }.
refusal-pocket-tile-there = Dort liegt schon ein Plättchen.
refusal-pocket-no-common-edge = Ein Plättchen muss eine Kante mit einem anderen gemeinsam haben.
refusal-pocket-off-table = Das ist nicht auf dem Tisch.
refusal-pocket-no-bare-tile = Wähle ein Plättchen ohne Merkmal.
refusal-pocket-not-farthest = Andere Plättchen liegen weiter weg von allen Merkmalen.
refusal-pocket-one-at-least = Mindestens eine Einheit muss auf dem Spielfeld beginnen.
refusal-pocket-not-at-feature = Deine ersten Einheiten beginnen auf deinem Merkmal oder daneben.

problem-pocket-no-such-faction = es gibt keine Fraktion „{ $id }“
problem-pocket-no-such-terrain = es gibt kein Plättchen oder Merkmal „{ $id }“
problem-pocket-no-such-tile = es gibt keine Plättchenart „{ $id }“
problem-pocket-no-such-feature = es gibt keine Merkmalart „{ $id }“
problem-pocket-no-such-unit = es gibt keine Einheit „{ $id }“
problem-pocket-nothing-of = ohne { $what } kann niemand spielen
problem-pocket-army-without-faction = eine Armee braucht eine Fraktion
problem-pocket-tiles-and-build = ein Spielfeld, das alle bauen, kann nicht schon Plättchen haben
problem-pocket-tiles-overlap = bei ({ $q }, { $r }) liegt schon ein Plättchen
problem-pocket-off-table = dieses Plättchen liegt nicht auf dem Tisch
problem-pocket-not-connected = dieses Plättchen ist nicht mit den anderen verbunden
problem-pocket-no-tiles = das Spielfeld hat noch keine Plättchen
problem-pocket-no-features = ohne Merkmal kann niemand spielen
problem-pocket-no-own-feature = { $player } braucht ein Merkmal, bei dem die Armee beginnt
problem-pocket-no-feature-there = bei ({ $q }, { $r }) ist kein Merkmal
problem-pocket-other-faction = alle Einheiten einer Armee müssen zu ihrer Fraktion gehören
problem-pocket-no-unit = eine Armee braucht mindestens eine Einheit
problem-pocket-too-many-copies = eine Karte kommt { $found }-mal vor; erlaubt ist { $most }-mal
problem-pocket-over-limit = die Armee ist { $found } Punkte wert; erlaubt sind { $most }
problem-pocket-no-tile-there = bei ({ $q }, { $r }) liegt kein Plättchen
problem-pocket-units-overlap = bei ({ $q }, { $r }) steht schon eine Einheit

## Messen

cli-odds-target-bare = Ohne Boni fällt das Ziel: { $share } %
cli-odds-attacker-bare = Ohne Boni fällt der Angreifer: { $share } %
cli-odds-target = Mit Boni fällt das Ziel: { $share } %
cli-odds-attacker = Mit Boni fällt der Angreifer: { $share } %
cli-odds-both = Mit Boni fallen beide: { $share } %
cli-odds-none = Mit Boni fällt niemand: { $share } %
cli-odds-comes = Der Angreifer besteht zuvor die Gefahr des Feldes: { $share } %
cli-odds-hex-works = Die Verhexung gelingt (rote Würfel): { $share } %
cli-odds-hex-fails = Das Ziel hält ihr nicht stand (grüne Würfel): { $share } %
cli-odds-lost = Insgesamt fällt der Angreifer, ohne Neuwürfe: { $share } %
cli-odds-out = Insgesamt fällt das Ziel, ohne Neuwürfe: { $share } %
path-found = { $name } kommt mit { $bp ->
    [one] einem Schritt
   *[other] { $bp } Schritten
} nach { $x }; { $y }.
path-option = { $name } nach { $x }; { $y } auf Höhe { $z }, { $spent ->
    [one] ein Schritt
   *[other] insgesamt { $spent } Schritte
}

option-step = Schritt
option-hop = Sprung
refusal-pocket-no-way = Dort kann keine Bewegung dieser Einheit enden.
refusal-pocket-no-such-manner = Ein Angriff muss melee, ranged, magic oder hex sein.
refusal-no-such-declaration = Das kann niemand ansagen.
refusal-no-such-player = Diesen Spieler gibt es nicht.
problem-pocket-small-table = der Tisch ist zu klein für die { $tiles } Plättchen aus dem Beutel
problem-pocket-small-stock = die Sets haben nur { $stock } Plättchen für die { $tiles } eines Beutels
problem-pocket-faction-without-units = die Fraktion „{ $id }“ hat keine Einheiten
