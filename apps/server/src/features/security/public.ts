// What other slices may use of this one.

export type { ProofDependencies, SecurityDependencies } from './dependencies.ts'
export { proveByMail, proveLogin, proveSecond, type SecondProof } from './prove-second.ts'
export { hasTotp } from './store.ts'
