// Wire calls about the audit log; looking at it is written into it as well.

import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { type AuditParts, audited } from './audited.ts'
import { listEntries } from './store.ts'
import { verifyExported } from './verify-audit.ts'

const DEFAULT_SIZE = 20

export type AuditDependencies = AuditParts & { readonly headsFile: string }

export function auditRoutes(
  dependencies: AuditDependencies,
): AdminHandlers<'auditLog' | 'auditCheck'> {
  return {
    auditLog: ({ query }, context) =>
      audited(dependencies, context, async (tx, write) => {
        const { staffId, subjectId, action, page = 1, size = DEFAULT_SIZE } = query
        const found = await listEntries(tx, { staffId, subjectId, action, page, size })
        await write({ action: 'audit.read', subjectKind: 'audit', subjectId: '', detail: query })
        return {
          ...{ page, size, total: found.total },
          data: found.rows.map(({ previousHash: _, detail, ...entry }) => ({
            ...entry,
            detail: JSON.parse(detail),
          })),
        }
      }),
    auditCheck: async (_, context) => {
      const verdict = await verifyExported(dependencies.database, dependencies.headsFile)
      return await audited(dependencies, context, async (_tx, write) => {
        const detail = { entries: verdict.entries, findings: verdict.findings.length }
        await write({ action: 'audit.check', subjectKind: 'audit', subjectId: '', detail })
        return { ...verdict, findings: [...verdict.findings] }
      })
    },
  }
}
