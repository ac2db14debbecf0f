// Puts two lists of ticks together: each once, newest first, not more than are shown.

import type { WireTick } from '@fairtick/wire/socket/frames'

export function newestTicks(
  a: readonly WireTick[],
  b: readonly WireTick[],
  most: number,
): readonly WireTick[] {
  const bySeq = new Map([...a, ...b].map((tick) => [tick[0], tick]))
  return [...bySeq.values()].sort((one, other) => other[0] - one[0]).slice(0, most)
}
