// All SQL of `wallet_address`.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { partOf, pieceOf } from '../../platform/statement-piece.ts'
import { type NewWallet, type Sealed, sealWallet } from './sealed-targets.ts'

export type WalletRow = Sealed<NewWallet>

type StoredWallet = {
  readonly id: string
  readonly user_id: string
  readonly currency: string
  readonly channel: string
  readonly address: string
  readonly added_time: bigint
  readonly seal: string
}

/** The most that a user has at a time. */
export const MAX_WALLETS = 10

/** One after another for each user, until the end of the transaction. */
export async function lockWallets(tx: Queryable, userId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [userId, LOCK_SPACE])
}

/** Any number: it keeps this lock apart from other advisory locks. */
const LOCK_SPACE = 50

/** Those in use, newest first. */
export async function listWallets(
  database: Queryable,
  userId: string,
): Promise<readonly WalletRow[]> {
  const rows = await database.query<StoredWallet>(
    `SELECT * FROM wallet_address WHERE user_id = $1 AND removed_time IS NULL
     ORDER BY added_time DESC, id LIMIT $2`,
    [userId, MAX_WALLETS],
  )
  return rows.map(readWallet)
}

/** How many `listWallets` lists. */
export const walletCountPart = partOf(
  () =>
    pieceOf(`(SELECT count(*) FROM (
        SELECT FROM wallet_address WHERE user_id = $1 AND removed_time IS NULL
        LIMIT ${MAX_WALLETS}) AS listed) AS wallet_count`),
  ({ wallet_count: count }: { readonly wallet_count: bigint }) => Number(count),
)

export async function loadWallet(
  database: Queryable,
  userId: string,
  id: string,
): Promise<WalletRow | undefined> {
  const rows = await database.query<StoredWallet>(
    'SELECT * FROM wallet_address WHERE user_id = $1 AND id = $2 AND removed_time IS NULL',
    [userId, id],
  )
  return rows.map(readWallet)[0]
}

export async function insertWallet(
  tx: Queryable,
  rowSeal: RowSeal,
  wallet: NewWallet,
): Promise<WalletRow> {
  const { id, userId, currency, channel, address, addedMs } = wallet
  const seal = sealWallet(rowSeal, wallet)
  await tx.query(
    `INSERT INTO wallet_address (id, user_id, currency, channel, address, added_time, seal)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, userId, currency, channel, address, addedMs, seal],
  )
  return { ...wallet, seal }
}

/** Undefined when it is not in use (any more), or not theirs. */
export async function removeWalletRow(
  tx: Queryable,
  userId: string,
  id: string,
  nowMs: number,
): Promise<WalletRow | undefined> {
  const rows = await tx.query<StoredWallet>(
    `UPDATE wallet_address SET removed_time = $3
     WHERE user_id = $1 AND id = $2 AND removed_time IS NULL RETURNING *`,
    [userId, id, nowMs],
  )
  return rows.map(readWallet)[0]
}

function readWallet(row: StoredWallet): WalletRow {
  return {
    id: row.id,
    userId: row.user_id,
    currency: row.currency,
    channel: row.channel,
    address: row.address,
    addedMs: Number(row.added_time),
    seal: row.seal,
  }
}
