// What other slices may use of this one.

export { findUsers, listNicknames, loadFoundUser, lockUser } from './find-users.ts'
export { type Means, readUser, type User } from './read-user.ts'
export {
  claimOpening,
  emailKey,
  ensureFirstInvitation,
  holdPassword,
  insertUser,
  listInviters,
  listLanguages,
  listUserIds,
  loadUser,
  loadUserByEmail,
  loadUserByPhone,
  newInviteCode,
  phoneKey,
  releaseOpening,
  type UserRow,
  updateAccountsOpened,
  updateEmail,
  updatePasswordHash,
  updatePhone,
} from './store.ts'
