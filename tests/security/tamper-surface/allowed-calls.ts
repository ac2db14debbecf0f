// The calls of customers. None may touch a price, strike, result or one's terms (H1, H3).

/** Name, method, who may call it, its fields. */
export const CALLS = `
  verificationCode POST public email purpose
  register POST public phone email code challenge fullName password inviteCode agree \
agreementVersion
  registerAgreement GET public id
  answerAgreement POST session version answer
  login POST public phone password otp
  logout POST session
  sessions GET session
  revokeSessions POST session id
  findPassword POST public phone email code challenge password repeatPassword
  askRecovery POST public phone email code challenge lost password note
  addRecoveryPicture POST public file token
  stopRecovery POST public token
  recoveries GET session
  stopOwnRecovery POST session id
  openRecovery POST public token
  finishRecovery POST public token phone password fundPassword setup code
  changePassword PUT session oldPassword newPassword repeatPassword
  changeEmail PUT session email otp factor password
  changePhone PUT session phone otp factor password
  userDetail GET session
  updateNickname POST session nickname
  updateLanguage PUT session language
  uploadFile POST session file purpose
  file GET public id size until signature
  updateAvatar POST session file
  identity GET session
  submitIdentity POST session idType country name idNumber front back
  appealIdentity POST session text
  accountSummary GET session
  moneyChanges GET session page size after type from to
  exportRecords GET session what from to
  equityHistory GET session days
  liabilities GET public before
  liabilityProof GET session day
  resetPractice POST session
  followLeader POST session leaderId mode allocation fixedLots maxPerOrder stopLoss maxLeverage
  pauseFollow POST session leaderId paused
  endFollow POST session leaderId close
  copyDryRun GET session leaderId days mode allocation fixedLots maxPerOrder stopLoss maxLeverage
  follows GET session page size after status
  copyRecords GET session page size after leaderId kind
  settleSalary POST session amount
  payrollRecords POST session page size after
  bill POST session page size after type from to
  withdrawSalary POST session amount shown method password otp walletId
  team POST session level page size after deposited
  shareRecords POST session page size after
  vipLevels GET session
  security GET session
  limits GET session
  changeLimits PUT session dailyLoss deposit openPositions sessionMinutes timeOutUntil \
selfExcludedUntil
  startTotp POST session loginPassword
  confirmTotp POST session code otp
  disableTotp POST session loginPassword otp
  renewRecoveryCodes POST session loginPassword otp
  beginPasskey POST session loginPassword
  addPasskey POST session credential clientData attestation transports name otp
  renamePasskey POST session id name
  removePasskey POST session id loginPassword otp
  askPasskey POST session purpose
  provePasskey POST session credential clientData authenticatorData signature
  askLoginPasskey POST public
  loginByPasskey POST public credential clientData authenticatorData signature
  changeFundPassword PUT session loginPassword oldPassword newPassword repeatPassword otp
  resetFundPassword POST session loginPassword newPassword repeatPassword otp
  bankWays GET session
  walletWays GET session
  bank GET session
  wallets GET session
  bindBank POST session accountName bankName branchName branchNumber bankCode cardNumber ifsc \
branchOtp bankWay update
  bindWallet POST session currency channel address otp
  removeWallet POST session id otp
  time GET public
  dictionary GET public
  home GET session
  banners GET public
  popup GET public
  currencies GET public
  customerService GET public
  instruments GET public
  watchlist GET session
  updateWatchlist POST session symbol optional
  orderWatchlist POST session symbols
  ticks GET public symbol fromSeq before limit
  tapeFrame GET public symbol seq
  candles GET public coinName type limit before
  tapeHead GET public
  tapeHeads GET public from
  tapeBlocks GET public from
  tapeProof GET public symbol seq position
  tapeTerms GET public symbol kind before
  headTimestamps GET public from
  tapeContinuation GET public from to
  signingKeys GET public
  receipt GET session id
  report GET public
  costSheet GET session kind
  acceptCostSheet POST session kind hash
  contractTerms GET session symbol
  openContract POST session symbol direction orderType lots leverage price tolerance takeProfit \
stopLoss
  setContract POST session id takeProfit stopLoss
  closeContract POST session id lots
  batchClose POST session scope symbol
  cancelContract POST session id
  contractOrders GET session page size after symbol direction reason from to zone status
  contractRecords GET session page size after symbol direction reason from to zone recap status
  optionTerms GET session symbol
  buyOption POST session symbol direction amount duration price tolerance
  optionOrders GET session page size after symbol status direction result from to zone recap
  optionRecords GET session page size after symbol status direction result from to zone
  orderDetail GET session id
  depositMethods GET session
  depositMethod GET session id
  submitDeposit POST session id amount voucher
  cancelDeposit POST session id
  deposits GET session page size after status from to
  withdrawalTerms GET session method
  withdrawToWallet POST session amount shown password otp walletId
  withdrawToBank POST session amount shown password otp
  cancelWithdrawal POST session id
  withdrawals GET session page size after type status from to
  withdrawalCertificate GET session id
  messages GET session page size after list
  messageContent GET session id
  readMessages POST session ids
  reads POST public calls
  notices GET session page size after kind
  notificationSettings GET session
  changeNotificationSettings PUT session kinds quietHours
  subscribePush POST session endpoint p256dh auth
  unsubscribePush POST session
  announcements GET session page size after
  announcement GET session id
  activities POST session
  joinActivity POST session id
  priceAlerts GET session
  setPriceAlert POST session symbol above below
  removePriceAlert POST session id
  leaders GET session page size after sort
  leader GET session id
  leading GET session
  applyToLead POST session name intro profitShare maxFollowers maxCopied
  stopLeading POST session
  signals POST session page size after leaderId symbol
  publishSignal POST session symbol direction text
  withdrawSignal POST session id
  reportSignal POST session id reason
  chat GET public conversation afterNumber beforeNumber
  sendChat POST public text image about
  readChat POST public conversation number
  rateChat POST public conversation stars
  typingChat POST public conversation
  attachChat POST session
  exportChat GET session format
`

/** What the server answers beside the calls: reads, all of them. */
export const OPERATIONS = `
  GET /healthz
  GET /readyz
  GET /metrics
  GET /api/openapi.json
`
