// What other slices, and the wiring, may use of this one.

export { nextRollover } from './next-rollover.ts'
