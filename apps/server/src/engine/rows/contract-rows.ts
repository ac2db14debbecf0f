// Contracts as they stand in the tables, read into the words of core.

import type { Direction } from '@fairtick/core/contracts/direction'
import type { CancelReason, OrderType, PendingOrder } from '@fairtick/core/contracts/order'
import type { Close, CloseReason, Position } from '@fairtick/core/contracts/position'
import { invariant } from '@fairtick/core/numbers/invariant'
import type { Lots } from '@fairtick/core/numbers/lots'
import { moneyFromMicros } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'
import { cancelledText, positionText, waitingText } from '../codec/contract-text.ts'
import { readConstantsColumn } from '../codec/order-constants-text.ts'
import type { ContractText } from '../engine-port.ts'
import { OPEN_OF_ACCOUNT } from './oldest-open.ts'

export type ContractRow = {
  readonly id: string
  readonly account_id: string
  readonly symbol: string
  readonly direction: Direction
  readonly order_type: OrderType
  readonly lots: bigint
  readonly leverage: number
  readonly limit_price: string | null
  readonly shown_price: string | null
  readonly order_time: bigint
  readonly placed: bigint
  readonly constants: string
  readonly status: 'pending' | 'trading' | 'closed' | 'cancelled'
  readonly take_profit: string | null
  readonly stop_loss: string | null
  readonly reserved_margin: bigint
  readonly reserved_fee: bigint
  readonly open_price: string | null
  readonly open_seq: bigint | null
  readonly open_time: bigint | null
  readonly open_margin: bigint | null
  readonly open_fee: bigint | null
  readonly lots_open: bigint
  readonly margin: bigint
  readonly overnight_fee: bigint
  readonly close_time: bigint | null
  readonly close_reason: string | null
  readonly copy_leader: string | null
  readonly copy_order: string | null
}

/** What is read of the view `contract`: what closes made together costs a look of its own. */
export const CONTRACT_COLUMNS = `id, account_id, symbol, direction, order_type, lots, leverage,
  limit_price, shown_price, order_time, placed, constants, status, take_profit, stop_loss,
  reserved_margin, reserved_fee, open_price, open_seq, open_time, open_margin, open_fee, lots_open,
  margin, overnight_fee, close_time, close_reason, copy_leader, copy_order`

export type CloseRow = {
  readonly order_id: string
  readonly ordinal: number
  readonly lots: bigint
  readonly price: string
  readonly seq: bigint
  readonly time: bigint
  readonly profit: bigint
  readonly fee: bigint
  readonly reason: CloseReason
}

/** What waits and what is open, each oldest first. */
export type OpenContracts = {
  readonly positions: readonly Position[]
  readonly orders: readonly PendingOrder[]
}

/** Of so many accounts at once: each statement stays well within the time of one. */
const ACCOUNTS_A_READING = 500

/** Of all accounts. */
export async function loadOpenContracts(lane: Queryable): Promise<OpenContracts> {
  const positions: Position[] = []
  const orders: PendingOrder[] = []
  for (let last = ''; ; ) {
    const accounts = await lane.query<{ id: string }>(
      `SELECT id FROM account WHERE id > $1 AND oldest_open IS NOT NULL
       ORDER BY id LIMIT ${ACCOUNTS_A_READING}`,
      [last],
    )
    const read = await readOpenOf(
      lane,
      accounts.map(({ id }) => id),
    )
    // At once: the rows of all would need more memory than what is made of them.
    const open = sortOpenContracts(read.rows, read.closes)
    for (const position of open.positions) positions.push(position)
    for (const order of open.orders) orders.push(order)
    if (accounts.length < ACCOUNTS_A_READING) break
    last = accounts.at(-1)?.id ?? ''
  }
  const byAge = (a: PendingOrder | Position, b: PendingOrder | Position) => a.placed - b.placed
  return { positions: positions.sort(byAge), orders: orders.sort(byAge) }
}

async function readOpenOf(database: Queryable, accountIds: readonly string[]) {
  const rows = await database.query<ContractRow>(
    `SELECT ${CONTRACT_COLUMNS} FROM contract
     WHERE id IN (SELECT o.id FROM ${OPEN_OF_ACCOUNT} WHERE a.id = ANY ($1::text[]))`,
    [accountIds],
  )
  const closed = rows.filter(({ lots, lots_open }) => lots_open < lots).map(({ id }) => id)
  return { rows, closes: await loadCloses(database, closed) }
}

/** The closes of these orders, in no order. */
export async function loadCloses(
  database: Queryable,
  ids: readonly string[],
): Promise<readonly CloseRow[]> {
  if (ids.length === 0) return []
  return await database.query<CloseRow>(
    'SELECT * FROM contract_close WHERE order_id = ANY ($1::text[])',
    [ids],
  )
}

/** Of so many orders at once: batches that are answered again may name thousands. */
const ORDERS_A_READING = 1_000

/** By id, as they stand now, without live figures. */
export async function loadContractTexts(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContractText>> {
  const found = new Map<string, ContractText>()
  for (let from = 0; from < ids.length; from += ORDERS_A_READING) {
    const rows = await database.query<ContractRow>(
      `SELECT ${CONTRACT_COLUMNS} FROM contract WHERE id = ANY ($1::text[])`,
      [ids.slice(from, from + ORDERS_A_READING)],
    )
    for (const text of await readContractTexts(database, rows)) found.set(text.id, text)
  }
  return found
}

/** Of these rows, in their order. */
export async function readContractTexts(
  database: Queryable,
  rows: readonly ContractRow[],
): Promise<readonly ContractText[]> {
  const opened = rows.filter(({ open_price }) => open_price !== null).map(({ id }) => id)
  const closesOf = Map.groupBy(await loadCloses(database, opened), ({ order_id }) => order_id)
  return rows.map((row) => readContractText(row, closesOf.get(row.id) ?? []))
}

export function sortOpenContracts(
  rows: readonly ContractRow[],
  closes: readonly CloseRow[],
): OpenContracts {
  const byAge = rows.toSorted((a, b) => (a.placed < b.placed ? -1 : 1))
  const closesOf = Map.groupBy(closes, ({ order_id }) => order_id)
  return {
    positions: byAge
      .filter(({ status }) => status === 'trading')
      .map((row) => readPosition(row, closesOf.get(row.id) ?? [])),
    orders: byAge.filter(({ status }) => status === 'pending').map(readPendingOrder),
  }
}

/** An order that waits, or waited before it was cancelled. */
export function readPendingOrder(row: ContractRow): PendingOrder {
  const limitPrice = readPrice(row.limit_price)
  invariant(limitPrice !== undefined, `${row.id} has no limit price`)
  return {
    ...readTerms(row),
    limitPrice,
    reservedMargin: moneyFromMicros(row.reserved_margin),
    reservedFee: moneyFromMicros(row.reserved_fee),
  }
}

/** A position, open or ended, with its closes. */
export function readPosition(row: ContractRow, closes: readonly CloseRow[]): Position {
  const openPrice = readPrice(row.open_price)
  invariant(openPrice !== undefined, `${row.id} was never opened`)
  return {
    ...readTerms(row),
    copyOf: readCopyOf(row),
    openPrice,
    openSeq: Number(row.open_seq),
    openTime: instantFromMs(Number(row.open_time)),
    openMargin: moneyFromMicros(row.open_margin ?? 0n),
    openFee: moneyFromMicros(row.open_fee ?? 0n),
    lotsOpen: row.lots_open as Lots,
    margin: moneyFromMicros(row.margin),
    overnightFee: moneyFromMicros(row.overnight_fee),
    closes: closes.toSorted((a, b) => a.ordinal - b.ordinal).map(readClose),
  }
}

/** The order in text, without live figures. */
export function readContractText(row: ContractRow, closes: readonly CloseRow[]): ContractText {
  switch (row.status) {
    case 'pending':
      return waitingText(readPendingOrder(row))
    case 'cancelled': {
      const time = instantFromMs(Number(row.close_time))
      return cancelledText(readPendingOrder(row), {
        reason: row.close_reason as CancelReason,
        time,
      })
    }
    case 'trading':
    case 'closed':
      return positionText(readPosition(row, closes))
    default:
      return row.status satisfies never
  }
}

function readTerms(row: ContractRow) {
  return {
    id: row.id,
    accountId: row.account_id,
    symbol: row.symbol,
    constants: readConstantsColumn(row.constants),
    direction: row.direction,
    orderType: row.order_type,
    lots: row.lots as Lots,
    leverage: row.leverage,
    limitPrice: readPrice(row.limit_price),
    shownPrice: readPrice(row.shown_price),
    takeProfit: readPrice(row.take_profit),
    stopLoss: readPrice(row.stop_loss),
    orderTime: instantFromMs(Number(row.order_time)),
    placed: Number(row.placed),
  }
}

function readCopyOf({ copy_leader: leaderId, copy_order: orderId }: ContractRow) {
  return leaderId === null || orderId === null ? undefined : { leaderId, orderId }
}

function readClose(row: CloseRow): Close {
  const price = readPrice(row.price)
  invariant(price !== undefined, `a close of ${row.order_id} has no price`)
  return {
    lots: row.lots as Lots,
    price,
    seq: Number(row.seq),
    time: instantFromMs(Number(row.time)),
    profit: moneyFromMicros(row.profit),
    fee: moneyFromMicros(row.fee),
    reason: row.reason,
  }
}

function readPrice(text: string | null): Price | undefined {
  return text === null ? undefined : parsePrice(text)
}
