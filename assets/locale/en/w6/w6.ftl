### What Kampf W6 tells: events, sums, refusals, names of its words.

## Words

system-name = Kampf W6
band-short = short distance
band-medium = medium distance
band-long = long distance
band-extreme = extreme distance
mode-single = single shot
mode-semi = semi-automatic
mode-full = full automatic
stance-standing = standing
stance-kneeling = kneeling
stance-prone = prone
act-attack = attack
act-reload = reload
act-use-item = use an item
act-use-door = open or close a door
act-stance = change of stance
act-walk = walk
act-run = run
act-crawl = crawl
act-scenario-act = scenario act
act-buy-action = buy an action
act-steal-action = steal an action
count-actions = { $number ->
    [one] 1 action
   *[other] { $number } actions
}
count-metres = { $number } m
count-wounds = { $number ->
    [one] 1 wound
   *[other] { $number } wounds
}
count-hits = { $number ->
    [0] no hit
    [one] 1 hit
   *[other] { $number } hits
}

## Dice

dice-initiative = initiative
dice-hit = hit roll
dice-parry = parry
dice-cover = cover roll
dice-armour = armour roll
dice-reroll = reroll die
dice-bonus = bonus die

## Sums

modifier-base = base
modifier-skill-melee = melee skill
modifier-skill-shooting = shooting skill
modifier-skill-thrown = throwing skill
modifier-accuracy = accuracy
modifier-fire-mode = fire mode
modifier-recoil = recoil from the last shot
modifier-wrong-distance = wrong distance for the weapon
modifier-walking = while walking
modifier-protection = protection
modifier-penetration = penetration
sum-w6 = Target number { $number }
sum-w6-never = Target number { $number }: nobody rolls, as nothing can succeed.
sum-w6-always = Target number { $number }: succeeds without a roll.

## Events

event-fight-began = The fight begins.
event-initiative-rolled = { $tie ->
    [yes] { $figure } rolls { $face } to break the tie.
   *[no] { $figure } rolls { $face }: initiative { $total }.
}
event-order-set = Order: { $order }
event-round-began = Round { $game_round } begins.
event-turn-began = { $debt ->
    [0] { $figure }'s turn: { $left }.
   *[other] { $figure }'s turn: { $left }, { $debt } stolen.
}
event-act-began = { $figure }: { $name } ({ $price })
event-figure-moved = { $kind ->
    [run] { $figure } runs { $way }.
    [crawl] { $figure } crawls { $way }.
   *[walk] { $figure } walks { $way }.
}
event-stance-changed = { $stance ->
    [standing] { $figure } stands up.
    [kneeling] { $figure } kneels.
   *[prone] { $figure } lies down.
}
event-weapon-reloaded = { $figure } reloads ({ $weapon }: { $loaded }).
event-item-used = { $figure } uses { $item } and heals { $wounds } of { $target }.
event-door-moved = { $figure } { $how ->
    [closed] closes { $piece }
    [ajar] leaves { $piece } ajar
   *[open] opens { $piece }
}.
event-attack-declared = { $dice ->
    [0] { $figure } attacks { $target } ({ $with }), but cannot roll { $target_number } or more.
    [one] { $figure } attacks { $target } ({ $with }): 1 die, { $target_number }+.
   *[other] { $figure } attacks { $target } ({ $with }): { $dice } dice, { $target_number }+.
}
event-hits-rolled = { $thrown ->
    [none] { $told }.
   *[other] { $figure } rolls { $thrown }: { $told }.
}
event-die-spent = { $kind ->
    [reroll] { $player } spends { $group ->
        [yes] a group die
       *[no] a reroll die
    }: the { $old } becomes a { $face }.
   *[bonus] { $player } spends { $group ->
        [yes] a group die
       *[no] a bonus die
    }: one more die, a { $face }.
}
answered-bonus = { $figure } adds { $group ->
    [yes] a group die
   *[no] a bonus die
} to the { $roll }.
answered-reroll = { $figure } throws a { $face } of the { $roll } again { $group ->
    [yes] with a group die.
   *[no] with a reroll die.
}
leave-spend-on-roll = { $player } leaves the roll as it is
leave-choose-parry = { $player } does not parry
event-parry-rolled = { $thrown ->
    [none] { $figure } tries to parry ({ $means }), but cannot roll { $target_number } or more.
   *[other] { $figure } parries ({ $means }, { $target_number }+) with { $thrown }: { $parried ->
        [0] nothing parried
       *[other] { $parried } parried
    }.
}
event-cover-rolled = { $figure } rolls { $thrown } for cover ({ $target_number }+): { $saved ->
    [0] nothing stopped
   *[other] { $saved } stopped
}.
event-armour-rolled = { $thrown ->
    [none] { $saved ->
        [0] { $figure }'s armour stops nothing ({ $target_number }+).
       *[other] { $figure }'s armour stops everything ({ $target_number }+).
    }
   *[other] { $figure } rolls { $thrown } for armour ({ $target_number }+): { $saved ->
        [0] nothing stopped
       *[other] { $saved } stopped
    }.
}
event-wounds-suffered = { $figure } takes { $suffered }: { $total } of { $limit }.
event-recoil-set = { $recoil ->
    [0] { $figure } holds the weapon steady.
   *[other] Recoil: +{ $recoil } on { $figure }'s next shot.
}
event-recoil-lapsed = { $figure } has the weapon steady again.
event-reaction-taken = { $figure } reacts: { $name }.
event-reaction-passed = { $turn ->
    [yes] { $figure } does not react this turn.
   *[no] { $figure } does not react.
}
event-action-bought = { $figure } buys an action and has { $left }.
event-action-stolen = { $at_once ->
    [yes] { $figure } steals an action from { $victim }.
   *[no] { $figure } steals an action from the next turn of { $victim }.
}
event-scenario-act-done = { $figure }: { $act }.
event-papers-dropped = { $figure } drops the prize.
event-figure-fell = { $hits ->
    [0] { $figure } falls { $way } and is unhurt.
   *[other] { $figure } falls { $way }: { $struck }.
}
event-figure-out = { $figure } is out of action.
event-turn-ended = { $actions ->
    [0] { $figure } ends the turn.
   *[other] { $figure } ends the turn and keeps { $left }.
}
event-round-ended = Round { $game_round } is over.
event-points-scored = { $points ->
    [one] { $side } holds “{ $source }” and scores a point ({ $total } in total).
   *[other] { $side } holds “{ $source }” and scores { $points } points ({ $total } in total).
}
event-player-gave-up = { $player } gives up.
event-game-ended = { $won ->
    [none] Nobody wins: { $how }
   *[other] Victory for { $won }: { $how }
}

## Ends

ending-last-side = only one side is left in the fight.
ending-all-out = the last figures of all sides went down together.
ending-carried-home = what they came for has been brought home.
ending-most-points = points decide after the last round.
ending-points-reached = a side has enough points.
ending-most-value = the stronger figures are left after the last round.
ending-even = the sides are even after the last round.
briefing-last-side = The last side with figures in the fight wins.
briefing-zone-name = “{ $zone }”
briefing-zone = { $count ->
    [one] A side that holds the zone { $zones } alone at the end of a round scores a point.
   *[other] Each of the zones { $zones } gives a point to a side that holds it alone at the end of a round.
}
briefing-zone-of = { $count ->
    [one] Only { $whose } can score a point in the zone { $zones }: at the end of a round in which no other side is there.
   *[other] Only { $whose } can score a point in each of the zones { $zones }: at the end of a round in which no other side is there.
}
briefing-act = { $act }{ $round ->
    [1] { "" }
   *[other] {" "}(from round { $round } on)
}: whoever does so cannot run any more, and wins in one of their own player's entry or exit zones.
briefing-points-to-win = Whoever has { $points ->
    [one] a point
   *[other] { $points } points
} at the end of a round, and more than anybody else, wins at once.
briefing-points = After round { $number }, the points decide.
briefing-value = After round { $number }, the value of the remaining figures decides; a difference of { $margin } or less is a draw.
standing-points = { $side }: { $points }
standing-value = Figures in the fight: value { $value }
standing-all = Points: { $sides }
round-points = Round { $number }: { $gained }
round-no-points = Round { $number } is over.
fate-wounded = { $wounds } of { $limit } wounds
fate-unhurt = unhurt

## Why something cannot be done

refusal-already-so = The figure is already { $stance }.
refusal-beyond-the-way = The route ends after { $most } m.
refusal-carrier-does-not-run = A figure carrying the prize cannot run.
refusal-empty = { $weapon }: the magazine is empty.
refusal-figure-in-the-way = A figure stands in the way.
refusal-figure-in-the-way-by = { $object } is in the way.
refusal-gave-up = You have given up.
refusal-is-carried = { $figure } carries it.
refusal-magazine-full = { $weapon }: the magazine is full.
refusal-needs-stance = For this, the figure must be { $stance }.
refusal-no-bonus-die = No bonus die is left.
refusal-no-climbing-when-prone = A crawling figure cannot climb.
refusal-no-climbing-when-prone-by = A crawling figure cannot climb over { $object }.
refusal-no-fate-die = No fate die is left.
refusal-no-magazine = { $weapon } needs no reloading.
refusal-no-place-chosen = Choose where on its route you attack the figure.
refusal-no-room = There is no room for that stance.
refusal-no-safe-stand = The figure cannot stand safely where the route ends.
refusal-no-sight-line = There is no sight line to the target.
refusal-no-sight-line-by = { $object } hides the target.
refusal-no-second-way = A walking figure cannot walk, run or crawl again on the way.
refusal-no-such-act = There is no such act here.
refusal-no-such-declaration = You cannot declare that.
refusal-no-such-die = You have no such die to use.
refusal-no-such-figure = There is no such figure.
refusal-no-such-item = The figure has no { $item }.
refusal-unknown-mode = There is no fire mode { $mode }; choose from { $known }.
refusal-no-such-mode = { $weapon } cannot shoot in this mode: { $mode }.
refusal-no-such-place = The route has no such place; the last one is { $most }.
refusal-no-such-weapon = The figure has no { $weapon }.
refusal-no-way = The route must lead somewhere.
refusal-none-left = { $weapon }: none are left.
refusal-not-enough-actions = This costs { $cost ->
    [one] 1 action
   *[other] { $cost } actions
}; { $left } { $left ->
    [one] is
   *[other] are
} left.
refusal-not-there = The figure is too far away for that: at most { $most } m.
refusal-no-such-door = There is no such door.
refusal-door-opens-so-far = A door can be open by 0 to { $most } degrees.
refusal-door-stands-so = { $piece } is like that already.
refusal-door-not-lying = A prone figure cannot open or close { $piece }.
refusal-door-out-of-reach = { $piece } is too far away: at most { $most } m.
refusal-door-blocked = { $figure } is in the way of the door.
refusal-not-while-walking = A walking figure cannot do that.
refusal-not-wounded = { $figure } is not wounded.
refusal-not-your-figure = That is not one of your figures.
refusal-nothing-to-do-there = You have chosen nothing to do on the way.
refusal-nothing-to-steal = { $figure } has no action to lose.
refusal-nothing-to-use = { $item } cannot be used.
refusal-off-the-table = The route leads off the table.
refusal-only-attacks-when-down = A figure that goes down can only make one last attack.
refusal-out-of-action = { $figure } is out of action.
refusal-out-of-reach = The target is out of reach: at most { $most } m.
refusal-own-side = { $figure } is on your side.
refusal-stance-at-the-end = A walking figure can change its stance only at the end.
refusal-too-dear-for-a-reaction = A reaction costs 1 action; this costs { $cost }.
refusal-too-dear-while-walking = A walking figure cannot do anything that costs { $cost } actions.
refusal-too-deep = There is a drop of { $drop } m there: too deep to climb down.
refusal-too-early = Not before round { $round }.
refusal-too-far = The target is { $distance } m away; the range is { $most } m.
refusal-too-high = That is too high to climb: { $rise } m.
refusal-too-high-by = { $rise } m: too high to climb onto { $object }.
refusal-used-up = { $item } is used up.
refusal-way-too-long = The route costs { $length } m; the figure can go { $most } m.

## Terrain

kind-car = car
    .object = a car
kind-pump = petrol pump
    .object = a petrol pump
kind-wagon = ore wagon
    .object = an ore wagon
game-report-steps = Metres

wins-carried = { $thing }: { $has ->
        [side] { $side }
       *[nobody] nobody yet
    }
wins-left = In the fight: { $sides }

# -- What a figure played by the program may be after in its turn, or as it reacts: why it did what it did.

plan-steady = do what is best at first sight
plan-bold = attack without waiting
plan-hold = keep all actions for reactions
plan-hide = go where fewer opponents see it
plan-ahead = go on towards the goal
plan-kneel = kneel
plan-lie = lie down
plan-stand = stand up
plan-die = spend a die on an action
plan-parry = parry
stake-points = On average one’s own side has { $best } instead of { $given } points.
review-blind = The judge knows figures, wounds, actions, dice and points. Where somebody stands, even in a zone that brings points, counts only once wounds or points come of it: what it costs to give up ground is told too low.
