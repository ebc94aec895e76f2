### Warum etwas in Pocket Tactics nicht geht, und was an seinen Dateien nicht stimmt.

refusal-pocket-void = Dort liegt kein Plättchen.
refusal-pocket-tile-taken = Dort steht schon eine Einheit.
refusal-pocket-same-tile = Dort steht die Einheit selbst.
refusal-pocket-not-beside = Das ist kein Nachbarfeld.
refusal-pocket-no-hop = Auf dem Weg steht niemand zum Überspringen.
refusal-pocket-hop-over-enemy = Nur Flieger springen über Gegner.
refusal-pocket-hopped-already = Eine Einheit springt einmal im Zug.
refusal-pocket-back-at-start = Eine Bewegung kann nicht enden, wo sie begann.
refusal-pocket-no-enemy = Dort ist kein Gegner.
refusal-pocket-no-magic = Diese Einheit beherrscht keine Magie.
refusal-pocket-not-ranged = Diese Einheit kann nicht aus der Ferne angreifen.
refusal-pocket-too-far = Es sind { $distance } Felder, die Reichweite ist { $reach }.
refusal-pocket-no-sight = Auf jedem kürzesten Weg ist die Sicht versperrt.
refusal-pocket-move-over = Auf diesem Plättchen endet die Bewegung.
refusal-pocket-no-move-before = Diese Einheit zieht nicht vor einem Angriff.
refusal-pocket-too-many-steps = { $steps ->
    [one] Höchstens ein Schritt führt zu einem Angriff.
   *[other] Höchstens { $steps } Schritte führen zu einem Angriff.
}
refusal-pocket-no-such-die = Diesen Würfel gibt es nicht.
refusal-pocket-other-dice = Dieser Bonus gehört zu den anderen Würfeln.
refusal-pocket-is-highest = Eine Sechs lässt sich nicht heben.
refusal-pocket-not-in-reserve = Diese Einheit ist nicht in der Reserve.
refusal-pocket-no-feature-beside = Daneben ist kein eigenes Merkmal.
refusal-pocket-not-held = Keine eigene Einheit hält dieses Merkmal.
refusal-pocket-last-unit = Die letzte Einheit auf dem Feld muss bleiben.
refusal-pocket-no-such-function = Diese Einheit hat keine solche Funktion.
refusal-pocket-not-yours = Das ist keine eigene Einheit.
refusal-pocket-not-on-map = Diese Einheit ist nicht auf dem Feld.
refusal-pocket-no-passing = Passen geht nicht, solange etwas möglich ist.
refusal-pocket-other-faction = Alle Einheiten sind von einer Fraktion, der vereinbarten.
refusal-pocket-no-unit = Eine Armee hat mindestens eine Einheit.
refusal-pocket-too-many-copies = Keine Karte öfter als { $most }-mal; hier ist eine { $found }-mal da.
refusal-pocket-over-limit = Die Armee ist { $found } Punkte wert, erlaubt sind { $most }.
refusal-pocket-six-tiles = Sechs Plättchen kommen in den Beutel; hier sind es { $found }.
refusal-pocket-no-such-stock = Ein Set hat { $most } Plättchen von { $terrain }.
refusal-pocket-tile-there = Dort liegt schon ein Plättchen.
refusal-pocket-no-common-edge = Ein Plättchen hat eine Kante mit einem anderen gemeinsam.
refusal-pocket-off-table = Das ist nicht auf dem Tisch.
refusal-pocket-no-bare-tile = Es muss ein Plättchen ohne Merkmal sein.
refusal-pocket-not-farthest = Andere Plättchen liegen weiter von allen Merkmalen.
refusal-pocket-one-at-least = Mindestens eine Einheit beginnt auf dem Feld.
refusal-pocket-not-at-feature = Die ersten Einheiten stehen auf dem eigenen Merkmal oder daneben.

problem-pocket-no-such-faction = es gibt keine Fraktion „{ $id }“
problem-pocket-no-such-terrain = es gibt kein Plättchen oder Merkmal „{ $id }“
problem-pocket-no-such-tile = es gibt keine Plättchenart „{ $id }“
problem-pocket-no-such-feature = es gibt keine Merkmalart „{ $id }“
problem-pocket-no-such-unit = es gibt keine Einheit „{ $id }“
problem-pocket-nothing-of = ohne { $what } kann niemand spielen
problem-pocket-army-without-faction = eine Armee braucht ihre Fraktion
problem-pocket-tiles-and-build = eine Karte, die gebaut wird, hat vorher keine Plättchen
problem-pocket-tiles-overlap = bei ({ $q }, { $r }) liegt schon ein Plättchen
problem-pocket-off-table = dieses Plättchen liegt nicht auf dem Tisch
problem-pocket-not-connected = dieses Plättchen hängt nicht mit den anderen zusammen
problem-pocket-no-tiles = die Karte hat noch keine Plättchen
problem-pocket-no-features = ohne Merkmal kann niemand spielen
problem-pocket-no-own-feature = der Spieler braucht ein Merkmal, bei dem er beginnt
problem-pocket-no-feature-there = bei ({ $q }, { $r }) ist kein Merkmal
problem-pocket-other-faction = alle Einheiten einer Armee sind von ihrer Fraktion
problem-pocket-no-unit = eine Armee hat mindestens eine Einheit
problem-pocket-too-many-copies = eine Karte ist { $found }-mal da, erlaubt ist { $most }-mal
problem-pocket-over-limit = die Armee ist { $found } Punkte wert, erlaubt sind { $most }
problem-pocket-no-tile-there = bei ({ $q }, { $r }) liegt kein Plättchen
problem-pocket-units-overlap = bei ({ $q }, { $r }) steht schon eine Einheit

## Messen

cli-odds-target-bare = Mit blanken Würfeln fällt das Ziel: { $share } %
cli-odds-attacker-bare = Mit blanken Würfeln fällt der Angreifer: { $share } %
cli-odds-target = Mit Boni fällt das Ziel: { $share } %
cli-odds-attacker = Mit Boni fällt der Angreifer: { $share } %
cli-odds-both = Mit Boni fallen beide: { $share } %
cli-odds-none = Mit Boni fällt niemand: { $share } %
cli-odds-comes = Die Gefahr des Feldes wird zuvor bestanden: { $share } %
cli-odds-hex-works = Die Verhexung gelingt, rote Würfel: { $share } %
cli-odds-hex-fails = Das Ziel hält ihr nicht stand, grüne Würfel: { $share } %
cli-odds-lost = Alles in allem fällt der Angreifer, Neuwürfe nicht gezählt: { $share } %
cli-odds-out = Alles in allem fällt das Ziel, Neuwürfe nicht gezählt: { $share } %
path-found = { $name } kommt mit { $bp ->
    [one] einem Schritt
   *[other] { $bp } Schritten
} nach { $x }; { $y }.
path-option = { $name } nach { $x }; { $y } auf Höhe { $z }, { $spent ->
    [one] ein Schritt
   *[other] zusammen { $spent } Schritte
}

option-step = Schritt
option-hop = Sprung
refusal-pocket-no-way = Keine Bewegung dieser Einheit endet dort.
refusal-pocket-no-such-manner = Angriffe heißen melee, ranged, magic oder hex.
refusal-no-such-declaration = Das kann niemand erklären.
refusal-no-such-player = Diesen Spieler gibt es nicht.
problem-pocket-small-table = der Tisch ist zu klein für die { $tiles } Plättchen aus dem Beutel
problem-pocket-small-stock = die Sets haben { $stock } Plättchen für die { $tiles } eines Beutels
problem-pocket-faction-without-units = die Fraktion „{ $id }“ hat keine Einheiten
