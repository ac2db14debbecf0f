// English words of the area `problems`; the other languages have the same keys.

export const problems = {}
