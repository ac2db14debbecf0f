// Takes the hourly readings of a leader's account over for good, each with how the account grew by
// trading since the one before (TR-10.8).

import type { Queryable } from '../../../platform/database.ts'
import type { LeaderRow } from '../leader-store.ts'
import {
  type EquityRow,
  type Flow,
  insertEquity,
  listFlows,
  listSnapshots,
  loadNewestEquity,
  type Snapshot,
} from './equity-store.ts'
import { extendTrack, growthSince, ONE, TRACK_START } from './time-weighted.ts'

/** More than are ever kept of an account: hours of a week, days of a month. */
const MOST_AT_ONCE = 1_000

/** May run as often as you like: a reading is taken over once. */
export async function recordEquity(
  database: Queryable,
  { id, accountId }: Pick<LeaderRow, 'id' | 'accountId'>,
): Promise<void> {
  const before = await loadNewestEquity(database, id)
  const snapshots = await listSnapshots(database, accountId, before?.hour ?? -1, MOST_AT_ONCE)
  const [first, last] = [snapshots[0], snapshots.at(-1)]
  if (first === undefined || last === undefined) return
  const range = { after: before?.newestEntry ?? first.newestEntry, upTo: last.newestEntry }
  const rows = chainReadings(before, snapshots, await listFlows(database, accountId, range))
  await insertEquity(database, id, rows)
}

/** The first reading of all is where the index begins. */
export function chainReadings(
  before: EquityRow | undefined,
  snapshots: readonly Snapshot[],
  flows: readonly Flow[],
): readonly EquityRow[] {
  const rows: EquityRow[] = []
  let previous = before
  for (const snapshot of snapshots) {
    const since = previous
    const own = flows.filter(
      ({ entry }) => since && entry > since.newestEntry && entry <= snapshot.newestEntry,
    )
    const flowIn = sumOf(own.map(({ amount }) => (amount > 0n ? amount : 0n)))
    const flowOut = sumOf(own.map(({ amount }) => (amount < 0n ? -amount : 0n)))
    const reading = { equity: snapshot.equity, flowIn, flowOut }
    const growth = since === undefined ? ONE : growthSince(since.equity, reading)
    const row = { ...snapshot, ...reading, growth, ...extendTrack(since ?? TRACK_START, growth) }
    rows.push(row)
    previous = row
  }
  return rows
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}
