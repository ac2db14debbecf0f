// English words of the area `home`; the other languages have the same keys.

export const home = {}
