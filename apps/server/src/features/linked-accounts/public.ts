// What other slices and the roles may use of this one.

export type { LinkDependencies } from './dependencies.ts'
export { type LinkedAccounts, openLinkedAccounts } from './linked-accounts.ts'
export { loadWaitingLinks } from './review/link-store.ts'
export { isSamePerson, listSamePerson } from './same-person-store.ts'
export { bankSignal, identitySignal, walletSignal } from './signals.ts'
export { hasSharedBreak, type LimitSharer, listLimitSharers } from './store.ts'
