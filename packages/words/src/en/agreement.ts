// English words of the area `agreement`; the other languages have the same keys.

export const agreement = {}
