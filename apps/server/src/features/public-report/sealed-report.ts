// A measured month carries a seal: figures that somebody wrote into the table are shown to nobody.

import type { RowSeal } from '../../platform/row-seal.ts'

export type MeasuredReport = {
  readonly accountKind: 'practice' | 'real'
  readonly fromMs: number
  readonly untilMs: number
  /** Figures as JSON. */
  readonly figures: string
  readonly measuredMs: number
}

export type StoredReport = MeasuredReport & { readonly seal: string }

export function sealReport(rowSeal: RowSeal, report: MeasuredReport): StoredReport {
  return { ...report, seal: rowSeal.seal('public-report', fieldsOf(report)) }
}

export function isSealedReport(rowSeal: RowSeal, report: StoredReport): boolean {
  return rowSeal.isSealed('public-report', fieldsOf(report), report.seal)
}

function fieldsOf({ accountKind, fromMs, untilMs, figures, measuredMs }: MeasuredReport) {
  return [accountKind, fromMs, untilMs, figures, measuredMs]
}
