// Writes rows of accounts anew that do not follow from the records, and takes away checkpoints that
// tell of them wrongly; where anything else differs nothing is written.

import { createState } from '@fairtick/core/engine/state/create-state'
import type { Account, EngineState } from '@fairtick/core/engine/state/state'
import { APP_ROLE, type Database, type Queryable } from '../../platform/database.ts'
import { invitersText, selfLimitsText, volumesText } from '../codec/column-text.ts'
import { leadingText } from '../codec/follow-text.ts'
import { oldestOpen } from '../rows/oldest-open.ts'
import { fenceEngines } from '../run/lease.ts'
import { compareFacts, compareTables, readCheckpoints } from './compare-tables.ts'
import type { ExpectedTable } from './expected-rows.ts'
import type { TellProgress } from './replay-logs.ts'
import { rebuild } from './verify-tape.ts'

/** What the engine works out of other rows. */
const NAMES = [
  ...(['cash', 'stake', 'withdrawal_hold', 'salary', 'margin_called', 'volumes'] as const),
  ...(['untaxed_gains', 'inviters', 'trading_lock', 'own_limits', 'oldest_open'] as const),
  ...(['lead_terms', 'invited_day', 'kept_terms'] as const),
]
type ColumnName = (typeof NAMES)[number]

type AccountTexts = Readonly<Record<ColumnName, string | null>>

/** One column of one account, as text; null: nothing. */
export type RepairedCell = {
  readonly accountId: string
  readonly column: ColumnName
  readonly from: string | null
  readonly to: string | null
}

/** What the records say was worked out of so many of them, for so many accounts. */
export type Repair = { readonly tapeRecords: number; readonly accounts: number } & (
  | {
      readonly outcome: 'repaired'
      readonly cells: readonly RepairedCell[]
      /** Accounts that are left for the next run. */
      readonly left: number
      /** Tape positions of checkpoints that were taken away: the next day begins with a new one. */
      readonly checkpoints: readonly string[]
    }
  | { readonly outcome: 'refused'; readonly findings: readonly string[] }
)

/** Rows that one run writes. */
const MAX_REPAIRED_ACCOUNTS = 10_000

/**
 * All of it is in `tx`. Refused while an engine holds the lease, when a chain is broken, and when
 * anything differs that is not worked out of other rows: then the records themselves, or what
 * customers were told, are in question, and no row may be made to fit.
 */
export async function repairRows(
  tx: Queryable,
  kind: Database['kind'],
  tell?: TellProgress,
): Promise<Repair> {
  if (!(await fenceEngines(tx, kind))) {
    const findings = ['an engine holds the lease: stop the server first']
    return { outcome: 'refused', findings, tapeRecords: 0, accounts: 0 }
  }
  await tx.query('SET LOCAL statement_timeout = 0')
  await tx.query('SET LOCAL idle_in_transaction_session_timeout = 0')
  const state = createState()
  const { rows, broken } = await rebuild(tx, state, tell)
  const checked = { tapeRecords: state.tapePosition, accounts: state.accounts.size }
  if (broken.length > 0) return { outcome: 'refused', findings: broken, ...checked }
  const stored = await readAccounts(tx)
  const others = [
    ...(await compareFacts(tx, state, rows, { fromPosition: 0, tell })),
    ...compareOwners(state, stored),
  ]
  if (others.length > 0) return { outcome: 'refused', findings: others, ...checked }
  const differing = findDiffering(state, stored)
  const mended = differing.slice(0, MAX_REPAIRED_ACCOUNTS)
  for (const { account } of mended) await writeAccount(tx, account)
  const checkpoints = differingKeys(rows.checkpoint, await readCheckpoints(tx, '0'))
  if (checkpoints.length > 0) await removeCheckpoints(tx, checkpoints)
  const left = differing.length - mended.length
  // Whatever this did not mean to mend takes back all of it.
  for (const position of checkpoints) rows.checkpoint.delete(position)
  const findings = left > 0 ? [] : await compareTables(tx, state, rows, { fromPosition: 0 })
  if (findings.length > 0) throw new Error(`the rows could not be repaired: ${findings[0]}`)
  const cells = mended.flatMap((each) => each.cells)
  return { outcome: 'repaired', cells, left, checkpoints, ...checked }
}

type StoredAccount = AccountTexts & { readonly user_id: string; readonly kind: string }
type StoredAccounts = ReadonlyMap<string, StoredAccount>

async function readAccounts(tx: Queryable): Promise<StoredAccounts> {
  const rows = await tx.query<StoredAccount & { readonly id: string }>(
    `SELECT id, user_id, kind, cash::text, stake::text, withdrawal_hold::text, salary::text,
       margin_called::text, volumes, untaxed_gains::text, inviters, trading_lock, own_limits,
       oldest_open::text, lead_terms, invited_day::text, kept_terms
     FROM account`,
  )
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** Whose an account is comes from nothing else: it is never written anew. */
function compareOwners({ accounts }: EngineState, stored: StoredAccounts): readonly string[] {
  const findings = [...stored.keys()]
    .filter((id) => !accounts.has(id))
    .map((id) => `account ${id}: does not follow from the records`)
  for (const { id, userId, kind } of accounts.values()) {
    const row = stored.get(id)
    if (row === undefined) findings.push(`account ${id}: missing`)
    else if (row.user_id !== userId || row.kind !== kind) {
      findings.push(`account ${id}: expected ${userId} ${kind}, found ${row.user_id} ${row.kind}`)
    }
  }
  return findings
}

type Differing = { readonly account: Account; readonly cells: readonly RepairedCell[] }

function findDiffering({ accounts }: EngineState, stored: StoredAccounts): readonly Differing[] {
  return [...accounts.values()].flatMap((account) => {
    const [row, texts] = [stored.get(account.id), textsOf(account)]
    const cells = NAMES.flatMap((column): RepairedCell[] => {
      const [from, to] = [row?.[column] ?? null, texts[column]]
      return from === to ? [] : [{ accountId: account.id, column, from, to }]
    })
    return cells.length === 0 ? [] : [{ account, cells }]
  })
}

function textsOf(account: Account): AccountTexts {
  const { cash, stake, withdrawal_hold, salary } = account.balances
  return {
    ...{ cash: String(cash), stake: String(stake), withdrawal_hold: String(withdrawal_hold) },
    ...{ salary: String(salary), margin_called: String(account.isMarginCalled) },
    ...{ volumes: volumesText(account.volumes), untaxed_gains: String(account.untaxedGains) },
    ...{ inviters: invitersText(account.inviters), trading_lock: account.tradingLock ?? null },
    own_limits: selfLimitsText(account.limits) ?? null,
    oldest_open: oldestOpen(account)?.toString() ?? null,
    lead_terms: leadingText(account) ?? null,
    invited_day: account.invitedDay?.toString() ?? null,
    kept_terms: account.keptTerms?.text ?? null,
  }
}

async function writeAccount(tx: Queryable, account: Account): Promise<void> {
  const texts = textsOf(account)
  await tx.query(
    `UPDATE account
     SET cash = $2::bigint, stake = $3::bigint, withdrawal_hold = $4::bigint, salary = $5::bigint,
       margin_called = $6::text::boolean, volumes = $7, untaxed_gains = $8::bigint, inviters = $9,
       trading_lock = $10, own_limits = $11, oldest_open = $12::bigint, lead_terms = $13,
       invited_day = $14::integer, kept_terms = $15
     WHERE id = $1`,
    [account.id, ...NAMES.map((name) => texts[name])],
  )
}

function differingKeys(expected: ExpectedTable, stored: ExpectedTable): readonly string[] {
  return [...stored].flatMap(([key, text]) => (expected.get(key) === text ? [] : [key]))
}

/** Only the owner of the tables may, and only without the guard that keeps them. */
async function removeCheckpoints(tx: Queryable, positions: readonly string[]): Promise<void> {
  await tx.query('SET LOCAL ROLE NONE')
  await tx.query('ALTER TABLE checkpoint DISABLE TRIGGER checkpoint_append_only')
  await tx.query('DELETE FROM checkpoint WHERE tape_position = ANY ($1::bigint[])', [positions])
  await tx.query('ALTER TABLE checkpoint ENABLE TRIGGER checkpoint_append_only')
  await tx.query(`SET LOCAL ROLE ${APP_ROLE}`)
}
