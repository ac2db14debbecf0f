// What other slices may use of this one.

export { ownDeviceKeys, recogniseDevice } from './known-device.ts'
export { newPasswordProblem } from './password-rules.ts'
export { purgeExpired } from './purge-expired.ts'
export {
  isOpenSession,
  type SessionCheckParts,
  startSessionCheck,
} from './session-check.ts'
export { horizonAt } from './session-life.ts'
export {
  deleteOtherSessions,
  deleteSession,
  forgetOtherDevices,
  listSessions,
  listSignedIn,
} from './store.ts'
