// The rows that a day's liabilities are read from, all of one moment.

import type { Direction } from '@fairtick/core/contracts/direction'
import type { OrderConstants } from '@fairtick/core/contracts/order'
import type { Lots } from '@fairtick/core/numbers/lots'
import { moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Price } from '@fairtick/core/numbers/price'
import type { AccountKind } from '@fairtick/proof/liability-leaf'
import { readPrice } from '../../engine/codec/column-text.ts'
import { readConstantsColumn } from '../../engine/codec/order-constants-text.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Balances } from './figures.ts'

export type Holding = {
  readonly symbol: string
  readonly direction: Direction
  readonly lotsOpen: Lots
  readonly openPrice: Price
  readonly constants: OrderConstants
}

export type AccountRow = {
  readonly id: string
  readonly member: string
  readonly balances: Balances
  readonly holdings: readonly Holding[]
}

export async function loadTapePosition(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ last_position: bigint }>(
    'SELECT last_position FROM tape_block ORDER BY first_position DESC LIMIT 1',
  )
  return Number(row?.last_position ?? 0)
}

type StoredRow = {
  readonly id: string
  readonly user_id: string
  readonly cash: bigint
  readonly stake: bigint
  readonly withdrawal_hold: bigint
  readonly salary: bigint
  readonly rewards: string
  readonly symbol: string | null
  readonly direction: Direction
  readonly lots_open: bigint
  readonly open_price: string
  readonly constants: string
}

/** Accounts of a kind behind an id, by their ids, with what each has open. */
export async function listAccounts(
  tx: Queryable,
  kind: AccountKind,
  { afterId, limit }: { readonly afterId: string; readonly limit: number },
): Promise<readonly AccountRow[]> {
  const rows = await tx.query<StoredRow>(
    `SELECT a.id, a.user_id, a.cash, a.stake, a.withdrawal_hold, a.salary,
       (SELECT coalesce(sum(p.amount), 0)::text FROM payable_reward p
        WHERE p.beneficiary_id = a.id) AS rewards,
       o.symbol, o.direction, o.lots_open, o.open_price::text AS open_price, o.constants
     FROM (
       SELECT id, user_id, cash, stake, withdrawal_hold, salary, oldest_open FROM account
       WHERE kind = $1 AND id > $2 ORDER BY id LIMIT $3::bigint) a
     LEFT JOIN contract o
       ON o.account_id = a.id AND o.placed >= a.oldest_open AND o.status = 'trading'
     ORDER BY a.id`,
    [kind, afterId, String(limit)],
  )
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofAccount) => {
    const [first] = ofAccount
    return first === undefined ? [] : [readAccount(first, ofAccount)]
  })
}

function readAccount(row: StoredRow, ofAccount: readonly StoredRow[]): AccountRow {
  const balances = {
    cash: moneyFromMicros(row.cash),
    stake: moneyFromMicros(row.stake),
    hold: moneyFromMicros(row.withdrawal_hold),
    salary: moneyFromMicros(row.salary),
    rewards: moneyFromMicros(BigInt(row.rewards)),
  }
  return { id: row.id, member: row.user_id, balances, holdings: ofAccount.flatMap(readHolding) }
}

function readHolding({ symbol, direction, ...row }: StoredRow): Holding[] {
  if (symbol === null) return []
  const [lotsOpen, openPrice] = [row.lots_open as Lots, readPrice(row.open_price)]
  return [{ symbol, direction, lotsOpen, openPrice, constants: readConstantsColumn(row.constants) }]
}
