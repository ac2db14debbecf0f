// What other slices, the back office and the roles may use of this one.

export type { WithdrawalDependencies, WithdrawalOffice } from './dependencies.ts'
export type { PassGates, PayoutTarget, WithdrawalWish } from './gates.ts'
export {
  approveWithdrawal,
  type Decided,
  failWithdrawal,
  listWaitingWithdrawals,
  payWithdrawal,
  readWithdrawal,
} from './office.ts'
export { presentWithdrawal, type WithdrawalLook, withdrawalEvent } from './present-withdrawal.ts'
export { readMoneyTerms } from './read-money-terms.ts'
export { loadWithdrawal, type Withdrawal, type WithdrawalFailure } from './store.ts'
export { createSubmitWithdrawal, type SubmitWithdrawal } from './submit-withdrawal.ts'
