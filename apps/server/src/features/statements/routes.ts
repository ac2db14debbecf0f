// Wire calls about an account over time.

import type { Handlers } from '@fairtick/wire/handler'
import { loadAccount } from '../account/public.ts'
import { type ExportParts, exportRecords } from './export-records.ts'
import { createExportSlots } from './export-slots.ts'
import { readEquity } from './read-equity.ts'

export type StatementDependencies = Omit<ExportParts, 'slots'>

export function statementRoutes(
  dependencies: StatementDependencies,
): Handlers<'exportRecords' | 'equityHistory'> {
  const { database, now } = dependencies
  const slots = createExportSlots(now)
  return {
    exportRecords: ({ query }, context) =>
      exportRecords({ ...dependencies, slots }, query, context),
    equityHistory: async ({ query }, { caller, account }) => {
      const { id } = await loadAccount(database, caller.userId, account)
      return await readEquity(database, id, query.days, now())
    },
  }
}
