// English words of the area `notices`; the other languages have the same keys.

export const notices = {}
