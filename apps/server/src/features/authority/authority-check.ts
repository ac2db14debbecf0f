// Everything that moves money or gives power against who let it happen, again and again: what was
// read once is not read again, since logs are only added to.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { MEMBER_ACTS } from '@fairtick/wire/admin/calls/staff'
import { findInboxFault, INBOX_KINDS } from '../../engine/commands/inbox.ts'
import { listSetAside, type SetAsideRow } from '../../engine/commands/set-aside.ts'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { findApproval, listUnsealed, loadActs } from '../audit/public.ts'
import { checkIdentities } from './check-identities.ts'
import { checkPasswords } from './check-passwords.ts'
import { checkRoles } from './check-roles.ts'
import { checkSealedRows } from './check-sealed-rows.ts'
import { loadExamined } from './examined-store.ts'
import { findInPages } from './find-in-pages.ts'
import { judgeCommands } from './judge-commands.ts'
import { judgeLinks, LINK_ACTIONS } from './judge-links.ts'
import { judgeLocks, LOCK_ACTIONS } from './judge-locks.ts'
import {
  type LoggedCommand,
  listApprovedBehind,
  listCommands,
  listDecidedLinks,
  listLocks,
  listRequests,
  loadLastCommand,
} from './store.ts'

const CHECKED_KINDS: ReadonlySet<string> = new Set([
  ...Object.keys(INBOX_KINDS),
  ...['approve-withdrawal', 'pay-withdrawal', 'fail-withdrawal'],
])

/** More would tell nothing new. */
const MAX_FINDINGS = 100

export type AuthorityParts = {
  readonly database: Queryable
  readonly rowSeal: RowSeal
  /** Ends a look that is under way. */
  readonly signal?: AbortSignal
}

/** What was read so far. */
type Progress = {
  command: number
  request: bigint
  audit: number
  /** How often the engine was asked what by rows, and its log does not show it yet. */
  readonly asked: Map<string, number>
}

/**
 * A function that looks at what came since the last time; one sentence for each finding. A finding
 * is only told once everything was read anew, and then at each look until it is gone.
 */
export function createAuthorityCheck(parts: AuthorityParts): () => Promise<readonly string[]> {
  let progress = begin()
  return async () => {
    const found = await look(parts, progress)
    if (found.length === 0) return found
    progress = begin()
    const anew = await look(parts, progress)
    // Read from the beginning once more, the next time: it may be gone by then.
    if (anew.length > 0) progress = begin()
    return anew.slice(0, MAX_FINDINGS)
  }
}

/** Reads everything. */
export async function findUnauthorised(
  database: Queryable,
  rowSeal: RowSeal,
): Promise<readonly string[]> {
  return (await look({ database, rowSeal }, begin())).slice(0, MAX_FINDINGS)
}

function begin(): Progress {
  return { command: 0, request: 0n, audit: 0, asked: new Map() }
}

async function look(parts: AuthorityParts, progress: Progress): Promise<readonly string[]> {
  const setAside = await listSetAside(parts.database, parts.rowSeal)
  const found = [
    ...setAside.map(sayWhy),
    ...(await readCommands(parts, progress)),
    ...(await readApproved(parts, 'change_request')),
    ...(await readApproved(parts, 'role_request')),
    ...(await readLinks(parts)),
    ...(await readLocks(parts)),
    ...(await readAudit(parts, progress)),
    ...(await checkPasswords(parts.database, parts.rowSeal, parts.signal)),
    ...(await checkRoles(parts.database, parts.rowSeal)),
    ...(await checkSealedRows(parts.database, parts.rowSeal, parts.signal)),
    ...(await checkIdentities(parts.database, parts.rowSeal, parts.signal)),
  ]
  if (found.length === 0) return found
  const examined = await loadExamined(parts.database, parts.rowSeal, found)
  return found.filter((finding) => !examined.has(finding))
}

function sayWhy({ id, cause, command, fault }: SetAsideRow): string {
  const row = `engine_inbox: row ${id} (${cause}) was set aside`
  if (fault === 'seal_wrong') return `${row}, no slice made it: ${command}`
  if (fault === 'kind_not_allowed') return `${row}, no slice asks that by a row: ${command}`
  return `${row}, though nothing is wrong with it: ${command}`
}

async function readCommands(parts: AuthorityParts, progress: Progress): Promise<string[]> {
  const { database, rowSeal } = parts
  const findings: string[] = []
  const last = await loadLastCommand(database)
  while (progress.command < last) {
    const { commands, to } = await listCommands(database, CHECKED_KINDS, progress.command)
    // Behind the commands: each of them was asked by a row that is there by now.
    if (commands.length > 0) await readRequests(parts, progress)
    findings.push(
      ...commands.filter((command) => !takeAsked(progress, command)).map(sayNotAsked),
      ...(await judgeCommands(database, rowSeal, commands)),
    )
    progress.command = Math.min(to, last)
    await giveTurn(parts)
  }
  return findings
}

async function readRequests({ database, rowSeal }: AuthorityParts, progress: Progress) {
  for (;;) {
    const rows = await listRequests(database, progress.request)
    for (const row of rows) {
      const text = JSON.stringify(row.command)
      if (findInboxFault(rowSeal, row) !== undefined) continue
      progress.asked.set(text, (progress.asked.get(text) ?? 0) + 1)
    }
    const end = rows.at(-1)?.id
    if (end === undefined) return
    progress.request = end
  }
}

/** False: it can only be asked by a row, and no row asks it. */
function takeAsked({ asked }: Progress, { kind, fields }: LoggedCommand): boolean {
  if (!Object.hasOwn(INBOX_KINDS, kind)) return true
  const text = JSON.stringify([kind, ...fields])
  const times = asked.get(text) ?? 0
  if (times > 1) asked.set(text, times - 1)
  else asked.delete(text)
  return times > 0
}

function sayNotAsked({ number, kind, fields }: LoggedCommand): string {
  return `command ${number}: ${kind} ${fields[0]}: no sealed row of the inbox asked for it`
}

/** As the audit log names what is asked for and approved. */
const APPROVAL_ACTIONS = {
  change_request: ['change.request', 'change.approved'],
  role_request: MEMBER_ACTS.flatMap((act) => [`${act}.request`, `${act}.approved`]),
}

/** All of them, each time: which is approved next does not follow from their numbers. */
async function readApproved(
  parts: AuthorityParts,
  table: 'change_request' | 'role_request',
): Promise<string[]> {
  const { database, rowSeal } = parts
  const actions = APPROVAL_ACTIONS[table]
  const findings: string[] = []
  for (let after = 0n; ; ) {
    const rows = await listApprovedBehind(database, table, after)
    const subjectIds = rows.map(({ id }) => id)
    const acts = await loadActs(database, rowSeal, { subjectIds, actions })
    for (const row of rows) {
      if (findApproval(row, acts) !== undefined) continue
      findings.push(`${table}: ${row.id} is approved, and the audit log does not show by which two`)
    }
    const end = rows.at(-1)?.number
    if (end === undefined) return findings
    after = end
    await giveTurn(parts)
  }
}

function readLinks({ database, rowSeal, signal }: AuthorityParts): Promise<readonly string[]> {
  return findInPages(
    {
      read: (after) => listDecidedLinks(database, after),
      judge: async (links) => {
        const subjectIds = links.map(({ id }) => id)
        const acts = await loadActs(database, rowSeal, { subjectIds, actions: LINK_ACTIONS })
        return judgeLinks(links, acts)
      },
    },
    signal,
  )
}

function readLocks({ database, rowSeal, signal }: AuthorityParts): Promise<readonly string[]> {
  return findInPages(
    {
      read: (after) => listLocks(database, after),
      judge: async (locks) => {
        const subjectIds = locks.map(({ user_id }) => user_id)
        const acts = await loadActs(database, rowSeal, { subjectIds, actions: LOCK_ACTIONS })
        return judgeLocks(locks, acts)
      },
    },
    signal,
  )
}

async function readAudit(parts: AuthorityParts, progress: Progress): Promise<string[]> {
  const { unsealed, last } = await listUnsealed(parts.database, parts.rowSeal, progress.audit)
  progress.audit = last
  return unsealed.map((number) => `audit_entry: the server did not write entry ${number}`)
}

/** A database in this process answers without a turn of the event loop: all others would wait. */
async function giveTurn({ signal }: AuthorityParts): Promise<void> {
  await nextTurn()
  signal?.throwIfAborted()
}
