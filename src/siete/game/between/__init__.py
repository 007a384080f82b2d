"""What happens between rounds and before the deal (R1, R2), one small file for each matter."""
