// What other slices may use of this one.

export { ALTERED, insertLock, listLocks, loadLock, updateUnlocked } from './store.ts'
export { askTradingLock, lockOpenedAccount } from './trading-lock.ts'
