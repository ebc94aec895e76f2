### One line for each event of Pocket Tactics.

event-start-rolled = { $tie ->
    [yes] { $results }; { $players } roll again.
   *[no] { $results }. { $winner } starts.
}
pocket-roll = { $player } { $face }
event-direction-chosen = { $player } lets play go { $way }.
pocket-clockwise = clockwise
pocket-counter-clockwise = counter-clockwise
event-army-chosen = { $player } leads the { $faction }: { $cards }.
event-tiles-chosen = { $player } puts { $tiles } into the bag.
event-feature-chosen = { $central ->
    [chance] The die makes { $kind } the central feature.
    [choice] { $player } makes { $kind } the central feature.
   *[own] { $player } takes { $kind } as a feature to start from.
}
event-tile-drawn = { $player } draws { $terrain }; { $left ->
    [0] the bag is empty.
    [one] one tile is left.
   *[other] { $left } tiles are left.
}
event-tile-placed = { $feature ->
    [no] { $player } lays { $terrain }.
   *[other] { $terrain } is in the middle, with { $feature } on it.
}
event-feature-placed = { $player } places { $kind }.
event-unit-placed = { $unit } starts on the map{ $where }.
event-turn-began = Turn { $turn }: { $player }
event-unit-moved = { $over ->
    [yes] { $unit } hops { $way }{ $where }.
   *[no] { $unit } moves { $way }{ $where }.
}
event-hazard-tested = { $kind ->
    [water] { $unit } takes the water test: { $results }, { $passed ->
        [yes] passed.
       *[no] failed.
    }
    [swamp] { $unit } needs a five in the swamp: { $results }, { $passed ->
        [yes] passed.
       *[no] failed.
    }
    [hex-off] { $unit } needs a five to cast the hex: { $results }, { $passed ->
        [yes] the hex works.
       *[no] the hex fizzles.
    }
   *[hex-def] { $unit } needs a five to resist the hex: { $results }, { $passed ->
        [yes] passed.
       *[no] failed.
    }
}
event-unit-drowned = { $unit } drowns.
event-attack-declared = { $manner ->
    [ranged] { $unit } shoots at { $target }.
    [magic] { $unit } attacks { $target } with magic.
    [ranged-magic] { $unit } casts magic at { $target }.
   *[melee] { $unit } attacks { $target }.
}
event-dice-thrown = { $unit }: red { $off }, green { $defence }. { $target }: red { $target_off }, green { $target_defence }.
event-bonus-used = { $unit } raises { $colour } { $before } to { $after } ({ $source }).
event-die-rerolled = { $unit } rerolls { $colour } { $before }: { $after }.
pocket-colour-off = red
pocket-colour-def = green
pocket-no-dice = none
leave-use-bonus = { $player } uses no bonus
leave-use-reroll = { $player } rerolls nothing
leave-continue-move = { $player } moves no further
event-fight-decided = { $outcome ->
    [both] { $unit } and { $target } defeat each other.
    [target] { $unit } wins the fight.
    [unit] { $target } wins the fight.
   *[none] Nobody falls.
}
event-unit-defeated = { $captor } captures { $unit }.
event-unit-advanced = { $unit } moves in, { $way }{ $where }.
event-unit-deployed = { $unit } comes out of the reserve{ $where }.
event-unit-retreated = { $unit } goes through a feature back to the reserve.
event-control-changed = { $held ->
    [yes] { $player } controls the { $kind }.
   *[no] Nobody controls the { $kind } now.
}
event-special-used = { $unit } casts a hex at { $target }.
event-position-repeated = { $occurrence ->
    [3] This position has come up for the third time; the fourth time ends the game.
   *[other] This position has come up for the fourth time: the game ends.
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

pocket-result-features = One player holds all features.
pocket-result-beaten = Nobody else has a unit left on the map.
pocket-result-captures = All turns are played: more points captured.
pocket-result-controlled = { $decides ->
    [features] All turns are played: more features held.
   *[captures] All turns are played: equal captures, but more features.
}
pocket-result-nobody = The last units fell together.
pocket-result-draw = Nobody is ahead.
pocket-briefing-features = You win at once if you control all features: a unit on each is enough.
pocket-briefing-beaten = You also win if nobody else has a unit on the map.
pocket-briefing-limit = After { $turns } turns, counting everybody's, { $decides ->
    [features] whoever holds more features wins; if that is even, the captured points decide.
   *[captures] the captured points decide.
}
pocket-briefing-repetition = { $decides ->
    [features] The same holds if a turn begins with the same position for the fourth time.
   *[captures] They also decide if a turn begins with the same position for the fourth time.
}
pocket-briefing-first = { $player } begins.
pocket-standing = { $player }: { $points } captured, { $features ->
    [one] one feature
   *[other] { $features } features
}

## Why something would have been better

stake-features = On average it holds { $best } instead of { $given } features.
stake-way = On average its nearest free unit is { $best } instead of { $given } tiles away from the next feature.
stake-rerolls = On average its units have { $best } instead of { $given } rerolls, by allies next to them and the ground.
stake-reserve = On average it keeps { $best } instead of { $given } cards in reserve.
stake-promise = On average its best attack within reach promises { $best } instead of { $given } points.
stake-risk = On average the best attack against it promises { $best } instead of { $given } points.

## Dice

dice-start = who starts
dice-central = the central feature
dice-draw = a tile from the bag
dice-water = the water
dice-swamp = the swamp
dice-attack-off = the attacker's red dice
dice-attack-def = the attacker's green dice
dice-target-off = the target's red dice
dice-target-def = the target's green dice
dice-reroll = reroll
dice-hex-off = the hex
dice-hex-def = against the hex

## Sums

modifier-pocket-support = an ally next to it
modifier-pocket-rally = rallied
modifier-pocket-favoured = favoured terrain
modifier-pocket-ground = the ground
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
pocket-where-placed = {" "}({ $ground }, { $place })
pocket-from-middle = { $tiles ->
    [0] in the middle
    [one] one tile { $way } of the middle
   *[other] { $tiles } tiles { $way } of the middle
}
pocket-way-n = north
pocket-way-ne = north-east
pocket-way-e = east
pocket-way-se = south-east
pocket-way-s = south
pocket-way-sw = south-west
pocket-way-w = west
pocket-way-nw = north-west
