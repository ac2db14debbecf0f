// What other slices may use of this one.

export {
  type BankChangeRow,
  type BankVerdict,
  listBankChanges,
  listSameBankUsers,
  listUsersWithWanted,
  loadBank,
  loadBankChange,
  loadWaitingBankChanges,
} from './bank-store.ts'
export { findTarget, type PayoutTarget, type WantedTarget } from './find-target.ts'
export { maskNumber } from './present-target.ts'
export { reviewBankChange } from './review-bank-change.ts'
export { listWallets } from './wallet-store.ts'
export { PAYOUT_WAYS } from './way-ids.ts'
