// What other slices, the back office and the roles may use of this one.

export type { DepositOffice } from './dependencies.ts'
export {
  type DepositMethod,
  type DepositMethods,
  type MethodText,
  parseMethod,
  readDepositMethods,
} from './deposit-methods.ts'
export { depositEvent, presentDeposit } from './present-deposit.ts'
export {
  creditOf,
  type DepositCase,
  failDeposit,
  listDepositCases,
  readDepositCase,
  reviewDeposit,
} from './review-deposit.ts'
export {
  countPending,
  type Deposit,
  isOpen,
  listDeposits,
  loadDeposit,
  loadDepositsById,
  loadWaitingDeposits,
} from './store.ts'
export { type ToldOfDeposit, tellDeposit } from './tell-deposit.ts'
