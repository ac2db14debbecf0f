// What other slices may use of this one.

export { forgetStale } from './forget-stale.ts'
export { type SessionCheck, startSessionCheck } from './session-check.ts'
