### Eine Zeile für jedes Ereignis, und die Summen dahinter.
event-phase-began = { $phase }
event-place-taken = { $player } nimmt Platz { $place } in der { -turn-order }.
event-damage-points-used = { $number ->
    [0] { $figure } hat keinen { -damage-point } mehr.
   *[other] { $figure } verbraucht { $parts }.
}
event-status-received = { $markers ->
    [one] { $figure } ist jetzt { $status }.
   *[other] { $figure } ist jetzt { $status } ({ $markers } Marker).
}
event-status-lost = { $markers ->
    [0] { $figure } ist nicht mehr { $status }.
   [one] { $figure } verliert Marker: { $status }, einer bleibt.
   *[other] { $figure } verliert Marker: { $status }, { $markers } bleiben.
}

## Mängel von Dateien

place-line = Zeile { NUMBER($number, useGrouping: 0) }
place-column = Spalte { NUMBER($number, useGrouping: 0) }
place-end = Ende der Datei
place-byte = Byte { NUMBER($number, useGrouping: 0) }
shown-problem = { $file }: { $what }
shown-problem-at = { $file }, { $place }: { $what }
