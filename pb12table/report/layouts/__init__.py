"""What an analysis has found: one layout or two on a `page`, and exposure along a way on another, `along_page`.

- What a report is about: `contents`, `pictures`
- Parts of a page: `layout_sections`, `storey_sections`, `comparison_sections`, `play_sections`
- The same in sentences, also for window and command line: `words`, `comparison_words`, `along_words`
"""
