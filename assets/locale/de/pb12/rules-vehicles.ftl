### Was die Regeln über Vehikel sagen, siehe rules-basics.ftl.

## Vehikel

rule-r3-0-1 = Ein Vehikel ist eine Figur, die nicht, oder nicht nur, von selbst handelt: eine Kutsche, ein Geschütz, ein Pferd.
rule-r3-0-2 = An einem Steuerpunkt, auf dem Spielfeld oder im Vehikel, kann eine Figur das Vehikel steuern (R3.0.3). Punkte im Vehikel bewegen sich mit.
rule-r3-0-3 = Eine Figur an einem Steuerpunkt gibt 1 AP oder mehr zum Steuern aus: Das Vehikel wird indirekt aktiviert und erhält ebenso viele AP zusätzlich. Damit darf es beliebig handeln. Jedes wird einmal je Runde aktiviert. Steuern ist auxiliar (R1.6.19).
rule-r3-0-4 = Die steuernde Figur ist die, die zuletzt gesteuert hat, handlungsfähig und noch an einem Steuerpunkt ist. Ihr Spieler kontrolliert das Vehikel.
rule-r3-0-5 = Eine Unfallprobe ist eine Probe auf die Technik des Vehikels, leichter um seine Initiative und um 1 schwerer je Bewegt-Marker. Misslingt sie, wird es Ungelenkt (R3.0.6).
rule-r3-0-6 = Wird ein Vehikel Ungelenkt, während es Bewegt ist, macht es eine Zufallsbewegung (R1.5.6). Jeder Marker senkt Technik und Bewegung um 1 und erschwert Proben der Passagiere um 1. In der Statusphase entscheidet eine Probe auf Technik: Gelingt sie, sind alle Marker weg, sonst kommt einer dazu.
rule-r3-0-7 = Eine Figur im oder auf dem Vehikel ist Passagier. Sie fährt mit, und die DF des Vehikels schützt auch sie. Je Bewegt-Marker des Vehikels sind ihre Aktionsproben um 1 schwerer.
rule-r3-0-8 = In Passagierbereichen fährt man sicher mit. In der Statusphase macht jede Figur, die außerhalb auf einem Vehikel ist, das Bewegt oder Ungelenkt ist, eine Passagierprobe (R3.0.9).
rule-r3-0-9 = Eine Passagierprobe ist eine Probe auf Bewegung: Mindestwurf 12 − B − I der Figur, +1 je Bewegt-Marker des Vehikels. Misslingt sie, macht die Figur eine Zufallsbewegung (R1.5.6).
rule-r3-0-10 = Ein Passagier kann nur Statisch werden (R1.10.7), wenn es auch das Vehikel ist.
rule-r3-0-11 = Eine fixierte Figur hat ihren Platz in einem Passagierbereich; das Vehikel trägt sie. Sie kommt und geht mit ihm, und weder Bewegungen noch Zufallsbewegungen versetzen sie.
rule-r3-0-12 = Vehikel haben alle Attribute, die Figuren haben. Fernkampf, Nahkampf und Technik können Modifikatoren sein: Dann zählt der Wert der steuernden Figur, mit allen Modifikatoren ihrer eigenen Proben. Ohne steuernde Figur ist der Wert 0.
rule-r3-0-13 = Wo die Initiative eines Vehikels 0 ist, gilt die der steuernden Figur.
rule-r3-0-14 = Panikproben von Vehikeln gelingen immer.
rule-r3-0-15 = Ein Vehikel verliert seine Bewegt-Marker nur durch eine Bewegung, nicht durch andere Aktionen. Es dreht sich weder vor Aktionen noch nach Optionen frei.
rule-r3-0-16 = Ein Vehikel, das am Ende eines Spielzugs Bewegt-Marker hat und darin keine Bewegung machte, macht eine Unfallprobe (R3.0.5).
rule-r3-0-17 = Für 1 AP verliert ein Vehikel einen Bewegt-Marker.
rule-r3-0-18 = Für 1 BP dreht sich ein Vehikel um bis zu 45°. Sind es in einer Bewegung mehr, als sie AP kostete, folgt eine Unfallprobe (R3.0.5).
rule-r3-0-19 = Für 2 BP bis zu 1 Schritt rückwärts. Je sechs davon in einer Aktion bringen einen weiteren Bewegt-Marker. Steht das Vehikel danach nicht sicher, fällt es.
rule-r3-0-20 = Verbrauchte Schadenspunkte machen ein Vehikel Leicht beschädigt (R3.0.21), Schwer beschädigt (R3.0.22) und Zerstört (R3.0.23) statt verwundet und ausgeschaltet.
rule-r3-0-21 = Es zu steuern kostet jedes Mal einen AP mehr.
rule-r3-0-22 = Das Vehikel macht sofort eine Unfallprobe (R3.0.5); alle seine Proben sind von da an um 1 schwerer je Marker. Es zählt als Leicht beschädigt.
rule-r3-0-23 = Zerstört Schaden ein Vehikel, erhalten ihn auch alle Passagiere. Es zählt als Ausgeschaltet (R1.10.1), bleibt aber als Gelände auf dem Spielfeld.
