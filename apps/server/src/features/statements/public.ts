// What other slices and the roles may use of this one.

export { profitOf } from './profit-of.ts'
export { createEquityRecorder } from './record-equity-snapshots.ts'
