// What other slices may use of this one.

export { loosenLimits } from './change-limits.ts'
export { breakUntil, loadLimitValues } from './read-limits.ts'
