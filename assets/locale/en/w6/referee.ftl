### What the referee says of scripts of Kampf W6.

referee-whole-order = the order must name each figure of the fight once: { $known }
referee-no-such-act = there is no act { $id }; choose from { $known }
referee-not-carried = the figure has no { $id }; it has { $known }
referee-no-way = this is not a route, which is written like an answer (walk, run or crawl): { $reason }
