// What other features may use of this one.

export { bankQuery, walletsQuery } from './target-queries.ts'
export type { Wallet } from './use-wallet-calls.ts'
export { walletName } from './wallet-name.ts'
