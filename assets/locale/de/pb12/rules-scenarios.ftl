### Was die Regeln über Szenarien sagen, siehe rules-basics.ftl.

## Szenariobausteine

rule-r6-1-1 = Bausteine sind übliche Teile von Szenarien. Die Spieler, oder die Datei eines Szenarios, wählen, welche gelten.
rule-r6-1-2 = Nach der Statusphase einer vorher ausgemachten Runde ist das Spiel zu Ende.
rule-r6-1-3 = In manchen Gebieten macht die Umgebung alles schwerer: der Boden (R6.1.4, R6.1.5) und die Dunkelheit (R6.1.6).
rule-r6-1-4 = Jede Bewegungsoption darin kostet 1 BP mehr: Felder, Sand, sanfte Hänge, flaches Wasser.
rule-r6-1-5 = Wie ein schwieriges Gebiet (R6.1.4), und die Aktionsproben der Figuren darin sind um 2 schwerer: Sumpf, Trümmer, Krater, steile Hänge.
rule-r6-1-6 = Figuren im Dunkeln sind schwerer zu treffen, im Nahkampf wie aus der Ferne: +1 in der Dämmerung, +2 bei Straßenlaternen, +3 bei Mondlicht, +4 bei Sternenlicht, +6 in völliger Dunkelheit.
rule-r6-1-7 = Ein Szenario sagt, an welchem Gelände und von wo aus Figuren klettern können (R6.1.8).
rule-r6-1-8 = Für 1 BP bekommt die Figur Halt an kletterbarem Gelände: Sie steht dort sicher (R1.4.29).
rule-r6-1-9 = Ein Spieler erleidet eine Niederlage, wenn die Figur, die anfangs seine Einsatzgruppe führte, Ausgeschaltet wird (R1.10.1). Jede Einsatzgruppe muss eine solche Figur haben.
rule-r6-1-10 = Ein Gebiet wird für einen Spieler festgelegt. Sind am Ende einer Statusphase alle handlungsfähigen Figuren darin seine, bringt es ihm 1 Siegpunkt.
rule-r6-1-11 = Ein Gebiet wird für einen Spieler festgelegt. Ist am Ende einer Statusphase eine handlungsfähige Figur darin seine, bringt es ihm 1 Siegpunkt.
