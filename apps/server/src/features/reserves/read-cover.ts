// Client money apart (H14, decision 114): whether the newest statement of real money shows that all
// that was owed when it was stored is there. Where it does not, nothing new is paid in.

import type { Money } from '@fairtick/core/numbers/money'
import { DAY_MS } from '@fairtick/core/time/duration'
import {
  type DepositStop,
  STATEMENT_DUE_DAYS,
  STATEMENT_LASTS_DAYS,
} from '@fairtick/wire/deposit-rules'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { isSealedStatement } from './sealed-statement.ts'
import { loadNewestStatement, totalOf } from './store.ts'

export type CoverParts = {
  readonly mode: 'practice' | 'live'
  readonly rowSeal: RowSeal
  readonly nowMs: () => number
}

export type Cover = {
  /** `due`: the next statement should be there; deposits go on. The last two: they do not. */
  readonly state: 'covered' | 'due' | DepositStop
  /** Undefined: there is none that the server stored. */
  readonly newest: NewestStatement | undefined
}

type NewestStatement = {
  readonly timeMs: number
  readonly assets: Money
  /** When it was stored. */
  readonly owed: Money
}

/** Undefined in practice: play money is held nowhere. */
export async function readCover(
  database: Queryable,
  { mode, rowSeal, nowMs }: CoverParts,
): Promise<Cover | undefined> {
  if (mode === 'practice') return undefined
  const row = await loadNewestStatement(database, 'real')
  if (row === undefined || !isSealedStatement(rowSeal, row)) {
    return { state: 'no_statement', newest: undefined }
  }
  const { assets, uploadedMs: timeMs } = row
  const newest = { timeMs, assets, owed: totalOf(row.sums) }
  return { state: stateOf(newest, nowMs()), newest }
}

/** Why nothing is paid in; undefined: it may be. No person and no setting has a say in it. */
export async function findDepositStop(
  database: Queryable,
  parts: CoverParts,
): Promise<DepositStop | undefined> {
  const cover = await readCover(database, parts)
  return cover === undefined || cover.state === 'covered' || cover.state === 'due'
    ? undefined
    : cover.state
}

function stateOf({ timeMs, assets, owed }: NewestStatement, nowMs: number): Cover['state'] {
  if (assets < owed) return 'short'
  const age = nowMs - timeMs
  if (age > STATEMENT_LASTS_DAYS * DAY_MS) return 'no_statement'
  return age > STATEMENT_DUE_DAYS * DAY_MS ? 'due' : 'covered'
}
