// What the audit log is told of a change: what was asked for and its hash (REL-59).

import type { AuditFacts } from '../audit/public.ts'
import { readPayload } from './change-payload.ts'
import type { ChangeRequest } from './change-store.ts'

export function auditFactsOf(
  what: 'request' | 'withdrawn' | 'approved' | 'rejected',
  request: Pick<ChangeRequest, 'id' | 'kind' | 'subject' | 'payload' | 'hash'>,
): AuditFacts {
  const { id: subjectId, kind, subject, payload, hash } = request
  const detail = { kind, subject, hash, ...readPayload(payload) }
  return { action: `change.${what}`, subjectKind: 'request', subjectId, detail }
}
