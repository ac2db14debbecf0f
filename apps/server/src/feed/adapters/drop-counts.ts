// Counts what an adapter left out, by reason, for metrics.

export type DropReason =
  | 'malformed'
  | 'unknown-symbol'
  | 'not-positive'
  | 'crossed'
  | 'repeated'
  | 'out-of-order'
  | 'checksum'
  | 'venue-closed'
  | 'invalid-bar'

export type DropCounts = {
  readonly add: (reason: DropReason) => void
  readonly read: () => Readonly<Record<string, number>>
}

export function createDropCounts(): DropCounts {
  const counts: Partial<Record<DropReason, number>> = {}
  return {
    add: (reason) => {
      counts[reason] = (counts[reason] ?? 0) + 1
    },
    read: () => ({ ...counts }),
  }
}
