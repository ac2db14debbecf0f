// English words of the area `orders`; the other languages have the same keys.

export const orders = {}
