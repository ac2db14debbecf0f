// What the rest of the server may use of this slice.

export { forgetStaleStaff } from './forget-stale.ts'
export { openSetup } from './one-time-secret.ts'
export { checkStaffSession } from './staff-session.ts'
