// What the rest of the server may use of this slice.

export type { StaffDependencies } from './dependencies.ts'
export { forgetStaleStaff } from './forget-stale.ts'
export { openSetup } from './one-time-secret.ts'
export { proveFactor } from './prove-factor.ts'
export { checkStaffSession, listStaffSessions } from './staff-session.ts'
export { stillMay } from './still-may.ts'
export { countActiveAdmins, listStaffNames } from './store.ts'
