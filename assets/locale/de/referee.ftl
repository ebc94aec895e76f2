### Der Schiedsrichter: Skripte aus Stellung, Würfeln, Antworten und Erwartungen.

referee-help = Ein Skript aus Stellung, Würfeln und Antworten spielen und prüfen, was es erwartet.
referee-shows = Zeigt { $ids }
referee-case = Fall: { $name }
referee-holds = Alles geschah wie erwartet.
referee-failed =
    { $number ->
        [one] Eine Erwartung trifft nicht zu.
       *[other] { $number } Erwartungen treffen nicht zu.
    }
referee-failure = ✗ { $place }: { $what }

## Was nicht kam wie erwartet.

referee-differs = { $what }: { $field } ist { $found }, nicht { $expected }
referee-no-event = kein { $event } ist geschehen; geschehen ist: { $happened }
referee-event-count = { $event } ist { $found }-mal geschehen, nicht { $expected }-mal
referee-refused = die Antwort ist unzulässig: { $reason }
referee-not-refused = die Antwort ist zulässig, aber das Skript erwartet eine Ablehnung
referee-other-refusal = eine andere Regel als { $expected } lehnt die Antwort ab: { $reason }
referee-other-reason = die Antwort wird aus einem anderen Grund als { $expected } abgelehnt ({ $found }): { $reason }
referee-other-question = das Skript erwartet die Frage { $expected }, aber das Spiel fragt { $found } ({ $player })
referee-other-player = das Spiel stellt { $found }, nicht { $expected }, die Frage { $question }
referee-no-answer = das ist keine Antwort auf { $question }: { $reason }
referee-nobody-asked = niemand wird mehr gefragt, das Spiel ist aus
referee-never-asked = das Spiel hat { $question } nie gefragt
referee-no-die = für { $purpose } von { $subject } (Mindestwurf { $number }) ist kein Würfel mehr da
referee-wrong-face = ein Würfel für { $purpose } zeigt höchstens { $sides }, nicht { $face }
referee-dice-left = Würfel, die niemand brauchte: { $faces }
referee-fit = das Szenario ist spielbar, laut Skript aber nicht ({ $expected })
referee-unfit-otherwise = das Szenario ist aus einem anderen Grund als { $expected } nicht spielbar: { $reason }

## Was an einem Skript falsch ist.

referee-scenario-elsewhere = { $found } ist weder ein Szenario des Programms noch eine Datei neben dem Skript
problem-no-referee = das Regelsystem { $system } hat keinen Schiedsrichter, der ein Skript spielen könnte.
referee-unknown-line = diese Zeile antwortet nichts und erwartet nichts: { $found }
referee-no-such-figure = es gibt keine Figur { $id }; zur Wahl stehen { $known }
referee-not-on-table = { $figure } ist nicht auf dem Spielfeld
referee-no-routes = in diesem Spiel gehen Figuren nicht
referee-no-attack = unter "odds" gehört ein Angriff, geschrieben wie eine Antwort: { $reason }
referee-no-such-obstacle = es gibt kein Hindernis { $id }; zur Wahl stehen { $known }
referee-no-such-player = es gibt keinen Spieler { $id }; zur Wahl stehen { $known }
referee-no-such-event = es gibt kein Ereignis { $id }; zur Wahl stehen { $known }
referee-no-such-field = hier gibt es kein { $id }; zur Wahl stehen { $known }

## Die Liste der Regeln und Festlegungen.

cli-rules-help = Regeln und Festlegungen zeigen oder alle auflisten: was eine Festlegung sagt, ob das Programm eine Regel spielt, wo im Code, und welche Tests es belegen.
cli-rules-ids-help = Kennungen von Regeln und Festlegungen, etwa R1.4.24 oder RU012; ohne Angabe alle auflisten.
cli-rules-markdown-help = Alle Festlegungen als Markdown-Seite schreiben.
cli-rules-find-help = Nur solche mit all diesen Wörtern im Namen oder Text.
cli-rules-nothing-found = { $words } steht in keiner Regel und in keiner Festlegung.
cli-rules-markdown-alone = --markdown schreibt alle Festlegungen und verträgt sich weder mit Kennungen noch mit --json
cli-rules-no-such = es gibt keine Regel und keine Festlegung { $found }; Regeln gehen von { $first } bis { $last }, Festlegungen von { $ruling } bis { $newest }
cli-rules-column-id = Kennung
cli-rules-column-name = englischer Name
cli-rules-column-name-de = deutscher Name
cli-rules-column-state = Stand
cli-rules-column-code = im Programm
cli-rules-column-tests = Tests
cli-rules-column-ruling = Festlegung
cli-rules-column-question = Frage
cli-rules-done = gespielt
cli-rules-definition = Begriff
cli-rules-none = Das Regelsystem { $system } hat keine Liste seiner Regeln.
cli-rules-sum = Das Programm spielt { $done } von { $all } Regeln.
cli-rules-rulings = Wo das Regelbuch schweigt, unklar ist oder sich widerspricht, gelten diese { $number } Festlegungen; pb12table rules { $example } zeigt eine.
cli-rules-no-tests = Die Tests gehören nicht zu dieser Installation, darum fehlen sie hier.
cli-rules-in-code = Im Programm
cli-rules-in-tests = Diese Tests belegen sie

## Die Seite aller Festlegungen: docs/rulings.md ist die englische.

rulings-page-title = { $system }: Festlegungen
rulings-page-what = Das Regelbuch ist für Menschen geschrieben, die an einem Tisch sitzen und sich einigen, wo es etwas offen lässt. Ein Programm kann das nicht: Wo das Regelbuch schweigt, unklar ist oder sich widerspricht, braucht es eine Antwort, und immer dieselbe. Dies sind die Antworten. Jede hat eine Kennung, und alles, was auf einer beruht, nennt sie: Rechnungen, Ablehnungen, Protokoll, Docstrings und Tests.
rulings-page-where = Im Fenster öffnet ein Klick auf eine Kennung die Festlegung, und F1 die zu dem, was unter der Maus ist. `pb12table rules { $ruling }` zeigt eine im Terminal, und `pb12table rules { $rule }` zeigt eine Regel mit allen Festlegungen dazu.
rulings-page-adding = Diese Seite entsteht aus `assets/locale/de/{ $id }/rulings.ftl`; `make docs` schreibt die englische. Eine neue Festlegung bekommt die nächste Nummer und steht unter ihrem Thema in dieser Datei und in denen der anderen Sprachen, mit Frage, Festlegung, Grund und Regeln (die Liste der Regeln ist in allen Sprachen gleich). Ihre Kennung gehört in den Docstring des Codes, der ihr folgt, und an einen Test (`@pytest.mark.rule("{ $ruling }")`); dann `make docs`. Tests schlagen fehl, wo eine Kennung genannt wird, die es nicht gibt, wo sich die Sprachen unterscheiden und wo die englische Seite veraltet ist.
rulings-page-questions = Alle Fragen
rulings-page-reason = *Warum:* { $reason }
rulings-page-rules = *Regeln:* { $rules }
