### Kampf W6 in the window: sheets, marks and questions.

## The table and the sheets

start-table = { $width } × { $depth } m
look-level = Cover roll
look-level-value = { $level ->
    [0] none
   *[other] { $level }+
}
ruler-label = { $flat } m ({ $cm } cm)
ruler-label-space = { $flat } m in plane, { $space } m in space ({ $cm } cm)
closing-damage = Wounds dealt
game-report-dealt = Wounds dealt
key-group-w6-act = acting
key-group-w6-turn = ending a turn
key-group-w6-dice = asking about dice
command-w6-attack = Attack
command-w6-walk = Walk
command-w6-run = Run
command-w6-crawl = Crawl
command-w6-stance-standing = Stand up
command-w6-stance-kneeling = Kneel
command-w6-stance-prone = Lie down
command-w6-reload = Reload
command-w6-item = Use an item
command-w6-door = Open or close a door
command-w6-scenario = Scenario act
command-w6-buy = Buy an action
command-w6-steal = Steal an action
command-w6-end-turn = End the turn
command-w6-ask-less = Ask less about dice
key-group-interrupt = reacting
command-pass-interruption = Do not react
order-before = Initiative
cover-short = cover { $level }+
chip-initiative = Initiative { $total }
chip-wounds = { $wounds } of { $limit } wounds
chip-dice = Player's dice: { $bonus } bonus, { $reroll } reroll, { $fate } fate
float-saved = { $number } stopped
float-parried = { $number } parried
chip-out = out
float-out = out of action
sheet-speed = speed
    .short = Speed
sheet-dexterity = dexterity
    .short = Dext.
sheet-melee = melee
    .short = Melee
sheet-shooting = shooting
    .short = Shoot
sheet-throwing = throwing
    .short = Throw
sheet-protection = protection
    .short = Prot.
sheet-health = Wounds left
sheet-actions = Actions
sheet-weapons = Weapons
sheet-items = Items
sheet-dice = Player's dice
sheet-value = Value
sheet-bonus-dice = bonus dice
sheet-reroll-dice = reroll dice
sheet-fate-dice = fate dice
sheet-group-dice = the side's group dice
sheet-weapon-reach = reach { $reach } m
sheet-weapon = { $attacks } { $attacks ->
    [one] attack
   *[other] attacks
}, accuracy { SIGNED($accuracy) }, penetration { SIGNED($penetration) }, { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
} each, { $reach }
fact-melee = reach { $reach } m
fact-too-far = too far
sign-wounds = wounds
sign-carrier = carries the prize
sign-recoil = recoil on the next shot
headline-turn = { $figure }

## Questions

ask-act = { $figure } acts ({ $actions } left)
ask-reaction = { $actor } has { $kind ->
    [attack] attacked
    [walk] walked
    [run] run
    [crawl] crawled
    [stance] changed stance
    [reload] reloaded
    [use-item] used an item
    [use-door] used a door
   *[other] acted
}: does { $figure } react?
ask-parry = { $attacker } scores { $hits }: does { $figure } parry?
ask-spend-hit = { $figure } rolls to hit { $other }: spend a die?
ask-spend-cover = { $figure } rolls for cover from { $other }: spend a die?
act-target = Target
act-victim = From
act-weapon = Weapon
act-mode = Fire mode
act-where = Where
act-place = Place { $number } · { $cover }
    .free = free
    .refused = not from here
act-way = Route
act-further = On the way
act-spot = Where
further-nothing = nothing
further-end = at the end
further-after = after { $metres } m
further-here = here
do-standing = Stand up
do-kneeling = Kneel
do-prone = Lie down
do-reload = Reload: { $weapon }
do-item = { $item }: { $figure }
do-door = { $how ->
    [open] Open: { $door }
    [ajar] Leave ajar: { $door }
    [lifts-open] Raise: { $door }
    [lifts-close] Lower: { $door }
   *[close] Close: { $door }
}
do-scenario-act = { $act }
act-costs = Costs { $actions }; { $left ->
    [0] none
   *[other] { $left }
} left after that.
do-buy = Buy an action
    .about = Give up a bonus die for good ({ $left } left): this figure gets one more action at once.
do-steal = Steal an action
    .about = Spend a fate die ({ $left } left): an opponent loses an action, and this figure gets it at once.
do-end-turn = End the turn{ $left ->
    [0] { "" }
   *[other] , keep { $left }
}
do-pass = Do not react
do-pass-turn = Not this turn
    .about = In this turn you are asked again only if somebody attacks this figure.
way-nothing = click where to go, up to { $most } m
way-cost = { $cost } of { $most } m
way-too-far = Too far: the figure stops { $metres } m short.
way-beside = No route leads there: the figure stops { $metres } m short.
way-left = { $left } m left
note-attack = { $dice } × { $number }+
roll-hit = To hit
    .words = { $dice } { $dice ->
    [one] die
   *[other] dice
} · { $hits } { $hits ->
    [1] hit
   *[other] hits
} expected
roll-cover = Cover
    .words = { $share } % hidden, { $stance }
roll-armour = Armour
    .words = one die for each hit left
roll-armour-always = stops every hit
roll-nothing = no roll
roll-never = never ({ $number }+)
roll-none = none
throw-chances = { $some } % to wound · { $out } % out of action
throw-mean = { $mean } { $mean ->
    [1] wound
   *[other] wounds
} expected
attack-in-vain = No die can roll that high, so nobody would roll at all. Choose it again to do it anyway.
parry-no = Do not parry
parry-action = costs an action
parry-left = about { $left } left
parry-with = { $means }: { $number }+ against each hit
parry-bought = costs a bonus die
parry-stolen = costs a fate die: { $victim } loses an action
parry-cost = A parry costs an action; you have { $left } left.
parry-cost-dice = No actions left: a die can pay for a parry. Bonus dice: { $bonus }, fate dice: { $fate }.
spend-hit = Needs { $number }+: { $hits } { $hits ->
    [one] hit
   *[other] hits
}
spend-cover = Needs { $number }+: { $hits } of { $of } stopped
spend-stop = Leave it
    .about = This round, the game asks you again only if a roll misses completely, or if one of your figures could be taken out.
    .bad = The game does not ask you about dice again this round.
spend-only-bad = Ask only about bad rolls
    .about = Leaves it; for the rest of the fight, the game asks you about dice only if a roll misses completely, or if one of your figures could be taken out. The menu turns this off again.
spend-reroll = Reroll one
    .note = reroll dice left: { $left }
spend-group-reroll = Reroll one
    .note = group dice left: { $left }
spend-bonus = One more die
    .note = bonus dice left: { $left }
spend-group-bonus = One more die
    .note = group dice left: { $left }
spend-odds = { $chance } %
spend-stopped = { $number } of { $of } stopped
spend-none-left = You have no such die left.
spend-none-failed = No die has failed.
refusal-nobody-to-attack = You cannot attack anybody from here.

## What is said unasked

order-never = never asks
order-attacked = asks when attacked
order-target = asks when it could hit whoever acts
order-always = always asks, even without actions
order-set = { $figure } { $order }.
menu-order = Reactions: { $figure } { $order }
menu-keep-dice = Never ask about dice
menu-ask-dice = Ask about dice again

## First steps

hint-w6-act = Your figure's turn
    .text = Each act costs an action. Choose what to do, then a target or a route on the table; { $commit } does it. The card shows all three rolls of an attack and its exact chances.
hint-w6-saving = Save an action
    .text = Actions left when you end the turn ({ $end }) pay for reactions until the figure's next turn. A figure that has spent all of them can only watch.
hint-w6-reaction = A reaction
    .text = An opponent has acted, and your figure has noticed. For one action it may now shoot, take cover or strike; the numbered circles are the places along the route where you can hit the runner. { $pass } lets it go, { $turn } for the whole turn.
hint-w6-orders = Fewer questions
    .text = { $orders } changes when the selected figure asks for reactions.
hint-w6-parry = Parrying
    .text = A parry costs one action, and each success takes away a hit. With no actions left, a die can pay for it.
hint-w6-dice = Dice of the player
    .text = Reroll and bonus dice are few and do not come back: keep them for the rolls that matter.

## Help

help-round = Figures act one at a time in the order shown at the top, which stays the same for the whole fight. A figure pays with its actions for moving, shooting, striking, reloading or changing its stance; actions it keeps pay for reactions until its next turn. After every act, figures that notice it may react. An attack takes up to three rolls: to hit, for cover, for armour; each remaining hit wounds.

