### The d20 fight in the window: sheets, marks, questions, help.

## The table and the sheets

start-table = { $width } × { $depth } m
look-level = Cover
look-level-value = { $level ->
    [0] none
    [1] half
    [2] ¾
   *[3] total
}
ruler-label = { $flat } m ({ $cm } cm)
ruler-label-space = { $flat } m in plane, { $space } m in space ({ $cm } cm)
closing-damage = Damage dealt
game-report-dealt = Damage dealt
key-group-step = in a turn
key-group-react = at a reaction
key-group-interrupt = reacting
order-not-yet = Before the fight
chip-rank = Initiative { $total }
chip-unseen = not seen
chip-fallen = out
chip-reaction-used = reaction spent
chip-reaction-none = no reaction
chip-reaction-free = reaction at hand
float-hit = hit
float-miss = missed
float-critical = critical!
float-save-made = saved
float-save-failed = not saved
float-noticed = noticed!
float-lost = out of sight
fact-reach = reach { $reach } m
fact-range = { $most } m
fact-near = in range
fact-far = long range
fact-beyond = too far
sheet-armour-class = armour class
    .short = AC
sheet-passive = passive Perception
    .short = Notice
sheet-hit-points = Hit points
sheet-hidden = hidden from
sheet-left = Left { $how }
sheet-used = used
sheet-none = none
sheet-free = at hand
sheet-attacks-left = { $number } of { $of } attacks left
sheet-action = Action
sheet-bonus = Bonus action
sheet-interaction = Free interaction
sheet-reaction = Reaction
sheet-attacks = Attacks
sheet-features = Features and items
sheet-in-hand = in hand
sheet-attack = { SIGNED($bonus) }, { $damage }, { $reach }
sign-hidden = hidden from at least one foe
sign-surprised = surprised
sign-prone = prone
sign-grappled = grappled
sign-invisible = invisible
sign-incapacitated = incapacitated
sign-unconscious = unconscious
sign-dying = dying
sign-passed = death saves passed
sign-failed = death saves failed
sign-stable = stable
sign-dodging = dodging
sign-ready = waits for something
sign-aloft = so many metres up in the air
sign-breath = turns of breath left
sign-reaction-used = reaction spent

## What is done

command-step-move = Move
command-step-end-turn = End the turn
command-jump = Jump
command-attack = Attack
command-dash = Dash
    .help = All speeds count twice in this turn.
command-disengage = Disengage
    .help = Moving provokes no opportunity attack in this turn.
command-dodge = Dodge
    .help = Attacks by those it sees have disadvantage until its next turn.
command-hide = Hide
command-help-ally = Help
command-ready = Ready
command-search = Search
command-use-object = Use an object
command-stand-up = Stand up
command-drop-prone = Drop prone
command-choke = Choke
command-shove = Shove over
command-shove-away = Push away
command-grapple = Grapple
command-escape = Break free
command-let-go = Let go
command-stabilise = Stabilise
command-shout = Shout
command-use-item = Use an item
command-pass-interruption = Do not react
command-pass-always = Never for this creature
command-react-always = Always for this creature
takes-action = ●
takes-bonus = ▲
takes-interaction = ◆
budget-action = { takes-action } { sheet-action }
budget-bonus = { takes-bonus } { sheet-bonus }
budget-interaction = { takes-interaction } { sheet-interaction }

## Questions

ask-step = { $figure } has the turn
ask-opportunity = { $figure }: { $other } leaves its reach. Attack?
ask-guard = { $figure }: guard an ally against { $other }?
ask-ready = { $figure }: { $other } does what was waited for. Answer it?
ask-next-tie = A tie: click who comes first
ask-next-group = Click who is next
next-unset = nobody yet
ask-judge-surprise = Could { $figure } be surprised?
ask-judge-object = Does it take { $figure } an action to use { $thing }?
ask-sneakers = Which of them sneak?
ask-places = Where do they begin?
react-opportunity = Attack
react-guard = Guard
judge-yes = Yes
judge-no = No
sneakers-about = Each throws Stealth in secret; the program finds out which of the others notice them.
sneakers-done = That is all
places-about = { $number ->
    [0] No creature has been moved yet. Choose a creature, then click a place in the entry zone.
    [one] 1 creature has been moved.
   *[other] { $number } creatures have been moved.
}
places-turn = Turn
places-done = They stand well
step-way = Way
step-height = Height
    .shown = { $height } m
step-move-fly = Fly
step-move-swim = Swim
step-move-climb = Climb
step-shove = Shove
step-how = How
step-target = Target
step-weapon = With
step-thrown = { $weapon }, thrown
step-where = Where
step-place = a place
step-at = Attack
step-at-foe = a foe
step-at-place = a place
step-guess = A place is attacked: a hidden target there is hit or missed, and nothing else is told.
step-contest = against { $figure }: won { $won } %
step-cover = { $share } % covered: { $cover }
step-chances = { $hit } % to hit · { $critical } % critical · { $mean } damage expected · { $down } % to bring it down
step-attacks-left = Attacks left: { $number } of { $of }
step-nobody-to-attack = No foe can be attacked from here; a place can.
step-provokes = This provokes { $figures }.
step-burst = In the blast: { $figures }
step-burst-nobody = No creature stands in the blast.
step-search-point = a place on the table
step-point-at = Point at a place on the table.
step-trigger = When
step-then = Then
step-whose = Whose
step-any-foe = any foe
step-use = Use { $thing }
step-uses = { $name } ({ $number })
step-draw = Draw { $weapon }
step-drop = Drop { $weapon }
step-way-nothing = click where to go, up to { $most } m
step-way-too-far = Too far: the way ends { $metres } m before it.
step-way-cost = { $cost } of { $most } m
step-way-left = { $left } m left
note-chance = { $hit } %
note-provokes = provokes { $figure }
note-spent = { $figure } has reacted
roll-attack = Attack
roll-armour-class = Armour class
roll-even = one d20
roll-advantage = two d20, the higher counts
roll-disadvantage = two d20, the lower counts
throw-damage = { $damage } damage
throw-death = { $passed } passed, { $failed } failed
budget-speed = Movement { $how }
budget-metres = { $left } / { $whole } m
budget-spent = spent
budget-none = none
budget-there = at hand
budget-attacks = { $number ->
    [one] 1 attack
   *[other] { $number } attacks
}

## What is said unasked

asks-always = always
asks-ask = ask
asks-never = never
menu-opportunity = { $figure }, opportunity attacks: { $asks }
menu-guard = { $figure }, guarding: { $asks }
menu-ready = { $figure }, what it waits for: { $asks }
menu-asked-shows = { $said } (at one screen being asked shows that somebody is near)

## First steps

hint-d20-turn = A turn
    .text = Move, act, move on, in any order. { $move } plans a way, { $attack } an attack; { $end } ends the turn. The card shows what is left of it.
hint-d20-provoke = Red on a way
    .text = There you leave the reach of a foe, who may strike. { $disengage } prevents that for this turn.
hint-d20-advantage = Two dice
    .text = The card lists all that speaks for and against an attack. One of each kind is enough to cancel both.
hint-d20-hide = Out of sight
    .text = Behind cover or in fog { $hide } makes a creature disappear from those who do not notice it. An attack gives it away.
hint-d20-idle = Nothing to do?
    .text = { $dodge } makes a creature hard to hit, { $ready } lets it wait for something.
hint-d20-reaction = A reaction
    .text = Each creature has one until its next turn. The buttons below answer so from now on, without asking.

## Help

help-round = Creatures act one by one in the order of the bar at the top, which stays for the whole fight. In its turn each moves up to its speed, in parts if you like, and has one action. Leaving the reach of a foe provokes an attack. An attack throws a d20 against the armour class of its target; cover makes it harder, advantage and disadvantage throw two dice. Each player sees only what the own creatures notice: a hidden creature is drawn where it was last seen.

## Seats

names-by-program = { $style ->
    [plain] program, plain
    [easy] program, easy
    [medium] program, medium
    [hard] program, hard
   *[other] program
}
names-seat-tip = The player of this side (F2): a person at the table, or the program. Plain acts creature by creature, easy, medium and hard look more and more turns ahead.

wins-away = { $side }: { $number } of { $of } away
wins-used = { $side }: { $thing }, { $done ->
        [yes] used
       *[no] not used yet
    }
wins-last-side = the last side standing wins
