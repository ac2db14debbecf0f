// All SQL of the checks of authority: the command log, and the rows that commands must follow from.

import type { Queryable } from '../../platform/database.ts'
import type { RequestOfTwo } from '../audit/public.ts'

/** A command as its line of the log has it. */
export type LoggedCommand = {
  readonly number: number
  readonly kind: string
  /** The account is the first of them. */
  readonly fields: readonly unknown[]
}

/** So many commands are read at once. */
const COMMANDS_A_PAGE = 5_000
const ROWS_A_PAGE = 1_000

/** The number of the newest command; 0: there is none. */
export async function loadLastCommand(database: Queryable): Promise<number> {
  const [row] = await database.query<{ last: bigint | null }>(
    'SELECT max(last_number) AS last FROM command_block',
  )
  return Number(row?.last ?? 0)
}

/** Commands of these kinds, of one page of blocks behind `after`; `to`: where the next begins. */
export async function listCommands(
  database: Queryable,
  kinds: ReadonlySet<string>,
  after: number,
): Promise<{ readonly commands: readonly LoggedCommand[]; readonly to: number }> {
  const to = after + COMMANDS_A_PAGE
  const rows = await database.query<{ payload: string }>(
    `SELECT payload FROM command_block
     WHERE first_number > $1::bigint AND first_number <= $2::bigint AND payload ~ $3
     ORDER BY first_number`,
    [String(after), String(to), `,"(${[...kinds].join('|')})",`],
  )
  const commands = rows.flatMap(({ payload }) => payload.split('\n').map(readLine))
  return { commands: commands.filter(({ kind }) => kinds.has(kind)), to }
}

/** One that cannot be read is of no kind: verify-tape stops at it. */
function readLine(line: string): LoggedCommand {
  try {
    const [number, , , kind, ...fields] = JSON.parse(line) as [number, number, number, string]
    return { number, kind, fields }
  } catch {
    return { number: 0, kind: '', fields: [] }
  }
}

export type StoredRequest = {
  readonly id: bigint
  readonly cause: string
  readonly command: unknown
  readonly time: bigint
  readonly seal: string
}

/** A page of what the engine was, or is to be, asked by rows. */
export function listRequests(
  database: Queryable,
  after: bigint,
): Promise<readonly StoredRequest[]> {
  return database.query<StoredRequest>(
    `SELECT id, cause, command, time, seal FROM engine_inbox
     WHERE id > $1::bigint AND state <> 'set_aside' ORDER BY id LIMIT ${ROWS_A_PAGE}`,
    [String(after)],
  )
}

export type StoredDeposit = {
  readonly id: string
  readonly account_id: string
  readonly amount: string
  readonly rate: string | null
  readonly channel: string
  readonly submitted_time: bigint
  readonly reviewed_by: string | null
  /** Who credited it alone. */
  readonly alone: string | null
}

export function listDeposits(
  database: Queryable,
  ids: readonly string[],
): Promise<readonly StoredDeposit[]> {
  return database.query<StoredDeposit>(
    `SELECT d.id, d.account_id, d.amount::text AS amount, d.rate::text AS rate, d.channel,
       d.submitted_time, d.reviewed_by, s.staff_id AS alone
     FROM deposit d LEFT JOIN deposit_sole_approval s ON s.deposit_id = d.id
     WHERE d.id = ANY ($1::text[])`,
    [ids],
  )
}

export type StoredChange = RequestOfTwo & { readonly kind: string }

const OF_TWO = 'id, payload_hash AS hash, requested_by AS "requestedBy", decided_by AS "decidedBy"'

/** Those of them that were approved. */
export function listApprovedChanges(
  database: Queryable,
  ids: readonly string[],
): Promise<readonly StoredChange[]> {
  return database.query<StoredChange>(
    `SELECT kind, ${OF_TWO} FROM change_request
     WHERE id = ANY ($1::text[]) AND status = 'approved'`,
    [ids],
  )
}

/** A page of all that were approved, in their order. */
export async function listApprovedBehind(
  database: Queryable,
  table: 'change_request' | 'role_request',
  after: bigint,
): Promise<readonly (RequestOfTwo & { readonly number: bigint })[]> {
  return await database.query(
    `SELECT number, ${OF_TWO} FROM ${table}
     WHERE number > $1::bigint AND status = 'approved' ORDER BY number LIMIT ${ROWS_A_PAGE}`,
    [String(after)],
  )
}

export type StoredDecision = {
  readonly id: string
  readonly account_id: string
  readonly approved_by: string | null
  readonly paid_by: string | null
  readonly failed_by: string | null
}

export function listDecisions(
  database: Queryable,
  withdrawalIds: readonly string[],
): Promise<readonly StoredDecision[]> {
  return database.query<StoredDecision>(
    `SELECT withdrawal_id AS id, account_id, approved_by, paid_by, failed_by
     FROM withdrawal_target WHERE withdrawal_id = ANY ($1::text[])`,
    [withdrawalIds],
  )
}

/** Of each table with passwords: what they are for, and a page of them by owner. */
export const PASSWORD_TABLES = {
  app_user: {
    of: 'customer',
    page: `SELECT id, password_hash AS stored FROM app_user
           WHERE id > $1 ORDER BY id LIMIT $2::bigint`,
  },
  fund_password: {
    of: 'fund',
    page: `SELECT user_id AS id, password_hash AS stored FROM fund_password
           WHERE user_id > $1 ORDER BY user_id LIMIT $2::bigint`,
  },
  staff: {
    of: 'staff',
    page: `SELECT id, password_hash AS stored FROM staff
           WHERE id > $1 AND password_hash IS NOT NULL ORDER BY id LIMIT $2::bigint`,
  },
} as const

/** Those behind the owner `after`. */
export function listPasswords(
  database: Queryable,
  table: keyof typeof PASSWORD_TABLES,
  after: string,
): Promise<readonly { readonly id: string; readonly stored: string }[]> {
  return database.query(PASSWORD_TABLES[table].page, [after, String(ROWS_A_PAGE)])
}

/** Whose they are. */
export async function listOwners(
  database: Queryable,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ id: string; user_id: string }>(
    'SELECT id, user_id FROM account WHERE id = ANY ($1::text[])',
    [accountIds],
  )
  return new Map(rows.map(({ id, user_id }) => [id, user_id]))
}

/** Those of the users whose account is, or was, linked to another. */
export async function listLinked(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ id: string }>(
    `SELECT later_user_id AS id FROM account_link WHERE later_user_id = ANY ($1::text[])
     UNION SELECT earlier_user_id FROM account_link WHERE earlier_user_id = ANY ($1::text[])`,
    [userIds],
  )
  return new Set(rows.map(({ id }) => id))
}

export type StoredLinkDecision = {
  readonly id: string
  readonly status: 'confirmed' | 'lifted'
  readonly first_lifted_by: string | null
  readonly decided_by: string | null
}

/** A page of all links that somebody has decided about. */
export function listDecidedLinks(
  database: Queryable,
  afterId: string,
): Promise<readonly StoredLinkDecision[]> {
  return database.query<StoredLinkDecision>(
    `SELECT id, status, first_lifted_by, decided_by FROM account_link
     WHERE status <> 'open' AND id > $1 ORDER BY id LIMIT ${ROWS_A_PAGE}`,
    [afterId],
  )
}

export type StoredLock = {
  readonly id: string
  readonly user_id: string
  readonly flag: string
  readonly locked_by: string
  readonly is_locked: boolean
}

/** A page of those behind an id. */
export function listLocks(database: Queryable, after: string): Promise<readonly StoredLock[]> {
  return database.query<StoredLock>(
    `SELECT user_id || ' ' || flag AS id, user_id, flag, locked_by,
       unlocked_time IS NULL AS is_locked
     FROM user_lock WHERE user_id || ' ' || flag > $1
     ORDER BY user_id || ' ' || flag LIMIT $2::bigint`,
    [after, String(ROWS_A_PAGE)],
  )
}

export type StoredApplication = {
  readonly id: string
  readonly account_id: string
  readonly profit_share: string
  readonly max_followers: number
  readonly max_copied: bigint
  readonly decided_by: string | null
}

/** By which accounts were let lead, at whatever time. */
export async function listApplications(
  database: Queryable,
  accountIds: readonly string[],
): Promise<readonly StoredApplication[]> {
  if (accountIds.length === 0) return []
  return await database.query<StoredApplication>(
    `SELECT id, account_id, profit_share::text, max_followers, max_copied, decided_by
     FROM leader_application WHERE account_id = ANY ($1::text[]) AND status = 'approved'`,
    [accountIds],
  )
}
