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
refusal-status-only-once = Diesen Status hat eine Figur einmal oder gar nicht.
refusal-no-such-markers = Von diesem Status hat die Figur nur { $held } Marker.
refusal-has-status-already = Die Figur hat diesen Status schon.
refusal-too-many-delayed = Höchstens { $most } Verzögert-Marker, so viele wie die Figur Aktionspunkte hat.
refusal-distracted = Abgelenkt: Lege das zuerst ab (Statusänderung).
refusal-threatened = { $figure } ist bedroht und kann sich nicht bewegen.
refusal-not-in-contact = Nicht in Kontakt: { $target }.

## Die Karten

change-status-title = Status ändern
change-status-explanation = Nimm einen wählbaren Status an oder leg ihn ab. Wer Verzögert ist, darf später unterbrechen.
change-status-take-on = { $number ->
    [1] { $status } annehmen ({ $cost })
   *[other] { $status } ×{ $number } annehmen ({ $cost })
}
change-status-shed = { $number ->
    [1] { $status } ablegen ({ $cost })
   *[other] { $status } ×{ $number } ablegen ({ $cost })
}
threaten-title = Bedrohen
threaten-explanation = Gegner in Reichweite und Sicht sind bis zur nächsten Statusphase Bedroht: keine Bewegung, Aktionsproben außer im Nahkampf +4.
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
ram-explanation = Die Figur stößt mit dem zusammen, was sie berührt. Eine gerammte Figur bewegt sich danach zufällig.
ram-target = Rammen: { $object }
tile-no-status-to-change = Nichts ist bezahlbar.
tile-nobody-to-threaten = Kein Gegner in Reichweite und in Sicht.
tile-nothing-to-ram = Nichts in Kontakt.
tile-nobody-to-carry = Niemand in Kontakt.
tile-loses-delayed = Dabei geht { $number ->
    [1] Verzögert
   *[other] Verzögert ×{ $number }
} verloren (R4.1.5).
delayed-would-be-lost = AP zu verbrauchen kostet { $number ->
    [1] Verzögert
   *[other] Verzögert ×{ $number }
} (R4.1.5). Noch einmal dasselbe tut es trotzdem.

event-figure-carried = { $surcharge ->
    [0] { $figure } trägt mit: { $target }.
   *[other] { $figure } trägt mit: { $target }; jede Option kostet { $surcharge } BP mehr.
}
event-carry-refused = { $target } lässt sich nicht tragen ({ $figure }).
action-use-door = Tür
    .help = Eine Tür neben der Figur öffnen oder schließen: eine freie Aktion oder für 1 AP. Niemand darf stehen, wo ihr Blatt vorbeikommt.
refusal-vehicles-open-no-doors = Vehikel öffnen keine Türen.
refusal-no-such-door = Es gibt keine Tür { $piece }.
refusal-door-opens-so-far = Eine Tür öffnet sich um 0 bis { $most } Grad.
refusal-door-stands-so = So steht { $piece } schon.
refusal-door-out-of-reach = { $piece } ist außer Reichweite: Öffnen kann nur, wer neben dem Blatt steht.
refusal-door-blocked = { $figure } steht dem Blatt im Weg.
use-door-title = Welche Tür?
use-door-explanation = Sicht, Deckung und Wege ändern sich sofort. Niemand darf stehen, wo das Blatt vorbeikommt.
use-door-option = { $how ->
    [open] Weit öffnen: { $door }
    [ajar] Anlehnen: { $door }
    [lifts-open] Hochziehen: { $door }
    [lifts-close] Herablassen: { $door }
   *[close] Schließen: { $door }
}{ $cost ->
    [point] , 1 AP
   *[free] , freie Aktion
}
event-door-moved = { $figure } { $how ->
    [closed] schließt { $piece }
    [ajar] lehnt { $piece } an
   *[open] öffnet { $piece }
}.
action-carry = Tragen
    .help = Eine berührte Figur auf einer Bewegung mitnehmen. Jede Option kostet mehr, je schwerer sie ist; AP fürs Tragen senken das.
refusal-vehicles-carry-nobody = Vehikel tragen niemanden.
refusal-bears-the-figure = { $target } trägt die Figur selbst.
refusal-nobody-to-agree = Niemand kontrolliert { $target } noch, also kann niemand zustimmen.
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
