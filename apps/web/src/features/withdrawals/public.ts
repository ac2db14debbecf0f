// What other features may use of this one.

export { LazyWithdrawalSheet } from './lazy-withdrawal-sheet.ts'
