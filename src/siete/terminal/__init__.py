"""The game in a terminal: a table drawn with Textual, and the same game as plain lines of text."""
