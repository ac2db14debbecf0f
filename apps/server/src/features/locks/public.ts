// What other slices may use of this one.

export { deleteLock, insertLock, listLocks, loadLock } from './store.ts'
export { askTradingLock, lockOpenedAccount } from './trading-lock.ts'
