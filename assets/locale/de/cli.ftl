### Die Befehlszeile.

cli-help = Ein Tisch für Pb-12-Gefechte: spielen, Gelände erproben, Sichtlinien sehen. Ohne Befehl öffnet sich das Fenster.
cli-language-help = Sprache von allem, was gesagt wird.
cli-version-help = Die Version nennen und enden.
cli-json-help = JSON ausgeben und sonst nichts.
cli-not-finite = { $found } ist keine Zahl, mit der sich rechnen lässt
cli-unknown-language = die Sprache { $found } gibt es nicht; es gibt { $known }

cli-scenarios-help = Die vorhandenen Szenarien auflisten, auch die eigenen.
cli-profiles-help = Die vorhandenen Arten von Figuren auflisten.
cli-items-help = Die vorhandenen Gegenstände und Fähigkeiten auflisten.
cli-validate-help = Inhaltsdateien, Szenarien und Spielstände prüfen.
cli-validate-files-help = Zu prüfende Dateien; keine: alles, was zum Programm gehört.
cli-validate-sound = { $file }: alles in Ordnung.
cli-validate-remarks = { $file }: lesbar, aber das Spielfeld hat Fehler.

cli-column-id = Kennung
cli-column-name = Name
cli-column-players = Spieler
cli-column-figures = Figuren
cli-column-table = Spielfeld
cli-column-minutes = Minuten
cli-column-slots = Slots
cli-column-damage = Schaden
cli-column-melee = Nahkampf
cli-column-ranged = Reichweite: nah bis extrem
cli-column-resources = Ladungen × Schuss
cli-column-protection = Schutz
cli-column-damage-points = frei/leicht/schwer
cli-column-items = Gegenstände
cli-damage-half = { $code } + halbe S
cli-damage-full = { $code } + volle S
