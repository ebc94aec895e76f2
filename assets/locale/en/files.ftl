### What can be wrong with a file. Each is one sentence without file and place, which stand before it.

## The file itself

standard-input = the standard input
problem-no-such-file = there is no such file.
problem-no-such-folder = there is no such folder.
problem-is-a-folder = this is a folder, not a file.
problem-no-permission = you may not open the file; its permissions forbid it.
problem-system = the operating system refuses: { $reason }.
problem-not-a-file = this is neither a file nor a folder.
problem-unforeseen = the program cannot make sense of this ({ $fault }: { $reason }).
problem-rule-text = this is a text of { $rule }, but there is no such rule.
problem-rule-link = this text names { $rule }, but there is no such rule.
problem-too-large = the file is larger than { $megabytes } MB, more than any such file needs.
problem-not-utf8 = the file is not text in UTF-8.
problem-no-numbers = this is no file of measured numbers
problem-not-toml = this is not TOML: { $what ->
    [bracket] a bracket is never closed, or a comma is missing
    [twice] this key appears twice, or once as a value and once as a table
    [text] a text in quotes does not end, or contains a character that is not allowed there
    [value] there is no value after the =; texts need quotes, and true and false small letters
    [digits] a number has too many digits
    [line] a line contains one key = value, or one [section]
   *[other] { $reason }
}.
problem-too-nested = tables and lists are nested deeper than { $levels } levels.
problem-too-many-values = the file holds more than { $most } values, more than any such file needs.
problem-too-many-tables = the file holds more than { $most } tables, more than any such file needs.

## Formats

problem-newer-format = the file has format { $found }, but this program knows only formats up to { $known }; a newer version can read it.
problem-unknown-format = there is no format { $found }; this program writes format { $known }.
problem-unknown-system = there is no rule system { $id } in this program; it knows { $known }.
problem-file-there = there is already a file of this name; choose another folder.
problem-folder-there = there is already something of this name; choose another folder.
problem-missing-system = there is no rule system { $id } in this program; it knows { $known }. Games of others come in packages, this one probably in { $package }: install it beside pb12table.
problem-broken-system = the package of the rule system { $id } cannot be used; “pb12table systems” says why.
problem-package-raises = the package fails while it is loaded ({ $place }: { $what }).
problem-package-endless = the package was not loaded after { $seconds } seconds.
problem-package-died = the package ended the program while it was being loaded (exit code { $code }).
problem-package-bad-id = the package calls its rule system { $id }; an id begins with a small letter and has at most 40 small letters, digits and hyphens.
problem-package-no-package = { $module } is not a package with the modules of a rule system.
problem-package-id-taken = the rule system { $id } of this package has the same id as that of { $other }.
problem-package-other-id = the rule system calls itself { $found }, but the package calls it { $id }.
problem-package-other-interface = the package { $found ->
    [0] does not say for which version of the interface it was made
   *[other] was made for version { $found } of the interface
}; this program has version { $needed }.
problem-package-lacks = the package lacks { $what } in { $module }.
problem-package-other-class = { $what } in { $module } does not inherit from { $kind }.
problem-unknown-content = a content file says what it holds with content = { $known }; this one says { $found }.
problem-other-system = this belongs to the rule system { $found }, but here it must be { $expected }.
problem-no-window = you cannot play games of the rule system { $system } in this window.
problem-no-forces = the rule system { $system } has no forces to build.

## The form of a value

problem-theme-contrast = text in { $ink } is hard to read on { $ground }: the contrast is { $found } to 1 and must be { $needed }.
problem-missing-key = the key { $key } is missing.
problem-unknown-key = there is no key { $key } here; perhaps a typing error.
problem-key-twice = The key “{ $key }” is set for { $command } and for { $other }; both keep their original keys.
problem-unknown-value = { $found } is not possible here{ $count ->
    [0] .
    [1] ; it must be { $known }.
   *[other] ; choose from { $known }{ $more ->
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
    [truth-or-number] true, false or a number
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
problem-not-finite = the program cannot calculate with { $found }.
problem-not-an-id = an id has only small letters, digits and single hyphens.
problem-unseen-characters = this text contains an invisible character, such as a line break or another control character.
problem-no-kinds = the rule system lacks the kinds of terrain that such layouts are made of.
problem-not-dice = write dice here, such as 1d8 or 2d6+3.
problem-not-a-rule = give a rule, a ruling or a vector here, such as R1.4.24, RU013 or V012.
problem-form = this does not have the expected form ({ $reason }).
problem-twin = { $id } appears here for the second time.
problem-not-rising = the numbers must increase.
problem-not-together = this and { $key } do not go together.
problem-only-with = this is possible only with { $key }.

## What there is none of

problem-no-such-scenario = there is no such scenario and no such file; the closest are { $known } (`pb12table scenarios` lists all).
problem-no-such-force = there is no such force and no such file{ $known ->
    [0] { "" }
   *[other] ; the closest are { $known }
} (`pb12table forces` lists those you have saved).
problem-other-content = this layout already has something else with the id { $id }.
problem-no-such-profile = there is no profile { $id }.
problem-no-such-item = there is no item or ability { $id }.
problem-no-such-kind = there is no kind of terrain { $id }.
problem-no-such-action = there is no action template { $id }.
problem-no-such-card = there is no card { $id }.
problem-no-such-piece = there is no piece of terrain { $id }.
problem-no-such-zone = there is no zone { $id }.
problem-no-such-player = there is no player { $id }.
problem-no-such-deployment = there is no deployment “{ $id }”{ $known ->
    [0] { "" }
   *[other] ; choose from: { $known }
}.

## Terrain and zones

problem-one-shape = use exactly one of { $keys } for the shape; here { $found ->
    [0] there is none
   *[other] there are { $found }
}.
problem-shape-self-crossing = the outline crosses or touches itself at { spot-at }.
problem-shape-too-few-points = an outline needs three different points, a line two.
problem-shape-repeated-point = this point is the same as the one before it.
problem-shape-no-area = the outline encloses no area.
problem-shape-hole-outside = the hole does not lie inside the outline.
problem-shape-holes-overlap = two holes overlap.
problem-shape-not-finite = the outline extends to infinity.
problem-shape-no-height = the piece has no height.
problem-shape-below-table = the piece begins below the table.
problem-shape-ramp-without-run = the low and the high edge of the ramp lie above each other.
problem-shape-half-a-ramp = a ramp needs both a low and a high edge.
problem-shape-thin-with-holes = a wall without thickness can have no holes.
problem-sharp-bend = the line bends too sharply here for its thickness.

## Pictures

problem-no-such-picture = there is no picture { $name } next to the file.
problem-picture-path = a picture must be in the scenario's own folder and end with one of { $endings }.
problem-picture-unknown = the program cannot use this picture; it reads PNG, JPEG and WebP.
problem-worker-lost = A worker process has ended unexpectedly ({ $reason }); the program has written nothing.
problem-picture-broken = the picture is damaged or incomplete.
problem-picture-too-large = the picture claims to be { $width } by { $height } pixels; the program shows at most { $millions } million of such a picture.
problem-portrait-name = name the picture for a token without a folder, and with one of these endings: { $endings }.
problem-no-such-portrait = there is no picture { $name } next to the file or in your folder of pictures; the usual figure stands in for it.
problem-portrait-ending = the program cannot use this picture for a token; it reads { $endings }.
problem-portrait-sort = the file ends with { $ending }, but it contains a picture of the sort { $sort }.
problem-portrait-large = the picture claims to be { $width } by { $height } pixels; a picture for a token may have at most { $most } on each side.
problem-drawing-broken = this SVG drawing is damaged.
problem-drawing-other = this is XML, but not an SVG drawing.
problem-drawing-doctype = the program does not read SVG drawings with a document type or entities.
problem-drawing-acts = the program does not show SVG drawings that contain scripts or animation ({ $name }).
problem-drawing-fetches = the program does not show SVG drawings that refer to other files or addresses.
problem-drawing-many = an SVG drawing may have at most { $most } elements, nested at most { $deepest } deep.
problem-drawing-slow = painting this SVG drawing takes longer than { $seconds } seconds: save it as a PNG picture.
problem-drawing-crashed = painting this SVG drawing crashed: save it as a PNG picture.
problem-drawing-not-here = this copy of the program cannot paint SVG drawings: save it as a PNG picture.

## Figures and players

problem-no-screen = the program cannot open a window here ({ $reason }); it needs a screen.
problem-too-few-players = a game needs at least two players; here { $found ->
    [0] there is none
    [one] there is one
   *[other] there are { $found }
    }.

## Saves

problem-not-a-save = this is not a saved game.
problem-save-cut = the save breaks off in its first line; nothing of the game is left.
problem-save-line = this line is damaged.
problem-save-rewind = the line goes back to entry { $found }, but the game had reached only { $known }.
problem-broken-seal = the secret answer in this line is damaged.
problem-save-illegal = the answer in this line breaks the rules (rule { $rule }).
problem-save-over = the game was over before this line.
problem-save-drift = { $what ->
    [question] this line answers the question { $answered } to { $by }, but here the game asks { $whom }: { $asked }
   *[position] after this line the game is not as it was when it was saved
}. { $version ->
    [same] The save was changed or damaged
   *[other] It was made by version { $version } of the program
}.
notice-torn-line = The last line of the save was incomplete and is left out; everything before it is there.
problem-save-open-elsewhere = this game is open in another window of the program.
problem-save-lost = { $what ->
    [removed] somebody has removed or renamed the save of this game.
    [folder] the folder with the save of this game is gone.
    [replaced] another file has replaced the save of this game.
    [cut] something has cut the save of this game short.
    [changed] something else has changed the save of this game.
   *[grown] something else has written into the save of this game.
}
problem-rules-changed = { $played ->
    [newer] this game was played with newer rules than this program knows; from entry { $entry } on it comes out differently.
   *[older] the rules have changed since this game was played; from entry { $entry } on it comes out differently.
}
notice-rules-changed = This is the game up to where the rules have changed. It continues in a new save; the old one stays as it is.
notice-part-of-save = This is the game as it was before the damage in its save. It continues in a new save; the damaged one stays as it is.

## Maps of other programs

problem-not-json = this is not JSON: { $reason }.
problem-map-cut = the file breaks off in the middle.
problem-map-size = the table would be { $width } by { $depth } { $depth ->
    [one] step
   *[other] steps
} large; { $least } to { $most } are possible. Make a cell more or fewer steps wide.
problem-too-many-walls = the map has more walls than any map needs; the program reads at most { $most }.
problem-too-many-pieces = the walls make more than { $most } pieces of terrain, the most a scenario can have; { $count ->
    [one] one wall was left out
   *[other] the { $count } shortest walls were left out
}, the longest of them at x { $x }, y { $y }. A greater tolerance joins more of them.
problem-no-such-wall = there is no wall { $id } that could hold this.
problem-kind-without = pieces of the kind { $kind } do not have this key.
problem-no-ground = only ground with an area and a level top can hide: no ramp, door, window, one-way wall or line without thickness.
problem-not-straight = a piece of the kind { $kind } must be a straight line of two points.
problem-no-gap = its top must be higher than its sill.
problem-above-wall = it would rise above its wall, which is { $top } high.
problem-wall-without-line = only walls along a line have doors and windows; { $id } is of another shape.
problem-openings-overlap = two doors or windows in { $id } overlap.
problem-no-such-portal = there is no portal { $number }; the maps have { $count }.
problem-not-in-wall = it is not in one straight stretch of { $id }, or is wider than that.
problem-outside-map = lies outside the map, at x { $x }, y { $y }, and was left out.
problem-cut-at-edge = reaches beyond the edge of the map, to x { $x }, y { $y }, and was cut off there.
problem-crop-outside = this part is not on the map, which is { $width } cells wide and { $depth } deep.
problem-map-nothing = { $count ->
    [one] one thing called { $what } became nothing; choose what it is to become.
   *[other] { $count } things called { $what } became nothing; choose what they are to become.
}
problem-map-no-extent = this has no length or no area here, and was left out.
problem-map-too-high = this would reach higher than 100 steps, and was cut off there.
problem-map-no-door = neither a door nor a window can be made of this outline, and it was left out.
problem-map-too-many-zones = a scenario has at most { $most } zones, and this one was left out.
problem-map-crossed = this outline crosses itself; what its lines enclose was filled.
problem-map-simplified = this outline has too many corners, and lies beside its place here, in steps by up to { $steps }.
problem-map-cells = { $found } is not a number of cells from 1 to { $most }.
problem-level-unread = this is not a level with a number, and was left out.
problem-level-twice = this level has the same number as the level { $other }, and was left out.
problem-level-too-many = at most { $most } levels are read; this one was left out.
problem-level-painted = the painted ground was left out.
problem-level-points = these are not the places of a line, and it was left out.
problem-level-portal = this door or window has no place or no width, and was left out.
problem-level-cave = this is not the picture of a cave as large as the map, and the cave was left out.
problem-level-roof = this is not the ridge of a roof with a width, and the roof was left out.
problem-level-objects = { $count ->
    [one] one object is only a picture without an outline, and was left out.
   *[other] { $count } objects are only pictures without outlines, and were left out.
}
problem-map-texts = { $count ->
    [one] one text was left out.
   *[other] { $count } texts were left out.
}
problem-level-curved = { $count ->
    [one] one path is curved; here it runs
   *[other] { $count } paths are curved; here they run
} straight from point to point.
problem-board-terrain = { $count ->
    [one] one hex has a terrain { $what } that nobody knows here, and of which nothing was made.
   *[other] { $count } hexes have a terrain { $what } that nobody knows here, and of which nothing was made.
}
problem-board-line = this line says nothing that could be read, and was left out.
problem-board-missing = { $count ->
    [one] one hex is missing, and there is flat ground instead.
   *[other] { $count } hexes are missing, and there is flat ground instead.
}
problem-board-depth = { $count ->
    [one] one hex has deep water; here it lies
   *[other] { $count } hexes have deep water; here it lies
} on the ground.
problem-xml = this is not XML: { $reason }.
problem-xml-root = { $found } is neither a map of Tiled nor a drawing.
problem-xml-entities = the file declares entities, which no map needs, and was not read.
problem-tiled-size = { $found } is not a length above zero.
problem-tiled-object = this is not an outline that could be read, and was left out.
problem-tiled-tileset = the file of tiles { $name } is not next to the map; nothing here needs it.
problem-tiled-tiles = { $count ->
    [one] one layer of tiles is only a picture, and was left out.
   *[other] { $count } layers of tiles are only pictures, and were left out.
}
problem-tiled-pictures = { $count ->
    [one] one layer with a picture was left out.
   *[other] { $count } layers with pictures were left out.
}
problem-tiled-templates = { $count ->
    [one] one object has its outline in another file, which was not opened, and was left out.
   *[other] { $count } objects have their outlines in other files, which were not opened, and were left out.
}
problem-svg-size = { $found } does not make a size in pixels; a drawing needs a width and a height, or a viewBox.
problem-svg-grid = a drawing has no grid; here a cell is { $pixels } of its pixels wide.
problem-svg-coarse = there are very many curves; corners are here up to { $cells } cells from them.
problem-svg-scripts = { $count ->
    [one] one script was passed over; nothing of it was run.
   *[other] { $count } scripts were passed over; nothing of them was run.
}
problem-svg-foreign = { $count ->
    [one] one thing that is no drawing was left out.
   *[other] { $count } things that are no drawings were left out.
}
problem-svg-pictures = { $count ->
    [one] one picture was left out.
   *[other] { $count } pictures were left out.
}
problem-svg-copies = { $count ->
    [one] one copy of something that is not in this drawing was left out.
   *[other] { $count } copies of things that are not in this drawing were left out.
}
problem-svg-clipped = { $count ->
    [one] one shape or group is clipped in the drawing; here it is whole.
   *[other] { $count } shapes or groups are clipped in the drawing; here they are whole.
}
problem-svg-hidden = { $count ->
    [one] one shape is not seen in the drawing, and was left out.
   *[other] { $count } shapes are not seen in the drawing, and were left out.
}
problem-svg-unread = { $count ->
    [one] one shape could not be read, and was left out.
   *[other] { $count } shapes could not be read, and were left out.
}
problem-scene-levels = the scene has { $count } levels; here all its walls stand on the ground, unless they tell their heights.
problem-scene-length = { $found } is not a length in pixels above zero.
problem-scene-no-list = there is no list of walls here.
problem-scene-wall = this is not a wall from one point to another, four numbers, and was left out.
problem-scene-height = these heights do not make a wall from 0 up to 100 steps high; it is as high as the others.
problem-scene-moving-picture = the background { $name } is not a picture that can be shown, and was left out.
problem-scene-one-way = { $count ->
    [one] one wall works in one direction only; here it works
   *[other] { $count } walls work in one direction only; here they work
} in both.
problem-scene-nothing = { $count ->
    [one] one wall stops neither sight nor movement, and was left out.
   *[other] { $count } walls stop neither sight nor movement, and were left out.
}
problem-scene-dim = { $count ->
    [one] one wall stops sight only from a distance, or only a second one does; here it stops it always.
   *[other] { $count } walls stop sight only from a distance, or only a second one does; here they stop it always.
}
problem-scene-curtain = { $count ->
    [one] one wall stops sight, but nobody who walks; here it stops both.
   *[other] { $count } walls stop sight, but nobody who walks; here they stop both.
}
problem-scene-locked = { $count ->
    [one] one door is locked; here it can be opened.
   *[other] { $count } doors are locked; here they can be opened.
}
problem-scene-secret = { $count ->
    [one] one door is secret; here everybody sees it.
   *[other] { $count } doors are secret; here everybody sees them.
}
problem-scene-glass-door = { $count ->
    [one] one door can be looked through while it is closed; here it stops sight.
   *[other] { $count } doors can be looked through while they are closed; here they stop sight.
}
problem-scene-drawings = { $count ->
    [one] one drawing was left out.
   *[other] { $count } drawings were left out.
}
problem-scene-tiles = { $count ->
    [one] one tile with a picture was left out.
   *[other] { $count } tiles with pictures were left out.
}
problem-scene-regions = { $count ->
    [one] one region was left out.
   *[other] { $count } regions were left out.
}

## Where something is wrong

place-line = line { NUMBER($number, useGrouping: 0) }
place-column = column { NUMBER($number, useGrouping: 0) }
place-end = end of the file
place-byte = byte { NUMBER($number, useGrouping: 0) }
shown-problem = { $file }: { $what }
shown-problem-at = { $file }, { $place }: { $what }

## Weapons and sides

problem-no-such-weapon = there is no weapon { $id }.
problem-no-free-place = there is no free place for the figure in its player's entry zones or next to its friends.
problem-no-such-armour = there is no armour { $id }.
problem-points-without-zones = there is no zone of the kind "hold" or "contest" to get points from.
problem-no-such-side = there is no side { $id }.
problem-side-of-nobody = nobody plays for the side "{ $id }" yet: give a player this side.
problem-weapon-needs = a weapon of the kind { $kind } needs { $key }.
problem-weapon-has-none = a weapon of the kind { $kind } cannot have this.
problem-modes = a weapon is automatic (full) alone, or semi-automatic (semi) with or without other modes.
problem-single-mode = a weapon with the mode single needs at least two attacks.
problem-magazine = the magazine must last for at least one attack, { $attacks } rounds.
problem-no-room-for-stance = there is no room or no ground there for this stance ({ $stance }).
problem-weapon-reach = a weapon needs a reach, or a range, or both.
problem-feature-timing = a feature of the kind { $kind } needs one of these times: { $known }.
problem-no-such-feature = there is no feature { $id }.
problem-no-such-object = there is no object { $id }.
problem-no-such-search = there is no search spot { $id }.
problem-no-arbiter = an arbiter at the table needs a player with arbiter = true.
problem-figure-of-arbiter = the arbiter has no figures.
problem-hit-points = the figure cannot start with more than its maximum of { $most } hit points.
problem-minor-down = minor creatures are out of the fight at 0 hit points, so none can start with 0.
problem-group-of-kinds = the group { $group } rolls initiative together, so everybody in it must be of the same kind and player as { $id }.
problem-one-side = a fight needs at least two sides.
problem-inside-piece = the figure would stand inside “{ $id }”.
problem-no-zone-of-kind = there is no zone of the kind "{ $kind }".
problem-no-figure = the player has no figure.
problem-no-stand = the figure would not stand safely there.
problem-off-table = the figure would stand off the table.
problem-on-figure = the figure would stand where “{ $id }” already stands.

kernels-compiling = Code that makes this faster is being compiled, which takes a minute or two, once.
kernels-failed = numba cannot be used here ({ $what }); everything works without it, only slower.
kernels-slow = Compiled code was not ready after { $what } seconds; everything works without it, only slower.
kernels-unwritable = The program cannot store compiled code in { $what }; everything works without it, only slower.
kernels-broken = The compiled code in { $what } was damaged; the program has compiled it again.
kernels-changed = The program was replaced while it was running; it works, only slower, until it is started again.

## Tutorials

problem-no-such-event = there is no event { $id }; similar is { $known }.
problem-no-field = such an event has no field { $id }; it has { $known }.
problem-no-such-figure = there is no figure { $id }; choose from { $known }.
problem-no-place = { $found } is not a place; write it like place:12.5,8.
problem-no-such-command = there is no command { $id }; similar is { $known }.
problem-step-twice = there are two steps { $id }.
problem-step-waits-for-nothing = this step waits for nothing: until needs event, asked, command or near.
problem-step-without-words = the text { $key }, which says what this step is about, is missing.
problem-step-no-answer = { $said } is no answer to the question asked here: { $question }.
problem-step-refused = { $said } is refused here ({ $rule }, { $reason }); the question is { $question }.
problem-step-forbids = this step does not let its own line { $said } through; see allow.
problem-step-unreached = what this step waits for never happens: { $waits }; the question is then { $asked }.
problem-sequel-nobody = nobody of the game that was played has a place in this scenario.
problem-sequel-nobody-left = nobody is left whom { $name } could play here.
problem-campaign-scenario = there is no scenario "{ $id }".
problem-campaign-other-system = the scenario "{ $id }" belongs to another game than the campaign.
problem-campaign-rest = there is no rest "{ $found }"; choose from { $known }.
problem-campaign-cast = the scenario has no "{ $id }".
problem-campaign-profile = "{ $id }" has another profile here than in an earlier chapter.
problem-campaign-who = "{ $found }" is nobody; write "winners", "all" or a list of figures.
problem-campaign-gain = nobody can gain "{ $id }".
problem-campaign-nobody = nobody of the chapter before is called "{ $id }".
problem-no-sequel = in "{ $system }", nothing carries over from one game to the next.
problem-sequel-too-early = this game is not over yet.
problem-sequel-other-system = this scenario belongs to another game than "{ $system }".

# -- weights of a value that was learned

weights-none = this is no file of weights: { $found }.
weights-other-system = these weights are for { $found }, but { $expected } needs its own.
weights-other-edition = these weights are of edition { $found }, but the program needs edition { $expected }: let it learn again.

## Packs

problem-no-such-pack = there is no such pack; installed: { $known }.
problem-pack-folder = the pack calls itself { $name }, but its folder is called { $folder }.
problem-pack-none = this is no pack: it has no { $manifest }.
problem-pack-zip = this is no .zip file that can be read: { $reason }.
problem-pack-path = a path in a pack must stay inside it.
problem-pack-link = there must be no links in a pack.
problem-pack-twice = this file is in the pack twice, or another one differs only in small and capital letters.
problem-pack-many = there are more than { $most } files in this pack.
problem-pack-large = unpacked, the files of this pack take more than { $megabytes } MB.
problem-pack-stray = the program has no use for this file here; a pack holds scenarios, content, forces, portraits and, at the top, .md and .txt.
problem-pack-game = the pack brings something for { $system }, but does not list that game.
problem-pack-changes = a pack may add content with ids of its own, but not change what other scenarios play with.
problem-pack-id = in this pack, this must begin with { $prefix }, so that no two packs meet.
problem-pack-taken = a pack called { $name } by { $author } is installed already; remove that first.
