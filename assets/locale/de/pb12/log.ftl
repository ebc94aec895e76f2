### Eine Zeile für jedes Ereignis, und die Summen dahinter.

event-round-began = { -game-round } { $game_round } beginnt.
event-command-points-refilled = { $player } hat { $command_points }.
event-bid-entered = { $player } hat verdeckt für die Initiative geboten.
event-bids-revealed = Gebote für die Initiative: { $bids }
event-bids-revealed-one = { $player } { $bid }
answer-bid-initiative = { $number ->
    [0] { $player } bietet nichts um die Initiative
    [one] { $player } bietet einen Kommandopunkt um die Initiative
   *[other] { $player } bietet { $number } Kommandopunkte um die Initiative
}
answer-draw-cards = { $number ->
    [0] { $player } zieht keine Karte
    [one] { $player } zieht eine Karte
   *[other] { $player } zieht { $number } Karten
}
leave-declare-surrender = { $player } kapituliert nicht
leave-play-interruption = { $player } unterbricht nicht
leave-play-or-pass = { $player } spielt keine Karte
leave-roll-on = { $player } würfelt keine weitere Probe
leave-take-over-panic-checks = { $player } lässt jede Figur ihre Panikprobe selbst würfeln
event-initiative-rolled = { $tie ->
    [yes] { $player } würfelt { $face } im Stechen.
   *[no] { $player } würfelt { $face }: Initiative { $initiative }
}
event-turn-order-set = Zugfolge: { $order }
event-turn-began = { $player } ist am Zug.
event-figure-activated = { $indirectly ->
    [yes] { $figure } wird indirekt aktiviert, mit { $action_points } AP.
   *[no] { $figure } wird mit { $action_points } AP aktiviert.
}
event-figure-relocated-in = { $figure } betritt das Spielfeld.
event-figure-relocated-out = { $figure } verlässt das Spielfeld in den { -staging-area }.
event-player-waited = { $player } wartet ab.
event-player-broke-off = { $player } bricht diese { -game-round } ab.
event-turn-ended = { $further ->
    [0] { $figure } ist fertig
   *[other] { $figures } sind fertig
}; damit endet der { -turn } von { $player }.
event-figure-turned = { $figure } dreht sich { $faces }.
event-action-taken = { $action ->
    [ranged-attack] { $figure } schießt ({ $weapon }, { $cost }), Ziel: { $target }
    [melee-attack] { $figure } schlägt zu ({ $weapon }, { $cost }), Ziel: { $target }
   *[other] { $figure }: { $name }{ $aimed } ({ $cost })
}
event-action-taken-cost = { $number ->
    [0] freie Aktion
   *[other] { $number } AP
}
event-figure-moved = { $option ->
    [horizontal] { $slope ->
        [level] { $figure } geht { $way } ({ $movement_points } BP).
        [up] { $figure } geht { $way }, { $rise } hinauf ({ $movement_points } BP).
       *[down] { $figure } geht { $way }, { $rise } hinab ({ $movement_points } BP).
    }
    [reverse] { $figure } setzt { $way } zurück ({ $movement_points } BP).
    [random] { $figure } kommt { $way } weit.
    [climb] { $figure } hält sich fest ({ $movement_points } BP).
    [land] { $figure } landet { $rise } tiefer ({ $movement_points } BP).
   *[vertical] { $slope ->
        [level] { $figure } kommt { $way } hinüber ({ $movement_points } BP).
        [up] { $figure } klettert { $rise } hinauf{ $straight ->
            [yes] { "" }
           *[no] { " " }und { $way } hinüber
        } ({ $movement_points } BP).
       *[down] { $figure } klettert { $rise } hinab{ $straight ->
            [yes] { "" }
           *[no] { " " }und { $way } hinüber
        } ({ $movement_points } BP).
    }
}
event-figure-fell = { $way ->
    [none] { $figure } findet keinen sicheren Stand und rutscht zur Seite, ohne Höhe zu verlieren.
   *[somewhere] { $figure } fällt { $way } tief.
}
event-figure-shoved = { $figure } hat dort keinen Platz und wird { $way } beiseitegeschoben.
event-figure-collided = { $speed ->
    [0] { $figure } stößt ohne Schaden gegen { $obstacle }.
   *[other] { $figure } prallt gegen { $obstacle } (Kollisionsgeschwindigkeit { $speed }).
}
event-random-movement-rolled = { $way ->
    [none] { $figure }, Zufallsbewegung: gewürfelt { $face }, bleibt stehen
   *[somewhere] { $figure }, Zufallsbewegung: gewürfelt { $face }, { $length } { $faces }
}
event-check-made = { $die ->
    [none] { $figure }, { $check }: { $passed ->
        [yes] gelingt ohne Wurf
       *[no] misslingt ohne Wurf
    } (Mindestwurf { $target_number })
   *[other] { $figure }, { $check }: Mindestwurf { $target_number }, gewürfelt { $face }, { $passed ->
        [yes] gelungen
       *[no] misslungen
    }
}
event-checks-lapsed = { $why ->
    [no-resources] { $number ->
        [one] { $figure }: eine Probe verfällt, kein { -resource-point } mehr da.
       *[other] { $figure }: { $number } Proben verfallen, kein { -resource-point } mehr da.
    }
   *[out-of-range] { $number ->
        [one] { $figure }: die Probe misslingt, das Ziel ist außer Reichweite.
       *[other] { $figure }: { $number } Proben misslingen, das Ziel ist außer Reichweite.
    }
}
event-attack-succeeded = { $successes ->
    [one] { $figure } erzielt einen Erfolg, Ziel: { $target }
   *[other] { $figure } erzielt { $successes } Erfolge, Ziel: { $target }
}
event-attack-failed = { $figure } trifft nicht.
event-damage-rolled = { $figure } erhält Schaden { $code }, gewürfelt { $face }, Ergebnis { $result }: { $points ->
    [0] unverletzt
   *[other] { $damage_points }
}
event-damage-points-used-free = { $number ->
    [one] { $number } freien Punkt
   *[other] { $number } freie Punkte
}
event-damage-points-used-light = { $number ->
    [one] { $number } leichten Punkt
   *[other] { $number } leichte Punkte
}
event-damage-points-used-heavy = { $number ->
    [one] { $number } schweren Punkt
   *[other] { $number } schwere Punkte
}
event-no-panic-check = { $figure } ist schon Panisch: keine Panikprobe.
event-figure-went-out-of-action = { $figure } ist { $status }.
event-markers-removed = Ausgeschaltet-Marker entfernt: { $figures }
event-figure-aimed = { $figure } wählt als Ziel: { $target }
event-figure-concentrated = { $figure } konzentriert sich auf die nächste Aktion.
event-figure-re-equipped = { $number ->
    [0] { $figure } legt alles weg.
   *[other] { $figure } setzt ein: { $blocks }
}
event-block-reloaded = { $figure } lädt nach: { $block } ({ $resources }, { $charges } übrig)
event-player-gave-up = { $surrender ->
    [yes] { $player } kapituliert.
   *[no] { $player } gibt auf.
}
event-player-defeated = { $why ->
    [unknown] { $player } erleidet eine Niederlage.
   *[known] { $player } erleidet eine Niederlage: { $reason }
}
event-game-ended = { $number ->
    [0] Das Spiel endet unentschieden: { $reason }
    [one] { $winners } gewinnt: { $reason }
   *[other] { $winners } teilen sich den Sieg: { $reason }
}

## Warum jemand besiegt ist, nach der Regel

defeat-r1-3-2 = keine Kommandopunkte
defeat-r1-3-15 = Kapitulation
defeat-r1-3-18 = keine handlungsfähige Figur auf dem Spielfeld
defeat-r1-3-19 = aufgegeben

## Warum das Spiel endete

ending-round-limit = das Rundenlimit ist erreicht
ending-last-undefeated = { $winners ->
    [0] alle sind besiegt
   *[other] alle anderen sind besiegt
}

## Die Summe hinter einer Probe oder einem Schadenswurf

sum-target-number = = { $target_number }  Mindestwurf
sum-die = { $passed ->
    [yes] { $face }  gewürfelt: gelungen
   *[no] { $face }  gewürfelt: misslungen
}
sum-no-die = { $passed ->
    [yes] kein Wurf nötig: gelungen
   *[no] kein Wurf hilft: misslungen
}
sum-damage-die = { $face }  gewürfelt
sum-damage-result = { $points ->
    [0] = { $result }  auf Schadenswirkungstabelle { $table }: unverletzt
   *[other] = { $result }  auf Schadenswirkungstabelle { $table }: { $damage_points }
}
sum-initiative-bid = { $added }  für { $spent } ausgegebene KP, je 2  R1.3.4
sum-initiative = = { $initiative }  Initiative
sum-command-points = = { $balance }  Kommandopunkte
event-phase-began = { $phase }
event-place-taken = { $player } nimmt Platz { $place } in der { -turn-order }.
event-damage-points-used = { $number ->
    [0] { $figure } hat keinen { -damage-point } mehr.
   *[other] { $figure } verbraucht { $parts }.
}
event-status-received = { $markers ->
    [one] { $figure } ist jetzt { $status }.
   *[other] { $figure } ist jetzt { $status } ({ $markers } Marker).
}
event-status-lost = { $markers ->
    [0] { $figure } ist nicht mehr { $status }.
   [one] { $figure } verliert Marker: { $status }, einer bleibt.
   *[other] { $figure } verliert Marker: { $status }, { $markers } bleiben.
}
