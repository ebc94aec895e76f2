### Being asked for interruptions: cards, the stack, the banner, standing orders.

## The banner

banner-asked = { $player } is asked – { $when ->
    [before-turn] before the turn of { $turn }
    [after-turn] after the turn of { $turn }
   *[within] { $turn } has the turn
}
banner-asked-oneself = { $player } is asked – { $when ->
    [before-turn] before their own turn
    [after-turn] after their own turn
   *[within] in the middle of their own turn
}
banner-interrupted = { $player }, your movement is interrupted

## What is announced, and the stack

declared-action = { $has ->
    [both] { $action } with { $weapon } → { $target }
    [weapon] { $action } with { $weapon }
    [target] { $action } → { $target }
   *[none] { $action }
}
moment-before-turn = { $player } begins a { -turn }
moment-after-turn = The { -turn } of { $player } is over
moment-after-entering = { $figure } has entered the table
moment-before-action = { $figure }: { $action }
moment-after-action = { $figure } has finished: { $action }
moment-before-option = { $figure } is about to move on
moment-after-option = { $figure } has moved
stack-acts = { $figure } acts: { $action }
stack-plays = { $figure }: { $what }
stack-first = comes first
stack-then = comes after that
stack-announced = { $over ->
    [yes] just happened
   *[no] announced
}
stack-more = … and { $number } more below

## Whether to interrupt

interrupt-title = { $player }, do you interrupt?
interrupt-explanation = What you play takes effect before what is announced here. If all pass, it goes on as announced.
interrupt-target-number = { $own ->
    [yes] { $fails ->
        [now] The attack on { $target } needs { $number }: as announced it can no longer succeed.
        [then] The attack on { $target } needs { $number }; with the fitting defence { $after }, and then it cannot succeed.
       *[never] The attack on { $target } needs { $number }; with the fitting defence { $after }.
    }
   *[no] { $fails ->
        [now] The attack on { $target } needs { $number }: as announced it cannot succeed.
       *[never] The attack on { $target } needs { $number }.
    }
}
interrupt-unfit = It does nothing against the announced attack.
interrupt-outcomes = As announced: { $outcomes }
interrupt-outcomes-then = With the defence: { $outcomes }
interrupt-vain = { $why ->
    [unattacked] Nobody attacks { $figure } now: the defence would count only later in this turn.
    [unfit] This defence does nothing against the attack that is announced.
    [all-the-same] The attack succeeds all the same: the defence changes nothing.
   *[fails] The attack cannot succeed anyway: the defence changes nothing.
} Do the same again to spend the marker anyway.
interrupt-figure = Figure
interrupt-no-figure = none of yours is attacked
interrupt-distracted = { $figure }: Distracted { $distracted } of { $most }; each reaction adds one, which costs an AP to shed before it acts.
interrupt-defence = { $name } +{ $value }
interrupt-defence-twice = { $name } 2×: +{ $value }
interrupt-act = { $name } ({ $cost })

## Acting in an interruption

interruption-act-title = { $player }: { $figure } interrupts
interruption-act-explanation = Choose one action for { $left ->
    [one] one action point
   *[other] up to { $left } action points
}. It cannot be interrupted, and what is left over is lost.
interruption-act-again = What was announced is no longer possible. Choose another action for { $left ->
    [one] one action point
   *[other] up to { $left } action points
}.
interruption-no-action = No action
action-declared = Announced before the interruption: { $action }. Do it, or something else.
action-declared-button = As declared ({ $cost })
action-declared-changed = The target number is now { $now } instead of { $before }.

## A movement that is interrupted

respond-title = { $player }: { $figure } is interrupted while moving
respond-explanation = React and decide about the rest of the route afterwards, or fix it now and do not react.
respond-commit = { $options ->
    [0] Fix the route
   *[other] Fix the route as shown
}{ $markers ->
    [0] {""}
   *[other] , Moved +{ $markers } at once
}
respond-note = After the interruption the figure walks a fixed route as far as it still can.

## Standing orders

curtain-why-orders = When you want to be asked whether your figures interrupt is nobody else's business.
orders-title = When is { $player } asked?
orders-explanation = Each line adds to the one above it. You are asked only when the figure can do something, and nobody else gets to see what you choose. While it is Delayed you are also asked, unless it is “never”, when an opponent acts in its sight or comes into it.
orders-of-program = The program plays for { $player } and decides for itself when to interrupt.
orders-never = never
orders-attacked = when it is attacked
orders-near = when an opponent comes or acts within { $steps } { $steps ->
    [one] step
   *[other] steps
}
orders-always = at every opportunity
orders-for-all = For all my figures
orders-done = Done
sheet-orders = When am I asked? …
    .tip = When the player of this figure is asked whether it interrupts. Only that player gets to see it.
