system-name = Pocket Tactics

## Maps in the editor

cells-grounds = Tiles
cells-covers = Features
cells-owns = Own feature of
cells-sheet = Tile { $q }, { $r }
cells-ground = Tile
cells-layout-size = { $count ->
    [one] One tile.
   *[other] { $count } tiles.
}
cells-layout-farthest = { $player }: at most { $steps ->
    [one] one step
   *[other] { $steps } steps
} to any other tile{ $count ->
    [0] .
    [one] ; one tile is cut off.
   *[other] ; { $count } tiles are cut off.
}
cells-worth-mean = On average, { $share } % of the other tiles see a tile.
cells-worth-nearer = { $player } is closer to { $number ->
    [one] one tile
   *[other] { $number } tiles
}.
cli-without-layout = in { $system } everything is told tile by tile: `layout` measures the whole map, `sight`, `visible`, `path`, `reach` and `threat` look at single tiles; there are no lanes, grounds or bodies to measure
cells-cover = Feature
cells-owner = Own feature of
cells-figure = Unit there
cells-refuse-void = There is no tile there: lay one first.
cells-refuse-uncovered = Only a feature can belong to a player: put one on the tile first.
cells-refuse-taken = There is a tile there already.
cells-owner-nearest = of the nearest own feature
cells-figures = Units at the start

## Turns, where other games have rounds

round-is = { $number ->
    [0] Before turn 1
   *[other] Turn { $number }
}
start-even = Wins by program: { $sides }; { $rounds ->
    [one] 1 turn
   *[other] { $rounds } turns
}
watch-turn = Turn { $number }: { $player }
watch-round-back = Back a turn
watch-round-back-note = to its start
watch-round-on = On a turn
watch-round-on-note = to the next
help-round-title = A turn
game-report-of = { $players } · { $rounds ->
    [0] before the first turn
    [one] one turn
   *[other] { $rounds } turns
}
game-report-rounds = Turns
game-report-before = Before the first turn
game-report-round = Turn { $number }
game-report-picture = The table at the end of turn { $number }, with its routes
game-report-picture-before = The table before the first turn
game-report-picture-now = The table now, with the routes of turn { $number }
cli-simulate-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } s; on average { $rounds } turns and { $decisions } decisions.

## Looking and measuring

look-steps = { $length ->
    [one] one tile
   *[other] { $length } tiles
}
cli-sight-distance = Distance: { $distance ->
    [one] one tile
   *[other] { $distance } tiles
}
cli-sight-covered-only = { $share ->
    [0] Nothing is in the way.
   *[other] Sight is blocked.
}
reach-area = { $name } gets to { $area ->
    [one] one tile
   *[other] { $area } tiles
} in { $bp ->
    [one] one step
   *[other] at most { $bp } steps
}.
reach-level = At height { $height }: { $area ->
    [one] one tile
   *[other] { $area } tiles
}
reach-bad-bp = the number of steps must be from 1 to { $most }, not { $found }.

## Armies

forces-ask-name = What is the army called?
    .help = It goes into your user data folder, with its faction and units, and you can load it on any map.

## Why there is no way

no-way-cells = { $count ->
    [one] { $listed } blocks the way.
   *[other] { $listed } block the way.
}
no-way-far = { $steps ->
    [one] it is one step away
   *[other] it is { $steps } steps away
}, but a move has only { $most ->
    [one] one.
   *[other] { $most }.
}
pocket-no-tile-at = the gap without a tile at { $q }, { $r }
reach-shut = out of reach with any number of steps: the tile at { $x }, { $y }, height { $z }.

# -- What a turn of the program may be after: why it did what it did.

plan-hex = cast a hex
plan-move = move
plan-deploy = bring up a unit from the reserve
plan-retreat = go back into the reserve
plan-place = put a unit on the map
plan-bonus-off-1 = lay a bonus on the red 1
plan-bonus-off-2 = lay a bonus on the red 2
plan-bonus-off-3 = lay a bonus on the red 3
plan-bonus-off-4 = lay a bonus on the red 4
plan-bonus-off-5 = lay a bonus on the red 5
plan-bonus-off-6 = lay a bonus on the red 6
plan-bonus-def-1 = lay a bonus on the green 1
plan-bonus-def-2 = lay a bonus on the green 2
plan-bonus-def-3 = lay a bonus on the green 3
plan-bonus-def-4 = lay a bonus on the green 4
plan-bonus-def-5 = lay a bonus on the green 5
plan-bonus-def-6 = lay a bonus on the green 6
plan-reroll-off-1 = reroll the red 1
plan-reroll-off-2 = reroll the red 2
plan-reroll-off-3 = reroll the red 3
plan-reroll-off-4 = reroll the red 4
plan-reroll-off-5 = reroll the red 5
plan-reroll-off-6 = reroll the red 6
plan-reroll-def-1 = reroll the green 1
plan-reroll-def-2 = reroll the green 2
plan-reroll-def-3 = reroll the green 3
plan-reroll-def-4 = reroll the green 4
plan-reroll-def-5 = reroll the green 5
plan-reroll-def-6 = reroll the green 6
