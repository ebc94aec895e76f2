### Was ein Szenario mitbringt: Sieg- und Niederlagebedingungen, eigene Aktionen, Gelände, das nachgibt.

## Was geschieht

event-victory-points-gained = { $why ->
    [zone] { $player } erhält { $victory_points } für „{ $from }“.
   *[nothing] { $player } erhält { $victory_points }.
}
defeat-r6-1-9 = der Anführer ist ausgeschaltet

## Gelände, das nachgibt

event-piece-damaged = Schaden { $code } am Gelände ({ $piece }), Würfel { $face }, Ergebnis { $result }: { $points ->
    [0] unversehrt
   *[other] { $damage_points }
}
event-piece-gave-way = { $how ->
    [open] Offen: { $piece }
   *[destroyed] Zertrümmert: { $piece }
}
modifier-blinded = geblendet
status-blinded = Geblendet
    .help = Mindestwurf +2 auf alle Aktionsproben je Marker; in jeder Statusphase geht ein Marker verloren.
