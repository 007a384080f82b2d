"""The equilibrium of one player against the banker, for any rules but the pot."""
