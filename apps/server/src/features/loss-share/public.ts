// What the roles and other slices use of this one.

export { losingShareText } from './losing-share-text.ts'
export {
  FEWEST_ACCOUNTS,
  type LossShare,
  openLossShare,
  type StandingShare,
} from './loss-share.ts'
export { measureAccounts } from './measure-accounts.ts'
export { listAccountIds } from './store.ts'
