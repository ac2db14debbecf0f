// What signing in alone may use of this slice: codes that prove a mail address, and the factors at
// a login. The import table lets only the slice `auth` in here.

export { claimOfVisitor, sessionHolder } from './mail-code/code-holder.ts'
export {
  type CodePurpose,
  checkCode,
  type ProvenCode,
  spendCode,
} from './mail-code/mail-code.ts'
export { deleteOldCodes } from './mail-code/mail-code-store.ts'
export { sendCode } from './mail-code/send-code.ts'
export { PASSKEYS } from './passkeys/customer-passkeys.ts'
export { askAbout, checkAnswer } from './passkeys/passkey-answer.ts'
export { purgeChallenges } from './passkeys/spent-challenge-store.ts'
export { proveLogin, proveOwnFactor } from './prove-second.ts'
