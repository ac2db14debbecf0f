// Settled options by the day of their expiry, each day with its result.

import { addMoney, formatMoney, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { WireOption } from '@fairtick/wire/socket/frames'

export type DayGroup = {
  /** Any moment of the day, for its heading. */
  readonly atMs: number
  readonly options: readonly WireOption[]
  /** Exact sum of the profits, as decimal text. */
  readonly profit: string
}

/** Keeps the order of the list; days are those of the device's zone. */
export function groupByDay(options: readonly WireOption[]): readonly DayGroup[] {
  const groups = new Map<string, WireOption[]>()
  for (const option of options) {
    const day = new Date(option.expiryTime).toDateString()
    groups.set(day, [...(groups.get(day) ?? []), option])
  }
  return [...groups.values()].map((members) => ({
    atMs: members[0]?.expiryTime ?? 0,
    options: members,
    profit: formatMoney(
      addMoney(...members.map(({ profit }) => parseMoney(profit ?? '0') ?? ZERO_MONEY)),
    ),
  }))
}
