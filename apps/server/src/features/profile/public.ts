// What other slices may use of this one.

export { type CallerRow, loadCaller, provePassword } from './prove-password.ts'
export {
  type IdentityStatus,
  type PayoutSetup,
  readUser,
  type User,
  type UserParts,
} from './read-user.ts'
export { isContactSealed, type SealedContact, sealContact } from './sealed-contact.ts'
export {
  claimOpening,
  emailKey,
  ensureFirstInvitation,
  holdPassword,
  insertUser,
  listInviters,
  listLanguages,
  listNicknames,
  listUserIds,
  loadContact,
  loadUser,
  loadUserByEmail,
  loadUserByPhone,
  lockUser,
  newInviteCode,
  phoneKey,
  releaseOpening,
  type UserRow,
  updateAccountsOpened,
  updateEmail,
  updatePasswordHash,
  updatePhone,
} from './store.ts'
export {
  type FoundUser,
  listUsers,
  loadFoundUser,
  pageUsers,
  searchUsers,
} from './user-search-store.ts'
