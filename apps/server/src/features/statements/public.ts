// What other slices and the roles may use of this one.

export { createEquityRecorder } from './record-equity-snapshots.ts'
