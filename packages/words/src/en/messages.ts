// English words of the area `messages`; the other languages have the same keys.

export const messages = {}
