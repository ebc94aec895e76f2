### One line for each event of Pocket Tactics.

event-start-rolled = { $tie ->
    [yes] { $results }; { $players } throw again.
   *[no] { $results }. { $winner } begins.
}
pocket-roll = { $player } { $face }
event-direction-chosen = { $player } lets the turn go round { $way }.
pocket-clockwise = clockwise
pocket-counter-clockwise = counter-clockwise
event-army-chosen = { $player } leads the { $faction }: { $cards }.
event-tiles-chosen = { $player } puts { $tiles } into the bag.
event-feature-chosen = { $central ->
    [chance] The die makes { $kind } the central feature.
    [choice] { $player } makes { $kind } the central feature.
   *[own] { $player } takes { $kind } as own feature.
}
event-tile-drawn = { $player } draws { $terrain }; { $left ->
    [0] the bag is empty.
    [one] one tile is left.
   *[other] { $left } tiles are left.
}
event-tile-placed = { $feature ->
    [no] { $player } lays { $terrain }.
   *[other] { $terrain } lies in the middle, with { $feature } on it.
}
event-feature-placed = { $player } lays { $kind }.
event-unit-placed = { $unit } begins on the map{ $where }.
event-turn-began = Turn { $turn }: { $player }
event-unit-moved = { $over ->
    [yes] { $unit } hops { $way }{ $where }.
   *[no] { $unit } moves { $way }{ $where }.
}
event-hazard-tested = { $kind ->
    [water] { $unit } in water: { $results }, { $passed ->
        [yes] it holds.
       *[no] it does not hold.
    }
    [swamp] { $unit } in the swamp needs a five: { $results }, { $passed ->
        [yes] passed.
       *[no] failed.
    }
    [hex-off] { $unit } casts the hex, needing a five: { $results }, { $passed ->
        [yes] it works.
       *[no] it fizzles.
    }
   *[hex-def] { $unit } resists the hex, needing a five: { $results }, { $passed ->
        [yes] it holds.
       *[no] it does not.
    }
}
event-unit-drowned = { $unit } drowns.
event-attack-declared = { $unit } { $manner } { $target }.
pocket-attacks-melee = attacks
pocket-attacks-ranged = shoots at
pocket-attacks-magic = attacks with magic
pocket-attacks-ranged-magic = casts magic at
event-dice-thrown = { $unit }: red { $off }, green { $defence }. { $target }: red { $target_off }, green { $target_defence }.
event-bonus-used = { $unit } raises { $colour } { $before } to { $after } ({ $source }).
event-die-rerolled = { $unit } throws { $colour } { $before } again: { $after }.
pocket-colour-off = red
pocket-colour-def = green
pocket-no-dice = none
event-fight-decided = { $outcome ->
    [both] Both are defeated: { $unit } and { $target }.
    [target] { $target } is defeated.
    [unit] { $unit } is defeated.
   *[none] Nobody is defeated.
}
event-unit-defeated = { $captor } captures { $unit }.
event-unit-advanced = { $unit } moves in, { $way }{ $where }.
event-unit-deployed = { $unit } comes out of the reserve{ $where }.
event-unit-retreated = { $unit } goes into a feature and to the reserve.
event-control-changed = { $held ->
    [yes] { $player } controls the { $kind }.
   *[no] Nobody controls the { $kind } now.
}
event-special-used = { $unit } casts a hex at { $target }.
event-position-repeated = { $occurrence ->
    [3] The position is the same for the third time; the fourth time ends the game.
   *[other] The position is the same for the fourth time: the game ends.
}
event-player-out = { $gave_up ->
    [yes] { $player } gives up.
   *[no] { $player } is beaten.
}
event-game-ended = The game is over.
pocket-compared = { $red } against { $green }: { $result }
pocket-pairs-off = red { $red }
pocket-pairs-def = green { $green }
pocket-defeats = defeated
pocket-is-safe = safe
pocket-side = { $unit } against { $other }

## How it ended

pocket-result-features = All features are held.
pocket-result-beaten = The others have nobody left on the map.
pocket-result-captures = The turns are over: more points captured.
pocket-result-controlled = The turns are over: equal captures, but more features.
pocket-result-nobody = The last units fell together.
pocket-result-draw = Nobody is ahead.
pocket-briefing-features = Control all features, and you win at once: a unit on each is enough.
pocket-briefing-beaten = You also win when nobody else has a unit on the map.
pocket-briefing-limit = After { $turns } turns of all together, the points captured decide.
pocket-briefing-repetition = They decide as well when the same position begins a turn for the fourth time.
pocket-standing = { $player }: { $points } captured, { $features ->
    [one] one feature
   *[other] { $features } features
}

## Dice

dice-start = who begins
dice-central = the central feature
dice-draw = a tile out of the bag
dice-water = the water
dice-swamp = the swamp
dice-attack-off = red dice of the attacker
dice-attack-def = green dice of the attacker
dice-target-off = red dice of the target
dice-target-def = green dice of the target
dice-reroll = once again
dice-hex-off = the hex
dice-hex-def = against the hex

## Sums

modifier-pocket-support = an ally beside it
modifier-pocket-rally = rallied
modifier-pocket-favoured = favoured terrain
modifier-pocket-ground = the place
modifier-pocket-bonus-off = onto red
modifier-pocket-bonus-def = onto green
modifier-pocket-bonus-any = onto red or green

## What has become of units

pocket-fate-map = on the map
pocket-fate-reserve = in the reserve
pocket-fate-captured = captured by { $player }
pocket-fate-gone = left with its player

## Where to

pocket-where-told = {" "}({ $ground })
pocket-way-n = north
pocket-way-ne = north-east
pocket-way-e = east
pocket-way-se = south-east
pocket-way-s = south
pocket-way-sw = south-west
pocket-way-w = west
pocket-way-nw = north-west
