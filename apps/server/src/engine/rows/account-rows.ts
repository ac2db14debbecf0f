// Accounts and what they have open as they stand in the tables, read into the engine's state.

import { readKeptTerms } from '@fairtick/core/cash/kept-terms'
import { NOTHING_OPEN, type OpenItems } from '@fairtick/core/engine/state/account'
import { addAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import type { AccountKind } from '@fairtick/core/ledger/journal-entry'
import { invariant } from '@fairtick/core/numbers/invariant'
import { moneyFromMicros } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate } from '@fairtick/core/numbers/rate'
import type { OpenOption, OptionDirection } from '@fairtick/core/options/option'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'
import { readInviters, readSelfLimits, readVolumes } from '../codec/column-text.ts'
import { readLeading } from '../codec/follow-text.ts'
import { loadOpenContracts } from './contract-rows.ts'
import { loadCopyingAccounts, loadFollows } from './follow-rows.ts'
import { loadOpenWithdrawals } from './money-rows.ts'

type AccountRow = {
  readonly id: string
  readonly user_id: string
  readonly kind: AccountKind
  readonly cash: bigint
  readonly stake: bigint
  readonly withdrawal_hold: bigint
  readonly salary: bigint
  readonly margin_called: boolean
  readonly volumes: string
  readonly untaxed_gains: bigint
  readonly inviters: string
  readonly invited_day: number | null
  readonly trading_lock: string | null
  readonly own_limits: string | null
  readonly lead_terms: string | null
  readonly kept_terms: string | null
}

export type OptionRow = {
  readonly id: string
  readonly account_id: string
  readonly symbol: string
  readonly direction: OptionDirection
  readonly stake: bigint
  readonly duration_seconds: number
  readonly payout_rate: string
  readonly strike: string
  readonly strike_seq: bigint
  readonly order_time: bigint
  readonly expiry_time: bigint
  readonly placed: bigint
}

/** Loads the accounts among `ids` that exist and are not resident; they must be flat. */
export async function loadFlatAccounts(
  lane: Queryable,
  state: EngineState,
  ids: readonly string[],
): Promise<void> {
  const missing = ids.filter((id) => !state.accounts.has(id))
  if (missing.length === 0) return
  const rows = await loadRows(lane, [...new Set(missing)])
  const follows = await loadFollows(lane, missing)
  for (const row of rows) {
    addAccountRow(state, row, { ...NOTHING_OPEN, follows: follows.get(row.id) ?? [] })
  }
}

/** Loads every account with anything open, who copies and who is copied: they stay resident. */
export async function loadExposedAccounts(lane: Queryable, state: EngineState): Promise<void> {
  const options = await lane.query<OptionRow>(
    'SELECT * FROM option_order WHERE result IS NULL ORDER BY placed',
  )
  const optionsOf = Map.groupBy(options.map(readOption), ({ accountId }) => accountId)
  const { positions, orders } = await loadOpenContracts(lane)
  const positionsOf = Map.groupBy(positions, ({ accountId }) => accountId)
  const ordersOf = Map.groupBy(orders, ({ accountId }) => accountId)
  const withdrawalsOf = Map.groupBy(await loadOpenWithdrawals(lane), ({ accountId }) => accountId)
  const all = [optionsOf, positionsOf, ordersOf, withdrawalsOf]
  const leaders = positions.flatMap(({ copyOf }) => (copyOf ? [copyOf.leaderId] : []))
  const copying = [...leaders, ...(await loadCopyingAccounts(lane))]
  const ids = new Set([...all.flatMap((of) => [...of.keys()]), ...copying])
  const followsOf = await loadFollows(lane, [...ids])
  const rows = await loadRows(lane, [...ids])
  invariant(rows.length === ids.size, 'something open has no account')
  for (const row of rows) {
    addAccountRow(state, row, {
      options: optionsOf.get(row.id) ?? [],
      positions: positionsOf.get(row.id) ?? [],
      orders: ordersOf.get(row.id) ?? [],
      withdrawals: withdrawalsOf.get(row.id) ?? [],
      follows: followsOf.get(row.id) ?? [],
    })
  }
}

/** An option as it was bought, from its row. */
export function readOption(row: OptionRow): OpenOption {
  const payoutRate = parseRate(row.payout_rate)
  const strike = parsePrice(row.strike)
  invariant(payoutRate !== undefined && strike !== undefined, `unreadable option ${row.id}`)
  return {
    id: row.id,
    accountId: row.account_id,
    symbol: row.symbol,
    direction: row.direction,
    stake: moneyFromMicros(row.stake),
    durationSeconds: row.duration_seconds,
    payoutRate,
    strike,
    strikeSeq: Number(row.strike_seq),
    orderTime: instantFromMs(Number(row.order_time)),
    expiryTime: instantFromMs(Number(row.expiry_time)),
    placed: Number(row.placed),
  }
}

function loadRows(lane: Queryable, ids: readonly string[]): Promise<AccountRow[]> {
  return lane.query<AccountRow>('SELECT * FROM account WHERE id = ANY ($1::text[])', [ids])
}

function addAccountRow(state: EngineState, row: AccountRow, open: OpenItems): void {
  const balances = {
    cash: moneyFromMicros(row.cash),
    stake: moneyFromMicros(row.stake),
    withdrawal_hold: moneyFromMicros(row.withdrawal_hold),
    salary: moneyFromMicros(row.salary),
  }
  const { id, user_id: userId, kind, margin_called: isMarginCalled } = row
  const volumes = readVolumes(row.volumes)
  const untaxedGains = moneyFromMicros(row.untaxed_gains)
  const inviters = readInviters(row.inviters)
  const stored = { id, userId, kind, balances, isMarginCalled, volumes, untaxedGains, inviters }
  const tradingLock = row.trading_lock ?? undefined
  const limits = readSelfLimits(row.own_limits)
  const leading = readLeading(row.lead_terms)
  const invitedDay = row.invited_day ?? undefined
  const keptTerms = readKeptTerms(row.kept_terms)
  addAccount(state, { ...stored, tradingLock, limits, leading, invitedDay, keptTerms }, open)
}
