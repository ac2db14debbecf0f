// English words of the area `notices`; the other languages have the same keys.

import { depositReasons } from './deposit-reasons.ts'

export const notices = {
  up: 'Up',
  down: 'Down',
  long: 'Long',
  short: 'Short',
  seconds: '{{count}} s',
  minutes: '{{count}} min',
  hours: '{{count}} h',
  days: '{{count}} d',
  live: 'the live market',
  replay: 'recorded data',
  simulated: 'a simulation',
  welcomeTitle: 'Welcome to Fairtick',
  welcomeText:
    'Your practice account holds **{{amount}} USD** of practice money. It has no value, so you can try everything without losing any.\n\nEach order names the ticks that filled or decided it. Open an order to see them and check the result yourself.',
  optionWonTitle: '{{pair}} {{direction}}: won +{{profit}} USD',
  optionLostTitle: '{{pair}} {{direction}}: lost −{{stake}} USD',
  optionDrawTitle: '{{pair}} {{direction}}: draw, {{stake}} USD returned',
  optionVoidTitle: '{{pair}} {{direction}}: void, {{stake}} USD returned',
  optionTerms:
    '{{pair}} {{direction}}, {{duration}}\nStrike {{strike}} (tick {{strikeSeq}})\nAt expiry {{settlePrice}} (tick {{settleSeq}})',
  optionWonText:
    'You were right: your stake of {{stake}} USD came back with a payout of **{{profit}} USD**.',
  optionLostText: 'The price went the other way: your stake of **{{stake}} USD** is lost.',
  optionDrawText:
    'The price at expiry equals the strike: your stake of **{{stake}} USD** came back.',
  optionVoidText:
    'There was no valid price at expiry, so the option is void: your stake of **{{stake}} USD** came back.',
  practiceResetTitle: 'Practice account reset',
  practiceResetText:
    'The balance of your practice account is **{{amount}} USD** again. Your orders and records stay.',
  marginCallTitle: 'Margin call: risk rate {{riskRate}}',
  marginCallText:
    'The risk rate of your account has fallen to **{{riskRate}}**. Positions are closed automatically at {{stopOut}}, the largest loss first.\n\nClosing positions, or parts of them, raises the risk rate.',
  takeProfitTitle: '{{pair}} {{direction}}: take profit, {{profit}} USD',
  takeProfitText:
    'Your take profit at {{level}} was reached and the position was closed at **{{price}}**. After all costs: **{{profit}} USD**.',
  stopLossTitle: '{{pair}} {{direction}}: stop loss, {{profit}} USD',
  stopLossText:
    'Your stop loss at {{level}} was reached and the position was closed at **{{price}}**. After all costs: **{{profit}} USD**.',
  stopOutTitle: '{{pair}} {{direction}}: stopped out, {{profit}} USD',
  stopOutText:
    'The risk rate of your account fell to {{stopOut}} or below, so this position was closed at **{{price}}**. After all costs: **{{profit}} USD**.',
  copyClosedTitle: '{{pair}} {{direction}}: copy closed, {{profit}} USD',
  copyClosedText:
    'Your copy of {{name}} was closed at **{{price}}**, since the lead trader closed or the copying ended. After all costs: **{{profit}} USD**.',
  copyStopTitle: 'Copy stop: you no longer copy {{name}}',
  copyStopText:
    'The copies of {{name}} lost **{{loss}} USD** or more, the limit that you set. They were closed at the prices of that moment and the copying has ended. Copies on a market without a fresh price stay open: you can close them once it moves again.',
  copySkippedTitle: 'Three orders of {{name}} were not copied',
  copySkippedText:
    'Three orders of {{name}} in a row were not copied to your account. Your copy records say the reason for each.',
  copyLeaderStoppedTitle: '{{name}} no longer leads',
  copyLeaderStoppedText:
    '{{name}} no longer leads, so nothing more is copied. Your open copies still close with the lead trader’s orders. You can close them yourself and end the copying at any time.',
  copyLinkedTitle: 'Accounts of the same person: you no longer copy {{name}}',
  copyLinkedText:
    'Your account and the one of {{name}} are treated as one person’s, since they share an identity, a payout account, a device or something else. Nobody may copy themselves, so the copying has ended and nothing new is copied. Your open copies stay: they still close with the lead trader’s orders, and you can close them at any time.\n\nIf the accounts belong to different people, tell customer service. Once two people have looked at it and parted the accounts, you can copy again.',
  contractTerms:
    '{{pair}} {{direction}} ×{{leverage}}, {{lots}} {{lots:lot|lots}}\nOpened at {{openPrice}} (tick {{openSeq}})\nClosed at {{price}} (tick {{seq}})\nClosing fee {{fee}} USD',
  overnightTitle: 'Overnight fees: {{change}} USD',
  overnightText:
    'At the daily rollover you had {{count}} open {{count:position|positions}}. The overnight fees of **{{change}} USD** are in your balance; each order lists its own.',
  orderFilledTitle: '{{pair}} {{direction}}: order filled at {{price}}',
  orderFilledText:
    'The price reached your limit of {{limit}}: the position was opened at **{{price}}** (tick {{seq}}).',
  orderFilledTerms:
    '{{pair}} {{direction}} ×{{leverage}}, {{lots}} {{lots:lot|lots}}\nMargin {{margin}} USD\nOpening fee {{fee}} USD',
  orderCancelledTitle: '{{pair}} {{direction}}: order cancelled',
  orderCancelledText:
    'Your order at {{limit}} ({{direction}} ×{{leverage}}, {{lots}} {{lots:lot|lots}}) was cancelled. {{reason}}\n\nWhat it had reserved is available again.',
  cancelledStopOut: 'The risk rate of the account had fallen to the stop-out level.',
  cancelledInsufficient: 'When the price was reached, not enough was available for margin and fee.',
  cancelledSourceChange: 'The source of prices was changed.',
  cancelledLocked: 'Trading was locked on your account.',
  cancelledSelfExcluded: 'Your time-out or self-exclusion has begun.',
  cancelledDailyLoss: 'Your daily loss limit was reached.',
  cancelledNotOffered: 'Nothing new is opened on this instrument any more.',
  emailChangedTitle: 'E-mail address changed',
  emailChangedText:
    'Codes and notices now go to the new address. All other devices were logged out. If this was not you, write to customer service at once.',
  phoneChangedTitle: 'Phone number changed',
  phoneChangedText:
    'From now on you log in with the new number. All other devices were logged out. If this was not you, write to customer service at once.',
  payrollTitle: 'Salary: +{{amount}} USD',
  payrollText:
    'Your team’s trading fees of {{date}} earned you **{{amount}} USD**. It has been paid into your salary, which you can settle into the balance at any time.',
  priceAboveTitle: '{{pair}} reached {{level}}',
  priceAboveText:
    '{{pair}} rose to **{{price}}** on {{time}} ({{zone}}), at tick {{seq}}. Your alert was for {{level}} or above. It has been removed; you can set another.',
  priceBelowTitle: '{{pair}} fell to {{level}}',
  priceBelowText:
    '{{pair}} fell to **{{price}}** on {{time}} ({{zone}}), at tick {{seq}}. Your alert was for {{level}} or below. It has been removed; you can set another.',
  marketChangedTitle: 'The source of prices has changed',
  marketChangedText:
    'Prices now come from **{{source}}**. Options that were running at the change are void, and their stakes came back. Open positions were closed at the last price before it, and pending orders were cancelled.',
  passwordChangedTitle: 'Login password changed',
  passwordChangedText: 'Your login password was changed. Withdrawals wait for 24 hours.',
  fundPasswordChangedTitle: 'Fund password changed',
  fundPasswordChangedText: 'Your fund password was set or changed. Withdrawals wait for 24 hours.',
  factorChangedTitle: 'Second factor changed',
  factorChangedText:
    'A way to prove yourself was added, removed or used up: authenticator app, passkey or recovery code. Withdrawals wait for 24 hours.',
  bankChangedTitle: 'Bank account added or changed',
  bankChangedText: 'A bank account was added or changed. Withdrawals to it wait for 24 hours.',
  pushAddedTitle: 'Pushes turned on',
  pushAddedText:
    'A browser was set to receive your pushes. If it is not yours, log it out under Security and settings, and change your login password.',
  walletAddedTitle: 'Wallet added',
  walletAddedText: 'A wallet was added. Withdrawals to it wait for 24 hours.',
  fundPasswordLockedTitle: 'Withdrawals are locked for 24 hours',
  fundPasswordLockedText:
    'The fund password was wrong five times. Closing positions and cancelling orders stay possible.',
  bankChangeFailedTitle: 'Bank account not changed',
  bankChangeFailedText:
    'Your request to change the bank account was reviewed and not carried out. {{reason}}\n\nYou can ask again.',
  bankReasonName: 'The name on the account differs from yours.',
  bankReasonUnknown: 'There is no such account.',
  bankReasonUnclear: 'The details are unclear.',
  bankReasonOthers: 'The account is not your own.',
  identityApprovedTitle: 'Identity verified',
  identityApprovedText: 'Your identity is verified.',
  identityNeedsFixTitle: 'Identity verification: something to correct',
  identityNeedsFixText:
    'Part of what you sent could not be used. **My account › Identity verification** shows each field, why, and how to correct it; what was right stays.',
  identityFailedTitle: 'Identity not verified',
  identityFailedText:
    'Your identity could not be verified. **My account › Identity verification** says why. You can ask once for another reviewer.',
  identityExpiringTitle: 'Your document expires on {{date}}',
  identityExpiringText:
    'The document by which you were verified expires on **{{date}}**. You can already send the next one under **My account › Identity verification**.',
  identityExpiredTitle: 'Your document has expired',
  identityExpiredText:
    'The document by which you were verified has expired. Please send a new one under **My account › Identity verification**. You can withdraw as before.',
  leaderApprovedTitle: 'You are now a lead trader',
  leaderApprovedText:
    'Your application was approved: others can copy your orders as **{{name}}**. You earn **{{share}}%** of a follower’s profit above the high-water mark, paid into your salary.\n\nYour figures are calculated every hour from your trades and your followers’ results. Nobody can set them.',
  leaderRejectedTitle: 'Your application to lead was not approved',
  leaderRejectedText:
    'We looked at your application and did not approve it. {{reason}}\n\nNothing changes for your own trading. You can apply again.',
  leaderStoppedTitle: 'You are no longer a lead trader',
  leaderStoppedText:
    'We ended your leading. {{reason}}\n\nNothing new is copied. Positions that followers copied are closed as you close yours. To object, write to customer service.',
  signalHiddenTitle: 'Your post about {{pair}} was hidden',
  signalHiddenText:
    'Readers no longer see the text of your post about {{pair}}. They see that it was hidden, and why. {{reason}}\n\nThe post stays in the list with its price and time. To object, write to customer service.',
  signalClaim: 'It names results, percentages or amounts of money, or promises profit.',
  signalContact: 'It leads to contacts or pages outside of Fairtick.',
  signalUntrue: 'What it says as a fact is not true.',
  signalInsult: 'It insults or threatens somebody.',
  signalSpam: 'It repeats itself or is not about the instrument.',
  leaderName: 'The name could be mistaken for someone else’s, or does not suit a public list.',
  leaderText: 'The text promises profit, names contacts or misleads.',
  leaderOnePerson: 'Another account of the same person leads already, or follows this one.',
  leaderRecord: 'Your trades so far do not show how you trade.',
  leaderRules: 'The rules for lead traders were broken.',
  leaderSecurity: 'Your account is being checked for security reasons.',
  recoveryAskedTitle: 'Recovery of your account was requested',
  recoveryAskedText:
    'Someone who can read mail at {{contact}} requested recovery of your account. Our staff are reviewing it; nothing has changed so far. If this was not you, stop it under **My account › Security and settings**.',
  recoveryApprovedTitle: 'Access to your account can be reset from {{until}}',
  recoveryApprovedText:
    'Two of our staff approved the recovery of your account. On {{until}} ({{zone}}) a link to reset access goes to {{contact}}. If this was not you, stop it before then under **My account › Security and settings**.',
  recoveryDeclinedTitle: 'Recovery of the account was declined',
  recoveryDeclinedText:
    'The request was reviewed and not approved. {{reason}}\n\nNothing has changed. You can ask again.',
  recoveryNotProven: 'The details given do not show that the account is yours.',
  recoveryPictureUnclear: 'The photos of the document cannot be read.',
  recoveryDocumentDiffers: 'The document is not that of the account’s owner.',
  recoveryOtherWay:
    'You can do this yourself in the app: reset the password by e-mail, or change it under security.',
  recoveryStoppedTitle: 'Recovery of the account was stopped',
  recoveryStoppedText:
    'It was stopped from the account or by a link in an e-mail. Nothing has changed.',
  recoveryDoneTitle: 'Access to your account was reset',
  recoveryDoneText:
    'The security of your account was reset by the link sent after the review. All devices were logged out, and withdrawals wait for 24 hours. If this was not you, write to customer service at once.',
  depositCreditedTitle: 'Deposit credited: +{{credited}} USD',
  depositCreditedText:
    'Your deposit of {{amount}} {{currency}} was approved: **{{credited}} USD** is in your balance, at a rate of {{rate}}.',
  depositFailedTitle: 'Deposit not accepted',
  depositFailedText:
    'Your deposit of {{amount}} {{currency}} was reviewed and not credited. {{reason}}\n\nYou can correct it and submit it again.',
  depositNotReceived: depositReasons.notReceived,
  depositAmountDiffers: depositReasons.amountDiffers,
  depositSenderDiffers: depositReasons.senderDiffers,
  depositVoucherUnreadable: depositReasons.voucherUnreadable,
  depositVoucherUsed: depositReasons.voucherUsed,
  depositAccountClosed: depositReasons.accountClosed,
  practiceEnded: depositReasons.practiceEnded,
  withdrawalApprovedTitle: 'Withdrawal approved',
  withdrawalApprovedText:
    'Your withdrawal of {{amount}} USD was approved. It is paid out in a processing window; you receive **{{received}} USD**.',
  withdrawalPaidTitle: 'Withdrawal paid: {{received}} USD',
  withdrawalPaidText:
    'Your withdrawal of {{amount}} USD was paid to {{target}}.\nFee {{fee}} USD\nTax {{tax}} USD\nReceived **{{received}} USD**',
  withdrawalFailedTitle: 'Withdrawal failed: {{amount}} USD returned',
  withdrawalFailedText:
    'Your withdrawal was not paid out. {{reason}}\n\nThe full amount of **{{amount}} USD** has been returned.',
  withdrawalTargetInvalid: 'This bank account or wallet cannot receive payments.',
  withdrawalNameDiffers: 'The name on the bank account differs from yours.',
  withdrawalPaymentReturned: 'The payment was sent back.',
  withdrawalSecurityReview: 'Stopped by a security review.',
  withdrawalLegalOrder: 'Stopped by a legal order.',
  popupSimulatedTitle: 'Prices are simulated',
  popupSimulatedText:
    'The markets cannot be reached or are switched off here, so all prices come from a simulation. They are not market prices.',
  popupReplayTitle: 'Prices are recorded',
  popupReplayText:
    'Real prices of an earlier time are played back here as if they came now. They are not today’s prices.',
  bannerPracticeTitle: '{{amount}} USD of practice money',
  bannerPracticeText: 'Try the market without real money',
  bannerProofTitle: 'Every result can be checked',
  bannerProofText: 'Your orders show the ticks they used',
  aboutText:
    'Fairtick shows markets and lets you trade leveraged contracts and timed options. Every fill and every result comes from a tick of a public record.',
  serviceTitle: 'When you write to us',
  serviceText: 'Quote the order ID or request ID shown in the app, so that we find it at once.',
  riskNotice:
    'A leveraged contract can lose more than its margin, a timed option its whole stake. Practice results say nothing about results with real money.',
  faqMoneyQuestion: 'Is this real money?',
  faqMoneyAnswer:
    'No. This installation is for practice: each account holds practice money without value. Deposits and withdrawals can be practised too; no real money moves.',
  faqPriceQuestion: 'Where do the prices come from?',
  faqPriceAnswer:
    'Each screen with prices carries a badge: Live, Replay (recorded data) or Simulated. Every price is written down as a numbered tick before anyone can trade on it, and the price of an order always comes from such a tick.',
  faqFillQuestion: 'At which price is a contract filled?',
  faqFillAnswer:
    'A buy at the ask and a sell at the bid of the tick in force when your order is handled; the buttons show both. If that is worse than what you saw by more than your tolerance, the order is refused. If it is better, you get the better price. The order names its tick.',
  faqStopOutQuestion: 'When is my position closed automatically?',
  faqStopOutAnswer:
    'At its take profit or stop loss, and when the equity of the account falls to {{stopOut}} of the margin in use: then positions are closed, the largest loss first. In a gap of prices you can lose more than the margin, and where the rules that apply here let us, the rest is ours: the information on each instrument says whether you can owe money.',
  faqResultQuestion: 'How is an option decided, and how can I check it?',
  faqResultAnswer:
    'The last tick at or before the expiry decides. Open the order in your records: it names the ticks of strike and result and shows the ticks around them.',
  faqVoidQuestion: 'Why was my option void?',
  faqVoidAnswer:
    'The last price before the expiry was more than 30 seconds old, so it could not decide fairly. You got your whole stake back. Where the outage was ours, an option that stood to win by the last price has won.',
  faqResetQuestion: 'Can I have my practice balance back?',
  faqResetAnswer:
    'Yes. Under Assets, “Reset” sets it back to {{amount}} USD once no position, order or option is open. Orders and records stay.',
  faqCodeQuestion: 'No code arrives. What now?',
  faqCodeAnswer:
    'Check the spam folder and the address. A new code can be sent after one minute, at most five in an hour. A code is valid for 10 minutes.',
  faqPasswordQuestion: 'I have forgotten my password.',
  faqPasswordAnswer:
    'On the login page choose “Forgot password?”. With your phone number and the code from your e-mail you set a new one; all devices are then logged out.',
  faqInviteQuestion: 'What is the invitation code?',
  faqInviteAnswer:
    'Signing up needs the code of someone who is already here. You have a code of your own to invite others.',
  conditionsChangedTitle: 'New conditions for {{pair}}',
  conditionsChangedText:
    'From **{{from}}** ({{zone}}) these apply to every new order on {{pair}}:\n\n{{changes}}',
  conditionsKeep: 'Orders placed before that keep their conditions to the end.',
  moneyChangedTitle: 'New conditions for withdrawals, rewards and VIP levels',
  moneyChangedText: 'From **{{from}}** ({{zone}}) these apply to everyone:\n\n{{changes}}',
  moneyKeep: 'Withdrawals requested before that keep theirs.',
  rulesChangedTitle: 'New rules for this service',
  rulesChangedText:
    'From **{{from}}** ({{zone}}) the rules for {{place}} apply here, to everyone. They decide which products, leverages and team rewards there are, and whether a balance below zero is made good; each screen says what is off and why.',
  rulesKeep: 'What is open or running then stays as it is, and can be closed at any time.',
  adjustedUpTitle: '{{amount}} USD added to your balance',
  adjustedUpText:
    '{{amount}} USD was added to your balance. {{reason}}\n\nYour records show it as an adjustment by the operator.',
  adjustedDownTitle: '{{amount}} USD taken from your balance',
  adjustedDownText:
    '{{amount}} USD was taken from your balance. {{reason}}\n\nYour records show it as an adjustment by the operator. If it seems wrong to you, write to customer service.',
  adjustMissing: 'A payment of yours had not been credited.',
  adjustTwice: 'A payment had been credited twice.',
  adjustFee: 'A fee had been charged wrongly.',
  adjustSystem: 'A system error was corrected.',
  adjustOrder: 'An authority ordered it.',
  statusTrading: 'Running',
  statusClosed: 'Settled',
  resultWin: 'Win',
  resultLose: 'Lose',
  resultDraw: 'Draw',
  resultVoid: 'Void',
  accountsLinkedTitle: 'Your account is looked at together with another',
  accountsLinkedText:
    'Another account came from the same device, has the same payout account, or has your name at the same place. Until somebody here has looked at it, neither earns team rewards from the other, and rewards for that time are not paid later. Breaks and deposit limits of the other account may hold for yours too. What you have stays yours, and closing positions and withdrawing stay possible.\n\nFamilies often share a phone or a bank account. If the accounts belong to different people, tell customer service: two people look at it and can end this.',
  accountsOnePersonTitle: 'Two accounts are treated as one person’s',
  accountsOnePersonText:
    'We have looked at it and treat your account and another as those of one person. They earn nothing from each other’s fees, and breaks and deposit limits hold for both. Closing positions and withdrawing stay possible.\n\nIf that is not right, tell customer service at any time: somebody else looks at it again.',
  accountsApartTitle: 'Your account is no longer looked at with another',
  accountsApartText:
    'We have looked at it: the accounts belong to different people. Team rewards between them accrue again from now on; for the time before, none are paid. Limits of the other account hold for yours no longer.',
} as const
