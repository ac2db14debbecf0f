// What the reviews of the slices, and the roles, may use of this one.

export { loadCaseCustomer } from './case-customer.ts'
export { loadCaseNames } from './case-names.ts'
export { claimCase, releaseCase } from './claim-case.ts'
export type { LoadMoneyHistory, ReviewDependencies } from './dependencies.ts'
export { previewFailures } from './failure-previews.ts'
export { type FirstApproval, loadCountingRule } from './first-approvals.ts'
export { isOwnAccount } from './is-own-account.ts'
export { checkFailure, failuresFor, isLeftOver } from './left-over.ts'
export { deleteClaim } from './store.ts'
export { type LoadWaiting, READER_LIMITS, type SumWaiting, watchQueues } from './watch-queues.ts'
