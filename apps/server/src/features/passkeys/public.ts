// What other slices may use of this one.

export { askAbout, checkAnswer, type PasskeyParts } from './check-answer.ts'
export { openPasskeyProof, type ProofPurpose } from './prove-by-passkey.ts'
export { hasPasskey, listPasskeys } from './store.ts'
