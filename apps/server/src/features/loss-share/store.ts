// All SQL of `loss_share`, and the engine's rows that a share is measured from.

import type { Direction } from '@fairtick/core/contracts/direction'
import type { OrderConstants } from '@fairtick/core/contracts/order'
import type { Lots } from '@fairtick/core/numbers/lots'
import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Price } from '@fairtick/core/numbers/price'
import { readPrice } from '../../engine/codec/column-text.ts'
import { readConstantsColumn } from '../../engine/codec/order-constants-text.ts'
import type { Queryable } from '../../platform/database.ts'
import type { MeasuredShare } from './sealed-share.ts'

export type StoredShare = MeasuredShare & { readonly seal: string }

/** A figure of the same months stays: what was measured once is not measured to something else. */
export async function insertShare(database: Queryable, share: StoredShare): Promise<void> {
  const { accountKind, fromMs, untilMs, accounts, losing, measuredMs, seal } = share
  await database.query(
    `INSERT INTO loss_share (account_kind, from_time, until_time, accounts, losing, measured_time,
       seal)
     VALUES ($1, $2::bigint, $3::bigint, $4::integer, $5::integer, $6::bigint, $7)
     ON CONFLICT DO NOTHING`,
    [
      ...[accountKind, String(fromMs), String(untilMs), String(accounts), String(losing)],
      ...[String(measuredMs), seal],
    ],
  )
}

/** Newest first, those that end at that time or later. */
export async function listShares(
  database: Queryable,
  accountKind: MeasuredShare['accountKind'],
  sinceMs: number,
): Promise<readonly StoredShare[]> {
  const rows = await database.query<{
    from_time: bigint
    until_time: bigint
    accounts: number
    losing: number
    measured_time: bigint
    seal: string
  }>(
    `SELECT from_time, until_time, accounts, losing, measured_time, seal FROM loss_share
     WHERE account_kind = $1 AND until_time >= $2::bigint
     ORDER BY until_time DESC LIMIT ${MOST_SHARES}`,
    [accountKind, String(sinceMs)],
  )
  return rows.map((row) => ({
    ...{ accountKind, accounts: row.accounts, losing: row.losing, seal: row.seal },
    ...{ fromMs: Number(row.from_time), untilMs: Number(row.until_time) },
    measuredMs: Number(row.measured_time),
  }))
}

/** More than there are months in what is asked for. */
const MOST_SHARES = 12

export type Span = { readonly fromMs: number; readonly untilMs: number }

/** Accounts of a kind behind an id, by their ids. */
export async function listAccountIds(
  database: Queryable,
  kind: MeasuredShare['accountKind'],
  { afterId, limit }: { readonly afterId: string; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(
    'SELECT id FROM account WHERE kind = $1 AND id > $2 ORDER BY id LIMIT $3::bigint',
    [kind, afterId, String(limit)],
  )
  return rows.map(({ id }) => id)
}

/**
 * What the ledger booked of contracts in the span, of those accounts that had one open in it:
 * profit and loss, fees, nights and shares of leaders. What the house gave to lift a debt is
 * taken out.
 */
export async function listBooked(
  database: Queryable,
  accountIds: readonly string[],
  { fromMs, untilMs }: Span,
): Promise<readonly { readonly accountId: string; readonly booked: Money }[]> {
  const rows = await database.query<{ account_id: string; booked: string }>(
    `SELECT o.account_id, coalesce(sum(e.cash_change + (
         SELECT coalesce(sum(p.amount), 0) FROM posting p
         WHERE p.entry = e.number AND p.ledger = 'protection')), 0)::text AS booked
     FROM contract_order o
     LEFT JOIN journal_entry e ON e.cause_id = o.id AND e.account_id = o.account_id
       AND e.reason IN ('contract-open', 'contract-close', 'overnight', 'profit-share-paid')
       AND e.time >= $2::bigint AND e.time < $3::bigint
     WHERE o.account_id = ANY ($1::text[]) AND o.open_time < $3::bigint
       AND NOT EXISTS (SELECT FROM contract_close c
                       WHERE c.order_id = o.id AND c.lots_open = 0 AND c.time < $2::bigint)
     GROUP BY o.account_id`,
    [accountIds, String(fromMs), String(untilMs)],
  )
  return rows.map(({ account_id, booked }) => ({
    accountId: account_id,
    booked: moneyFromMicros(BigInt(booked)),
  }))
}

/** What is left of a contract at an instant. */
export type Holding = {
  readonly accountId: string
  readonly symbol: string
  readonly direction: Direction
  readonly lotsOpen: Lots
  readonly openPrice: Price
  readonly constants: OrderConstants
}

/** What those accounts had open just before an instant, by the closes that came before it. */
export async function listHeldAt(
  database: Queryable,
  accountIds: readonly string[],
  atMs: number,
): Promise<readonly Holding[]> {
  const rows = await database.query<{
    account_id: string
    symbol: string
    direction: Direction
    lots_open: bigint
    open_price: string
    constants: string
  }>(
    `SELECT * FROM (
       SELECT o.account_id, o.symbol, o.direction, o.open_price::text AS open_price, o.constants,
         coalesce((SELECT c.lots_open FROM contract_close c
                   WHERE c.order_id = o.id AND c.time < $2::bigint
                   ORDER BY c.ordinal DESC LIMIT 1), o.lots) AS lots_open
       FROM contract_order o
       WHERE o.account_id = ANY ($1::text[]) AND o.open_time < $2::bigint) AS held
     WHERE lots_open > 0`,
    [accountIds, String(atMs)],
  )
  return rows.map((row) => ({
    ...{ accountId: row.account_id, symbol: row.symbol, direction: row.direction },
    ...{ lotsOpen: row.lots_open as Lots, openPrice: readPrice(row.open_price) },
    constants: readConstantsColumn(row.constants),
  }))
}

/** The last price before an instant; undefined: there was none yet. */
export async function loadMarkBefore(
  database: Queryable,
  symbol: string,
  atMs: number,
): Promise<Price | undefined> {
  const [row] = await database.query<{ close: string }>(
    `SELECT close::text AS close FROM candle
     WHERE symbol = $1 AND "interval" = '1m' AND time < $2::bigint ORDER BY time DESC LIMIT 1`,
    [symbol, String(atMs)],
  )
  return row && readPrice(row.close)
}
