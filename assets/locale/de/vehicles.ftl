# Vehikel.

## Probleme mit Dateien

problem-no-vehicle = { $id } ist kein Vehikel dieses Szenarios.
problem-vehicle-waits = { $id } wartet im Bereitstellungsraum, also kann niemand darauf beginnen.
problem-carried-in-a-circle = diese Figur würde sich selbst tragen.
problem-foreign-carrier = { $id } gehört einem anderen Spieler; fixieren lassen sich nur eigene Figuren.
problem-outside-passenger-area = eine fixierte Figur hat ihren Platz in einem Passagierbereich von { $id }.
problem-above-model = das wäre höher als das Modell mit seinen { $height } Schritten.
problem-below-floor = ein Teil eines Vehikels beginnt an seinem Boden ({ $height } Schritte) oder darüber.
