// What other slices may use of this one: one function takes every second proof. Nothing here looks
// at a code, an app or a passkey by itself, and the import table lets no slice behind it.

export type { ProofDependencies, SecondFactorDependencies } from './dependencies.ts'
export { secondFactorPart } from './has-factor-store.ts'
export { type RelyingParty, relyingPartyOf } from './passkeys/relying-party.ts'
export { listProofs, proveSecond, type SecondProof } from './prove-second.ts'
