### Forces: the screen on which they are put together, what they are worth, and sheets to print.
forces-line = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} · { $points } CP{ $cards ->
    [0] { "" }
    [one] { " " }· 1 card
   *[other] { " " }· { $cards } cards
}
forces-epicness = epicness { $epicness }
forces-adds = { $value } · epicness { $epicness }

## What forces are worth

forces-no-value-limit = No value limit is agreed.
forces-is-worth = The force is worth { $value }.
forces-agreed = Agreed: { $limit }
forces-taken-points = − { $per_mille } per mille for { $points ->
    [one] one chosen command point
   *[other] { $points } chosen command points
}
forces-taken-cards = − { $per_mille } per mille for { $cards ->
    [one] one card
   *[other] { $cards } cards
}
forces-taken-scenario = − { $per_mille } per mille by the scenario
forces-must-be-below = The force must be worth less than { $limit }.
forces-left = It is worth { $value }: { $difference } are left.
forces-too-much = It is worth { $value }: { $difference } too much.

## A figure

forces-attributes = Attributes
forces-attributes-hint = in brackets: as in the profile
forces-leads = Leads the force
forces-leads-tip = The leader of the force at the start of the game. Only a figure with a command value of 1 or more can lead.
forces-printed = In the profile: { $value }
forces-effect = { $more ->
    [yes] One more: worth { $value } ({ $difference })
   *[no] One less: worth { $value } ({ $difference })
}
forces-value-sum = figure { $own } + gear { $gear }
forces-epicness-limit-line = epicness { $epicness }, at most { $limit }
forces-begins-with = With status
    .tip = A click gives it the status from the start of the game, or takes it away again.
forces-slots = { $used } of { $slots } slots in use
forces-ability = ability
forces-block-slots = { $slots ->
    [0] no slot
    [one] 1 slot
   *[other] { $slots } slots
}
forces-use-tip = In use at the start: click to change it. Only as much as the slots hold.
forces-drop-tip = Leave it behind
forces-add-item = + Item or ability …
forces-pick-item = What should it carry?
forces-profile-facts = B { $movement } · F { $ranged } · N { $melee }{ $command ->
    [0] { "" }
   *[other] { " " }· K { $command }
} · { $gear }
forces-no-gear = no gear
forces-sort-item = { forces-block-slots }
forces-sort-ability = ability, { forces-block-slots }

## A force

forces-command-points = Command points
    .tip = The chosen CP value. Each point takes 25 per mille off the value limit; command figures add to the account.
forces-value-reduction = Limit lowered (per mille)
    .tip = What the scenario takes off this player's value limit besides, to make up for a better place.
forces-leader = Leader
    .tip = The leader of the force at the start; only a figure with a command value can lead.
forces-nobody = nobody
forces-limit-head = Value limit
forces-most-epic = highest epicness { $epicness }, at most { $limit }
forces-deck = Deck
forces-deck-line = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} · { $per_mille } per mille
forces-deck-hint = Every card takes its per mille off the value limit, as often as it is in the deck. Point at a card to read it.
forces-card-cost = { $per_mille } per mille of the value limit · playing it costs { $points } CP
forces-no-cards = Take all cards out

## The scenario

forces-no-limit = none
forces-round-limit = Rounds
    .tip = The game ends after this round; without a number it only ends by defeat.
forces-value-limit = Value limit
    .tip = Each force must be worth less than this, lowered by its command points and cards.
forces-epicness-limit = Epicness limit
    .tip = No figure, item or card may be more epic.
forces-take-out-leader = Take Out the Leader
    .tip = A player whose leader goes out of action is defeated at once; every force needs a leader.
forces-asked = Asked to interrupt
    .tip = When players are asked at first whether a figure interrupts; in the game each can change it.
forces-asked-never = never
forces-asked-attacked = when attacked
forces-asked-always = always
forces-asked-near = within { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}

## Sheets to print

sheets-overview = Overview
sheets-figure = Figure
sheets-gear = Gear
sheets-own = Figure alone
sheets-epicness = Epicness
sheets-total = Together
sheets-figures = Data sheets
sheets-accounts = At the table
sheets-rounds = Rounds:
sheets-points = Command points each round ({ $points }):
sheets-victory-points = Victory points:
sheets-deck = Deck: { $cards }
sheets-slots = Slots
sheets-damage = Damage
sheets-melee = Melee
sheets-shots = Shots
sheets-slots-of = { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
}; what is ticked is in use at the start.
sheets-beyond = Beyond extreme, up to twice as far: a further { $more }.
sheets-modifiers = { $names }: with a sign it changes the target number; the value of the steering figure counts, 0 without one.
sheets-points-lost = Points lost
sheets-reach = reach +{ $reach }
sheets-charges = reloads:
sheets-up-to = to { $steps }
sheets-cm = { $cm } cm
sheets-notes = Statuses, markers, notes:
sheets-card-costs = { $points } CP{ $action_points ->
    [0] { "" }
   *[other] { " " }· { $action_points } AP
}
forces-worth = { $value } · epicness { $epicness }
forces-zones-hint = Zones to hold or to contest bring victory points at the end of each round. Draw them in the editor, under “Zones” in the palette, and say there whose they are.

forces-print-title = Whose sheets? Decks are secret.

## Weapons, items and abilities of one's own

item-shelf = Weapons and items of your own
item-about = Build weapons, items and abilities for this scenario, and give them to its figures. Keep one for all scenarios, and figures everywhere can have it.
own-new = + Build …
    .tip = Build a weapon, an item or an ability for this scenario, and keep it for others if you like.
item-new-title = What do you want to build?
own-copy = + Take one …
    .tip = Take one that exists: change what you have kept yourself, or change a copy of any other.
item-copy-title = Which one? Those you have kept first
own-yours = yours: change it here
item-form-blade = A weapon for melee
item-form-gun = A gun, with shots to count
item-form-thrown = Something to throw
item-form-bomb = A bomb with a radius
item-form-armour = Armour or a shield
item-form-ability = An ability
own-ask-name = What is it called?
own-twin = There is already something called “{ $text }”.
own-no-name = It needs a name.
item-kind = Kind
    .tip = An item can be put down, lost and picked up; an ability stays with its figure.
item-kind-item = item
item-kind-ability = ability
item-held = Drawn as
    .tip = What a figure that has it in use is drawn with; no rule asks for it.
item-held-none = nothing
item-held-blade = blade
item-held-bow = bow
item-held-long-gun = long gun
item-held-pistol = pistol
item-held-shield = shield
item-held-spear = spear
item-sound = Sounds like
    .tip = What an attack with it sounds like; no rule asks for it.
item-sound-usual = as usual
item-sound-blade = blade
item-sound-blast = blast
item-sound-blow = blow
item-sound-bow = bow
item-sound-shot = shot
item-sound-throw = throw
item-strength-mode = Strength of the figure
    .tip = How much of the strength of the figure its damage adds.
item-strength-mode-none = is not added
item-strength-mode-half = half of it is added
item-strength-mode-full = is added
item-strikes = Damage and melee
item-damage-strength = Damage: strength
    .tip = The first number of the damage code: the strength of a hit.
item-damage-penetration = Damage: penetration
    .tip = The second number of the damage code: how much armour it goes through.
item-melee-modifier = Melee modifier
    .tip = Changes the target number of melee attacks, so that less is better. With a number, even 0, it is a melee weapon.
item-melee-reach = Reach in melee
    .tip = The steps that it adds to the melee reach of the figure.
item-success-multiplier = Successes count
    .tip = How often each passed check counts.
item-frequency-multiplier = Frequency: times
    .tip = The checks that the action points allow may be multiplied by this, each at the modifier of the frequency.
item-frequency-modifier = Frequency: modifier
    .tip = Changes the target number of checks that are multiplied.
item-slots = Slots
    .tip = The slots of the figure that it takes while in use; an average human has 2.
item-shots = At range
item-range-factor = Range factor
    .tip = The limits of all ranges are multiplied by it.
item-near = Near
    .tip = Changes the target number at near range, so that less is better. With any number it is a ranged weapon; without one every check at that range fails.
item-short = Short
    .tip = Changes the target number at short range; without a number every check fails there.
item-medium = Medium
    .tip = Changes the target number at medium range; without a number every check fails there.
item-long = Long
    .tip = Changes the target number at long range; without a number every check fails there.
item-extreme = Extreme
    .tip = Changes the target number at extreme range; without a number every check fails there.
item-radius = Target radius
    .tip = It hits everything that is no more steps than this away from the target point.
item-resources = Shots
    .tip = The checks until it must be reloaded; without a number there is no end to them.
item-charges = Reloads
    .tip = How often it can be reloaded. What can be reloaded has at least one shot.
item-guards = Protection
item-armour-seen = Armour
    .tip = Armour against damage whose source the figure sees.
item-armour-unseen = Armour, unseen
    .tip = Armour against damage whose source the figure does not see.
item-melee-defence = Melee defence
    .tip = Added to the target number of melee attacks on the figure.
item-ranged-defence = Ranged defence
    .tip = Added to the target number of ranged attacks on the figure.
item-more = Further
item-deputy = Makes checks
    .tip = Checks that the figure may make with it: for other figures of its player, or its own with another attribute.
item-deputy-none = none
item-deputy-panic-others = panic checks of others
item-deputy-nerve-others = nerve checks of others
item-deputy-panic-own = its own panic checks
item-deputy-nerve-own = its own nerve checks
item-deputy-attribute = with its
own-value = Printed value
    .tip = A value of its own in place of the one that is reckoned from its parts; empty: reckoned.
own-value-reckoned = reckoned
item-actions = Made for
own-optional = Empty or –: it has none.
item-says = What it does
item-sum = Where its value comes from
item-part-melee = In melee: { $value }
item-part-ranged = At range: { $value }
item-part-guards = Protection: { $value }
item-part-deputy = Checks: { $value }
item-part-slots = The slots it takes: { $value }
item-part-printed = Printed: { $value }
item-part-whole = Value: { $value }
item-carriers = Carried by
item-nobody = nobody yet
item-give = Give it to …
item-give-title = Who gets it?
own-where = Kept
own-where-here = in this scenario alone
own-where-kept = in this scenario, and for all others
own-where-changed = in this scenario; for all others as it was before
own-keep-here = Keep for all scenarios
own-keep-changed = Keep the change for all
own-keep =
    .tip = Writes it into your own content, where figures of every scenario can be given it.
own-drop = No longer for others
    .tip = Takes it out of your own content; scenarios that have it themselves keep it.
own-duplicate = Copy …
own-discard = Delete
item-gone = Takes it out of the scenario, and from the figures that carry it.
profile-gone = Takes it out of the scenario, with all figures of this kind.

## Kinds of figures and vehicles of one's own

profile-shelf = Figures and vehicles of your own
profile-about = Build kinds of figures, wagons, boats, guns and mounts for this scenario: they stand among the profiles at once. Keep one for all scenarios, and it does so everywhere.
profile-new-title = What do you want to build?
profile-copy-title = Which one? Those you have kept first
profile-form-figure = A figure on foot
profile-form-wagon = A wagon
profile-form-boat = A boat
profile-form-gun = A gun with a crew
profile-form-animal = A mount
profile-gear = gear { $number }
profile-headgear = Drawn with
    .tip = What its token wears on its head; no rule asks for it.
profile-headgear-bare = a bare head
profile-headgear-bandana = a bandana
profile-headgear-broad-hat = a broad hat
profile-headgear-cap = a cap
profile-headgear-fur = a fur hat
profile-headgear-goggles = goggles
profile-headgear-helmet = a helmet
profile-headgear-hood = a hood
profile-headgear-iron-hat = an iron hat
profile-headgear-long-hair = long hair
profile-headgear-tricorn = a tricorn
profile-looks = Drawn as
    .tip = How the vehicle is drawn on the table; no rule asks for it.
profile-looks-wagon = wagon
profile-looks-boat = boat
profile-looks-gun = gun
profile-looks-animal = mount
profile-used = In the game
profile-attributes = Attributes
profile-body = Body
profile-model-height = Height
    .tip = How high the model is, in steps.
profile-base-point = Base point
    .tip = At which share of its height the point lies that is measured from.
profile-radius = Radius of the base
    .tip = Half of how wide the base is, in steps.
profile-floor = Floor
    .tip = How high above the ground passengers stand, in steps; without a number, on top of the model.
profile-modifier-ranged = Ranged, modifier
    .tip = With a number it changes the target number of the figure that steers, whose own value counts then.
profile-modifier-melee = Melee, modifier
    .tip = With a number it changes the target number of the figure that steers, whose own value counts then.
profile-modifier-tech = Tech, modifier
    .tip = With a number it changes the target number of the figure that steers, whose own value counts then.
profile-plan = Plan
profile-above = from above, the front at the right
profile-beside = from the right side
profile-legend = Brown is in the way, and what is only outlined is not. Green are the places for passengers, the dots are where one steers; a square is one step wide.
profile-places = Where things are
profile-places-hint = An outline or a place is four numbers in steps: where its back right corner is from the base point, forward and to the left, then length and width, such as “-1 -0.5 2 1”. A steering point is two: forward, to the left.
profile-outline = Outline
profile-round = round
profile-corners = { $number } corners
profile-steering = Steering point
    .tip = Forward, to the left, and perhaps how high, in steps from the base point. Nothing typed takes it away.
profile-area = Passengers
profile-add-steering = + Steering point
profile-add-area = + Place for passengers
profile-add-part = + Part
profile-part = Part { $number }
profile-part-place = Lies at
    .tip = Back, right, length and width, in steps from the base point, such as “-1 -0.5 2 1”. Nothing typed takes it away.
profile-part-base = Begins at
profile-on-floor = the floor
profile-part-height = Height
profile-part-open = Open
    .tip = What is open is in the way of nobody, and hides nothing.
profile-abilities = Abilities
profile-add-abilities = + Ability …
profile-items = Carries
profile-add-items = + Item …
