// What two accounts may have in common (REL-12). Free of zod.

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
