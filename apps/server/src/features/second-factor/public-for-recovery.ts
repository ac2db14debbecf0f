// What help with a lost account alone may use of this slice: codes that prove an address, and a new
// app in place of all that was lost. The import table lets only the slice `recovery` in here.

export { claimOfVisitor } from './mail-code/code-holder.ts'
export { checkCode, spendCode } from './mail-code/mail-code.ts'
export { type NewApp, offerApp, proveNewApp, replaceFactors } from './replace-factors.ts'
