// What other slices may use of this one.

export { PASSKEYS } from './store.ts'
