### Forces of FATE: pages on which they are put together, lists, and sheets to print.

## What things are good for

fate-force-thrown = { $zones ->
    [one] thrown 1 zone
   *[other] thrown { $zones } zones
}
fate-force-least = { $zones ->
    [one] not in its own zone
   *[other] from { $zones } zones on
}
fate-force-blasts = hits everyone in a zone, once
fate-force-kind-physical = physical
fate-force-kind-social = social
fate-force-kind-mental = mental
fate-force-group = { $number ->
    [one] 1 minion
   *[other] { $number } minions
}, { $word } { $quality }, { $kind }

## A character

forces-start-staged = at a free place
forces-staged = at a free place
forces-stage = Anywhere
    .tip = It starts at a free place next to its player's figures, or in the first zone with room.
forces-set-up = Set up here
    .tip = It goes where it would start; you can move it in the editor.
fate-force-alone = alone { $own } + companions { $more }
fate-force-skills = Skills
fate-force-own = Aspects and stunts
fate-force-account = Account
fate-force-points = Fate points
fate-force-one-more = One more: worth { $value } ({ $difference })
fate-force-weapons = Weapons
fate-force-take-weapon = + Weapon …
fate-force-which-weapon = Which weapon?
fate-force-companions = Companions
fate-force-take-companion = + Companion …
fate-force-which-companion = Which companion?
fate-force-leave = Leave it behind

## A force

fate-force-short = { $characters ->
    [0] no characters
    [one] 1 character
   *[other] { $characters } characters
}, { $minions ->
    [0] no minions
    [one] 1 minion
   *[other] { $minions } minions
}
fate-force-worth = What it is worth
fate-force-worth-of = worth { $value }
fate-force-line = { $name }: { $value }
fate-force-total = Together: { $value }
fate-force-sides = The sides
fate-force-side = Side
fate-force-ratio = { $even ->
    [yes] { $name }: { $ratio } times as strong. That counts as even.
   *[no] { $name }: { $ratio } times as strong.
}
fate-force-rough = A rough measure: it leaves out numbers, zones and aspects.

## What is agreed

fate-option-conflict = Conflict
fate-option-initiative = Initiative
fate-option-by-skill = by skill
fate-option-by-rotating = seat by seat
fate-option-stress-boxes = Stress boxes
fate-option-exchange-limit = Exchanges
fate-option-sprint-difficulty = Difficulty of a sprint
fate-option-grit = Foes give in by their grit
fate-option-even-split = Groups split evenly
fate-option-cover-aspect = Cover is an aspect
fate-option-area-attacks = Bombs hit whole zones
fate-option-long-conflict = May become a long conflict
fate-option-duel = Counts as a duel

## Lists and sheets

fate-force-column-good-at = good at
fate-force-column-boxes = boxes
fate-force-column-points = fate points
fate-force-column-gear = gear
fate-force-column-sort = sort
fate-force-column-does = what it does
fate-force-sort-weapon = weapon
fate-force-sort-companion = companion
fate-force-counted = Counted at the table
fate-force-cards = Characters and groups
fate-force-unusual = Minions are for opponents, companions for heroes: a hint, no rule.
