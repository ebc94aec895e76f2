### What a scenario brings: victory and defeat conditions, its own actions, terrain that gives way.

## Victory and defeat conditions

event-victory-points-gained = { $why ->
    [hold] { $player } holds the zone “{ $from }” and receives { $victory_points }.
    [contest] { $player } is in the zone “{ $from }” and receives { $victory_points }.
    [source] { $player } receives { $victory_points } for “{ $from }”.
    [defeat] { $player } receives { $victory_points } for a defeat.
   *[nothing] { $player } receives { $victory_points }.
}
event-zone-changed-hands = { $change ->
    [gained] The zone “{ $zone }” counts for { $come } now.
    [lost] The zone “{ $zone }” no longer counts for { $gone }.
   *[passed] The zone “{ $zone }” no longer counts for { $gone } but for { $come }.
}
defeat-r6-1-9 = the leader, { $figure }, is out of action

## Actions of the scenario

action-scenario-action = Scenario action
    .help = What it does, and where, is written in the scenario.
event-action-taken-at = , target { $at }
event-scenario-action-worked = { $figure }: { $action } takes effect.
event-scenario-action-failed = { $successes ->
    [0] { $figure }: { $action } achieves nothing.
   *[other] { $figure }: { $action } is not enough, { $successes } of { $needs } successes.
}
event-command-points-gained = { $player } receives { $command_points } ({ $from }).
dice-action-check = action check
refusal-no-such-action = This scenario has no such action for you.
refusal-worked-already = { $action } has already taken effect in this game.
refusal-at-least-so-many-action-points = This takes at least { $least } AP.
refusal-at-most-so-many-action-points = This takes at most { $most } AP.
refusal-not-in-zone = Only inside the zone: { $zone }.
refusal-block-not-for-this = { $block } is not in use or does not help here.
refusal-needs-a-block = Nothing in use is made for { $action }.
refusal-other-target-needed = { $action } needs another kind of target.
refusal-wrong-side = { $target } is on the wrong side for this.
refusal-outside-communication = The target is outside the communication area.
refusal-too-far = { $distance } { $distance ->
    [one] step
   *[other] steps
} away; at most { $most } are possible.
modifier-scenario-action = the action itself

## Terrain that gives way

event-piece-damaged = Damage { $code } to terrain ({ $piece }), die { $face }, result { $result }: { $points ->
    [0] unharmed
   *[other] { $damage_points }
}
event-piece-gave-way = { $how ->
    [open] This opens: { $piece }
   *[destroyed] This breaks: { $piece }
}
target-terrain = the { $piece }
modifier-blinded = blinded
status-blinded = Blinded
    .help = Target number +2 on all action checks for each marker; one marker is lost in each status phase.

## Items on the ground, and what changes for a while

event-item-put-down = { $figure } puts down: { $block }
event-item-picked-up = { $figure } picks up: { $block }
refusal-ability-stays = An ability cannot be put down: { $block }.
refusal-no-item-in-contact = The figure is not in contact with that item.
refusal-carries-one-already = The figure already carries one: { $block }.
refusal-only-what-is-in-use = Only what is in use can stay in use.
event-attribute-changed = { $figure }: { $attribute } { $change } { $lasting ->
    [turn] until the end of the turn
    [round] until the end of the round
   *[until_ended] for the rest of the game
} ({ $from })

## Actions of the scenario, chosen in the app

scenario-action-title = { $figure }: actions of this scenario
scenario-action-explanation = The tip of each one says what it does.
scenario-action-at = { $action }: { $target }
scenario-action-here = here
scenario-action-with = { $target }, with { $block }
scenario-action-checks = { $checks ->
    [one] One check
   *[other] { $checks } checks
}, { $needs ->
    [one] one success is enough
   *[other] { $needs } successes are needed
}.
scenario-action-hopeless = No die shows that much: this figure cannot succeed now.
scenario-action-blast = { $checks ->
    [one] One check; when it fails,
   *[other] { $checks } checks; when one fails,
} the effect diverges: weaker, and in a sector only.

## The briefing: what is to be done

briefing-hold = Hold the zone “{ $zone }” ({ $players }): 1 { -victory-point } at the end of each round in which they have figures able to act in it and nobody else does. R6.1.10
briefing-contest = Contest the zone “{ $zone }” ({ $players }): 1 { -victory-point } at the end of each round in which they have a figure able to act in it. R6.1.11
briefing-action = Action “{ $action }”{ $limited ->
    [no] { "" }
   *[yes] { " " }({ $players })
}: { $points } for the player whose figure succeeds in it{ $inside ->
    [no] { "" }
   *[yes] , only in the zone “{ $zone }”
}{ $uses ->
    [0] { "" }
    [1] , once in the game
   *[other] , at most { $uses } times in the game
}. { $text } R1.1.21
briefing-take-out-leader = Take out the leader: a player whose leader goes out of action is defeated at once. The leaders: { $leaders }. R6.1.9
briefing-leader = { $figure } ({ $player })
briefing-no-figures = A player who has no figure able to act on the { -table } at the end of a status phase is defeated. R1.3.18
briefing-defeat = So is a player who has no command points at the start of a round. The defeated lose all victory points, and every other player still in the game receives 1. R1.3.2, R1.1.22
briefing-end = The game ends when only one player is left; the most victory points win. R1.1.21
briefing-end-limit = The game ends after round { $rounds }, or when only one player is left; the most victory points win. R6.1.2, R1.1.21

wins-zone = { $zone }: { $number ->
        [0] { $contested ->
            [yes] contested
           *[no] nobody
        }
       *[other] { $players }
    }
