// The ticks around strike and settlement, parted where recorded ticks in between are left out.

import type { WireTick } from '@fairtick/wire/socket/frames'

/** `ticks` ascending; each group newest first, as tick tables have it. */
export function groupTicks(ticks: readonly WireTick[]): readonly (readonly WireTick[])[] {
  const groups: WireTick[][] = []
  for (const tick of ticks) {
    const group = groups.at(-1)
    const before = group?.[0]
    if (group && before && tick[0] === before[0] + 1) group.unshift(tick)
    else groups.push([tick])
  }
  return groups
}
