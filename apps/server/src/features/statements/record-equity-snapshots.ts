// What every account is worth, read once an hour from committed rows at the newest ticks (TR-4).

import { calculateEquity } from '@fairtick/core/account/equity'
import type { Instrument } from '@fairtick/core/market/instrument'
import { roundToMoney } from '@fairtick/core/numbers/money'
import type { Price } from '@fairtick/core/numbers/price'
import { sumRationals } from '@fairtick/core/numbers/rational'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { Instant } from '@fairtick/core/time/instant'
import type { Bus } from '../../platform/bus.ts'
import { startOfZoneDay } from '../../platform/calendar.ts'
import type { Queryable } from '../../platform/database.ts'
import { readMarks } from '../account/public.ts'
import { profitOf } from './profit-of.ts'
import {
  type AccountHoldings,
  deleteEquitySnapshots,
  type EquitySnapshot,
  hourOf,
  insertEquitySnapshots,
  listHoldings,
} from './store.ts'

export type EquitySnapshotParts = {
  readonly database: Queryable
  readonly bus: Bus
  readonly now: () => Instant
  readonly operatorTimeZone: string
  readonly instruments: ReadonlyMap<string, Instrument>
}

/** Nothing moved in an account for longer: its line would be flat, and it needs no more rows. */
const ACTIVE_MS = 30 * DAY_MS
/** A day more than is shown. */
const HOURS_KEPT_MS = 8 * DAY_MS
const DAYS_KEPT_MS = 31 * DAY_MS
/** Few enough that on the one connection of the embedded database no order waits for long. */
const PAGE_ACCOUNTS = 50
const PAGE_FORGOTTEN = 200
/** The rest follows at the next look, so that a stop need not wait for all. */
const PAGES_A_LOOK = 40

/** Call it again and again: it works when an hour has begun, until all accounts have one. */
export function createEquityRecorder(parts: EquitySnapshotParts): () => Promise<void> {
  let done: Progress = { hour: -1, afterId: undefined, isForgotten: true }
  return async () => {
    const hour = hourOf(parts.now())
    if (done.hour !== hour) done = { hour, afterId: '', isForgotten: false }
    for (let page = 0; page < PAGES_A_LOOK; page += 1) {
      if (done.afterId !== undefined) {
        done = { ...done, afterId: await takePage(parts, hour, done.afterId) }
      } else if (!done.isForgotten) {
        done = { ...done, isForgotten: await forgetPage(parts) }
      } else return
    }
  }
}

/** What has been done of an hour's work: snapshots first, then forgetting. */
type Progress = {
  readonly hour: number
  /** Undefined: every account has its snapshot. */
  readonly afterId: string | undefined
  readonly isForgotten: boolean
}

function forgetPage({ database, now }: EquitySnapshotParts): Promise<boolean> {
  const nowMs = now()
  return deleteEquitySnapshots(database, {
    hoursFromMs: nowMs - HOURS_KEPT_MS,
    daysFromMs: nowMs - DAYS_KEPT_MS,
    limit: PAGE_FORGOTTEN,
  })
}

/** Where to go on behind; undefined when all have theirs. */
async function takePage(
  { database, bus, now, operatorTimeZone, instruments }: EquitySnapshotParts,
  hour: number,
  afterId: string,
): Promise<string | undefined> {
  const timeMs = now()
  // The next look begins with the new hour.
  if (hourOf(timeMs) !== hour) return undefined
  const activeSinceMs = timeMs - ACTIVE_MS
  const wanted = { hour, activeSinceMs, afterId, limit: PAGE_ACCOUNTS }
  const accounts = await listHoldings(database, wanted)
  const marks = await readMarks(bus)
  const snapshots = accounts.flatMap((account) => readAccount(account, instruments, marks))
  if (snapshots.length > 0) {
    const dayStartMs = startOfZoneDay(timeMs, operatorTimeZone)
    await insertEquitySnapshots(database, snapshots, { timeMs, dayStartMs })
  }
  return accounts.length < PAGE_ACCOUNTS ? undefined : accounts.at(-1)?.id
}

/** None while an instrument of a position has no tick: nothing is made up. */
function readAccount(
  { id, cash, newestEntry, holdings }: AccountHoldings,
  instruments: EquitySnapshotParts['instruments'],
  marks: ReadonlyMap<string, Price>,
): EquitySnapshot[] {
  const profits = holdings.flatMap((holding) => {
    const [instrument, mark] = [instruments.get(holding.symbol), marks.get(holding.symbol)]
    return instrument && mark !== undefined ? [profitOf(holding, instrument, mark)] : []
  })
  if (profits.length < holdings.length) return []
  const equity = roundToMoney(calculateEquity({ cash, openProfit: sumRationals(profits) }))
  return [{ accountId: id, equity, newestEntry }]
}
