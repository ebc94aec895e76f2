### What the referee says of scripts of Kampf W6.

referee-whole-order = the order names each figure of the fight once: { $known }
referee-no-such-act = there is no act { $id }; there are { $known }
referee-not-carried = the figure has no { $id } to count; it has { $known }
referee-no-way = this is no way, which is written like an answer (walk, run or crawl): { $reason }
