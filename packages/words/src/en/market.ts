// English words of the area `market`; the other languages have the same keys.

export const market = {}
