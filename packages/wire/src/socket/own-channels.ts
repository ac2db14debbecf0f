// The channels of what a user alone is told, in order: each event has a serial. Apart from the
// others, whose forms a browser does not need.

export const OWN_CHANNELS = ['account', 'chat'] as const
export type OwnChannel = (typeof OWN_CHANNELS)[number]
