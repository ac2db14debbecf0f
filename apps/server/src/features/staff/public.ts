// What the rest of the server may use of this slice.

export type { StaffDependencies } from './dependencies.ts'
export { proveFactor } from './prove-factor.ts'
export { purgeExpiredStaff } from './purge-expired.ts'
export { recheckPermission } from './recheck-permission.ts'
export { recoverOffice } from './recover-office.ts'
export { loadWaitingRequests } from './request-store.ts'
export { type SetupFile, writeSetupFiles } from './setup-files.ts'
export { checkStaffSession, listStaffSessions } from './staff-session.ts'
export {
  countActiveAdmins,
  listGranted,
  listStaffNames,
  listStaffOfRoles,
  loadStaff,
  type RoleKey,
} from './store.ts'
