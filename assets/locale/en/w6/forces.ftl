### Forces of Kampf W6: pages on which they are put together, lists, and sheets to print.

## A figure

forces-start-staged = at a free place
forces-staged = at a free place
forces-stage = Anywhere
    .tip = It begins at a free place of an entry zone of its player, or beside its friends.
forces-set-up = Put down here
    .tip = It is put where it would begin, and can be moved in the editor.
forces-stance = Stance
forces-armour = Armour
forces-which-armour = What shall it wear?
forces-values-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} in a turn · { $hint }
forces-in-profile = In the profile: { $value }; armour comes on top.
forces-body-and-gear = body and armour { $own } + gear { $gear }
forces-wound-limit = Wound limit
forces-fists = Everybody has fists; they add nothing to the value.
forces-weapon-worth = What it is worth in these hands. The best weapon counts whole, others half.
forces-weapon-parry = parry { SIGNED($parry) }
forces-weapon-magazine = { $magazine ->
    [one] 1 round
   *[other] { $magazine } rounds
}, reloaded for { $reload ->
    [one] 1 action
   *[other] { $reload } actions
}
forces-weapon-recoil = recoil control { $control }
forces-weapon-pieces = { $magazine ->
    [one] 1 piece
   *[other] { $magazine } pieces
}
forces-weapon-noise = heard { $noise } m
forces-weapon-range = { $band }, at most { $metres } m
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

forces-tip-bonus-dice = Each is thrown in addition to a roll, or makes one more action.
forces-tip-reroll-dice = Each throws one die of a roll again.
forces-tip-fate-dice = Each steals an action from an opponent.

## What is agreed

forces-option-round-limit = Rounds
    .tip = The fight ends after this round; without a number only when one side is left.
forces-option-at-the-limit = Then decides
    .tip = What decides after the last round.
forces-option-value-margin = Draw up to
    .tip = If the value of the figures decides, a difference of this or less is a draw.
forces-option-recoil = Recoil
    .tip = A shot makes the next one harder, if the figure does nothing in between.
forces-option-distance = Distances
    .tip = Weapons are made for a distance and worse at others.
forces-option-range-scale = A metre counts as
    .tip = How many metres of distance a metre on the table stands for. It changes the bands of distance only.
forces-option-fire-modes = Fire modes
    .tip = Single shots and full automatic, for weapons that have them.
forces-option-parry = Parries
    .tip = The target of a blow may parry for an action.
forces-option-stance-cover-in-melee = Cover in melee
    .tip = Kneeling and lying give cover against blows, too.
forces-option-downed-may-react = Last attack
    .tip = A figure that is put out may attack once more before it goes.
forces-option-ones-fail = Ones fail
    .tip = A 1 fails armour, cover and parry, whatever the target number.
forces-option-initial-pool = Actions at first
    .tip = How many actions figures have before their first turn.
forces-option-reactions = Asked to react
    .tip = When players are asked at first whether a figure reacts; in the fight each can change it.
forces-decides-points = the points of the zones
forces-decides-value = the value of the figures left
forces-pool-one = one
forces-pool-full = all
forces-pool-empty = none
forces-asks-never = never
forces-asks-attacked = when attacked
forces-asks-target = when it could hit the actor
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
