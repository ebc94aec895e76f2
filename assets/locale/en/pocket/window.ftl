### Questions of Pocket Tactics, its bar, lists and cards.

pocket-direction-title = { $player }: which way does play go round?
pocket-army-title = { $player } musters an army
pocket-army-lines = The standard set has each card once. Other armies stay within the points.
pocket-army-points = Points
pocket-of = { $count } of { $most }
pocket-army-commit = Take this army
pocket-card = { $card } ({ $points })
pocket-tiles-title = { $player } fills the bag
pocket-tiles-lines = All players' tiles go into one bag, and you draw them one by one.
pocket-tiles-count = Tiles
pocket-tiles-commit = Into the bag
pocket-feature-central = { $player } chooses the feature in the middle
pocket-feature-own = { $player } chooses a feature to start from
pocket-place-tile-title = { $player } lays a tile: { $terrain }
pocket-place-tile-lines = Click a place next to the other tiles, then click again to lay the tile.
pocket-place-feature-title = { $player } places the { $terrain }
pocket-place-feature-lines = It must be as far as possible from all features: click one of the bright tiles, then click again to place it.
pocket-lay = Lay it here
pocket-place-unit-title = { $player } puts a unit on the map
pocket-place-unit-lines = { $left ->
    [one] One more may start on your feature or next to it.
   *[other] { $left } more may start on your feature or next to it.
}
pocket-put = Put it here
pocket-stop-placing = No more units
pocket-action-title = { $player }: one action
pocket-nothing-to-do = There is nothing you can do.
pocket-choose-where = { $unit }: click a bright tile or an enemy, then click again to do it.
pocket-move-ends = { $count ->
    [one] A move can end on one tile.
   *[other] A move can end on { $count } tiles; a number says after how many single steps.
}
pocket-where = Where
pocket-where-open = a bright tile
pocket-an-open-place = an open place
pocket-percent = { $percent } %
pocket-attack-note = { $falls } % / { $lost } %
pocket-attack-notes = Numbers next to an enemy: how often it falls / how often your unit falls, with bonuses and hazards.
pocket-move-shares = A share on a tile: how often the unit gets there alive.
pocket-dice = red { $off }, green { $defence }
pocket-trait-fast = fast { $value }
pocket-trait-flying = flying { $value }
pocket-trait-ranged = ranged { $value }
pocket-do-move = Move here
pocket-do-hop = Hop here
pocket-do-melee = Attack
pocket-do-melee-magic = Attack with magic
pocket-do-ranged = Shoot
pocket-do-ranged-magic = Cast magic
pocket-do-hex = Hex
pocket-do-retreat = Into the reserve
pocket-retreats = { $unit } goes off the map into your reserve{ $leaves ->
    [yes] {" "}and gives up the { $feature }
   *[no] {""}
}. The same again does it.
pocket-do-deploy = Deploy here
pocket-about-move = { $unit } moves here.
pocket-about-hop = { $unit } hops here.
pocket-about-hex = { $unit } needs a five; then the target needs one, too.
pocket-about-deploy = { $unit } comes out of the reserve.
pocket-odds-raw = With plain dice: { $target } falls { $falls } %, { $unit } falls { $lost } %.  PR36
pocket-attack-rerolls = Rerolls follow ({ $unit }: { $own }, { $target }: { $other }).
pocket-first-hazard = First the unit must survive the hazard of the tile: { $percent } %. In total, with bonuses: { $target } falls in { $falls } % of cases, { $unit } in { $lost } %.
pocket-continue-title = { $unit } may move on
pocket-continue-lines = { $left ->
    [one] One step left.
   *[other] { $left } steps left.
}
pocket-stop-moving = Stay here
pocket-bonus-title = { $unit }: which die gets a bonus?
pocket-bonus-lines = Click a die: next to it you see what it will show, bright if that turns the comparison. Both sides take turns; a side that passes adds no more.
pocket-bonus-left = { $count ->
    [one] One bonus left
   *[other] { $count } bonuses left
}
pocket-which-bonus = Bonus
pocket-bonus-of = { $bonus } ({ $source })
pocket-raised-to = → { $after }
pocket-reroll-title = { $unit }: reroll which die?
pocket-reroll-lines = Click a die: next to it you see how often that ends well: for a red one, the enemy falls; for a green one, your unit stands.
pocket-reroll-lines-yet = Click a die: next to it you see how often that ends well, without the rerolls of { $other }, which has { $count ->
    [one] one
   *[other] { $count }
} left.
pocket-reroll-left = { $count ->
    [one] One reroll left
   *[other] { $count } rerolls left
}
pocket-pass = Leave it
pocket-raise = { $bonus }: { $before } to { $after }: { $outcome }
pocket-throw-again-off = reroll { $before }: { $other } falls { $percent } %
pocket-throw-again-def = reroll { $before }: { $unit } stands { $percent } %
pocket-falls = { $unit } falls
pocket-stays = { $unit } stands
pocket-would-both = both fall
pocket-would-target = { $target } falls
pocket-would-unit = { $unit } falls
pocket-would-none = nobody falls
pocket-passed = passed
pocket-failed = failed
pocket-does-nothing = open ground
pocket-in-bag = In the bag ({ $count })
pocket-can-run = moves up to { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
pocket-can-fly = flies up to { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, also over enemies
pocket-can-shoot = shoots up to { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} away
pocket-can-cast = casts magic up to { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} away
pocket-does-water = units drown on 1 to 3
pocket-does-swamp = units must roll a five on green
pocket-does-block = blocks sight
pocket-does-end = ends a move
pocket-does-off = +{ $value } red
pocket-does-def = +{ $value } green
pocket-does-reroll = { $count ->
    [one] one reroll
   *[other] { $count } rerolls
}

## Bar, lists and sheets

pocket-turn-of = Turn { $number } of { $limit }
round-decides = { $number ->
    [0] The last turns: as it stands, a draw
    [one] The last turns: as it stands, { $players } wins
   *[other] The last turns: as it stands, { $players } win
}
pocket-phase-roll = Who starts
pocket-phase-armies = Armies
pocket-phase-tiles = The bag
pocket-phase-features = Features
pocket-phase-build = Building the map
pocket-phase-place-features = Own features
pocket-phase-deploy = First units
pocket-chip-line = Reserve: { $reserve } · points: { $points }
pocket-chip-features = { $features ->
    [one] one feature
   *[other] { $features } features
}
pocket-chip-reserve = In reserve: { $units }
pocket-chip-captured = Captured: { $units }
pocket-in-reserve = reserve
pocket-sheet-off = Red
pocket-sheet-def = Green
pocket-sheet-points = Points
pocket-sheet-moves = Steps
pocket-sheet-reach = Reach
pocket-sheet-types = Types
pocket-sheet-bonuses = Bonuses
pocket-sheet-favoured = Favoured
pocket-sheet-ability = Ability
pocket-sheet-reroll = Reroll: { $reason }
pocket-sheet-place = Stands on
pocket-bonus-off = +{ $value } red
pocket-bonus-def = +{ $value } green
pocket-bonus-any = +{ $value } red or green
pocket-ability-bane = { $pool ->
    [off] +{ $value } red
    [def] +{ $value } green
   *[any] +{ $value } red or green
} against { $type }
pocket-ability-ward = { $pool ->
    [off] +{ $value } red
    [def] +{ $value } green
   *[any] +{ $value } red or green
} against magic
pocket-ability-rally = allies next to it get one more reroll
pocket-ability-hex = casts a hex up to { $reach ->
    [one] one tile
   *[other] { $reach } tiles
} away: 5 on red strikes, 5 on green saves
pocket-against-human = humans
pocket-against-soldier = soldiers
pocket-against-rider = riders
pocket-against-beast = beasts
pocket-against-troll = trolls
pocket-against-magic = magic
pocket-against-bird = birds
pocket-type-human = human
pocket-type-soldier = soldier
pocket-type-rider = rider
pocket-type-beast = beast
pocket-type-troll = troll
pocket-type-magic = magic
pocket-type-bird = bird
pocket-word-captured = captured
pocket-word-drowned = drowned
pocket-tile-does = { $tile }: { $does }

## Keys

command-leave-it = Pass, or stop
command-go-in = Go into the reserve
key-group-tiles = units and dice

## Help

help-round = Players take turns, and a turn is exactly one thing: move a unit, attack, deploy one from the reserve next to a feature of yours, take one into a feature, or use a card’s function. In a fight, both sides roll all dice: red ones against the other’s green ones, the highest pair first; the first unequal pair decides. Both sides take turns adding bonuses, then rerolling dice. You win at once if you hold all features or are the last on the map.

pocket-setting-up = Setting up
start-table = a map of tiles
start-figures = { $number ->
    [0] choose your units at the table
   *[other] { $number } units
}

## Values of tiles and features in the editor

edit-kind-stock = In a player's set
edit-kind-hazard = Hazard
edit-value-water = water: drowns on 1 to 3
edit-value-swamp = swamp: green dice must roll a five
edit-kind-ends-move = Ends a move
edit-kind-bonuses = Bonuses
edit-value-off = Next to the red dice
edit-value-def = Next to the green dice
edit-value-any = Below both
edit-kind-rerolls = Rerolls

pocket-wins = { $player }: { $number } of { $of } features
