// What two accounts may have in common (REL-12), and which of it links them. Free of zod.

export const LINK_SIGNALS = [
  'bank',
  'wallet',
  'identity',
  'device',
  'device_name',
  'place_name',
  'network',
] as const

export type LinkSignal = (typeof LINK_SIGNALS)[number]

/**
 * By one of these breaks and deposit limits are shared until somebody has looked. Not by a browser
 * alone, which may be a family's, nor by a place and a name: many have one name behind one carrier.
 */
export const ONE_PERSON_SIGNALS = ['bank', 'wallet', 'identity', 'device_name'] as const
