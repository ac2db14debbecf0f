// What other slices, the back office and the roles may use of this one.

export { createCheckUnlocked } from './check-unlocked.ts'
export { type CheckIdentity, createCheckIdentity } from './check-withdrawal.ts'
export { createDocumentSealer } from './document-sealer.ts'
export { eraseOld } from './erase-old.ts'
export { createExpireDocuments } from './expire-documents.ts'
export { readIdentityRules } from './identity-rules.ts'
export { openPersonKeys, type PersonKeys } from './person-keys.ts'
export { pictureOf } from './sealed-document.ts'
export {
  createIsVerified,
  findUnsealedCases,
  type IsVerified,
  identityStatusPart,
} from './verified.ts'
