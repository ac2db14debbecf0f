// Wire calls of the sheets of costs and risks.

import { type Handlers, refused } from '@fairtick/wire/handler'
import type { SheetGate } from './sheet-gate.ts'

export function costSheetRoutes(gate: SheetGate): Handlers<'costSheet' | 'acceptCostSheet'> {
  return {
    costSheet: async ({ query }, { caller, account }) => {
      const sheet = gate.sheetOf(query.kind)
      const accepted = await gate.hasAccepted({ userId: caller.userId, account }, sheet)
      return { hash: sheet.hash, accepted, facts: sheet.facts }
    },
    acceptCostSheet: async ({ body: { kind, hash } }, { caller, account }) => {
      const sheet = gate.sheetOf(kind)
      // Another one stands meanwhile: it is read before it is accepted.
      if (sheet.hash !== hash) return refused('sheet_unread', { kind })
      await gate.accept({ userId: caller.userId, account }, sheet)
      return {}
    },
  }
}
