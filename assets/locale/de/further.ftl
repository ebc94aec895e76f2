### Statusänderung, Bedrohen und Rammen: Zeilen des Protokolls, Summen, Ablehnungen.

event-figures-threatened = { $number ->
    [0] { $figure } bedroht niemanden ({ $weapon }).
   *[other] { $figure } bedroht: { $figures } ({ $weapon }).
}

modifier-exhausted = Erschöpft
modifier-camouflaged = Getarnt
modifier-threatened = Bedroht

dice-toughness-check = Widerstandskraft-Probe

effect-toughness = Widerstandskraft-Probe: { $figure }
effect-threat = { $figure } ist nicht länger bedroht

refusal-status-not-selectable = Dieser Status ist nicht wählbar.
refusal-status-only-once = Diesen Status hat man einmal oder gar nicht.
refusal-no-such-markers = Von diesem Status sind nur { $held } Marker da.
refusal-has-status-already = Die Figur hat diesen Status schon.
refusal-too-many-delayed = Höchstens { $most } Verzögert-Marker, so viele wie die Figur Aktionspunkte hat.
refusal-distracted = { $figure } ist abgelenkt und kann Aktionspunkte nur für Statusänderung verbrauchen.
refusal-threatened = { $figure } ist bedroht und kann sich nicht bewegen.
refusal-not-in-contact = Kein Kontakt mit { $target }.
