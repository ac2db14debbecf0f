// What other features may use of this one.

export { SecondProof } from './parts/second-proof.tsx'
