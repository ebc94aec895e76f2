### Change Status, threatening and ramming: lines of the log, sums, refusals.

event-figures-threatened = { $number ->
    [0] { $figure } threatens nobody ({ $weapon }).
   *[other] { $figure } threatens { $figures } ({ $weapon }).
}

modifier-exhausted = Exhausted
modifier-camouflaged = Camouflaged
modifier-threatened = Threatened

dice-toughness-check = toughness check

effect-toughness = toughness check of { $figure }
effect-threat = { $figure } is no longer threatened

refusal-status-not-selectable = This status cannot be chosen.
refusal-status-only-once = This status is held once or not at all.
refusal-no-such-markers = Only { $held } markers of this status are there to shed.
refusal-has-status-already = The figure has this status already.
refusal-too-many-delayed = At most { $most } Delayed markers, as many as the figure has action points.
refusal-distracted = { $figure } is distracted and can use action points for Change Status only.
refusal-threatened = { $figure } is threatened and cannot move.
refusal-not-in-contact = Not in contact with { $target }.
