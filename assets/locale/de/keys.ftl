### Was Tasten und Kacheln tun, soweit sie zu einem Regelsystem gehören.

command-declared = Wie angesagt
key-group-interrupt = Unterbrechen
command-standing-orders = Wann werde ich gefragt?
command-pass-interruption = Keine Unterbrechung spielen
command-pass-turn = In diesem Spielzug nicht mehr fragen
command-respond = Bewegung unterbrochen: reagieren
command-respond-stop = Bewegung unterbrochen: nicht weiter
command-change-status = Statusänderung
command-threaten = Bedrohen
command-ram = Rammen
command-pay = Mit Aktionspunkt statt als freie Aktion
command-use-door = Eine Tür öffnen oder schließen
command-carry = Tragen
command-show-hand = Die Hand ansehen
key-group-path = Verlauf des Weges
command-stand-higher = Zur höheren Stelle unter der Maus
command-stand-lower = Zur tieferen Stelle unter der Maus
command-scenario-action = Szenarioaktion
command-steer = Steuern
command-slow-down = Verlangsamen
