// What other slices may use of this one.

export { startAccountFeed } from './account-feed.ts'
export { PRACTICE_GRANT } from './reset-practice.ts'
export { loadAccount, loadAccounts } from './store.ts'
