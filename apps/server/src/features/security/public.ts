// What other slices may use of this one.

export { changeFactor, type FactorChanged } from './change-factor.ts'
export type { ProofDependencies, SecurityDependencies } from './dependencies.ts'
export {
  listProofs,
  proveByMail,
  proveLogin,
  proveOwnFactor,
  proveSecond,
  type SecondProof,
} from './prove-second.ts'
export { readSecurity } from './read-security.ts'
