// English words of the area `mail`; the other languages have the same keys.

export const mail = {}
