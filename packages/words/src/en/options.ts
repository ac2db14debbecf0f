// English words of the area `options`; the other languages have the same keys.

export const options = {}
