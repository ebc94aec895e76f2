### Packs: scenarios, content, forces and pictures of others.

cli-pack-help = Packs: scenarios, figures, equipment and pictures of others in one file. Check, install or remove them, or make your own.
pack-list-help = List the installed packs.
pack-check-help = Say whether a folder or a .zip file is a sound pack. Nothing is installed.
pack-make-help = Make a pack of a folder with a pack.toml. What is wrong with it is told, and then no file is written.
pack-install-help = Install a pack. It takes the place of an earlier edition of itself.
pack-remove-help = Remove an installed pack and all its files.
pack-given-help = A .zip file, or a folder with a pack.toml.
pack-folder-help = A folder with a pack.toml.
pack-output-help = The file to write; without it, the folder's name with .zip behind it.
pack-name-help = The name of an installed pack, as the list shows it.
pack-none = No packs are installed.
pack-column-name = pack
pack-column-title = title
pack-column-edition = edition
pack-column-games = games
pack-column-author = author
pack-column-licence = licence
pack-checked = “{ $title }” ({ $name }), edition { $edition }, is a sound pack.
pack-made = “{ $title }” ({ $name }), edition { $edition }, is packed in { $file }.
pack-installed = “{ $title }” ({ $name }), edition { $edition }, is installed.
pack-removed = { $name } is removed.
pack-counts = In it: { $counts }.
pack-count-scenarios = { $count ->
    [one] one scenario
   *[other] { $count } scenarios
}
pack-count-campaigns = { $count ->
    [one] one campaign
   *[other] { $count } campaigns
}
pack-count-content = { $count ->
    [one] one file of content
   *[other] { $count } files of content
}
pack-count-forces = { $count ->
    [one] one force
   *[other] { $count } forces
}
pack-count-pictures = { $count ->
    [one] one picture
   *[other] { $count } pictures
}

## In the window

start-packs = Packs
packs-title = Packs
packs-empty = No packs are installed.
packs-install = Install …
packs-compose = Make one …
packs-make = From a folder …
packs-remove = Remove
packs-install-title = Install which pack?
packs-install-works = Checking the pack …
packs-make-title = Make a pack of which folder?
packs-none-here = There is no pack here (it ends in { $known }).
packs-none-to-make = There is no pack.toml here. The handbook says what a pack’s folder looks like.
packs-remove-title = Remove this pack?
packs-remove-text = All files of { $name } are deleted. Saved games can still be played.
packs-remove-yes = Remove
packs-facts = edition { $edition } · by { $author } · { $licence }

## A pack composed of one's own

compose-title = Make a pack
compose-field-title = Title
    .hint = as in the list of packs
compose-field-name = Short name
    .hint = one word of small letters
compose-field-author = Author
compose-field-licence = Licence
    .hint = such as CC BY 4.0
compose-field-edition = Edition
compose-field-description = Description
    .hint = may be empty
compose-field-folder = Into the folder
compose-missing = please fill this in.
compose-name-wrong = 2 to 16 small letters or digits, a letter first.
compose-nothing = Nothing is marked yet: a pack needs something in it.
compose-chosen = { $number ->
    [0] Nothing is marked yet.
    [one] One thing is marked.
   *[other] { $number } things are marked.
}
compose-needed = { $number ->
    [one] One thing is marked
   *[other] { $number } things are marked
}; what it needs comes along: { $needed }.
compose-along = comes along
compose-all = all
compose-none = You have nothing of your own yet: build a scenario or a weapon in the editor first.
compose-sort-scenarios = Scenarios
compose-sort-campaigns = Campaigns
compose-sort-forces = Forces
compose-sort-content = Figures, weapons and the like
compose-sort-pictures = Pictures for tokens
compose-make = Make the pack
compose-leave-title = Leave without making it?
compose-leave-text = What you have marked and typed for this pack will be lost.
compose-leave-yes = Leave
