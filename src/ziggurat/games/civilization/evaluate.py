def evaluate(s, seat): return 0.0
