// What other slices may use of this one.

export { mailSecurityChange } from './mail-change.ts'
export { notifyNewPushBrowser } from './notify-new-push-browser.ts'
export { recordHold } from './record-hold.ts'
export { HOLD_MS, listHeldUsers, listHolds } from './store.ts'
