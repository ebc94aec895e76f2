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
chip-unseen = unseen
chip-fallen = out
chip-reaction-used = reaction spent
chip-reaction-none = no reaction
chip-reaction-free = reaction available
float-hit = hit
float-miss = missed
float-critical = critical!
float-save-made = saved
float-save-failed = save failed
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
sheet-left = Movement { $how }
sheet-used = used
sheet-none = none
sheet-free = available
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
sign-ready = waiting for something
sign-aloft = metres above the ground
sign-breath = turns of breath left
sign-reaction-used = reaction spent

## What is done

command-step-move = Move
command-step-end-turn = End the turn
command-jump = Jump
command-attack = Attack
command-dash = Dash
    .help = Doubles every speed for this turn.
command-disengage = Disengage
    .help = Its movement provokes no opportunity attacks this turn.
command-dodge = Dodge
    .help = Until its next turn, attackers it can see have disadvantage.
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

ask-step = { $figure }'s turn
ask-opportunity = { $figure }: { $other } leaves its reach. Attack?
ask-guard = { $figure }: guard { $ally } against { $other }?
ask-ready = { $figure }: { $other } has done what it was waiting for. React?
ask-next-tie = Tied: click whoever goes first
ask-next-group = Click who goes next
next-unset = no one yet
ask-judge-surprise = Could { $figure } be surprised?
ask-judge-object = Does it take { $figure } an action to use { $thing }?
ask-sneakers = Who sneaks?
ask-places = Place your creatures
react-opportunity = Attack
react-guard = Guard
judge-yes = Yes
judge-no = No
sneakers-about = Each one rolls Stealth in secret; the program works out who notices it.
sneakers-done = Done
places-about = { $number ->
    [0] You haven't moved anyone yet. Drag a creature to a place in the entry zone, or choose it and click the place.
    [one] You have moved 1 creature.
   *[other] You have moved { $number } creatures.
}
places-turn = Turn
places-done = Ready
step-way = Route
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
step-guess = You attack a place: a target hidden there is hit or missed, and you learn nothing more.
step-contest = against { $figure }: { $won } % to win
step-cover = { $share } % covered: { $cover }
step-chances = { $hit } % to hit · { $critical } % critical · { $mean } damage on average · { $down } % to drop it
step-attacks-left = Attacks left: { $number } of { $of }
step-nobody-to-attack = You can attack no foe from here, only a place.
step-provokes = Provokes an attack from { $figures }.
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
step-way-too-far = Too far: the route stops { $metres } m short.
step-no-way = No route leads there: this one stops { $metres } m short.
step-way-stays = The planned route stays. { $reason }
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
budget-there = available
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
menu-ready = { $figure }, readied action: { $asks }
menu-asked-shows = { $said } (on a shared screen, the question itself gives away that somebody is near)

## First steps

hint-d20-turn = A turn
    .text = Move and act in any order, and split your movement if you like. { $move } plans a route, { $attack } an attack; { $end } ends the turn. The card shows what you have left.
hint-d20-provoke = Red on the route
    .text = Here you leave a foe's reach, and it may strike. Disengage ({ $disengage }) prevents that for this turn.
hint-d20-advantage = Two dice
    .text = The card lists what gives advantage and what gives disadvantage. One of each is enough to cancel out.
hint-d20-hide = Out of sight
    .text = Behind cover or in fog a creature can hide ({ $hide }) from everyone who fails to notice it. An attack gives it away.
hint-d20-idle = Nothing to do?
    .text = Dodge ({ $dodge }) makes a creature hard to hit; Ready ({ $ready }) lets it wait for something.
hint-d20-reaction = A reaction
    .text = Each creature has one reaction until its next turn. The buttons below give the same answer from now on, without asking.

## Help

help-round = Creatures act one at a time in the order of the bar at the top, which stays the same for the whole fight. On its turn each moves up to its speed, in parts if you like, and takes one action. Leaving a foe's reach provokes an attack. An attack rolls a d20 against the target's armour class; cover makes it harder, and with advantage or disadvantage you roll two. Each player sees only what their own creatures notice: a hidden creature is drawn where it was last seen.

wins-away = { $side }: { $number } of { $of } away
wins-used = { $side }: { $thing }, { $done ->
        [yes] used
       *[no] not used yet
    }
wins-last-side = the last side standing wins
