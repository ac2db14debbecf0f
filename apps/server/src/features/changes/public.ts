// What the rest of the server may use of this slice.

export { applyAdjustmentOutcome } from './apply-adjustment-outcome.ts'
export { createApplyChanges } from './apply-changes.ts'
export { listComingMoneyTerms } from './approved-changes.ts'
export { listDoneTerms, loadWaitingChanges } from './change-store.ts'
export { loadChosenMode, loadModeConditions, type ServerFacts } from './chosen-mode.ts'
export {
  creditByOne,
  largestWithdrawal,
  type OperatorTerms,
  openOperatorTerms,
  recoveryHoldHours,
} from './operator-terms.ts'
