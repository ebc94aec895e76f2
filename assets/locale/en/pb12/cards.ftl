### Cards: decks, hands, playing and discarding.

card-face-down = a card face down
count-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
playability-action = Action
    .help = Played by a figure instead of an action.
playability-after-roll = After a roll
    .help = Played directly after a die.
playability-turn = Turn
    .help = Played instead of a turn.
playability-status-phase = Status phase
    .help = Played in the status phase.
playability-interruption = Interruption
    .help = Played as an interruption.

## Events

event-decks-shuffled = The decks are shuffled: { $decks }
event-decks-shuffled-one = { $player } ({ $cards })
event-cards-drawn = { $known ->
    [yes] { $player } draws { $names }.
   *[no] { $player } draws { $count }.
}
event-card-played = { $works ->
    [yes] { $player } plays “{ $card }”{ $aim }{ $price ->
        [0] .
       *[other] { "" } ({ $cost }).
    }
   *[no] { $player } plays “{ $card }” without enough command points: no effect.
}
event-card-played-at = { " " }on { $at }
event-card-discarded = { $player } discards “{ $card }”.
event-card-without-target = “{ $card }” no longer has a target.
event-interruption-cancelled = “{ $card }” takes the effect from the interruption before it.
event-die-changed = “{ $card }”: the die shows { $face } instead of { $before }.
event-figure-healed = { $number ->
    [0] { $figure } gets no damage points back.
   *[other] { $figure } gets back { $parts }.
}
event-figure-helped = “{ $card }”: { $figure } makes all checks of the next action at target number { SIGNED($value) }.
event-figure-ready = { $figure } is ready again.
event-action-points-received = { $figure } receives { $points } AP and has { $balance }.
event-blocks-refilled = { $figure } has full resources again.
event-command-points-lost = { $player } loses { $command_points }.
event-truce-began = Truce: until the end of this turn nobody attacks.
dice-lot = lot
dice-shuffle = shuffling

## Refusals

refusal-not-in-hand = This card is not in the player's hand.
refusal-not-the-moment = { $card } cannot be played now: it is played { $rule ->
    [R5-0-7] by an active figure instead of an action.
    [R5-0-8] after a roll.
    [R5-0-9] instead of a { -turn }.
    [R5-0-10] in the status phase, at the moment it names.
    [R5-0-11] as an interruption, when what it names is about to happen or has just happened.
   *[other] at another moment.
}
refusal-no-player-needed = { $card } is not played against a player.
refusal-name-an-opponent = { $card } needs an opponent who is still in the game.
refusal-no-figure-needed = { $card } is not played on a figure.
refusal-at-the-acting-figure = { $card } is played on the figure that acts.
refusal-at-the-attacked-figure = { $card } is played on a figure that is attacked.
refusal-choose-a-figure = { $card } needs a figure to be played on.
refusal-lacks-the-status = { $figure } does not have the status this card needs.
refusal-must-be-done = { $figure } is not done yet.
refusal-must-not-be-done = { $figure } is done for this round.
refusal-only-before-an-action = A figure turns freely only before an action, not with other cards.
refusal-other-action-points = The card costs { $cost } AP.
refusal-not-this-die = { $card } does not work on this die.
refusal-truce = There is a truce: until the end of this turn nobody attacks.
