// What other slices may use of this one.

export { forgetStale } from './forget-stale.ts'
export { admitTry, forgetMisses, type TriedLogin } from './login-throttle.ts'
export { type CodePurpose, checkCode, spendCode } from './mail-code.ts'
export { networkOf } from './network-of.ts'
export { newPasswordProblem } from './password-rules.ts'
export { loadCaller, provePassword } from './prove-password.ts'
export { type SessionCheck, startSessionCheck } from './session-check.ts'
export { horizonAt } from './session-life.ts'
export { deleteOtherSessions, deleteSession, listSessions } from './store.ts'
