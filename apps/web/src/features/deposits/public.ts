// What other features may use of this one.

export { depositPages, depositQuery } from './deposit-reads.ts'
export { LazyDepositSheet } from './lazy-deposit-sheet.ts'
export { DepositRow } from './parts/deposit-row.tsx'
