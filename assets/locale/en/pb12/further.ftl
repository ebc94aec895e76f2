### Change Status, threatening and ramming: lines of the log, sums, refusals.

event-figures-threatened = { $number ->
    [0] { $figure } threatens nobody ({ $weapon }).
   *[other] { $figure } threatens { $figures } ({ $weapon }).
}
modifier-camouflaged = Camouflaged
modifier-threatened = Threatened

dice-toughness-check = toughness check

effect-toughness = { $figure }: toughness check, to recover from the exhaustion
effect-threat = { $figure }: no longer threatened

refusal-status-not-selectable = This status cannot be chosen.
refusal-status-only-once = A figure has this status once or not at all.
refusal-no-such-markers = The figure has only { $held ->
    [one] 1 marker
   *[other] { $held } markers
} of this status.
refusal-has-status-already = The figure already has this status.
refusal-too-many-delayed = At most { $most } Delayed markers, as many as the figure has action points.
refusal-distracted = Distracted: shed that first (Change Status).
refusal-threatened = { $figure } is threatened and cannot move.
refusal-not-in-contact = Not in contact with { $target }.

## The cards

change-status-title = Change a status
change-status-explanation = Take on or shed a selectable status. Delayed figures may interrupt later.
change-status-take-on = { $number ->
    [1] Take on { $status } ({ $cost })
   *[other] Take on { $status } ×{ $number } ({ $cost })
}
change-status-shed = { $number ->
    [1] Shed { $status } ({ $cost })
   *[other] Shed { $status } ×{ $number } ({ $cost })
}
threaten-title = Threaten
threaten-explanation = Every opponent in reach and in sight becomes Threatened until the next status phase: no moving, +4 on all action checks but melee.
pay-with-point = For 1 AP
pay-with-point-note = It costs an action point, and the free action of this round stays for later. R1.6.18
threaten-with = { $number ->
    [0] { $block }: nobody in reach ({ $cost })
   *[other] { $block }: { $figures } ({ $facing ->
        [none] { $cost }
       *[other] turning to { $facing }°, { $cost }
    })
}
ram-title = Ram
ram-explanation = The figure collides with what it touches. A rammed figure then moves at random.
ram-target = Ram { $object }
tile-no-status-to-change = No change can be paid for.
tile-nobody-to-threaten = No opponent in reach and in sight.
tile-nothing-to-ram = Nothing in contact.
tile-nobody-to-carry = Nobody in contact.
tile-loses-delayed = This loses { $number ->
    [1] Delayed
   *[other] Delayed ×{ $number }
} (R4.1.5).
delayed-would-be-lost = Using action points loses { $number ->
    [1] Delayed
   *[other] Delayed ×{ $number }
} (R4.1.5). Do the same again to do it anyway.

event-figure-carried = { $surcharge ->
    [0] { $figure } carries { $target } along.
   *[other] { $figure } carries { $target } along; each option costs { $surcharge } BP more.
}
event-carry-refused = { $target } refuses to be carried by { $figure }.
action-use-door = Door
    .help = Open or close a door next to the figure: a free action, or for 1 AP. Nobody may stand where its leaf passes.
refusal-vehicles-open-no-doors = Vehicles open no doors.
refusal-no-such-door = There is no door { $piece }.
refusal-door-opens-so-far = A door opens by 0 to { $most } degrees.
refusal-door-stands-so = { $piece } already stands like that.
refusal-door-out-of-reach = { $piece } is out of reach: a figure opens it from next to its leaf.
refusal-door-blocked = { $figure } is in the way of the leaf.
use-door-title = Which door?
use-door-explanation = Sight, cover and routes change at once. Nobody may stand where the leaf passes.
use-door-option = { $how ->
    [open] Open wide: { $door }
    [ajar] Open ajar: { $door }
    [lifts-open] Raise: { $door }
    [lifts-close] Lower: { $door }
   *[close] Close: { $door }
}{ $cost ->
    [point] , 1 AP
   *[free] , free action
}
event-door-moved = { $figure } { $how ->
    [closed] closes { $piece }
    [ajar] opens { $piece } ajar
   *[open] opens { $piece }
}.
action-carry = Carry
    .help = Take a figure in contact along on a Move. Each option costs more the heavier it is; AP spent on carrying lower that.
refusal-vehicles-carry-nobody = Vehicles carry nobody.
refusal-bears-the-figure = { $target } is itself carrying the figure.
refusal-nobody-to-agree = Nobody controls { $target } any more, so nobody can agree to that.
refusal-too-large-to-carry = { $target } is larger than the figure itself.
refusal-no-room-for-the-load = There is no room to turn with the carried figure.
ask-agree-to-be-carried = May { $figure } carry { $target }?
carry-title = Carry
carry-explanation = The figure goes along on the Move. AP spent on carrying make each option cheaper.
carry-target = { $figure }: { $move } AP to move{ $points ->
    [0] , free action
   *[other] , { $points } AP to carry
} (+{ $surcharge } BP)
answer-no = No
modifier-exhausted = Exhausted
modifier-carrying = carrying
answer-yes = Yes
