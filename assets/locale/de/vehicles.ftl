# Vehikel.

## Aktionen und Bewegungsoptionen

option-turn = Drehen
    .help = Ein Vehikel dreht sich um bis zu 45°. Mehr Drehungen als AP in einer Bewegung: Unfallprobe.
option-reverse = Rückwärts bewegen
    .help = Ein Vehikel bewegt sich bis zu einen Schritt zurück.

## Status

status-lightly-damaged = Leicht beschädigt
    .help = Steuern verbraucht einen Aktionspunkt mehr.
status-severely-damaged = Schwer beschädigt
    .help = Je Marker haben alle Proben des Vehikels Mindestwurf +1; Steuern verbraucht einen Aktionspunkt mehr.
status-destroyed = Zerstört
    .help = Das Vehikel ist nur noch Gelände.

## Summen

modifier-aboard = Passagier
modifier-aboard-by = Passagier auf { $object }
modifier-severely-damaged = Schwer beschädigt
modifier-option-turn = drehen
modifier-option-reverse = rückwärts bewegen

## Ablehnungen

refusal-fixed = { $figure } ist fixiert und bleibt an ihrem Platz.

## Wracks und Vehikel als Hindernis

kind-vehicle = Vehikel
    .object = das Vehikel

## Steering and driving in the app

command-steer = Steuern
command-slow-down = Verlangsamen
place-wreck = zerstört, ein Wrack
