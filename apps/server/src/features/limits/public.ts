// What other slices may use of this one.

export { loosenLimits } from './change-limits.ts'
export { breakUntil, type LimitValues, loadLimitValues } from './read-limits.ts'
