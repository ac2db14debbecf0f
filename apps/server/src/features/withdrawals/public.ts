// What other slices, the back office and the roles may use of this one.

export { createPreconditionCheck } from './preconditions/check-preconditions.ts'
export { loadFundPassword, writeFundPassword } from './preconditions/fund-password-store.ts'
export { payoutSetupPart } from './preconditions/payout-setup-part.ts'
export type { CheckPreconditions } from './preconditions/preconditions.ts'
export {
  presentWithdrawal,
  type WithdrawalViewContext,
  withdrawalEvent,
} from './present-withdrawal.ts'
export { readMoneyTerms } from './read-money-terms.ts'
export {
  countWaitingToBank,
  listWithdrawals,
  loadWaitingWithdrawals,
  loadWithdrawal,
  sumWaitingWithdrawals,
} from './store.ts'
export { createSubmitWithdrawal, type SubmitWithdrawal } from './submit-withdrawal.ts'
export { termsUnderRules } from './terms-under-rules.ts'
