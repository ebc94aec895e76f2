### What the rules say of statuses, see rules-basics.ftl.

## How statuses work

rule-r1-9-1 = A status holds from when it is received until it is lost; afterwards what it changed is as before. Marks next to the figure show it.
rule-r1-9-2 = A status that "counts as" another one has the rules of that one, too: what works on Lightly Wounded figures works on Severely Wounded ones.
rule-r1-9-3 = Some statuses do something in the status phase (R1.3.17). One that was received in the status phase does so only in the next round.
rule-r1-9-4 = Some statuses do something as soon as the figure uses action points. If there are several, its player chooses the order.
rule-r1-9-5 = Each status says what brings it about; other rules may do so too.
rule-r1-9-6 = A cumulative status can be received several times; each marker has its effect once. Blinded with +2 is +4 with two markers.

## Basic statuses

rule-r1-10-1 = The figure leaves the table and a marker takes its place. In the next status phase every figure with such markers in its communication area (R1.4.19) makes one panic check, harder by 1 for each of them; then the markers go.
rule-r1-10-2 = Each Moved marker after the first makes the figure harder to hit from afar by 1. It loses all as soon as it uses action points. Moves and options of movement bring the markers (R1.7.2, R1.7.4).
rule-r1-10-3 = The figure takes no actions and spends no action points. A figure without this status is able to act. It comes when B, S, W, I, V or AP fall below zero.
rule-r1-10-4 = The AP value is lower by 1. It comes with the first light damage point that is used (R1.5.1).
rule-r1-10-5 = All figures in the communication area make a panic check (R1.4.27), at most one each in a turn for this reason. The figure counts as Incapacitated (R1.10.3). In the status phase it makes a nerve check: if that succeeds it recovers, otherwise it is Out of Action (R1.10.1).
rule-r1-10-6 = The figure makes a panic check at once; all its checks from then on are harder by 2. It counts as Lightly Wounded (R1.10.4). It comes when a heavy damage point is used (R1.5.1).
rule-r1-10-7 = The figure loses all Moved markers, and attacks on it are easier by 1. It is Static by itself while its Movement is below 1.
