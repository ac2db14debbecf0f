// English words of the area `help`; the other languages have the same keys.

export const help = {}
