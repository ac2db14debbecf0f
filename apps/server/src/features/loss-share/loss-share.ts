// The share of accounts that lost in twelve months: measured once a month, kept, and shown (TR-13).

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import { zoneMonth } from '../../platform/calendar.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { type MeasureParts, measureAccounts } from './measure-accounts.ts'
import { isSealedShare, type MeasuredShare, sealShare } from './sealed-share.ts'
import { insertShare, listShares } from './store.ts'

export type LossShareParts = MeasureParts & {
  readonly rowSeal: RowSeal
  readonly mode: 'practice' | 'live'
  readonly operatorTimeZone: string
  readonly now: () => Instant
}

/** What may be told of it; undefined: too few accounts, or nothing that was measured lately. */
export type StandingShare = Pick<MeasuredShare, 'accounts' | 'losing' | 'fromMs' | 'untilMs'>

export type LossShare = {
  readonly standing: () => StandingShare | undefined
  /** Reads what was measured last, in whichever process. */
  readonly load: () => Promise<void>
  /** Call it again and again: it measures once a month. */
  readonly measure: () => Promise<void>
}

const MONTHS_COUNTED = 12
/** Older figures are no longer shown: rules ask for a new one at least every quarter. */
const MONTHS_SHOWN = 3
/** Of fewer, one account is more than a percent, and somebody might be known by it. */
export const FEWEST_ACCOUNTS = 100
/** So long after a month has begun, all that belongs to the one before is in its rows. */
const SETTLED_MS = 10 * MINUTE_MS

export function openLossShare(parts: LossShareParts): LossShare {
  const { now, operatorTimeZone } = parts
  let newest: Shown | undefined
  let measuredMonth: Instant | undefined
  return {
    standing: () => (newest && now() < newest.shownUntilMs ? newest : undefined),
    load: async () => {
      newest = await loadNewest(parts, now())
    },
    measure: async () => {
      const at = now()
      newest = await loadNewest(parts, at)
      const month = zoneMonth(at, operatorTimeZone).start
      const isDue = newest?.untilMs !== month && at >= month + SETTLED_MS
      if (!isDue || measuredMonth === month) return
      await measureMonth(parts, month, at)
      // Once, also where a row that is not ours stands in the place of the figure.
      measuredMonth = month
      newest = await loadNewest(parts, at)
    },
  }
}

type Shown = StandingShare & { readonly shownUntilMs: number }

function kindOf({ mode }: LossShareParts): MeasuredShare['accountKind'] {
  return mode === 'live' ? 'real' : 'practice'
}

async function loadNewest(parts: LossShareParts, at: Instant): Promise<Shown | undefined> {
  const { database, rowSeal, operatorTimeZone } = parts
  const since = zoneMonth(at, operatorTimeZone, MONTHS_SHOWN).start
  const rows = await listShares(database, kindOf(parts), since)
  const newest = rows.find((row) => isSealedShare(rowSeal, row))
  if (newest === undefined) return undefined
  const { accounts, untilMs } = newest
  const quarterEnd = zoneMonth(instantFromMs(untilMs), operatorTimeZone, -MONTHS_SHOWN).start
  return { ...newest, shownUntilMs: accounts < FEWEST_ACCOUNTS ? 0 : quarterEnd }
}

async function measureMonth(
  parts: LossShareParts,
  untilMs: Instant,
  measuredMs: Instant,
): Promise<void> {
  const { database, rowSeal, operatorTimeZone } = parts
  const accountKind = kindOf(parts)
  const fromMs = zoneMonth(untilMs, operatorTimeZone, MONTHS_COUNTED).start
  const counted = await measureAccounts(parts, accountKind, { fromMs, untilMs })
  const share = { accountKind, fromMs, untilMs, ...counted, measuredMs } as const
  await insertShare(database, { ...share, seal: sealShare(rowSeal, share) })
}
