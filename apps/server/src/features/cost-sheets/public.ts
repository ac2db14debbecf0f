// What the wiring uses of this slice.

export { openSheetGate } from './sheet-gate.ts'
