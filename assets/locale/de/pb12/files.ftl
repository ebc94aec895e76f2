### Was mit einer Datei nicht stimmen kann. Jeder Text ist ein Satz ohne Datei und Stelle, die davor stehen.

## Formate


## Die Form eines Werts

problem-wrong-order = hier kommt Nummer { $expected }.

## Was es nicht gibt

problem-other-playability = das passt nicht zu playability = "{ $found }".

## Figuren und Spieler

problem-not-carried = die Figur hat { $id } nicht dabei.
problem-statuses-of-vehicle = { $id } ist ein Vehikel und beginnt ohne Status.
problem-used-by-vehicle = { $id } ist ein Vehikel und beginnt ohne Wunden.
problem-used-points = Hier sind { $found } Punkte verbraucht, die Figur hat aber nur { $most } dieser Art.
problem-too-few-slots = was eingesetzt ist, braucht { $needed } Slots, die Figur hat { $slots }.
problem-no-entry = ohne Platz (at) wartet die Figur im Bereitstellungsraum, aber { $id } hat keine Eintrittszone.
problem-no-command-points = ohne Kommandopunkte und Kommandofiguren wäre der Spieler sofort besiegt.
problem-no-leader = mit „Anführer ausschalten“ nennt jeder Spieler den Kommandoführer seiner Einsatzgruppe (leader).
problem-not-in-force = in der Einsatzgruppe dieses Spielers gibt es keine Figur { $id }.
problem-no-command-figure = { $id } ist keine Kommandofigur; führen kann nur eine Figur mit einem Kommando-Wert von mindestens 1.
problem-limit-used-up = die Reduktionen des Spielwertlimits ergeben { $per_mille } Promille; mehr als 1000 gehen nicht.
problem-over-value-limit = die Einsatzgruppe hat den Spielwert { $total }; er muss unter { $limit } liegen (vom Spielwertlimit sind { $per_mille } Promille abgezogen).
problem-over-epicness-limit = die Epicness ist { $epicness }; vereinbart ist höchstens { $limit }.
