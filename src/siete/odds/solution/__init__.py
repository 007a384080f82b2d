"""Seats of a simulation that play from a solution: the certificate that ``siete solve`` writes.

``file`` reads it, ``book`` looks up what it says, ``player`` plays a seat by it at the game's own
table, ``tables`` makes whole numbers of it, with which ``rounds`` plays rounds by the million.
"""
