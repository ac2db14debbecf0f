// What the roles and other slices may use of this one.

export { createLiabilityJob } from './publish-liabilities.ts'
export { createSalts } from './salts.ts'
export { forgetLeaves, newestLiabilityRoot } from './store.ts'
