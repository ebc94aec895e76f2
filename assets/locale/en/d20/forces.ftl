### Forces of the d20 fight: pages on which they are put together, lists, and sheets to print.

## A creature

forces-start-staged = at a free place
forces-staged = at a free place
forces-stage = Anywhere
    .tip = It starts at a free place in one of its player's entry zones, or next to its friends.
forces-set-up = Set up here
    .tip = It goes where it would start; you can move it in the editor.
forces-may-sneak = May hide before the fight
    .tip = Its player is asked first of all whether it hides. It must be out of sight where it starts.
forces-begins-with-points = Starts with hit points
    .tip = Fewer than all if it starts hurt; without a number, all.
forces-abilities = Abilities
forces-proficiency = proficiency
forces-speed = speed
forces-size = size
forces-printed-value = In the profile: { $value }
forces-deals-and-stands = deals { NUMBER($deals, minimumFractionDigits: 1) } a turn · stands { NUMBER($stands, minimumFractionDigits: 1) } before it falls
forces-attacks-hint = The first one is in hand when the fight starts.
forces-attack-worth = The number is the damage of one such attack on average, against armour class 14.
forces-bonuses = Attack bonus
forces-damage = Damage
    .tip = Dice and a number, such as 2d6+3.
forces-features = Features
forces-items = Items
forces-take-feature = + Feature …
forces-which-feature = What should it be able to do?
forces-ranges = { $normal }/{ $long } m
forces-uses = { $uses ->
    [one] once
    [2] twice
   *[other] { $uses } times
} in a fight
forces-deals = { NUMBER($damage, minimumFractionDigits: 1) } damage
forces-creature-facts = AC { $armour } · { $points } hit points · { $speeds } · { $gear }

## A force

forces-monsters = Monsters
    .tip = Where monsters and other creatures roll the same for initiative, the arbiter decides who is first.

## What is agreed

forces-option-round-limit = Rounds
    .tip = After this round the goals decide, or the side named below.
forces-option-winner-at-limit = Winner then
    .tip = Who wins after the last round if no goal has decided. If nobody is named, it is a draw.
forces-option-hide-from = Hiding
    .tip = From whom a creature must be out of sight to hide.
forces-option-tie = Ties of initiative
    .tip = Who decides between sides that roll the same.
forces-option-arbiter = Arbiter
    .tip = A player can be the arbiter and answer what the rules leave open. Otherwise the scenario does.
forces-option-grid = Squares
    .tip = Creatures stand in squares of 1.5 m and move from square to square.
forces-option-surprised-may-act = Surprised may act
    .tip = A surprised creature neither moves nor attacks in its first turn. With this option it can do other things.
forces-option-shove-grapple = Shove and grapple
    .tip = Creatures can shove others or hold them instead of attacking.
forces-option-open-ready = Readying in the open
    .tip = Everybody sees what a creature is waiting for.
forces-option-group-initiative = One roll for a kind
    .tip = Whose creatures of one kind roll initiative together. Usually: minor ones, and those of a player of monsters.
forces-option-group-stealth = Hiding as one
    .tip = Creatures of one kind and player roll Stealth together.
forces-groups-usual = minor ones and monsters
forces-groups-all = all of a kind
forces-groups-none = each alone
forces-hide-all = from all foes
forces-hide-each = from each alone
forces-tie-arbiter = the arbiter
forces-tie-roll = another roll
forces-arbiter-policy = the scenario
forces-arbiter-seat = a player

## Lists and sheets

forces-column-hit-points = HP
forces-column-has = attacks and features
forces-kind-weapon = weapon
forces-kind-feature = feature
forces-head-bonus = Attack bonus
forces-head-damage = Damage
forces-saves-passed = Death saves passed
forces-saves-failed = failed
forces-trained = Trained:
forces-trained-saves = Saving throws:
forces-creature-notes = Conditions, in hand, notes:
sheets-step = one metre = { $cm } cm
