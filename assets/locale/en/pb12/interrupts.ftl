### Interruptions and reactions: what can be played, lines of the log, sums, refusals.

## What can be played, and how a mover answers; `.help` says what it does

interruption-pass = Pass
    .help = Play no interruption now.
interruption-ranged-defence = Ranged defence
    .help = Reaction: ranged defence +2 until the end of the turn, for one Distracted marker.
interruption-melee-defence = Melee defence
    .help = Reaction: melee defence +2 until the end of the turn, for one Distracted marker.
interruption-use-delayed = Act now
    .help = Shed all Delayed markers and take one action at once, with one action point for each.
mover-respond = React
    .help = Choose freely after the interruption how to use the movement points that are left.
mover-commit = Go on as planned
    .help = The rest of the route is fixed and must be taken. Its Moved markers come at once.

## When one is asked

declaration-pass-turn = Pass this turn
    .help = No more questions about interruptions until this turn is over.

## Lines of the log

event-interruption-played = { $kind ->
    [ranged-defence] { $figure } interrupts: ranged defence
    [melee-defence] { $figure } interrupts: melee defence
   *[use-delayed] { $aim ->
        [target] { $figure } interrupts with { $cost }: { $name } ({ $target })
       *[none] { $figure } interrupts with { $cost }: { $name }
    }
}
event-interruption-lapsed = { $able ->
    [yes] { $figure } lets the interruption lapse.
   *[no] { $figure } is no longer able to act; the interruption has no effect.
}
event-defence-raised = { $figure } gets { $name } +{ $value } until the end of the { -turn }.
event-movement-fixed = { $options ->
    [0] { $figure } does not react and goes no further.
    [one] { $figure } does not react: one more { -movement-option } is fixed.
   *[other] { $figure } does not react: { $options } more { -movement-option(form: "plural") } are fixed.
}

## Sums

modifier-ranged-defence-reaction = Reaction: ranged defence
modifier-melee-defence-reaction = Reaction: melee defence

## Refusals

refusal-not-delayed = { $figure } is not Delayed and cannot act now.
refusal-no-initiative-to-react = { $figure } has no Initiative and cannot react.
refusal-no-action-points-value = { $figure } has no action points and cannot react.
refusal-too-distracted = { $figure } is too distracted: with { $most ->
    [one] one Distracted marker
   *[other] { $most } Distracted markers
} there are no more reactions.
refusal-turn-is-over = The turn is over; a reaction would have no effect.
refusal-only-this-figure = Only { $figure } acts in this interruption.
refusal-only-as-the-last-option = A fall or a collision can only end the route that is fixed.
