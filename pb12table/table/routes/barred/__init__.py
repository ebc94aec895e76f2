"""Why no way leads somewhere: the gap or the height that a body lacks something for.

- `gaps`: faces of the free ground and what is too narrow between them; `steps`: crossings of any height
- `bottleneck`: the way that lacks least; `naming`: what it lacks there, exactly, and what stands there
"""
