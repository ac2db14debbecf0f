// What other slices may use of this one.

export { createPresentContract, type PresentContract, shownPrice } from './present-contract.ts'
export { listContractsAfter, loadContract } from './store.ts'
