// What factors of staff are made of: they are of the same kinds, and kept in tables of their own.
// The import table lets only the slice `staff` in here.

export { askAbout, checkAnswer, checkMade } from './passkeys/passkey-answer.ts'
export { askOwn, exchangeAnswer, openProof } from './passkeys/passkey-proof.ts'
export { createPasskeyStore } from './passkeys/passkey-store.ts'
export { userHandleOf } from './passkeys/webauthn.ts'
export {
  matchTotpStep,
  newTotpSecret,
  totpCodeOf,
  totpStepAt,
  totpUri,
} from './totp/totp.ts'
