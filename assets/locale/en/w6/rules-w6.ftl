### What the rules of Kampf W6 say, in our own words: one text for each rule of `rules/rules.toml`, under its id. Ids of other
### rules become links.

## The fight

rule-w001 = When a conflict breaks out, time stands still and everything happens in rounds until the fight is over. A scenario begins at that moment.
rule-w002 = Before anybody acts, the order is fixed (W003).
rule-w003 = Each participant rolls a die and adds speed (S). The highest sum acts first, and so on down. This happens once per fight, for each figure separately.
rule-w004 = If the sums are equal, the higher speed (S) goes first, then the higher dexterity (G). If these are equal too, the figures roll again.
rule-w005 = In a combat round, each participant has priority exactly once.
rule-w006 = After the last figure the next round begins with the first one, in the same order. Figures that are out of action are skipped.
rule-w007 = The figure that has priority is the actor, and its player chooses what it does. There is always exactly one actor.

## Actions

rule-w008 = At the start of its own turn, a figure has all its actions again, whether it spent them or not.
rule-w009 = A figure's maximum of actions is the mean of speed and dexterity, rounded down, plus 1: S 3 and G 4 make 4.
rule-w010 = A figure has at least one action, however slow it is.
rule-w011 = Refreshing sets the actions to their maximum: nothing carries over. What a figure does not spend in its own turn pays for reactions until the next one (W023).
rule-w012 = The actor performs one act after another, and each costs actions, usually 1. An act that the actor cannot pay for is impossible.
rule-w013 = An attack uses one weapon and makes as many single attacks as that weapon has for each action (W035). All of them have one target.
rule-w014 = Reloading fills the magazine of one weapon. It costs 1 action, 2 for a machine gun.
rule-w015 = The target of a melee attack that has hit may parry with a weapon or a shield: for 1 action it rolls a die for each hit against 7 − melee − parry value, but at least 2. Each success takes one hit away. Without an action left it may buy or steal one for this (W030, W031).
rule-w016 = A figure kneels, lies down or gets up. Kneeling and prone figures have cover (W051), but a prone figure can only crawl (W019), and a kneeling one cannot move.
rule-w017 = A figure walks up to S metres. On the way it may do one other act that costs no action; all rolls for that act are 2 harder.
rule-w018 = A figure runs up to 2 S metres and does nothing else in this act.
rule-w019 = A prone figure crawls up to S / 2 metres.
rule-w020 = A figure uses an item; the item says what it does. A first aid kit heals one wound, twice.
rule-w021 = Acts are never combined, since others may react to each (W023). Only a walk and the act on the way are one (W017).
rule-w022 = The list of acts is open: a scenario may add others, such as doors and levers, with a cost and an effect.

## Reactions

rule-w023 = After each of the actor's acts, others may react.
rule-w024 = All participants on every side may react if they perceive the act (W025) and have an action left (W026).
rule-w025 = A figure that wants to react must perceive the act: see the actor, hear it, or notice it in some other way. Others hear crawling 2 metres away, walking 5, running 15.
rule-w026 = A figure that wants to react must have at least one action left; one bought or stolen with a die counts (W030, W031).
rule-w027 = A reaction follows right after the act, but happens practically at the same time. So a figure that the act takes out may still shoot back.
rule-w028 = Each figure may react once to an act; any number of different figures may react to the same one.
rule-w029 = A reaction costs the figure one of its actions.

## Dice for actions

rule-w030 = A bonus die, given up for the whole game, buys one more action at once.
rule-w031 = A fate die steals an action: an opponent loses one, now or in the next turn, and your figure gets one at once.
rule-w032 = Buying and stealing actions (W030, W031) costs no action, and nobody can react to it.

## Attacks

rule-w033 = All attacks, with blades, guns or thrown weapons, work the same way: to hit (W036), cover (W049), armour (W053), wounds (W055).
rule-w034 = Each kind of weapon needs its skill: melee, shooting or throwing.
rule-w035 = The attacker rolls one die for each single attack: as many as the weapon has per action, as changed by the fire mode (W045) and allowed by the magazine.
rule-w036 = To hit, each die must show 7 − skill − the weapon's accuracy or more. Recoil (W041), a wrong distance (W044) and walking (W017) are added.
rule-w037 = The number needed to hit never falls below 2, however good the skill and the weapon are.
rule-w038 = A die that shows 1 always misses; nothing worse happens.
rule-w039 = Each success is one hit. The attacker may spend dice to reroll a die or to roll one more.

## Options

rule-w040 = Recoil is an option of the scenario: with it, shots in a row get harder (W041).
rule-w041 = After shooting, the recoil counter is the number of shots minus the weapon's recoil control. If the figure's very next act is shooting again, the counter adds to the number needed to hit.
rule-w042 = If the next act is not shooting, the recoil counter lapses completely.
rule-w043 = Distances are an option: short up to 20 metres, medium up to 100, long up to 500, extreme beyond. Each weapon is made for one of them.
rule-w044 = At any distance but its own, a weapon hits less easily: by 1 to 3 if too near, by 2 to 7 if too far. A weapon for short range has +2 at medium, +4 at long and +7 at extreme distance.
rule-w045 = Fire modes are an option for weapons that list some; the player chooses the mode for each attack.
rule-w046 = The usual mode is semi-automatic or burst: the weapon as listed.
rule-w047 = A weapon that has only full automatic fires like that as listed.
rule-w048 = In the other modes: a single shot is one shot with accuracy +2; full automatic has twice the shots and accuracy −3.

## Cover, armour, wounds

rule-w049 = A target with cover rolls a die for each hit; each success takes a hit away. Cover comes before armour (W053).
rule-w050 = How good cover is depends on how much of the body is hidden: it needs a 6 if most of it is in sight, a 5 if half is hidden, a 4 if only small parts are in sight.
rule-w051 = A kneeling figure has cover at 5, a prone one at 4. Of this and of what hides it (W050), the better one counts.
rule-w052 = Cover helps against melee and ranged attacks. The defender may spend dice on the roll, too.
rule-w053 = The target rolls a die for each remaining hit; each success stops that hit.
rule-w054 = Armour needs 7 − protection + penetration of the weapon or its ammunition.
rule-w055 = Each hit that nothing stops causes as many wounds as the weapon says. Wounds add up; at its limit a figure is out of action.
rule-w056 = Group dice are an option: a side's common store of dice, for rerolling a die or rolling one more.
