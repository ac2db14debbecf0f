// English words of the area `settings`; the other languages have the same keys.

export const settings = {}
