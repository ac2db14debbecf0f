// What other slices may use of this one.

export { type ProfileDependencies, readUser, type User } from './read-user.ts'
export {
  claimOpening,
  emailKey,
  ensureFirstInvitation,
  insertUser,
  listInviters,
  loadUser,
  loadUserByEmail,
  loadUserByPhone,
  newInviteCode,
  phoneKey,
  releaseOpening,
  type UserRow,
  updateAccountsOpened,
  updatePasswordHash,
} from './store.ts'
