// The chain of the audit log: each entry's hash covers all of it and the hash before.

import { hashOf } from '../../platform/random-id.ts'
import type { AuditEntry } from './store.ts'

/** What the first entry names as the hash before it. */
export const GENESIS_HASH = '0'.repeat(64)

/** Every column but the hash itself. */
export function hashEntry(entry: Omit<AuditEntry, 'hash'>): string {
  const { number, time, staffId, address, action, subjectKind, subjectId, detail } = entry
  const content = [number, time, staffId, address, action, subjectKind, subjectId, detail]
  return hashOf('audit', entry.previousHash, JSON.stringify(content))
}
