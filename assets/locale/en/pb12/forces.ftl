### Forces: the screen on which they are put together, what they are worth, and sheets to print.
forces-line = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} · { $points } CP{ $cards ->
    [0] { "" }
    [one] { " " }· 1 card
   *[other] { " " }· { $cards } cards
}
forces-epicness = epicness { $epicness }
forces-adds = { $value } · epicness { $epicness }

## What forces are worth

forces-no-value-limit = No value limit is agreed.
forces-is-worth = The force is worth { $value }.
forces-agreed = Agreed: { $limit }
forces-taken-points = − { $per_mille } per mille for { $points ->
    [one] one chosen command point
   *[other] { $points } chosen command points
}
forces-taken-cards = − { $per_mille } per mille for { $cards ->
    [one] one card
   *[other] { $cards } cards
}
forces-taken-scenario = − { $per_mille } per mille by the scenario
forces-must-be-below = The force must be worth less than { $limit }.
forces-left = It is worth { $value }: { $difference } are left.
forces-too-much = It is worth { $value }: { $difference } too much.

## A figure

forces-attributes = Attributes
forces-attributes-hint = in brackets: as in the profile
forces-leads = Leads the force
forces-leads-tip = The leader of the force at the start of the game. Only a figure with a command value of 1 or more can lead.
forces-printed = In the profile: { $value }
forces-effect = { $more ->
    [yes] One more: worth { $value } ({ $difference })
   *[no] One less: worth { $value } ({ $difference })
}
forces-value-sum = figure { $own } + gear { $gear }
forces-epicness-limit-line = epicness { $epicness }, at most { $limit }
forces-begins-with = With status
    .tip = A click gives it the status from the start of the game, or takes it away again.
forces-slots = { $used } of { $slots } slots in use
forces-ability = ability
forces-block-slots = { $slots ->
    [0] no slot
    [one] 1 slot
   *[other] { $slots } slots
}
forces-use-tip = In use at the start: click to change it. Only as much as the slots hold.
forces-drop-tip = Leave it behind
forces-add-item = + Item or ability …
forces-pick-item = What should it carry?
forces-profile-facts = B { $movement } · F { $ranged } · N { $melee }{ $command ->
    [0] { "" }
   *[other] { " " }· K { $command }
} · { $gear }
forces-no-gear = no gear
forces-sort-item = { forces-block-slots }
forces-sort-ability = ability, { forces-block-slots }

## A force

forces-command-points = Command points
    .tip = The chosen CP value. Each point takes 25 per mille off the value limit; command figures add to the account.
forces-value-reduction = Limit lowered (per mille)
    .tip = What the scenario takes off this player's value limit besides, to make up for a better place.
forces-leader = Leader
    .tip = The leader of the force at the start; only a figure with a command value can lead.
forces-nobody = nobody
forces-limit-head = Value limit
forces-most-epic = highest epicness { $epicness }, at most { $limit }
forces-deck = Deck
forces-deck-line = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} · { $per_mille } per mille
forces-deck-hint = Every card takes its per mille off the value limit, as often as it is in the deck. Point at a card to read it.
forces-card-cost = { $per_mille } per mille of the value limit · playing it costs { $points } CP
forces-no-cards = Take all cards out

## The scenario

forces-no-limit = none
forces-round-limit = Rounds
    .tip = The game ends after this round; without a number it only ends by defeat.
forces-value-limit = Value limit
    .tip = Each force must be worth less than this, lowered by its command points and cards.
forces-epicness-limit = Epicness limit
    .tip = No figure, item or card may be more epic.
forces-take-out-leader = Take Out the Leader
    .tip = A player whose leader goes out of action is defeated at once; every force needs a leader.
forces-asked = Asked to interrupt
    .tip = When players are asked at first whether a figure interrupts; in the game each can change it.
forces-asked-never = never
forces-asked-attacked = when attacked
forces-asked-always = always
forces-asked-near = within { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}

## Sheets to print

sheets-overview = Overview
sheets-figure = Figure
sheets-gear = Gear
sheets-own = Figure alone
sheets-epicness = Epicness
sheets-total = Together
sheets-figures = Data sheets
sheets-accounts = At the table
sheets-rounds = Rounds:
sheets-points = Command points each round ({ $points }):
sheets-victory-points = Victory points:
sheets-deck = Deck: { $cards }
sheets-slots = Slots
sheets-damage = Damage
sheets-melee = Melee
sheets-shots = Shots
sheets-slots-of = { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
}; what is ticked is in use at the start.
sheets-beyond = Beyond extreme, up to twice as far: a further { $more }.
sheets-modifiers = { $names }: with a sign it changes the target number; the value of the steering figure counts, 0 without one.
sheets-points-lost = Points lost
sheets-reach = reach +{ $reach }
sheets-charges = reloads:
sheets-up-to = to { $steps }
sheets-cm = { $cm } cm
sheets-notes = Statuses, markers, notes:
sheets-card-costs = { $points } CP{ $action_points ->
    [0] { "" }
   *[other] { " " }· { $action_points } AP
}
forces-worth = { $value } · epicness { $epicness }
forces-zones-hint = Zones to hold or to contest bring victory points at the end of each round. Draw them in the editor, under “Zones” in the palette, and say there whose they are.

forces-print-title = Whose sheets? Decks are secret.
