// All SQL of `signal_post`.

import type { Lots } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import type { SignalReason, SignalStatus } from '@fairtick/wire/signal-rules'
import { readPrice } from '../../engine/codec/column-text.ts'
import type { OpenSide } from '../../engine/rows/open-lots.ts'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import type { StoredSignal } from './sealed-signal.ts'

type Stored = {
  readonly id: string
  readonly leader_id: string
  readonly account_id: string
  readonly account_kind: 'practice' | 'real'
  readonly symbol: string
  readonly direction: 'long' | 'short'
  readonly posted_time: bigint
  readonly price: string
  readonly tick_seq: bigint
  readonly tick_time: bigint
  readonly tape_position: bigint
  readonly long_lots: bigint
  readonly long_price: string | null
  readonly short_lots: bigint
  readonly short_price: string | null
  readonly text: string
  readonly status: SignalStatus
  readonly ended_time: bigint | null
  readonly reason: SignalReason | null
  readonly seal: string
}

/** Of one that is shown. */
export async function insertSignal(tx: Queryable, signal: StoredSignal): Promise<void> {
  const { id, leaderId, accountId, accountKind, symbol, direction, held } = signal
  const [long, short] = [sideOf(held, 'long'), sideOf(held, 'short')]
  await tx.query(
    `INSERT INTO signal_post (id, leader_id, account_id, account_kind, symbol, direction,
       posted_time, price, tick_seq, tick_time, tape_position, long_lots, long_price, short_lots,
       short_price, text, status, seal)
     VALUES ($1, $2, $3, $4, $5, $6, $7::bigint, $8::numeric, $9::bigint, $10::bigint,
       $11::bigint, $12::bigint, $13::numeric, $14::bigint, $15::numeric, $16, 'shown', $17)`,
    [
      ...[id, leaderId, accountId, accountKind, symbol, direction, String(signal.postedMs)],
      ...[formatPrice(signal.price, 0), String(signal.tickSeq), String(signal.tickMs)],
      ...[String(signal.tapePosition), String(long?.lots ?? 0n), priceText(long)],
      ...[String(short?.lots ?? 0n), priceText(short), signal.text, signal.seal],
    ],
  )
}

/** What `endSignal` made of one that the caller has locked. */
export async function updateEnded(tx: Queryable, signal: StoredSignal): Promise<void> {
  const { id, status, endedMs, reason, text, seal } = signal
  await tx.query(
    `UPDATE signal_post SET status = $2, ended_time = $3::bigint, reason = $4, text = $5, seal = $6
     WHERE id = $1`,
    [id, status, String(endedMs), reason, text, seal],
  )
}

export async function loadSignal(
  database: Queryable,
  id: string,
): Promise<StoredSignal | undefined> {
  const sql = 'SELECT * FROM signal_post WHERE id = $1'
  return (await database.query<Stored>(sql, [id])).map(readSignal)[0]
}

/** Until the end of the transaction nobody else ends or reports it. */
export async function lockSignal(tx: Queryable, id: string): Promise<StoredSignal | undefined> {
  const sql = 'SELECT * FROM signal_post WHERE id = $1 FOR NO KEY UPDATE'
  return (await tx.query<Stored>(sql, [id])).map(readSignal)[0]
}

export async function listSignalsById(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredSignal>> {
  const sql = 'SELECT * FROM signal_post WHERE id = ANY ($1::text[])'
  const rows = await database.query<Stored>(sql, [ids])
  return new Map(rows.map((row) => [row.id, readSignal(row)]))
}

export type SignalFilter = Paging & {
  readonly kind: 'practice' | 'real'
  readonly leaderId: string | undefined
  readonly symbol: string | undefined
}

/** Newest first, ended ones among them. */
export function listSignals(
  database: Queryable,
  { kind, leaderId, symbol, ...paging }: SignalFilter,
): Promise<CountedPage<StoredSignal>> {
  const ofKind = 'account_kind = $1 AND ($2::text IS NULL OR symbol = $2)'
  const isOfLeader = leaderId === undefined ? '' : ' AND leader_id = $3'
  return loadPage(
    database,
    {
      from: `FROM signal_post WHERE ${ofKind}${isOfLeader}`,
      parameters: [kind, symbol ?? null, ...(leaderId === undefined ? [] : [leaderId])],
      order: { by: 'posted_time', id: 'id' },
      read: readSignal,
    },
    paging,
  )
}

/** How many of a leader came since then, whatever became of them. */
export async function countSignals(
  database: Queryable,
  leaderId: string,
  sinceMs: number,
): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM signal_post
     WHERE leader_id = $1 AND posted_time > $2::bigint`,
    [leaderId, String(sinceMs)],
  )
  return Number(row?.count ?? 0)
}

function sideOf(held: readonly OpenSide[], direction: 'long' | 'short'): OpenSide | undefined {
  return held.find((side) => side.direction === direction)
}

function priceText(side: OpenSide | undefined): string | null {
  return side === undefined ? null : formatPrice(side.averagePrice, 0)
}

function readSignal(row: Stored): StoredSignal {
  return {
    ...{ id: row.id, leaderId: row.leader_id, accountId: row.account_id },
    ...{ accountKind: row.account_kind, symbol: row.symbol, direction: row.direction },
    ...{ postedMs: Number(row.posted_time), price: readPrice(row.price) },
    ...{ tickSeq: Number(row.tick_seq), tickMs: Number(row.tick_time) },
    tapePosition: Number(row.tape_position),
    held: [
      ...readSide('long', row.long_lots, row.long_price),
      ...readSide('short', row.short_lots, row.short_price),
    ],
    ...{ text: row.text, status: row.status, reason: row.reason, seal: row.seal },
    endedMs: row.ended_time === null ? null : Number(row.ended_time),
  }
}

function readSide(direction: 'long' | 'short', lots: bigint, price: string | null): OpenSide[] {
  if (price === null) return []
  return [{ direction, lots: lots as Lots, averagePrice: readPrice(price) }]
}
