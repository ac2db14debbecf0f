// What other slices may use of this one.

export { type AccountFeed, startAccountFeed } from './account-feed.ts'
export { presentNotice } from './present-notice.ts'
export { PRACTICE_GRANT } from './reset-practice.ts'
export { loadAccount, loadAccounts } from './store.ts'
