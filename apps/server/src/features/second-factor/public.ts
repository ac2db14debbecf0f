// What other slices may use of this one.

export type { ProofDependencies, SecondFactorDependencies } from './dependencies.ts'
export { type CodePurpose, checkCode, type ProvenCode, spendCode } from './mail-code/mail-code.ts'
export { deleteOldCodes } from './mail-code/mail-code-store.ts'
export { sendCode } from './mail-code/send-code.ts'
export { PASSKEYS } from './passkeys/customer-passkeys.ts'
export { askAbout, checkAnswer, checkMade } from './passkeys/passkey-answer.ts'
export { askOwn, exchangeAnswer, openProof } from './passkeys/passkey-proof.ts'
export { createPasskeyStore } from './passkeys/passkey-store.ts'
export { type RelyingParty, relyingPartyOf } from './passkeys/relying-party.ts'
export { purgeChallenges } from './passkeys/spent-challenge-store.ts'
export { userHandleOf } from './passkeys/webauthn.ts'
export {
  listProofs,
  proveByMail,
  proveLogin,
  proveOwnFactor,
  proveSecond,
  type SecondProof,
} from './prove-second.ts'
export {
  matchTotpStep,
  newTotpSecret,
  totpCodeOf,
  totpStepAt,
  totpUri,
} from './totp/totp.ts'
