### Pakete: Szenarien, Inhalte, Einsatzgruppen und Bilder von anderen.

cli-pack-help = Pakete: Szenarien, Figuren, Ausrüstung und Bilder von anderen in einer Datei. Prüfe, installiere oder entferne sie, oder mach ein eigenes.
pack-list-help = Zeige die installierten Pakete.
pack-check-help = Sag, ob ein Ordner oder eine .zip-Datei ein brauchbares Paket ist. Installiert wird nichts.
pack-make-help = Mach ein Paket aus einem Ordner mit einer pack.toml. Stimmt etwas nicht, steht da was, und es entsteht keine Datei.
pack-install-help = Installiere ein Paket. Es tritt an die Stelle seiner früheren Ausgabe.
pack-remove-help = Entferne ein installiertes Paket mit allen seinen Dateien.
pack-given-help = Eine .zip-Datei oder ein Ordner mit einer pack.toml.
pack-folder-help = Ein Ordner mit einer pack.toml.
pack-output-help = Die Datei, die geschrieben wird; sonst der Name des Ordners mit .zip dahinter.
pack-name-help = Der Name eines installierten Pakets, wie ihn die Liste zeigt.
pack-none = Es sind keine Pakete installiert.
pack-column-name = Paket
pack-column-title = Titel
pack-column-edition = Ausgabe
pack-column-games = Spiele
pack-column-author = von
pack-column-licence = Lizenz
pack-checked = „{ $title }“ ({ $name }), Ausgabe { $edition }, ist ein brauchbares Paket.
pack-made = „{ $title }“ ({ $name }), Ausgabe { $edition }, ist in { $file } gepackt.
pack-installed = „{ $title }“ ({ $name }), Ausgabe { $edition }, ist installiert.
pack-removed = { $name } ist entfernt.
pack-counts = Darin: { $counts }.
pack-count-scenarios = { $count ->
    [one] ein Szenario
   *[other] { $count } Szenarien
}
pack-count-campaigns = { $count ->
    [one] eine Kampagne
   *[other] { $count } Kampagnen
}
pack-count-content = { $count ->
    [one] eine Datei mit Inhalten
   *[other] { $count } Dateien mit Inhalten
}
pack-count-forces = { $count ->
    [one] eine Einsatzgruppe
   *[other] { $count } Einsatzgruppen
}
pack-count-pictures = { $count ->
    [one] ein Bild
   *[other] { $count } Bilder
}

## Im Fenster

start-packs = Pakete
packs-title = Pakete
packs-empty = Es sind keine Pakete installiert.
packs-install = Installieren …
packs-compose = Eines machen …
packs-make = Aus einem Ordner …
packs-remove = Entfernen
packs-install-title = Welches Paket installieren?
packs-install-works = Das Paket wird geprüft …
packs-make-title = Aus welchem Ordner ein Paket machen?
packs-none-here = Hier liegt kein Paket (es endet auf { $known }).
packs-none-to-make = Hier liegt keine pack.toml. Das Handbuch sagt, wie der Ordner eines Pakets aussieht.
packs-remove-title = Dieses Paket entfernen?
packs-remove-text = Alle Dateien von { $name } werden gelöscht. Gespeicherte Spiele bleiben spielbar.
packs-remove-yes = Entfernen
packs-facts = Ausgabe { $edition } · von { $author } · { $licence }

## Ein Paket aus Eigenem

compose-title = Paket machen
compose-field-title = Titel
    .hint = so steht er in der Liste
compose-field-name = Kurzname
    .hint = ein Wort in Kleinbuchstaben
compose-field-author = Von
compose-field-licence = Lizenz
    .hint = etwa CC BY 4.0
compose-field-edition = Ausgabe
compose-field-description = Beschreibung
    .hint = darf leer sein
compose-field-folder = In den Ordner
compose-missing = bitte ausfüllen.
compose-name-wrong = 2 bis 16 Kleinbuchstaben oder Ziffern, vorn ein Buchstabe.
compose-nothing = Noch ist nichts angekreuzt: In ein Paket gehört etwas hinein.
compose-chosen = { $number ->
    [0] Noch ist nichts angekreuzt.
    [one] Eines ist angekreuzt.
   *[other] { $number } sind angekreuzt.
}
compose-needed = { $number ->
    [one] Eines ist angekreuzt
   *[other] { $number } sind angekreuzt
}; was nötig ist, kommt mit: { $needed }.
compose-along = kommt mit
compose-all = alle
compose-none = Du hast noch nichts Eigenes: Bau im Editor zuerst ein Szenario oder eine Waffe.
compose-sort-scenarios = Szenarien
compose-sort-campaigns = Kampagnen
compose-sort-forces = Einsatzgruppen
compose-sort-content = Figuren, Waffen und Ähnliches
compose-sort-pictures = Bilder für Spielsteine
compose-make = Paket machen
compose-leave-title = Ohne Paket gehen?
compose-leave-text = Was du für dieses Paket angekreuzt und getippt hast, geht verloren.
compose-leave-yes = Gehen
