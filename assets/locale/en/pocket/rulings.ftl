### The rulings of Pocket Tactics: a question, the ruling, its reason, and the rules it belongs to.

## The whole game

ruling-pr01 = PR01
    .question = What shape and size do tiles have?
    .ruling = Regular hexagons standing on a corner, with sides of two steps; the tile (0, 0) is in the middle of the table.
    .reason = Edges must match, and the printed tiles have this form.
    .rules = P007, P008

ruling-pr02 = PR02
    .question = Who starts with what?
    .ruling = One roll orders choosing, building and placing, starting with the highest, in the direction that player chooses; with two players there is nothing to choose. Only players who tie roll again. The first turn follows P012.
    .reason = The rules name two moments in two places.
    .rules = P002, P008, P012

ruling-pr03 = PR03
    .question = Which units may be in an army?
    .ruling = All of one faction, each card at most as often as agreed (twice), at least one unit. A standard set has each card once. Two players may lead the same faction.
    .reason = A free choice needs a stock.
    .rules = P002, P003

ruling-pr04 = PR04
    .question = How many tiles are in a set?
    .ruling = Eight of meadow and four each of sand, scree, swamp and water. Features may be of any kind, also of the same kind.
    .reason = A set has to end somewhere.
    .rules = P005, P006

ruling-pr05 = PR05
    .question = How do players choose the central feature?
    .ruling = As agreed: the winner of the roll names it, or a die picks one of the five kinds; a six is rolled again.
    .reason = The rules name both ways.
    .rules = P006

ruling-pr06 = PR06
    .question = What is next to another tile?
    .ruling = A tile that shares a side with one already there; it must be on the table.
    .reason = A corner alone joins nothing.
    .rules = P008

ruling-pr07 = PR07
    .question = Where is as far as possible from everything?
    .ruling = Of the tiles without a feature, those whose nearest feature is farthest away, counted in tiles; of these, those with the greatest sum of all distances; of these, the player chooses.
    .reason = This meets both wishes of the rule at once.
    .rules = P009

ruling-pr08 = PR08
    .question = In what order do players place their first units?
    .ruling = One at a time, in turn, and at least one. After that, a player may stop; one without room is skipped.
    .reason = Whoever places last starts.
    .rules = P010, P012

ruling-pr09 = PR09
    .question = What is control?
    .ruling = The player whose unit stands on a feature controls it; otherwise nobody does.
    .reason = When the occupying unit goes in, its player loses control.
    .rules = P024, P026, P053

ruling-pr10 = PR10
    .question = How far does a move go?
    .ruling = One step and as many bonus steps as the card has. A tile acts at once when a unit enters it, on flyers only where their move ends. A defeated unit moves no further.
    .reason = Hazards act when a unit moves in, and flyers fly over them.
    .rules = P013, P014, P046

ruling-pr11 = PR11
    .question = May flyers move and attack in one turn?
    .ruling = Only if players agree on it: then up to as many steps as the card has, before a melee attack.
    .reason = The card of flyers says “activated”, but a turn is one action.
    .rules = P014, P018

ruling-pr12 = PR12
    .question = Where does a hop lead?
    .ruling = To any free tile next to the unit hopped over. It counts as one step, and the tile below does nothing.
    .reason = These are the words of P020.
    .rules = P020

ruling-pr13 = PR13
    .question = May a move end where it began?
    .ruling = No. A step back is not allowed if the move would have to end there.
    .reason = There is no passing, and nobody gets stuck.
    .rules = P018, P019

ruling-pr14 = PR14
    .question = When is there sight?
    .ruling = As agreed: along some shortest route whose inner tiles are all free, where gaps block; or along the straight line between both centres, where of two tiles that the line runs between, one must be free.
    .reason = The rules prescribe the shortest route; the line is for those who measure.
    .rules = P015, P016

ruling-pr15 = PR15
    .question = What blocks sight?
    .ruling = What is between the two, never the two places themselves. A player’s own units do not block, but a feature under one does.
    .reason = The rule speaks of enemy units.
    .rules = P016

ruling-pr16 = PR16
    .question = When does a target strike back with red?
    .ruling = If its reach covers the distance; sight does not matter.
    .reason = The rule speaks of the range.
    .rules = P017

ruling-pr17 = PR17
    .question = May a unit shoot at an adjacent one?
    .ruling = Ranged units may. Nobody enters the tile, and the target always strikes back.
    .reason = The reach includes one tile.
    .rules = P015, P029

ruling-pr18 = PR18
    .question = Who may use magic?
    .ruling = Units of the type magic, in melee and at range. Magic does nothing by itself; abilities refer to it.
    .reason = Types do nothing alone.
    .rules = P028, P045

ruling-pr19 = PR19
    .question = Whose ground counts in melee?
    .ruling = First the hazard of the target’s tile acts on the attacker. Support, favoured terrain and bonuses are those of the tile it attacks from.
    .reason = Nobody moves in until the fight is over.
    .rules = P027, P046, P049

ruling-pr20 = PR20
    .question = Onto which dice does a bonus go?
    .ruling = One next to the red dice goes onto those, one next to the green dice onto those, one below onto either; never onto a six. Passing ends the phase only for that player.
    .reason = Its place on the card names the dice.
    .rules = P032, P033

ruling-pr21 = PR21
    .question = What happens to a bonus when the die is rerolled?
    .ruling = It is gone, and the new result stands. A player may reroll the same die more than once.
    .reason = It is a new roll.
    .rules = P034

ruling-pr22 = PR22
    .question = What if a unit rolls no dice?
    .ruling = Without red dice, it never defeats anybody; without green dice, any red die defeats it. If all pairs tie and none are left over, the unit is safe.
    .reason = This follows from the comparison.
    .rules = P037, P041

ruling-pr23 = PR23
    .question = Where does the attacker stand after melee?
    .ruling = If only the target is defeated, on its tile, without another hazard test; otherwise where it was.
    .reason = It had moved in.
    .rules = P027

ruling-pr24 = PR24
    .question = Who captures?
    .ruling = In a fight, the other player; with a special function, its owner; through a hazard or water, the next player in turn (in an attack: PR42).
    .reason = “The opponent” is clear only with two players.
    .rules = P043, P048, P051

ruling-pr25 = PR25
    .question = Do shooters need a water test?
    .ruling = As agreed: all of them (they do not drown, but lose the action), or only those who enter. Nobody tests on favoured terrain.
    .reason = Any unit tests, but only entering drowns.
    .rules = P049

ruling-pr26 = PR26
    .question = How long does deployment spare a unit?
    .ruling = For that deployment only.
    .reason = The rule says “deployed”.
    .rules = P047

ruling-pr27 = PR27
    .question = What helps in a five-test?
    .ruling = Nothing: plain dice, without bonuses or rerolls; without dice, the test fails. A special function is not an attack: the target does not strike back.
    .reason = The test is about the dice on the card.
    .rules = P051, P054

ruling-pr28 = PR28
    .question = When does the game check for the end?
    .ruling = It checks control of all features after each step, deployment and fight, for flyers where their move ends (PR40). A player without a unit on the map is beaten at once, one without any legal action when its turn comes. If all are beaten at once, it is a draw.
    .reason = The rules say “as soon as”.
    .rules = P052, P053

ruling-pr29 = PR29
    .question = May a player pass?
    .ruling = Not while the player can do anything.
    .reason = A turn is exactly one action.
    .rules = P018

ruling-pr30 = PR30
    .question = Does every game end?
    .ruling = After the agreed number of turns, the player with more captured points wins, then the one with more features; otherwise it is a draw. Players may agree that features come first and captured points second.
    .reason = Two careful players could go on for ever.
    .rules = P043, P053

ruling-pr31 = PR31
    .question = What about three players and more?
    .ruling = A beaten player is out at once, and its units leave the map; nobody captures them. The last player in the game wins. “The next player” is always the next one still in the game.
    .reason = The rules speak of opponents.
    .rules = P012, P052

ruling-pr32 = PR32
    .question = Into which feature may a unit go?
    .ruling = Into an adjacent one that another unit of its player holds, which stays there, or into the one it holds itself. A player's last unit on the map may not: its player would be beaten.
    .reason = “Occupied” means by its own player.
    .rules = P025, P026

ruling-pr33 = PR33
    .question = May a unit deploy onto a feature?
    .ruling = Yes, onto a free one next to the controlled one.
    .reason = It is next to it.
    .rules = P024

ruling-pr34 = PR34
    .question = Who supports?
    .ruling = Units of the same player on adjacent tiles at the moment of the roll, for both fighters.
    .reason = Both roll.
    .rules = P035

ruling-pr35 = PR35
    .question = May players look into the bag?
    .ruling = Everybody knows what is in it; a die with as many faces as there are tiles left decides which comes next.
    .reason = There is nothing to peek at.
    .rules = P005, P008

ruling-pr36 = PR36
    .question = Which chances does the program show?
    .ruling = Those of the plain dice, and those with bonuses, each added to the unit's highest result below six, those for either colour as in PR41. They leave out rerolls.
    .reason = What players choose has no exact chance.
    .rules = P033, P037

ruling-pr37 = PR37
    .question = In which order are dice rolled?
    .ruling = The attacker’s red and green dice, then the target’s. All are rolled, even those nobody will need.
    .reason = Scripts need one order.
    .rules = P031

ruling-pr38 = PR38
    .question = When does the game ask for a bonus or a reroll?
    .ruling = As long as one is left that may still change the result of a comparison, given everything both sides may still do. Otherwise the phase goes on without asking.
    .reason = It would change nothing.
    .rules = P033, P034

ruling-pr39 = PR39
    .question = What does the tile do that a flyer attacks from after its steps?
    .ruling = Its hazard acts before the attack, as where a move ends; tiles flown over do nothing. A tile that ends a move lets the flyer attack, but go no further.
    .reason = The flyer stays there if it does not win.
    .rules = P014, P022, P046

ruling-pr40 = PR40
    .question = What does a flyer control on its way?
    .ruling = Nothing: what counts is where its move ends, after the hazard there. A flyer that drowns on the last feature has not won.
    .reason = It flies over the rest, and the hazard of a place comes first.
    .rules = P014, P046, P053

ruling-pr41 = PR41
    .question = Where does a bonus for either colour go when the program works out chances?
    .ruling = Onto the unit's highest red result below six. If there is none, or no red dice are rolled, onto the highest green result below six; if there is none either, it is lost.
    .reason = Whoever plays the fight would do the same.
    .rules = P033, P037

ruling-pr42 = PR42
    .question = Who captures an attacker lost to its target's tile?
    .ruling = The owner of the attacked unit. A unit lost to the hazard of any other tile goes to the next player in turn.
    .reason = In an attack it is clear who the opponent is.
    .rules = P046, P048, P051

ruling-pr43 = PR43
    .question = What if the same position comes again and again?
    .ruling = When a turn begins with the same units, reserves and player for the third time, the game says so; the fourth time ends the game as its turn limit does. Players may agree to do without this.
    .reason = Every game ends.
    .rules = P018, P052

ruling-pr44 = PR44
    .question = Who takes the first turn if all units are on the map from the beginning?
    .ruling = Whoever rolled highest. A scenario may name the player who begins; then nobody rolls.
    .reason = Nobody has placed a last unit, and dice decide who begins.
    .rules = P002, P012
