// Nobody opens a first trade of a kind unread (H7): an opening needs the acceptance of the sheet
// that stands, by this customer, for this account.

import { type AccountContext, type Declined, refused } from '@fairtick/wire/handler'
import type { Database } from '../../platform/database.ts'
import type { SheetKind, StandingTerms } from './sheet-facts.ts'
import { createStandingSheets, type Sheet } from './standing-sheets.ts'
import { insertAcceptance, isAccepted, type Reader } from './store.ts'

/** Acceptances that are known without asking the database: one a customer, account and kind. */
const MAX_KNOWN = 20_000

export type SheetGateParts = {
  readonly database: Database
  readonly nowMs: () => number
  readonly terms: () => StandingTerms
}

type Opening<Given, Answer> = (given: Given, context: AccountContext) => Promise<Answer>

export type SheetGate = {
  readonly sheetOf: (kind: SheetKind) => Sheet
  readonly hasAccepted: (reader: Reader, sheet: Sheet) => Promise<boolean>
  readonly accept: (reader: Reader, sheet: Sheet) => Promise<void>
  /** The same call, refused as long as the sheet that stands is unread. */
  readonly guard: <Given, Answer>(
    kind: SheetKind,
    open: Opening<Given, Answer>,
  ) => Opening<Given, Answer | Declined>
}

export function openSheetGate({ database, nowMs, terms }: SheetGateParts): SheetGate {
  const sheetOf = createStandingSheets(terms)
  // What was accepted stays accepted: only another hash asks again.
  const known = new Map<string, string>()
  const note = (reader: Reader, { kind, hash }: Sheet) => {
    const key = keyOf(reader, kind)
    known.delete(key)
    known.set(key, hash)
    const [oldest] = known.keys()
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  }
  const hasAccepted = async (reader: Reader, sheet: Sheet) => {
    if (known.get(keyOf(reader, sheet.kind)) === sheet.hash) return true
    const isRead = await isAccepted(database, reader, sheet.hash)
    if (isRead) note(reader, sheet)
    return isRead
  }
  return {
    ...{ sheetOf, hasAccepted },
    accept: async (reader, sheet) => {
      await insertAcceptance(database, reader, sheet, nowMs())
      note(reader, sheet)
    },
    guard: (kind, open) => async (given, context) => {
      const reader = { userId: context.caller.userId, account: context.account }
      const isRead = await hasAccepted(reader, sheetOf(kind))
      return isRead ? await open(given, context) : refused('sheet_unread', { kind })
    },
  }
}

function keyOf({ userId, account }: Reader, kind: SheetKind): string {
  return `${userId} ${account} ${kind}`
}
