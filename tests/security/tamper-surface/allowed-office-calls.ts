// The calls of the back office. None may touch a price, strike, result or one's terms (H1, H3).

/** Of the back office: name, method, the permission it needs, its fields. */
export const ADMIN_CALLS = `
  enrolFactor POST public secret
  enrol POST public secret email name password code
  login POST public email password code
  logout POST self
  installation GET public
  me GET self
  mySessions GET self
  endMySessions POST self id
  changePassword PUT self oldPassword newPassword
  refuseRequest POST self id
  myRecovery GET self
  renewMyRecovery POST self
  askLoginPasskey POST public
  loginByPasskey POST public credential clientData authenticatorData signature
  myPasskeys GET self
  beginPasskey POST self
  addPasskey POST self credential clientData attestation transports name
  removePasskey POST self id
  askPasskey POST self
  provePasskey POST self credential clientData authenticatorData signature
  myRequests GET self
  users GET users.read page size after search
  user GET users.read id
  endUserSessions POST users.end_sessions id session
  lockUser POST users.lock id flag reason
  unlockUser POST users.lock id flag
  userProfile GET users.profile id reason chat
  userSecurity GET users.security id reason chat
  userFigures GET users.figures id reason chat account
  userPositions GET users.positions id reason chat page size after account
  userContracts GET users.orders id reason chat page size after account state
  userOptions GET users.orders id reason chat page size after account state
  userDeposits GET users.deposits id reason chat page size after account
  userWithdrawals GET users.withdrawals id reason chat page size after account
  userPayoutMethods GET users.payout_methods id reason chat
  userMessages GET users.messages id reason chat page size after
  userLimits GET users.limits id reason chat
  userTeam GET users.team id reason chat page size after account level
  userSalary GET users.salary id reason chat page size after account
  userMoneyChanges GET users.money_changes id reason chat page size after account
  depositQueue GET deposits.read page size after user status channel
  depositCase GET deposits.read id
  depositVoucher GET deposits.read id
  claimDeposit POST deposits.review id
  releaseDeposit POST deposits.review id
  approveDeposit POST deposits.review id credit
  failDeposit POST deposits.review id reason
  withdrawalQueue GET withdrawals.read page size after user status method
  withdrawalCase GET withdrawals.read id
  claimWithdrawal POST withdrawals.review id
  releaseWithdrawal POST withdrawals.review id
  approveWithdrawal POST withdrawals.review id
  failWithdrawal POST withdrawals.review id reason
  payWithdrawal POST withdrawals.pay id reference
  bankChangeQueue GET bank_changes.read page size after user status
  bankChangeCase GET bank_changes.read id
  claimBankChange POST bank_changes.review id
  releaseBankChange POST bank_changes.review id
  approveBankChange POST bank_changes.review id
  failBankChange POST bank_changes.review id reason
  recoveryQueue GET recoveries.read page size after status
  recoveryCase GET recoveries.read id
  recoveryPicture GET recoveries.review id picture reason
  claimRecovery POST recoveries.review id
  releaseRecovery POST recoveries.review id
  approveRecovery POST recoveries.review id
  declineRecovery POST recoveries.review id reason
  leaderQueue GET leaders.read page size after status
  leaderCase GET leaders.read id
  claimLeader POST leaders.review id
  releaseLeader POST leaders.review id
  approveLeader POST leaders.review id
  rejectLeader POST leaders.review id reason
  stopLeader POST leaders.review id reason
  signalQueue GET signals.read page size after status
  signalCase GET signals.read id
  claimSignal POST signals.review id
  releaseSignal POST signals.review id
  hideSignal POST signals.review id reason
  dismissSignal POST signals.review id
  identityQueue GET identities.read page size after user status
  identityCase GET identities.review id reason
  identityPicture GET identities.review id reason side
  claimIdentity POST identities.review id
  releaseIdentity POST identities.review id
  approveIdentity POST identities.review id expires note
  askIdentityAgain POST identities.review id reasons comment note
  failIdentity POST identities.review id reasons comment note
  accountLinkQueue GET links.read page size after user status
  accountLinkCase GET links.read id
  claimAccountLink POST links.review id
  releaseAccountLink POST links.review id
  confirmAccountLink POST links.review id
  liftAccountLink POST links.review id
  chatInbox GET chat.read page size after view owner user search
  chatCase GET chat.read id
  chatPicture GET chat.read id number
  claimChat POST chat.answer id assignee
  answerChat POST chat.answer id text
  readChatCase POST chat.answer id number
  typeChat POST chat.answer id
  snoozeChat POST chat.answer id until
  prioritizeChat POST chat.answer id priority
  resolveChat POST chat.answer id
  transferChat POST chat.answer id to note
  deleteChatMessage POST chat.answer id number
  cannedReplies GET chat.read
  saveCannedReply POST chat.replies id name texts
  removeCannedReply POST chat.replies id
  staff GET staff.read page size after
  inviteStaff POST staff.manage email name
  resetFactor POST staff.manage id
  endStaffSessions POST staff.manage id
  deactivateStaff POST staff.manage id
  roleRequests GET staff.read page size after status
  requestRoles POST roles.request id roles
  withdrawRequest POST roles.request id
  approveRequest POST roles.approve id hash
  rejectRequest POST roles.approve id
  auditLog GET audit.read page size after staffId subjectId action
  auditCheck GET audit.read
  ledger GET ledger.read page size after accountId causeId
  ledgerEntry GET ledger.read number
  reconciliation GET reconciliation.read
  liabilities GET reconciliation.read
  statements GET reconciliation.read page size after
  statement GET reconciliation.read id
  uploadStatement POST statements.upload fileName content
  mode GET operation.read
  jobs GET operation.read
  payrolls GET operation.read page size after
  changes GET changes.read page size after status kind subject
  change GET changes.read id
  changeable GET changes.read
  requestChange POST changes.make change note
  withdrawChange POST changes.make id
  approveChange POST changes.make id hash
  rejectChange POST changes.make id
  contents GET content.read page size after kind status
  content GET content.read id
  activityJoins GET users.read id page size after
  draftContent POST content.edit kind item form
  editContent POST content.edit id hash form
  approveContent POST content.approve id hash
  publishContent POST content.approve id hash
  withdrawContent POST content.edit id
`
