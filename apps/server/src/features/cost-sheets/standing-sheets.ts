// The sheets that stand, made anew when the terms have changed.

import { hash as hashText } from 'node:crypto'
import type { SheetFacts } from '@fairtick/wire/calls/cost-sheets'
import { createDerivedValue } from '../../platform/derived-value.ts'
import { readSheetFacts, type SheetKind, type StandingTerms } from './sheet-facts.ts'

export type Sheet = {
  readonly kind: SheetKind
  readonly facts: SheetFacts
  /** What was hashed. */
  readonly text: string
  readonly hash: string
}

/** Instruments and rules are other objects after a change, never altered ones. */
export function createStandingSheets(readTerms: () => StandingTerms): (kind: SheetKind) => Sheet {
  const sheets = createDerivedValue(
    () => {
      const { jurisdiction, instruments } = readTerms()
      return [jurisdiction, ...instruments]
    },
    () => new Map<SheetKind, Sheet>(),
  )
  return (kind) => {
    const made = sheets()
    const sheet = made.get(kind) ?? makeSheet(kind, readTerms())
    made.set(kind, sheet)
    return sheet
  }
}

function makeSheet(kind: SheetKind, terms: StandingTerms): Sheet {
  const facts = readSheetFacts(kind, terms)
  const text = JSON.stringify(facts)
  return { kind, facts, text, hash: hashText('sha256', text) }
}
