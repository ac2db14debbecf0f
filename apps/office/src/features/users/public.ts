// What other areas use of customers.

export { LOCK_NAMES } from './lock-words.ts'
