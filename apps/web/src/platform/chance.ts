// Chance, for jitter and samples.

/** From 0 to below 1. */
export const chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
