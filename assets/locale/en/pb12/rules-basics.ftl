### What the rules of the game say, in our own words: one text for each rule of `rules/rules.toml`, under its id with
### dashes for dots. Ids of other rules become links. Basic terms, preparations, the round.

## Basic terms

rule-r1-1-1 = Each rule with an id stands on its own. Formulas add, subtract and multiply; min takes the smaller of two numbers, max the larger. So (8 − 1) · 6 is 42, and max(6 − 7; 0) is 0.
rule-r1-1-2 = The table is the area on which a game is played, with its terrain. Players agree on its size and on what stands on it; here the scenario says both (R1.2.6).
rule-r1-1-3 = A game goes by rounds. In each round the players take turns one after the other (R1.3.7) until nobody can or wants to go on.
rule-r1-1-4 = Whatever a player can act with is a figure; everything else on the table is terrain. Both have rules: a vehicle is a figure (R3.0.1), a wall is terrain.
rule-r1-1-5 = A status is a set of rules that holds for a figure as long as it is in some condition, such as wounded or in panic. Figures receive and lose statuses during the game; R1.9.1 says how they work.
rule-r1-1-6 = Markers show which statuses a figure has, and how many times where that counts. They mark places, too, such as the one where a figure has fallen (R1.10.1).
rule-r1-1-7 = Attributes are numbers, and a higher one is usually better. What happens in a game may raise and lower them, even below zero. The sheet of a figure shows the value at first, the value now, and what makes the difference.
rule-r1-1-8 = An attribute that has "points" in its name is an account: points come in and are used up, and what is left is the balance. At the start all accounts are empty. Such accounts are action, movement, command, damage, resource, charge and victory points.
rule-r1-1-9 = Refilling adds points to an account but never lifts it above the value of its attribute. Where no number is named, it is filled to exactly that value: a figure with an AP value of 3 and no points gets 3.
rule-r1-1-10 = A check is one roll of a twelve-sided die. It succeeds when the die shows at least the target number: 9 against a target number of 7 is a success.
rule-r1-1-11 = Rules may raise a target number (+, harder) or lower it (−, easier). All that apply are added up; the card of a question lists each with its rule.
rule-r1-1-12 = A target number of 1 or less, after all modifiers, is an automatic success; above 12 it is an automatic failure. No die is rolled in either case.
rule-r1-1-13 = All distances are counted in steps. How long a step is on a real table is agreed before the game: 2 cm at a scale of 1:50, 1 cm at 1:100, 4 cm at 1:24.
rule-r1-1-14 = Each figure has a base point; for people it is about the middle of the head. The distance of two figures is that of their base points, in space. Everybody may measure everything at any time.
rule-r1-1-15 = How far away a target is has a name that depends on a range factor R: near up to R, short up to 2 R, medium up to 4 R, long up to 8 R, extreme up to 16 R. The upper end belongs to each. With R 3, 5 steps are short and 15 steps are long.
rule-r1-1-16 = Two figures are in contact when their bodies, or their bases, touch.
rule-r1-1-17 = The area around a point is a circle of a given radius in steps; that of a figure lies around its base point. The rule that uses it says which value gives the radius, for example R1.4.19.
rule-r1-1-18 = A zone is a part of the table with rules of its own for the figures in it: for entering (R1.2.8), for leaving (R1.2.9), hard to cross (R6.1.4), or worth points (R6.1.10).
rule-r1-1-19 = The game value says how strong a figure is, all in all. A game is fair when the forces of all players have about the same sum (R1.2.2).
rule-r1-1-20 = Besides its game value, epicness says how heroic a single figure or item is. A limit is agreed before the game, usually 12; nothing above it may be used.
rule-r1-1-21 = Players collect victory points, and the most points win. The game ends when only one player is not defeated, or when the scenario ends it, for example after a set number of rounds (R6.1.2).
rule-r1-1-22 = A defeated player takes no further part and loses all victory points. Every other player who is still in the game gets 1 victory point.

## Preparations

rule-r1-2-1 = A force is all the figures a player brings. The sum of their game values (R1.1.19) is the value of the force.
rule-r1-2-2 = The value of a force must be below the limit that the players have agreed upon.
rule-r1-2-3 = Some choices, such as command points (R1.2.5) and cards (R5.0.2), lower the value limit of a player by a share of the whole limit, counted in per mille. 375 ‰ of 120,000 leave 75,000.
rule-r1-2-4 = Command points (CP) stand for how much a player can do in a round: activating a figure, entering, waiting and giving commands cost CP. They are refilled at the beginning of each round (R1.3.2).
rule-r1-2-5 = Before the game each player chooses a CP value of 0 or more. Each point of it lowers the limit of the force by 25 ‰ (R1.2.3).
rule-r1-2-6 = A scenario is what is agreed for one game: terrain, zones, what brings victory or defeat, how long it goes. Here it is a file, and the modules of R6.1.1 are parts of it.
rule-r1-2-7 = The staging area holds the figures that are neither on the table nor out of the game. At the beginning all figures are there, unless the scenario sets them up.
rule-r1-2-8 = Figures come from the staging area onto the table through the entry zones of their player, by a turn of relocating (R1.3.11).
rule-r1-2-9 = Through exit zones figures can go back to the staging area during the game, by a turn of relocating (R1.3.12).
rule-r1-2-10 = Conditions of victory say how players gain points, conditions of defeat when a player is defeated (R1.1.22). Examples are R6.1.9 to R6.1.11.
rule-r1-2-11 = Players can only act with figures they control. At the start these are the figures of their forces; control of a vehicle can change with the figure that steers it (R3.0.4).

## The round

rule-r1-3-1 = Each round has four phases: logistics (R1.3.2), initiative (R1.3.3), turns (R1.3.7) and status (R1.3.15). Then the next round begins.
rule-r1-3-2 = All players refill their command points; a player who then has none is defeated. Figures that were done no longer are, and players may draw cards (R5.0.4).
rule-r1-3-3 = All players choose secretly, at the same time, how many command points they bid for initiative: from none to all they have.
rule-r1-3-4 = Each player rolls one die and adds 2 for each command point of the bid (R1.3.3). The sum is the initiative of the player in this round.
rule-r1-3-5 = From the highest initiative down, each player takes the first or the last of the places in the turn order that are still free. The last player gets the place that is left.
rule-r1-3-6 = If players have the same initiative, chance decides; here a die does.
rule-r1-3-7 = Players take one turn each in turn order, again and again, until nobody has command points or everybody has broken off. A turn is one of: activate (R1.3.8), relocate (R1.3.11, R1.3.12), wait (R1.3.13), break off (R1.3.14). A player may have several turns in a row when the others are done.
rule-r1-3-8 = For 1 CP a player activates one figure on the table: its action points are refilled and it may act. The turn ends when the player can or will do no more. Only figures with an initiative above 0 can be activated this way.
rule-r1-3-9 = Figures that act along with the one that was activated, by a command action (R2.1.1) or as a steered vehicle (R3.0.3), are activated indirectly.
rule-r1-3-10 = At the end of a turn all figures that were activated in it are done until the end of the round: each acts at most once a round.
rule-r1-3-11 = For 1 CP a figure from the staging area is set up anywhere in an entry zone of its player where it stands safely (R1.4.29), facing any way. It acts in a later turn.
rule-r1-3-12 = In the same way a figure goes from an exit zone to the staging area. One turn is for entering or for leaving, never for both.
rule-r1-3-13 = For 1 CP a player lets a turn pass. That is how to see first what the others do.
rule-r1-3-14 = A player ends the turn at no cost and has no more turns in this round. The others continue until they are done too.
rule-r1-3-15 = The status phase begins with the question who surrenders; that is a defeat (R1.1.22).
rule-r1-3-16 = Then every figure whose nerve is below zero is Panicked (R1.10.5).
rule-r1-3-17 = Then come the effects that the statuses of all figures have in this phase. Where the order matters for a figure, the player who controls it decides.
rule-r1-3-18 = A player who has no figure on the table that is able to act, at the end of the status phase, is defeated.
rule-r1-3-19 = A player may also give up at any other time and is then defeated.
