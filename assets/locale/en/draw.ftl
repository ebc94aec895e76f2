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
        [difficult] Difficult zone
        [rough] Rough zone
        [dark] Dark, level { $level }
        [hold] To hold
       *[contest] Contested
    }
draw-sight-free = free
draw-sight-covered = { $share } % covered, { $level }
draw-sight-blocked = blocked
draw-sight-outside-angle = outside the sight angle
draw-sight-whose = { $name }: { $label }
draw-observer = Sight of: { $name }

draw-render-help = Draw a scenario's opening position to a picture file.
draw-render-output-help = The picture file to write (PNG).
draw-render-sight-help = Draw the sight lines from this figure to all others.
draw-render-size-help = Width and height in pixels.
draw-render-zones-help = Draw the zones.
draw-render-heights-help = Write heights next to terrain and figures.
draw-render-names-help = Write full names instead of initials.
draw-render-done = Picture written: { $file }
draw-render-no-png = the program can write the picture only as a PNG file, not as { $found }.
draw-render-bad-size = { $found } is not a size: give width and height such as 1600x900, each from { $least } to { $most } pixels.
