// Which sheet of costs stands before an order that was refused unread (H7).

import type { SheetFacts } from '@fairtick/wire/calls/cost-sheets'
import { CallRefused } from '@fairtick/wire/client'

export type SheetKind = SheetFacts['kind']

/** Undefined of every other problem. */
export function unreadSheetOf(problem: unknown): SheetKind | undefined {
  if (!(problem instanceof CallRefused) || problem.answer.code !== 'sheet_unread') return undefined
  return (problem.answer.result as { readonly kind: SheetKind }).kind
}
