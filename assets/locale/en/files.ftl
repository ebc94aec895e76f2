### What can be wrong with a file. Each is one sentence without file and place, which stand before it.

## The file itself

standard-input = the standard input
problem-no-such-file = there is no such file.
problem-no-such-folder = there is no such folder.
problem-is-a-folder = this is a folder, not a file.
problem-no-permission = the file may not be opened; its permissions forbid it.
problem-system = the system refuses: { $reason }.
problem-not-a-file = this is neither a file nor a folder.
problem-unforeseen = the program can make nothing of this ({ $fault }: { $reason }).
problem-rule-text = this is a text of { $rule }, but there is no such rule.
problem-rule-link = this text names { $rule }, but there is no such rule.
problem-too-large = the file is larger than { $megabytes } MB, more than any honest file of this sort needs.
problem-not-utf8 = the file is not text in UTF-8.
problem-not-toml = this is not TOML: { $what ->
    [bracket] a bracket is opened and not closed, or a comma is missing
    [twice] this is said twice, or once as a value and once as a table
    [text] a text in quotes does not end, or holds a character that may not stand there
    [value] after the = stands no value; texts need quotes, and true and false small letters
    [digits] a number has too many digits
    [line] a line holds one key = value, or one [section]
   *[other] { $reason }
}.
problem-too-nested = tables and lists are nested deeper than { $levels } levels.
problem-too-many-values = the file holds more than { $most } values, more than any honest file of this sort needs.
problem-too-many-tables = the file holds more than { $most } tables, more than any honest file of this sort needs.

## Formats

problem-newer-format = the file has format { $found }, this program knows formats up to { $known }; a newer program can read it.
problem-unknown-format = there is no format { $found }; this program writes format { $known }.
problem-unknown-system = there is no rule system { $id } in this program; it knows { $known }.
problem-unknown-content = a content file says what it holds with content = { $known }; this one says { $found }.
problem-other-system = this is of the rule system { $found }, but { $expected } is needed here.
problem-no-window = games of the rule system { $system } cannot be played in this window.
problem-no-forces = in the rule system { $system } no forces are put together.

## The form of a value

problem-theme-contrast = letters of the colour { $ink } can hardly be read on { $ground }: they differ by { $found } to 1, and { $needed } is needed.
problem-missing-key = the key { $key } is missing.
problem-unknown-key = there is no key { $key } here; perhaps it is misspelt.
problem-key-twice = The key “{ $key }” is given to { $command } and belongs to { $other }, too; both keep the keys they had at first.
problem-unknown-value = { $found } is none of the words that are possible here{ $count ->
    [0] .
    [1] ; only { $known } is.
   *[other] ; there are { $known }{ $more ->
        [0] .
        [one] { " " }and one more.
       *[other] { " " }and { $more } more.
    }
}
problem-wrong-type = expected { $expected ->
    [number] a number
    [whole-number] a whole number
    [text] a text
    [truth] true or false
    [list] a list
    [table] a table
    [text-or-table] a text or a table
    [whole-number-or-text] a whole number or a text
   *[other] { $expected }
}, found { $found ->
    [number] a number
    [whole-number] a whole number
    [text] a text
    [truth] true or false
    [list] a list
    [table] a table
    [null] nothing
   *[other] { $found }
}.
problem-wrong-count = expected { $expected ->
    [one] one value
   *[other] { $expected } values
}, found { $found ->
    [0] none
    [one] one
   *[other] { $found }
}.
problem-too-long = this is too long; at most { $bound ->
    [one] one is
   *[other] { $bound } are
} allowed.
problem-too-short = this is too short; at least { $bound ->
    [one] one is
   *[other] { $bound } are
} needed.
problem-out-of-bounds = this number must be { $relation ->
    [at-most] at most
    [at-least] at least
    [less-than] less than
   *[more-than] more than
} { $bound }.
problem-not-finite = { $found } is no number to reckon with.
problem-not-an-id = a name for use in files has only small letters, digits and single hyphens.
problem-unseen-characters = this text holds a character that would be obeyed instead of shown, such as an end of line or another control character.
problem-no-kinds = the rule system has no terrain of the kinds that this sort of layout is made of.
problem-not-a-rule = a rule, a ruling or a vector is expected, such as R1.4.24, RU013 or V012.
problem-form = this has not the form that is expected here ({ $reason }).
problem-twin = { $id } stands here for the second time.
problem-not-rising = the numbers must rise.
problem-not-together = this and { $key } do not go together.
problem-only-with = this goes only with { $key }.

## What there is none of

problem-no-such-scenario = there is no such scenario, and no such file; the nearest are { $known } (`pb12table scenarios` lists all).
problem-no-such-force = there is no such force, and no such file{ $known ->
    [0] { "" }
   *[other] ; the nearest are { $known }
} (`pb12table forces` lists those you have saved).
problem-other-content = there is another { $id } of this layout's own already.
problem-no-such-profile = there is no profile { $id }.
problem-no-such-item = there is no item or ability { $id }.
problem-no-such-kind = there is no kind of terrain { $id }.
problem-no-such-action = there is no template { $id } for an action.
problem-no-such-card = there is no card { $id }.
problem-no-such-piece = there is no piece of terrain { $id }.
problem-no-such-zone = there is no zone { $id }.
problem-no-such-player = there is no player { $id }.

## Terrain and zones

problem-one-shape = exactly one of { $keys } gives the shape; here { $found ->
    [0] is none
   *[other] are { $found }
}.
problem-shape-self-crossing = the outline crosses or touches itself near { spot-at }.
problem-shape-too-few-points = an outline needs three different points, a line two.
problem-shape-repeated-point = this point is the same as the one before it.
problem-shape-no-area = the outline encloses no area.
problem-shape-hole-outside = the hole does not lie inside the outline.
problem-shape-holes-overlap = two holes overlap.
problem-shape-not-finite = the outline goes beyond all bounds.
problem-shape-no-height = the piece has no height.
problem-shape-below-table = the piece begins below the table.
problem-shape-ramp-without-run = the low and the high edge of the ramp lie above each other.
problem-shape-half-a-ramp = a ramp needs both a low and a high edge.
problem-shape-thin-with-holes = a wall without thickness can have no holes.
problem-sharp-bend = the line bends too sharply here for its thickness.

## Pictures

problem-no-such-picture = there is no picture { $name } beside the file.
problem-picture-path = a picture lies in the scenario's own folder and ends in one of { $endings }.
problem-picture-unknown = this is no picture that can be used; PNG, JPEG and WebP can.
problem-worker-lost = One of the working processes has ended unexpectedly ({ $reason }); nothing was written.
problem-picture-broken = the picture is damaged or was cut off.
problem-picture-too-large = the picture claims to have { $width } by { $height } pixels; of a picture of this sort at most { $millions } million are shown.
problem-portrait-name = a picture for a token is a file without a folder, and ends in one of { $endings }.
problem-no-such-portrait = there is no picture { $name } beside the file or in your folder of pictures; the usual figure stands in for it.
problem-portrait-ending = this is no picture for a token; { $endings } can be used.
problem-portrait-sort = the file ends in { $ending }, but it holds a picture of the sort { $sort }.
problem-portrait-large = the picture claims to have { $width } by { $height } pixels; a picture for a token has at most { $most } on each side.
problem-drawing-broken = this is no sound SVG drawing.
problem-drawing-other = this is XML, but no SVG drawing.
problem-drawing-doctype = an SVG drawing with a document type or entities is not read.
problem-drawing-acts = an SVG drawing that contains scripts or moves by itself is not shown ({ $name }).
problem-drawing-fetches = an SVG drawing that refers to other files or addresses is not shown.
problem-drawing-many = an SVG drawing has at most { $most } elements, no more than { $deepest } inside each other.

## Figures and players

problem-no-screen = no window can be opened here ({ $reason }); that needs a screen.
problem-too-few-players = a game needs at least two players; here { $found ->
    [0] is none
    [one] is one
   *[other] are { $found }
    }.

## Saves

problem-not-a-save = this is not a saved game.
problem-save-cut = the save was cut off in its first line; nothing of the game is left in it.
problem-save-line = this line is damaged.
problem-save-rewind = the line goes back to entry { $found }, but the game had only { $known }.
problem-broken-seal = the secret answer in this line is damaged.
problem-save-illegal = the answer in this line is against the rules (rule { $rule }).
problem-save-over = the game was over before this line.
problem-save-drift = { $what ->
    [question] this line answers the question { $answered } to { $by }, but here the game asks { $whom }: { $asked }
   *[position] the game stands otherwise after this line than when it was saved
}. { $version ->
    [same] The save was changed or damaged
   *[other] It was made by version { $version } of the program
}.
notice-torn-line = The last line of the save was torn off and is left out; everything before it is there.
problem-save-open-elsewhere = this game is open in another window of the program.
problem-save-lost = { $what ->
    [removed] the save of this game has been removed or given another name.
    [folder] the folder with the save of this game is not there any more.
    [replaced] another file has taken the place of the save of this game.
    [cut] the save of this game has been cut short.
    [changed] something else has changed the save of this game.
   *[grown] something else has written into the save of this game.
}
problem-rules-changed = { $played ->
    [newer] this game was played by newer rules than this program knows; they lead another way from entry { $entry } on.
   *[older] the rules have changed since this game was played; they lead another way from entry { $entry } on.
}
notice-rules-changed = This is the game up to where the rules have changed. It goes on in a save of its own; the old one stays as it is.
notice-part-of-save = This is the game as it was before the damage in its save. It goes on in a save of its own; the damaged one stays as it is.

## Maps of other programs

problem-not-json = this is not JSON: { $reason }.
problem-map-cut = the file ends in the middle; it was cut off.
problem-map-size = the table would be { $width } by { $depth } { $depth ->
    [one] step
   *[other] steps
} large; { $least } to { $most } are possible. A cell may be more or fewer steps wide.
problem-too-many-walls = the map has more walls than any map needs; at most { $most } are read.
problem-too-many-pieces = the walls make more than { $most } pieces of terrain, which is the most a scenario has; { $count ->
    [one] one wall was left out
   *[other] the { $count } shortest walls were left out
}, the longest of them at x { $x }, y { $y }. A greater tolerance joins more of them.
problem-no-such-wall = no wall has the id { $id } in which this could stand.
problem-kind-without = pieces of the kind { $kind } have no such key.
problem-not-straight = a piece of the kind { $kind } is a straight line of two points.
problem-no-gap = its top must be higher than its sill.
problem-above-wall = it would reach above its wall, which is { $top } high.
problem-wall-without-line = only walls along a line have doors and windows; { $id } is of another shape.
problem-openings-overlap = two doors or windows in { $id } lie over one another.
problem-no-such-portal = there is no portal { $number }: the maps have { $count }.
problem-not-in-wall = it does not lie in one straight stretch of { $id }, or is wider than it.
problem-outside-map = lies outside of the map, at x { $x }, y { $y }, and was left out.
problem-cut-at-edge = reaches beyond the edge of the map, to x { $x }, y { $y }, and was cut off there.
problem-crop-outside = the part asked for does not lie in the map, which is { $width } cells wide and { $depth } deep.

## Where something is wrong

place-line = line { NUMBER($number, useGrouping: 0) }
place-column = column { NUMBER($number, useGrouping: 0) }
place-end = end of the file
place-byte = byte { NUMBER($number, useGrouping: 0) }
shown-problem = { $file }: { $what }
shown-problem-at = { $file }, { $place }: { $what }

## Weapons and sides

problem-no-such-weapon = there is no weapon { $id }.
problem-no-free-place = there is no free place for the figure in the entry zones of its player, or beside its friends.
problem-no-such-armour = there is no armour { $id }.
problem-no-such-side = there is no side { $id }.
problem-weapon-needs = a weapon of the kind { $kind } needs { $key }.
problem-weapon-has-none = a weapon of the kind { $kind } has no such thing.
problem-modes = the modes of a weapon are full alone, or semi with others.
problem-single-mode = a weapon with the mode single has two attacks or more.
problem-magazine = the magazine must hold one attack at least, { $attacks } rounds.
problem-no-room-for-stance = the figure has no room or no ground there to be { $stance }.
problem-weapon-reach = a weapon needs a reach, or a range, or both.
problem-feature-timing = a feature of the kind { $kind } comes at one of these times: { $known }.
problem-no-such-feature = there is no feature { $id }.
problem-no-such-object = there is no object { $id }.
problem-no-such-search = there is no place to search { $id }.
problem-no-arbiter = an arbiter with a seat needs a player with arbiter = true.
problem-figure-of-arbiter = an arbiter has no figures.
problem-hit-points = it begins with more hit points than it can have, { $most }.
problem-minor-down = minor creatures are out of the fight at 0 hit points, so none can begin with 0.
problem-group-of-kinds = the group { $group } rolls initiative together, so all in it must be of one kind and one player, as { $id } is.
problem-one-side = a fight needs two sides at least.
problem-inside-piece = the figure would stand inside “{ $id }”.
problem-no-figure = the player has no figure.
problem-no-stand = the figure would have no safe stand there.
problem-off-table = the figure would stand off the table.
problem-on-figure = the figure would stand where “{ $id }” stands.

kernels-compiling = Code that makes this faster is being compiled, which takes a minute or two, once.
kernels-failed = numba cannot be used here ({ $what }); everything works without it, only slower.
kernels-slow = Compiled code was not ready after { $what } seconds; everything works without it, only slower.
kernels-unwritable = Compiled code cannot be kept in { $what }; everything works without it, only slower.
kernels-broken = The compiled code in { $what } was broken and has been made anew.

## Tutorials

problem-no-such-event = there is no event { $id }; near is { $known }.
problem-no-field = such an event says nothing of { $id }; it says { $known }.
problem-no-such-figure = there is no figure { $id }; there is { $known }.
problem-no-place = { $found } is no place; one is written as place:12.5,8.
problem-no-such-command = there is no command { $id }; near is { $known }.
problem-step-twice = there are two steps { $id }.
problem-step-waits-for-nothing = this step waits for nothing: until needs event, asked, command or near.
problem-step-without-words = there is no text { $key } that says what this step is about.
problem-step-no-answer = { $said } answers nothing that is asked here; asked is { $question }.
problem-step-refused = { $said } is refused here ({ $rule }, { $reason }); asked is { $question }.
problem-step-forbids = this step does not let its own line { $said } through; see allow.
problem-step-unreached = what this step waits for never comes: { $waits }; asked is { $asked } then.
