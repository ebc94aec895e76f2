# What is written on the table itself.

draw-zone = { $kind ->
        [entry] Entry{ $count ->
            [0] {""}
           *[other] {" "}({ $players })
        }
        [exit] Exit{ $count ->
            [0] {""}
           *[other] {" "}({ $players })
        }
        [difficult] Difficult ground
        [rough] Rough ground
        [dark] Dark, level { $level }
        [hold] To hold
       *[contest] Contested
    }
draw-sight-free = free
draw-sight-covered = { $share } % covered, +{ $level }
draw-sight-blocked = blocked
draw-sight-outside-angle = outside the sight angle
