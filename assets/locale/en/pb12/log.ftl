### One line for each event, and the sums behind them.

event-round-began = Round { $game_round } begins.
event-command-points-refilled = { $player } has { $command_points }.
event-bid-entered = { $player } has made a bid for initiative.
event-bids-revealed = Bids for initiative: { $bids }
event-bids-revealed-one = { $player } { $bid }
answer-bid-initiative = { $number ->
    [0] { $player } bids nothing for initiative
    [one] { $player } bids one command point for initiative
   *[other] { $player } bids { $number } command points for initiative
}
answer-draw-cards = { $number ->
    [0] { $player } draws no card
    [one] { $player } draws one card
   *[other] { $player } draws { $number } cards
}
leave-declare-surrender = { $player } does not surrender
leave-play-interruption = { $player } does not interrupt
leave-play-or-pass = { $player } plays no card
leave-roll-on = { $player } rolls no further check
leave-take-over-panic-checks = { $player } lets each figure make its own panic check
event-initiative-rolled = { $tie ->
    [yes] { $player } rolls { $face } to break the tie.
   *[no] { $player } rolls { $face }: initiative { $initiative }
}
event-turn-order-set = Turn order: { $order }
event-turn-began = { $player } takes a { -turn }.
event-figure-activated = { $indirectly ->
    [yes] { $figure } is activated indirectly with { $action_points } AP.
   *[no] { $figure } is activated with { $action_points } AP.
}
event-figure-relocated-in = { $figure } enters the table.
event-figure-relocated-out = { $figure } leaves the table for the { -staging-area }.
event-player-waited = { $player } waits.
event-player-broke-off = { $player } breaks off for this { -game-round }.
event-turn-ended = { $further ->
    [0] { $figure } is done
   *[other] { $figures } are done
}; this ends the { -turn } of { $player }.
event-figure-turned = { $figure } turns { $faces }.
event-action-taken = { $action ->
    [ranged-attack] { $figure } shoots at { $target } ({ $weapon }, { $cost })
    [melee-attack] { $figure } strikes at { $target } ({ $weapon }, { $cost })
   *[other] { $figure }: { $name }{ $aimed } ({ $cost })
}
event-action-taken-cost = { $number ->
    [0] free action
   *[other] { $number } AP
}
event-figure-moved = { $option ->
    [horizontal] { $slope ->
        [level] { $figure } moves { $way } ({ $movement_points } BP).
        [up] { $figure } moves { $way }, { $rise } up ({ $movement_points } BP).
       *[down] { $figure } moves { $way }, { $rise } down ({ $movement_points } BP).
    }
    [reverse] { $figure } backs up { $way } ({ $movement_points } BP).
    [random] { $figure } ends up { $way } away.
    [climb] { $figure } holds on ({ $movement_points } BP).
    [land] { $figure } lands { $rise } lower ({ $movement_points } BP).
   *[vertical] { $slope ->
        [level] { $figure } moves { $way } across ({ $movement_points } BP).
        [up] { $figure } climbs { $rise } up{ $straight ->
            [yes] { "" }
           *[no] { " " }and { $way } across
        } ({ $movement_points } BP).
       *[down] { $figure } climbs { $rise } down{ $straight ->
            [yes] { "" }
           *[no] { " " }and { $way } across
        } ({ $movement_points } BP).
    }
}
event-figure-fell = { $way ->
    [none] { $figure } finds no safe stand and slips aside, without losing height.
   *[somewhere] { $figure } falls { $way } down.
}
event-figure-shoved = { $figure } has no room there and is shoved { $way } aside.
event-figure-collided = { $speed ->
    [0] { $figure } bumps into { $obstacle } without harm.
   *[other] { $figure } runs into { $obstacle } (speed { $speed }).
}
event-random-movement-rolled = { $way ->
    [none] { $figure }, random movement: rolls { $face }, stays where it is
   *[somewhere] { $figure }, random movement: rolls { $face }, { $length } { $faces }
}
event-check-made = { $die ->
    [none] { $figure }, { $check }: { $passed ->
        [yes] succeeds without a die
       *[no] fails without a die
    } (target number { $target_number })
   *[other] { $figure }, { $check }: needs { $target_number }, rolls { $face }, { $passed ->
        [yes] succeeds
       *[no] fails
    }
}
event-checks-lapsed = { $why ->
    [no-resources] { $number ->
        [one] { $figure }: one check lapses, no { -resource-point } is left.
       *[other] { $figure }: { $number } checks lapse, no { -resource-point } is left.
    }
   *[out-of-range] { $number ->
        [one] { $figure }: the check fails, the target is out of range.
       *[other] { $figure }: { $number } checks fail, the target is out of range.
    }
}
event-attack-succeeded = { $successes ->
    [one] { $figure } hits { $target }.
   *[other] { $figure } scores { $successes } hits on { $target }.
}
event-attack-failed = { $figure } hits nothing.
event-damage-rolled = { $figure } takes damage { $code }, die { $face }, result { $result }: { $points ->
    [0] unharmed
   *[other] { $damage_points }
}
event-damage-points-used-free = { $number ->
    [one] { $number } free point
   *[other] { $number } free points
}
event-damage-points-used-light = { $number ->
    [one] { $number } light point
   *[other] { $number } light points
}
event-damage-points-used-heavy = { $number ->
    [one] { $number } heavy point
   *[other] { $number } heavy points
}
event-no-panic-check = { $figure } is already Panicked: no panic check.
event-figure-went-out-of-action = { $figure } goes { $status }.
event-markers-removed = Out of Action markers removed: { $figures }
event-figure-aimed = { $figure } takes aim at { $target }.
event-figure-concentrated = { $figure } concentrates on the next action.
event-figure-re-equipped = { $number ->
    [0] { $figure } puts everything away.
   *[other] { $figure } now uses: { $blocks }
}
event-block-reloaded = { $figure } reloads: { $block } ({ $resources }, { $charges } left)
event-player-gave-up = { $surrender ->
    [yes] { $player } surrenders.
   *[no] { $player } gives up.
}
event-player-defeated = { $why ->
    [unknown] { $player } is defeated.
   *[known] { $player } is defeated: { $reason }
}
event-game-ended = { $number ->
    [0] The game ends in a draw: { $reason }
    [one] { $winners } wins: { $reason }
   *[other] { $winners } share the victory: { $reason }
}

## Why a player is defeated, by rule

defeat-r1-3-2 = no command points
defeat-r1-3-15 = surrender
defeat-r1-3-18 = no figure able to act on the table
defeat-r1-3-19 = given up

## Why the game ended

ending-round-limit = the round limit is reached
ending-last-undefeated = { $winners ->
    [0] all are defeated
   *[other] all others are defeated
}

## The sum behind a check or a damage roll

sum-target-number = = { $target_number }  target number
sum-die = { $passed ->
    [yes] { $face }  on the die: success
   *[no] { $face }  on the die: failure
}
sum-no-die = { $passed ->
    [yes] no die needed: success
   *[no] no die helps: failure
}
sum-damage-die = { $face }  on the die
sum-damage-result = { $points ->
    [0] = { $result }  on damage table { $table }: unharmed
   *[other] = { $result }  on damage table { $table }: { $damage_points }
}
sum-initiative-bid = { $added }  for { $spent } CP spent, 2 each  R1.3.4
sum-initiative = = { $initiative }  initiative
sum-command-points = = { $balance }  command points
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
