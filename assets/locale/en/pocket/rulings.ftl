### The rulings of Pocket Tactics: a question, the ruling, its reason, and the rules it belongs to.

## The whole game

ruling-pr01 = PR01
    .question = What shape and size do tiles have?
    .ruling = Regular hexagons that stand on a corner, with sides of two steps; the tile (0, 0) lies in the middle of the table.
    .reason = Edges must match, and the printed tiles have this form.
    .rules = P007, P008

ruling-pr02 = PR02
    .question = Who begins with what?
    .ruling = One roll orders choosing, building and placing, from the highest on in the direction that player chooses; with two players nothing is chosen. Only those who tie throw again. The first turn follows P012.
    .reason = Two places of the rules name two moments.
    .rules = P002, P008, P012

ruling-pr03 = PR03
    .question = Which units may be in an army?
    .ruling = All of one faction, each card at most as often as agreed (twice), one unit at least. A standard set has each card once. Two players may lead the same faction.
    .reason = A free choice needs a stock.
    .rules = P002, P003

ruling-pr04 = PR04
    .question = How many tiles has a set?
    .ruling = Eight of meadow and four each of sand, scree, swamp and water. Features may be of any kind, and of the same.
    .reason = A set has to end somewhere.
    .rules = P005, P006

ruling-pr05 = PR05
    .question = How is the central feature found?
    .ruling = As agreed: the winner of the roll names it, or a die picks one of the five kinds; a six is thrown again.
    .reason = Both ways are named.
    .rules = P006

ruling-pr06 = PR06
    .question = What is next to another tile?
    .ruling = A tile that shares a side with one that lies there; it must lie on the table.
    .reason = A corner alone joins nothing.
    .rules = P008

ruling-pr07 = PR07
    .question = Where is as far as possible from everything?
    .ruling = Of the tiles without a feature those whose nearest feature is farthest away, counted over tiles; of these those with the greatest sum of all distances; of these the player chooses.
    .reason = Both wishes of the rule are met at once.
    .rules = P009

ruling-pr08 = PR08
    .question = In which rhythm are the first units placed?
    .ruling = One at a time, in order, one at least. After that a player may stop, and without room is skipped.
    .reason = The one who placed last begins.
    .rules = P010, P012

ruling-pr09 = PR09
    .question = What is control?
    .ruling = A feature is controlled by the player whose unit stands on it, and otherwise by nobody.
    .reason = When the occupant goes in, control is lost.
    .rules = P024, P026, P053

ruling-pr10 = PR10
    .question = How far does a move go?
    .ruling = One step and as many bonus steps as the card has. What a tile does happens at once when it is entered, to flyers only where their move ends. A defeated unit moves no further.
    .reason = Hazards act on moving into a place, and flyers fly over it.
    .rules = P013, P014, P046

ruling-pr11 = PR11
    .question = May flyers move and attack in one turn?
    .ruling = Only where that is agreed: then up to as many steps as the card has before an attack in melee.
    .reason = The card of flyers says “activated”, but a turn is one action.
    .rules = P014, P018

ruling-pr12 = PR12
    .question = Where does a hop lead?
    .ruling = To any free tile beside the unit that is hopped over. It counts as one step, and the tile below does nothing.
    .reason = The words of P020.
    .rules = P020

ruling-pr13 = PR13
    .question = May a move end where it began?
    .ruling = No. A step back is refused where the move would have to end there.
    .reason = There is no passing, and nobody gets stuck.
    .rules = P018, P019

ruling-pr14 = PR14
    .question = When is there sight?
    .ruling = As agreed: along some shortest way of cells all of whose inner cells are free, voids being cells that block; or along the straight line between both centres, where of two cells beside the line one must be free.
    .reason = The shortest route is prescribed; the line is for those who measure.
    .rules = P015, P016

ruling-pr15 = PR15
    .question = What blocks sight?
    .ruling = What lies between both, never the two places themselves. One’s own units do not block, but a feature under one does.
    .reason = The rule speaks of enemy units.
    .rules = P016

ruling-pr16 = PR16
    .question = When does a target answer?
    .ruling = When its reach is as great as the distance; sight does not matter.
    .reason = The rule speaks of the range.
    .rules = P017

ruling-pr17 = PR17
    .question = May one shoot at a neighbour?
    .ruling = Units with a range may. Nobody enters the tile, and the target always answers.
    .reason = The reach includes one tile.
    .rules = P015, P029

ruling-pr18 = PR18
    .question = Who may use magic?
    .ruling = Units of the type magic, in melee and at range. It does nothing by itself; abilities refer to it.
    .reason = Types do nothing alone.
    .rules = P028, P045

ruling-pr19 = PR19
    .question = Whose ground counts in melee?
    .ruling = First the hazard of the target’s tile acts on the attacker. Support, favoured terrain and bonuses are those of the tile it attacks from.
    .reason = Until the fight is over, nobody has moved in.
    .rules = P027, P046, P049

ruling-pr20 = PR20
    .question = Onto which dice does a bonus go?
    .ruling = One beside the red dice onto these, one beside the green dice onto those, one below onto either; never onto a six. Passing ends the phase for that player alone.
    .reason = Where it is printed names the dice.
    .rules = P032, P033

ruling-pr21 = PR21
    .question = What becomes of a bonus when the die is thrown again?
    .ruling = It is gone, and the new result stands. The same die may be thrown more than once.
    .reason = It is a new throw.
    .rules = P034

ruling-pr22 = PR22
    .question = What if a unit throws no dice?
    .ruling = Without red dice it never defeats anybody; without green dice any red die defeats it. If all pairs tie and none are left over, the unit is safe.
    .reason = This follows from the comparison.
    .rules = P037, P041

ruling-pr23 = PR23
    .question = Where does the attacker stand after melee?
    .ruling = If only the target is defeated, on its tile, and without another hazard; else where it was.
    .reason = It had moved in.
    .rules = P027

ruling-pr24 = PR24
    .question = Who captures?
    .ruling = In a fight the other player, by a special function its owner, by hazard or water the next player in the direction (in an attack: PR42).
    .reason = “The opponent” is clear only between two.
    .rules = P043, P048, P051

ruling-pr25 = PR25
    .question = Is there a water test for shooters?
    .ruling = As agreed: for all (they do not drown, but the action is lost), or only for those who enter. Nobody tests on favoured terrain.
    .reason = Any unit tests, only entering drowns.
    .rules = P049

ruling-pr26 = PR26
    .question = How long does deployment spare a unit?
    .ruling = For that deployment only.
    .reason = The rule says “deployed”.
    .rules = P047

ruling-pr27 = PR27
    .question = What helps in a five-test?
    .ruling = Nothing: plain dice, without bonus or reroll; without dice it fails. A special function is no attack: the target does not answer.
    .reason = It is about the dice of the card.
    .rules = P051, P054

ruling-pr28 = PR28
    .question = When is the end looked at?
    .ruling = Control of all features after each step, deployment and fight, of flyers where their move ends (PR40). A player without a unit on the map is beaten at once, one without any legal action when its turn comes. If all are beaten at once, it is a draw.
    .reason = The rules say “as soon as”.
    .rules = P052, P053

ruling-pr29 = PR29
    .question = May one pass?
    .ruling = Not while anything can be done.
    .reason = A turn is exactly one action.
    .rules = P018

ruling-pr30 = PR30
    .question = Does every game end?
    .ruling = After the agreed number of turns the player with more points in captures wins, then the one with more features; else it is a draw.
    .reason = A game of two careful players could go on for ever.
    .rules = P043, P053

ruling-pr31 = PR31
    .question = What with three and more?
    .ruling = A beaten player is out at once, and its units leave the map; nobody captures them. The last one in wins. The next player is the next one still in.
    .reason = The rules speak of opponents.
    .rules = P012, P052

ruling-pr32 = PR32
    .question = Into which feature may a unit go?
    .ruling = Into one beside it that an own unit holds, which stays there, or into the one it holds itself. The last own unit on the map may not: its player would be beaten.
    .reason = “Occupied” means by oneself.
    .rules = P025, P026

ruling-pr33 = PR33
    .question = May a unit be deployed onto a feature?
    .ruling = Yes, onto a free one beside the controlled one.
    .reason = It is next to it.
    .rules = P024

ruling-pr34 = PR34
    .question = Who supports?
    .ruling = Units of the same player on the neighbour tiles at the moment of the throw, for both fighters.
    .reason = Both throw.
    .rules = P035

ruling-pr35 = PR35
    .question = May one look into the bag?
    .ruling = What is in it is known to all; which tile comes next is decided by a die with as many faces as tiles are left.
    .reason = There is nothing to peek at.
    .rules = P005, P008

ruling-pr36 = PR36
    .question = Which chances are shown?
    .ruling = Those of the bare dice, and those with bonuses, each laid onto the highest own result below six, those for either colour as PR41 says. Rerolls are left out.
    .reason = What players choose has no exact chance.
    .rules = P033, P037

ruling-pr37 = PR37
    .question = In which order do dice fall?
    .ruling = The attacker’s red and green dice, then the target’s. All are thrown, also those nobody will need.
    .reason = Scripts need one order.
    .rules = P031

ruling-pr38 = PR38
    .question = When is a player asked for a bonus or a reroll?
    .ruling = As long as one is left that may still change how a comparison comes out, with all that both sides may still do. Otherwise the phase goes on without asking.
    .reason = Nothing would come of it.
    .rules = P033, P034

ruling-pr39 = PR39
    .question = What does the tile do from which a flyer attacks after its steps?
    .ruling = Its hazard acts before the attack, as where a move ends; tiles flown over do nothing. A tile that ends a move lets the flyer attack, but go no further.
    .reason = It stays there if it does not win.
    .rules = P014, P022, P046

ruling-pr40 = PR40
    .question = What does a flyer control on its way?
    .ruling = Nothing: what it controls counts where its move ends, after the hazard there. A flyer that drowns in the last feature has not won.
    .reason = It flies over the rest, and the hazard of a place comes first.
    .rules = P014, P046, P053

ruling-pr41 = PR41
    .question = Where does a bonus for either colour go when chances are worked out?
    .ruling = Onto the highest own red result below six. If there is none, or no red dice are rolled, onto the highest green result below six; if there is none either, it is lost.
    .reason = Whoever plays the fight would do the same.
    .rules = P033, P037

ruling-pr42 = PR42
    .question = Who captures an attacker that the tile of its target takes?
    .ruling = The owner of the attacked unit. A unit lost to any other place goes to the next player in the direction.
    .reason = In an attack it is clear who the opponent is.
    .rules = P046, P048, P051

ruling-pr43 = PR43
    .question = What if the same position comes again and again?
    .ruling = When a turn begins with the same units, reserves and player for the third time, that is said; the fourth time ends the game as its turn limit does. It can be agreed to leave this out.
    .reason = Every game ends.
    .rules = P018, P052
