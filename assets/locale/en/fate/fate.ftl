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
outcome-disgraced = disgraced
outcome-silenced = silenced
outcome-leaves = withdraws
consequence-winded = Winded
consequence-cut-arm = Cut arm
consequence-limping = Limping
consequence-dazed = Dazed
consequence-shaken = Shaken
consequence-rattled = Rattled
consequence-laughed-at = Laughed at
consequence-lost-for-words = Lost for words
consequence-doubted = Doubted by all
consequence-seething = Seething
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
about-sticky = a sticky aspect
about-free-act = a free action
about-offer = a fair offer to concede
about-concession = the terms of a concession
about-difficulty = how hard it is
about-block-penalty = the price of a block
about-unusual = a skill that is unusual for this
aspect-dazzled = Dazzled
aspect-wrong-footed = Wrong-footed
aspect-overturned-tables = Overturned tables
aspect-darkness = Darkness
aspect-crowd = Crowd
aspect-on-the-spot = Put on the spot
aspect-contradicted = Caught in a contradiction
aspect-flustered = Flustered
aspect-off-guard = Off guard
aspect-whispers = Whispers everywhere
aspect-all-eyes-here = All eyes here
aspect-awkward-silence = Awkward silence
aspect-embarrassing-question = An embarrassing question
aspect-laughter = Laughter
aspect-look-out = Look out!
aspect-behind-you = Behind you!
aspect-give-up = Give up!
aspect-an-opening = An opening
aspect-out-of-step = Out of step
aspect-on-scene = the scene
deed-attack = attacking
deed-shot = shooting or throwing
deed-hand = attacking hand to hand
deed-word = attacking with words
deed-maneuver = maneuvering against anyone
deed-change = changing the scene
deed-move = leaving the zone
deed-feature = using “{ $feature }”
deed-rearm = picking up weapons
block-protect = { VERB($actor, "protects", "protect") } { $target }
    .do = Protect { $target }
block-passage = { VERB($actor, "bars", "bar") } the way to { $zone }
    .do = Bar the way to { $zone }
block-exits = { VERB($actor, "bars", "bar") } all ways out
    .do = Bar all ways out
block-deed = { VERB($actor, "keeps", "keep") } { $target } from { $deed }
    .do = Keep { $target } from { $deed }
block-deeds = { VERB($actor, "keeps", "keep") } all foes here from { $deed }
    .do = Keep all foes here from { $deed }
blocked-protect = a block that protects
blocked-passage = a block of one way
blocked-exits = a block of all ways out
blocked-deed = a block against one foe
blocked-deeds = a block against all foes
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
dice-feature = using something
dice-sprint = sprint
dice-throw = throw
dice-block = block
dice-blast = blast
dice-contest = contest
dice-rearm = picking up

## Sums

modifier-skill = skill
modifier-combined = together with
modifier-heads = helping heads
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

event-conflict-began = The conflict begins. Aspects of the scene: { $told }.
event-order-set = Order: { $told }.
event-group-split = { $group } { VERB($group, "splits", "split") } into { $number } groups.
event-exchange-began = Exchange { $exchange } begins.
event-became-long = The conflict drags on: from now on Endurance caps every roll.
event-turn-began = { $held ->
    [yes] { $actor } { VERB($actor, "acts", "act") } now.
   *[no] The turn passes to { $actor }.
}
event-turn-ended = { $actor } { VERB($actor, "ends", "end") } the turn.
event-exchange-ended = Exchange { $exchange } is over.
event-zone-held = { $zone }: { $side } alone at the end of { $exchanges ->
    [one] one exchange
   *[other] { $exchanges } exchanges in a row
}. { $needed } are needed.
event-act-declared = { $actor } { $told }.
event-said-freely = { $actor }: “{ $text }”
event-fudge-rolled = { $again ->
    [yes] { $actor } { VERB($actor, "rolls", "roll") } again, { $thrown }: { $effort } ({ $word }).
   *[no] { $actor } { VERB($actor, "rolls", "roll") } { $thrown }: { $effort } ({ $word }).
}
event-aspect-tagged = { $reroll ->
    [yes] { $actor } { VERB($actor, "invokes", "invoke") } “{ $name }” and { VERB($actor, "rolls", "roll") } again.
   *[no] { $free ->
            [yes] { $actor } { VERB($actor, "tags", "tag") } “{ $name }”: now { $effort }.
           *[no] { $actor } { VERB($actor, "invokes", "invoke") } “{ $name }”: now { $effort }.
        }
}
event-point-moved = { $gains ->
    [yes] { $actor } { VERB($actor, "gains a fate point and now has", "gain a fate point and now have") } { $points }.
   *[no] { $actor } { VERB($actor, "pays", "pay") } { $paid ->
            [one] a fate point
           *[other] { $paid } fate points
        } and { VERB($actor, "has", "have") } { $points } left.
}
event-compelled = { $accepted ->
    [yes] { $payer } { VERB($payer, "compels", "compel") } “{ $name }”: { $told }.
   *[no] { $actor } { VERB($actor, "refuses", "refuse") } the compel of “{ $name }”.
}
compel-hinder = { $actor } { VERB($actor, "is", "are") } hindered
compel-redirect = { $actor } { VERB($actor, "turns", "turn") } on { $target }
compel-hold-back = { $actor } must do something else
event-attack-resolved = { $result ->
    [hit] { $actor } { VERB($actor, "hits", "hit") } { $target }, { $effort } against { $defence }: { $told }.
    [tie] { $actor } and { $target } tie at { $effort }: nothing happens.
   *[miss] { $actor } { VERB($actor, "fails", "fail") } against { $target }, { $effort } against { $defence }.
}
event-act-resolved = { $stopped ->
    [yes] A block stops { $actor }, { $effort } against { $difficulty }.
   *[no] { $success ->
            [yes] { $actor } { VERB($actor, "succeeds", "succeed") }, { $effort } against { $difficulty }.
           *[no] { $actor } { VERB($actor, "fails", "fail") }, { $effort } against { $difficulty }.
        }
}
event-stress-marked = { $actor } marks box { $box } of { $word }.
event-consequence-taken = { $actor } takes a { $word } consequence: “{ $name }”.
event-companion-lost = { $actor } loses a companion: { $companion }.
event-concession-offered = { $actor } { VERB($actor, "offers", "offer") } to concede: { $told }.
event-concession-answered = { $accepted ->
    [yes] There is agreement with { $actor }.
   *[no] There is no agreement with { $actor }.
}
event-taken-out = { $actor } { VERB($actor, "is", "are") } taken out.
event-outcome-named = { $own ->
    [yes] { $actor } { VERB($actor, "pays", "pay") } for another outcome: { $told }.
   *[no] { $actor }: { $told }.
}
event-aspect-placed = { $sticky ->
    [yes] A sticky aspect on { $where }: “{ $name }”.
   *[no] A new aspect on { $where }: “{ $name }”.
}
event-aspect-refused = { $actor } { VERB($actor, "shrugs", "shrug") } off “{ $name }”.
event-aspect-ended = “{ $name }” is gone.
event-block-set = { $actor } { $told } (block { $strength }).
event-block-ended = { $actor } no longer { VERB($actor, "blocks", "block") }.
event-weapon-drawn = { $actor } { VERB($actor, "draws", "draw") } a weapon: { $weapon }.
event-disarmed = { $actor } { VERB($actor, "drops", "drop") } a weapon: { $weapon }.
event-rearmed = { $actor } { VERB($actor, "picks", "pick") } up a weapon: { $weapon }.
event-figure-moved = { $how ->
    [step] { $figure } moves within { $zone }.
    [pushed] { $figure } is pushed into { $zone }.
    [thrown] { $figure } is thrown into { $zone }.
    [sprint] { $figure } runs to { $zone }.
   *[other] { $figure } moves to { $zone }.
}
event-group-lost-members = { $number ->
    [0] { $group } { VERB($group, "holds", "hold") } firm.
    [one] { $group } { VERB($group, "loses", "lose") } 1 head.
   *[other] { $group } { VERB($group, "loses", "lose") } { $number } heads.
}
event-attachment-changed = { $leader ->
    [none] { $group } { VERB($group, "is on its", "are on their") } own.
   *[other] { $group } { VERB($group, "follows", "follow") } { $leader }.
}
leave-add-to-roll = { $player } leaves the roll as it is
leave-add-spin = { $player } uses no spin
leave-defend-fully = { $player } forgoes full defence
leave-offer-compel = { $player } lets it happen
leave-offer-concession = { $player } fights on
leave-spend-shifts = { $player } does nothing more with the overflow
event-spin-gained = { $actor } { VERB($actor, "gains", "gain") } spin ({ $value }) for the next action.
event-spin-used = { $actor } { VERB($actor, "uses", "use") } spin ({ $text }) on the roll of { $roller }: { SIGNED($value) }.
event-spin-lapsed = The spin of { $actor } lapses.
event-overflow-gained = { $actor } { VERB($actor, "has", "have") } overflow: { $told }.
event-fuse-lit = { $actor } { VERB($actor, "lights", "light") } a fuse in { $zone }; it burns until the end of exchange { $exchange }.
event-fuse-out = { $actor } { VERB($actor, "puts", "put") } the fuse out.
event-zone-blasted = A blast goes off in { $zone }: { $effort }.
event-link-opened = The link between { $first } and { $second } is open.
event-thing-taken = { $actor } { VERB($actor, "picks", "pick") } up: { $thing }.
event-thing-dropped = { $actor } { VERB($actor, "leaves", "leave") } behind: { $thing }.
event-fully-defending = { $actor } { VERB($actor, "does", "do") } nothing but defend.
event-held-back = { $actor } { VERB($actor, "waits", "wait") }.
event-hold-lapsed = { $actor } waited in vain.
event-left-conflict = { $how ->
    [conceded] { $actor } { VERB($actor, "concedes and is", "concede and are") } out.
   *[other] { $actor } { VERB($actor, "leaves", "leave") } the conflict.
}
event-judged = { $ruling ->
    [yes] The arbiter agrees.
   *[no] The arbiter does not agree.
}
event-groups-joined = { $group } and others like it are one group now.
event-shifts-used = { $actor } { VERB($actor, "uses", "use") } shifts: { $time } for time, { $quality } for quality, { $notice } for being quiet; { $left } are left.
event-contested = { $won ->
    [none] { $effort } against { $against }: nobody gets ahead.
   *[other] { $effort } against { $against }: { $won } { VERB($won, "is", "are") } ahead.
}
event-companion-moved = { $how ->
    [alone] { $companion } acts alone now.
    [left] { $companion } cannot keep up with { $actor }.
   *[back] { $companion } is with { $actor } again.
}
event-concession-countered = { $by } { VERB($by, "asks", "ask") } for other terms: { $told }.
event-number-judged = The arbiter says { $number } ({ $word }): { $told }.
event-objected = { $player } objects: { $told }.
event-group-spoke = { $overruled ->
    [yes] The group sees it the other way: { $told }.
   *[no] The group lets it stand: { $told }.
}
event-player-gave-up = { $player } gives up.
event-conflict-ended = { $won ->
    [none] Nobody wins: { $how }
   *[other] Victory for { $won }: { $how }
}

act-attack = { VERB($actor, "attacks", "attack") } { $target } with { $skill }{ $weapon ->
    [none] { "" }
   *[other] {" "}({ $weapon })
}
act-push = { VERB($actor, "tries", "try") } to push { $target } ({ $skill })
act-blast = { VERB($actor, "throws", "throw") } the { $weapon } into { $target }
act-lay = { VERB($actor, "plants", "plant") } the { $weapon } here
act-aspect = { VERB($actor, "maneuvers", "maneuver") } against { $target } with { $skill }: “{ $text }”
act-blind = { VERB($actor, "tries", "try") } to blind { $target }
act-disarm = { VERB($actor, "tries", "try") } to disarm { $target }
act-mark = { VERB($actor, "tries", "try") } to mark { $target }
act-pin = { VERB($actor, "tries", "try") } to pin { $target }
act-aim = { VERB($actor, "takes", "take") } aim at { $target }
act-add-aspect = { VERB($actor, "changes", "change") } the scene with { $skill }: “{ $text }”
act-remove-aspect = { VERB($actor, "works", "work") } against “{ $text }” with { $skill }
act-made = { $told }, { $made }
fate-made-by = with { $weapon }
fate-made-hand = by hand
fate-made-thrown = thrown
fate-made-words = in words
act-block-protect = { VERB($actor, "protects", "protect") } { $target } with { $skill }
act-block-passage = { VERB($actor, "bars", "bar") } the way to { $target } with { $skill }
act-block-exits = { VERB($actor, "bars", "bar") } all ways out with { $skill }
act-block-deed = { VERB($actor, "gets", "get") } in the way of { $target } with { $skill }
act-block-deeds = { VERB($actor, "gets", "get") } in the way of all foes here with { $skill }
act-sprint = { VERB($actor, "runs", "run") } for { $target }
act-throw = { VERB($actor, "throws", "throw") } { $target } with { $skill }
act-feature = { VERB($actor, "tries", "try") } “{ $target }” with { $skill }
act-rearm = { VERB($actor, "fights", "fight") } for a weapon on the ground with { $skill }

## Ends

ending-last-side = only one side is left.
ending-all-out = all sides are out at the same moment.
ending-even = nobody has reached a goal in time.
ending-goal-carry = the prize has been carried to safety.
ending-goal-out = the character who mattered is out.
ending-goal-fuse = the fuse has burnt down.
ending-goal-limit = time is up.
ending-goal-hold = the zone is held.
ending-goal-leave = enough have got away.
briefing-last-side = The last side in the conflict wins.
briefing-carry = { $side }: you win when you carry { $thing } into an exit.
briefing-out = { $side }: you win when { $actor } is out{ $fuse ->
    [yes] { " " }and no fuse burns
   *[no] { "" }
}.
briefing-fuse = { $side }: you win when the fuse burns down.
briefing-limit = { $side }: you win after exchange { $number }.
briefing-hold = { $side }: you win when you alone hold “{ $zone }” at the end of { $number ->
    [one] an exchange
   *[other] { $number } exchanges in a row
}.
briefing-leave = { $side }: you win when { $number } of you have left.
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
round-decides = { $number ->
    [0] As it stands, it is a draw after this exchange
    [one] As it stands, { $players } wins after this exchange
   *[other] As it stands, { $players } win after this exchange
}
round-is = { $number ->
    [0] Before exchange 1
   *[other] Exchange { $number }
}
start-even = Wins by program: { $sides }; { $rounds ->
    [one] 1 exchange
   *[other] { $rounds } exchanges
}
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
fate-border-ways = to { $zone } { $there }, back { $back }
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
fate-track-about = A hit marks the box of its number, or the next free one above it.
fate-fuse = goes off at the end of exchange { $exchange } with { $effort }
fate-way-barred = to { $zone } barred: { $strength }
fate-blocked = { $block }: { $strength }
fate-by = { $told } ({ $actor })
fate-debris = Debris ({ $ends })
fate-block-until-turn = Lasts until its maker acts again.
fate-block-until-exchange = Lasts until the end of the exchange.
fate-lasting-aspect = A sticky aspect: it stays when it is tagged.
fate-fleeting-aspect = A fragile aspect: gone after one tag.
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
    .about = Can take a fourth consequence.
stunt-parry-artist = Parry artist
    .about = +1 to defend with Weapons against attacks from the same zone.
stunt-patient-aim = Patient aim
    .about = The aim holds when the target moves, as long as it stays in sight.
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
    .about = Spin counts 2.

## Why something cannot be done

refusal-aim-not-agreed = That has not been agreed upon for this conflict.
refusal-attached-already = That group already follows a leader.
refusal-blasts-zones = A bomb is thrown into a zone, not at someone.
refusal-block-no-deed = Say what the block prevents.
refusal-block-one-feature = A block against using things names exactly one feature; any other block names none.
refusal-block-no-foe = There is no such foe to hinder.
refusal-block-no-friend = There is no such friend to protect here.
refusal-block-no-link = No open link leads there.
refusal-block-other-zone = You can only protect what is in the same zone.
refusal-block-too-far = The foe is in no zone that a weapon in hand reaches.
refusal-cannot-carry = Only a friend in the same zone can be carried.
refusal-dropped-act = A compel rules this action out for this turn: choose another.
refusal-feature-elsewhere = That is in another zone.
refusal-gave-up = You have given up.
refusal-gone-before = The figure would be out of the conflict before that.
refusal-held-already = The figure has already waited.
refusal-in-hand-already = That is already in hand.
refusal-lasting-aspect = No maneuver removes that aspect.
refusal-lay-here = You can only plant a bomb in your own zone.
refusal-leads-nobody = Only characters lead groups.
refusal-moved-already = You can only move once a turn.
refusal-must-accept = Without fate points you cannot refuse a compel.
refusal-no-area-attacks = Attacks on zones have not been agreed on.
refusal-no-bomb = There is no such bomb.
refusal-no-box-left = No box is left for this hit.
refusal-no-consequence-left = No consequence is left.
refusal-no-link = No open link leads there.
refusal-no-other-target = That is not another legal target.
refusal-no-place = The figure cannot stand there.
refusal-no-points = No fate point is left for that.
refusal-no-room = There is no room in { $zone }.
refusal-no-scene-aspect = You need an aspect of the scene or of this zone for that.
refusal-no-sight = No part of the target is in sight.
refusal-no-such-aspect = There is no such aspect here.
refusal-no-such-bid = You cannot add that to this roll.
refusal-no-such-companion = There is no such companion to lose.
refusal-no-such-declaration = That cannot be declared.
refusal-no-such-effect = A compel has no such effect.
refusal-no-such-feature = There is no such thing to use.
refusal-no-such-group = There is no such group here.
refusal-no-such-thing = There is no such thing to take.
refusal-no-such-use = You cannot use shifts for that here.
refusal-name-a-rival = A foe here wants it too: name a rival in this zone.
refusal-needs-no-roll = That needs no roll: it is a free action, or you do it alongside one.
refusal-kept-from-it = A block is in the way: passing it takes a roll.
refusal-open-already = It is already open.
refusal-undirected = It sees nobody who could tell it what to do: it can only defend, wait or move.
refusal-not-independent = That companion does not act alone.
refusal-no-such-weapon = There is no such weapon.
refusal-no-such-zone = There is no such zone.
refusal-no-weapon = Choose a weapon.
refusal-no-weapon-there = The target has no such weapon in hand.
refusal-no-words = Type a few words.
refusal-not-attached = That group does not follow this character.
refusal-not-beaten = A box or a consequence is still free.
refusal-not-carried = The figure is not carrying that.
refusal-not-combined = Without an arbiter skills are combined only where the scenario says so.
refusal-weapon-elsewhere = It lies in { $zone }; you can only pick it up there.
refusal-not-disarmed = That weapon has not been lost.
refusal-not-in-hand = That weapon is not in hand: draw it alongside the action.
refusal-not-these = Those are not the ones in question.
refusal-not-your-figure = That is not one of your figures.
refusal-not-yours = That is for others to do.
refusal-once-a-turn = You can take on a group, or let it go, once a turn.
refusal-other-zone = The target is in another zone.
refusal-out-of-range = { $zones ->
    [-1] No link leads there.
    [0] The target is in the same zone, and that is too near.
    [one] The target is 1 zone away; the weapon reaches { $most }.
   *[other] The target is { $zones } zones away; the weapon reaches { $most }.
}
refusal-own-side = That one is on your side.
refusal-passage-blocked = The way is blocked: passing it takes a roll.
refusal-places-do-not-fit = { $needed } places are needed.
refusal-push-skill = Push with Fists or Might.
refusal-target-gone = The target is out of the conflict.
refusal-thing-carried = Somebody is already carrying it.
refusal-thing-elsewhere = It lies in another zone.
refusal-throw-what = Throw either someone or a thing.
refusal-too-early = Not before exchange { $exchange }.
refusal-too-few-shifts = That takes { $needed }; there are { $shifts }.
refusal-too-many-free-acts = A turn allows { $most } free actions.
refusal-uneven-split = The groups must be as even as possible.
refusal-unfit-words = At most { $most } characters, on one line.
refusal-weapon-lost = That weapon lies on the ground: pick it up.
refusal-wrong-skill = That skill does not work for this.

## Terrain

kind-footing = crane footing
kind-chest = barrels
kind-house = house
kind-dome = dome
kind-parapet = parapet
kind-vent = vent

## Rules that are not played

left-out-word-of-mouth = outside a conflict: the players tell it, and the arbiter enters what comes of it
left-out-by-hand = outside a conflict: the arbiter enters only the aspect it brings
left-out-other-chapter = in other chapters of the book

brought-consequence = “{ $words }” ({ $severity })

# -- What an act of the program may be after: why it did what it did.

plan-unnerve = attack somebody's composure
plan-clear = remove an aspect
plan-approach = go where it wants to be
plan-take = take a thing up
plan-ready = get ready
plan-bomb = throw a bomb among them
plan-hamper = hamper a foe
plan-scene = put an aspect on the scene
plan-block = set a block
plan-run = run
plan-feature = use what the place offers
plan-rearm = take its weapon up again
plan-defend = only defend
plan-enough = add nothing more
plan-aspect = use an aspect
plan-compel = compel one of the foe's aspects
plan-spin = use a spin
