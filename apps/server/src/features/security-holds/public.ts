// What other slices may use of this one.

export { mailSecurityChange } from './mail-change.ts'
export { noteSecurityChange } from './note-change.ts'
export { HOLD_MS, listHeldUsers, listHolds } from './store.ts'
