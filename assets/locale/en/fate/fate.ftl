### What FATE tells: events, sums, refusals, names of its words.

## Words

system-name = FATE
skill-alertness = Alertness
skill-art = Art
skill-athletics = Athletics
skill-burglary = Burglary
skill-deceit = Deceit
skill-empathy = Empathy
skill-endurance = Endurance
skill-engineering = Engineering
skill-fists = Fists
skill-guns = Guns
skill-intimidation = Intimidation
skill-leadership = Leadership
skill-might = Might
skill-rapport = Rapport
skill-resolve = Resolve
skill-stealth = Stealth
skill-weapons = Weapons
ladder-minus-2 = Terrible
ladder-minus-1 = Poor
ladder-0 = Mediocre
ladder-1 = Average
ladder-2 = Fair
ladder-3 = Good
ladder-4 = Great
ladder-5 = Superb
ladder-6 = Fantastic
ladder-7 = Epic
ladder-8 = Legendary
ladder-above = beyond Legendary
ladder-below = below Terrible
severity-mild = mild
severity-moderate = moderate
severity-severe = severe
track-health = Health
track-composure = Composure
outcome-knocked-out = knocked out
outcome-captured = captured
outcome-flees = flees
outcome-dead = dead
outcome-leaves = leaves the table
consequence-winded = Winded
consequence-cut-arm = Cut arm
consequence-limping = Limping
consequence-dazed = Dazed
consequence-shaken = Shaken
consequence-rattled = Rattled
aspect-off-balance = Off balance
aspect-cornered = Cornered
aspect-distracted = Distracted
aspect-slippery-ground = Slippery ground
aspect-smoke = Smoke
aspect-tangled-ropes = Tangled ropes
about-aspect = the name of an aspect
about-consequence = the name of a consequence
about-outcome = what becomes of someone
about-compel = a compel
about-invoke = what an aspect is good for
about-swap = an unusual skill
about-combine = skills that are combined
about-sticky = an aspect that lasts
about-free-act = a free act
about-offer = whether an offer to concede is reasonable
about-concession = the terms of a concession
about-difficulty = how hard it is
about-block-penalty = what a block costs
about-unusual = a skill that is unusual for this
aspect-dazzled = Dazzled
aspect-wrong-footed = Wrong-footed
aspect-overturned-tables = Overturned tables
aspect-darkness = Darkness
aspect-crowd = Crowd
aspect-look-out = Look out!
aspect-behind-you = Behind you!
aspect-give-up = Give up!
aspect-an-opening = An opening
aspect-out-of-step = Out of step
aspect-on-scene = the scene
deed-attack = all attacks
deed-shot = shots and throws
deed-hand = attacks by hand
deed-word = attacks by word
deed-maneuver = maneuvers on someone
deed-change = changes of the scene
deed-move = leaving the zone
deed-feature = using “{ $feature }”
deed-rearm = picking up weapons
block-protect = protects { $target }
block-passage = bars the way to { $zone }
block-exits = bars all ways out
block-deed = keeps { $target } from { $deed }
block-deeds = keeps all foes here from { $deed }
count-shifts = { $number ->
    [0] no shift
    [one] 1 shift
   *[other] { $number } shifts
}

## Dice

dice-attack = attack
dice-defence = defence
dice-maneuver = maneuver
dice-move = move
dice-feature = use of a thing
dice-sprint = sprint
dice-throw = throw
dice-block = block
dice-blast = blast
dice-contest = contest
dice-rearm = picking up

## Sums

modifier-skill = skill
modifier-combined = together with
modifier-heads = heads that help
modifier-full-defence = full defence
modifier-in-cover = In cover
modifier-parry-artist = parry artist
modifier-hindered = hindered by an aspect
modifier-aspect = aspect
modifier-spin = spin
modifier-slippery = slippery
modifier-wide-block = wide block
modifier-unusual = unusual skill
modifier-move = moves as well
modifier-draw = draws a weapon
modifier-rearm = picks up a weapon
modifier-lift = lifts something
modifier-side-feature = uses something as well
sum-fate = Sum { $sum }
dice-shown = dice { $faces }

## Events

event-conflict-began = The conflict begins. In the scene: { $told }.
event-order-set = Order: { $told }.
event-group-split = { $group } splits into { $number } groups.
event-exchange-began = Exchange { $exchange } begins.
event-became-long = The conflict drags on: from now on Endurance caps every roll.
event-turn-began = { $held ->
    [yes] { $actor } acts now.
   *[no] The turn passes to { $actor }.
}
event-turn-ended = { $actor }: done.
event-exchange-ended = Exchange { $exchange } is over.
event-act-declared = { $actor } { $told }.
event-said-freely = { $actor }: “{ $text }”
event-fudge-rolled = { $again ->
    [yes] { $actor }, once more: { $thrown } makes { $effort } ({ $word }).
   *[no] { $actor }: { $thrown } makes { $effort } ({ $word }).
}
event-aspect-tagged = { $reroll ->
    [yes] { $actor } invokes “{ $name }” and rolls again.
   *[no] { $free ->
            [yes] { $actor } tags “{ $name }”: now { $effort }.
           *[no] { $actor } invokes “{ $name }”: now { $effort }.
        }
}
event-point-moved = { $gains ->
    [yes] { $actor } gains a fate point and has { $points }.
   *[no] { $actor } pays { $paid ->
            [one] a fate point
           *[other] { $paid } fate points
        } and has { $points } left.
}
event-compelled = { $accepted ->
    [yes] “{ $name }” is compelled: { $told }.
   *[no] { $actor } refuses to be compelled by “{ $name }”.
}
compel-hinder = { $actor } is hindered
compel-redirect = { $actor } turns on { $target }
compel-hold-back = { $actor } must do something else
event-attack-resolved = { $result ->
    [hit] { $effort } against { $defence }: { $told }.
    [tie] { $effort } against { $defence }: nothing happens.
   *[miss] { $effort } against { $defence }: the attack fails.
}
event-act-resolved = { $stopped ->
    [yes] { $effort } against a block of { $difficulty }: stopped.
   *[no] { $success ->
            [yes] { $effort } against { $difficulty }: it succeeds.
           *[no] { $effort } against { $difficulty }: it fails.
        }
}
event-stress-marked = { $actor } marks box { $box } of { $word }.
event-consequence-taken = { $actor } takes a { $word } consequence: “{ $name }”.
event-companion-lost = { $actor } loses { $companion } as a companion.
event-concession-offered = { $actor } offers to concede: { $told }.
event-concession-answered = { $accepted ->
    [yes] The offer of { $actor } is accepted.
   *[no] The offer of { $actor } is refused.
}
event-taken-out = { $actor } is taken out.
event-outcome-named = { $own ->
    [yes] { $actor } pays for another outcome: { $told }.
   *[no] { $actor }: { $told }.
}
event-aspect-placed = { $sticky ->
    [yes] A lasting aspect on { $where }: “{ $name }”.
   *[no] A new aspect on { $where }: “{ $name }”.
}
event-aspect-refused = { $actor } shrugs off “{ $name }”.
event-aspect-ended = “{ $name }” is gone.
event-block-set = { $actor }: { $told } ({ $strength }).
event-block-ended = { $actor } blocks no longer.
event-weapon-drawn = { $actor } draws: { $weapon }.
event-disarmed = { $actor } drops: { $weapon }.
event-rearmed = { $actor } picks up: { $weapon }.
event-figure-moved = { $how ->
    [step] { $figure } goes to another place of { $zone }.
    [pushed] { $figure } is pushed into { $zone }.
    [thrown] { $figure } is thrown into { $zone }.
    [sprint] { $figure } runs into { $zone }.
   *[other] { $figure } goes into { $zone }.
}
event-group-lost-members = { $number ->
    [0] { $group }: nobody falls.
    [one] { $group }: one falls.
   *[other] { $group }: { $number } fall.
}
event-attachment-changed = { $leader ->
    [none] { $group } is on its own.
   *[other] { $group } follows { $leader }.
}
event-spin-gained = { $actor } gains spin ({ $value }) for the next act.
event-spin-used = { $actor } uses spin ({ $text }) on the roll of { $roller }: { SIGNED($value) }.
event-spin-lapsed = The spin of { $actor } is gone.
event-overflow-gained = { $actor } has { $told } to spare.
event-fuse-lit = { $actor } lights a fuse in { $zone }; it burns until the end of exchange { $exchange }.
event-fuse-out = { $actor } puts the fuse out.
event-zone-blasted = It goes off in { $zone }: { $effort }.
event-link-opened = The way between { $first } and { $second } is open.
event-thing-taken = { $actor } takes up: { $thing }.
event-thing-dropped = { $actor } leaves behind: { $thing }.
event-fully-defending = { $actor } does nothing but defend.
event-held-back = { $actor } waits.
event-hold-lapsed = { $actor } waited in vain.
event-left-conflict = { $how ->
    [conceded] { $actor } concedes and is out.
   *[other] { $actor } leaves the conflict.
}
event-judged = { $ruling ->
    [yes] The arbiter agrees.
   *[no] The arbiter does not agree.
}
event-groups-joined = { $group } and others like it are one group now.
event-shifts-used = { $actor } uses shifts: { $time } for time, { $quality } for quality, { $notice } for being quiet; { $left } are left.
event-contested = { $won ->
    [none] { $effort } against { $against }: nobody has it.
   *[other] { $effort } against { $against }: { $won } is ahead.
}
event-companion-moved = { $how ->
    [alone] { $companion } acts alone now.
    [left] { $companion } cannot keep up with { $actor }.
   *[back] { $companion } is with { $actor } again.
}
event-concession-countered = { $by } asks for other terms: { $told }.
event-number-judged = The arbiter says { $number } ({ $word }): { $told }.
event-objected = { $player } objects: { $told }.
event-group-spoke = { $overruled ->
    [yes] The group sees it the other way: { $told }.
   *[no] The group lets it stand: { $told }.
}
event-player-gave-up = { $player } gives up.
event-conflict-ended = { $won ->
    [none] Nobody wins: { $how }
   *[other] { $won }: { $how }
}

act-attack = attacks { $target } with { $skill }{ $weapon ->
    [none] { "" }
   *[other] {" "}({ $weapon })
}
act-push = tries to push { $target } ({ $skill })
act-blast = throws { $weapon } into { $target }
act-lay = lays { $weapon }
act-aspect = maneuvers against { $target } with { $skill }: “{ $text }”
act-blind = tries to blind { $target }
act-disarm = tries to disarm { $target }
act-mark = tries to mark { $target }
act-pin = tries to pin { $target }
act-aim = takes aim at { $target }
act-add-aspect = changes the scene with { $skill }: “{ $text }”
act-remove-aspect = works against “{ $text }” with { $skill }
act-made = { $told }, { $made }
fate-made-by = with { $weapon }
fate-made-hand = by hand
fate-made-thrown = thrown
fate-made-words = in words
act-block-protect = protects { $target } with { $skill }
act-block-passage = bars the way to { $target } with { $skill }
act-block-exits = bars all ways out with { $skill }
act-block-deed = gets in the way of { $target } with { $skill }
act-block-deeds = gets in the way of all foes here with { $skill }
act-sprint = runs for { $target }
act-throw = throws { $target } with { $skill }
act-feature = tries “{ $target }” with { $skill }
act-rearm = fights for a weapon on the ground with { $skill }

## Ends

ending-last-side = only one side is left.
ending-all-out = all sides went out together.
ending-even = nobody has reached a goal in time.
ending-goal-carry = it has been carried out.
ending-goal-out = the one that mattered is out.
ending-goal-fuse = the fuse has burnt down.
ending-goal-limit = time is up.
ending-goal-hold = the zone is held.
ending-goal-leave = enough have got away.
briefing-last-side = The last side in the conflict wins.
briefing-carry = { $side } win when { $thing } is carried into an exit.
briefing-out = { $side } win when { $actor } is out and no fuse burns.
briefing-fuse = { $side } win when the fuse burns down.
briefing-limit = { $side } win after exchange { $number }.
briefing-hold = { $side } win when they alone hold { $zone } at the end of an exchange.
briefing-leave = { $side } win when { $number } of them have left.
briefing-draw = After exchange { $number } it is a draw.
fate-consequences = { $number ->
    [0] unhurt
    [one] 1 consequence
   *[other] { $number } consequences
}
fate-gone = { $outcome }
strength-defends-well = hard to hit
strength-defends-badly = easy to hit
strength-alert = alert
strength-drowsy = slow to act
strength-scares-well = frightening
strength-lucky = favoured by fate

## The table

order-before = Before the first exchange
round-of = Exchange { $number } of { $limit }
round-is = Exchange { $number }
fate-out = out
fate-cover = in cover
fate-no-cover = no cover
fate-heads = { $number ->
    [one] 1 head
   *[other] { $number } heads
}
fate-heads-lost = { $number ->
    [one] 1 down
   *[other] { $number } down
}
fate-points = { $number ->
    [one] 1 fate point
   *[other] { $number } fate points
}
fate-follows = follows { $leader }
fate-waits = waits
fate-box = box { $number }
fate-zone = Zone: { $zone }
fate-zone-aspect = “{ $name }”
fate-zone-link = to { $zone }: { $kind ->
    [way] border { $border }
   *[other] { $kind }, border { $border }
}
fate-quality = quality
fate-head-count = heads
fate-bonus = bonus
fate-foremost = stress of the one in front
fate-consequences-head = Consequences
fate-aspects-head = Aspects
fate-free-tag = a free tag for { $side }
fate-weapons-head = Weapons
fate-companions-head = Companions
fate-reach = { $use ->
    [hand] { $zones ->
            [0] own zone
           *[other] own zone, thrown { $zones }
        }
    [throw] thrown, up to { $zones ->
            [one] 1 zone
           *[other] { $zones } zones
        }
   *[shot] shot, up to { $zones } zones
}
fate-lies = lies in { $zone }
fate-not-in-hand = not in hand

fate-skills-head = Skills
fate-stunts-head = Stunts
fate-scene-head = The scene
fate-none = no aspects
fate-fuses-head = Fuses
fate-blocks-head = Blocks
fate-spin-head = Spin
fate-spin-about = For one roll of the next act.
fate-track-about = A hit ticks the box of its number, or the next free one above it.
fate-fuse = goes off at the end of exchange { $exchange } with { $effort }
fate-way-barred = to { $zone } barred: { $strength }
fate-blocked = { $block }: { $strength }
fate-by = { $told } ({ $actor })
fate-debris = Debris ({ $ends })
fate-block-until-turn = Lasts until its maker acts again.
fate-block-until-exchange = Lasts until the end of the exchange.
fate-lasting-aspect = An aspect that stays when it is tagged.
fate-fleeting-aspect = A fleeting aspect: gone after one tag.
fate-no-way = no way
fate-zones-away = { $number ->
    [0] here
    [one] 1 zone away
   *[other] { $number } zones away
}
fate-zone-feature = { $feature } ({ $skills }, { $difficulty })
fate-reach-left = { $reach } · { $number } left
link-way = way
link-gate = Gate
link-door = Door
link-window = Window
link-ladder = Ladder
link-stairs = Stairs
link-hatch = Hatch
link-climb = Climb
stunt-hard-as-nails = Hard as nails
    .about = Takes a fourth consequence.
stunt-parry-artist = Parry artist
    .about = +1 when defending with Weapons in one's own zone.
stunt-patient-aim = Patient aim
    .about = The aim is kept when the target moves, while it is in sight.
stunt-bomb-maker = Bomb maker
    .about = Throws bombs with Engineering.
stunt-cold-stare = Cold stare
    .about = Scares from one zone away.
stunt-thrower = Thrower
    .about = Throwing people costs one shift less.
stunt-slippery = Slippery
    .about = +1 for passing a block.
stunt-quick-healer = Quick healer
    .about = Consequences heal one level faster.
stunt-reader-of-duels = Reader of duels
    .about = Spin counts two.

## Why something cannot be done

refusal-aim-not-agreed = That kind of attack is not agreed.
refusal-attached-already = That group follows a leader already.
refusal-blasts-zones = A bomb is thrown into a zone, not at someone.
refusal-block-no-deed = Say what shall be prevented.
refusal-block-one-feature = Keeping someone from using things names one feature; nothing else does.
refusal-block-no-foe = There is no such foe to hinder.
refusal-block-no-friend = There is no such friend to protect.
refusal-block-no-link = No open way leads there.
refusal-block-other-zone = Only what is in the same zone can be protected.
refusal-block-too-far = The foe is in no zone that a weapon in hand reaches.
refusal-cannot-carry = Only a friend in the same zone can be carried.
refusal-dropped-act = A compel stops this act in this turn: choose another.
refusal-feature-elsewhere = That is in another zone.
refusal-gave-up = You have given up.
refusal-gone-before = The figure would be out of the conflict before that.
refusal-held-already = It has waited already.
refusal-in-hand-already = That is in hand already.
refusal-lasting-aspect = That aspect is not removed by a maneuver.
refusal-lay-here = You can lay a bomb in your own zone only.
refusal-leads-nobody = Only characters lead groups.
refusal-moved-already = There is one move a turn.
refusal-must-accept = Without fate points a compel cannot be refused.
refusal-no-area-attacks = Attacks on zones are not agreed.
refusal-no-bomb = There is no such bomb.
refusal-no-box-left = No box is left for this hit.
refusal-no-consequence-left = No consequence is left.
refusal-no-link = No open way leads there.
refusal-no-other-target = That is no other legal target.
refusal-no-place = The figure cannot stand there.
refusal-no-points = No fate point is left for that.
refusal-no-room = There is no room in { $zone }.
refusal-no-scene-aspect = For that an aspect of the scene or of this zone is needed.
refusal-no-sight = Nothing of the target is to be seen.
refusal-no-such-aspect = There is no such aspect here.
refusal-no-such-bid = That cannot be added to this roll.
refusal-no-such-companion = There is no such companion to lose.
refusal-no-such-declaration = That cannot be declared.
refusal-no-such-effect = A compel has no such effect.
refusal-no-such-feature = There is no such thing to use.
refusal-no-such-group = There is no such group here.
refusal-no-such-thing = There is no such thing to take.
refusal-no-such-use = Shifts are not used for that here.
refusal-name-a-rival = A foe here wants it too: name a rival in this zone.
refusal-needs-no-roll = That needs no roll: it is a free act, or one beside the action.
refusal-kept-from-it = A block is in the way: passing it takes a roll.
refusal-open-already = It is open already.
refusal-undirected = Out of sight nobody can say what to do: defend, wait or go.
refusal-not-independent = That companion does not act alone.
refusal-no-such-weapon = There is no such weapon.
refusal-no-such-zone = There is no such zone.
refusal-no-weapon = Choose a weapon.
refusal-no-weapon-there = The target has no such weapon in hand.
refusal-no-words = Some words are needed.
refusal-not-attached = That group does not follow.
refusal-not-beaten = There is still a box or a consequence.
refusal-not-carried = That is not carried.
refusal-not-combined = Without an arbiter skills are combined only where the scenario says so.
refusal-weapon-elsewhere = It lies in { $zone }, and is taken up only there.
refusal-not-disarmed = That weapon has not been lost.
refusal-not-in-hand = That weapon is not in hand: draw it beside the action.
refusal-not-these = Those are not the ones that are asked for.
refusal-not-your-figure = That is no figure of yours.
refusal-not-yours = Others are to do that.
refusal-once-a-turn = You can take on a group, or let it go, once a turn.
refusal-other-zone = The target is in another zone.
refusal-out-of-range = { $zones ->
    [-1] No way leads there.
    [0] The target is in the same zone, and that is too near.
    [one] The target is 1 zone away; the weapon reaches { $most }.
   *[other] The target is { $zones } zones away; the weapon reaches { $most }.
}
refusal-own-side = That one is on your side.
refusal-passage-blocked = The way is blocked: passing it takes a roll.
refusal-places-do-not-fit = { $needed } places are needed.
refusal-push-skill = Pushing is done with Fists or Might.
refusal-target-gone = The target is out of the conflict.
refusal-thing-carried = It is carried already.
refusal-thing-elsewhere = It lies in another zone.
refusal-throw-what = Throw either someone or a thing.
refusal-too-early = Not before exchange { $exchange }.
refusal-too-few-shifts = That takes { $needed }; there are { $shifts }.
refusal-too-many-free-acts = A turn has { $most } free acts.
refusal-uneven-split = The groups must be as even as they can.
refusal-unfit-words = At most { $most } letters in one line.
refusal-weapon-lost = That weapon lies on the ground: pick it up.
refusal-wrong-skill = That skill is not for this.

## Terrain

kind-footing = crane footing
kind-chest = barrels
kind-house = house
kind-dome = dome
kind-parapet = parapet
kind-vent = vent

## Rules that are not played

left-out-word-of-mouth = outside a conflict: told by word of mouth, and what comes of it is entered by the referee
left-out-by-hand = outside a conflict: only the aspect it brings, entered by the referee
left-out-other-chapter = in other chapters of the book
