### One line for each event, and the sums behind them.
event-phase-began = { $phase }
event-place-taken = { $player } takes place { $place } in the { -turn-order }.
event-damage-points-used = { $number ->
    [0] { $figure } has no { -damage-point } left to use.
   *[other] { $figure } uses { $parts }.
}
event-status-received = { $markers ->
    [one] { $figure } is now { $status }.
   *[other] { $figure } is now { $status } ({ $markers } markers).
}
event-status-lost = { $markers ->
    [0] { $figure } is no longer { $status }.
   *[other] { $figure } loses markers of { $status }; { $markers } left.
}

## Problems with files

place-line = line { NUMBER($number, useGrouping: 0) }
place-column = column { NUMBER($number, useGrouping: 0) }
place-end = end of the file
place-byte = byte { NUMBER($number, useGrouping: 0) }
shown-problem = { $file }: { $what }
shown-problem-at = { $file }, { $place }: { $what }
