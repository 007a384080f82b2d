"""The sections of a rule sheet, one function each, in files by part of a round."""
