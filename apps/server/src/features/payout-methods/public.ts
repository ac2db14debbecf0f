// What other slices may use of this one.

export {
  listPendingBankChanges,
  listSameBankUsers,
  loadBank,
  loadBankChange,
} from './bank-store.ts'
export { findTarget, type PayoutTarget, type WantedTarget } from './find-target.ts'
export { reviewBankChange } from './review-bank-change.ts'
export { listWallets } from './wallet-store.ts'
