// What other slices, the back office and the roles may use of this one.

export { applyDepositOutcome, type DepositOutcomeMessage } from './apply-deposit-outcome.ts'
export {
  type DepositMethod,
  type DepositMethods,
  type MethodText,
  ownAddresses,
  parseMethod,
  readDepositMethods,
} from './deposit-methods.ts'
export { depositEvent, presentDeposit } from './present-deposit.ts'
export { countPending, listDeposits, sumWaitingDeposits } from './store.ts'
