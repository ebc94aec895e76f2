### What the rules say of vehicles, see rules-basics.ftl.

## Vehicles

rule-r3-0-1 = A vehicle is a figure that cannot act by itself, or not only: a coach, a gun, a horse.
rule-r3-0-2 = At a steering point, on the table or in the vehicle, a figure can steer the vehicle (R3.0.3). Points in a vehicle move along with it.
rule-r3-0-3 = A figure at a steering point spends 1 AP or more to steer: the vehicle is activated indirectly and receives as many extra AP. With them it can take any actions. Each vehicle is activated once a round. Steering is auxiliary (R1.6.19).
rule-r3-0-4 = The figure that steered last, is able to act and still is at a steering point is the steering figure. Its player controls the vehicle.
rule-r3-0-5 = An accident check is a check of the vehicle's tech, easier by its initiative and harder by 1 for each of its Moved markers. If it fails, the vehicle gets Out of Control (R3.0.6).
rule-r3-0-6 = A vehicle that gets out of control while Moved makes a random movement (R1.5.6). Each marker takes 1 off its tech and Movement, and makes checks of passengers harder by 1. In the status phase a tech check decides: if it succeeds, all markers go, otherwise one more comes.
rule-r3-0-7 = A figure in or on a vehicle is a passenger. It moves along, and the DF of the vehicle protects it as well. For each Moved marker of the vehicle its action checks are harder by 1.
rule-r3-0-8 = Passenger areas are places where it is safe to ride. In the status phase each figure outside them, on a vehicle that is Moved or Out of Control, makes a passenger check (R3.0.9).
rule-r3-0-9 = A passenger check is a check of Movement: target number 12 − B − I of the figure, +1 for each Moved marker of the vehicle. If it fails, the figure makes a random movement (R1.5.6).
rule-r3-0-10 = A passenger can only become Static (R1.10.7) when the vehicle is Static, too.
rule-r3-0-11 = A fixed figure has its place in a passenger area; the vehicle carries it. It comes and goes with its carrier, and neither Moves nor random movements move it.
rule-r3-0-12 = Vehicles have all attributes that figures have. Their ranged, melee and tech may be modifiers: then the value of the steering figure counts, with all modifiers of its own checks. Without a steering figure the value is 0.
rule-r3-0-13 = Where the initiative of a vehicle is 0, that of the steering figure takes its place.
rule-r3-0-14 = Panic checks of vehicles always succeed.
rule-r3-0-15 = A vehicle loses its Moved markers only by a Move, not by other actions. It does not turn freely before actions or after options.
rule-r3-0-16 = A vehicle that has Moved markers at the end of a turn and made no Move in it makes an accident check (R3.0.5).
rule-r3-0-17 = For 1 AP a vehicle loses one Moved marker.
rule-r3-0-18 = For 1 BP a vehicle turns by up to 45°. More turns in one Move than the AP spent on it force an accident check (R3.0.5).
rule-r3-0-19 = For 2 BP up to 1 step backward. Every six of these in one action bring one more Moved marker. If the vehicle does not stand safely afterwards, it falls.
rule-r3-0-20 = Used damage points make a vehicle Lightly Damaged (R3.0.21), Severely Damaged (R3.0.22) and Destroyed (R3.0.23) instead of wounded and out of action.
rule-r3-0-21 = Each time a figure steers this vehicle, it costs one more AP.
rule-r3-0-22 = The vehicle makes an accident check (R3.0.5) at once; all its checks from then on are harder by 1 for each marker. It counts as Lightly Damaged.
rule-r3-0-23 = When damage destroys a vehicle, all passengers receive that damage too. It counts as Out of Action (R1.10.1), but stays on the table as terrain.
