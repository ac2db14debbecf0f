// Wire calls about an account over time.

import type { Handlers } from '@fairtick/wire/handler'
import { type ExportParts, exportRecords } from './export-records.ts'
import { createExportSlots } from './export-slots.ts'

export type StatementDependencies = Omit<ExportParts, 'slots'>

export function statementRoutes(dependencies: StatementDependencies): Handlers<'exportRecords'> {
  const slots = createExportSlots(dependencies.now)
  return {
    exportRecords: ({ query }, context) =>
      exportRecords({ ...dependencies, slots }, query, context),
  }
}
