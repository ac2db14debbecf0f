// All SQL of `identity_decision`: who decided what about a case, and why.

import type { IdentityReason } from '@fairtick/wire/identity-rules'
import type { Queryable } from '../../platform/database.ts'

export type Verdict = 'approve_first' | 'approve' | 'ask_again' | 'fail'

export type NewDecision = {
  readonly caseId: string
  readonly staffId: string
  readonly verdict: Verdict
  readonly reasons: readonly IdentityReason[]
  /** Null: nothing was written, or it was erased. */
  readonly comment: string | null
  readonly note: string | null
  readonly factsHash: string
  readonly timeMs: number
}

export type Decision = NewDecision & { readonly number: number }

export async function insertDecision(tx: Queryable, decision: NewDecision): Promise<void> {
  const { caseId, staffId, verdict, reasons, comment, note, factsHash, timeMs } = decision
  await tx.query(
    `INSERT INTO identity_decision (case_id, staff_id, verdict, reasons, comment, note, facts_hash,
       time)
     VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7, $8)`,
    [caseId, staffId, verdict, JSON.stringify(reasons), comment, note, factsHash, timeMs],
  )
}

/** By case, oldest first. */
export async function listDecisions(
  database: Queryable,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Decision[]>> {
  const rows = await database.query<{
    number: bigint
    case_id: string
    staff_id: string
    verdict: Verdict
    reasons: IdentityReason[]
    comment: string | null
    note: string | null
    facts_hash: string
    time: bigint
  }>('SELECT * FROM identity_decision WHERE case_id = ANY($1::text[]) ORDER BY case_id, number', [
    caseIds,
  ])
  const decisions = rows.map((row) => ({
    number: Number(row.number),
    ...{ caseId: row.case_id, staffId: row.staff_id, verdict: row.verdict },
    ...{ reasons: row.reasons, comment: row.comment, note: row.note },
    ...{ factsHash: row.facts_hash, timeMs: Number(row.time) },
  }))
  return Map.groupBy(decisions, ({ caseId }) => caseId)
}

/** Why the newest decision of a case asked for something, with what was written to the customer. */
export async function loadLastDeclining(
  database: Queryable,
  caseId: string,
): Promise<Pick<Decision, 'reasons' | 'comment'> | undefined> {
  const [row] = await database.query<{ reasons: IdentityReason[]; comment: string | null }>(
    `SELECT reasons, comment FROM identity_decision
     WHERE case_id = $1 AND verdict IN ('ask_again', 'fail') ORDER BY number DESC LIMIT 1`,
    [caseId],
  )
  return row
}

/** What people wrote about a case that was erased. */
export async function eraseWords(tx: Queryable, caseIds: readonly string[]): Promise<void> {
  await tx.query(
    'UPDATE identity_decision SET comment = NULL, note = NULL WHERE case_id = ANY($1::text[])',
    [caseIds],
  )
}

/** How many cases wait for the second of two people. */
export async function countFirstApprovals(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM identity_decision d
     JOIN identity_case c ON c.id = d.case_id AND c.status = 'pending'
     WHERE d.verdict = 'approve_first'`,
  )
  return Number(row?.count ?? 0)
}
