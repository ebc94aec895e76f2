### The rulings: what the program does where the rulebook is silent, unclear or contradicts itself.
### Each has its number, a question, the ruling, its reason, and the rules it belongs to, which are the same in all
### languages ("R1.1.1–R1.1.4" is a range). An empty line begins a new paragraph. `make docs` writes docs/rulings.md.

## Numbers, geometry and sight

ruling-001 = RU001
    .question = What happens to fractions?
    .ruling =
        All attributes, modifiers, damage strengths and markers are whole numbers. A half is rounded down, towards
        minus infinity. Lengths and angles are real numbers.
    .reason = The rulebook rounds half the strength down, and damage tables need whole numbers.
    .rules = R1.1.1, R1.8.5

ruling-002 = RU002
    .question = In which order are target number modifiers added, and are they capped?
    .ruling =
        All of them are added up first; only then does it matter whether the sum is at most 1 or above 12. No modifier is
        capped unless its own rule says so, as that of support in melee does.
    .reason = The rule speaks of the target number after all modifiers.
    .rules = R1.1.11, R1.1.12

ruling-003 = RU003
    .question = Where are the limits of an account of points?
    .ruling =
        A balance never goes below 0, and what a player cannot pay they cannot declare (cards are the exception, see RU112).
        Refilling never lowers a balance: what is above the value stays. Points that a rule gives a figure, for steering
        or being Delayed for example, may exceed the value. An attribute value that falls, through wounds for example, takes no points out of the account.
    .reason = Only refilling is limited by the value.
    .rules = R1.1.8, R1.1.9

ruling-004 = RU004
    .question = When are two real numbers equal?
    .ruling = Wherever a limit is inclusive, lengths, angles and shares are compared with a tolerance of 0.000001.
    .reason = The limits of the rulebook are inclusive, and the rounding of a computer must not change that.
    .rules = R1.1.15, R1.1.16, R1.1.17, R1.4.22, R1.4.29, R1.6.11, R1.6.16, R1.7.9

ruling-005 = RU005
    .question = How are angles counted?
    .ruling =
        A facing of 0° looks along x, to the east, and angles grow anticlockwise. To either side a figure sees 15° for
        each point of its sight angle value: with 12 or more all round, with 0 or less only exactly ahead.
    .reason = One convention is needed; the formula is the rulebook's.
    .rules = R1.4.22

ruling-006 = RU006
    .question = What body does a figure have?
    .ruling =
        Its footprint, a circle or a polygon, drawn upwards from the stand height to the stand height plus the model
        height. The base point lies over the middle of the footprint, at 0.9 of the model height above the stand
        height (about the eyes), unless it was set otherwise before the game.
    .reason = The rulebook asks for a base point of each figure and recommends the head.
    .rules = R1.1.14

ruling-007 = RU007
    .question = Is a radius area a circle on the table or a sphere?
    .ruling =
        Every distance is measured in space: between base points, or from a base point to a point. A figure is inside
        a radius area when that distance is at most the radius. The window draws the area as a circle on the table.
    .reason =
        Distances are defined between base points, and the rulebook's example of a radius measures from a base point
        to the target point.
    .rules = R1.1.14, R1.1.17, R1.6.9, R1.7.14

ruling-008 = RU008
    .question = When is a figure in a zone?
    .ruling =
        When its base point, seen from above, lies in the zone or on its border. If the zone has a height band, the
        stand height must lie in that, too.
    .reason = The base point is what everything is measured from.
    .rules = R1.1.18, R6.1.3

ruling-009 = RU009
    .question = When are two figures in contact on a screen?
    .ruling =
        When their footprints are at most 0.05 steps apart in plan and their heights overlap or come within 0.05 steps
        of each other. The footprint is that of the base if the model has one.
    .reason = Models that are dragged with a mouse never touch exactly.
    .rules = R1.1.16

ruling-010 = RU010
    .question = When is there a sight line to a point in space?
    .ruling =
        When the angle in plan between the facing and the direction to the point is at most 15° for each point of the
        sight angle value, and the straight line from the base point to the point is not interrupted. Touching a face
        or an edge of an obstacle does not interrupt it, only passing through its inside does; a wall without
        thickness counts as inside. A point straight above or below (at no distance in plan) counts as an angle of 0°.
    .reason = This is the rulebook's definition, carried over to heights.
    .rules = R1.4.23

ruling-011 = RU011
    .question = How much of a figure must be visible?
    .ruling =
        The figure's silhouette is a rectangle. It stands upright on the axis of the target, square to the direction
        from which the observer looks in plan. It is as wide as the footprint appears there, projected from the
        observer's base point, and reaches from the stand height to the top. A round footprint appears at most 1.2
        times as wide as it is; where the eye is straight above or below the footprint, the silhouette has the
        footprint's own width.

        There is a sight line when at least 1 % of the silhouette is both inside the sight angle and not covered. If
        observer and target stand over the same spot (less than 0.05 steps apart in plan), the line between the two
        base points decides: the target is covered by 0 % or by 100 %.
    .reason =
        The rulebook says "any point inside the figure". The threshold keeps slivers out and fits the table of
        concealment, where more than 99 % means hidden.
    .rules = R1.4.24, R1.6.16

ruling-012 = RU012
    .question = What blocks sight?
    .ruling =
        Terrain and figures alike, vehicles too, with their real heights. Not blocking are the observer and the target
        themselves, any piece in whose inside the observer's base point lies, and markers.

        What the observer or the target stands on blocks like every other piece: floors, roofs, houses and hills hide
        whatever is below them, behind them or back from their edge.

        A vehicle that carries one of the two blocks the lines from and to that figure with its hull up to the floor
        and with its closed parts, never with its open parts. A wreck keeps its floor and its parts.

        The target's silhouette begins at its stand height. On a ramp that carries the target and rises above that
        height inside its footprint, the silhouette begins at the highest such point, at most a quarter of the model
        height above the stand height; its top stays where it is. Ground below a figure that holds on to something or
        is in the air changes nothing, nor do roofs above it.
    .reason =
        The rule about sight lines names obstacles and makes no exception; the rule about collisions calls figures
        obstacles.
    .rules = R1.4.23, R1.4.24

ruling-013 = RU013
    .question = How do several things that hide a target add up?
    .ruling =
        All opaque obstacles together give one covered share: the union of their shadows on the silhouette, whatever
        the sight angle. It leads to one level of the table: less than 1 % is level 0, more than 99 % is hidden. Each
        translucent piece, such as smoke or foliage, that is crossed by the line from base point to base point adds
        its own fixed level and covers nothing. The levels are added.
    .reason = The table is about the visible share; what adds up are different sources.
    .rules = R1.6.16

ruling-014 = RU014
    .question = What is cover, and from where is it measured?
    .ruling =
        Cover is concealment by terrain that stops damage. Figures and translucent terrain never give cover.

        For an attack with a radius it is measured from the target point. Its level comes from the share that such
        terrain covers: above 99 % there is no damage, otherwise the level is subtracted from the damage strength. The geometry
        is that of RU012, seen from the target point: a piece that the target point touches or lies on counts
        wherever lines pass through its inside, a piece in whose inside the target point lies does not. So roofs,
        floors and edges cover those on, under or behind them. Two things cover nobody: a piece whose top is at most
        0.25 steps above the target point (a ledge, see RU016), and a wall without thickness on which the point lies.

        For attacks without a radius cover is ordinary concealment.
    .reason = The rulebook lowers the strength only for what stands between the target point and the figure.
    .rules = R1.6.17

ruling-015 = RU015
    .question = When does a figure stand safely?
    .ruling =
        Two things are needed. First, the centre of the footprint lies inside, or on the border of, the convex hull of
        those parts of the footprint that are supported: by surfaces within 0.1 steps of the stand height that are no
        steeper than 45°. The stand height is that of the highest flat surface among them; on a ramp it is the ramp's
        height below the base point. Second, the body overlaps no solid terrain, except the ramp that carries it, and
        no other figure, except as a passenger the vehicle.

        An option that rises or goes across and would end inside a piece, however little, is a collision with that
        piece: so is a rise of 1.0 onto a top of 1.08. An option that sinks comes to rest on the top.

        A safe stand received by climbing needs none of this (see RU117).
    .reason = That is what keeps a real model standing.
    .rules = R1.4.29

ruling-016 = RU016
    .question = How does a figure move over uneven ground?
    .ruling =
        Moving horizontally, in reverse and at random follows ramps of up to 45°, and ledges of up to 0.25 steps up or
        down, at no extra cost; lengths are measured in plan. A higher rise is an obstacle, a deeper drop leaves the
        figure without support. Only the end of an option, or of the whole random movement, is checked for a safe
        stand, so that gaps can be crossed within one option.
    .reason = The rulebook checks the stand after the option.
    .rules = R1.7.4, R3.0.19, R1.5.6

ruling-017 = RU017
    .question = How does a figure fall?
    .ruling =
        Straight down, at the same place in plan, to the first place with a safe stand. If something is in the way,
        the figure is shifted sideways by the shortest way to a free safe place. Among those no farther away in plan
        than its own longest extent (0.5 steps for a human, 4.47 for a coach) it is the nearest that lies more than a
        ledge (0.25 steps) below where the fall begins; if there is none, the nearest that lies lower at all; if there
        is none either, the nearest. Between equally near places the controller chooses.

        The height H of the fall is the height lost, rounded down; H = 0 does no damage. Another figure below is not
        hurt. The fall gives no Moved markers and leaves the facing as it was; an interrupted Move may go on with the
        movement points that are left.

        Passengers of a falling vehicle keep their places and take no damage of their own from the fall. A carried
        figure falls with its carrier and takes the same damage; it lands in the same position beside it where that is
        free, otherwise on the nearest free safe place beside it. Where only the carried figure has no safe stand, it falls
        alone.
    .reason =
        The damage strength must be a whole number, and a strength of 0 does nothing, as with divergence. Only
        collisions end a Move.
    .rules = R1.4.30

ruling-018 = RU018
    .question = What happens at the edge of the table?
    .ruling =
        Every movement ends there, without collision and without damage. Figures leave the table only through exit
        zones.
    .reason = No rule lets figures leave in any other way.
    .rules = R1.1.2

ruling-201 = RU201
    .question = What if a figure is held up where it is but no longer has room there?
    .ruling =
        It does not fall, but is shoved to the nearest free safe place that is not higher: a passenger whom the vehicle
        drives against a wall, say. Only if that place is lower does it fall there.
    .reason = Nothing gave way under its feet.
    .rules = R1.4.29, R1.4.30

ruling-202 = RU202
    .question = When is the place free to which a carried figure falls with its carrier?
    .ruling =
        When there is room for it there, and nothing is in the way straight down to it: so nobody is pulled through a
        roof or a bridge. Otherwise it comes down next to it, at most a ledge higher.
    .reason = A fall leads straight down.
    .rules = R1.4.30, R4.2.3

ruling-203 = RU203
    .question = From where does a ledge rise that covers nobody from a blast?
    .ruling =
        From the surface that the target point lies on, the table or a top: a piece that rises above it by at most 0.25
        is a ledge. A point in the air has no ledges; walls a little higher than it cover as usual. What the point itself
        lies on is not a ledge either, and covers those below it and behind its edge.
    .reason = Otherwise a floor would not cover those under it, nor a wall of 1.9 steps from a point 1.8 steps up.
    .rules = R1.6.17

ruling-204 = RU204
    .question = Who opens and closes doors, and what does it cost?
    .ruling =
        A figure on foot within 0.2 steps of the leaf, or of the place of the closed leaf, opens a door by any angle up
        to 180 degrees, or closes it: a free action, or for 1 AP. Nobody at the height of the door may stand where the leaf passes; a portcullis can be
        raised past anybody and comes down on nobody. A destroyed door is gone, like any terrain. Windows and
        one-way walls do not open. So a route leads through a closed door: a Move ends where the figure can open it, the
        next Move leads on. Opening it adds no movement points to the route; a door that the figure cannot open from any place it gets to is like a wall.
    .reason = The rulebook opens doors by actions of a scenario; one that is not locked needs no check.
    .rules = R1.6.18, R1.7.1


## Preparations, round and victory

ruling-019 = RU019
    .question = How is the value limit computed?
    .ruling =
        Reductions (25 ‰ for each chosen command point, those of cards and of scenario modules) are added up and taken
        from the limit as it was before any of them, at most 1000 ‰ together, without rounding. The total value of a
        force must be strictly below the result.
    .reason = The rulebook says "below", and the reductions refer to the unreduced limit.
    .rules = R1.2.2, R1.2.3, R1.2.5, R5.0.2

ruling-020 = RU020
    .question = May the epicness equal the limit?
    .ruling = Yes. It is checked separately for each figure, each building block and each card that has an epicness.
    .reason = Only what is above the limit is excluded; blocks may have "at most" that much.
    .rules = R1.1.20, R1.8.18

ruling-021 = RU021
    .question = What is the command point value?
    .ruling =
        When the account is refilled: the chosen value, plus the command attribute K of all figures the player
        controls that are able to act, on the table or in the staging area; a negative K counts as 0. What changes
        later in the round does not touch the balance.
    .reason = K raises the value while the figure is able to act, and a negative number would not raise it.
    .rules = R1.2.4, R1.4.9, R1.3.2

ruling-022 = RU022
    .question = In which order do preparations happen, and how open are they?
    .ruling =
        First what all agree on: step length, limits, scenario, zones and climbable terrain. Then each player chooses
        a force, a command point value and cards. Then the limits are checked. Then come groups, leaders, fixed
        figures, steering points, passenger areas and blocks in use. Last, resources and charges are filled and decks
        are shuffled.

        When everybody has finished, everything is public except which cards a deck holds; their number and their
        total per mille are public.
    .reason = Only the cards are called hidden.
    .rules = R1.2.1–R1.2.11, R5.0.3

ruling-023 = RU023
    .question = What if several players are defeated at once, or points are equal?
    .ruling =
        Defeats found at the same moment are simultaneous: each survivor receives 1 victory point for each
        defeated player, and the defeated lose all of theirs. The winner is the undefeated player with the most
        points. Equal points are a shared victory; if nobody is left, the game is a draw.
    .reason = The rulebook knows only single defeats.
    .rules = R1.1.21, R1.1.22

ruling-024 = RU024
    .question = What becomes of a defeated player's figures?
    .ruling =
        They are taken out of the game without markers, and so are the player's cards. Vehicles on the table stay,
        controlled by nobody, and can be taken over by steering them. Where an opponent is needed, a defeated player
        is passed over.
    .reason = A defeated player takes no further part, but vehicles may carry figures of others.
    .rules = R1.1.22, R3.0.4

ruling-025 = RU025
    .question = In which order does the logistics phase go?
    .ruling =
        First the done markers are removed, second the command points refilled, third players without command points
        are defeated, fourth cards are drawn in the order of the seats. A balance left over from the last round
        counts.
    .reason = Defeat is judged right after refilling, and drawing cards down to 0 must not be fatal.
    .rules = R1.3.2, R5.0.4

ruling-026 = RU026
    .question = What can a player without command points still do?
    .ruling =
        Such a player is passed over in the turn phase and can neither break off the round nor play a turn card, but
        may still play interruptions and reactions. The same holds after breaking off.
    .reason = A player without command points "cannot take a turn".
    .rules = R1.3.7, R1.3.14, R5.0.9

ruling-027 = RU027
    .question = What if the initiative is equal?
    .ruling = The tied players roll a d12 again, as often as needed, only to settle their order among themselves.
    .reason = Any random device is allowed.
    .rules = R1.3.6

ruling-028 = RU028
    .question = How much may be bid for initiative?
    .ruling = A whole number from 0 to the balance. It is spent in every case.
    .reason = The rulebook says that the command points are used up.
    .rules = R1.3.3

ruling-029 = RU029
    .question = How do players make hidden choices at one screen?
    .ruling =
        Each player makes them behind a curtain. Nothing of them is shown, or written into the public log, before all
        have chosen; then all choices are revealed together.
    .reason = The rules hide them, and there is one screen for all.
    .rules = R1.3.3

ruling-030 = RU030
    .question = Which figures can be activated?
    .ruling =
        Those on the table that the player controls, that are not active, not done and able to act; directly only
        those with an initiative above 0 (after it has been replaced by R3.0.13). An action point value of 0 is
        allowed.
    .reason = A figure is activated only to use action points.
    .rules = R1.3.8, R1.3.9

ruling-031 = RU031
    .question = What can an indirectly activated figure do?
    .ruling =
        It acts only as a participant of command actions, with auxiliary actions too, and may take part in several.
        The figure activated directly acts freely before, between and after command actions. A vehicle activated by
        steering takes any actions.
    .reason = Command actions prescribe the actions; only direct activation and the rule on steering allow any.
    .rules = R1.3.9, R2.1.1, R3.0.3

ruling-032 = RU032
    .question = How does relocating work in detail?
    .ruling =
        It uses the player's own zones and moves exactly one figure (R2.2.8 and R3.0.11 are the exceptions). It is
        neither an activation nor an action, so that done, Panicked or Incapacitated figures may leave. Statuses and
        markers stay, and status phase effects also happen in the staging area. No radius reaches into the staging
        area or out of it. In separate turns a figure may leave and enter in the same round.
    .reason = The rulebook names no condition.
    .rules = R1.3.11, R1.3.12

ruling-033 = RU033
    .question = In which order does the status phase go?
    .ruling =
        First (S1) surrenders in turn order; second (S2) figures with negative nerve become Panicked; third (S3) all
        effects that existed when the phase began: players in turn order, each resolving the effects of their
        own figures (statuses, panic checks from markers, passenger checks) in any order. Fourth (S4) the Out of Action
        markers that existed at the beginning are removed; fifth (S5) victory conditions; sixth (S6) the defeat of
        players without a figure able to act; seventh (S7) the end of the round or of the game.
    .reason = The rulebook fixes the first three and the checks at the end; the turn order settles the rest.
    .rules = R1.3.15–R1.3.18, R1.9.3

ruling-034 = RU034
    .question = What about statuses received in the status phase?
    .ruling =
        Their effect on the status phase waits for the next round. Panicked received from negative nerve or from a
        panic check is not checked in this phase; Out of Action markers laid in this phase force panic checks in the
        next round and stay until then.
    .reason = This is what the section on the status phase says.
    .rules = R1.3.16, R1.9.3, R1.10.1

ruling-035 = RU035
    .question = Which comes first at the end of the status phase, victory points or defeats?
    .ruling = Victory conditions come before defeats.
    .reason = Both happen "at the end", and a defeated player loses the points anyway.
    .rules = R1.3.18, R6.1.10, R6.1.11

ruling-036 = RU036
    .question = When does a surrender take effect?
    .ruling = At once. In the status phase all surrenders are simultaneous.
    .reason = This is what R1.3.15 and its footnote say.
    .rules = R1.3.15, R1.3.19

## Attributes, damage, collisions and random movement

ruling-037 = RU037
    .question = Which negative attributes make a figure Incapacitated?
    .ruling =
        All six that R1.10.3 names (movement, strength, toughness, initiative, nerve and action points), from the
        moment the value is negative until it no longer is. Printed values are at least 0.
    .reason = Chapter 1.4 lists only four; the status itself lists six and is the more specific place.
    .rules = R1.4.2–R1.4.8, R1.10.3

ruling-038 = RU038
    .question = What are the radii when initiative or command is 0 or less?
    .ruling =
        With an initiative of 0 the radius is 0, with a negative one there is no area. There is a command area only if
        initiative and command are both above 0.
    .reason = The product of two negative numbers must not make an area.
    .rules = R1.4.19–R1.4.21

ruling-039 = RU039
    .question = In which order are damage points used, and what about further heavy ones?
    .ruling =
        Free ones first, then light, then heavy ones; one more than there are puts the figure Out of Action. A figure
        receives Severely Wounded, with its panic check, only for the first heavy point of its life; later heavy
        points, in the same roll or another, do not give it again. A vehicle receives Severely Damaged once for each
        heavy point.
    .reason =
        Only cumulative statuses can be received several times. The status of figures is not cumulative, that of
        vehicles is.
    .rules = R1.5.1, R1.9.6, R1.10.6, R3.0.22

ruling-040 = RU040
    .question = What if one roll uses several damage points?
    .ruling =
        All points of the roll are used first; then come the statuses, the light one before the severe one. A figure
        that goes Out of Action makes no panic check for wounds of that roll.
    .reason = A figure that has been replaced by a marker rolls nothing.
    .rules = R1.5.1

ruling-041 = RU041
    .question = The example of a damage roll prints min where the formula says max. Which holds?
    .ruling = Always max(P − D; 0).
    .reason = The formula is the rule, and with max the example gives the result that is printed.
    .rules = R1.5.2

ruling-042 = RU042
    .question = How are several damage rolls handled?
    .ruling =
        One after another, each with the state at that moment; once the figure is Out of Action, the rest is void. The
        active side rolls the dice.
    .reason = Each success causes damage of its own.
    .rules = R1.6.13

ruling-043 = RU043
    .question = Where does damage come from, for armour that depends on a sight line?
    .ruling =
        For an attack, from the attacker's base point; for a radius attack, from the target point; for a collision,
        from the other figure, or from the point of contact at the height of the figure's base point; for a destroyed
        vehicle, from the source of the original damage. A fall counts as having no sight line. It is the damaged
        figure that needs the sight line, within its own sight angle.
    .reason = The rulebook asks only for "the source".
    .rules = R1.8.9

ruling-044 = RU044
    .question = How does a collision work in detail?
    .ruling =
        An option, or a random movement, in which the body would sweep into an obstacle stops at contact: that is a
        collision. Ending in contact without going on is not one. Friendly figures are obstacles, too. The Move ends and
        its remaining movement points are lost. Moved markers count as they are at that moment.

        Both sides get all V damage rolls, one for each Moved marker of the two, the mover first, then the obstacle,
        even if the other side goes Out of Action; no dice are rolled for a figure that is already out. V = 0 does
        no damage. Terrain without a stated damage capacity counts as equal to the figure's, and takes no damage
        itself.
    .reason = The rulebook stops the movement and damages both; terrain usually has no values.
    .rules = R1.5.5

ruling-045 = RU045
    .question = How does a random movement work in detail?
    .ruling =
        The directions of its table are relative to the facing, clockwise. The figure goes straight on by its full
        current movement, if that is above 0, unless it is stopped, and then faces the way it went. The player who may
        choose (results 1 and 12) picks any direction, but not whether the figure moves. Only the end is checked for a
        safe stand. There are no Moved markers, no activity, no options and no costs of zones. Fixed figures do
        nothing.
    .reason = This is the text of the table; Moved comes only from Moves and their options.
    .rules = R1.5.6

ruling-137 = RU137
    .question = How does a base that is not round turn in a random movement?
    .ruling = As far as there is room.
    .reason = RU045 lets a figure face the way it went.
    .rules = R1.5.6

## Actions and attacks

ruling-046 = RU046
    .question = What is activity?
    .ruling =
        Spending action points on any action, also in interruptions and for cards. The effects of activity happen once
        for each action, when its points are spent, before the action's own effects. Points that expire at the end of
        a turn are not activity, nor are free actions.
    .reason = Otherwise a figure with 3 action points could never keep Delayed.
    .rules = R1.6.3, R1.9.4, R4.1.5

ruling-047 = RU047
    .question = How many markers does a figure lose when it "loses" a cumulative status?
    .ruling = All of them, unless a number is given.
    .reason = Slow Down expressly names one marker.
    .rules = R1.10.2, R4.1.5

ruling-048 = RU048
    .question = In which order do the steps of an action come?
    .ruling =
        First the facing (not for vehicles). Second, the declaration: action, action points, block, target, frequency,
        bundling, raised penetration. Third, the window before the action. Fourth, it is confirmed, if it is still
        legal, or another is chosen. Fifth, the action points are spent, which is activity. Sixth, the checks;
        seventh, the effects; eighth, the window after the action. Modifiers and distances are read in the sixth step.
    .reason = This follows R1.6.2, R4.0.4 and R1.9.4.
    .rules = R1.6.1–R1.6.19

ruling-049 = RU049
    .question = Does every action with a target need a sight line?
    .ruling =
        Yes, unless its own rule says otherwise: Carry and Steer state their own condition, and some actions have a
        target that a rule fixes.
    .reason = The sight angle limits where actions can take effect.
    .rules = R1.6.4, R1.4.22

ruling-050 = RU050
    .question = Must all checks be made, and when do their effects come?
    .ruling =
        Checks are rolled one at a time, and before each the player may stop; checks that are not made use no
        resources. The effects of all successes follow after the last check, in order: for each success first the
        choice of the sector, then the damage rolls, for the target figure first, then for the others by their
        distance from the target point, then by the figure's id.
    .reason = So a player can stop when the successes are enough, and a fixed order of dice makes games repeatable.
    .rules = R1.6.5, R1.6.13

ruling-051 = RU051
    .question = Can a frequency be used in part?
    .ruling = No. It is either m times the checks with the modifier f, or the plain number of checks without f.
    .reason = The multiplier is a fixed code.
    .rules = R1.6.7

ruling-052 = RU052
    .question = How do bundling and resources go together?
    .ruling =
        Bundling is declared before the first roll. From 0 to n − 1 checks are given up, where n is the number of
        checks for which there is a resource point; all n use theirs. Checks that lapse cannot be given up. With a
        frequency, checks are first multiplied and then bundled.
    .reason = The rule speaks of a part of the checks, and a check that lapses does not exist.
    .rules = R1.6.8, R1.8.14

ruling-053 = RU053
    .question = How does divergence work in detail?
    .ruling =
        It applies only to checks that were rolled, with a target number of at most 12, and failed. It gives exactly 1
        success, which is not multiplied. Its d12 is rolled right after the check, so that each such success has its
        own result. "No effect" needs a strength that the table has lowered: a strength that is 0 or less
        without that stays in effect. Changes of the strength concern only successes that do damage.
    .reason = That is literally what the text says.
    .rules = R1.6.10

ruling-054 = RU054
    .question = Does the border of a sector belong to it?
    .ruling =
        Yes. It is a closed sector in plan that may begin in any direction. A base point straight above the target
        point is in every sector.
    .reason = Borders belong to all other areas, too.
    .rules = R1.6.11

ruling-055 = RU055
    .question = Who is the first opponent?
    .ruling =
        The first undefeated player in this round's turn order who is an opponent of the player controlling the figure
        that acts or moves.
    .reason = This is what the text says.
    .rules = R1.5.6, R1.6.11

ruling-056 = RU056
    .question = When does the +4 for points apply?
    .ruling =
        Only when the player chooses a bare point; not for target terrain, and not when a rule fixes the target. A
        chosen point inside a figure is a qualified one: ranged defence and concealment of that figure count. Bare
        points have ranged defence 0 and concealment 0, but need a sight line. The target number 8 of the Detonate
        example (tech 5 alone would give 7) is read as a +1 that this action states.
    .reason = The examples use no +4 for a door or a planted charge.
    .rules = R1.6.4, R1.6.15

ruling-057 = RU057
    .question = When may the penetration be raised, and by how much?
    .ruling = By any whole number from 0 on, before rolling, for all checks and all damage of the attack.
    .reason = The rule calls it cumulative.
    .rules = R1.6.14

ruling-058 = RU058
    .question = Does concealment count in melee?
    .ruling =
        Yes. It applies to all action checks against a target figure, those of melee included, and is measured from
        the acting figure.
    .reason = The text speaks of action checks in general.
    .rules = R1.6.16

ruling-059 = RU059
    .question = How do free actions work in detail?
    .ruling =
        Only active figures take them, one in each round, directly before or after an action of the same figure that
        uses action points, with nothing else of that figure in between. The same action can be taken as a regular
        one: for 1 action point, any number of times, with activity. Carry for 0 action points is a free action.
    .reason = This is what the text says.
    .rules = R1.6.18

ruling-060 = RU060
    .question = What about movement points left over, and does Adjust give Moved?
    .ruling =
        Movement points can be used only in the action that gave them; the rest is lost at its end. Adjust is not a
        Move and gives no Moved marker, not even for 1 action point. An option that costs more than the points that
        are left cannot be chosen: so Adjust can pay neither a vertical option nor an option in a difficult zone.
    .reason = Moved counts Moves, and the account of movement points is of use only inside an action.
    .rules = R1.7.2, R1.7.7

ruling-061 = RU061
    .question = Do Moved markers come for each action or for each horizontal option?
    .ruling =
        One comes with each Move, at its start and after activity, and one more at once with every sixth, twelfth and
        so on horizontal option in it. Reverse options are counted in the same way, separately. Vertical, landing,
        climbing and turning options, being carried, riding, random movements and falls give none.
    .reason =
        The section and the example with the vehicle agree; the caption of the picture about movement is an older
        wording. Each option's section counts "these" options.
    .rules = R1.7.2, R1.7.4, R3.0.19

ruling-062 = RU062
    .question = When does a Move get the full bonus?
    .ruling =
        Only for an active figure that puts all action points of this turn into this one Move, takes no free action
        before it in this turn and none after it. Not in interruptions, and never with Carry. The bonus is the current
        movement value.
    .reason = A figure can only give up what it has a right to, and Carry is a free action or uses action points.
    .rules = R1.7.3

ruling-063 = RU063
    .question = May a vertical option end in the air?
    .ruling =
        Yes. It changes the height by at most the vertical movement, up or down, and leads at most 1 step away in
        plan. Upwards it rises first and then goes across; downwards it goes across first and then sinks. It needs a
        safe stand at its start and may end in the air; then only landing or climbing can follow. A figure without a
        safe stand falls at the end of the action, or after a horizontal or landing option.
    .reason = The text restricts only the start, and the second caption needs it.
    .rules = R1.7.2, R1.7.5, R1.7.6

ruling-064 = RU064
    .question = What is forward?
    .ruling =
        Along the facing at that moment, also for the part of a vertical option that leads across; reverse is exactly
        the opposite. Figures may turn freely before the action and after each option, so that they can go anywhere;
        vehicles cannot.
    .reason = This is what the text says.
    .rules = R1.7.4, R3.0.15

ruling-065 = RU065
    .question = How does the limit by the nearest target work?
    .ruling =
        Let d be the distance of the nearest opposing figure on the table to which the attacker has a sight line;
        markers do not count, and without such a figure there is no limit. The target, a figure or a point, must be no
        farther away than 1.5 · d. Aim lifts the limit.
    .reason = The text speaks of targets in general, so it limits points, too.
    .rules = R1.7.9

ruling-066 = RU066
    .question = What if a weapon has no modifier for a range category?
    .ruling =
        The attack is allowed, but all its checks fail without a roll and without divergence, and resources are used.
        The same holds beyond 32 times the range factor, and beyond 16 times where the weapon has no modifier for
        extreme range.
    .reason = The rule says that all action checks fail.
    .rules = R1.7.10, R1.7.11

ruling-067 = RU067
    .question = What does Aim lift?
    .ruling =
        The limit of 1.5 times the nearest distance, for the next Ranged Attack of this round against the aimed target
        only. A sight line is needed when aiming and again when attacking. The next Ranged Attack uses the aim up in
        any case.
    .reason =
        The command version demands sight lines, and a target that is covered by more than 99 % has no concealment
        level.
    .rules = R1.7.16, R2.1.5

ruling-068 = RU068
    .question = For which action does Concentrate count?
    .ruling =
        For the very next action of the figure in this turn, whatever it is, a free action or a second Concentrate
        included; it does not add up with itself. To use both, aim first, then concentrate.
    .reason = The rule says "next action".
    .rules = R1.7.12

ruling-069 = RU069
    .question = Is the melee defence added in melee?
    .ruling = Yes: the target's melee defence is added to the target number.
    .reason = Chapter 1.4 says so in general; the section on melee forgets it.
    .rules = R1.4.12, R1.7.15

ruling-070 = RU070
    .question = Which figures count as support in melee?
    .ruling =
        Other figures of the same controller that are on the table, able to act, and have a melee weapon in use with
        which the target is in reach and in sight; action points and being done do not matter. At most as many count
        as the initiative, and none if it is negative.
    .reason = They are those that "could choose the target".
    .rules = R1.7.15

ruling-071 = RU071
    .question = Are charges filled when the game begins, and what is a resource value of 0?
    .ruling =
        Charge points are filled at the beginning like resource points. In the example, "value 0" means a balance of
        0. A block without resource values is unlimited. Reload needs at least 1 charge and is allowed even when the
        block is full.
    .reason = All accounts start empty, and yet the example reloads; the value stays 2.
    .rules = R1.8.14, R1.8.16

ruling-072 = RU072
    .question = Do checks that succeed or fail automatically use resources?
    .ruling = Yes, a resource point each, like rolled checks.
    .reason = Resources are used for each action check.
    .rules = R1.1.12, R1.8.14

ruling-073 = RU073
    .question = What may a figure do when it re-equips?
    .ruling =
        It chooses any set of blocks that fits its slots; the points of blocks stay. The first choice is made in the
        preparations and is public. Items can be put down for good with it. If the slots become fewer, the controller
        takes blocks out of use at once.
    .reason = This is what the text says.
    .rules = R1.8.2, R1.8.3, R1.8.17

ruling-133 = RU133
    .question = How do divergence and several kinds of damage from one action go together?
    .ruling =
        Only the damage that divergence has lowered to nothing lapses. The success ends only when the last of them has
        lapsed.
    .reason = R1.6.9 speaks of each of them.
    .rules = R1.6.9

ruling-134 = RU134
    .question = What does an aim at a point mean for figures there?
    .ruling = A figure that steps onto the point does not become the target. Points and terrain can be targets of Aim.
    .reason = A target is in general a point (R1.6.4).
    .rules = R1.7.16

ruling-135 = RU135
    .question = What counts for a chosen point inside a figure?
    .ruling =
        Reach, range and the limit of 1.5 times the nearest distance go by the point's own distance. Melee defence,
        ranged defence, concealment and Static of the figure count. Its base point counts only when the figure itself
        is chosen.
    .reason = A target is in general a point.
    .rules = R1.6.4, R1.6.15

ruling-140 = RU140
    .question = Does a figure that is not round need room while it turns?
    .ruling = No. What counts is how it ends up, not how it turned.
    .reason = R1.6.2 speaks of the facing only.
    .rules = R1.6.2

ruling-141 = RU141
    .question = When does Moved come for a sixth option that ends in a collision?
    .ruling = After the collision, unless it was received ahead (see RU104).
    .reason = It follows from RU044 and RU061.
    .rules = R1.7.4

## Statuses

ruling-074 = RU074
    .question = Do statuses stack?
    .ruling =
        A status that is not cumulative counts once, and what "counts as" a status does not stack with the status
        itself: Lightly and Severely Wounded together take 1 from the action points.
    .reason = A status is either held or not.
    .rules = R1.9.2, R1.9.6

ruling-075 = RU075
    .question = When does Panicked spread?
    .ruling =
        At the moment it is received on the table: all other figures on the table, friend or foe, that are in the
        panicked figure's communication area make one panic check; a figure that is already Panicked makes none. In
        each turn (the status phase counts as one) a figure makes at most one panic check forced by Panicked,
        whichever figure forces it. Entering the area later forces nothing.
    .reason = The limit for each turn is there to stop chains.
    .rules = R1.10.5

ruling-076 = RU076
    .question = What does an Out of Action marker do?
    .ruling =
        It lies at the base point of the figure it replaces. It is no obstacle, no target and in contact with nothing.
        It counts for every figure, of any side, within whose communication radius (in space) it lies.
    .reason = This is what the text says.
    .rules = R1.10.1

ruling-077 = RU077
    .question = Does the +2 of Severely Wounded count for the panic check it brings?
    .ruling = No, only for checks after that one.
    .reason = The rule says "following".
    .rules = R1.10.6

ruling-078 = RU078
    .question = Does a Static figure receive Moved markers?
    .ruling =
        While a figure is Static, every Moved marker is lost at once. Passengers are Static only while their vehicle
        is.
    .reason = The status applies all the time.
    .rules = R1.10.7, R3.0.10

ruling-079 = RU079
    .question = What if a figure becomes Incapacitated in its own turn?
    .ruling =
        The current action stops: checks and options not yet made lapse, and action points stay unused. At
        the end of the turn the figure is done all the same. In the air it falls.
    .reason = No action points can be used any more.
    .rules = R1.10.3

ruling-126 = RU126
    .question = What about statuses that a scenario gives at the start?
    .ruling =
        They count as received before the game: nothing follows from the reception, so that no panic spreads.
        Camouflaged is lost at once in an opponent's perception area.
    .reason = It follows from RU121.
    .rules = R4.1.4

ruling-131 = RU131
    .question = How long does Blinded last?
    .ruling = A figure loses one marker in each status phase.
    .reason = The example of a status works that way.
    .rules = R1.9.6

## Command

ruling-080 = RU080
    .question = What do command actions cost, and how far do they reach?
    .ruling =
        The four that are listed cost only 1 command point for each figure that is newly activated, at any distance,
        and nothing for figures of a leader's own group that are in the leader's command area at that moment. Without
        new figures a command action costs nothing. Each counts towards the limit of the figure that executes it,
        which is its initiative; with an initiative of 0 or less it can execute none.
    .reason = No other cost is stated.
    .rules = R2.1.1, R2.1.2, R2.2.3

ruling-081 = RU081
    .question = In which order do participants act, and must they?
    .ruling =
        Actions of participants may alternate freely. A participant must keep enough action points for the obligatory
        action. If no legal one exists at its turn, the participant may only take auxiliary actions.
    .reason = The rule says that each must take it "at least once".
    .rules = R2.1.4–R2.1.7

ruling-082 = RU082
    .question = Does the command group of the whole force contain all figures?
    .ruling =
        Each figure is directly in exactly one group; the group of the force directly contains those that are in no
        other. A leader's rights cover the direct members, and those added by dissolving groups.
    .reason = Otherwise dissolving would be pointless, and the captions count that way.
    .rules = R2.2.1, R2.2.6

ruling-083 = RU083
    .question = Can groups be dissolved over several levels?
    .ruling =
        Yes, for 1 command point each, in any order that is legal step by step. It lasts for that one command action,
        relocating turn or panic check. Meanwhile the dissolved group has no leader; a figure that led it and also
        leads the parent group goes on leading the parent group.
    .reason = The captions show it.
    .rules = R2.2.6–R2.2.9

ruling-084 = RU084
    .question = When can a leader be appointed?
    .ruling =
        In the player's own turn, before or between actions, or in the logistics phase after refilling, any number of
        times.
    .reason = No time is given.
    .rules = R2.2.10

ruling-085 = RU085
    .question = How does a leader take over panic checks?
    .ruling =
        The leader must be on the table and able to act; there is no limit to the distance, and the leader's own check
        may be among those taken over. Markers in the areas of several covered figures count once each. The leader's
        own modifiers apply, those of the covered figures do not. If the check fails, all covered figures receive
        Panicked, the leader only if the leader's own check was covered.
    .reason = The deputy's result replaces theirs.
    .rules = R2.2.9, R1.4.28

ruling-086 = RU086
    .question = Can a whole group be relocated off the table?
    .ruling = No. A group is relocated together only when it enters.
    .reason = The rule speaks of setting figures up.
    .rules = R2.2.8

ruling-130 = RU130
    .question = May figures that face away take part in Ranged Attack!?
    .ruling = Yes, since figures turn freely before they aim; vehicles may not.
    .reason = R1.6.2 lets figures turn before an action.
    .rules = R2.1.5

ruling-142 = RU142
    .question = Is Carry part of a command action?
    .ruling = No. Carry is an action of its own and neither the Move of Move! nor the attack of Melee Attack!.
    .reason = Command actions say which actions belong to them (R2.1.7).
    .rules = R4.2.3

ruling-144 = RU144
    .question = What counts when a leader takes over the panic check of a wound?
    .ruling =
        Out of Action markers in the areas of the covered figures count as in every panic check that is taken over.
    .reason = That is literally what R2.2.9 says.
    .rules = R2.2.9

## Vehicles

ruling-087 = RU087
    .question = When is a figure at a steering point?
    .ruling =
        When its base point is at most 0.5 steps from the steering point in plan, and its stand height is within 1
        step of the point's.
    .reason = Coinciding exactly is impossible in play.
    .rules = R3.0.2

ruling-088 = RU088
    .question = Is the extra action point of Steer passed on to a damaged vehicle?
    .ruling =
        No: of n action points declared, n are passed on and n + 1 are spent. It is only one point more, even if the
        vehicle is both Lightly and Severely Damaged.
    .reason = It is a penalty, and what counts as a status does not stack with it.
    .rules = R3.0.3, R3.0.21

ruling-089 = RU089
    .question = Who controls a vehicle without a steering figure?
    .ruling = The player who controlled it last.
    .reason = Control is gained, but the rules never take it away.
    .rules = R3.0.4

ruling-090 = RU090
    .question = What is the target number when a vehicle has a tech modifier instead of a value?
    .ruling =
        12, minus the tech value of the steering figure (0 without one; lowered by Out of Control markers), minus the
        initiative, plus the vehicle's tech modifier, plus the markers of Moved and of Severely Damaged, plus the
        modifiers that the steering figure has for tech checks of its own: wounds, and as a passenger +1 for each Out
        of Control marker; the +1 that passengers have for each Moved marker only in action checks.

        The same ground counts once: +2 for action checks in rough ground, whether the vehicle, the figure or both are
        in it. Without a steering figure the vehicle's own modifiers still apply.
    .reason = That is literally what the rule on such attributes says.
    .rules = R3.0.5, R3.0.12

ruling-091 = RU091
    .question = In which order does Out of Control work?
    .ruling =
        The marker lowers movement and tech first. Then, if the vehicle is Moved, one random movement follows with the
        lowered movement. Every marker received triggers one.
    .reason = A status applies as soon as it is received.
    .rules = R3.0.6

ruling-092 = RU092
    .question = At the end of which turn does a vehicle that rolls on make an accident check?
    .ruling =
        Of a turn in which the vehicle was activated, or acted in an interruption, and has Moved markers but made no
        Move.
    .reason =
        The sentence goes on from the rule about activity; at the end of every turn it would wreck every vehicle.
    .rules = R3.0.16

ruling-093 = RU093
    .question = How many accident checks does turning too often cost?
    .ruling = One for each Move, at its end, however many turns were too many; also if the Move ended early.
    .reason = The rule says "an accident check".
    .rules = R3.0.18

ruling-094 = RU094
    .question = Who is a passenger, and whose ranged defence counts?
    .ruling =
        A figure whose base point in plan lies inside the vehicle's footprint and that stands on the vehicle or in it.
        The vehicle's current ranged defence is added to the passenger's own, with its bonus for having moved;
        darkness counts only once, as the higher of the passenger's own and the vehicle's. While they ride together,
        vehicle and passenger are no obstacles to each other's movement (for sight see RU012). When a passenger is
        partly in a passenger area, the base point decides.
    .reason = The caption shows a ranged defence of +1 for vehicle and passengers.
    .rules = R3.0.7, R3.0.8

ruling-095 = RU095
    .question = May a vehicle with passengers leave the table?
    .ruling =
        Its fixed figures and passengers of its own player go along. A vehicle that carries a passenger of another
        player cannot leave.
    .reason = Passengers move with their vehicle.
    .rules = R1.3.12, R3.0.7

ruling-096 = RU096
    .question = What can a fixed figure not do?
    .ruling =
        It cannot choose Move, Adjust or Carry, and cannot be carried, thrown by collisions or relocated by itself. It
        may turn, and it stays fixed on a wreck.
    .reason = Fixed figures cannot be moved.
    .rules = R3.0.11

ruling-097 = RU097
    .question = What if a vehicle loses several heavy points at once?
    .ruling =
        Each brings one marker and one accident check, one after another; the +1 of a new marker does not count for
        its own check. Lightly Damaged comes once.
    .reason = The status is cumulative, and its modifier holds for "following" checks.
    .rules = R3.0.20, R3.0.22

ruling-098 = RU098
    .question = What becomes of a wreck and of those aboard?
    .ruling =
        Each passenger takes one damage roll with the damage code that destroyed the vehicle. In the next status phase
        only, the wreck counts as an Out of Action marker at its base point; afterwards it is plain terrain. All its
        statuses end.
    .reason = It counts as Out of Action but stays on the table.
    .rules = R3.0.23, R1.10.1

ruling-099 = RU099
    .question = How far does a vehicle have the initiative of its steering figure?
    .ruling =
        For everything: activation, radii, reactions, the limit of command actions. Without a steering figure it is 0.
    .reason = The value is replaced.
    .rules = R3.0.13

ruling-127 = RU127
    .question = What about accident checks for a vehicle that acts in the window after a turn?
    .ruling = They are made when that window is over.
    .reason = RU100 gives the order at the end of a turn.
    .rules = R3.0.16

ruling-129 = RU129
    .question = What if the control of an active vehicle changes in an interruption?
    .ruling =
        Nobody can use its action points any more, and they expire with the turn. A Move ends when its player loses
        the vehicle; a route that is already fixed is carried out.
    .reason = Control decides who acts.
    .rules = R1.2.11, R3.0.4

ruling-136 = RU136
    .question = Does a vehicle lose its safe stand when a figure stands half inside its footprint?
    .ruling = Not as long as the figure is clear of the vehicle's parts.
    .reason = RU015 asks whether bodies overlap.
    .rules = R1.4.29

ruling-139 = RU139
    .question = How do vehicles and those aboard see each other?
    .ruling =
        Those aboard hide nothing from their vehicle; between the two only closed parts hide. A figure that rides a
        vehicle which is itself aboard another is a passenger of both, and safe in a passenger area of either. What
        lies on a vehicle rides along.
    .reason = It follows from RU094.
    .rules = R3.0.7, R3.0.8

ruling-143 = RU143
    .question = May a vehicle act at once when it is steered inside a command action?
    .ruling = Yes, it may act from the moment it is steered, even inside the command action.
    .reason = The rule says that it may then take any actions.
    .rules = R3.0.3

## Extensions

ruling-100 = RU100
    .question = When are there windows for interruptions, and when are they paid?
    .ruling =
        There are windows before and after a turn, an action and each movement option. What an interruption costs
        (Delayed markers, a Distracted marker, command points, a card) is paid when it is played; its effects come
        when it is resolved, and a figure no longer able to act then has no effect. A window is offered to every
        player who has a card in hand or a figure that could interrupt, so that the offer shows nothing about the
        hand.

        At the end of a turn the order is: the last window after the action; accident checks (R3.0.16); action points
        and defence bonuses expire; figures are done; the window after the turn.
    .reason = The last interruption takes effect first, and that needs this order.
    .rules = R4.0.1

ruling-101 = RU101
    .question = Who is asked first for an interruption?
    .ruling =
        The players in turn order, from the first place on. After each interruption asking starts again at the first
        place.
    .reason = This is what the text says.
    .rules = R4.0.2, R4.0.3

ruling-102 = RU102
    .question = Is there a new window when an action has been chosen again?
    .ruling = Only if the declaration has changed. Choosing no action at all is allowed.
    .reason = Otherwise there would be no end.
    .rules = R4.0.4

ruling-103 = RU103
    .question = How does Delayed work in detail?
    .ruling =
        It is taken by one Change Status, for 2 action points a marker (older markers are lost first, by activity), up
        to as many markers as the current action point value. It can be used in any window, in the player's own turns,
        too. It allows one action for up to as many action points as are received (one that costs 0 points takes 1),
        and unused points are lost when the interruption ends. Markers above the action point value are lost at once.
        A vehicle that is steered with it acts with those points inside the interruption.
    .reason = This is what the text says; the figure is not activated and so has no free actions.
    .rules = R4.1.5, R4.0.5

ruling-104 = RU104
    .question = What does a figure do when it is interrupted while moving?
    .ruling =
        Its player decides after the interruption is announced and before its effects come. If the figure goes on as
        planned, its route and its facings are fixed; Moved for every further sixth horizontal option comes at once.
        Afterwards the route is carried out as far as possible: an obstacle is a collision, and an Incapacitated figure
        stops.
    .reason = This is what the text says.
    .rules = R4.0.6

ruling-105 = RU105
    .question = Which figures may react, and how often?
    .ruling =
        Any figure on the table that fulfils the conditions, in any window during a turn, also for an attack on
        another figure. Several reactions add up, +2 each, until the end of that turn.
    .reason = They react to events, and the limit is Distracted.
    .rules = R4.3.1–R4.3.3

ruling-106 = RU106
    .question = How is Distracted shed, and what about it in command actions?
    .ruling =
        1 action point a marker, all in one Change Status. A Distracted figure cannot execute a command action, but
        may take part in one with Change Status. Free actions use no action points and stay possible.
    .reason = That is literally what the text says.
    .rules = R4.1.1, R4.0.8

ruling-107 = RU107
    .question = What if a figure is Threatened in the middle of a Move?
    .ruling =
        All its movement points are lost and the Move ends. Adjust gives movement points that cannot be used, and
        Carry is impossible.
    .reason = The rule says that it uses up all its movement points.
    .rules = R4.1.2

ruling-108 = RU108
    .question = How far does Threaten reach?
    .ruling =
        As far as the figure's melee reach and that of the chosen weapon together, measured in space, with a sight
        line from the threatening figure.
    .reason = The block is chosen for the action.
    .rules = R4.2.1, R1.8.6

ruling-109 = RU109
    .question = Is Ram activity, and can terrain be rammed?
    .ruling =
        The action points are spent first, so that a figure other than a vehicle has lost its Moved markers before the
        collision, while a vehicle keeps them. Terrain, fixed figures, and targets that have a movement of 0 or less
        or are Out of Action make no random movement.
    .reason = It follows from RU046.
    .rules = R4.2.2

ruling-110 = RU110
    .question = How does Carry work in detail?
    .ruling =
        The volume of a body is its footprint's area times its model height; equal volumes are allowed, so that no
        lots are drawn. The extra cost is never below 0. Neither body may enter an obstacle: the Move ends there, and
        only the carrier collides. The carried figure gets no Moved marker and falls if it has no safe stand
        afterwards. The carrier must be able to pay the action points of the Move besides those of Carry.
    .reason = This is what the text says.
    .rules = R4.2.3

ruling-111 = RU111
    .question = When is Camouflaged lost?
    .ruling =
        It is checked after every change of position. The figures that perceive need neither a sight line nor be able
        to act.
    .reason = The text names only the area.
    .rules = R4.1.4

ruling-128 = RU128
    .question = To which turn do action points belong if a figure receives them in the window before its own turn?
    .ruling = To that turn.
    .reason = RU100 puts the window before the turn.
    .rules = R1.7.3

ruling-145 = RU145
    .question = May others react when a Delayed attack is announced?
    .ruling =
        Yes. Such an attack cannot be interrupted once its effects come; the window after its announcement is open as
        after every interruption.
    .reason = R4.0.3 comes before R4.0.5.
    .rules = R4.0.3, R4.0.5

ruling-146 = RU146
    .question = What if a figure is Threatened in an interruption?
    .ruling =
        It works at once: all movement points are lost, a route that is already fixed ends, and markers received ahead
        stay. A Move that was only declared is refused, and its action points are all still there. A Delayed figure may still
        act, except for Move and Carry.
    .reason = The rule speaks of all its movement points.
    .rules = R4.1.2

ruling-205 = RU205
    .question = What does a figure bring from one game into the next?
    .ruling =
        Its used damage points with the wounds they brought, and the items it carries. After hours of rest free and
        light points are there again, after days all of them. A figure that is out of action misses the next game unless
        there are days of rest before it; a destroyed vehicle is lost, another one is mended. Resources, charges and
        all else are as new. The wounds count as received before the game, as in RU126.
    .reason = The rulebook knows single games only. What was suffered should be felt, and not decide the next evening.
    .rules = R1.5.1, R1.10.4, R1.10.6

## Cards, scenarios and data

ruling-112 = RU112
    .question = How do cards work in detail?
    .ruling =
        With too few command points the card is discarded without effect, and no points are spent. Nothing is drawn
        from an empty deck. The hand is empty when the game begins. Discards lie face up; discarding without playing is
        allowed at any time and free. The texts of the two cards that the rulebook shows in pictures are lost: what
        they do is the program's own data, while their names, their playability and their per mille are the
        rulebook's.
    .reason = This is what the text says.
    .rules = R5.0.4–R5.0.6, R5.0.12

ruling-113 = RU113
    .question = When can a card be played after a roll?
    .ruling =
        Only after a die was really rolled. Players are asked in turn order until all pass, and the cards apply in the
        order in which they were played.
    .reason = Automatic results have no roll.
    .rules = R5.0.8

ruling-114 = RU114
    .question = When can an action card be played?
    .ruling =
        When an active figure of the player could take an action. The card counts as that figure's action; what it
        costs in action points the figure spends, with activity.
    .reason = This is what the text says.
    .rules = R5.0.7

ruling-115 = RU115
    .question = When does a movement option count as being in a zone?
    .ruling =
        When the base point is in it at the start of the option. Different zones add up. Rough ground concerns checks
        of actions that the figure takes while in it. Darkness adds x to the melee defence and the ranged defence of
        figures in it.
    .reason = There is one clear moment for each option.
    .rules = R6.1.3–R6.1.6

ruling-116 = RU116
    .question = Does anybody hold a zone that is empty?
    .ruling = No, there is no point for it: at least one of the player’s own figures able to act must be in it.
    .reason = The rule says "controls".
    .rules = R6.1.10

ruling-117 = RU117
    .question = How long does the hold of a climbing figure last?
    .ruling =
        It needs contact with climbable terrain at a declared place. It is a safe stand until the figure is next
        moved, and a vertical option is allowed from it.
    .reason = This is what the text says.
    .rules = R6.1.7, R6.1.8

ruling-118 = RU118
    .question = Take Out the Leader: what about vehicles, and leaders that have been replaced?
    .ruling =
        A destroyed vehicle counts, since Destroyed counts as Out of Action. The leader named when the game began is
        the one that matters, even after another was appointed. It takes effect at once.
    .reason = This is what the text says.
    .rules = R6.1.9

ruling-119 = RU119
    .question = When does the round limit end the game?
    .ruling = After the last step of the status phase of the last round, with that phase's points and defeats.
    .reason = This is what the text says.
    .rules = R6.1.2

ruling-120 = RU120
    .question = What counts where tables and formulas of the rulebook are lost?
    .ruling =
        Tables of the program's own, as data that a scenario may override. Epicness is max(0, round(log2(value /
        31.25))).
    .reason = The tables were pictures.
    .rules = R1.1.13, R1.1.19, R1.1.20, R1.5.3, R1.5.6, R1.6.10, R1.6.16

ruling-121 = RU121
    .question = Where do statuses come from if nothing in the rules triggers them?
    .ruling = Exhausted, Camouflaged and Blinded come only from blocks, cards or scenarios.
    .reason = The text names no trigger.
    .rules = R4.1.3, R4.1.4

ruling-122 = RU122
    .question = What about actions that appear only in examples?
    .ruling =
        Break Open, Pick Lock, Detonate and Insult are scenario actions with the numbers of the examples, and can
        serve as templates.
    .reason = The rulebook does not define them.
    .rules = R1.6.5–R1.6.10

ruling-123 = RU123
    .question = How are lots drawn?
    .ruling = With the program's dice.
    .reason = The text leaves it open.
    .rules = R1.3.6

ruling-124 = RU124
    .question = May attacks choose points or terrain?
    .ruling =
        Yes, ranged and melee attacks both; a target point in melee must be in reach and in sight. Terrain takes
        damage only if it has damage values.
    .reason = Targets are points in general.
    .rules = R1.6.4, R1.7.14

ruling-125 = RU125
    .question = What replaces the lost pictures about sight, melee, radius and vehicles?
    .ruling = Positions with our own coordinates that reproduce what the captions say.
    .reason = The pictures cannot be recovered.
    .rules = R1.4.23, R1.4.24, R1.6.9, R1.6.11, R1.7.15, R3.0.15

ruling-132 = RU132
    .question = Do the Luck card and Concentrate add up?
    .ruling = Yes. They are different rules and add up; Concentrate does not add up with itself.
    .reason = It follows from RU068.
    .rules = R1.1.11, R5.0.6

ruling-138 = RU138
    .question = What about card effects "until the end of the turn" in the status phase?
    .ruling = The phase counts as a turn.
    .reason = It is one in RU075 too.
    .rules = R1.6.3
