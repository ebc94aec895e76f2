"""Sight: lines between points and bodies, the covered share of a silhouette, and visible ground.

- From point to point and from body to body: `lines`, `sight`, `field_of_view`, `aiming`
- The covered share of a silhouette: `silhouette`, `cover`, `round_shadow`; tables for its kernel: `shades`
- Visible ground, on the plan: `visible`, `visible_bodies`, `blockers`, `plan_shadows`, `slanted_shadows`,
  `shadow_casters`; by its kernel: `seen_by_kernel`
- From many places at once: the room `many`
"""
