// One of the staff at a time decides a withdrawal: whoever begins keeps the others away until the
// engine has answered, so that nobody's name or reference is written over another's.

import type { Queryable } from '../../../platform/database.ts'
import type { Decision } from '../store.ts'

/** Of one that got no answer: no request lives as long, and then somebody else may. */
const BEGUN_LIFE_MS = 60_000

export type Beginning = {
  readonly decision: Decision
  readonly staffId: string
  /** Reason or reference; repeated with the same one it is the same decision. */
  readonly detail: string
  readonly nowMs: number
}

/**
 * True for one caller; false: somebody has begun, or the same person something else, or the engine
 * has approved it and its answer is on the way.
 */
export async function beginDecision(
  tx: Queryable,
  id: string,
  { decision, staffId, detail, nowMs }: Beginning,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE withdrawal_target t
     SET begun_by = $2, begun_decision = $3, begun_detail = $4, begun_time = $5::bigint
     FROM withdrawal w
     WHERE t.withdrawal_id = $1 AND w.id = t.withdrawal_id
     AND ($3 <> 'approve' OR w.approved_time IS NULL) AND (
       t.begun_by IS NULL OR t.begun_time <= $5::bigint - ${BEGUN_LIFE_MS}
       OR (t.begun_by, t.begun_decision, t.begun_detail) = ($2, $3, $4)
       OR t.begun_decision = 'approve' AND w.approved_time IS NOT NULL)
     RETURNING t.withdrawal_id`,
    [id, staffId, decision, detail, String(nowMs)],
  )
  return rows.length === 1
}

/** The engine has answered. */
export async function endDecision(tx: Queryable, id: string, staffId: string): Promise<void> {
  await tx.query(
    `UPDATE withdrawal_target
     SET begun_by = NULL, begun_decision = NULL, begun_detail = NULL, begun_time = NULL
     WHERE withdrawal_id = $1 AND begun_by = $2`,
    [id, staffId],
  )
}
