// What other slices may use of this one.

export { addressProblem } from './address/check-address.ts'
export { noWalletProblemOfAny } from './address/no-wallets.ts'
export { listSameBankUsers, loadBank } from './bank-store.ts'
export { PAYOUT_CHANNELS } from './channel-ids.ts'
export { findTarget, type PayoutTarget } from './find-target.ts'
export { listWallets } from './wallet-store.ts'
