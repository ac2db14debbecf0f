// What other features may use of this one.

export { AppKey } from './parts/app-key.tsx'
export { RecoveryCodes } from './parts/recovery-codes.tsx'
export { SecondProof } from './parts/second-proof.tsx'
