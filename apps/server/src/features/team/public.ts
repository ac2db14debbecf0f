// What other slices and the roles may use of this one.

export { createInviterPass, nameInviters } from './name-inviters.ts'
