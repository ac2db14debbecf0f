// What other slices may use of this one.

export { startAccountFeed } from './account-feed.ts'
export { createAccountHistory } from './account-history.ts'
export { createAccountIds } from './account-ids.ts'
export { pageMoneyChanges } from './page-money-changes.ts'
export { presentMoneyChange } from './present-money-change.ts'
export { presentNotice } from './present-notice.ts'
export {
  type OpenAccount,
  openAccountReader,
  type ReadOpenAccount,
  readMarks,
} from './read-open-account.ts'
export { readSummary, type SummarySettings } from './read-summary.ts'
export { PRACTICE_GRANT } from './reset-practice.ts'
export {
  type AccountRow,
  loadAccount,
  loadAccountKind,
  loadAccounts,
  loadBookedResults,
  ownAccountsPart,
} from './store.ts'
