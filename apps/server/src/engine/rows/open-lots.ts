// What one account has open on one instrument, and up to which record that is so: of one statement,
// so that no commit lies between the two.

import type { Direction } from '@fairtick/core/contracts/direction'
import type { Lots } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice, roundPriceRatio } from '@fairtick/core/numbers/price'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'
import { OPEN_OF_ACCOUNT } from './oldest-open.ts'

export type OpenSide = {
  readonly direction: Direction
  readonly lots: Lots
  /** By lots, rounded to the decimals of the instrument. */
  readonly averagePrice: Price
}

export type OpenLots = {
  /** The newest record. */
  readonly tapePosition: number
  readonly tapeTime: Instant
  readonly sides: readonly OpenSide[]
}

const DIRECTIONS: readonly Direction[] = ['long', 'short']

type Row = {
  readonly last_position: bigint
  readonly last_time: bigint
  readonly direction: Direction | null
  readonly lots_open: bigint | null
  readonly open_price: string | null
}

/** Undefined: the tape is empty. */
export async function loadOpenLots(
  database: Queryable,
  accountId: string,
  { symbol, priceDecimals }: { readonly symbol: string; readonly priceDecimals: number },
): Promise<OpenLots | undefined> {
  const rows = await database.query<Row>(
    `SELECT t.last_position, t.last_time, p.direction, p.lots_open, p.open_price
     FROM (SELECT last_position, last_time FROM tape_block
           ORDER BY first_position DESC LIMIT 1) AS t
     LEFT JOIN (SELECT direction, lots_open, open_price FROM contract
                WHERE status = 'trading' AND symbol = $2
                  AND id IN (SELECT o.id FROM ${OPEN_OF_ACCOUNT} WHERE a.id = $1)) AS p ON true`,
    [accountId, symbol],
  )
  const [first] = rows
  if (first === undefined) return undefined
  return {
    tapePosition: Number(first.last_position),
    tapeTime: instantFromMs(Number(first.last_time)),
    sides: DIRECTIONS.flatMap((direction) => sideOf(rows, direction, priceDecimals)),
  }
}

function sideOf(rows: readonly Row[], direction: Direction, priceDecimals: number): OpenSide[] {
  let [lots, value] = [0n, 0n]
  for (const row of rows) {
    if (row.direction !== direction) continue
    const price = parsePrice(row.open_price ?? '')
    if (price === undefined || row.lots_open === null) throw new Error('a position of no price')
    lots += row.lots_open
    value += row.lots_open * price
  }
  if (lots === 0n) return []
  return [
    { direction, lots: lots as Lots, averagePrice: roundPriceRatio(value, lots, priceDecimals) },
  ]
}
