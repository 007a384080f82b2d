"""The stages of a round, in the order in which a person would tell the rules.

Each file has the choices of its stage and what its actions do. A stage's functions take the round
and the list of events so far, and return the next round.
"""
