// Wire calls about the audit log; looking at it is written into it as well.

import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { type AuditParts, audited } from './audited.ts'
import { listEntries } from './store.ts'
import { verifyExported } from './verify-audit.ts'

export type AuditDependencies = AuditParts & { readonly headsFile: string }

export function auditRoutes(
  dependencies: AuditDependencies,
): AdminHandlers<'auditLog' | 'auditCheck'> {
  return {
    auditLog: ({ query }, context) =>
      audited(dependencies, context, async (tx, write) => {
        const { staffId, subjectId, action } = query
        const paging = pagingOf(query)
        const found = await listEntries(tx, { staffId, subjectId, action, ...paging })
        await write({ action: 'audit.read', subjectKind: 'audit', subjectId: '', detail: query })
        const data = found.rows.map(({ previousHash: _, detail, ...entry }) => ({
          ...entry,
          detail: JSON.parse(detail),
        }))
        return answerPage(paging, found, data)
      }),
    auditCheck: async (_, context) => {
      const { database, headsFile, exportHeads } = dependencies
      const verdict = await verifyExported(database, headsFile, { settle: exportHeads })
      return await audited(dependencies, context, async (_tx, write) => {
        const detail = { entries: verdict.entries, findings: verdict.findings.length }
        await write({ action: 'audit.check', subjectKind: 'audit', subjectId: '', detail })
        return { ...verdict, findings: [...verdict.findings] }
      })
    },
  }
}
