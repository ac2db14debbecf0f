// Method and path of every call: the one place where they stand. Free of zod, for the browser.

export type Method = 'GET' | 'POST' | 'PUT'

export type Route = { readonly method: Method; readonly path: string }

const get = (path: string) => ({ method: 'GET', path }) as const
const post = (path: string) => ({ method: 'POST', path }) as const
const put = (path: string) => ({ method: 'PUT', path }) as const

export const ROUTES = {
  verificationCode: post('/api/verificationcode'),
  register: post('/api/register'),
  registerAgreement: get('/api/register/agreement'),
  answerAgreement: post('/api/register/agreement'),
  login: post('/api/login'),
  logout: post('/api/logout'),
  sessions: get('/api/sessions'),
  revokeSessions: post('/api/sessions/revoke'),
  findPassword: post('/api/findpassword'),
  changePassword: put('/api/password'),
  changeEmail: put('/api/email'),
  changePhone: put('/api/phone'),
  userDetail: get('/api/userdetail'),
  updateNickname: post('/api/updatenickname'),
  updateLanguage: put('/api/language'),
  updateAvatar: post('/api/updateavatar'),
  identity: get('/api/authverify'),
  submitIdentity: post('/api/authverify'),
  appealIdentity: post('/api/authverify/appeal'),
  uploadFile: post('/api/uploadfile'),
  file: get('/api/file'),
  accountSummary: get('/api/account/summary'),
  resetPractice: post('/api/practice/reset'),
  customerService: get('/api/customerservice'),

  security: get('/api/security'),
  startTotp: post('/api/security/totp/start'),
  confirmTotp: post('/api/security/totp/confirm'),
  disableTotp: post('/api/security/totp/disable'),
  renewRecoveryCodes: post('/api/security/recoverycodes'),
  askRecovery: post('/api/recovery'),
  addRecoveryPicture: post('/api/recovery/picture'),
  stopRecovery: post('/api/recovery/stop'),
  recoveries: get('/api/recoveries'),
  stopOwnRecovery: post('/api/recoveries/stop'),
  openRecovery: post('/api/recovery/open'),
  finishRecovery: post('/api/recovery/finish'),
  limits: get('/api/limits'),
  changeLimits: put('/api/limits'),
  beginPasskey: post('/api/security/passkey/options'),
  addPasskey: post('/api/security/passkey/verify'),
  renamePasskey: post('/api/security/passkey/rename'),
  removePasskey: post('/api/security/passkey/remove'),
  askPasskey: post('/api/security/passkey/challenge'),
  provePasskey: post('/api/security/passkey/prove'),
  askLoginPasskey: post('/api/login/passkey/options'),
  loginByPasskey: post('/api/login/passkey/verify'),
  changeFundPassword: put('/api/withdrawpassword'),
  resetFundPassword: post('/api/withdrawpassword/reset'),
  bankWays: get('/api/bankway'),
  walletWays: get('/api/walletway'),
  bank: get('/api/getbank'),
  wallets: get('/api/getwallet'),
  bindBank: post('/api/wallet/blindbank'),
  bindWallet: post('/api/wallet/blindaddress'),
  removeWallet: post('/api/wallet/removeaddress'),

  reads: post('/api/reads'),
  time: get('/api/time'),
  dictionary: get('/api/dictionary'),
  home: get('/api/home'),
  banners: get('/api/bannar'),
  popup: get('/api/popup'),
  currencies: get('/api/exchangecurrency'),

  instruments: get('/api/tradesymbol'),
  watchlist: get('/api/optional'),
  updateWatchlist: post('/api/addoptional'),
  orderWatchlist: post('/api/optional/order'),
  ticks: get('/api/market/ticks'),
  candles: get('/market/kline'),

  tapeHead: get('/tape/head'),
  tapeHeads: get('/tape/heads'),
  headTimestamps: get('/tape/timestamps'),
  tapeBlocks: get('/tape/blocks'),
  tapeProof: get('/tape/proof'),
  tapeTerms: get('/tape/terms'),
  tapeFrame: get('/tape/frame'),
  tapeContinuation: get('/tape/continuation'),
  receipt: get('/api/receipt'),
  signingKeys: get('/.well-known/fairtick-keys.json'),

  report: get('/api/report'),
  costSheet: get('/api/costsheet'),
  acceptCostSheet: post('/api/costsheet'),

  contractTerms: get('/api/trade/Contractinfo'),
  openContract: post('/api/trade/createPerpetualContract'),
  setContract: post('/api/trade/setContract'),
  closeContract: post('/api/trade/Contractclose'),
  batchClose: post('/api/trade/batchClose'),
  cancelContract: post('/api/trade/Contractordercancel'),
  contractOrders: get('/api/trade/Contractorderlist'),
  contractRecords: get('/api/trade/Contractorderalllist'),

  optionTerms: get('/api/orderinfo'),
  buyOption: post('/api/order'),
  optionOrders: get('/api/orderlist'),
  optionRecords: get('/api/orderrecord'),
  orderDetail: get('/api/orderdetail'),
  moneyChanges: get('/api/moneychange'),
  exportRecords: get('/api/export'),
  equityHistory: get('/api/account/equityhistory'),
  liabilities: get('/api/liabilities'),
  liabilityProof: get('/api/liabilities/proof'),

  followLeader: post('/api/copy/follow'),
  pauseFollow: post('/api/copy/pause'),
  endFollow: post('/api/copy/unfollow'),
  copyDryRun: get('/api/copy/dryrun'),
  follows: get('/api/copy/mine'),
  copyRecords: get('/api/copy/records'),

  settleSalary: post('/api/accountsettle'),
  payrollRecords: post('/api/wealth-portal/salaryChange/created'),
  withdrawSalary: post('/api/wealth-portal/cashOutApply/salary'),
  bill: post('/api/wealth-portal/balanceChange/queryMyBill'),
  team: post('/api/wealth-portal/user/getTeam'),
  shareRecords: post('/api/wealth-portal/shareRecord/getMy'),
  vipLevels: get('/api/viplevelinfo'),

  depositMethods: get('/api/depositlist'),
  depositMethod: get('/api/deposittype'),
  submitDeposit: post('/api/deposit'),
  cancelDeposit: post('/api/depositcancel'),
  deposits: get('/api/depositrecord'),
  withdrawalTerms: get('/api/withdrawinfo'),
  withdrawToWallet: post('/api/withdrawbywallet'),
  withdrawToBank: post('/api/withdrawbybank'),
  cancelWithdrawal: post('/api/withdrawcancel'),
  withdrawals: get('/api/withdrawrecord'),
  withdrawalCertificate: get('/api/withdrawrecord/certificate'),

  messages: get('/api/wallet/messagelist'),
  messageContent: get('/api/wallet/messagecontent'),
  readMessages: post('/api/wallet/messageread'),
  notices: get('/api/getnoticelist'),
  notificationSettings: get('/api/notifysetting'),
  changeNotificationSettings: put('/api/notifysetting'),
  subscribePush: post('/api/push/subscribe'),
  unsubscribePush: post('/api/push/unsubscribe'),
  announcements: get('/api/announcementlist'),
  announcement: get('/api/announcementbyid'),
  activities: post('/api/wealth-admin/find/html'),
  joinActivity: post('/api/wealth-admin/find/join'),
  priceAlerts: get('/api/alerts'),
  setPriceAlert: post('/api/alerts'),
  removePriceAlert: post('/api/alerts/remove'),

  leaders: get('/api/copy/leaders'),
  leader: get('/api/copy/leader'),
  leading: get('/api/copy/leading'),
  applyToLead: post('/api/copy/apply'),
  stopLeading: post('/api/copy/stop-leading'),

  signals: post('/api/wealth-admin/message/getCircle'),
  publishSignal: post('/api/copy/signal'),
  withdrawSignal: post('/api/copy/signal/withdraw'),
  reportSignal: post('/api/copy/signal/report'),

  chat: get('/api/chat'),
  sendChat: post('/api/chat'),
  readChat: post('/api/chat/read'),
  rateChat: post('/api/chat/rate'),
  typingChat: post('/api/chat/typing'),
  attachChat: post('/api/chat/attach'),
  exportChat: get('/api/chat/export'),
} as const satisfies Record<string, Route>

export type CallName = keyof typeof ROUTES

/** Answered with a file. */
const FILE_CALLS = ['file', 'exportRecords', 'withdrawalCertificate', 'exportChat'] as const

/** Those that speak JSON both ways. */
export type JsonCallName = Exclude<
  CallName,
  'uploadFile' | 'addRecoveryPicture' | (typeof FILE_CALLS)[number]
>

/** The most reads that one call of `reads` takes. */
export const MOST_READS = 20

/** The longest address of a read, with its query. */
export const READ_ADDRESS_MAX = 1_024

/** Asks for something, changes nothing, is answered in JSON: many of them can go as one call. */
export function isRead(name: CallName): boolean {
  return ROUTES[name].method === 'GET' && !(FILE_CALLS as readonly CallName[]).includes(name)
}

/** They say by which browser they come, in the header `Device-Token`. */
export const DEVICE_CALLS: readonly CallName[] = [
  ...(['register', 'login', 'loginByPasskey', 'changePassword', 'revokeSessions'] as const),
  ...(['verificationCode', 'findPassword', 'askRecovery'] as const),
]

export const VISITOR_HEADER = 'Visitor-Token'

/** A visitor says by a token which conversation is theirs, in the header `Visitor-Token`. */
export const VISITOR_CALLS: readonly CallName[] = [
  ...(['chat', 'sendChat', 'readChat', 'rateChat', 'typingChat', 'attachChat'] as const),
]
