### Was Tasten und Kacheln tun, soweit sie zu einem Regelsystem gehören.

command-declared = Wie angesagt
key-group-interrupt = Unterbrechen
command-standing-orders = Wann werde ich gefragt?
command-pass-interruption = Keine Unterbrechung spielen
command-pass-turn = In diesem Spielzug nicht mehr fragen
command-respond = Bewegung unterbrochen: reagieren
command-respond-stop = Bewegung unterbrochen: hier stehen bleiben
command-change-status = Statusänderung
command-threaten = Bedrohen
command-ram = Rammen
command-pay = Einen Aktionspunkt zahlen statt der freien Aktion
command-use-door = Tür öffnen oder schließen
command-carry = Tragen
command-show-hand = Karten auf der Hand ansehen
key-group-path = Verlauf des Weges
command-stand-higher = Zur höheren Stelle unter der Maus
command-stand-lower = Zur tieferen Stelle unter der Maus
command-scenario-action = Szenarioaktion
command-steer = Steuern
command-slow-down = Verlangsamen
keys-page-title = Tasten im Spiel
keys-page-preface = Im Spiel bedeutet ein Buchstabe immer dasselbe, ganz gleich, was gefragt ist; was gerade nicht geht, ist grau. Ziffern nummerieren, was auf der Tafel steht, und eine Möglichkeit behält ihre Ziffer im ganzen Spiel. **P** passt in jedem Spiel. Enter führt aus, was du gewählt hast; solange nichts gewählt ist, passt es, behält, was da ist, oder sagt, was zur Wahl steht. Während etwas abläuft, beenden Enter, Leertaste und Klick nur den Ablauf. In den Einstellungen kannst du Tasten ändern.
keys-page-each = Jedes Spiel für sich
keys-page-common = Alle Spiele
keys-page-key = Taste
