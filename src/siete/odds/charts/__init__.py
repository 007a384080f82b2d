"""Charts of solved games: what they show as plain data, drawn with matplotlib, as a page."""
