// Method and path of every call of the back office. Free of zod, for the browser.

import type { Route } from '../routes.ts'

const get = (path: string) => ({ method: 'GET', path }) as const
const post = (path: string) => ({ method: 'POST', path }) as const
const put = (path: string) => ({ method: 'PUT', path }) as const

export const ADMIN_ROUTES = {
  enrolFactor: post('/admin-api/enrol/factor'),
  enrol: post('/admin-api/enrol'),
  login: post('/admin-api/login'),
  logout: post('/admin-api/logout'),
  me: get('/admin-api/me'),
  installation: get('/admin-api/installation'),
  mySessions: get('/admin-api/sessions'),
  endMySessions: post('/admin-api/sessions/end'),
  changePassword: put('/admin-api/password'),
  myRequests: get('/admin-api/requests/mine'),
  askLoginPasskey: post('/admin-api/login/passkey/options'),
  loginByPasskey: post('/admin-api/login/passkey'),
  myPasskeys: get('/admin-api/passkeys'),
  beginPasskey: post('/admin-api/passkeys/options'),
  addPasskey: post('/admin-api/passkeys'),
  removePasskey: post('/admin-api/passkeys/remove'),
  askPasskey: post('/admin-api/passkeys/challenge'),
  provePasskey: post('/admin-api/passkeys/prove'),
  refuseRequest: post('/admin-api/requests/refuse'),
  myRecovery: get('/admin-api/recovery'),
  renewMyRecovery: post('/admin-api/recovery'),

  users: get('/admin-api/users'),
  user: get('/admin-api/user'),
  endUserSessions: post('/admin-api/user/sessions/end'),
  lockUser: post('/admin-api/user/lock'),
  unlockUser: post('/admin-api/user/unlock'),

  depositQueue: get('/admin-api/deposits'),
  depositCase: get('/admin-api/deposit'),
  depositVoucher: get('/admin-api/deposit/voucher'),
  claimDeposit: post('/admin-api/deposit/claim'),
  releaseDeposit: post('/admin-api/deposit/release'),
  approveDeposit: post('/admin-api/deposit/approve'),
  failDeposit: post('/admin-api/deposit/fail'),
  withdrawalQueue: get('/admin-api/withdrawals'),
  withdrawalCase: get('/admin-api/withdrawal'),
  claimWithdrawal: post('/admin-api/withdrawal/claim'),
  releaseWithdrawal: post('/admin-api/withdrawal/release'),
  approveWithdrawal: post('/admin-api/withdrawal/approve'),
  failWithdrawal: post('/admin-api/withdrawal/fail'),
  payWithdrawal: post('/admin-api/withdrawal/pay'),
  bankChangeQueue: get('/admin-api/bankchanges'),
  bankChangeCase: get('/admin-api/bankchange'),
  claimBankChange: post('/admin-api/bankchange/claim'),
  releaseBankChange: post('/admin-api/bankchange/release'),
  approveBankChange: post('/admin-api/bankchange/approve'),
  failBankChange: post('/admin-api/bankchange/fail'),

  accountLinkQueue: get('/admin-api/accountlinks'),
  accountLinkCase: get('/admin-api/accountlink'),
  claimAccountLink: post('/admin-api/accountlink/claim'),
  releaseAccountLink: post('/admin-api/accountlink/release'),
  confirmAccountLink: post('/admin-api/accountlink/confirm'),
  liftAccountLink: post('/admin-api/accountlink/lift'),

  staff: get('/admin-api/staff'),
  inviteStaff: post('/admin-api/staff/invite'),
  resetFactor: post('/admin-api/staff/resetfactor'),
  endStaffSessions: post('/admin-api/staff/sessions/end'),
  deactivateStaff: post('/admin-api/staff/deactivate'),
  roleRequests: get('/admin-api/requests'),
  requestRoles: post('/admin-api/requests'),
  withdrawRequest: post('/admin-api/requests/withdraw'),
  approveRequest: post('/admin-api/requests/approve'),
  rejectRequest: post('/admin-api/requests/reject'),

  auditLog: get('/admin-api/audit'),
  auditCheck: get('/admin-api/audit/check'),
  ledger: get('/admin-api/ledger'),
  ledgerEntry: get('/admin-api/ledger/entry'),
  reconciliation: get('/admin-api/reconciliation'),

  liabilities: get('/admin-api/liabilities'),
  statements: get('/admin-api/statements'),
  statement: get('/admin-api/statement'),
  uploadStatement: post('/admin-api/statements'),

  mode: get('/admin-api/mode'),
  jobs: get('/admin-api/jobs'),
  payrolls: get('/admin-api/payrolls'),

  changes: get('/admin-api/changes'),
  change: get('/admin-api/change'),
  changeable: get('/admin-api/changeable'),
  requestChange: post('/admin-api/changes'),
  withdrawChange: post('/admin-api/change/withdraw'),
  approveChange: post('/admin-api/change/approve'),
  rejectChange: post('/admin-api/change/reject'),
} as const satisfies Record<string, Route>

export type AdminCallName = keyof typeof ADMIN_ROUTES
