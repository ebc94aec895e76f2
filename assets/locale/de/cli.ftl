### Die Befehlszeile.

cli-help = Ein Tisch für fünf Miniaturenspiele: spielen, Gelände erproben, Sichtlinien sehen. Ohne Befehl öffnet sich das Fenster.
cli-language-help = Sprache aller Meldungen.
cli-version-help = Die Version ausgeben und beenden.
cli-json-help = JSON ausgeben und sonst nichts.
cli-of-system-help = Nur die eines Regelsystems: { $known }.
cli-not-finite = mit { $found } lässt sich nicht rechnen
cli-own-fault = das ist ein Fehler des Programms selbst ({ $what })
cli-own-fault-written = das ist ein Fehler des Programms selbst ({ $what }); Näheres steht in { $file }
cli-unknown-language = die Sprache { $found } gibt es nicht; zur Wahl stehen { $known }

cli-usage = Aufruf:
cli-usage-options = [OPTIONEN]
cli-usage-command = BEFEHL [ARGUMENTE]...
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-heading-examples = Beispiele
cli-heading-exit-codes = Rückgabewerte
cli-exit-0 = Alles ging gut.
cli-exit-1 = Das Ergebnis war nicht das erwartete: in einem Schiedsrichterskript oder beim Nachspielen (simulate --check).
cli-exit-2 = Ein Fehler in der Eingabe oder in einer Datei; eine Zeile im Fehlerstrom sagt, was nicht stimmt.
cli-exit-70 = Ein Fehler im Programm; Näheres steht in seiner Protokolldatei.
cli-exit-130 = Mit Strg C abgebrochen.
cli-play-one-only = nur eines angeben: ein Szenario, ein Spiel für --load oder eines für --watch
cli-play-standard-input = das Fenster öffnet Dateien; die Standardeingabe (-) kann es nicht lesen
cli-replay-save-help = Die Datei eines Spielstands.
cli-sequel-help = Was am Ende eines Spiels übrig ist, in ein anderes Szenario mitnehmen.
cli-sequel-scenario-help = Das nächste Szenario, als Kennung oder Datei.
cli-sequel-rest-help = Wie lange die Figuren dazwischen rasten, von none bis days, wie es die Regeln erlauben; ohne Angabe none.
cli-sequel-back-to-back-help = Zwischen den zwei Abenden vergeht keine Zeit: Mitgebrachte Konsequenzen zählen bei der Erholung eine Stufe niedriger.
cli-sequel-output-help = Das Szenario, das geschrieben wird (.toml); ohne Angabe erscheint der Text.
cli-sequel-unknown-rest = eine Rast „{ $found }“ gibt es nicht, nur { $known }
cli-referee-script-help = Ein Skript in dem Format, das scenarios/REFEREE.md beschreibt.
cli-help-help = Diese Hilfe zeigen und beenden.
cli-required = [erforderlich]
cli-default = [Vorgabe:{ " " }
cli-sort-int = (ganze Zahl)
cli-sort-float = (Zahl)
cli-sort-path = (Datei)
cli-sort-str = { "" }

## Was falsch getippt wurde

cli-missing = { $what } fehlt
cli-missing-command = ein Befehl fehlt; zur Wahl stehen { $known }
cli-no-such-command = den Befehl { $found } gibt es nicht
cli-no-such-option = die Option { $found } gibt es nicht
cli-perhaps = { $what }; vielleicht { $known }?
cli-negative-number = die Option { $found } gibt es nicht; vor negative Zahlen gehört ein --, das die Optionen beendet
cli-value-missing = { $option } braucht einen Wert
cli-takes-no-value = { $option } nimmt keinen Wert
cli-too-much = das nimmt der Befehl nicht: { $found }
cli-no-whole-number = { $what } muss eine ganze Zahl sein, nicht { $found }
cli-no-number = { $what } muss eine Zahl sein, nicht { $found }
cli-at-least = { $what } muss mindestens { $bound } sein, nicht { $found }
cli-more-than = { $what } muss mehr als { $bound } sein, nicht { $found }
cli-at-most = { $what } darf höchstens { $bound } sein, nicht { $found }
cli-less-than = { $what } muss weniger als { $bound } sein, nicht { $found }
cli-none-of = { $found } ist für { $what } nicht möglich; zur Wahl stehen { $known }
cli-not-possible = { $found } ist für { $what } nicht möglich

cli-scenarios-help = Alle Szenarien auflisten, auch die eigenen.
cli-profiles-help = Alle Arten von Figuren auflisten.
cli-items-help = Alle Gegenstände und Fähigkeiten auflisten.
cli-system-help = Das Regelsystem: { $known }.
cli-nothing-listed = im Regelsystem { $system } gibt es nichts dergleichen.
cli-validate-help = Inhaltsdateien, Szenarien und Spielstände prüfen.
cli-validate-files-help = Zu prüfende Dateien, - für die Standardeingabe; ohne Angabe alles, was zum Programm gehört.
cli-validate-sound = { $file }: keine Fehler.
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
