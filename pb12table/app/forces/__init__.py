"""The screen of the forces of a layout; what its pages show and set, a rule system says as plain data.

- `screen`, with what stands around a page in `overview`, its parts as nodes in `page`, and a `catalogue` to pick from
- `commands` and `files` are what its buttons do; they know the screen as a `host`
"""
