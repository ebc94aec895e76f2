### Cards of a scenario's own: the page on which they are built, and what they do in words.

card-shelf = Cards of your own
card-about = Build cards for this scenario: when each is played, on whom, and what it does. Then put them into the decks. Keep one for all scenarios, and every deck can have it.
card-new-title = When is it to be played?
card-copy-title = Which one? Those you have kept first
card-form-action = Instead of an action of a figure
card-form-after-roll = After a roll of the dice
card-form-turn = Instead of a turn
card-form-status-phase = In the status phase
card-form-interruption = As an interruption
card-gone = Takes it out of the scenario, and out of all decks.
card-taken = { $number } ‰
own-card-text = Text
own-card-costs = What it costs
own-card-per-mille = Value (per mille)
    .tip = So much of the value limit each one in a deck takes.
own-card-command-points = Command points
    .tip = What playing it costs. Whoever has fewer loses the card for nothing.
own-card-action-points = Action points
    .tip = What the figure pays that plays it instead of an action.
own-card-epicness = Epicness
    .tip = A scenario may limit how epic cards are.
own-card-when = When it is played
own-card-playability = Played
own-card-whom = On whom
own-card-role = Played on
    .tip = The figure that feels what the card does to a figure.
own-card-role-none = nobody
own-card-role-chosen = a figure that is chosen
own-card-role-acting = the figure that acts
own-card-role-attacked = the figure that is attacked
own-card-done-either = does not matter
own-card-done-yes = yes
own-card-done-no = not yet
own-card-done =
    .tip = Whether a figure can be chosen that has been activated in this round.
own-card-near = How near
    .tip = How near to the figure that plays the card the target must be.
own-card-near-anywhere = anywhere
own-card-near-contact = in contact
own-card-near-melee = in melee reach
own-card-near-communication = in communication area
own-card-near-steps = a number of steps
own-card-steps = Steps
own-card-sight = In sight
    .tip = Whether the figure that plays the card must see the target.
own-card-statuses = Only who is
own-card-effect-head = What it does { $number ->
    [1] { "" }
   *[other] – { $number }
}
own-card-effect = Effect
    .tip = What cards can do that are played at this time.
own-card-add-effect = + Effect
own-card-drop-effect = Take this effect away
own-card-says = In words
own-card-as-text = Write this as its text
    .tip = Replaces the text of the card in both languages; change it then as you like.
own-card-decks = In the decks
own-card-decks-hint = How often each player has it in the deck.
own-card-one-at-least = At least one of these is needed.
card-either = { $first } or { $last }
card-when-action = { $points ->
    [0] Instead of an action.
   *[other] Instead of an action, for { $points } AP.
}
card-when-turn = Instead of a turn.
card-when-status-phase = { $moment ->
    [end] At the end of the status phase.
   *[start] At the start of the status phase.
}
card-when-after-roll = After { $whom ->
    [opponents] an opponent’s roll
    [anybody] anybody’s roll
   *[own] a roll of your own
}: { $rolls }.
card-when-interruption = As an interruption: { $occasions }.
card-at = On { $whom }.
card-whom-chosen = { $whom ->
    [opponents] an opponent’s figure
    [anybody] any figure
   *[own] one of your figures
}
card-whom-acting = { $whom ->
    [opponents] the opponent’s figure that acts
    [anybody] the figure that acts
   *[own] your figure that acts
}
card-whom-attacked = { $whom ->
    [opponents] the opponent’s figure that is attacked
    [anybody] the figure that is attacked
   *[own] your figure that is attacked
}
card-within-contact = in contact
card-within-melee = in melee reach
card-within-communication = in the communication area
card-within-steps = { $steps ->
    [one] within 1 step
   *[other] within { $steps } steps
}
card-in-sight = in sight
card-is-done = { $done ->
    [yes] done for this round
   *[no] not done yet
}
card-does-damage = The figure receives damage { $strength }/{ $penetration }.
card-does-status = The figure is { $status }{ $markers ->
    [1] { "" }
   *[other] { " " }×{ $markers }
}.
card-does-lose-status = The figure is no longer { $status }.
card-does-attribute = { $attribute } { $value } for the figure until the end of { $lasting ->
    [turn] the turn
    [game] the game
   *[round] the round
}.
card-does-action-points = The figure receives { $points } AP.
card-heals-light = { $points ->
    [one] 1 light damage point
   *[other] { $points } light damage points
}
card-heals-heavy = { $points ->
    [one] 1 heavy damage point
   *[other] { $points } heavy damage points
}
card-does-heal = { $parts ->
    [nothing] The figure gets no damage points back.
   *[other] The figure gets back { $parts }.
}
card-does-ready = The figure is ready again.
card-does-move = The figure uses { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} at once.
card-does-refill = All resources of the figure are full again.
card-does-panic-check = The figure makes a panic check.
card-does-random-movement = The figure makes a random movement.
card-does-concentrate = The checks of the figure’s next action are easier, as by concentrating.
card-does-activate = The figure is activated at once{ $action_points ->
    [0] { "" }
   *[other] , with { $action_points } AP more
}.
card-does-victory-points = { $points ->
    [one] You receive 1 victory point.
   *[other] You receive { $points } victory points.
}
card-does-command-points = { $points ->
    [one] You receive 1 command point.
   *[other] You receive { $points } command points.
}
card-does-clear-markers = All Out of Action markers leave the game.
card-does-draw = { $cards ->
    [one] Draw 1 card.
   *[other] Draw { $cards } cards.
}
card-does-discard = { $cards ->
    [one] An opponent discards 1 card by lot.
   *[other] An opponent discards { $cards } cards by lot.
}
card-does-take-command-points = { $points ->
    [one] An opponent loses 1 command point.
   *[other] An opponent loses { $points } command points.
}
card-does-truce = Until the end of the turn nobody attacks.
card-does-cancel = The interruption just played has no effect.
card-does-die-change = { $more ->
    [yes] The die shows { $by } more.
   *[no] The die shows { $by } less.
}
card-does-die-set = The die is turned to { $face }.
card-does-die-again = The die is rolled again.
