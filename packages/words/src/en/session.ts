// English words of the area `session`; the other languages have the same keys.

export const session = {}
