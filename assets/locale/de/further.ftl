### Statusänderung, Bedrohen und Rammen: Zeilen des Protokolls, Summen, Ablehnungen.

modifier-exhausted = Erschöpft

## Die Karten

command-change-status = Statusänderung
command-threaten = Bedrohen
command-ram = Rammen
modifier-carrying = Tragen
command-pay = Mit Aktionspunkt statt als freie Aktion
command-carry = Tragen
answer-yes = Ja
