// English words of the area `shell`; the other languages have the same keys.

export const shell = {}
