### Looking: what a figure or a ghost sees, with and without a game.

## What lies under the mouse

spot-aimed-at = { $figures } { $count ->
    [one] aims
   *[other] aim
} here

## The screen

look-no-action-points = { $figure } has no action points (AP 0) and gets nowhere in a turn of its own.

## Who looks at whom

look-too-little = Less than 1 % of the target is inside the sight angle and not covered: too little for a sight line (RU011).
look-too-little-ahead = With sight angle 0 the figure sees only a line exactly ahead. That is less than 1 % of the target: too little for a sight line (RU011).
look-in-reach = in reach
look-impossible = (not possible)
look-out-of-reach = out of reach
look-hint-better = If { $observer } moves { $length } { $length ->
    [one] step
   *[other] steps
} to its own { $side ->
    [left] left
   *[right] right
}: { $level ->
    [0] the target is in plain sight.
   *[other] the target's concealment is only { $level }.
}
look-hint-better-turned = If { $observer } moves { $length } { $length ->
    [one] step
   *[other] steps
} to its own { $side ->
    [left] left
   *[right] right
} and faces the target: { $level ->
    [0] plain sight.
   *[other] the target's concealment is { $level }.
}
look-hint-safer = If the target, { $target }, moves { $length } { $length ->
    [one] step
   *[other] steps
} to the { $side ->
    [left] left
   *[right] right
} (as { $observer } sees it): concealment { $level }.
look-hint-hides = If the target, { $target }, moves { $length } { $length ->
    [one] step
   *[other] steps
} to the { $side ->
    [left] left
   *[right] right
} (as { $observer } sees it): out of sight.
look-hint-turn = If { $figure } turns { $degrees }° to the { $side ->
    [left] left
   *[right] right
}: a sight line to the target.
look-hint-turn-back = If the target, { $figure }, turns { $degrees }° to the { $side ->
    [left] left
   *[right] right
}: a sight line back.
look-hint-keeps = The target stays in the sight angle while { $figure } turns at most { $left }° to the left or { $right }° to the right.
look-hint-label = level { $level }

## Rings

look-ring = { $name }: { $radius }
look-ring-communication = communication
look-ring-perception = perception
look-ring-command = command
look-ring-weapon = { $weapon }, { $name }: { $radius }
