### Was ein Skript der Spielleitung über den W20-Kampf falsch sagen kann.

referee-no-such-act = { $id } gibt es hier nicht; es gibt { $known }
referee-whole-order = die Reihenfolge nennt jedes Wesen des Kampfs einmal: { $known }
referee-not-carried = { $id } hat das Wesen nicht; es hat { $known }
