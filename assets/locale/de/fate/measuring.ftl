### Was gemessen wird: Sicht, Wege von Zone zu Zone, was Angriffe bringen.

cli-sight-covered = Verdeckt: { $share } %, in Deckung: ein freies Auslösen für die Verteidigung
cli-odds-shifts = Erfolgsgrade:
cli-odds-heads = Köpfe, die die Gruppe verliert:
cli-odds-spin = Schwung für den Verteidiger: { $share } %
cli-odds-pushed = Das Ziel wird eine Zone oder weiter geschoben: { $share } %
cli-odds-forced = Kein Kästchen passt, eine Konsequenz ist nötig: { $share } %
cli-odds-overflow = Die Gruppe ist fort, und es bleibt Überfluss: { $share } %
cli-odds-out = Das Ziel scheidet sofort aus: { $share } %
cli-without-layout = in { $system } kosten Längen nichts, und Verbindungen führen von Zone zu Zone; darum werden Spielfelder nicht vermessen. `sight`, `visible`, `reach` und `path` sehen sich ihre Zonen an
option-over-link = Über eine Verbindung
option-in-zone = In der Zone, kostenlos
path-found = { $name } kommt nach { $x }; { $y } mit { $bp ->
    [0] gar keinem Erfolgsgrad
    [one] 1 Erfolgsgrad eines Sprints
   *[other] { $bp } Erfolgsgraden eines Sprints
}.
path-option = { $name } nach { $x }; { $y } auf Höhe { $z }: { $bp } Erfolgsgrade, insgesamt { $spent }
path-opening = nutzt { $thing } bei { $x }; { $y }, was die Verbindung öffnet: { $price }
opening-price-act = die Aktion des Zuges, mit Wurf
opening-price-beside = neben einer Aktion, die dadurch schwerer wird
opening-price-free = eine freie Aktion
reach-bad-bp = die Zahl der Erfolgsgrade muss zwischen 1 und { $most } liegen, nicht { $found }.
reach-area = { $name } erreicht { $area } Quadratschritte in den Zonen, in die ein Sprint mit { $bp ->
    [one] 1 Erfolgsgrad
   *[other] { $bp } Erfolgsgraden
} führt.
no-way-zone = keine offene Verbindung führt nach { $one }.
refusal-no-such-defence = Mit dieser Fertigkeit kann sich hier niemand verteidigen.
