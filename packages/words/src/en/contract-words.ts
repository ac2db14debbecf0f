// English words of contracts, loaded when one is about to be traded or looked at.

export { contracts } from './contracts.ts'
export { positions } from './positions.ts'
