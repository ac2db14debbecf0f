// What other slices may use of this one.

export { addressProblem } from './address/check-address.ts'
export { noWalletProblemOfAny } from './address/no-wallets.ts'
export { hasBankPart, listSameBankUsers, loadBank } from './bank-store.ts'
export { PAYOUT_CHANNELS } from './channel-ids.ts'
export { findTarget, type PayoutTarget } from './find-target.ts'
export { listWallets, walletCountPart } from './wallet-store.ts'
