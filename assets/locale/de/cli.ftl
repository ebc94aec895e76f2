### Die Befehlszeile.

cli-help = Ein Tisch für fünf Miniaturenspiele: spielen, Gelände erproben, Sichtlinien sehen. Ohne Befehl öffnet sich das Fenster.
cli-language-help = Sprache von allem, was gesagt wird.
cli-version-help = Die Version nennen und enden.
cli-json-help = JSON ausgeben und sonst nichts.
cli-of-system-help = Nur die eines Regelsystems: { $known }.
cli-not-finite = { $found } ist keine Zahl, mit der sich rechnen lässt
cli-own-fault = das ist ein Fehler des Programms selbst ({ $what })
cli-own-fault-written = das ist ein Fehler des Programms selbst ({ $what }); was geschah, steht in { $file }
cli-unknown-language = die Sprache { $found } gibt es nicht; es gibt { $known }

cli-usage = Aufruf:
cli-usage-options = [OPTIONEN]
cli-usage-command = BEFEHL [ARGUMENTE]...
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-heading-examples = Beispiele
cli-heading-exit-codes = Rückgabewerte
cli-exit-0 = Alles ging gut.
cli-exit-1 = Was erwartet war, traf nicht ein: in einem Schiedsrichterskript oder beim Nachspielen (simulate --check).
cli-exit-2 = An der Eingabe oder einer Datei war etwas falsch; eine Zeile im Fehlerstrom sagt, was.
cli-exit-70 = Das Programm selbst ist fehlerhaft; was geschah, steht in seiner Protokolldatei.
cli-exit-130 = Mit Strg C abgebrochen.
cli-play-one-only = entweder ein Szenario nennen, oder ein Spiel für --load, oder eines für --watch
cli-play-standard-input = das Fenster öffnet Dateien; die Standardeingabe (-) kann es nicht lesen
cli-replay-save-help = Die Datei eines Spielstands.
cli-sequel-help = Was von einem Spiel übrig ist, das zu Ende ist, in ein anderes Szenario mitnehmen.
cli-sequel-scenario-help = Das nächste Szenario, mit seiner Id oder Datei.
cli-sequel-rest-help = Wie lange dazwischen gerastet wird, von none bis days, wie es die Regeln kennen; zunächst none.
cli-sequel-back-to-back-help = Zwischen zwei Abenden liegt keine Zeit: Mitgebrachtes heilt eine Stufe schneller.
cli-sequel-output-help = Das Szenario, das geschrieben wird (.toml); ohne Angabe erscheint der Text.
cli-sequel-unknown-rest = eine Rast „{ $found }“ gibt es nicht, nur { $known }
problem-no-sequel = bei { $system } wird nichts von einem Spiel ins nächste mitgenommen.
problem-sequel-too-early = dieses Spiel ist noch nicht zu Ende.
problem-sequel-other-system = das ist kein Szenario von { $system } wie das Spiel.
cli-referee-script-help = Ein Skript in dem Format, das scenarios/REFEREE.md beschreibt.
cli-help-help = Diese Hilfe zeigen und enden.
cli-required = [nötig]
cli-default = [sonst:{ " " }
cli-sort-int = (ganze Zahl)
cli-sort-float = (Zahl)
cli-sort-path = (Datei)
cli-sort-str = { "" }

## Was falsch getippt wurde

cli-missing = { $what } fehlt
cli-missing-command = ein Befehl fehlt; es gibt { $known }
cli-no-such-command = den Befehl { $found } gibt es nicht
cli-no-such-option = die Option { $found } gibt es nicht
cli-perhaps = { $what }; vielleicht ist { $known } gemeint
cli-negative-number = die Option { $found } gibt es nicht; eine negative Zahl unter den Argumenten steht nach einem --, mit dem die Optionen enden
cli-value-missing = { $option } braucht einen Wert
cli-takes-no-value = { $option } hat keinen Wert
cli-too-much = das ist mehr, als der Befehl nimmt: { $found }
cli-no-whole-number = { $what } muss eine ganze Zahl sein, und { $found } ist keine
cli-no-number = { $what } muss eine Zahl sein, und { $found } ist keine
cli-at-least = { $what } muss mindestens { $bound } sein, und { $found } ist weniger
cli-more-than = { $what } muss mehr als { $bound } sein, und { $found } ist es nicht
cli-at-most = { $what } darf höchstens { $bound } sein, und { $found } ist mehr
cli-less-than = { $what } muss weniger als { $bound } sein, und { $found } ist es nicht
cli-none-of = { $found } ist für { $what } nicht möglich; es gibt { $known }
cli-not-possible = { $found } ist für { $what } nicht möglich

cli-scenarios-help = Die vorhandenen Szenarien auflisten, auch die eigenen.
cli-profiles-help = Die vorhandenen Arten von Figuren auflisten.
cli-items-help = Die vorhandenen Gegenstände und Fähigkeiten auflisten.
cli-system-help = Von welchem Regelsystem: { $known }.
cli-nothing-listed = im Regelsystem { $system } gibt es nichts dergleichen.
cli-validate-help = Inhaltsdateien, Szenarien und Spielstände prüfen.
cli-validate-files-help = Zu prüfende Dateien, - für die Standardeingabe; keine: alles, was zum Programm gehört.
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
cli-column-items = Gegenstände
cli-column-value = Wert
