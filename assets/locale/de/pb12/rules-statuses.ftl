### Was die Regeln über Statūs sagen, siehe rules-basics.ftl.

## Wie Statūs wirken

rule-r1-9-1 = Ein Status gilt, von wann er erhalten bis wann er verloren wird; was er ändert, ist danach wieder wie zuvor. Zeichen neben der Figur zeigen ihn.
rule-r1-9-2 = Ein Status, der als ein anderer zählt, hat auch dessen Regeln: Was gegen Leicht verwundete Figuren wirkt, wirkt gegen Schwer verwundete.
rule-r1-9-3 = Manche Statūs bewirken etwas in der Statusphase (R1.3.17). Wird einer erst in der Statusphase erhalten, tut er das erst in der nächsten Runde.
rule-r1-9-4 = Manche Statūs bewirken etwas, sobald die Figur Aktionspunkte verbraucht. Bei mehreren bestimmt ihr Spieler die Reihenfolge.
rule-r1-9-5 = Bei jedem Status steht, wodurch er kommt; andere Regeln können ihn auch bringen.
rule-r1-9-6 = Einen kumulativen Status kann man mehrmals haben; jeder Marker wirkt einmal. Geblendet mit +2 sind bei zwei Markern +4.

## Basisstatūs

rule-r1-10-1 = Die Figur kommt vom Spielfeld, ein Marker an ihre Stelle. In der nächsten Statusphase macht jede Figur, in deren Kommunikationsbereich (R1.4.19) solche Marker liegen, eine Panikprobe, um 1 schwerer je Marker; dann verschwinden sie.
rule-r1-10-2 = Jeder Bewegt-Marker nach dem ersten macht die Figur aus der Ferne um 1 schwerer zu treffen. Sobald sie Aktionspunkte verbraucht, verliert sie alle. Bewegungen und ihre Optionen bringen sie (R1.7.2, R1.7.4).
rule-r1-10-3 = Die Figur macht keine Aktionen und gibt keine Aktionspunkte aus. Ohne diesen Status ist sie handlungsfähig. Der Status kommt, wenn B, S, W, I, V oder AP unter null fallen.
rule-r1-10-4 = Der AP-Wert ist um 1 kleiner. Den Status bringt ein verbrauchter leichter Schadenspunkt (R1.5.1).
rule-r1-10-5 = Alle Figuren im Kommunikationsbereich machen eine Panikprobe (R1.4.27), jede höchstens eine je Spielzug aus diesem Grund. Die Figur zählt als Handlungsunfähig (R1.10.3). In der Statusphase macht sie eine Virtù-Probe: Gelingt sie, fasst sie sich, sonst ist sie Ausgeschaltet (R1.10.1).
rule-r1-10-6 = Die Figur macht sofort eine Panikprobe; alle ihre Proben sind von da an um 2 schwerer. Sie zählt als Leicht verwundet (R1.10.4). Den Status bringt ein verbrauchter schwerer Schadenspunkt (R1.5.1).
rule-r1-10-7 = Die Figur verliert alle Bewegt-Marker, und Angriffe auf sie sind um 1 leichter. Sie ist von selbst Statisch, solange ihre Bewegung unter 1 liegt.
