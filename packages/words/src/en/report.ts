// English words of the area `report`; the other languages have the same keys.

export const report = {
  title: 'Monthly report',
  intro:
    'How orders were filled, who lost and what the house earned, month by month. Every figure is worked out from the records once the month has ended. Nobody can type or change one.',
  month: 'Month',
  ofPractice: 'Practice accounts',
  ofReal: 'Real accounts',
  measured: 'Worked out on {{date}}. The next report comes on {{next}}.',
  empty: 'No month has ended yet. The first report comes on {{date}}.',
  few: 'Fewer than 5',
  fewAccounts: 'Too few accounts',
  privacy:
    'Counts of 1 to 4, and amounts of fewer than 5 accounts, are not shown, and shares only from 100 accounts on: nobody can be recognised.',
  counterpartyTitle: 'Who is on the other side',
  counterpartyText:
    'The house is. It is the counterparty of every contract and every option: what customers lose on prices, the house gains, and what they gain, it pays. Orders are not passed on to a market.',
  contracts: 'Contracts',
  copies: 'Copy trading',
  options: 'Timed options',
  opened: 'Orders opened',
  openedHow: 'Own orders that became positions in the month, at market or at their limit price.',
  bought: 'Options bought',
  boughtHow: 'Purchases that were accepted in the month.',
  refused: 'Orders refused',
  refusedHow:
    'Orders in the log of commands that were not accepted: the price had moved beyond the tolerance, the balance was too small, a limit was reached and so on. The log does not keep the reason, so none is told.',
  handlingMean: 'Time until decided, average',
  handlingLongest: 'Time until decided, longest',
  handlingHow:
    'From the arrival of an order at the trading engine until it was decided, by the times in the log of commands, refused ones included. The way over the internet is not in it.',
  milliseconds: '{{ms}} {{ms:millisecond|milliseconds}}',
  stoppedOut: 'Closed by stop-out',
  stoppedOutHow: 'Positions that were closed in the month because the margin was used up.',
  losing: 'Accounts that lost',
  losingOf: '{{share}} of {{accounts}}',
  losingHow:
    'Of the accounts that had a contract open in the month, those whose result was below zero: profit and loss, all fees, and what open contracts gained or lost in the month. Copies are counted in. Rounded up to 0.1%.',
  losingOptionsHow:
    'Of the accounts with an option that was decided in the month, those whose options lost more than they won. Void ones do not count. Rounded up to 0.1%.',
  voided: 'Void options',
  voidedHow: 'No price was fresh enough at expiry.',
  returned: 'Stakes returned',
  returnedHow: 'The stakes of the void options, paid back in full.',
  fills: 'Fill against the price shown',
  fillsHow:
    'Every order at market names the price that the customer saw. Better and worse are meant for the customer. Difference: the average of the distance between both prices, divided by the price shown. USD: the distance times the size of each order, added up.',
  strikes: 'Strike against the price shown',
  strikesHow:
    'The same for the strikes of options. An amount is not told: a strike only decides who wins.',
  columnFill: 'Fill',
  columnOrders: 'Orders',
  columnMean: 'Difference',
  better: 'Better',
  equal: 'As shown',
  worse: 'Worse',
  unnamed: 'No price named',
  cancelled: 'Waiting orders cancelled',
  cancelledHow:
    'Limit orders that ended in the month without a fill, by the reason in their record.',
  skipped: 'Orders not copied',
  skippedHow:
    'Orders of a leader that were not copied for a follower, by the reason in their record.',
  copied: 'Orders copied',
  copiedHow:
    'A copy opens at the same tick as the order that it follows. Nobody was shown a price, so it is in no comparison.',
  reasonManual: 'By the customer',
  reasonPaused: 'Copying paused',
  reasonLeverage: 'No leverage within the limits',
  reasonMinLots: 'Below the smallest order',
  reasonAllocation: 'Over the allocation',
  reasonNotAllowed: 'Not allowed by the rules here',
  reasonExposure: 'Limit of open positions',
  none: 'None',
  house: 'What the house earned',
  houseHow:
    'Sums of the house’s own ledgers over the month, in USD. Plus came to the house, minus went from it. Lines of fewer than 5 accounts are neither shown nor in the sum.',
  tradingPnl: 'Customers’ losses less gains on contracts',
  optionPnl: 'Customers’ losses less gains on options',
  fees: 'Trading fees',
  overnight: 'Overnight fees',
  withdrawalFees: 'Withdrawal fees',
  rewards: 'Rewards to inviters',
  protection: 'Negative balances made good',
  welfare: 'Gifts',
  adjustments: 'Corrections by hand',
  sum: 'Sum of the lines shown',
  tax: 'Tax withheld',
  taxHow: 'Withheld for the authorities. It is not the house’s and not in the sum.',
  missing: 'What is not counted',
  missingText:
    'Orders that never reached the engine, because a field was wrong or the connection failed. Fills of limit orders, since their price is the customer’s own. Exits at market, since the records do not keep the price that was shown.',
} as const
