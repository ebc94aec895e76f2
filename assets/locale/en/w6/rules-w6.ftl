### What the rules of Kampf W6 say, in our own words: one text for each rule of `rules/rules.toml`, under its id. Ids of other
### rules become links.

## The fight

rule-w001 = When a conflict breaks out, time stands still and everything goes by rounds until the fight is over. A scenario begins at that moment.
rule-w002 = Before anybody acts, the order of acting is fixed (W003).
rule-w003 = Each participant throws a die and adds speed (S). The highest sum acts first, then down. This is done once in a fight, for each figure by itself.
rule-w004 = With equal sums the higher speed (S) comes first, then the higher dexterity (G). If these are equal too, the figures throw again.
rule-w005 = In a combat round each participant has priority exactly once.
rule-w006 = After the last figure the next round begins with the first one, in the same order. Figures that are out of action are passed over.
rule-w007 = The figure that has priority is the actor, and its player chooses what it does. There is always exactly one actor.

## Actions

rule-w008 = At the start of its own turn a figure gets its actions back, whether they were spent or not.
rule-w009 = The most actions a figure has is the mean of speed and dexterity, rounded down, plus 1: S 3 and G 4 make 4.
rule-w010 = A figure has one action at least, however slow it is.
rule-w011 = Refreshing sets the actions to their maximum: nothing is saved up. What is not spent in the own turn serves for reactions until the next one (W023).
rule-w012 = The actor does one act after the other, and each takes some actions, usually 1. An act that cannot be paid cannot be done.
rule-w013 = An attack uses one weapon and makes as many single attacks as that weapon has for each action (W035). All go at one target.
rule-w014 = Reloading fills the magazine of one weapon. It costs 1 action, 2 for a machine gun.
rule-w015 = The target of a melee attack that has hit may parry with a weapon or a shield: for 1 action it throws a die for each hit, at 7 − melee − parry value but no less than 2. Each success takes one hit away. Without an action left it may buy or steal one for this (W030, W031).
rule-w016 = A figure kneels, lies down or gets up. Kneeling and lying give cover (W051), but only crawling (W019) is possible while lying and no movement while kneeling.
rule-w017 = A figure walks up to S metres. On the way it may do one other act that costs no action; all rolls of that act are harder by 2.
rule-w018 = A figure runs up to 2 S metres and does nothing else in this act.
rule-w019 = A lying figure crawls up to S / 2 metres.
rule-w020 = A figure uses an item; what it does is said by the item. A first aid kit heals one wound, twice.
rule-w021 = Acts are never done together, since each may be reacted to (W023). Only a walk and the act on the way are one (W017).
rule-w022 = The list of acts is open: a scenario may add others, such as doors and levers, with cost and effect.

## Reactions

rule-w023 = After each act of the actor others may react.
rule-w024 = All participants may react, on every side, if they perceive the act (W025) and have an action left (W026).
rule-w025 = A figure that wants to react must perceive the act: see the actor, hear it, or notice it in some other way. Crawling is heard 2 metres away, walking 5, running 15.
rule-w026 = A figure that wants to react must have at least one action that is not spent; one that a die gets counts (W030, W031).
rule-w027 = A reaction follows right after the act, but happens practically at the same time. So a figure that the act puts out of action may still shoot back.
rule-w028 = Each figure may react once to an act; any number of different figures may react to the same one.
rule-w029 = A reaction costs the figure one of its actions.

## Dice for actions

rule-w030 = A bonus die, given up for the whole game, buys one more action at once.
rule-w031 = A fate die steals an action: an opponent loses one, now or in the next turn, and the own figure has one more at once.
rule-w032 = To buy and to steal actions (W030, W031) costs no action, and nobody can react to it.

## Attacks

rule-w033 = All attacks, with blades, guns or thrown weapons, go alike: to hit (W036), cover (W049), armour (W053), wounds (W055).
rule-w034 = Each kind of weapon needs its skill: melee, shooting or throwing.
rule-w035 = One die is thrown for each single attack: as many as the weapon has for an action, as the fire mode changes it (W045) and its magazine allows.
rule-w036 = To hit, each die must show 7 − skill − accuracy of the weapon or more. Recoil (W041), a wrong distance (W044) and walking (W017) are added.
rule-w037 = The number needed to hit never falls below 2, however good skill and weapon are.
rule-w038 = A die that shows 1 always misses; nothing worse happens.
rule-w039 = Each success is one hit. The attacker may spend dice to throw again or to throw one more.

## Options

rule-w040 = Recoil is an option of the scenario: with it, shots in a row get harder (W041).
rule-w041 = After shooting, the counter of recoil is the number of shots minus the recoil control of the weapon. When the very next act of the figure is shooting again, the counter is added to the number needed to hit.
rule-w042 = When the next act is no shooting, the counter of recoil lapses completely.
rule-w043 = Distances are an option: short up to 20 metres, medium up to 100, long up to 500, extreme beyond. Each weapon is made for one of them.
rule-w044 = At another distance than the one a weapon is made for it is harder to hit: by 1 to 3 when it is too near, by 1 to 7 when it is too far. A weapon for short range has +2 at medium, +4 at long and +7 at extreme distance.
rule-w045 = Fire modes are an option and hold for weapons that list some; the mode is chosen with each attack.
rule-w046 = The usual mode is semi-automatic or burst: the weapon as it is listed.
rule-w047 = A weapon that only has full automatic fires so as it is listed.
rule-w048 = In the other modes: a single shot is one shot with accuracy +2; full automatic has twice the shots and accuracy −3.

## Cover, armour, wounds

rule-w049 = A target with cover throws a die for each hit; each success takes a hit away. This comes before armour (W053).
rule-w050 = How good cover is depends on how much of the body is hidden: with most of it to be seen 6 is needed, half hidden 5, only small parts to be seen 4.
rule-w051 = A kneeling figure has cover at 5, a lying one at 4. Of this and what hides it (W050) the better one counts.
rule-w052 = Cover helps against near and far attacks. The defender may spend dice on the roll, too.
rule-w053 = For each hit that is left the target throws a die; each success stops that hit.
rule-w054 = Armour needs 7 − protection + penetration of the weapon or its ammunition.
rule-w055 = Each hit that nothing stopped causes as many wounds as the weapon says. Wounds add up; at its limit a figure is out of action.
rule-w056 = Group dice are an option: a common store of dice for a side, to throw again or one more.
