### Vehikel.

## Probleme mit Dateien

problem-no-vehicle = { $id } ist kein Vehikel dieses Szenarios.
problem-vehicle-waits = { $id } wartet im Bereitstellungsraum, also kann niemand darauf beginnen.
problem-carried-in-a-circle = diese Figur würde sich selbst tragen.
problem-foreign-carrier = { $id } gehört einem anderen Spieler; fixieren lassen sich nur dessen Figuren.
problem-outside-passenger-area = eine fixierte Figur hat ihren Platz in einem Passagierbereich von { $id }.
problem-above-model = das wäre höher als das Modell ({ $height } { $height ->
    [one] Schritt
   *[other] Schritte
}).
problem-below-floor = ein Teil eines Vehikels beginnt an seinem Boden ({ $height } { $height ->
    [one] Schritt
   *[other] Schritte
}) oder darüber.

## Aktionen und Bewegungsoptionen

action-steer = Steuern
    .help = Das Vehikel aktivieren, an dessen Steuerpunkt die Figur steht: Es erhält so viele AP, wie die Figur dafür ausgibt.
action-slow-down = Verlangsamen
    .help = Das Vehikel verliert einen Bewegt-Marker.
option-turn = Drehen
    .help = Ein Vehikel dreht sich um bis zu 45°. Mehr Drehungen als AP in einer Bewegung: Unfallprobe.
option-reverse = Rückwärts bewegen
    .help = Ein Vehikel bewegt sich bis zu einen Schritt zurück.

## Status

status-out-of-control = Ungelenkt
    .help = Je Marker Technik und Bewegung −1, und alle Proben von Passagieren haben Mindestwurf +1. In der Statusphase bringt eine Technik-Probe das Vehikel wieder unter Kontrolle oder einen Marker mehr.
status-lightly-damaged = Leicht beschädigt
    .help = Steuern verbraucht einen Aktionspunkt mehr.
status-severely-damaged = Schwer beschädigt
    .help = Je Marker haben alle Proben des Vehikels Mindestwurf +1; Steuern verbraucht einen Aktionspunkt mehr.
status-destroyed = Zerstört
    .help = Das Vehikel ist nur noch Gelände.

## Das Protokoll

event-vehicle-steered = { $figure } steuert, { $vehicle } erhält { $action_points } AP.
event-control-gained = { $player } kontrolliert jetzt: { $vehicle }
event-vehicle-turned = { $figure } dreht { $faces } ({ $movement_points } BP).
event-vehicle-destroyed = { $figure } ist zerstört und bleibt als Wrack stehen.

## Würfe und Wirkungen in der Statusphase

dice-accident-check = Unfallprobe
dice-passenger-check = Passagierprobe
dice-tech-check = Technik-Probe
effect-control = Technik-Probe, wieder unter Kontrolle: { $figure }
effect-passenger = Passagierprobe: { $figure }

## Summen

modifier-steering-figure = steuernde Figur
modifier-steering-figure-by = durch { $object }
modifier-vehicle-modifier = Modifikator des Vehikels
modifier-vehicle-initiative = Initiative des Vehikels
modifier-moved-vehicle = Bewegt-Marker
modifier-out-of-control = Ungelenkt
modifier-dark-once = Dunkelheit zählt nur einmal
modifier-dark-once-by = Dunkelheit zählt nur einmal (auch auf { $object })
modifier-aboard-moved = das Vehikel fährt
modifier-aboard-out-of-control = das Vehikel ist Ungelenkt
modifier-passenger-initiative = Initiative
modifier-aboard = Passagier
modifier-aboard-by = Passagier auf { $object }
modifier-severely-damaged = Schwer beschädigt
modifier-option-turn = drehen
modifier-option-reverse = rückwärts bewegen

## Ablehnungen

refusal-no-such-vehicle = Auf dem Spielfeld gibt es dieses Vehikel nicht.
refusal-vehicles-do-not-steer = Ein Vehikel steuert kein anderes.
refusal-half-off-the-vehicle = Dort ist kein Platz: Die Figur steckte noch halb in: { $obstacle }.
refusal-not-at-a-steering-point = { $figure }: nicht an einem Steuerpunkt.
refusal-steered-already = Schon aktiviert: { $figure }.
refusal-only-for-vehicles = Das können nur Vehikel.
refusal-no-free-facing = { $figure } kann sich nicht frei ausrichten, nur drehen.
refusal-nothing-to-lose = { $figure } hat keinen Bewegt-Marker.
refusal-foreign-passenger = { $figure } fährt mit und gehört einem anderen Spieler.
refusal-turned-too-far = Zu weit gedreht: höchstens { $most }° auf einmal.
refusal-not-forward = { $figure } bewegt sich nur geradeaus.
refusal-not-backward = { $figure } bewegt sich nur gerade zurück.
refusal-fixed = { $figure } ist fixiert und bleibt an ihrem Platz.

## Wracks und Vehikel als Hindernis

wreck-name = Wrack: { $name }
wreck-object = das Wrack „{ $name }“

## Steering and driving in the app

steer-title = Steuern
steer-explanation = Das Vehikel wird aktiviert und erhält die AP, die du dafür ausgibst; dann handelt es.
steer-with = { $vehicle } erhält { $points } AP · kostet { $cost }
drive-explanation = Ein Klick oder Enter plant die Fahrt dorthin mit allen Drehungen; dann führt Enter oder ein Klick auf den Geist sie aus.
drive-go = Enter oder ein Klick auf den Geist führt die Fahrt aus; ein weiterer Klick oder eine Drehung setzt sie fort.
drive-straight-note = Das Vehikel dreht sich zu der Stelle hin und fährt geradeaus, was auch im Weg steht; dicht hinter ihm setzt es zurück. Umschalt bewirkt dasselbe für einen Klick.
drive-turns = { $turns ->
    [0] keine Drehung
    [one] eine Drehung
   *[other] { $turns } Drehungen
}
drive-with = { $number } AP · { $points } BP
drive-points-note = Fährt mit genau so vielen AP. Mit mehr, als die Fahrt braucht, kannst du öfter ohne Unfallprobe drehen und danach weiterfahren.
drive-accident = { $turns } Drehungen bei { $number } AP: Am Ende der Bewegung folgt eine Unfallprobe. Mehr AP wenden sie ab.
drive-accident-running = Sind es mehr Drehungen, als die Bewegung AP hat, folgt eine Unfallprobe.
drive-cost = { $points } BP
drive-ahead = Einen Schritt voraus
drive-back = Einen Schritt zurück
drive-land = Landen, höchstens { $drop } tiefer
drive-up = { $rise } hinauf, einen Schritt voraus
drive-down = { $rise } hinab, einen Schritt voraus
place-wreck = zerstört, ein Wrack
