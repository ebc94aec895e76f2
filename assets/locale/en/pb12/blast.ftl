### Attacks on points and with a target radius.

-target-radius = target radius

## Events

event-check-diverged = { $works ->
    [yes] { $figure } misses the mark: divergence { $face }, { -target-radius } { $radius_steps }{ $harm }, sector { $sector }°
   *[no] { $figure } misses the mark: divergence { $face }, no effect
}
event-check-diverged-strength = , strength { $strength }
event-blast-went-off = { $number ->
    [0] { $figure }: { $weapon } – { -target-radius } { $radius_steps }: nobody is in the area.
   *[other] { $figure }: { $weapon } – { -target-radius } { $radius_steps }{ $harm }: { $figures } in the area
}
event-blast-went-off-damage = , damage { $code }

dice-divergence = divergence
event-cover-held = { $figure } is fully hidden by { $obstacle } and comes to no harm.

## Sums and refusals

modifier-bare-point = bare point
refusal-one-target = Choose one figure or one point.
refusal-point-off-the-table = That point is not on the table.
refusal-point-in-the-air = That point lies on no surface.
refusal-point-outside-sight-angle = That point is outside the sight angle.
refusal-no-sight-line-to-point = No sight line to that point.
refusal-no-sight-line-to-point-by = No sight line to that point: hidden by { $object }.
refusal-no-boost-with-radius = With a target radius you cannot raise penetration.
modifier-cover = cover
modifier-cover-by = cover by { $object }

## On the screen

ring-target-radius = target radius
blast-nobody = Nobody is in the target radius.
blast-who = In the target radius: { $figures }
blast-one = { $has ->
    [cover] { $figure } ({ $cover }, { $by })
   *[none] { $figure }
}
blast-hidden = fully hidden
sector-title = { $player }: which sector of { $sector }° is hit?
sector-explanation = { $figure } has missed the mark: only one sector is hit. Turn it with the mouse and click.
sector-nobody = Nobody is in this sector.
sector-who = In this sector: { $figures }
sector-direction = Begins at
sector-commit = Choose this sector
cli-damage-radius = { $code }, { -target-radius } { $radius }
blast-chances = On the mark in { $one } % of rolls, some effect in { $some } %{ $target ->
    [point] .
   *[figure] , puts the target out in { $out } %.
}
blast-cover = cover { $value }
