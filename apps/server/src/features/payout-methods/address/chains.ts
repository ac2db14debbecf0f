// Chains whose addresses we know.

export const CHAINS = ['bitcoin', 'evm', 'tron'] as const
export type Chain = (typeof CHAINS)[number]
