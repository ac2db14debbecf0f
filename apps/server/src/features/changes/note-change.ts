// What the audit log is told of a change: what was asked for and its hash (REL-59).

import type { WriteAudit } from '../audit/public.ts'
import { readPayload } from './change-payload.ts'
import type { ChangeRequest } from './change-store.ts'

export function noteChange(
  write: WriteAudit,
  what: 'request' | 'withdrawn' | 'approved' | 'rejected',
  {
    id,
    kind,
    subject,
    payload,
    hash,
  }: Pick<ChangeRequest, 'id' | 'kind' | 'subject' | 'payload' | 'hash'>,
): Promise<void> {
  const detail = { kind, subject, hash, ...readPayload(payload) }
  return write({ action: `change.${what}`, subjectKind: 'request', subjectId: id, detail })
}
