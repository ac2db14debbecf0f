// What other slices may use of this one.

export { loosenLimits } from './change-limits.ts'
export { breakUntil, type LimitReader, type LimitValues, loadLimitValues } from './read-limits.ts'
export { listAlteredUsers, saveLimit } from './store.ts'
