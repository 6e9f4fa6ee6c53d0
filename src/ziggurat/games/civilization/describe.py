def describe(*a): return ''
