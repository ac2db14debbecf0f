// What other slices may use of this one.

export {
  type CheckDependencies,
  checkFundPassword,
  fundPasswordLock,
} from './check-fund-password.ts'
export { loadFundPassword } from './store.ts'
