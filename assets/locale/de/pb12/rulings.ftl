### Die Festlegungen: was das Programm tut, wo das Regelbuch schweigt, unklar ist oder sich widerspricht.
### Jede hat ihre Nummer, eine Frage, die Festlegung, ihren Grund und die Regeln, zu denen sie gehört; diese sind in
### allen Sprachen gleich („R1.1.1–R1.1.4“ ist ein Bereich). Eine Leerzeile beginnt einen neuen Absatz.

## Zahlen, Geometrie und Sicht

ruling-001 = RU001
    .question = Was geschieht mit Brüchen?
    .ruling =
        Alle Attribute, Modifikatoren, Schadensstärken und Marker sind ganze Zahlen. Ein halber Wert wird abgerundet,
        in Richtung minus unendlich. Längen und Winkel sind reelle Zahlen.
    .reason = Das Regelbuch rundet die halbe Stärke ab, und die Schadenswirkungstabellen brauchen ganze Zahlen.
    .rules = R1.1.1, R1.8.5

ruling-002 = RU002
    .question = In welcher Reihenfolge werden Mindestwurfmodifikatoren verrechnet, und gibt es Grenzen?
    .ruling =
        Zuerst werden alle zusammengezählt; erst dann kommt es darauf an, ob die Summe höchstens 1 oder über
        12 ist. Kein Modifikator ist begrenzt, außer seine eigene Regel sagt es, wie die der Unterstützung im
        Nahkampf.
    .reason = Die Regel spricht vom Mindestwurf nach allen Modifikatoren.
    .rules = R1.1.11, R1.1.12

ruling-003 = RU003
    .question = Wo liegen die Grenzen eines Punktekontos?
    .ruling =
        Ein Punktestand sinkt nie unter 0, und was jemand nicht bezahlen kann, kann er nicht ansagen (ausgenommen
        Karten, siehe RU112). Auffüllen senkt nie einen Punktestand: Was über dem Wert liegt, bleibt. Punkte, die eine
        Figur durch eine Regel erhält, etwa durch Steuern oder Verzögert, dürfen den Wert übersteigen. Sinkt ein
        Attributwert, etwa durch Wunden, so gehen keine Punkte vom Konto ab.
    .reason = Nur das Auffüllen ist durch den Wert begrenzt.
    .rules = R1.1.8, R1.1.9

ruling-004 = RU004
    .question = Wann sind zwei reelle Zahlen gleich?
    .ruling = Wo eine Grenze dazugehört, werden Längen, Winkel und Anteile mit einer Toleranz von 0,000001 verglichen.
    .reason = Die Grenzen des Regelbuchs gehören dazu, und das Runden des Rechners darf daran nichts ändern.
    .rules = R1.1.15, R1.1.16, R1.1.17, R1.4.22, R1.4.29, R1.6.11, R1.6.16, R1.7.9

ruling-005 = RU005
    .question = Wie werden Winkel gezählt?
    .ruling =
        Eine Ausrichtung von 0° blickt in Richtung x, nach Osten, und Winkel wachsen gegen den Uhrzeigersinn. Nach
        jeder Seite sieht eine Figur 15° für jeden Punkt ihres Sichtwinkels: ab 12 ringsum, bei 0 oder weniger nur
        genau nach vorn.
    .reason = Eine Vereinbarung ist nötig; die Formel steht im Regelbuch.
    .rules = R1.4.22

ruling-006 = RU006
    .question = Welchen Körper hat eine Figur?
    .ruling =
        Ihre Grundfläche, ein Kreis oder ein Vieleck, von der Standhöhe hochgezogen bis zur Standhöhe plus Modellhöhe.
        Der Basispunkt liegt über der Mitte der Grundfläche, um 0,9 der Modellhöhe über der Standhöhe (etwa in
        Augenhöhe), wenn er vor dem Spiel nicht anders festgelegt wurde.
    .reason = Das Regelbuch verlangt einen Basispunkt für jede Figur und empfiehlt den Kopf.
    .rules = R1.1.14

ruling-007 = RU007
    .question = Ist eine Umgebung ein Kreis auf dem Spielfeld oder eine Kugel?
    .ruling =
        Jede Entfernung wird im Raum gemessen: zwischen Basispunkten oder vom Basispunkt zu einem Punkt. Eine Figur
        ist in einer Umgebung, wenn diese Entfernung höchstens der Radius ist. Das Fenster zeichnet die Umgebung als
        Kreis auf das Spielfeld.
    .reason =
        Entfernungen sind zwischen Basispunkten erklärt, und das Beispiel des Regelbuchs zum Radius misst vom
        Basispunkt zum Zielpunkt.
    .rules = R1.1.14, R1.1.17, R1.6.9, R1.7.14

ruling-008 = RU008
    .question = Wann ist eine Figur in einem Gebiet?
    .ruling =
        Wenn ihr Basispunkt, von oben gesehen, im Gebiet oder auf seinem Rand liegt. Gilt das Gebiet nur für bestimmte
        Höhen, so muss auch die Standhöhe darin liegen.
    .reason = Vom Basispunkt aus wird alles gemessen.
    .rules = R1.1.18, R6.1.3

ruling-009 = RU009
    .question = Wann haben zwei Figuren am Bildschirm Kontakt?
    .ruling =
        Wenn ihre Grundflächen von oben gesehen höchstens 0,05 Schritte auseinanderliegen und ihre Höhen sich
        überschneiden oder sich auf 0,05 Schritte nahekommen. Hat das Modell einen Sockel, so ist dessen Fläche die
        Grundfläche.
    .reason = Modelle, die mit der Maus gezogen werden, berühren sich nie genau.
    .rules = R1.1.16

ruling-010 = RU010
    .question = Wann gibt es eine Sichtlinie zu einem Punkt im Raum?
    .ruling =
        Wenn der Winkel, von oben gesehen, zwischen der Ausrichtung und der Richtung zum Punkt höchstens 15° für jeden
        Punkt des Sichtwinkels beträgt und die gerade Strecke vom Basispunkt zum Punkt nicht unterbrochen ist. Eine
        Fläche oder Kante eines Hindernisses zu berühren unterbricht nicht, nur der Weg durch sein Inneres; eine Wand
        ohne Dicke zählt als Inneres. Ein Punkt senkrecht über oder unter dem Basispunkt zählt als Winkel von 0°.
    .reason = So erklärt es das Regelbuch; hier ist es auf Höhen übertragen.
    .rules = R1.4.23

ruling-011 = RU011
    .question = Wie viel von einer Figur muss zu sehen sein?
    .ruling =
        Die Silhouette der Figur ist ein Rechteck. Es steht senkrecht auf der Achse des Ziels, quer zur Blickrichtung
        von oben gesehen. Es ist so breit, wie die Grundfläche dort vom Basispunkt des Beobachters aus erscheint, und
        reicht von der Standhöhe bis zur Oberkante. Eine runde Grundfläche erscheint höchstens 1,2-mal so breit, wie
        sie ist; liegt das Auge senkrecht über oder unter der Grundfläche, so hat die Silhouette deren eigene Breite.

        Eine Sichtlinie gibt es, wenn mindestens 1 % der Silhouette zugleich im Sichtwinkel und nicht abgedeckt ist.
        Stehen Beobachter und Ziel am selben Fleck (von oben gesehen weniger als 0,05 Schritte auseinander), so
        entscheidet die Strecke zwischen den Basispunkten: Das Ziel ist zu 0 % oder zu 100 % abgedeckt.
    .reason =
        Im Regelbuch steht „irgendein Punkt in der Figur“. Diese Grenze lässt Splitter nicht gelten und passt zur
        Tabelle des Sichtschutzes, nach der mehr als 99 % unsichtbar heißt.
    .rules = R1.4.24, R1.6.16

ruling-012 = RU012
    .question = Was versperrt die Sicht?
    .ruling =
        Gelände und Figuren gleichermaßen, auch Vehikel, mit ihren wirklichen Höhen. Nicht im Weg sind Beobachter und
        Ziel selbst, jedes Stück, in dessen Innerem der Basispunkt des Beobachters liegt, und Marker.

        Worauf Beobachter oder Ziel stehen, versperrt die Sicht wie jedes andere Stück: Böden, Dächer, Häuser und
        Hügel verbergen, was unter ihnen, hinter ihnen oder von ihrer Kante zurückgesetzt ist.

        Ein Vehikel, das einen der beiden trägt, versperrt die Linien von und zu dieser Figur mit seinem Rumpf bis zum
        Boden und mit seinen geschlossenen Teilen, nie mit seinen offenen. Ein Wrack behält Boden und Teile.

        Die Silhouette des Ziels beginnt an seiner Standhöhe. Steigt die Rampe, die das Ziel trägt, innerhalb seiner
        Grundfläche höher, so beginnt die Silhouette am höchsten solchen Punkt, höchstens ein Viertel der Modellhöhe
        über der Standhöhe; ihre Oberkante bleibt. Grund unter einer Figur, die sich festhält oder in der Luft ist,
        ändert nichts, Dächer über ihr auch nicht.
    .reason =
        Die Regel der Sichtlinien nennt Hindernisse und macht keine Ausnahme; die Regel der Kollisionen nennt Figuren
        Hindernisse.
    .rules = R1.4.23, R1.4.24

ruling-013 = RU013
    .question = Was gilt, wenn mehreres ein Ziel verbirgt?
    .ruling =
        Alle undurchsichtigen Hindernisse zusammen ergeben eine Abdeckung: die Vereinigung ihrer Schatten auf der
        Silhouette, gleich wie groß der Sichtwinkel ist. Sie führt zu einer Stufe der Tabelle: Unter 1 % ist es Stufe
        0, über 99 % ist das Ziel unsichtbar. Jedes durchscheinende Stück, etwa Rauch oder Laub, das die Strecke von
        Basispunkt zu Basispunkt kreuzt, bringt seine eigene feste Stufe dazu und deckt nichts ab. Die Stufen werden
        zusammengezählt.
    .reason = Die Tabelle handelt vom sichtbaren Anteil; was sich addiert, sind verschiedene Ursachen.
    .rules = R1.6.16

ruling-014 = RU014
    .question = Was ist Deckung, und von wo wird sie gemessen?
    .ruling =
        Deckung ist Sichtschutz durch Gelände, das Schaden aufhält. Figuren und durchscheinendes Gelände geben nie
        Deckung.

        Bei einem Angriff mit Radius wird sie vom Zielpunkt aus gemessen. Ihre Stufe kommt vom Anteil, den solches
        Gelände abdeckt: Über 99 % gibt es keinen Schaden, sonst wird die Stufe von der Stärke des Schadens abgezogen.
        Die Geometrie ist die von RU012, vom Zielpunkt aus gefragt: Ein Stück, das der Zielpunkt berührt oder auf dem
        er liegt, zählt, wo Linien durch sein Inneres gehen; ein Stück, in dessen Innerem der Zielpunkt liegt, zählt
        nicht. So decken Dächer, Böden und Kanten, wer darauf, darunter oder dahinter ist. Zweierlei deckt niemanden:
        ein Stück, dessen Oberkante höchstens 0,25 Schritte über dem Zielpunkt liegt (eine Schwelle, siehe RU016), und
        eine Wand ohne Dicke, auf der der Punkt liegt.

        Bei Angriffen ohne Radius ist Deckung gewöhnlicher Sichtschutz.
    .reason = Das Regelbuch senkt die Stärke nur für das, was zwischen Zielpunkt und Figur steht.
    .rules = R1.6.17

ruling-015 = RU015
    .question = Wann steht eine Figur sicher?
    .ruling =
        Zweierlei ist nötig. Erstens liegt der Schwerpunkt der Grundfläche in der konvexen Hülle der gestützten Teile
        der Grundfläche oder auf deren Rand; gestützt wird sie von Flächen, die um höchstens 0,1 Schritte von der
        Standhöhe abweichen und nicht steiler als 45° sind. Die Standhöhe ist die der höchsten ebenen Fläche unter
        ihnen; auf einer Rampe ist es deren Höhe unter dem Basispunkt. Zweitens überschneidet sich der Körper mit
        keinem festen Gelände außer der Rampe, die ihn trägt, und mit keiner anderen Figur außer, als Passagier, mit
        dem Vehikel.

        Eine Option, die steigt oder quer führt und in einem Stück enden würde, und sei es noch so wenig, ist eine
        Kollision mit ihm: so auch ein Aufstieg um 1,0 auf eine Oberkante von 1,08. Eine Option, die sinkt, endet auf
        der Oberkante.

        Ein sicherer Stand durch Klettern braucht nichts davon (siehe RU117).
    .reason = So bleibt auch ein wirkliches Modell stehen.
    .rules = R1.4.29

ruling-016 = RU016
    .question = Wie bewegt sich eine Figur auf unebenem Grund?
    .ruling =
        Horizontale, rückwärtige und zufällige Bewegung folgt Rampen bis 45° und Schwellen bis 0,25 Schritte hinauf
        oder hinab, ohne mehr zu kosten; Längen werden von oben gesehen gemessen. Ein höherer Anstieg ist ein
        Hindernis, ein tieferer Abfall lässt die Figur ohne Halt. Nur am Ende einer Option, oder der ganzen
        Zufallsbewegung, wird der sichere Stand geprüft, sodass Lücken innerhalb einer Option überquert werden können.
    .reason = Das Regelbuch prüft den Stand nach der Option.
    .rules = R1.7.4, R3.0.19, R1.5.6

ruling-017 = RU017
    .question = Wie fällt eine Figur?
    .ruling =
        Senkrecht hinab, von oben gesehen am selben Ort, auf den ersten Platz mit sicherem Stand. Ist etwas im Weg, so
        rückt die Figur auf kürzestem Weg seitlich auf einen freien sicheren Platz. Unter denen, die von oben gesehen
        nicht weiter weg sind als ihre eigene größte Ausdehnung (0,5 Schritte bei einem Menschen, 4,47 bei einer
        Kutsche), ist es der nächste, der um mehr als eine Schwelle (0,25 Schritte) tiefer liegt als der Beginn des
        Falls; gibt es keinen, der nächste, der überhaupt tiefer liegt; gibt es auch den nicht, der nächste. Zwischen
        gleich nahen wählt, wer die Figur kontrolliert.

        Die Höhe H des Falls ist die verlorene Höhe, abgerundet; H = 0 macht keinen Schaden. Eine andere Figur
        darunter wird nicht verletzt. Der Fall gibt keine Bewegt-Marker und lässt die Ausrichtung, wie sie war; eine
        unterbrochene Bewegung darf mit den übrigen Bewegungspunkten weitergehen.

        Passagiere eines fallenden Vehikels behalten ihre Plätze und nehmen durch den Fall keinen eigenen Schaden.
        Eine getragene Figur fällt mit ihrem Träger und nimmt denselben Schaden; sie kommt in derselben Lage neben ihm
        zur Ruhe, wo dort frei ist, sonst auf dem nächsten freien sicheren Platz daneben. Hat nur die getragene Figur
        keinen sicheren Stand, so fällt sie allein.
    .reason =
        Die Stärke des Schadens muss eine ganze Zahl sein, und eine Stärke von 0 bewirkt nichts, wie bei der
        Zielradiusabweichung. Nur Kollisionen beenden eine Bewegung.
    .rules = R1.4.30

ruling-018 = RU018
    .question = Was geschieht am Rand des Spielfelds?
    .ruling =
        Jede Bewegung endet dort, ohne Kollision und ohne Schaden. Figuren verlassen das Spielfeld nur durch
        Austrittszonen.
    .reason = Keine Regel lässt Figuren anders hinaus.
    .rules = R1.1.2

ruling-201 = RU201
    .question = Was gilt, wenn eine Figur dort, wo sie steht, gehalten wird, aber keinen Platz mehr hat?
    .ruling =
        Sie fällt nicht, sondern wird zum nächsten freien Ort mit sicherem Stand geschoben, der nicht höher liegt: etwa
        ein Passagier, den das Vehikel gegen eine Mauer fährt. Nur wenn dieser Ort tiefer liegt, fällt sie dorthin.
    .reason = Unter ihren Füßen hat nichts nachgegeben.
    .rules = R1.4.29, R1.4.30

ruling-202 = RU202
    .question = Wann ist der Ort frei, an den eine getragene Figur mit ihrem Träger fällt?
    .ruling =
        Wenn sie dort Platz hat und senkrecht hinab nichts im Weg ist: So wird niemand durch ein Dach oder eine Brücke
        gezogen. Sonst kommt sie daneben herunter, höchstens eine Schwelle höher.
    .reason = Ein Fall führt senkrecht hinab.
    .rules = R1.4.30, R4.2.3

ruling-203 = RU203
    .question = Von wo an steigt eine Schwelle, die niemanden vor einer Explosion deckt?
    .ruling =
        Von der Fläche an, auf der der Zielpunkt liegt, dem Spielfeld oder einer Oberseite: Ein Stück, das sie um
        höchstens 0,25 überragt, ist eine Schwelle. Für einen Punkt in der Luft gibt es keine; Mauern, die ein wenig höher
        sind als er, decken wie immer. Worauf der Punkt selbst liegt, das ist ebenfalls keine Schwelle und deckt alle
        darunter und hinter seinem Rand.
    .reason = Sonst deckte ein Boden niemanden darunter, und eine Mauer von 1,9 Schritt nicht vor einem Punkt in 1,8 Schritt Höhe.
    .rules = R1.6.17

ruling-204 = RU204
    .question = Wer öffnet und schließt Türen, und was kostet es?
    .ruling =
        Eine Figur zu Fuß, höchstens 0,2 Schritt vom Blatt oder vom Platz des geschlossenen Blatts entfernt, öffnet eine Tür um einen beliebigen Winkel bis 180
        Grad oder schließt sie: eine freie Aktion oder für 1 AP. Niemand auf der Höhe der Tür darf stehen, wo das Blatt
        vorbeikommt; ein Fallgitter lässt sich an jedem vorbei hochziehen und kommt auf niemanden herab. Eine zerstörte
        Tür ist fort wie alles Gelände. Fenster und Einwegwände öffnen sich nicht. Ein Weg führt also durch eine
        geschlossene Tür: Eine Bewegung endet dort, wo die Figur sie öffnen kann, die nächste führt weiter. Das Öffnen
        kostet auf dem Weg keine Bewegungspunkte; eine Tür, die die Figur von keinem Platz aus öffnen kann, an den sie
        gelangt, ist wie eine Wand.
    .reason = Das Regelbuch öffnet Türen durch Aktionen eines Szenarios; eine unverschlossene braucht keine Probe.
    .rules = R1.6.18, R1.7.1


## Vorbereitungen, Spielrunde und Sieg

ruling-019 = RU019
    .question = Wie wird das Spielwertlimit berechnet?
    .ruling =
        Reduktionen (25 ‰ für jeden gewählten Kommandopunkt, die der Karten und der Szenariobausteine) werden
        zusammengezählt und vom unverminderten Limit abgezogen, zusammen höchstens 1000 ‰, ohne zu runden. Der
        Gesamtspielwert einer Einsatzgruppe muss unter dem Ergebnis liegen und darf es nicht erreichen.
    .reason = Im Regelbuch steht „unter“, und die Reduktionen beziehen sich auf das unverminderte Limit.
    .rules = R1.2.2, R1.2.3, R1.2.5, R5.0.2

ruling-020 = RU020
    .question = Darf die Epicness gleich dem Limit sein?
    .ruling = Ja. Geprüft wird einzeln für jede Figur, jeden Baustein und jede Karte mit einer Epicness.
    .reason = Ausgeschlossen ist nur, was über dem Limit liegt; Bausteine dürfen „höchstens“ so viel haben.
    .rules = R1.1.20, R1.8.18

ruling-021 = RU021
    .question = Wie hoch ist der Wert der Kommandopunkte?
    .ruling =
        Beim Auffüllen: der gewählte Wert und dazu das Kommando K aller handlungsfähigen Figuren unter der Kontrolle
        des Spielers, auf dem Spielfeld oder im Bereitstellungsraum; ein negatives K zählt als 0. Was sich später in
        der Spielrunde ändert, berührt den Punktestand nicht.
    .reason = K erhöht den Wert, solange die Figur handlungsfähig ist, und eine negative Zahl würde ihn nicht erhöhen.
    .rules = R1.2.4, R1.4.9, R1.3.2

ruling-022 = RU022
    .question = In welcher Reihenfolge und wie offen geschehen die Vorbereitungen?
    .ruling =
        Zuerst, was alle vereinbaren: Schrittlänge, Limits, Szenario, Gebiete und kletterbares Gelände. Dann wählt
        jeder Spieler Einsatzgruppe, Kommandopunkte und Karten. Dann werden die Limits geprüft. Dann folgen
        Kommandogruppen, Kommandoführer, fixierte Figuren, Steuerpunkte, Passagierbereiche und eingesetzte Bausteine.
        Zuletzt werden Ressourcen und Ladungen aufgefüllt und die Stapel gemischt.

        Sind alle fertig, so ist alles öffentlich, außer welche Karten ein Stapel enthält; ihre Zahl und ihre Promille
        zusammen sind öffentlich.
    .reason = Nur die Karten heißen verdeckt.
    .rules = R1.2.1–R1.2.11, R5.0.3

ruling-023 = RU023
    .question = Was gilt bei mehreren Niederlagen zugleich und bei Gleichstand?
    .ruling =
        Niederlagen, die im selben Augenblick festgestellt werden, sind gleichzeitig: Jeder Überlebende erhält 1
        Siegpunkt für jeden besiegten Spieler, und die Besiegten verlieren alle ihre. Es gewinnt der unbesiegte
        Spieler mit den meisten Punkten. Gleich viele Punkte sind ein geteilter Sieg; bleibt niemand übrig, so endet
        das Spiel unentschieden.
    .reason = Das Regelbuch kennt nur einzelne Niederlagen.
    .rules = R1.1.21, R1.1.22

ruling-024 = RU024
    .question = Was wird aus den Figuren eines besiegten Spielers?
    .ruling =
        Sie werden ohne Marker aus dem Spiel genommen, seine Karten ebenso. Vehikel auf dem Spielfeld bleiben, von
        niemandem kontrolliert, und können durch Steuern übernommen werden. Wo ein Gegenspieler gesucht wird, wird der
        Besiegte übergangen.
    .reason = Ein Besiegter nimmt nicht mehr teil, aber Vehikel können Figuren anderer tragen.
    .rules = R1.1.22, R3.0.4

ruling-025 = RU025
    .question = In welcher Reihenfolge läuft die Logistikphase ab?
    .ruling =
        Erstens werden die Marker „fertig“ entfernt, zweitens die Kommandopunkte aufgefüllt, drittens erleiden Spieler
        ohne Kommandopunkte eine Niederlage, viertens werden in der Reihenfolge der Plätze Karten gezogen. Ein Rest
        aus der letzten Spielrunde zählt.
    .reason =
        Über die Niederlage wird gleich nach dem Auffüllen entschieden, und Karten bis auf 0 zu ziehen darf nicht
        tödlich sein.
    .rules = R1.3.2, R5.0.4

ruling-026 = RU026
    .question = Was kann ein Spieler ohne Kommandopunkte noch tun?
    .ruling =
        Er wird in der Spielzugphase übergangen und kann weder die Runde abbrechen noch eine Spielzugkarte ausspielen.
        Unterbrechungen und Reaktionen darf er weiter spielen. Dasselbe gilt nach dem Abbrechen.
    .reason = Ein Spieler ohne Kommandopunkte kann „keinen Spielzug“ ausführen.
    .rules = R1.3.7, R1.3.14, R5.0.9

ruling-027 = RU027
    .question = Was gilt bei gleicher Initiative?
    .ruling =
        Die gleichauf liegenden Spieler würfeln noch einmal mit einem W12, so oft wie nötig, nur für ihre Reihenfolge
        untereinander.
    .reason = Jedes Zufallsmittel ist erlaubt.
    .rules = R1.3.6

ruling-028 = RU028
    .question = Wie viel darf für die Initiative geboten werden?
    .ruling = Eine ganze Zahl von 0 bis zum Punktestand. Sie ist in jedem Fall verbraucht.
    .reason = Das Regelbuch sagt, dass die Kommandopunkte verbraucht werden.
    .rules = R1.3.3

ruling-029 = RU029
    .question = Wie wählt man an einem Bildschirm verdeckt?
    .ruling =
        Jeder Spieler wählt hinter einem Vorhang. Nichts davon wird gezeigt oder ins öffentliche Protokoll
        geschrieben, bevor alle gewählt haben; dann wird alles zugleich aufgedeckt.
    .reason = Die Wahl ist nach der Regel verdeckt, und es gibt nur einen Bildschirm.
    .rules = R1.3.3

ruling-030 = RU030
    .question = Welche Figuren können aktiviert werden?
    .ruling =
        Solche auf dem Spielfeld, die der Spieler kontrolliert und die nicht aktiv, nicht fertig und handlungsfähig
        sind; direkt nur solche mit einer Initiative über 0 (nachdem R3.0.13 sie ersetzt hat). Ein Wert von 0
        Aktionspunkten ist erlaubt.
    .reason = Eine Figur wird nur aktiviert, um Aktionspunkte zu verbrauchen.
    .rules = R1.3.8, R1.3.9

ruling-031 = RU031
    .question = Was darf eine indirekt aktivierte Figur tun?
    .ruling =
        Sie handelt nur als Teilnehmer von Kommandoaktionen, auch mit Auxiliaraktionen, und darf an mehreren
        teilnehmen. Die direkt aktivierte Figur handelt vor, zwischen und nach Kommandoaktionen frei. Ein durch
        Steuern aktiviertes Vehikel führt beliebige Aktionen aus.
    .reason =
        Kommandoaktionen schreiben die Aktionen vor; nur direktes Aktivieren und die Regel des Steuerns erlauben
        beliebige.
    .rules = R1.3.9, R2.1.1, R3.0.3

ruling-032 = RU032
    .question = Wie geht das Verlegen im Einzelnen?
    .ruling =
        Es nutzt die eigenen Zonen und gilt genau einer Figur (ausgenommen R2.2.8 und R3.0.11). Es ist weder ein
        Aktivieren noch eine Aktion; auch fertige, panische oder handlungsunfähige Figuren dürfen hinaus. Statūs und
        Marker bleiben, und Wirkungen der Statusphase geschehen auch im Bereitstellungsraum. Kein Radius reicht in den
        Bereitstellungsraum hinein oder aus ihm heraus. Durch getrennte Spielzüge darf eine Figur in derselben
        Spielrunde hinaus und herein.
    .reason = Das Regelbuch nennt keine Bedingung.
    .rules = R1.3.11, R1.3.12

ruling-033 = RU033
    .question = In welcher Reihenfolge läuft die Statusphase ab?
    .ruling =
        Erstens (S1) Kapitulationen in der Zugfolge; zweitens (S2) werden Figuren mit negativer Virtù panisch;
        drittens (S3) alle Wirkungen, die es zu Beginn der Phase gab: Die Spieler führen in der Zugfolge die ihrer
        eigenen Figuren (Statūs, Panikproben durch Marker, Passagierproben) in beliebiger Reihenfolge aus. Viertens
        (S4) werden die Ausgeschaltet-Marker entfernt, die es zu Beginn gab; fünftens (S5) Siegbedingungen; sechstens
        (S6) die Niederlage der Spieler ohne handlungsfähige Figur; siebtens (S7) das Ende der Spielrunde oder des
        Spiels.
    .reason = Das Regelbuch legt die ersten drei und die Prüfungen am Ende fest; die Zugfolge regelt den Rest.
    .rules = R1.3.15–R1.3.18, R1.9.3

ruling-034 = RU034
    .question = Was gilt für Statūs, die in der Statusphase erhalten werden?
    .ruling =
        Ihre Wirkung in der Statusphase wartet auf die nächste Spielrunde. Für Panisch aus negativer Virtù oder aus
        einer Panikprobe wird in dieser Phase keine Probe abgelegt; Ausgeschaltet-Marker, die in dieser Phase gelegt
        werden, erzwingen Panikproben in der nächsten Spielrunde und bleiben bis dahin.
    .reason = So sagt es der Abschnitt über die Statusphase.
    .rules = R1.3.16, R1.9.3, R1.10.1

ruling-035 = RU035
    .question = Was kommt am Ende der Statusphase zuerst, Siegpunkte oder Niederlagen?
    .ruling = Siegbedingungen kommen vor Niederlagen.
    .reason = Beides geschieht „am Ende“, und ein besiegter Spieler verliert seine Punkte ohnehin.
    .rules = R1.3.18, R6.1.10, R6.1.11

ruling-036 = RU036
    .question = Wann gilt eine Kapitulation?
    .ruling = Sofort. In der Statusphase sind alle Kapitulationen gleichzeitig.
    .reason = So sagen es R1.3.15 und die Fußnote dazu.
    .rules = R1.3.15, R1.3.19

## Attribute, Schaden, Kollisionen und Zufallsbewegung

ruling-037 = RU037
    .question = Welche negativen Attribute machen handlungsunfähig?
    .ruling =
        Alle sechs, die R1.10.3 nennt (Bewegung, Stärke, Widerstandskraft, Initiative, Virtù und Aktionspunkte), von
        dem Augenblick an, in dem der Wert negativ ist, bis er es nicht mehr ist. Gedruckte Werte sind mindestens 0.
    .reason = Kapitel 1.4 zählt nur vier auf; der Status selbst zählt sechs auf und ist die genauere Stelle.
    .rules = R1.4.2–R1.4.8, R1.10.3

ruling-038 = RU038
    .question = Wie groß sind die Radien, wenn Initiative oder Kommando 0 oder weniger beträgt?
    .ruling =
        Bei Initiative 0 ist der Radius 0, bei negativer gibt es keinen Bereich. Einen Kommandobereich gibt es nur,
        wenn Initiative und Kommando beide über 0 sind.
    .reason = Das Produkt zweier negativer Zahlen darf keinen Bereich ergeben.
    .rules = R1.4.19–R1.4.21

ruling-039 = RU039
    .question = In welcher Reihenfolge werden Schadenspunkte verbraucht, und was gilt für weitere schwere?
    .ruling =
        Zuerst freie, dann leichte, dann schwere; einer mehr, als da sind, schaltet die Figur aus. Eine Figur erhält
        Schwer verwundet, mit der Panikprobe, nur beim ersten schweren Punkt ihres Lebens; spätere schwere Punkte, im
        selben Wurf oder in einem anderen, geben den Status nicht noch einmal. Ein Vehikel erhält Schwer beschädigt
        einmal für jeden schweren Punkt.
    .reason =
        Nur kumulative Statūs können mehrfach erhalten werden. Der Status der Figuren ist nicht kumulativ, der der
        Vehikel ist es.
    .rules = R1.5.1, R1.9.6, R1.10.6, R3.0.22

ruling-040 = RU040
    .question = Was gilt, wenn ein Wurf mehrere Schadenspunkte verbraucht?
    .ruling =
        Zuerst werden alle Punkte des Wurfs verbraucht; dann kommen die Statūs, der leichte vor dem schweren. Eine
        Figur, die ausgeschaltet wird, legt für Wunden dieses Wurfs keine Panikprobe ab.
    .reason = Eine durch einen Marker ersetzte Figur würfelt nicht.
    .rules = R1.5.1

ruling-041 = RU041
    .question = Im Beispiel des Schadenswurfs steht min, in der Formel max. Was gilt?
    .ruling = Immer max(P − D; 0).
    .reason = Die Formel ist die Regel, und mit max ergibt das Beispiel, was gedruckt ist.
    .rules = R1.5.2

ruling-042 = RU042
    .question = Wie werden mehrere Schadenswürfe abgehandelt?
    .ruling =
        Nacheinander, jeder mit dem Stand in diesem Augenblick; ist die Figur ausgeschaltet, entfällt der Rest. Die
        aktive Seite würfelt.
    .reason = Jeder Erfolg richtet eigenen Schaden an.
    .rules = R1.6.13

ruling-043 = RU043
    .question = Woher kommt Schaden, wenn Panzerung von einer Sichtlinie abhängt?
    .ruling =
        Bei einem Angriff vom Basispunkt des Angreifers; bei einem Angriff mit Radius vom Zielpunkt; bei einer
        Kollision von der anderen Figur oder vom Berührungspunkt auf der Höhe des Basispunkts; bei einem zerstörten
        Vehikel von der Ursache des ursprünglichen Schadens. Ein Fall zählt als ohne Sichtlinie. Die Sichtlinie
        braucht die beschädigte Figur, in ihrem eigenen Sichtwinkel.
    .reason = Das Regelbuch fragt nur nach „der Ursache“.
    .rules = R1.8.9

ruling-044 = RU044
    .question = Wie geht eine Kollision im Einzelnen?
    .ruling =
        Eine Option oder Zufallsbewegung, bei der der Körper auf seinem Weg in ein Hindernis geriete, hält bei der
        Berührung an: Das ist eine Kollision. In Kontakt zu enden, ohne weiterzugehen, ist keine. Auch eigene Figuren
        sind Hindernisse. Die Bewegung endet, und ihre übrigen Bewegungspunkte sind verloren. Bewegt-Marker zählen so,
        wie sie in diesem Augenblick sind.

        Beide Seiten nehmen alle V Schadenswürfe, einen für jeden Bewegt-Marker der beiden, zuerst die bewegte Figur,
        dann das Hindernis, auch wenn die andere Seite ausgeschaltet wird; Würfe gegen eine Figur, die es schon ist,
        entfallen. V = 0 macht keinen Schaden. Gelände ohne angegebene Schadenskapazität zählt, als hätte es die der
        Figur, und nimmt selbst keinen Schaden.
    .reason = Das Regelbuch hält die Bewegung an und beschädigt beide; Gelände hat meist keine Werte.
    .rules = R1.5.5

ruling-045 = RU045
    .question = Wie geht eine Zufallsbewegung im Einzelnen?
    .ruling =
        Die Richtungen ihrer Tabelle gelten von der Ausrichtung aus im Uhrzeigersinn. Die Figur geht geradeaus, so
        weit ihre ganze gegenwärtige Bewegung reicht, wenn diese über 0 ist und nichts sie aufhält, und blickt dann
        dorthin, wohin sie ging. Wer wählen darf (Ergebnisse 1 und 12), wählt eine beliebige Richtung, aber nicht, ob
        sich die Figur bewegt. Nur am Ende wird der sichere Stand geprüft. Es gibt keine Bewegt-Marker, keine
        Aktivität, keine Optionen und keine Kosten von Gebieten. Fixierte Figuren tun nichts.
    .reason = So steht es in der Tabelle; Bewegt kommt nur von der Aktion Bewegung und ihren Optionen.
    .rules = R1.5.6

ruling-137 = RU137
    .question = Wie dreht sich eine Grundfläche, die nicht rund ist, bei einer Zufallsbewegung?
    .ruling = So weit, wie Platz ist.
    .reason = Nach RU045 blickt eine Figur dorthin, wohin sie ging.
    .rules = R1.5.6

## Aktionen und Angriffe

ruling-046 = RU046
    .question = Was ist Aktivität?
    .ruling =
        Aktionspunkte für eine Aktion zu verbrauchen, auch in Unterbrechungen und für Karten. Die Wirkungen der
        Aktivität geschehen einmal für jede Aktion, wenn ihre Punkte verbraucht werden, vor den eigenen Wirkungen der
        Aktion. Punkte, die am Ende des Spielzugs verfallen, sind keine Aktivität, freie Aktionen auch nicht.
    .reason = Sonst könnte eine Figur mit 3 Aktionspunkten Verzögert nie behalten.
    .rules = R1.6.3, R1.9.4, R4.1.5

ruling-047 = RU047
    .question = Wie viele Marker verliert eine Figur, die einen kumulativen Status „verliert“?
    .ruling = Alle, wenn keine Zahl genannt ist.
    .reason = Verlangsamen nennt ausdrücklich einen Marker.
    .rules = R1.10.2, R4.1.5

ruling-048 = RU048
    .question = In welcher Reihenfolge kommen die Schritte einer Aktion?
    .ruling =
        Erstens die Ausrichtung (nicht bei Vehikeln). Zweitens die Ansage: Aktion, Aktionspunkte, Baustein, Ziel,
        Frequenz, Bündeln, erhöhte Durchschlagskraft. Drittens das Fenster vor der Aktion. Viertens wird sie
        bestätigt, wenn sie noch erlaubt ist, oder eine andere gewählt. Fünftens werden die Aktionspunkte verbraucht,
        was Aktivität ist. Sechstens die Proben, siebtens die Wirkungen, achtens das Fenster nach der Aktion.
        Modifikatoren und Entfernungen werden im sechsten Schritt abgelesen.
    .reason = Das folgt R1.6.2, R4.0.4 und R1.9.4.
    .rules = R1.6.1–R1.6.19

ruling-049 = RU049
    .question = Braucht jede Aktion mit einem Ziel eine Sichtlinie?
    .ruling =
        Ja, außer wo die eigene Regel anderes sagt: Tragen und Steuern nennen ihre eigene Bedingung, und manche
        Aktionen haben ein Ziel, das eine Regel festlegt.
    .reason = Der Sichtwinkel begrenzt, wo Aktionen wirken können.
    .rules = R1.6.4, R1.4.22

ruling-050 = RU050
    .question = Müssen alle Proben ausgeführt werden, und wann kommen ihre Wirkungen?
    .ruling =
        Proben werden einzeln gewürfelt, und vor jeder darf der Spieler aufhören; nicht ausgeführte Proben verbrauchen
        keine Ressourcen. Die Wirkungen aller Erfolge folgen nach der letzten Probe, der Reihe nach: für jeden Erfolg
        zuerst die Wahl des Kreisausschnitts, dann die Schadenswürfe, zuerst für die Zielfigur, dann für die anderen
        nach ihrer Entfernung vom Zielpunkt, dann nach der Kennung der Figur.
    .reason = So kann aufhören, wer genug Erfolge hat, und eine feste Folge der Würfel macht Spiele wiederholbar.
    .rules = R1.6.5, R1.6.13

ruling-051 = RU051
    .question = Kann eine Frequenz teilweise genutzt werden?
    .ruling = Nein. Entweder sind es m-mal so viele Proben mit dem Modifikator f oder die einfache Zahl ohne f.
    .reason = Der Multiplikator ist ein fester Code.
    .rules = R1.6.7

ruling-052 = RU052
    .question = Wie gehen Bündeln und Ressourcen zusammen?
    .ruling =
        Gebündelt wird vor dem ersten Wurf. Aufgegeben werden 0 bis n − 1 Proben, wobei n die Zahl der Proben ist, für
        die es einen Ressourcenpunkt gibt; alle n verbrauchen ihren. Proben, die entfallen, können nicht aufgegeben
        werden. Bei einer Frequenz werden die Proben zuerst vervielfacht, dann gebündelt.
    .reason = Die Regel spricht von einem Teil der Proben, und eine Probe, die entfällt, gibt es nicht.
    .rules = R1.6.8, R1.8.14

ruling-053 = RU053
    .question = Wie geht die Zielradiusabweichung im Einzelnen?
    .ruling =
        Es gibt sie nur für Proben, die gewürfelt wurden, mit einem Mindestwurf von höchstens 12, und misslangen. Sie
        ergibt genau 1 Erfolg, der nicht vervielfacht wird. Ihr W12 folgt sofort auf die Probe, sodass jeder solche
        Erfolg sein eigenes Ergebnis hat. „Keine Wirkung“ setzt eine Stärke voraus, die die Tabelle gesenkt hat: Eine
        Stärke, die ohne das schon 0 oder weniger ist, bleibt wirksam. Änderungen der Stärke betreffen nur Erfolge,
        die Schaden machen.
    .reason = So steht es im Text.
    .rules = R1.6.10

ruling-054 = RU054
    .question = Gehört der Rand eines Kreisausschnitts dazu?
    .ruling =
        Ja. Er ist von oben gesehen ein geschlossener Ausschnitt, der in jeder Richtung beginnen darf. Ein Basispunkt
        senkrecht über dem Zielpunkt liegt in jedem Ausschnitt.
    .reason = Auch bei allen anderen Flächen gehört der Rand dazu.
    .rules = R1.6.11

ruling-055 = RU055
    .question = Wer ist der erste Gegenspieler?
    .ruling =
        Der erste unbesiegte Spieler in der Zugfolge dieser Spielrunde, der Gegenspieler dessen ist, der die handelnde
        oder bewegte Figur kontrolliert.
    .reason = So steht es im Text.
    .rules = R1.5.6, R1.6.11

ruling-056 = RU056
    .question = Wann gilt das +4 für Punkte?
    .ruling =
        Nur wenn der Spieler selbst einen bloßen Punkt wählt; nicht für Zielgelände und nicht, wenn eine Regel das
        Ziel festlegt. Ein gewählter Punkt in einer Figur ist qualifiziert: Defensiver Fernkampf und Sichtschutz
        dieser Figur zählen. Bloße Punkte haben defensiven Fernkampf 0 und Sichtschutz 0, brauchen aber eine
        Sichtlinie. Der Mindestwurf 8 im Beispiel des Auslösens (Technik 5 allein ergäbe 7) wird als ein +1 gelesen,
        das diese Aktion nennt.
    .reason = Die Beispiele rechnen für eine Tür oder eine gelegte Ladung kein +4.
    .rules = R1.6.4, R1.6.15

ruling-057 = RU057
    .question = Wann und um wie viel darf die Durchschlagskraft erhöht werden?
    .ruling = Um eine beliebige ganze Zahl ab 0, vor dem Würfeln, für alle Proben und allen Schaden des Angriffs.
    .reason = Die Regel nennt es kumulativ.
    .rules = R1.6.14

ruling-058 = RU058
    .question = Zählt Sichtschutz im Nahkampf?
    .ruling =
        Ja. Er gilt für alle Aktionsproben gegen eine Zielfigur, auch im Nahkampf, und wird von der handelnden Figur
        aus gemessen.
    .reason = Der Text spricht allgemein von Aktionsproben.
    .rules = R1.6.16

ruling-059 = RU059
    .question = Wie gehen freie Aktionen im Einzelnen?
    .ruling =
        Nur aktive Figuren führen sie aus, eine in jeder Spielrunde, unmittelbar vor oder nach einer Aktion derselben
        Figur, die Aktionspunkte verbraucht, ohne anderes dieser Figur dazwischen. Als gewöhnliche Aktion kostet
        dasselbe 1 Aktionspunkt, beliebig oft, mit Aktivität. Tragen für 0 Aktionspunkte ist eine freie Aktion.
    .reason = So steht es im Text.
    .rules = R1.6.18

ruling-060 = RU060
    .question = Was wird aus übrigen Bewegungspunkten, und gibt die Korrekturbewegung Bewegt?
    .ruling =
        Bewegungspunkte können nur in der Aktion verbraucht werden, die sie gab; der Rest ist an ihrem Ende verloren.
        Die Korrekturbewegung ist keine Bewegung und gibt keinen Bewegt-Marker, auch nicht für 1 Aktionspunkt. Eine
        Option, die mehr kostet, als übrig ist, kann nicht gewählt werden: Die Korrekturbewegung kann also weder eine
        vertikale Option noch eine in schwierigem Gebiet bezahlen.
    .reason = Bewegt zählt die Aktionen Bewegung, und das Konto der Bewegungspunkte nützt nur in einer Aktion.
    .rules = R1.7.2, R1.7.7

ruling-061 = RU061
    .question = Kommen Bewegt-Marker für jede Aktion oder für jede horizontale Option?
    .ruling =
        Einer kommt mit jeder Bewegung, an ihrem Beginn und nach der Aktivität, und sofort ein weiterer mit jeder
        sechsten, zwölften und so weiter horizontalen Option darin. Rückwärtige Optionen werden ebenso gezählt, für
        sich. Vertikale Optionen, Landen, Klettern, Drehen, Getragenwerden, Mitfahren, Zufallsbewegungen und Fälle
        geben keine.
    .reason =
        Der Abschnitt und das Beispiel mit dem Vehikel stimmen überein; die Unterschrift des Bildes zur Bewegung ist
        eine ältere Fassung. Der Abschnitt jeder Option zählt „diese“ Optionen.
    .rules = R1.7.2, R1.7.4, R3.0.19

ruling-062 = RU062
    .question = Wann bekommt eine Bewegung den vollen Bonus?
    .ruling =
        Nur für eine aktive Figur, die alle Aktionspunkte dieses Spielzugs in diese eine Bewegung steckt, davor in
        diesem Spielzug keine freie Aktion ausgeführt hat und danach keine ausführt. Nicht in Unterbrechungen und nie
        mit Tragen. Der Bonus ist die gegenwärtige Bewegung.
    .reason = Verzichten kann nur, wer ein Recht hat, und Tragen ist eine freie Aktion oder verbraucht Aktionspunkte.
    .rules = R1.7.3

ruling-063 = RU063
    .question = Darf eine vertikale Option in der Luft enden?
    .ruling =
        Ja. Sie ändert die Höhe um höchstens die vertikale Bewegung, hinauf oder hinab, und führt von oben gesehen
        höchstens 1 Schritt weit. Hinauf steigt sie zuerst und geht dann quer; hinab geht sie zuerst quer und sinkt
        dann. Sie braucht an ihrem Beginn einen sicheren Stand und darf in der Luft enden; dann kann nur Landen oder
        Klettern folgen. Am Ende der Aktion oder nach einer horizontalen Option oder dem Landen fällt eine Figur ohne
        sicheren Stand.
    .reason = Der Text beschränkt nur den Beginn, und die zweite Bildunterschrift braucht es.
    .rules = R1.7.2, R1.7.5, R1.7.6

ruling-064 = RU064
    .question = Was ist vorwärts?
    .ruling =
        In Richtung der Ausrichtung in diesem Augenblick, auch für den Teil einer vertikalen Option, der quer führt;
        rückwärts ist genau das Gegenteil. Figuren dürfen sich vor der Aktion und nach jeder Option frei drehen und
        kommen so überallhin; Vehikel nicht.
    .reason = So steht es im Text.
    .rules = R1.7.4, R3.0.15

ruling-065 = RU065
    .question = Wie geht die Grenze durch das nächste Ziel?
    .ruling =
        Es sei d die Entfernung der nächsten gegnerischen Figur auf dem Spielfeld, zu der der Angreifer eine
        Sichtlinie hat; Marker zählen nicht, und ohne eine solche Figur gibt es keine Grenze. Das Ziel, Figur oder
        Punkt, darf nicht weiter weg sein als 1,5 · d. Die Zielwahl hebt die Grenze auf.
    .reason = Der Text spricht allgemein von Zielen, also gilt sie auch für Punkte.
    .rules = R1.7.9

ruling-066 = RU066
    .question = Was gilt, wenn eine Waffe für eine Entfernungskategorie keinen Modifikator hat?
    .ruling =
        Der Angriff ist erlaubt, aber alle Proben misslingen ohne Wurf und ohne Zielradiusabweichung, und Ressourcen
        werden verbraucht. Dasselbe gilt jenseits des 32-Fachen des Reichweitenfaktors, und jenseits des 16-Fachen,
        wenn die Waffe keinen Modifikator für Extrem hat.
    .reason = Die Regel sagt, dass alle Aktionsproben misslingen.
    .rules = R1.7.10, R1.7.11

ruling-067 = RU067
    .question = Was hebt die Zielwahl auf?
    .ruling =
        Die Grenze vom 1,5-Fachen der nächsten Entfernung, nur für den nächsten Fernkampfangriff dieser Spielrunde und
        nur gegen das gewählte Ziel. Eine Sichtlinie ist bei der Zielwahl nötig und beim Angriff wieder. Der nächste
        Fernkampfangriff verbraucht die Zielwahl auf jeden Fall.
    .reason =
        Die Kommandoaktion verlangt Sichtlinien, und ein zu mehr als 99 % abgedecktes Ziel hat keine Stufe des
        Sichtschutzes.
    .rules = R1.7.16, R2.1.5

ruling-068 = RU068
    .question = Für welche Aktion zählt Konzentrieren?
    .ruling =
        Für die allernächste Aktion der Figur in diesem Spielzug, gleich welche, auch eine freie Aktion oder ein
        zweites Konzentrieren; mit sich selbst addiert es sich nicht. Für beides: zuerst Zielwahl, dann Konzentrieren.
    .reason = Die Regel sagt „nächste Aktion“.
    .rules = R1.7.12

ruling-069 = RU069
    .question = Zählt im Nahkampf der defensive Nahkampf?
    .ruling = Ja: Der defensive Nahkampf des Ziels kommt zum Mindestwurf dazu.
    .reason = Kapitel 1.4 sagt es allgemein; der Abschnitt über den Nahkampf vergisst es.
    .rules = R1.4.12, R1.7.15

ruling-070 = RU070
    .question = Welche Figuren unterstützen im Nahkampf?
    .ruling =
        Andere Figuren unter derselben Kontrolle auf dem Spielfeld, die handlungsfähig sind und eine Nahkampfwaffe
        einsetzen, mit der das Ziel in Reichweite und in Sicht ist; Aktionspunkte und ob sie fertig sind, spielen
        keine Rolle. Es zählen höchstens so viele, wie die Initiative beträgt, und keine, wenn sie negativ ist.
    .reason = Es sind die, die „das Ziel wählen könnten“.
    .rules = R1.7.15

ruling-071 = RU071
    .question = Sind Ladungen bei Spielbeginn gefüllt, und was heißt Ressourcenwert 0?
    .ruling =
        Ladungspunkte werden bei Spielbeginn aufgefüllt wie Ressourcenpunkte. Im Beispiel meint „Wert 0“ einen
        Punktestand von 0. Ein Baustein ohne Ressourcenwerte ist unbegrenzt. Nachladen braucht mindestens 1 Ladung und
        ist auch erlaubt, wenn der Baustein voll ist.
    .reason = Alle Konten beginnen leer, und doch lädt das Beispiel nach; der Wert bleibt 2.
    .rules = R1.8.14, R1.8.16

ruling-072 = RU072
    .question = Verbrauchen Proben Ressourcen, die automatisch gelingen oder misslingen?
    .ruling = Ja, je einen Ressourcenpunkt wie gewürfelte Proben.
    .reason = Verbraucht wird für jede Aktionsprobe.
    .rules = R1.1.12, R1.8.14

ruling-073 = RU073
    .question = Was darf eine Figur beim Umdisponieren?
    .ruling =
        Sie wählt eine beliebige Auswahl von Bausteinen, die in ihre Slots passt; die Punkte der Bausteine bleiben.
        Die erste Wahl fällt in den Vorbereitungen und ist öffentlich. Gegenstände können dabei für immer abgelegt
        werden. Werden die Slots weniger, so nimmt, wer die Figur kontrolliert, sofort Bausteine außer Gebrauch.
    .reason = So steht es im Text.
    .rules = R1.8.2, R1.8.3, R1.8.17

ruling-133 = RU133
    .question = Wie gehen mehrere Schäden einer Aktion mit der Zielradiusabweichung zusammen?
    .ruling =
        Es entfällt nur der Schaden, den die Zielradiusabweichung auf nichts gesenkt hat. Der Erfolg endet erst, wenn
        der letzte entfallen ist.
    .reason = R1.6.9 spricht von jedem von ihnen.
    .rules = R1.6.9

ruling-134 = RU134
    .question = Was bedeutet die Zielwahl auf einen Punkt für Figuren dort?
    .ruling =
        Eine Figur, die auf den Punkt tritt, ist damit nicht zum Ziel gewählt. Punkte und Gelände können Ziele der
        Zielwahl sein.
    .reason = Ein Ziel ist im Allgemeinen ein Punkt (R1.6.4).
    .rules = R1.7.16

ruling-135 = RU135
    .question = Was zählt für einen gewählten Punkt in einer Figur?
    .ruling =
        Reichweite, Entfernungskategorie und die Grenze vom 1,5-Fachen der nächsten Entfernung richten sich nach der
        Entfernung des Punktes selbst. Defensiver Nahkampf und Fernkampf, Sichtschutz und Statisch der Figur zählen.
        Ihr Basispunkt zählt nur, wenn die Figur selbst gewählt ist.
    .reason = Ein Ziel ist im Allgemeinen ein Punkt.
    .rules = R1.6.4, R1.6.15

ruling-140 = RU140
    .question = Braucht eine Figur, die nicht rund ist, Platz, während sie sich dreht?
    .ruling = Nein. Es kommt darauf an, wie sie am Ende steht, nicht, wie sie sich gedreht hat.
    .reason = R1.6.2 spricht nur von der Ausrichtung.
    .rules = R1.6.2

ruling-141 = RU141
    .question = Wann kommt Bewegt für eine sechste Option, die mit einer Kollision endet?
    .ruling = Nach der Kollision, außer der Marker wurde im Voraus erhalten (siehe RU104).
    .reason = Das folgt aus RU044 und RU061.
    .rules = R1.7.4

## Statūs

ruling-074 = RU074
    .question = Zählen Statūs mehrfach?
    .ruling =
        Ein Status, der nicht kumulativ ist, zählt einmal, und was als ein Status „zählt“, addiert sich nicht mit
        diesem Status selbst: Leicht und Schwer verwundet zusammen nehmen 1 von den Aktionspunkten.
    .reason = Eine Figur hat einen Status, oder sie hat ihn nicht.
    .rules = R1.9.2, R1.9.6

ruling-075 = RU075
    .question = Wann breitet sich Panik aus?
    .ruling =
        In dem Augenblick, in dem Panisch auf dem Spielfeld erhalten wird: Alle anderen Figuren auf dem Spielfeld,
        Freund wie Feind, im Kommunikationsbereich der panischen Figur legen eine Panikprobe ab; eine schon panische
        Figur legt keine ab. In jedem Spielzug (die Statusphase zählt als einer) legt eine Figur höchstens eine von
        Panisch erzwungene Panikprobe ab, gleich von welcher Figur. Den Bereich später zu betreten erzwingt nichts.
    .reason = Die Grenze für jeden Spielzug soll Ketten verhindern.
    .rules = R1.10.5

ruling-076 = RU076
    .question = Was bewirkt ein Marker Ausgeschaltet?
    .ruling =
        Er liegt am Basispunkt der Figur, die er ersetzt. Er ist kein Hindernis, kein Ziel und mit nichts in Kontakt.
        Er zählt für jede Figur, gleich welcher Seite, in deren Kommunikationsradius (im Raum) er liegt.
    .reason = So steht es im Text.
    .rules = R1.10.1

ruling-077 = RU077
    .question = Zählt das +2 von Schwer verwundet für die Panikprobe, die es mit sich bringt?
    .ruling = Nein, nur für Proben danach.
    .reason = Die Regel sagt „folgende“.
    .rules = R1.10.6

ruling-078 = RU078
    .question = Erhält eine statische Figur Bewegt-Marker?
    .ruling =
        Solange eine Figur statisch ist, geht jeder Bewegt-Marker sofort verloren. Passagiere sind nur statisch,
        solange ihr Vehikel es ist.
    .reason = Der Status gilt fortwährend.
    .rules = R1.10.7, R3.0.10

ruling-079 = RU079
    .question = Was gilt, wenn eine Figur im eigenen Spielzug handlungsunfähig wird?
    .ruling =
        Die laufende Aktion hört auf: Proben und Optionen, die noch ausstehen, entfallen, und Aktionspunkte bleiben
        ungenutzt. Am Ende des Spielzugs ist die Figur dennoch fertig. In der Luft fällt sie.
    .reason = Es können keine Aktionspunkte mehr verbraucht werden.
    .rules = R1.10.3

ruling-126 = RU126
    .question = Was gilt für Statūs, die ein Szenario zu Beginn gibt?
    .ruling =
        Sie zählen als vor dem Spiel erhalten: Aus dem Erhalten folgt nichts, es breitet sich also keine Panik aus.
        Getarnt geht im Wahrnehmungsbereich eines Gegenspielers sofort verloren.
    .reason = Das folgt aus RU121.
    .rules = R4.1.4

ruling-131 = RU131
    .question = Wie lange dauert Geblendet?
    .ruling = Eine Figur verliert in jeder Statusphase einen Marker.
    .reason = So geht das Beispiel eines Status.
    .rules = R1.9.6

## Kommando

ruling-080 = RU080
    .question = Was kosten Kommandoaktionen, und wie weit reichen sie?
    .ruling =
        Die vier aufgeführten kosten nur 1 Kommandopunkt für jede neu aktivierte Figur, gleich wie weit sie weg ist,
        und nichts für Figuren der eigenen Kommandogruppe eines Kommandoführers, die in diesem Augenblick in seinem
        Kommandobereich sind. Ohne neue Figuren kostet eine Kommandoaktion nichts. Jede zählt für die Grenze der
        ausführenden Figur, ihre Initiative; mit Initiative 0 oder weniger kann sie keine ausführen.
    .reason = Andere Kosten sind nicht genannt.
    .rules = R2.1.1, R2.1.2, R2.2.3

ruling-081 = RU081
    .question = In welcher Reihenfolge handeln Teilnehmer, und müssen sie?
    .ruling =
        Aktionen der Teilnehmer dürfen sich frei abwechseln. Ein Teilnehmer muss genug Aktionspunkte für die
        vorgeschriebene Aktion behalten. Gibt es keine erlaubte, wenn er an die Reihe kommt, so darf er nur
        Auxiliaraktionen ausführen.
    .reason = Die Regel verlangt sie „mindestens einmal“.
    .rules = R2.1.4–R2.1.7

ruling-082 = RU082
    .question = Enthält die Kommandogruppe der ganzen Einsatzgruppe alle Figuren?
    .ruling =
        Jede Figur ist unmittelbar in genau einer Gruppe; die Gruppe der Einsatzgruppe enthält unmittelbar, was in
        keiner anderen ist. Die Rechte eines Kommandoführers gelten für die unmittelbaren Mitglieder und für die, die
        durch das Auflösen von Gruppen dazukommen.
    .reason = Sonst wäre das Auflösen sinnlos, und die Bildunterschriften zählen so.
    .rules = R2.2.1, R2.2.6

ruling-083 = RU083
    .question = Können Gruppen über mehrere Ebenen aufgelöst werden?
    .ruling =
        Ja, für je 1 Kommandopunkt, in jeder Reihenfolge, die Schritt für Schritt erlaubt ist. Es gilt für diese eine
        Kommandoaktion, dieses Verlegen oder diese Panikprobe. Solange hat die aufgelöste Gruppe keinen
        Kommandoführer; führt ihrer zugleich die übergeordnete Gruppe, so führt er diese weiter.
    .reason = Die Bildunterschriften zeigen es.
    .rules = R2.2.6–R2.2.9

ruling-084 = RU084
    .question = Wann kann ein Kommandoführer gewählt werden?
    .ruling =
        Im eigenen Spielzug, vor Aktionen oder zwischen ihnen, oder in der Logistikphase nach dem Auffüllen, beliebig
        oft.
    .reason = Es ist keine Zeit genannt.
    .rules = R2.2.10

ruling-085 = RU085
    .question = Wie übernimmt ein Kommandoführer Panikproben?
    .ruling =
        Er muss auf dem Spielfeld und handlungsfähig sein; eine Grenze der Entfernung gibt es nicht, und seine eigene
        Probe darf unter den übernommenen sein. Marker in den Bereichen mehrerer gedeckter Figuren zählen je einmal.
        Es gelten die Modifikatoren des Kommandoführers, nicht die der gedeckten Figuren. Misslingt die Probe, so
        erhalten alle gedeckten Figuren Panisch, der Kommandoführer nur, wenn seine eigene Probe dabei war.
    .reason = Das Ergebnis der Stellvertreterprobe ersetzt ihre.
    .rules = R2.2.9, R1.4.28

ruling-086 = RU086
    .question = Kann eine ganze Gruppe vom Spielfeld verlegt werden?
    .ruling = Nein. Gemeinsam verlegt wird eine Gruppe nur beim Eintreten.
    .reason = Die Regel spricht vom Aufstellen.
    .rules = R2.2.8

ruling-130 = RU130
    .question = Dürfen abgewandte Figuren an Fernkampfangriff! teilnehmen?
    .ruling = Ja, denn Figuren drehen sich frei, bevor sie zielen; Vehikel nicht.
    .reason = R1.6.2 lässt Figuren sich vor einer Aktion drehen.
    .rules = R2.1.5

ruling-142 = RU142
    .question = Gehört Tragen zu einer Kommandoaktion?
    .ruling =
        Nein. Tragen ist eine eigene Aktion und weder die Bewegung von Bewegung! noch der Angriff von
        Nahkampfangriff!.
    .reason = Kommandoaktionen sagen, welche Aktionen zu ihnen gehören (R2.1.7).
    .rules = R4.2.3

ruling-144 = RU144
    .question = Was zählt, wenn ein Kommandoführer die Panikprobe einer Wunde übernimmt?
    .ruling =
        Ausgeschaltet-Marker in den Bereichen der gedeckten Figuren zählen wie bei jeder übernommenen Panikprobe.
    .reason = So steht es in R2.2.9.
    .rules = R2.2.9

## Vehikel

ruling-087 = RU087
    .question = Wann ist eine Figur an einem Steuerpunkt?
    .ruling =
        Wenn ihr Basispunkt von oben gesehen höchstens 0,5 Schritte vom Steuerpunkt weg ist und ihre Standhöhe
        höchstens 1 Schritt von der des Punktes abweicht.
    .reason = Genau zusammenzufallen ist im Spiel nicht möglich.
    .rules = R3.0.2

ruling-088 = RU088
    .question = Wird der zusätzliche Aktionspunkt für Steuern an ein beschädigtes Vehikel weitergegeben?
    .ruling =
        Nein: Von n angesagten Aktionspunkten werden n weitergegeben und n + 1 verbraucht. Es ist nur ein Punkt mehr,
        auch wenn das Vehikel leicht und schwer beschädigt ist.
    .reason = Er ist ein Nachteil, und was als ein Status zählt, addiert sich nicht mit ihm.
    .rules = R3.0.3, R3.0.21

ruling-089 = RU089
    .question = Wer kontrolliert ein Vehikel ohne steuernde Figur?
    .ruling = Der Spieler, der es zuletzt kontrolliert hat.
    .reason = Kontrolle wird gewonnen, aber keine Regel nimmt sie weg.
    .rules = R3.0.4

ruling-090 = RU090
    .question = Welchen Mindestwurf hat ein Vehikel, dessen Technik ein Modifikator ist?
    .ruling =
        12, minus die Technik der steuernden Figur (0 ohne eine; um die Ungelenkt-Marker gesenkt), minus die
        Initiative, plus den Technikmodifikator des Vehikels, plus die Marker für Bewegt und Schwer beschädigt, plus die
        Modifikatoren, die die steuernde Figur für eigene Technikproben hat: Wunden, und als Passagier +1 für jeden
        Ungelenkt-Marker; das +1, das Passagiere für jeden Bewegt-Marker haben, nur bei Aktionsproben.

        Dasselbe Gelände zählt einmal: +2 für Aktionsproben in unwegsamem Gebiet, ob das Vehikel, die Figur oder beide
        darin sind. Ohne steuernde Figur gelten die eigenen Modifikatoren des Vehikels trotzdem.
    .reason = So steht es in der Regel über solche Attribute.
    .rules = R3.0.5, R3.0.12

ruling-091 = RU091
    .question = In welcher Reihenfolge wirkt Ungelenkt?
    .ruling =
        Zuerst senkt der Marker Bewegung und Technik. Dann folgt, wenn das Vehikel bewegt ist, eine Zufallsbewegung
        mit der gesenkten Bewegung. Jeder erhaltene Marker löst eine aus.
    .reason = Ein Status gilt, sobald er erhalten ist.
    .rules = R3.0.6

ruling-092 = RU092
    .question = Am Ende welches Spielzugs legt ein rollendes Vehikel eine Unfallprobe ab?
    .ruling =
        Am Ende eines Spielzugs, in dem es aktiviert wurde oder in einer Unterbrechung gehandelt hat und Bewegt-Marker
        hat, aber keine Bewegung ausgeführt hat.
    .reason =
        Der Satz setzt die Regel über Aktivität fort; am Ende jedes Spielzugs würde er jedes Vehikel zu Bruch fahren.
    .rules = R3.0.16

ruling-093 = RU093
    .question = Wie viele Unfallproben bringt zu häufiges Drehen?
    .ruling =
        Eine für jede Bewegung, an ihrem Ende, gleich wie oft zu viel gedreht wurde; auch wenn die Bewegung vorzeitig
        endete.
    .reason = Die Regel sagt „eine Unfallprobe“.
    .rules = R3.0.18

ruling-094 = RU094
    .question = Wer ist Passagier, und wessen defensiver Fernkampf zählt?
    .ruling =
        Eine Figur, deren Basispunkt von oben gesehen in der Grundfläche des Vehikels liegt und die auf oder in ihm
        steht. Zu ihrem eigenen defensiven Fernkampf kommt der gegenwärtige des Vehikels, mit seinem Bonus für Bewegt;
        Dunkelheit zählt nur einmal, als die höhere von Passagier und Vehikel. Während der Fahrt sind Vehikel und
        Passagier füreinander keine Hindernisse der Bewegung (zur Sicht siehe RU012). Ist ein Passagier zum Teil in
        einem Passagierbereich, so entscheidet der Basispunkt.
    .reason = Die Bildunterschrift zeigt +1 auf den defensiven Fernkampf für Vehikel und Passagiere.
    .rules = R3.0.7, R3.0.8

ruling-095 = RU095
    .question = Darf ein Vehikel mit Passagieren das Spielfeld verlassen?
    .ruling =
        Seine fixierten Figuren und die Passagiere des eigenen Spielers kommen mit. Ein Vehikel, das einen Passagier
        eines anderen Spielers trägt, kann nicht hinaus.
    .reason = Passagiere bewegen sich mit ihrem Vehikel.
    .rules = R1.3.12, R3.0.7

ruling-096 = RU096
    .question = Was kann eine fixierte Figur nicht?
    .ruling =
        Sie kann Bewegung, Korrekturbewegung und Tragen nicht wählen und kann nicht getragen, durch Kollisionen
        geschleudert oder allein verlegt werden. Drehen darf sie sich, und auf einem Wrack bleibt sie fixiert.
    .reason = Fixierte Figuren können nicht bewegt werden.
    .rules = R3.0.11

ruling-097 = RU097
    .question = Was gilt, wenn ein Vehikel mehrere schwere Punkte auf einmal verliert?
    .ruling =
        Jeder bringt einen Marker und eine Unfallprobe, nacheinander; das +1 eines neuen Markers zählt nicht für die
        eigene Probe. Leicht beschädigt kommt einmal.
    .reason = Der Status ist kumulativ, und sein Modifikator gilt für „folgende“ Proben.
    .rules = R3.0.20, R3.0.22

ruling-098 = RU098
    .question = Was wird aus einem Wrack und denen an Bord?
    .ruling =
        Jeder Passagier nimmt einen Schadenswurf mit dem Schadenscode, der das Vehikel zerstört hat. Nur in der
        nächsten Statusphase zählt das Wrack als Ausgeschaltet-Marker an seinem Basispunkt; danach ist es bloßes
        Gelände. Alle seine Statūs enden.
    .reason = Es zählt als ausgeschaltet, bleibt aber auf dem Spielfeld.
    .rules = R3.0.23, R1.10.1

ruling-099 = RU099
    .question = Wie weit gilt es, dass ein Vehikel die Initiative seiner steuernden Figur hat?
    .ruling =
        Für alles: Aktivieren, Radien, Reaktionen und die Grenze der Kommandoaktionen. Ohne steuernde Figur ist sie 0.
    .reason = Der Wert ist ersetzt.
    .rules = R3.0.13

ruling-127 = RU127
    .question = Was gilt für Unfallproben von Vehikeln, die im Fenster nach einem Spielzug handeln?
    .ruling = Sie werden abgelegt, wenn dieses Fenster vorbei ist.
    .reason = RU100 gibt die Reihenfolge am Ende eines Spielzugs.
    .rules = R3.0.16

ruling-129 = RU129
    .question = Was gilt, wenn die Kontrolle eines aktiven Vehikels in einer Unterbrechung wechselt?
    .ruling =
        Seine Aktionspunkte kann niemand mehr nutzen, und sie verfallen mit dem Spielzug. Eine Bewegung endet, wenn
        ihr Spieler das Vehikel verliert; ein Weg, der schon feststeht, wird zu Ende geführt.
    .reason = Die Kontrolle entscheidet, wer handelt.
    .rules = R1.2.11, R3.0.4

ruling-136 = RU136
    .question = Verliert ein Vehikel seinen sicheren Stand, wenn eine Figur halb in seiner Grundfläche steht?
    .ruling = Nicht, solange die Figur von den Teilen des Vehikels frei ist.
    .reason = RU015 fragt, ob sich Körper überschneiden.
    .rules = R1.4.29

ruling-139 = RU139
    .question = Wie sehen Vehikel und die an Bord einander?
    .ruling =
        Wer an Bord ist, verbirgt dem Vehikel nichts; zwischen den beiden verbergen nur geschlossene Teile. Wer auf
        einem Vehikel mitfährt, das selbst an Bord eines anderen ist, ist Passagier beider und in einem
        Passagierbereich des einen wie des anderen sicher. Was auf einem Vehikel liegt, fährt mit.
    .reason = Das folgt aus RU094.
    .rules = R3.0.7, R3.0.8

ruling-143 = RU143
    .question = Darf ein Vehikel sofort handeln, wenn es in einer Kommandoaktion gesteuert wird?
    .ruling = Ja, es darf handeln, sobald es gesteuert ist, auch in der Kommandoaktion.
    .reason = Die Regel sagt, dass es dann beliebige Aktionen ausführen darf.
    .rules = R3.0.3

## Erweiterungen

ruling-100 = RU100
    .question = Wann gibt es Fenster für Unterbrechungen, und wann werden sie bezahlt?
    .ruling =
        Fenster gibt es vor und nach einem Spielzug, einer Aktion und jeder Bewegungsoption. Was eine Unterbrechung
        kostet (Verzögert-Marker, ein Abgelenkt-Marker, Kommandopunkte, eine Karte), wird beim Ausspielen bezahlt;
        ihre Wirkungen kommen, wenn sie ausgeführt wird, und eine Figur, die dann nicht mehr handlungsfähig ist,
        bewirkt nichts. Ein Fenster wird jedem Spieler angeboten, der eine Karte auf der Hand oder eine Figur hat, die
        unterbrechen könnte; so verrät das Angebot nichts über die Hand.

        Am Ende eines Spielzugs ist die Reihenfolge: das letzte Fenster nach der Aktion; Unfallproben (R3.0.16);
        Aktionspunkte und Verteidigungsboni verfallen; Figuren sind fertig; das Fenster nach dem Spielzug.
    .reason = Die letzte Unterbrechung wirkt zuerst, und das braucht diese Reihenfolge.
    .rules = R4.0.1

ruling-101 = RU101
    .question = Wer wird zuerst nach einer Unterbrechung gefragt?
    .ruling =
        Die Spieler in der Zugfolge, vom ersten Platz an. Nach jeder Unterbrechung beginnt das Fragen wieder beim
        ersten Platz.
    .reason = So steht es im Text.
    .rules = R4.0.2, R4.0.3

ruling-102 = RU102
    .question = Gibt es ein neues Fenster, wenn eine Aktion neu gewählt wurde?
    .ruling = Nur wenn sich die Ansage geändert hat. Gar keine Aktion zu wählen ist erlaubt.
    .reason = Sonst nähme es kein Ende.
    .rules = R4.0.4

ruling-103 = RU103
    .question = Wie geht Verzögert im Einzelnen?
    .ruling =
        Es wird mit einer Statusänderung genommen, für 2 Aktionspunkte je Marker (ältere Marker gehen vorher durch
        Aktivität verloren), höchstens so viele, wie der gegenwärtige Wert der Aktionspunkte beträgt. Es kann in jedem
        Fenster genutzt werden, auch im eigenen Spielzug. Es erlaubt eine Aktion für höchstens so viele Aktionspunkte,
        wie erhalten werden (eine für 0 Punkte kostet 1), und ungenutzte Punkte sind am Ende der Unterbrechung
        verloren. Marker über dem Wert der Aktionspunkte gehen sofort verloren. Ein Vehikel, das damit gesteuert wird,
        handelt mit diesen Punkten in der Unterbrechung.
    .reason = So steht es im Text; die Figur ist nicht aktiviert und hat darum keine freien Aktionen.
    .rules = R4.1.5, R4.0.5

ruling-104 = RU104
    .question = Was tut eine Figur, die in ihrer Bewegung unterbrochen wird?
    .ruling =
        Ihr Spieler entscheidet, nachdem die Unterbrechung angesagt ist und bevor ihre Wirkungen kommen. Geht sie
        weiter wie geplant, so stehen Weg und Ausrichtungen fest; Bewegt für jede weitere sechste horizontale Option
        kommt sofort. Danach wird der Weg so weit wie möglich ausgeführt: Ein Hindernis ist eine Kollision, und eine
        handlungsunfähige Figur hält an.
    .reason = So steht es im Text.
    .rules = R4.0.6

ruling-105 = RU105
    .question = Welche Figuren dürfen reagieren, und wie oft?
    .ruling =
        Jede Figur auf dem Spielfeld, die die Bedingungen erfüllt, in jedem Fenster eines Spielzugs, auch bei einem
        Angriff auf eine andere Figur. Mehrere Reaktionen addieren sich, je +2, bis zum Ende dieses Spielzugs.
    .reason = Sie reagieren auf Ereignisse, und die Grenze ist Abgelenkt.
    .rules = R4.3.1–R4.3.3

ruling-106 = RU106
    .question = Wie wird Abgelenkt abgelegt, und was gilt damit in Kommandoaktionen?
    .ruling =
        1 Aktionspunkt je Marker, alle in einer Statusänderung. Eine abgelenkte Figur kann keine Kommandoaktion
        ausführen, aber mit einer Statusänderung an einer teilnehmen. Freie Aktionen verbrauchen keine Aktionspunkte
        und bleiben möglich.
    .reason = So steht es im Text.
    .rules = R4.1.1, R4.0.8

ruling-107 = RU107
    .question = Was gilt, wenn eine Figur mitten in einer Bewegung bedroht wird?
    .ruling =
        Alle ihre Bewegungspunkte sind verloren, und die Bewegung endet. Die Korrekturbewegung gibt Bewegungspunkte,
        die nicht genutzt werden können, und Tragen ist unmöglich.
    .reason = Die Regel sagt, dass sie alle ihre Bewegungspunkte verbraucht.
    .rules = R4.1.2

ruling-108 = RU108
    .question = Wie weit reicht Bedrohen?
    .ruling =
        So weit wie die Nahkampfreichweiten der Figur und der gewählten Waffe zusammen, im Raum gemessen, mit einer
        Sichtlinie von der bedrohenden Figur aus.
    .reason = Der Baustein wird für die Aktion gewählt.
    .rules = R4.2.1, R1.8.6

ruling-109 = RU109
    .question = Ist Rammen Aktivität, und kann Gelände gerammt werden?
    .ruling =
        Zuerst werden die Aktionspunkte verbraucht; eine Figur, die kein Vehikel ist, hat ihre Bewegt-Marker also vor
        der Kollision verloren, ein Vehikel behält sie. Gelände, fixierte Figuren und Ziele, deren Bewegung 0 oder
        weniger beträgt oder die ausgeschaltet sind, machen keine Zufallsbewegung.
    .reason = Das folgt aus RU046.
    .rules = R4.2.2

ruling-110 = RU110
    .question = Wie geht Tragen im Einzelnen?
    .ruling =
        Das Volumen eines Körpers ist seine Grundfläche mal die Modellhöhe; gleiche Volumen sind erlaubt, ein Los ist
        also nie nötig. Die Mehrkosten sind nie kleiner als 0. Keiner der beiden Körper darf in ein Hindernis geraten:
        Die Bewegung endet dort, und nur der Träger kollidiert. Die getragene Figur erhält keinen Bewegt-Marker und
        fällt, wenn sie danach keinen sicheren Stand hat. Der Träger muss neben den Aktionspunkten für Tragen auch die
        der Bewegung bezahlen können.
    .reason = So steht es im Text.
    .rules = R4.2.3

ruling-111 = RU111
    .question = Wann geht Getarnt verloren?
    .ruling =
        Geprüft wird nach jedem Ortswechsel. Die wahrnehmenden Figuren brauchen weder eine Sichtlinie, noch müssen sie
        handlungsfähig sein.
    .reason = Der Text nennt nur den Bereich.
    .rules = R4.1.4

ruling-128 = RU128
    .question = Zu welchem Spielzug gehören Aktionspunkte, die eine Figur im Fenster vor dem eigenen Spielzug erhält?
    .ruling = Zu diesem eigenen Spielzug.
    .reason = RU100 legt das Fenster vor den Spielzug.
    .rules = R1.7.3

ruling-145 = RU145
    .question = Dürfen andere reagieren, wenn ein verzögerter Angriff angesagt wird?
    .ruling =
        Ja. Er kann nicht mehr unterbrochen werden, sobald seine Wirkungen kommen; das Fenster nach seiner Ansage ist
        offen wie nach jeder Unterbrechung.
    .reason = R4.0.3 kommt vor R4.0.5.
    .rules = R4.0.3, R4.0.5

ruling-146 = RU146
    .question = Was gilt, wenn eine Figur in einer Unterbrechung bedroht wird?
    .ruling =
        Es wirkt sofort: Alle Bewegungspunkte sind verloren, ein Weg, der schon feststeht, endet, und im Voraus
        erhaltene Marker bleiben. Eine Bewegung, die erst angesagt ist, wird abgelehnt, und ihre Aktionspunkte sind
        alle noch da. Eine verzögerte Figur darf dennoch handeln, außer mit Bewegung und Tragen.
    .reason = Die Regel spricht von allen ihren Bewegungspunkten.
    .rules = R4.1.2

ruling-205 = RU205
    .question = Was bringt eine Figur aus einem Spiel ins nächste mit?
    .ruling =
        Ihre verbrauchten Schadenspunkte mit den Wunden, die sie brachten, und die Gegenstände, die sie trägt. Nach
        Stunden der Rast sind freie und leichte Punkte wieder da, nach Tagen alle. Wer ausgeschaltet ist, fehlt im
        nächsten Spiel, wenn davor nicht Tage der Rast liegen; ein zerstörtes Vehikel ist verloren, ein anderes wird
        ausgebessert. Ressourcen, Ladungen und alles andere sind wie neu. Die Wunden gelten als vor dem Spiel erhalten,
        wie in RU126.
    .reason = Das Regelbuch kennt nur einzelne Spiele. Was man erlitten hat, soll man spüren, und es soll den nächsten Abend nicht entscheiden.
    .rules = R1.5.1, R1.10.4, R1.10.6

## Karten, Szenarien und Daten

ruling-112 = RU112
    .question = Was gilt für Karten im Einzelnen?
    .ruling =
        Mit zu wenigen Kommandopunkten wird die Karte ohne Wirkung abgelegt, und es werden keine Punkte verbraucht.
        Von einem leeren Stapel wird nichts gezogen. Zu Spielbeginn ist die Hand leer. Abgelegte Karten liegen offen;
        abzulegen, ohne auszuspielen, ist jederzeit erlaubt und kostet nichts. Die Texte der beiden Karten, die das
        Regelbuch im Bild zeigt, sind verloren: Was sie bewirken, sind eigene Daten des Programms; Namen, Spielbarkeit
        und Promille sind die des Regelbuchs.
    .reason = So steht es im Text.
    .rules = R5.0.4–R5.0.6, R5.0.12

ruling-113 = RU113
    .question = Wann kann eine Karte als Rückwirkung gespielt werden?
    .ruling =
        Nur nachdem wirklich gewürfelt wurde. Die Spieler werden in der Zugfolge gefragt, bis alle passen, und die
        Karten wirken in der Reihenfolge, in der sie ausgespielt wurden.
    .reason = Automatische Ergebnisse haben keinen Wurf.
    .rules = R5.0.8

ruling-114 = RU114
    .question = Wann kann eine Aktionskarte gespielt werden?
    .ruling =
        Wenn eine aktive Figur des Spielers eine Aktion ausführen könnte. Die Karte zählt als Aktion dieser Figur;
        Aktionspunkte, die sie kostet, verbraucht die Figur, mit Aktivität.
    .reason = So steht es im Text.
    .rules = R5.0.7

ruling-115 = RU115
    .question = Wann zählt eine Bewegungsoption als in einem Gebiet?
    .ruling =
        Wenn der Basispunkt am Beginn der Option darin ist. Verschiedene Gebiete addieren sich. Unwegsames Gebiet
        betrifft Proben für Aktionen, die die Figur darin ausführt. Dunkelheit gibt Figuren darin +x auf defensiven
        Nahkampf und defensiven Fernkampf.
    .reason = Für jede Option gibt es einen klaren Augenblick.
    .rules = R6.1.3–R6.1.6

ruling-116 = RU116
    .question = Kontrolliert jemand ein leeres Gebiet?
    .ruling = Nein, dafür gibt es keinen Punkt: Mindestens eine eigene handlungsfähige Figur muss darin sein.
    .reason = Die Regel sagt „kontrolliert“.
    .rules = R6.1.10

ruling-117 = RU117
    .question = Wie lange hält eine kletternde Figur?
    .ruling =
        Sie braucht Kontakt mit kletterbarem Gelände an einer angesagten Stelle. Das ist ein sicherer Stand, bis die
        Figur das nächste Mal bewegt wird, und eine vertikale Option ist von dort erlaubt.
    .reason = So steht es im Text.
    .rules = R6.1.7, R6.1.8

ruling-118 = RU118
    .question = Anführer ausschalten: Was gilt für Vehikel und für ersetzte Anführer?
    .ruling =
        Ein zerstörtes Vehikel zählt, denn Zerstört zählt als Ausgeschaltet. Es kommt auf den Anführer an, der zu
        Spielbeginn benannt war, auch nachdem ein anderer gewählt wurde. Es gilt sofort.
    .reason = So steht es im Text.
    .rules = R6.1.9

ruling-119 = RU119
    .question = Wann beendet das Rundenlimit das Spiel?
    .ruling =
        Nach dem letzten Schritt der Statusphase der letzten Spielrunde, mit den Punkten und Niederlagen dieser Phase.
    .reason = So steht es im Text.
    .rules = R6.1.2

ruling-120 = RU120
    .question = Was gilt, wo Tabellen und Formeln des Regelbuchs verloren sind?
    .ruling =
        Eigene Tabellen des Programms, als Daten, die ein Szenario ersetzen darf. Die Epicness ist max(0;
        round(log2(Spielwert / 31,25))).
    .reason = Die Tabellen waren Bilder.
    .rules = R1.1.13, R1.1.19, R1.1.20, R1.5.3, R1.5.6, R1.6.10, R1.6.16

ruling-121 = RU121
    .question = Woher kommen Statūs, die keine Regel auslöst?
    .ruling = Erschöpft, Getarnt und Geblendet kommen nur von Bausteinen, Karten oder Szenarien.
    .reason = Der Text nennt keinen Auslöser.
    .rules = R4.1.3, R4.1.4

ruling-122 = RU122
    .question = Was ist mit Aktionen, die nur in Beispielen vorkommen?
    .ruling =
        Aufbrechen, Aufsperren, Auslösen und Beleidigen sind Szenarioaktionen mit den Zahlen der Beispiele und können
        als Vorlagen dienen.
    .reason = Das Regelbuch erklärt sie nicht.
    .rules = R1.6.5–R1.6.10

ruling-123 = RU123
    .question = Wie lost man?
    .ruling = Mit den Würfeln des Programms.
    .reason = Der Text lässt es offen.
    .rules = R1.3.6

ruling-124 = RU124
    .question = Dürfen Angriffe Punkte oder Gelände wählen?
    .ruling =
        Ja, Fernkampf- und Nahkampfangriffe; im Nahkampf muss der Zielpunkt in Reichweite und in Sicht sein. Gelände
        nimmt nur Schaden, wenn es Schadenswerte hat.
    .reason = Ziele sind im Allgemeinen Punkte.
    .rules = R1.6.4, R1.7.14

ruling-125 = RU125
    .question = Was ersetzt die verlorenen Bilder zu Sicht, Nahkampf, Radius und Vehikeln?
    .ruling = Stellungen mit eigenen Koordinaten, die ergeben, was die Bildunterschriften sagen.
    .reason = Die Bilder sind nicht wiederherzustellen.
    .rules = R1.4.23, R1.4.24, R1.6.9, R1.6.11, R1.7.15, R3.0.15

ruling-132 = RU132
    .question = Addieren sich die Karte Glück und Konzentrieren?
    .ruling =
        Ja. Es sind verschiedene Regeln, und sie addieren sich; Konzentrieren addiert sich nicht mit sich selbst.
    .reason = Das folgt aus RU068.
    .rules = R1.1.11, R5.0.6

ruling-138 = RU138
    .question = Was gilt für Karten, die „bis zum Ende des Spielzugs“ wirken, in der Statusphase?
    .ruling = Die Phase zählt als ein Spielzug.
    .reason = Das tut sie auch in RU075.
    .rules = R1.6.3
