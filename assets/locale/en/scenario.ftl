### What a scenario brings: victory and defeat conditions, its own actions, terrain that gives way.

## What happens

event-victory-points-gained = { $why ->
    [zone] { $player } receives { $victory_points } for “{ $from }”.
   *[nothing] { $player } receives { $victory_points }.
}
defeat-r6-1-9 = the leader is out of action

## Terrain that gives way

event-piece-damaged = Damage { $code } to terrain ({ $piece }), die { $face }, result { $result }: { $points ->
    [0] unharmed
   *[other] { $damage_points }
}
event-piece-gave-way = { $how ->
    [open] Open: { $piece }
   *[destroyed] In pieces: { $piece }
}
modifier-blinded = blinded
status-blinded = Blinded
    .help = Target number +2 on all action checks for each marker; one marker is lost in each status phase.
