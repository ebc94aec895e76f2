### What the d20 fight tells: events, sums, refusals, names of its words.

## Words

system-name = d20 fight
size-tiny = tiny
size-small = small
size-medium = medium
size-large = large
size-huge = huge
size-gargantuan = gargantuan
ability-strength = Strength
    .short = Str
ability-dexterity = Dexterity
    .short = Dex
ability-constitution = Constitution
    .short = Con
ability-intelligence = Intelligence
    .short = Int
ability-wisdom = Wisdom
    .short = Wis
ability-charisma = Charisma
    .short = Cha
skill-athletics = Athletics
skill-acrobatics = Acrobatics
skill-stealth = Stealth
skill-medicine = Medicine
skill-perception = Perception
skill-persuasion = Persuasion
mode-walk = on foot
mode-fly = flying
mode-swim = swimming
mode-climb = climbing
condition-prone = prone
condition-invisible = invisible
condition-incapacitated = incapacitated
condition-unconscious = unconscious
condition-grappled = grappled
life-up = up
life-dying = dying
life-stable = stable
life-dead = dead
life-out = out of the fight
life-fled = gone
cover-none = no cover
    .short = free
cover-half = half cover
    .short = half
cover-three-quarters = three-quarters cover
    .short = ¾
cover-total = total cover
    .short = total
trigger-comes-into-reach = a foe comes into reach
trigger-comes-into-sight = a foe comes into sight
trigger-leaves-cover = a foe leaves its cover
trigger-attacks = a foe attacks
trigger-acts = a certain creature acts
trigger-comes-into-reach-of = { $figure } comes into reach
trigger-comes-into-sight-of = { $figure } comes into sight
trigger-leaves-cover-of = { $figure } leaves its cover
trigger-attacks-of = { $figure } attacks
trigger-acts-of = { $figure } acts
readied-attack = attack
readied-move = move
strength-watchful = watchful
strength-stealthy = stealthy
length-metres = { $number } m
count-hit-points = { $number ->
    [one] 1 hit point
   *[other] { $number } hit points
}

## Dice

dice-initiative = initiative
dice-attack = attack
dice-backstab = backstab
dice-damage = damage
dice-death = death save
dice-stealth = Stealth in secret
dice-search = search
dice-stabilise = Medicine
dice-heal = healing
dice-mend = healing
dice-rally = rallying shout
dice-save = saving throw
dice-drag-down = saving throw
dice-burst = damage
dice-fall = fall
dice-shove = shove
dice-choke = choke
dice-grapple = grapple
dice-escape = escape
dice-contest = contest

## Sums

modifier-attack-bonus = attack bonus
modifier-armour-class = armour class
modifier-proficiency = proficiency
modifier-ability-strength = Strength
modifier-ability-dexterity = Dexterity
modifier-ability-constitution = Constitution
modifier-ability-intelligence = Intelligence
modifier-ability-wisdom = Wisdom
modifier-ability-charisma = Charisma
modifier-cover = cover
modifier-cover-half = half cover
modifier-cover-three-quarters = three-quarters cover
modifier-scripted = as the script says
modifier-rallied = rallied
modifier-unseen-attacker = attacker not seen
modifier-unseen-target = target not seen
modifier-at-a-place = attack on a place
modifier-unconscious = target unconscious
modifier-prone-target = target prone
modifier-prone-attacker = attacker prone
modifier-helped = helped
modifier-long-range = long range
modifier-foe-beside = a foe next to the shooter
modifier-dodging = dodging
modifier-guarded = guarded
modifier-keen = keen sense
modifier-dull = dull sense
modifier-with-rule = { $what } ({ $rule })
leaning-advantage = Advantage: { $what }
leaning-disadvantage = Disadvantage: { $what }
leaning-cancelled = They cancel out: one die.
sum-faces = { $faces ->
   *[other] Rolled: { $faces }; { $face } counts.
}
sum-total = { $total } in all
sum-against = { $total } against { $number }

## Events

event-fight-began = The fight begins.
event-creature-placed = { $figure } takes up its position.
event-creature-made-way = { $figure } makes way for somebody who starts there.
event-surprise-determined = { $surprised ->
    [yes] { $figure } notices no threat and is surprised.
   *[no] { $figure } notices a threat.
}
event-initiative-rolled = { $tie ->
    [yes] { $who } { VERB($who, "rolls", "roll") } { $face } to break the tie.
   *[no] { $who } { VERB($who, "rolls", "roll") } { $face }: initiative { $total }.
}
event-order-set = Order: { $order }
event-round-began = Round { $game_round } begins.
event-turn-began = { $figure }'s turn.
leave-choose-sneakers = { $player } has nobody sneak
event-turn-ended = { $figure } ends its turn.
event-creature-moved = { $used ->
    [none] { $figure } { $deeds }.
   *[other] { $figure } { $deeds } ({ $used } of movement used).
}
gone-crawl = crawls { $way }
gone-climb = climbs { $way }
gone-swim = swims { $way }
gone-fly = flies { $way }
gone-jump = jumps { $way }
gone-dragged = is dragged { $way }
gone-walk = walks { $way }
event-something-moved = Something has moved.
event-speed-switched = { $figure } continues { $how }: { $room } left.
event-fell-prone = { $willing ->
    [yes] { $figure } drops prone.
   *[no] { $figure } falls prone.
}
event-stood-up = { $figure } stands up ({ $way }).
event-stopped = { $reason ->
    [bumped] { $figure } runs into { $by }.
    [held] { $figure } is held.
   *[down] { $figure } gets no further.
}
event-action-taken = { $bonus ->
    [yes] { $figure } uses its bonus action: { $name }.
   *[no] { $figure } takes the { $name } action.
}
event-ready-set = { $waits ->
    [none] { $figure } waits for something.
   *[other] { $figure } waits: { $waits }.
}
event-ready-lost = { $figure } waited in vain.
event-spoke = { $figure } shouts.
event-weapon-drawn = { $figure } draws its { $weapon }.
event-weapon-dropped = { $figure } drops its { $weapon }.
event-object-used = { $opened ->
    [yes] { $figure } opens: { $thing }.
    [no] { $figure } closes: { $thing }.
   *[none] { $figure } uses { $thing }. { $outcome }
}
event-item-used = { $rest ->
    [none] { $figure } uses { $item } on { $target }.
   *[other] { $figure } uses { $item } on { $target }; { $rest } left.
}
event-feature-used = { $rest ->
    [none] { $figure } uses { $feature }.
   *[other] { $figure } uses { $feature }; { $rest } left.
}
event-check-rolled = { $passed ->
    [yes] { $figure } passes the { $name } check: { $total } against { $difficulty }.
    [no] { $figure } fails the { $name } check: { $total } against { $difficulty }.
   *[none] { $figure } rolls { $total } for { $name }.
}
event-save-rolled = { $passed ->
    [yes] { $figure } makes its { $name } save: { $total } against { $difficulty }.
   *[no] { $figure } fails its { $name } save: { $total } against { $difficulty }.
}
event-hid-from = { $number ->
    [0] { $figure } tries to hide (Stealth { $total }), but everybody notices.
   *[other] { $figure } hides from { $observers } (Stealth { $total }).
}
event-went-out-of-sight = { $figure } is out of sight.
event-noticed = { $how ->
    [search] { $observer } finds { $figure }.
    [bump] { $observer } runs into { $figure }.
    [sight] { $observer } sees { $figure }.
   *[passive] { $observer } notices { $figure }.
}
event-place-revealed = { $figure } has given itself away.
event-search-made = { $found ->
    [yes] { $where ->
        [around] { $figure } searches: somebody is hiding there.
       *[place] { $figure } searches and finds: { $finding }.
    }
   *[no] { $figure } searches and finds nothing.
}
event-attack-declared = { $kind ->
    [opportunity] { $figure } makes an opportunity attack on { $target } ({ $weapon }).
    [ready] { $figure } has been waiting for this and attacks { $target } ({ $weapon }).
   *[other] { $figure } attacks { $target } ({ $weapon }).
}
event-attack-rolled = { $outcome ->
    [critical] { $figure } lands a critical hit on { $target }: { $total } against { $armour_class }.
    [hit] { $figure } hits { $target }: { $total } against { $armour_class }.
   *[miss] { $figure } misses { $target }: { $total } against { $armour_class }.
}
event-attack-missed = { $figure } hits nothing.
event-damage-dealt = { $halved ->
    [yes] { $figure } takes { $damage } damage (half): { $points } left.
   *[no] { $figure } takes { $damage } damage: { $points } left.
}
event-dropped-to0 = { $life ->
    [dead] { $figure } is dead.
    [out] { $figure } is out of the fight.
   *[dying] { $figure } is down and dying.
}
event-death-save-rolled = { $counts ->
    [yes] { $figure } rolls { $face } for the death save: { $passed } passed, { $failed } failed.
   *[no] { $figure } rolls { $face } for the death save, which does not count without air.
}
event-death-save-failed = { $figure } is hit while dying: { $failed } death saves failed.
event-stabilised = { $figure } is stable.
event-healed = { $figure } regains { $gained }: { $points }.
event-died = { $figure } dies.
event-condition-gained = { $figure } is { $name }.
event-condition-lost = { $figure } is no longer { $name }.
event-pushed = { $figure } is pushed { $way }.
event-contest-rolled = { $won ->
    [yes] { $figure } wins against { $other } ({ $name }): { $total } to { $other_total }.
   *[no] { $figure } does not win against { $other } ({ $name }): { $total } to { $other_total }.
}
event-opportunity-provoked = { $figure } leaves the reach of { $foe }.
event-reaction-used = { $kind ->
    [guard] { $figure } reacts and guards against { $trigger }.
    [ready] { $figure } reacts to { $trigger } with its readied action.
   *[opportunity] { $figure } reacts to { $trigger }.
}
event-reaction-passed = { $figure } lets { $trigger } go.
event-breath-held = { $figure } holds its breath: { $left ->
    [one] 1 turn
   *[other] { $left } turns
} left.
event-breath-ran-out = { $figure } is out of breath: { $left ->
    [one] 1 turn
   *[other] { $left } turns
} left.
event-fell = { $figure } falls { $way }.
event-piece-thrown-down = Something is thrown down: { $piece }.
event-fled = { $figure } gets away.
event-goal-reached = The side “{ $side }” reaches its goal: { $goal }.
event-judgement-given = { $allowed ->
    [yes] The arbiter says yes: { $what }.
   *[no] The arbiter says no: { $what }.
}
event-player-gave-up = { $player } gives up.
event-game-ended = { $won ->
    [none] No side wins: { $how }
   *[other] Victory for { $won }: { $how }
}
judged-surprise = { $figure } could be surprised
judged-object = it takes an action to use { $thing }

## Ends

outcome-last-side = only one side has a conscious creature left on the table.
outcome-all-out = no side has a conscious creature left on the table.
outcome-goal = the goal is reached.
outcome-round-limit = the last round is over.
search-place = { $name } · search here or beside
search-place-tip = { $name }: creatures search it from inside the circle or from less than { $most } m beside it.
briefing-conscious = A side wins when no other side has a conscious creature left on the table.
briefing-goal = The side “{ $side }” wins when { $goal }.
briefing-goals-count = A goal counts at the end of a turn, not before.
briefing-limit-side = The side “{ $side }” wins after round { $number }.
briefing-limit = After round { $number } it is a draw.
briefing-hide = Creatures can hide here: each player sees only what their own creatures notice.
standing-side = { $up } of { $all } up
round-over = Round { $number } is over.
round-news = Round { $number } – { $news }.
round-down = down: { $figures }
round-away = got away: { $figures }
fate-whole = unhurt
fate-hurt = { $left } of { $most } hit points
fate-dying = dying
fate-stable = stable at 0 hit points
fate-fled = got away

## Why something cannot be done

refusal-enough-for-a-turn = That is enough for six seconds.
refusal-action-used = This turn's action is used.
refusal-always-an-action = That always takes an action.
refusal-an-ally-needed = You need an ally for this.
refusal-below-the-ground = That is below the ground.
refusal-bonus-used = This turn's bonus action is used.
refusal-cannot-sneak = { $figure } cannot sneak here: it is in sight, or the scenario does not let it.
refusal-cannot-stand-up = Standing up costs { $length } m, more than is left.
refusal-creature-in-the-way = { $figure } is in the way.
refusal-creature-in-the-way-by = { $object } bars the way.
refusal-empty-handed = Its hands are empty.
refusal-gave-up = You have given up.
refusal-held-already = { $figure } is already held.
refusal-in-hand = { $weapon } is already in hand.
refusal-in-the-air = In the air it can only fly.
refusal-incapacitated = The creature is incapacitated.
refusal-interaction-used = This turn's free interaction is used; a second one takes an action.
refusal-is-prone = It is already prone.
refusal-is-seen = { $figure } can see it.
refusal-jump-too-high = { $rise } m is too high for a jump.
refusal-jump-too-long = { $length } m is too far for a jump; it can jump { $most } m.
refusal-lies-elsewhere = { $weapon } lies elsewhere.
refusal-no-action = There is no action left for that.
refusal-no-air = Without air { $figure } does not recover.
refusal-no-ground-there = The jump would not end on firm ground.
refusal-no-movement-left = It has no movement left for that.
refusal-no-room = { $figure } has no room there.
refusal-does-not-choke = The creature does not know how to choke.
refusal-no-room-to-drag = There is no room to drag { $figure } along.
refusal-no-room-to-stand = There is no room to stand up.
refusal-no-room-to-stand-by = There is no room to stand up: { $object } is in the way.
refusal-no-speed = The creature cannot move: its speed is 0.
refusal-no-stand = { $figure } has no footing there.
refusal-no-stop-inside = No creature may end its movement where { $figure } stands.
refusal-no-such-action = There is no such action.
refusal-no-such-declaration = That cannot be declared.
refusal-no-such-feature = The creature has no such feature.
refusal-no-such-item = The creature has no { $item }.
refusal-no-such-place = There is no such place to search.
refusal-no-such-speed = The creature has no speed for that.
refusal-no-such-thing = There is no such thing.
refusal-no-such-weapon = The creature has no { $weapon }.
refusal-no-way = The route must lead somewhere.
refusal-not-agreed = Shoving and grappling are not part of this game.
refusal-not-dying = { $figure } is not dying.
refusal-not-held = That creature is not held.
refusal-not-hurt = { $figure } is not hurt.
refusal-not-in-hand = { $weapon } is not in hand.
refusal-not-in-the-entry = { $figure } must begin inside its entry zone.
refusal-not-in-the-water = There is no water to swim in.
refusal-not-prone = It is already standing.
refusal-not-readied = That is not what it readied.
refusal-not-there = There is nobody to do that to.
refusal-not-thrown = { $weapon } can be neither shot nor thrown.
refusal-not-your-creature = That is not one of your creatures.
refusal-nothing-to-use = You cannot use that like this.
refusal-off-the-grid = That is not the middle of a square.
refusal-off-the-table = The route leads off the table.
refusal-other-side = { $figure } is on another side.
refusal-out-of-reach = Out of reach: the gap must be under { $most } m.
refusal-own-side = { $figure } is on your own side.
refusal-place-needed = Name a place.
refusal-placed-twice = You can place a creature only once.
refusal-prone-does-not-fly = A prone creature cannot fly.
refusal-prone-does-not-jump = A prone creature cannot jump.
refusal-surprised = The creature is surprised.
refusal-takes-an-action = Using { $thing } takes the “Use an object” action.
refusal-target-needed = Name a target.
refusal-target-or-place = Attack either a target or a place, not both.
refusal-too-far = It is more than { $most } m away.
refusal-too-large = { $figure } is too large for that.
refusal-too-near-the-edge = That is too near the edge of the water.
refusal-total-cover = The target has total cover.
refusal-used-already = { $thing } has already been used.
refusal-used-up = It is used up.
refusal-way-too-long = The route costs { $length } m; only { $most } m are left.
refusal-which-place = Search either a place of the scenario or a point, not both.
refusal-who-acts = Name the creature it is waiting for.

## Terrain

kind-ledge = ledge
    .object = a ledge
kind-plank = plank
    .object = a plank
kind-parapet = parapet
    .object = a parapet
game-report-steps = Metres
left-out-not-in-the-source = the starter rules played here mention it at most
left-out-outside-a-fight = it belongs between fights

## What a turn is called that the program has looked at

plan-use = use a thing
plan-grapple = grapple a foe
plan-escape = break free
plan-feature = use a feature
plan-tend = tend to somebody
plan-search = search
plan-hide = hide
plan-ready = ready something
plan-dash = dash
plan-fall-back = disengage
plan-dodge = dodge
plan-stand = stand up
plan-lie = drop prone
plan-draw = draw a weapon
stake-down = On average { $best } instead of { $given } of one’s own creatures lie at 0 hit points.
stake-dropped = On average { $best } instead of { $given } foes lie at 0 hit points.
stake-away = On average { $best } instead of { $given } of one’s own creatures have got away.
review-blind = The judge knows creatures, hit points, conditions, and how far goals are as the crow flies. Cover, walls on the way and who stands beside whom count only once harm comes of them.
