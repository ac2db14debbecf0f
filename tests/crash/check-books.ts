// The books against the clients' log: nothing acknowledged lost, nothing doubled, all settled once.

import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import type { Database, Queryable } from '@fairtick/server/platform/database'
import { findUnconserved } from '@fairtick/server/test/conservation'
import { checkTrades } from './check-trades.ts'
import { isOpen, type Order, orderOf, outcomeOf, type PurchaseLog } from './purchase-log.ts'
import type { TradeLog } from './trade-log.ts'

const GRANT_MICROS = 10_000_000_000n
/** Findings of one kind that are shown. */
const SHOWN = 5

/** Call it when every option is settled. Nothing found: everything is as the clients were told. */
export async function checkBooks(
  database: Database,
  log: PurchaseLog,
  trades: TradeLog,
): Promise<string[]> {
  const books = await reconcile(database)
  return [
    ...checkAnswers(log),
    ...(await checkOrders(database, log)),
    ...shown(await checkTrades(database, trades)),
    ...(await checkSettlements(database)),
    ...(await checkBalances(database)),
    ...(books.isClean ? [] : [`the books do not reconcile: ${JSON.stringify(books)}`]),
    ...(await findUnconserved(database)),
    ...(await verifyTape(database, 'genesis')).findings,
  ]
}

/** One key, one outcome, however often it was sent; none without any. */
function checkAnswers({ purchases }: PurchaseLog): string[] {
  return shown(
    purchases.flatMap((purchase) => {
      const outcomes = new Set(purchase.requests.map(({ reply }) => outcomeOf(reply)))
      outcomes.delete(undefined)
      if (isOpen(purchase)) return [`${purchase.key} was never answered`]
      return outcomes.size === 1 ? [] : [`${purchase.key}: ${[...outcomes].join(' and ')}`]
    }),
  )
}

type OrderRow = {
  readonly id: string
  readonly symbol: string
  readonly direction: string
  readonly stake: bigint
  readonly strike_seq: bigint
  readonly order_time: bigint
}

/** The options in the table are those that were acknowledged: no fewer, no others. */
async function checkOrders(database: Queryable, log: PurchaseLog): Promise<string[]> {
  const rows = await database.query<OrderRow>(
    'SELECT id, symbol, direction, stake, strike_seq, order_time FROM option_order',
  )
  const bought = log.purchases.flatMap((purchase) => orderOf(purchase) ?? [])
  const kept = new Map(rows.map((row) => [row.id, textOfRow(row)]))
  const told = new Map(bought.map((order) => [order.id, textOfOrder(order)]))
  const lost = [...told].filter(([id, text]) => kept.get(id) !== text)
  const extra = [...kept.keys()].filter((id) => !told.has(id))
  return [
    ...(told.size === bought.length ? [] : ['one order was given to two keys']),
    ...shown(lost.map(([id]) => `acknowledged, but not in the books so: ${id}`)),
    ...shown(extra.map((id) => `in the books, but no client has it: ${id}`)),
  ]
}

function textOfRow(row: OrderRow): string {
  const micros = String(row.stake)
  return [row.symbol, row.direction, micros, row.strike_seq, row.order_time].join(' ')
}

function textOfOrder({ symbol, direction, amount, strikeSeq, orderTime }: Order): string {
  return [symbol, direction, `${Number(amount) * 1_000_000}`, strikeSeq, orderTime].join(' ')
}

/** Bought by one entry, settled by one entry. */
async function checkSettlements(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ id: string; entries: bigint; result: string | null }>(
    `SELECT o.id, o.result, count(e.number) AS entries FROM option_order o
     LEFT JOIN journal_entry e ON e.cause_id = o.id
     GROUP BY o.id, o.result HAVING count(e.number) <> 2 OR o.result IS NULL`,
  )
  return shown(rows.map(({ id, entries, result }) => `${id}: ${result}, ${entries} entries`))
}

/** No stake stays behind, and what was granted plus all profits is there. */
async function checkBalances(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ id: string; stake: bigint; cash: bigint; profit: bigint }>(
    `SELECT a.id, a.stake, a.cash, (coalesce((
         SELECT sum(profit) FROM option_order WHERE account_id = a.id), 0) + coalesce((
         SELECT sum(profit - coalesce(open_fee, 0) - close_fee - overnight_fee)
         FROM contract WHERE account_id = a.id), 0) - coalesce(p.amount, 0))::bigint AS profit
     FROM account a LEFT JOIN (
       SELECT account_id, sum(amount) AS amount FROM posting
       WHERE ledger = 'protection' GROUP BY account_id) AS p ON p.account_id = a.id
     WHERE a.kind = 'practice'`,
  )
  const wrong = rows.filter(
    ({ stake, cash, profit }) => stake !== 0n || cash !== GRANT_MICROS + profit,
  )
  return shown(wrong.map(({ id, stake, cash }) => `account ${id}: stake ${stake}, cash ${cash}`))
}

function shown(findings: readonly string[]): string[] {
  const rest = findings.length - SHOWN
  return rest > 0 ? [...findings.slice(0, SHOWN), `and ${rest} more`] : [...findings]
}
