// Calls about the audit log: its pages, and whether its chain holds (REL-59).

import * as z from 'zod'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'

const auditEntry = z.object({
  number: z.int(),
  time: z.int(),
  /** Null: somebody who signs in, or the server itself. */
  staffId: z.string().nullable(),
  address: z.string(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  detail: z.record(z.string(), z.unknown()),
  hash: z.string(),
})

export const auditCalls = {
  auditLog: defineAdminCall(ADMIN_ROUTES.auditLog, {
    access: 'audit.read',
    summary: 'What staff saw and did, newest first.',
    query: z.strictObject({
      ...field.paging,
      staffId: field.id.optional(),
      subjectId: field.id.optional(),
      action: field.id.optional(),
    }),
    result: field.pageOf(auditEntry),
  }),
  auditCheck: defineAdminCall(ADMIN_ROUTES.auditCheck, {
    access: 'audit.read',
    summary: 'Recomputes the chain and compares it with the heads exported so far.',
    result: z.object({
      entries: z.int(),
      head: z.string(),
      exportedHeads: z.int(),
      /** One sentence each, at most 100; none: nothing was edited, deleted, added or cut. */
      findings: z.array(z.string()),
    }),
  }),
}
