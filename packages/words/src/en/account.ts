// English words of the area `account`; the other languages have the same keys.

export const account = {}
