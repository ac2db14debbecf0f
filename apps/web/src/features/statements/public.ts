// What other features may use of this one.

export { EquityCurve } from './equity-curve.tsx'
export { EquityHistoryCard } from './equity-history-card.tsx'
export { equityQuery } from './equity-query.ts'
export { ExportButton } from './export-button.tsx'
export { EquityLine } from './parts/equity-line.tsx'
export type { Exported } from './use-export.ts'
