### What the referee says of scripts of FATE.

referee-no-such-actor = there is no { $id }; there are { $known }
referee-no-such-bearer = nothing named { $id } bears aspects there; there are { $known }
referee-no-such-thing = there is no thing { $id }; there are { $known }
referee-no-such-zone = there is no zone { $id }; there are { $known }
referee-whole-order = the order names each one once: { $known }
referee-no-such-box = there are boxes 1 to { $most } on this track.
