### Forces of Kampf W6: pages on which they are put together, lists, and sheets to print.

## A figure

forces-start-staged = at a free place
forces-staged = at a free place
forces-stage = Anywhere
    .tip = The figure starts at a free place in one of its player's entry zones, or next to its friends.
forces-set-up = Place here
    .tip = The figure goes where it would start; you can move it in the editor.
forces-stance = Stance
forces-armour = Armour
forces-which-armour = Which armour?
forces-values-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} in a turn · { $hint }
forces-in-profile = In the profile: { $value }; armour adds to this.
forces-body-and-gear = body and armour { $own } + gear { $gear }
forces-wound-limit = Wound limit
forces-fists = Everybody has fists; they do not add to the value.
forces-weapon-worth = The weapon's value in these hands. The best weapon counts in full, the others half.
forces-weapon-parry = parry { SIGNED($parry) }
forces-weapon-magazine = { $magazine ->
    [one] 1 round
   *[other] { $magazine } rounds
}, reloading takes { $reload ->
    [one] 1 action
   *[other] { $reload } actions
}
forces-weapon-recoil = recoil control { $control }
forces-weapon-pieces = { $magazine ->
    [one] 1 piece
   *[other] { $magazine } pieces
}
forces-weapon-noise = heard up to { $noise } m away
forces-weapon-range = { $band }, up to { $metres } m
forces-armour-facts = protection { $protection }{ $speed ->
    [0] { "" }
   *[other] , speed { SIGNED($speed) }
}{ $dexterity ->
    [0] { "" }
   *[other] , dexterity { SIGNED($dexterity) }
}
forces-item-heals = heals { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} within { $reach } m, { $uses ->
    [one] once
   *[other] { $uses } times
}
forces-figure-facts = speed { $speed } · { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} · melee { $melee }, shooting { $shooting }, throwing { $throwing } · { $gear }

## A force

forces-tip-bonus-dice = Each adds a die to a roll, or buys one more action.
forces-tip-reroll-dice = Each rolls one die again.
forces-tip-fate-dice = Each steals an action from an opponent.

## What is agreed

forces-option-round-limit = Rounds
    .tip = The fight ends after this round; without a number, only when one side is left.
forces-option-points-to-win = Points to win
    .tip = Whoever has this many points at the end of a round, and more than all others, wins; without a number, points count only after the last round.
forces-option-at-the-limit = Tie-break
    .tip = What decides after the last round.
forces-option-value-margin = Draw up to
    .tip = If the value of the figures decides, a difference of this or less is a draw.
forces-option-recoil = Recoil
    .tip = A shot makes the next one harder, if the figure does nothing in between.
forces-option-distance = Distances
    .tip = Every weapon is made for one distance and worse at the others.
forces-option-range-scale = A metre counts as
    .tip = How many metres of distance a metre on the table stands for. This changes only the distance bands.
forces-option-fire-modes = Fire modes
    .tip = Single shots and full automatic, for weapons that have them.
forces-option-parry = Parries
    .tip = The target of a melee attack may spend an action to parry.
forces-option-stance-cover-in-melee = Cover in melee
    .tip = Kneeling and prone figures have cover in melee, too.
forces-option-downed-may-react = Last attack
    .tip = A figure taken out may attack once more before it goes down.
forces-option-ones-fail = Ones fail
    .tip = A 1 always fails for armour, cover and parry, whatever the target number.
forces-option-initial-pool = Starting actions
    .tip = How many actions figures have before their first turn.
forces-option-reactions = Reaction questions
    .tip = When the game asks whether a figure reacts; each player can change this during the fight.
forces-decides-points = the points of the zones
forces-decides-value = the value of the figures left
forces-pool-one = one
forces-pool-full = all
forces-pool-empty = none
forces-asks-never = never
forces-asks-attacked = when attacked
forces-asks-target = when it could hit whoever acts
forces-asks-always = always

## Lists and sheets

forces-column-actions = actions
forces-column-wounds = wounds
forces-column-gear = gear
forces-kind-melee = melee weapon
forces-kind-shooting = shooting weapon
forces-kind-thrown = thrown weapon
forces-kind-armour = armour
forces-notes = Stance, recoil, notes:
forces-head-attacks = Attacks
forces-head-accuracy = Accuracy
forces-head-penetration = Penetration
forces-head-wounds = Wounds
forces-head-modes = Modes
forces-head-magazine = Magazine, parry
sheets-step = one metre = { $cm } cm
