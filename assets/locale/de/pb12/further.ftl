### Statusänderung, Bedrohen und Rammen: Zeilen des Protokolls, Summen, Ablehnungen.

event-figures-threatened = { $number ->
    [0] { $figure } bedroht niemanden ({ $weapon }).
   *[other] { $figure } bedroht: { $figures } ({ $weapon }).
}
modifier-camouflaged = Getarnt
modifier-threatened = Bedroht

dice-toughness-check = Widerstandskraft-Probe

effect-toughness = { $figure }: Widerstandskraft-Probe, um sich zu erholen
effect-threat = { $figure }: nicht länger bedroht

refusal-status-not-selectable = Dieser Status ist nicht wählbar.
refusal-status-only-once = Diesen Status hat man einmal oder gar nicht.
refusal-no-such-markers = Von diesem Status sind nur { $held } Marker da.
refusal-has-status-already = Die Figur hat diesen Status schon.
refusal-too-many-delayed = Höchstens { $most } Verzögert-Marker, so viele wie die Figur Aktionspunkte hat.
refusal-distracted = Abgelenkt: Aktionspunkte nur für Statusänderung.
refusal-threatened = { $figure } ist bedroht und kann sich nicht bewegen.
refusal-not-in-contact = Nicht in Kontakt: { $target }.

## Die Karten

change-status-title = Status ändern
change-status-explanation = Einen wählbaren Status annehmen oder ablegen. Wer Verzögert ist, darf später unterbrechen.
change-status-take-on = { $number ->
    [1] { $status } annehmen ({ $cost })
   *[other] { $status } ×{ $number } annehmen ({ $cost })
}
change-status-shed = { $number ->
    [1] { $status } ablegen ({ $cost })
   *[other] { $status } ×{ $number } ablegen ({ $cost })
}
threaten-title = Bedrohen
threaten-explanation = Jeder Gegner in Reichweite und in Sicht ist bis zur nächsten Statusphase Bedroht: keine Bewegung, alle Aktionsproben außer im Nahkampf +4.
pay-with-point = Für 1 AP
pay-with-point-note = Kostet einen Aktionspunkt, dafür bleibt die freie Aktion dieser Runde für später. R1.6.18
threaten-with = { $number ->
    [0] { $block }: niemand in Reichweite ({ $cost })
   *[other] { $block }: { $figures } ({ $facing ->
        [none] { $cost }
       *[other] dreht sich auf { $facing }°, { $cost }
    })
}
ram-title = Rammen
ram-explanation = Kollision mit dem, was berührt wird. Eine gerammte Figur bewegt sich danach zufällig.
ram-target = Rammen: { $object }
tile-no-status-to-change = Nichts ist bezahlbar.
tile-nobody-to-threaten = Kein Gegner in Reichweite und in Sicht.
tile-nothing-to-ram = Nichts in Kontakt.
tile-nobody-to-carry = Niemand in Kontakt.
tile-loses-delayed = Dabei geht { $number ->
    [1] Verzögert
   *[other] Verzögert ×{ $number }
} verloren (R4.1.5).
delayed-would-be-lost = Wer AP verbraucht, verliert { $number ->
    [1] Verzögert
   *[other] Verzögert ×{ $number }
} (R4.1.5). Noch einmal dasselbe tut es trotzdem.

event-figure-carried = { $surcharge ->
    [0] { $figure } trägt mit: { $target }.
   *[other] { $figure } trägt mit: { $target }; jede Option kostet { $surcharge } BP mehr.
}
event-carry-refused = { $target } lässt sich nicht tragen ({ $figure }).
action-carry = Tragen
    .help = Eine berührte Figur auf einer Bewegung mitnehmen. Jede Option kostet mehr, je schwerer sie ist; AP fürs Tragen senken das.
refusal-vehicles-carry-nobody = Vehikel tragen niemanden.
refusal-bears-the-figure = { $target } trägt die Figur selbst.
refusal-nobody-to-agree = { $target } wird von niemandem mehr kontrolliert, der zustimmen könnte.
refusal-too-large-to-carry = { $target } ist größer als die Figur selbst.
refusal-no-room-for-the-load = Zum Drehen mit der getragenen Figur ist kein Platz.
ask-agree-to-be-carried = Darf { $figure } tragen: { $target }?
carry-title = Tragen
carry-explanation = Die Figur kommt auf der Bewegung mit. AP fürs Tragen machen jede Option billiger.
carry-target = { $figure }: { $move } AP für die Bewegung{ $points ->
    [0] , freie Aktion
   *[other] , { $points } AP fürs Tragen
} (+{ $surcharge } BP)
answer-no = Nein
modifier-exhausted = Erschöpft
modifier-carrying = Tragen
answer-yes = Ja
