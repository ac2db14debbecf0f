// English words of the answers of the server that no screen says by itself.

export const refusals = {
  unknownField: 'There is no such field.',
  tooLong: 'Use at most {{maximum}} {{maximum:character|characters}}.',
  aboveStep: 'At most {{maximum}} for now: terms change step by step, and only so far in 30 days.',
  belowStep: 'At least {{minimum}} for now: terms change step by step, and only so far in 30 days.',
  notAStep: 'Must be a multiple of {{step}}.',
  notOffered: 'Choose one of these: {{offered}}.',
  restTooSmall: 'Close all of it, or leave at least {{minimum}} {{minimum:lot|lots}} open.',
  tooManyDays: 'At most {{days}} {{days:day|days}}.',
  endsBeforeStart: 'The end is before the start.',
  profitClaim:
    'Leave out percentages and promises of profit: what followers really got is shown beside your text.',
  resultClaim:
    'Leave out percent signs, amounts of money and words about results: a post says what you think of the price.',
  contactDetail:
    'Leave out links, contacts and numbers: everything between you and followers stays here.',
  nameTaken: 'Another lead trader has this name. Choose another one.',
  nothingLeft: 'Nothing would be left after the fee and the tax. Enter a larger amount.',
  passwordPersonal: 'Do not use your name, phone number or e-mail address in it.',
  choice: 'Choose one of the given values.',
  practiceOnly: 'This installation is for practice only: the real account is closed.',
  realOnly: 'Money comes in and goes out by your real account only. Switch to it first.',
  identityNeeded: 'Verify your identity first: that opens your real account.',
  sheetUnread:
    'Read what this kind of trade costs and risks first, and accept it. Nothing was opened.',
  notAllowedHere: 'The rules for this service do not allow this here.',
  loginFailed: 'Phone number or password is wrong.',
  alreadyRegistered: 'This phone number or e-mail address is already registered.',
  expired: 'The order came too late and was not placed. Please try again.',
  marketStale:
    'There is no fresh price for this instrument now. Orders are possible again as soon as one arrives.',
  priceMoved: 'The price has moved beyond your tolerance. Nothing was filled.',
  wrongSide:
    'Take profit and stop loss must lie on either side of the price: the stop on the losing side, the target on the winning side.',
  openPositionsLimit: 'You have reached the number of open positions and orders for one account.',
  exposureLimit: 'This would exceed what one account may have open on this instrument.',
  outsideWindow: 'This is outside the hours in which withdrawals are processed.',
  targetAltered:
    'We cannot confirm that you chose this account or wallet yourself. Nothing was moved. Please write to customer service.',
  termsChanged:
    'The fee or tax has changed since it was shown. Nothing was done: check the new figures and confirm them.',
  insufficientBalance: 'The balance is not sufficient.',
  fundPasswordLogin: 'It must differ from your login password.',
  address: 'This is not an address of the chosen network.',
  addressChecksum:
    'The address contains a mistake. Copy it again from your wallet, with its capital letters.',
  addressContract:
    'This is the contract of a token, not a wallet: whatever is sent there is lost. Copy the receiving address from your wallet.',
  addressBurn:
    'Nobody has the key to this address: whatever is sent there is lost. Copy the receiving address from your wallet.',
  noBank: 'Add a bank account first.',
  noWallet: 'Add a wallet first.',
  withdrawPasswordUnset: 'Set a fund password first.',
  withdrawPasswordWrong: 'The fund password is wrong.',
  otpRequired: 'Please confirm with a code.',
  otpWrong: 'The code is wrong or no longer valid.',
  notVerified:
    'Verify your identity first. Without it you can withdraw at most {{maximum}} USD in 24 hours.',
  securityHold: 'Withdrawals wait for 24 hours after a change of your security settings.',
  bankExists: 'A bank account is already added. You can request a change.',
  attemptsUsedUp: 'All attempts are used. You can appeal once, or ask customer service.',
  notFlat: 'Positions, orders or options are still open. A reset is possible once none is left.',
  leadingNotEarned: 'You cannot lead yet: see what is still missing.',
  notLeading: 'You do not lead with this account, so you cannot post here.',
  leaderStopped: 'This lead trader no longer accepts followers.',
  leaderFull: 'This lead trader has no room for more followers.',
  tooManyLeaders: 'You already copy the maximum number of lead traders.',
  inviteCodeUnknown: 'This invitation code does not exist.',
  codeWrong: 'The code is wrong or no longer valid.',
  linkEnded: 'This link was used, was stopped or is no longer valid.',
  contactAltered:
    'We cannot confirm that your mail address and phone number are still the ones you gave us. Please write to customer service.',
  limitAltered:
    'We cannot confirm that your limits are still the ones you set. Please write to customer service. Closing and withdrawing stay possible.',
  lockAltered:
    'We cannot confirm what is locked on your account. Please write to customer service.',
  passwordWrong: 'The current password is wrong.',
  passkeyWrong: 'This passkey cannot be used here. Log in with your phone number and password.',
  passkeysUsedUp: 'You have reached the number of passkeys. Remove one you no longer use.',
  alertsUsedUp: 'You have reached the number of price alerts. Remove one you no longer need.',
  locked: 'This is locked at the moment. Customer service can tell you why.',
  unauthorized: 'Your session has ended. Please log in again.',
  notFound: 'This does not exist.',
  inFlight: 'The same request is still in progress. Try again in a moment.',
  keyReused: 'Another request was already made under this key.',
  tooLarge: 'The request is too large.',
  unsupportedType: 'Requests must be JSON.',
  fileType: 'Only JPEG, PNG and WebP pictures can be used.',
  fileUnreadable: 'This picture is damaged and cannot be read. Choose another one.',
  fileTooLarge: 'The picture is larger than {{megabytes}} MB.',
  pictureTooLarge: 'The picture has more than {{megapixels}} {{megapixels:megapixel|megapixels}}.',
  storageUsedUp: 'Your space for pictures is used up.',
  agreementChanged: 'The agreement has changed meanwhile. Please read the new one.',
  activityChanged: 'The rules of this event have changed, or it has ended. Please read them again.',
  activityClosed: 'This event cannot be joined now.',
  tooMany: 'Too many attempts. Please try again in {{seconds}} s.',
  fault: 'Something went wrong on our side. Give this ID to customer service: {{requestId}}',
  notReady: 'The server is not ready yet. Please try again in a moment.',
  methodNotAllowed: 'This address does not take such a request.',
  selfExcluded: 'You are on a break: you cannot open anything or deposit until it ends.',
  dailyLossLimit:
    'This would exceed your daily loss limit. Stakes of open options count as lost until they are settled.',
  depositLimit: 'This would exceed your deposit limit.',
  depositsStopped:
    'New deposits are not taken at the moment: the newest statement does not show that all customer money is there. Withdrawals are paid as usual.',
  ruleOptions: 'The rules for this service do not allow timed options in this form.',
  ruleOptionDuration:
    'The rules for this service do not allow options of less than {{minimum}} {{minimum:second|seconds}}.',
  ruleLeverage: 'The rules for this service allow a leverage of at most ×{{maximum}} here.',
  ruleHedging:
    'The rules for this service do not allow holding long and short at once. Close or cancel the other side first.',
  ruleCopying: 'The rules for this service do not allow copying of leaders.',
  ruleIncentives:
    'The rules for this service do not allow rewards for trading: nothing can be joined here.',
  ruleNotOffered:
    'New trades in this instrument are not available now. What is open stays open and can be closed.',
} as const
