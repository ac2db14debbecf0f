// What other slices, the back office and the roles may use of this one.

export { beginDecision, endDecision } from './begin-decision.ts'
export type { WithdrawalOffice } from './dependencies.ts'
export type { PassGates } from './gates.ts'
export {
  approveWithdrawal,
  failWithdrawal,
  payWithdrawal,
} from './office.ts'
export { findWindow } from './payout-window.ts'
export { presentWithdrawal, type WithdrawalLook, withdrawalEvent } from './present-withdrawal.ts'
export { readMoneyTerms } from './read-money-terms.ts'
export {
  countWaitingToBank,
  listQueue,
  listWithdrawals,
  loadWaitingWithdrawals,
  loadWithdrawal,
  updateDecider,
  updateReference,
  type Withdrawal,
  type WithdrawalFailure,
} from './store.ts'
export { createSubmitWithdrawal, type SubmitWithdrawal } from './submit-withdrawal.ts'
