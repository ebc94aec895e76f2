"""The parts of the analysis of a layout, each made of those before it.

- Where figures come from and go to: `grounds`
- What is seen: `sightings`, coarsely at first: `glimpse`; `lanes` and what is covered: `covering`
- What is walked: `walking`, `chokes`
- Who is better off by all of these: `sides`
"""
