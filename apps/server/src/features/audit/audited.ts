// What staff see of a person or change is written down in the transaction that does it (REL-59).

import type { AnonymousContext, StaffContext } from '@fairtick/wire/admin/handler'
import { type Database, type Queryable, sqlState } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { TooBusy } from '../../platform/too-busy.ts'
import { GENESIS_HASH, hashEntry } from './chain.ts'
import type { ExportHeads } from './head-export.ts'
import { sealEntry } from './sealed-entries.ts'
import { insertEntry, loadHead, lockChain } from './store.ts'

type SubjectKind =
  | 'user'
  | 'staff'
  | 'request'
  | 'account'
  | 'books'
  | 'audit'
  | 'deposit'
  | 'withdrawal'
  | 'bank_change'
  | 'account_link'
  | 'identity'
  | 'recovery'
  | 'leader'
  | 'signal'
  | 'content'
  | 'chat'

/** Facts for who checks later: ids and choices, never a secret or what a customer wrote. */
export type AuditFacts = {
  /** `user.lock`: what it was about, a dot, what was done. */
  readonly action: string
  readonly subjectKind: SubjectKind
  readonly subjectId: string
  readonly detail?: Readonly<Record<string, unknown>>
  /** Who, where signing in has not told it yet. */
  readonly staffId?: string
}

export type WriteAudit = (facts: AuditFacts) => Promise<void>

export type AuditParts = {
  readonly database: Database
  readonly nowMs: () => number
  readonly exportHeads: ExportHeads
  readonly rowSeal: RowSeal
}

/**
 * Runs `work` in one transaction; acts of the back office happen one after the other. Returns when
 * the heads of its entries are on the disk: what was answered cannot be cut off unseen.
 */
export async function audited<Result>(
  { database, nowMs, exportHeads, rowSeal }: AuditParts,
  context: AnonymousContext | StaffContext,
  work: (tx: Queryable, write: WriteAudit) => Promise<Result>,
): Promise<Result> {
  const caller = 'caller' in context ? context.caller.staffId : null
  const result = await database.transaction(async (tx) => {
    await lockChain(tx).catch(refuseCrowd)
    const by = { caller, address: context.address }
    return await work(tx, (facts) => append(tx, { ...by, rowSeal }, facts, nowMs))
  })
  await exportHeads()
  return result
}

/**
 * One entry at the end of a transaction that a command of the installation began: nobody is signed
 * in there, and nothing follows it for which the chain would be kept. Export the heads after it.
 */
export async function appendByCommand(
  tx: Queryable,
  rowSeal: RowSeal,
  facts: AuditFacts,
  nowMs: () => number,
): Promise<void> {
  await lockChain(tx)
  await append(tx, { caller: null, address: 'command', rowSeal }, facts, nowMs)
}

/** Whoever waits in vain for a turn is told to come back; nothing was done. */
function refuseCrowd(error: unknown): never {
  if (sqlState(error) === LOCK_NOT_AVAILABLE) throw new TooBusy('the back office', RETRY_AFTER_MS)
  throw error
}

const LOCK_NOT_AVAILABLE = '55P03'
const RETRY_AFTER_MS = 1_000

type Writer = Pick<AuditParts, 'rowSeal'> & {
  readonly caller: string | null
  readonly address: string
}

async function append(
  tx: Queryable,
  { caller, address, rowSeal }: Writer,
  facts: AuditFacts,
  nowMs: () => number,
): Promise<void> {
  const head = await loadHead(tx)
  const entry = {
    number: (head?.number ?? 0) + 1,
    time: nowMs(),
    staffId: facts.staffId ?? caller,
    address,
    action: facts.action,
    subjectKind: facts.subjectKind,
    subjectId: facts.subjectId,
    detail: JSON.stringify(facts.detail ?? {}),
    previousHash: head?.hash ?? GENESIS_HASH,
  }
  const hash = hashEntry(entry)
  await insertEntry(tx, { ...entry, hash, seal: sealEntry(rowSeal, hash) })
}
