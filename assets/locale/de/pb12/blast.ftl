### Angriffe auf Punkte und mit Zielradius.

-target-radius = Zielradius

## Ereignisse

event-check-diverged = { $works ->
    [yes] { $figure } verfehlt das Ziel: Abweichung { $face }, { -target-radius } { $radius_steps }{ $harm }, Wirkungswinkel { $sector }°
   *[no] { $figure } verfehlt das Ziel: Abweichung { $face }, keine Wirkung
}
event-check-diverged-strength = , Schadensstärke { $strength }
event-blast-went-off = { $number ->
    [0] { $figure }: { $weapon } – { -target-radius } { $radius_steps }: Niemand ist im Umkreis.
   *[other] { $figure }: { $weapon } – { -target-radius } { $radius_steps }{ $harm }: { $figures } im Umkreis
}
event-blast-went-off-damage = , Schaden { $code }

dice-divergence = Zielradiusabweichung
event-cover-held = { $figure } ist durch { $obstacle } völlig verdeckt und bleibt verschont.

## Summen und Ablehnungen

modifier-bare-point = unqualifizierter Zielpunkt
refusal-one-target = Wähle eine Figur oder einen Punkt.
refusal-point-off-the-table = Dieser Punkt liegt nicht auf dem Spielfeld.
refusal-point-in-the-air = Dieser Punkt liegt auf keiner Fläche.
refusal-point-outside-sight-angle = Dieser Punkt liegt außerhalb des Sichtwinkels.
refusal-no-sight-line-to-point = Keine Sichtlinie zu diesem Punkt.
refusal-no-sight-line-to-point-by = Keine Sichtlinie zu diesem Punkt: durch { $object } verdeckt.
refusal-no-boost-with-radius = Mit Zielradius lässt sich die Durchschlagskraft nicht erhöhen.
modifier-cover = Deckung
modifier-cover-by = Deckung durch { $object }

## Auf dem Bildschirm

ring-target-radius = Zielradius
blast-nobody = Niemand ist im Zielradius.
blast-who = Im Zielradius: { $figures }
blast-one = { $has ->
    [cover] { $figure } ({ $cover }, { $by })
   *[none] { $figure }
}
blast-hidden = völlig verdeckt
sector-title = { $player }: Welcher Wirkungswinkel von { $sector }° wird getroffen?
sector-explanation = { $figure } hat das Ziel verfehlt: Nur ein Wirkungswinkel wird getroffen. Dreh ihn mit der Maus und klicke.
sector-nobody = Niemand ist in diesem Wirkungswinkel.
sector-who = In diesem Wirkungswinkel: { $figures }
sector-direction = Beginnt bei
sector-commit = Diesen Wirkungswinkel wählen
cli-damage-radius = { $code }, { -target-radius } { $radius }
blast-chances = Trifft in { $one } % der Würfe genau, hat in { $some } % überhaupt eine Wirkung{ $target ->
    [point] .
   *[figure] , schaltet das Ziel in { $out } % aus.
}
blast-cover = Deckung { $value }
