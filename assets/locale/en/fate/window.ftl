### How FATE asks in the window.

## Acts

fate-ask-act = { $actor }: what now?
key-group-fate-act = acting
command-kind-attack = Attack
command-kind-shove = Push, throw
command-kind-hinder = Maneuver
command-kind-scene = Change the scene
command-kind-block = Block
command-kind-move = Move
command-kind-use = Use something
command-kind-free = Free actions
command-kind-place = Step
command-kind-wait = Defend, wait
command-kind-orders = Standing orders
command-fate-end-turn = End the turn
fate-none-now = There is nothing of that kind to do now.
fate-kind-attack = Attack
fate-kind-shove = Push, throw
fate-kind-hinder = Maneuver
fate-kind-scene = Change the scene
fate-kind-block = Block
fate-kind-move = Move
fate-kind-use = Use something
fate-kind-free = Free actions
fate-kind-place = Step
fate-kind-wait = Defend, wait
fate-beside = Besides
    .none = nothing else
fate-words = Your own words
fate-do-it = Do it
fate-where = Where to
fate-click = click in the zone
fate-step-lines = Within its zone a figure goes where it likes.
fate-go-there = Go there
fate-percent = { $percent } %
fate-chance = { $percent } %
fate-sum = { $sum } · { $chance }
fate-strength = Strength { $sum } and four dice
fate-against = against { $skill } { $sum } · { $mean } shifts on average · { $spin } % spin for the defender
fate-difficulty = against { $number } ({ $word })
fate-throw-cost = takes { $shifts } { $shifts ->
    [one] shift
   *[other] shifts
}
fate-do-harm = { $target ->
    [none] { "" }
   *[other] { $target }:{" "}
}{ $weapon ->
    [none] { $skill }
   *[other] { $skill } ({ $weapon })
}
fate-do-deceive = { $target ->
    [none] Deceive
   *[other] Deceive { $target }
}
fate-do-scare = { $target ->
    [none] Scare
   *[other] Scare { $target }
}
fate-do-charm = { $target ->
    [none] Charm
   *[other] Charm { $target }
}
fate-do-push = { $target ->
    [none] Push ({ $skill })
   *[other] Push { $target } ({ $skill })
}
fate-do-blast = Throw { $weapon }: { $zone }
fate-do-lay = Plant { $weapon } here
fate-do-hinder = { $target ->
    [none] An aspect ({ $skill })
   *[other] An aspect on { $target } ({ $skill })
}
fate-do-blind = { $target ->
    [none] Blind ({ $skill })
   *[other] Blind { $target } ({ $skill })
}
fate-do-disarm = { $target ->
    [none] Disarm: { $weapon } ({ $skill })
   *[other] Disarm { $target }: { $weapon } ({ $skill })
}
fate-do-mark = { $target ->
    [none] Mark ({ $skill })
   *[other] Mark { $target } ({ $skill })
}
fate-do-pin = { $target ->
    [none] Pin ({ $skill })
   *[other] Pin { $target } ({ $skill })
}
fate-do-aim = { $target ->
    [none] Aim ({ $skill })
   *[other] Aim at { $target } ({ $skill })
}
fate-do-add = A new aspect: { $zone } ({ $skill })
fate-do-remove = Remove “{ $name }” ({ $skill })
fate-do-block = { $block } ({ $skill })
fate-do-sprint = Run to { $zone } ({ $skill })
fate-do-throw = Throw { $target }: { $zone }
fate-do-feature = { $zone ->
    [none] { $feature }
   *[other] { $feature }: { $zone }
}
fate-do-defend = Full defence
fate-do-hold = Wait
fate-do-nothing = Nothing
fate-do-both = { $first }, { $second }
fate-do-attach = Lead { $group }
fate-do-detach = Let { $group } go
fate-do-put-down = Put down: { $thing }
fate-do-step = Another place
fate-do-say = Say something
fate-do-move = Walk to { $zone } (no roll){ $carried ->
    [none] { "" }
   *[other] , carrying { $carried }
}{ $groups ->
    [none] { "" }
   *[other] {" "}with { $groups }
}
fate-do-draw = Draw: { $weapon }
fate-do-rearm = Pick up: { $weapon }
fate-do-lift = Pick up: { $thing }
fate-headline = { $actor }

## Questions

fate-yes = Yes
fate-no = No
fate-ask-defence = { $actor }: how to defend against { $attacker }?
fate-ask-bid = { $actor }: anything to add?
fate-group-own = Mine
fate-group-other = Theirs
fate-group-scene = The scene
fate-group-spin = Spin
fate-group-several = Several
fate-bid-free = { $name } · free
    .about = Free{ $sums ->
        [none] { "" }
       *[other] : { $sums }
    }
fate-bid-point = { $name }
    .about = 1 fate point{ $sums ->
        [none] { "" }
       *[other] : { $sums }
    }
fate-bid-several = { $number } { $points ->
    [0] free
    [one] for 1 point
   *[other] for { $points } points
} → { $sums }
fate-bid-more = { $name } +{ $worth }
    .about = { $sums }
fate-bid-less = { $name } −{ $worth }
    .about = { $sums }
fate-bid-difficulty = Difficulty
fate-bid-block = Block of { $actor }
fate-bid-protects = { $actor } { VERB($actor, "protects", "protect") }
fate-met = against { $skill } { $sum }
fate-may-end = { $zone } { $percent } %
fate-pushed = { $against } · { $zones ->
    [none] no link is open
   *[other] may end in { $zones }
}
fate-enough = Nothing more
fate-ask-hit = { $actor } { VERB($actor, "takes", "take") } a hit of { $hit } to { $track }
fate-take-box = Mark box { $box }
fate-take = A { $severity } consequence: { $name }
fate-take-companion = { $name } is out instead
fate-take-down = Be taken out
fate-ask-offer = { VERB($actor, "Does", "Do") } { $actor } offer to concede?
fate-fight-on = Fight on
fate-ask-outcome = What becomes of { $actor }?
fate-ask-spin = { $actor } defended with three or more to spare: what now?
fate-spin-keep = Spin for the next action
fate-spin-overflow = Use { $shifts } shifts as overflow now
fate-spin-lapse = Let it go
fate-ask-spend = { $actor }: { $shifts } left over
fate-lapse = Nothing more
fate-ask-landing = { $actor }: how far? ({ $shifts })
fate-ask-push = Where does the push take { $actor }?
fate-stay = Stay
fate-ask-compel = { $actor } { VERB($actor, "is", "are") } about to act: { $act }. Compel?
fate-compel = “{ $name }”: { $effect }
fate-let-be = Let it happen
fate-ask-compelled = “{ $name }” is compelled: { $effect }
fate-compel-yes = Take the fate point
fate-compel-no = Pay a fate point and refuse
fate-ask-order = { $player }, in which order do your people act?
fate-order-place = { $number }.
fate-order-twice = Each has exactly one place.
fate-ask-split = { $group }: stay together?
fate-split-none = Together
fate-split = { $number } groups: { $sizes }
fate-ask-place = { $player }, where do your people begin?
fate-ask-full-defence = { $actor }: full defence? It gives +2 until the exchange ends, and takes the turn.
fate-for-all-minions = This holds for all your minions in this exchange.
fate-ask-act-held = { $actor }: act now?
fate-ask-stretch = { VERB($actor, "Does", "Do") } { $actor } drag the conflict on?
fate-ask-concession = { $actor } { VERB($actor, "offers", "offer") } to concede: { $terms }. Accept?
fate-ask-reject = { $actor }: { $terms }. Pay all fate points for another outcome?
fate-ask-aspect = { VERB($actor, "Does", "Do") } { $actor } accept “{ $name }”? Refusing costs a fate point.
fate-ask-judge = { $about } ({ $actor }). Do you allow it?
fate-ask-number = { $about } ({ $actor }): which number?
fate-ask-object = { $ruling ->
    [yes] { $about } ({ $actor }): the arbiter allows it. Do you object? You can do so only once.
   *[no] { $about } ({ $actor }): the arbiter forbids it. Do you object? You can do so only once.
}
fate-ask-vote = { $about } ({ $actor }): somebody objects. Do you allow it?
fate-judged-about = { $text ->
    [none] { $about }
   *[other] “{ $text }”: { $about }
}
fate-ask-anew = Those words do not fit { $actor }. Choose others.
fate-ask-terms = { $actor } { VERB($actor, "asks", "ask") } for other terms: { $terms }. Take them?
fate-other-terms = On other terms: { $terms }
fate-ask-uses = What { VERB($actor, "does", "do") } { $actor } use { $shifts } for?
fate-uses = time { $time } · quality { $quality } · quiet { $notice }
fate-ask-fallen = { $group }: { $number ->
    [one] which one falls?
   *[other] which { $number } fall?
}
fate-bid-hamper = Compel “{ $name }”: 1 fate point for the foe
    .about = The foe gains the fate point you pay.
fate-do-send-out = Let { $name } act alone
fate-do-call-back = Call { $name } back

## Marks

fate-sign-consequence = consequences
fate-sign-aspect = aspects placed on it
fate-sign-defending = full defence
fate-sign-waiting = waits
fate-sign-carrier = carries something
fate-sign-spin = spin

## Cards

fate-kind-orders = Standing orders
fate-orders-lines = These say when you are asked. Each holds until you change it.
fate-order-bids = Bids: { $when ->
    [always] always ask
    [free] ask when it costs nothing
   *[never] always pass
}
fate-order-compels = Compels: { $when ->
    [always] always ask
    [free] ask about placed aspects
   *[never] never ask
}
fate-order-defence = Full defence of { $actor }: { $when ->
    [always] ask at each exchange and attack
    [attacked] ask when attacked
   *[never] never ask
}
fate-order-minions = Full defence and spin of { $actor }: { $when ->
    [always] always ask
   *[never] never ask
}
fate-order-splits = Splitting of groups: { $when ->
    [always] ask each exchange
   *[never] never ask
}
fate-move = Move too
    .none = stay
fate-before = before: { $zone }
fate-after = after: { $zone }
fate-taking = { $move } with { $groups }
fate-carry = Carrying
fate-nobody-carried = nobody
fate-about = Target
fate-about-block = Against what
fate-sort-protect = protect someone
fate-sort-ways = bar a way
fate-sort-attack = all attacks
fate-sort-shot = shots and throws
fate-sort-hand = hand-to-hand attacks
fate-sort-word = attacks with words
fate-sort-maneuver = maneuvers against others
fate-sort-change = changes to the scene
fate-sort-move = leaving the zone
fate-sort-feature = using one thing
fate-sort-rearm = picking up weapons
fate-skill = Skill
fate-usual-skill = { $skill }
fate-unusual-skill = { $skill }, unusual: −{ $number }
fate-swap = { $skill } through “{ $name }”: 1 fate point
fate-sticky = Make it sticky
    .about = With spin, or on a place, an aspect stays when it is tagged.
fate-point = Pay 1 fate point
    .about = Makes it easier by two.
fate-named = Name
fate-named-say = Call
fate-stands = { $sums } · { $result ->
    [tie] a tie
    [ahead] { $margin ->
            [one] 1 shift
           *[other] { $margin } shifts
        }
    [run] { $margin } of { $run } shifts for the run
   *[other] fails by { $margin }{ $spin ->
            [yes] , the defender gains spin
           *[no] { "" }
        }
}
fate-stands-against = against you { $sums }
fate-stands-barred = { $sums } · the block holds
fate-pass-always = Always pass
    .about = You are not asked for bids again until you say so under “Standing orders”.
fate-offer = Offer: { $terms }
fate-so-be-it = So be it: { $name }
fate-placed = Figure
fate-place-lines = Click the place in its zone where { $actor } begins, or drag the figure there.
fate-begin = Begin
fate-worth = Invoke for
fate-plus = +{ $bonus }, 1 fate point
fate-again = a new roll, 1 fate point
fate-order-objects = Objections: { $when ->
    [always] always ask
    [free] ask about what is mine
   *[never] never ask
}
fate-order-falls = Who falls: { $when ->
    [always] I choose
   *[never] the nearest
}

wins-carry = { $name }: { $has ->
        [yes] { $holder }
       *[no] nobody yet
    }
wins-out = { $name }: { $has ->
        [yes] out
       *[no] in the conflict
    }
wins-fuse = fuse: { $has ->
        [yes] burning
       *[no] not burning
    }
wins-limit = { $side }: hold out
wins-leave = { $side }: { $number } of { $of } away
wins-hold = { $name }: { $has ->
        [yes] { $side } alone{ $of ->
            [one] { "" }
           *[other] , { $number } of { $of } exchanges
        }
       *[no] { $side } not alone yet
    }
wins-held = { $name }: { $has ->
        [yes] { $side } alone{ $of ->
            [one] { "" }
           *[other] , { $number } of { $of } exchanges
        }
       *[no] nobody alone
    }
wins-last-side = the last side wins
