### Was ein Skript der Spielleitung über den W20-Kampf falsch sagen kann.

referee-no-such-act = { $id } gibt es hier nicht; es gibt { $known }
referee-whole-order = die Reihenfolge nennt jede Kreatur des Kampfs einmal: { $known }
referee-not-carried = { $id } hat die Kreatur nicht; sie hat { $known }
