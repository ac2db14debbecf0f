// Reads of the engine's account tables.

import { defaultAccountOf, type InstallationMode } from '@fairtick/core/account/account-access'
import {
  type JurisdictionText,
  OPEN_JURISDICTION,
  parseJurisdiction,
  vipLevelsAllowed,
} from '@fairtick/core/engine/jurisdiction'
import { LEDGER_CODES } from '@fairtick/core/ledger/ledger-account'
import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Rational } from '@fairtick/core/numbers/rational'
import { sumVolume } from '@fairtick/core/vip/day-volumes'
import {
  decideVipLevel,
  parseVipLevels,
  VIP_LEVELS,
  type VipLevel,
  type VipLevelText,
} from '@fairtick/core/vip/vip-level'
import { readVolumes } from '../../engine/codec/column-text.ts'
import {
  type JsonContract,
  OPEN_CONTRACTS,
  readOpenContracts,
} from '../../engine/rows/contract-json.ts'
import type { OpenContracts } from '../../engine/rows/contract-rows.ts'
import { loadEntryPage } from '../../engine/rows/entry-page.ts'
import type { Queryable } from '../../platform/database.ts'
import type { CountedPage, Paging } from '../../platform/list-page.ts'
import { loadWithPiece, type Piece, partOf, pieceOf } from '../../platform/statement-piece.ts'

export type AccountKind = 'practice' | 'real'

export type AccountRow = {
  readonly id: string
  readonly kind: AccountKind
  /** The one that this installation is about: live the real one (TR-12.2). */
  readonly isMain: boolean
  readonly cash: Money
  readonly stake: Money
  readonly hold: Money
  readonly salary: Money
  readonly usedMargin: Money
  readonly reserved: Money
  /** What the VIP level takes off fees now (TR-9). */
  readonly vip: VipLevel
  /** Those that stand; it is one of them. */
  readonly vipLevels: readonly VipLevel[]
  /** Contract notional of the last 30 days, by which it is decided. */
  readonly volume: Rational
}

type StoredAccount = {
  readonly id: string
  readonly kind: AccountKind
  readonly mode: InstallationMode
  readonly cash: bigint
  readonly stake: bigint
  readonly withdrawal_hold: bigint
  readonly salary: bigint
  readonly volumes: string
  readonly day_number: number
  /** JSON, or null: those that ship. */
  readonly vip_levels: string | null
  readonly jurisdiction: string | null
}

type Reserves = { readonly used_margin: string; readonly reserved: string }

/** What everybody's VIP level is decided by. */
const LEVEL_TERMS = `coalesce((SELECT day_number FROM installation), 0) AS day_number,
  coalesce((SELECT mode FROM installation), 'practice') AS mode,
  (SELECT money_terms ->> 'vipLevels' FROM installation) AS vip_levels,
  (SELECT jurisdiction::text FROM installation) AS jurisdiction`

/** Of an account `a`. */
const ACCOUNT = `a.id, a.kind, a.cash, a.stake, a.withdrawal_hold, a.salary, a.volumes,
  ${LEVEL_TERMS}`

/** The user's accounts, practice first. */
export async function loadAccounts(
  database: Queryable,
  userId: string,
): Promise<readonly AccountRow[]> {
  const rows = await database.query<StoredAccount & Reserves>(
    `SELECT ${ACCOUNT}, coalesce(o.used_margin, 0)::text AS used_margin,
            coalesce(o.reserved, 0)::text AS reserved
     FROM account a
     LEFT JOIN LATERAL (
       SELECT sum(margin) AS used_margin, sum(reserved_margin + reserved_fee) AS reserved
       FROM contract
       WHERE account_id = a.id AND placed >= a.oldest_open
         AND status IN ('pending', 'trading')) o ON true
     WHERE a.user_id = $1 ORDER BY a.kind`,
    [userId],
  )
  return rows.map((row) =>
    readAccount(row, { usedMargin: BigInt(row.used_margin), reserved: BigInt(row.reserved) }),
  )
}

export type OpenAccountRow<Added> = {
  readonly account: AccountRow
  readonly contracts: OpenContracts
  readonly added: Added
}

type StoredOpenAccount = StoredAccount & {
  readonly open_contracts: readonly JsonContract[] | null
}

/** The account, all that it has open and what is `added`, of one moment: in one statement. */
export async function loadOpenAccount<Added extends object>(
  database: Queryable,
  accountId: string,
  piece: Piece,
): Promise<OpenAccountRow<Added>> {
  const row = await loadWithPiece<StoredOpenAccount & Added>(
    database,
    {
      columns: `${ACCOUNT}, ${OPEN_CONTRACTS} AS open_contracts`,
      from: 'FROM account a WHERE a.id = $1',
      id: accountId,
    },
    piece,
  )
  if (row === undefined) throw new Error('no such account')
  const open = readOpenContracts(row.open_contracts)
  return { account: readAccount(row, open), contracts: open, added: row }
}

export type OwnAccount = Pick<AccountRow, 'kind' | 'isMain' | 'cash' | 'salary' | 'vip'>

type StoredOwnAccount = LeveledAccount & { readonly cash: string; readonly salary: string }

/** What the accounts of the user $1 hold, practice first, in the statement of another. */
export const ownAccountsPart = partOf(
  () =>
    pieceOf(`(SELECT json_agg(o) FROM (
        SELECT a.kind, a.cash::text, a.salary::text, a.volumes, ${LEVEL_TERMS}
        FROM account a WHERE a.user_id = $1 ORDER BY a.kind) AS o) AS own_accounts`),
  ({ own_accounts: rows }: { readonly own_accounts: readonly StoredOwnAccount[] | null }) =>
    (rows ?? []).map(
      (row): OwnAccount => ({
        ...readLevels(row),
        cash: moneyFromMicros(BigInt(row.cash)),
        salary: moneyFromMicros(BigInt(row.salary)),
      }),
    ),
)

/** The one account of a kind; a signed-in user has both, so its absence is a fault. */
export async function loadAccount(
  database: Queryable,
  userId: string,
  kind: AccountKind,
): Promise<AccountRow> {
  const account = (await loadAccounts(database, userId)).find((row) => row.kind === kind)
  if (!account) throw new Error(`user without ${kind} account`)
  return account
}

/** Undefined: there is no such account. */
export async function loadAccountKind(
  database: Queryable,
  accountId: string,
): Promise<AccountKind | undefined> {
  const sql = 'SELECT kind FROM account WHERE id = $1'
  return (await database.query<{ kind: AccountKind }>(sql, [accountId]))[0]?.kind
}

/** Realised since `sinceMs`, after fees: options, contracts, overnight charges, protection. */
export function profitSince(sinceMs: number): Piece {
  return pieceOf(`${REALISED} AS today_profit`, [String(sinceMs), RESULT_LEDGERS])
}

export type TodayProfit = { readonly today_profit: string }

/** Of the account $1 since $2, in the ledgers $3. */
const REALISED = `(SELECT coalesce(sum(-amount), 0)::text
  FROM entries_of($1) e
  CROSS JOIN LATERAL unnest(e.ledgers, e.amounts) AS leg (ledger, amount)
  WHERE e.time >= $2::bigint AND leg.ledger = ANY ($3::smallint[]))`

/** What was realised since `sinceMs` and the gains not taxed yet, both of one moment. */
export async function loadBookedResults(
  database: Queryable,
  accountId: string,
  sinceMs: number,
): Promise<{ readonly realised: Money; readonly untaxedGains: Money }> {
  const [row] = await database.query<{ realised: string; untaxed_gains: bigint }>(
    `SELECT untaxed_gains, ${REALISED} AS realised FROM account WHERE id = $1`,
    [accountId, String(sinceMs), RESULT_LEDGERS],
  )
  return {
    realised: moneyFromMicros(BigInt(row?.realised ?? '0')),
    untaxedGains: moneyFromMicros(row?.untaxed_gains ?? 0n),
  }
}

export type MoneyChangeFilter = Paging & {
  readonly type: string | undefined
  readonly from: number | undefined
  readonly to: number | undefined
}

export type MoneyChangeRow = {
  readonly number: bigint
  readonly reason: string
  readonly cause_id: string
  readonly time: bigint
  readonly cash_change: bigint
  readonly cash_after: bigint
  /** What negative balance protection paid in of it (TR-4.8). */
  readonly protection: bigint
}

const CHANGE_COLUMNS = `number, reason, cause_id, time, cash_change, cash_after,
  (SELECT coalesce(-sum(leg.amount), 0)::bigint
   FROM unnest(ledgers, amounts) AS leg (ledger, amount)
   WHERE leg.ledger = ${LEDGER_CODES.protection}) AS protection`

const CHANGES_OF_ACCOUNT = `
  FROM entries_of($1)
  WHERE cash_change <> 0
    AND ($2::text IS NULL OR reason = $2)
    AND ($3::bigint IS NULL OR time >= $3)
    AND ($4::bigint IS NULL OR time <= $4)`

/** One page of the entries that changed the cash balance, newest first, and how many there are. */
export function listMoneyChanges(
  database: Queryable,
  accountId: string,
  { type, from, to, ...paging }: MoneyChangeFilter,
): Promise<CountedPage<MoneyChangeRow>> {
  const found = `MATERIALIZED (SELECT number ${CHANGES_OF_ACCOUNT})`
  const parameters = [accountId, type, from?.toString(), to?.toString()].map((one) => one ?? null)
  return loadEntryPage(database, { columns: CHANGE_COLUMNS, found, parameters }, paging)
}

/** The numbers of at most `limit` entries that changed the cash balance in a span, oldest first. */
export async function listMoneyChangeNumbers(
  database: Queryable,
  accountId: string,
  { from, to, behind, limit }: ChangeSpan,
): Promise<readonly bigint[]> {
  const rows = await database.query<{ number: bigint }>(
    `SELECT number FROM entries_of($1)
     WHERE cash_change <> 0 AND time >= $2::bigint AND time <= $3::bigint AND number > $4::bigint
     ORDER BY number LIMIT $5::bigint`,
    [accountId, ...[from, to, behind, limit].map(String)],
  )
  return rows.map(({ number }) => number)
}

/** The entries with these numbers, oldest first. */
export async function loadMoneyChanges(
  database: Queryable,
  numbers: readonly bigint[],
): Promise<readonly MoneyChangeRow[]> {
  return await database.query<MoneyChangeRow>(
    `SELECT ${CHANGE_COLUMNS} FROM journal_entry WHERE number = ANY ($1::bigint[]) ORDER BY number`,
    [numbers.map(String)],
  )
}

export type ChangeSpan = {
  /** Both included. */
  readonly from: number
  readonly to: number
  /** Behind the entry of this number. */
  readonly behind: bigint
  readonly limit: number
}

/** House accounts whose losses are what a customer gained. */
const RESULT_LEDGERS = (
  ['trading_pnl', 'fees', 'overnight', 'option_pnl', 'protection'] as const
).map((name) => String(LEDGER_CODES[name]))

function readAccount(
  row: StoredAccount,
  open: { readonly usedMargin: bigint; readonly reserved: bigint },
): AccountRow {
  return {
    id: row.id,
    ...readLevels(row),
    cash: moneyFromMicros(row.cash),
    stake: moneyFromMicros(row.stake),
    hold: moneyFromMicros(row.withdrawal_hold),
    salary: moneyFromMicros(row.salary),
    usedMargin: moneyFromMicros(open.usedMargin),
    reserved: moneyFromMicros(open.reserved),
  }
}

type LeveledAccount = LevelTexts & Pick<StoredAccount, 'kind' | 'mode' | 'volumes' | 'day_number'>

function readLevels(row: LeveledAccount) {
  const volume = sumVolume(readVolumes(row.volumes), row.day_number)
  const vipLevels = readVipLevels(row)
  const isMain = row.kind === defaultAccountOf(row.mode)
  return { kind: row.kind, isMain, vip: decideVipLevel(vipLevels, volume), vipLevels, volume }
}

type LevelTexts = Pick<StoredAccount, 'vip_levels' | 'jurisdiction'>

/** Of everyone the same until somebody changes the terms: worked out once. */
let lastLevels: (LevelTexts & { readonly levels: readonly VipLevel[] }) | undefined

function readVipLevels({ vip_levels, jurisdiction }: LevelTexts): readonly VipLevel[] {
  if (lastLevels?.vip_levels === vip_levels && lastLevels.jurisdiction === jurisdiction) {
    return lastLevels.levels
  }
  const standing =
    vip_levels === null ? VIP_LEVELS : parseVipLevels(JSON.parse(vip_levels) as VipLevelText[])
  const rules =
    jurisdiction === null
      ? OPEN_JURISDICTION
      : parseJurisdiction(JSON.parse(jurisdiction) as JurisdictionText)
  const levels = vipLevelsAllowed(rules, standing)
  lastLevels = { vip_levels, jurisdiction, levels }
  return levels
}
