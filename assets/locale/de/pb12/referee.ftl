### Der Schiedsrichter: Skripte aus Stellung, Würfeln, Antworten und Erwartungen.

## Was nicht kam wie erwartet.


## Was an einem Skript falsch ist.

referee-no-vehicle = { $id } ist kein Vehikel; Vehikel sind { $known }
referee-sight-of-one = eine Sichtlinie führt entweder zu einer Figur ("of") oder zu einem Punkt ("point") und braucht eines davon
referee-wrong-turn-order = die Zugfolge muss jeden Spieler einmal nennen: { $known }
referee-cannot-be-active = { $id } kann nur auf dem Spielfeld und in der Phase "turns" aktiv sein
referee-no-place = { $id } hat keinen Platz auf dem Spielfeld; er gehört mit "at" zu den Figuren
referee-no-such-block = die Figur hat kein { $id }; sie hat { $known }
referee-no-such-card = es gibt keine Karte { $id }; es gibt { $known }
referee-no-such-group = es gibt keine Kommandogruppe { $id }; es gibt { $known }
referee-no-such-check = es gibt keine Probe { $id }; es gibt { $known }
