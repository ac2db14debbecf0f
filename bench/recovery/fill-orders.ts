// Fills the tables for a recovery: open positions by the engine, the orders of the past by SQL.

import type { Clock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { orderedId } from '@fairtick/server/platform/random-id'
import { startBenchEngine } from '../options/bench-engine.ts'
import { ORDER } from '../orders/traders.ts'

const POSITIONS_PER_ACCOUNT = 5
const ASKED_AT_ONCE = 1_000
/** Of one statement of a copy, so that it stays within its time. */
const COPIED_AT_ONCE = 25_000

/** `accounts` × 5 positions are open, and `copies` closed orders stand beside each. */
export async function fillOrders(
  database: Database,
  clock: Clock,
  accounts: number,
  copies: number,
): Promise<void> {
  const bench = await startBenchEngine(database, clock, accounts)
  const { engine } = bench
  const open = async (accountId: string, round: number): Promise<void> => {
    const direction = round % 2 === 0 ? 'long' : 'short'
    const orderId = orderedId(clock.wallMs())
    const outcome = await engine.ask({ ...ORDER, accountId, orderId, direction })
    if (outcome.kind !== 'contract') throw new Error(JSON.stringify(outcome))
  }
  for (let round = 0; round < POSITIONS_PER_ACCOUNT; round += 1) {
    for (let from = 0; from < accounts; from += ASKED_AT_ONCE) {
      const some = bench.accounts.slice(from, from + ASKED_AT_ONCE)
      await Promise.all(some.map((accountId) => open(accountId, round)))
    }
  }
  await bench.stop()
  const parts = Math.ceil((accounts * POSITIONS_PER_ACCOUNT) / COPIED_AT_ONCE)
  for (let copy = 1; copy <= copies; copy += 1) {
    for (let part = 0; part < parts; part += 1) await copyClosed(database, copy, { part, parts })
  }
}

/** Orders as they stand after a close at the price of their opening. */
async function copyClosed(
  database: Database,
  copy: number,
  { part, parts }: { readonly part: number; readonly parts: number },
): Promise<void> {
  await database.query(
    `WITH copied AS (
       INSERT INTO contract_order (id, account_id, symbol, direction, order_type, lots, leverage,
         limit_price, shown_price, order_time, placed, status, reserved_margin, reserved_fee,
         open_price, open_seq, open_time, open_margin, open_fee, overnight_fee, constants)
       SELECT id || '-' || $1, account_id, symbol, direction, order_type, lots, leverage,
         limit_price, shown_price, order_time, placed - $1::bigint * 1000000000, 'opened', 0, 0,
         open_price, open_seq, open_time, open_margin, open_fee, 0, constants
       FROM contract WHERE status = 'trading' AND placed % $3::bigint = $2::bigint
       RETURNING id, lots, open_price, open_seq, open_time, open_fee
     )
     INSERT INTO contract_close
     SELECT id, 1, lots, open_price, open_seq, open_time, 0, open_fee, 'manual', 0, 0 FROM copied`,
    [copy, part, parts].map(String),
  )
}
