// Sessions as rows that the server sealed: one that was planted, or given to another user, opens
// nothing.

import type { RowSeal } from '../../platform/row-seal.ts'
import type { SessionRow } from './store.ts'

type SealedFields = Pick<SessionRow, 'id' | 'userId' | 'createdMs'> & {
  readonly tokenHash: string
}

export function sealSession(rowSeal: RowSeal, session: SealedFields): string {
  return rowSeal.seal('session', fieldsOf(session))
}

export function isSealedSession(rowSeal: RowSeal, session: SealedFields, seal: string): boolean {
  return rowSeal.isSealed('session', fieldsOf(session), seal)
}

function fieldsOf({ id, userId, tokenHash, createdMs }: SealedFields) {
  return [id, userId, tokenHash, createdMs]
}
