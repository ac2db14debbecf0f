// English words of what figures are made of; the other languages have the same keys.

export const explain = {
  about: 'How these figures come about: {{name}}',
  takenAt: 'Values of {{time}}',
  again: 'Update',
  rounded: 'Rounded to {{step}}, halves to even.',
  ruleOf: 'Rule {{rule}}',
  workedOut: 'Worked out on this device',
  charged: 'Charged',
  tickAt: 'tick {{seq}}, {{time}}',
  tickRecorded: 'The public record says the same.',
  tickDiffers: 'The public record does not say this. Please tell customer service.',
  tickUnread: 'The recorded ticks could not be loaded.',
  tickUsed: 'used',
  tick: 'Price',
  strikeTick: 'Strike',
  settlementTick: 'Settlement price',
  fillMark: 'Mark when it fills',
  price: 'Price of the order',
  lotsClosed: 'Lots closed',
  netQuantity: 'Quantity, longs less shorts',
  feeRate: 'Fee rate',
  vipDiscount: 'VIP discount',
  overnightRate: 'Overnight rate',
  payoutRate: 'Payout rate',
  taxRate: 'Tax rate',
  fees: 'All fees',
  overnight: 'Overnight fees paid',
  beforeDiscount: 'Before the discount',
  notCharged: 'Not charged, by VIP level',
  cash: 'Balance',
  equity: 'Equity',
  cashAfter: 'Balance after',
  equityAfter: 'Equity after',
  openProfitAfter: 'Open P/L after',
  usedMarginAfter: 'Used margin after',
  reservedAfter: 'Reserved after',
  equityThere: 'Equity at that price',
  amount: 'Amount requested',
  feeFixed: 'Fixed fee',
  taxable: 'Taxable amount',
  tax: 'Tax',
  result: 'Result',
  expiry: 'Expiry',
  outage: 'Outage',
  outageOwn: 'ours: the record shows no failure of the sources',
  outageSource: 'of the sources: it is on the record',
  outageUnnamed: 'none named on the record',
  askFormula: 'Ask: price of the tick + half the spread. A long opens at it, a short closes at it.',
  bidFormula: 'Bid: price of the tick − half the spread. A long closes at it, a short opens at it.',
  marginFormula:
    'Lots × contract size × open price ÷ leverage. Each close leaves the share of the lots that stay open.',
  marginFormulaInverse:
    'Lots × contract size ÷ leverage. Each close leaves the share of the lots that stay open.',
  profitFormula:
    'For each close: lots × contract size × how far the price went in your direction. Then their sum.',
  profitFormulaInverse:
    'For each close: lots × contract size × how far the price went in your direction ÷ close price. Then their sum.',
  feeFormula: 'Lots × contract size × price × fee rate, less your VIP discount of that moment.',
  feeFormulaInverse: 'Lots × contract size × fee rate, less your VIP discount of that moment.',
  netFormula: 'P/L less all fees and overnight fees.',
  overnightFormula:
    'At each rollover: value of the lots at the price then × overnight rate of your direction.',
  liquidationOfOrder:
    'The price at which the whole account would reach the stop-out level, all other prices unchanged. It moves with your other positions.',
  openProfitFormula:
    'Lots left × contract size × from the open price to the exit price, in your direction. Before the closing fee.',
  openProfitFormulaInverse:
    'Lots left × contract size × from the open price to the exit price, in your direction ÷ exit price. Before the closing fee.',
  ratioFormula: 'Open P/L ÷ margin.',
  feeNowFormula: 'Lots left × contract size × exit price × fee rate × (1 − VIP discount).',
  feeNowFormulaInverse: 'Lots left × contract size × fee rate × (1 − VIP discount).',
  netIfClosedFormula:
    'Open P/L − closing fee + P/L of lots closed so far − all fees so far − overnight fees.',
  liquidationFormula:
    'Price of the tick + (used margin × stop-out level − equity) ÷ quantity. At it equity has fallen to the stop-out level, all other prices unchanged.',
  liquidationFormulaInverse:
    'The price at which equity has fallen to used margin × stop-out level, all other prices unchanged. P/L is divided by the price here, so it is the nearer root of a quadratic equation.',
  liquidationNone:
    'Price of the tick + (used margin × stop-out level − equity) ÷ quantity: no positive price, so this instrument alone cannot bring the stop-out.',
  notionalInverse: 'Lots × contract size: the full value that you trade, in dollars already.',
  overnightInverse:
    'Lots × contract size × the rate of your side, at each rollover that the position is open. Minus: you pay.',
  loseAtStopFormula:
    'P/L at the stop loss less both fees; never more than your equity. After a jump of the price it can be more.',
  loseAtStopOutFormula:
    'P/L at the price of the stop-out less both fees; never more than your equity.',
  loseZeroFormula:
    'Nothing closes it before a price of zero: notional + opening fee, never more than your equity.',
  loseAllFormula: 'No price of this order alone limits the loss: all of your equity.',
  breakEvenLong:
    'Price of the order × (1 + f) ÷ (1 − f), where f = fee rate × (1 − VIP discount). Both fees are earned back there; overnight fees come on top.',
  breakEvenShort:
    'Price of the order × (1 − f) ÷ (1 + f), where f = fee rate × (1 − VIP discount). Both fees are earned back there; overnight fees come on top.',
  breakEvenLongInverse:
    'Price of the order ÷ (1 − 2 × f), where f = fee rate × (1 − VIP discount). Both fees are earned back there; overnight fees come on top.',
  breakEvenShortInverse:
    'Price of the order ÷ (1 + 2 × f), where f = fee rate × (1 − VIP discount). Both fees are earned back there; overnight fees come on top.',
  spendableAfterFormula:
    'Balance − used margin − reserved, and less an open loss; an open profit does not raise it. Never below 0.',
  payoutFormula: 'Stake × payout rate. The stake comes back beside it.',
  winFormula:
    'The settlement price is on your side of the strike: stake × payout rate. The stake comes back beside it.',
  lossFormula: 'On the other side of the strike the stake is lost, and nothing more.',
  refundFormula:
    'The settlement price equals the strike: the stake comes back, nothing is won or lost.',
  voidFormula:
    'The newest tick at expiry was too old to decide, or the price source changed: the stake comes back, nothing is won or lost.',
  breakEvenRateFormula:
    '1 ÷ (1 + payout rate): who is right more often than this gains over many options.',
  strikeFormula: 'The price of the last tick when your order was handled, without a spread.',
  settlementFormula:
    'The price of the last tick at or before expiry, without a spread. One that is more than 30 s old then decides nothing, unless the outage was ours and it says that you won.',
  rateFormula: 'Fixed when the option was bought, for its duration: later changes do not touch it.',
  profitRatio: 'Open P/L, share of the margin',
  payoutIfRight: 'Payout if right',
  stakeFormula:
    'What you put in when you bought it. It left your balance then; a win, draw or void brings it back.',
  withdrawFeeFormula: 'Amount requested × fee rate + fixed fee.',
  withdrawTaxFormula: 'Taxable amount × tax rate.',
  withdrawTotalFormula: 'Fee + tax: nothing else is deducted.',
  withdrawReceiveFormula: 'Amount requested − fee − tax.',
  credited: 'Credited',
  feesPaid: 'Fees paid by members',
  rewardRate: 'Your part of each fee',
  partsRounded: 'Rounding, fee by fee',
  reward: 'Reward',
  rewardFormula:
    'Fees paid × your part of them. The part of each fee is rounded by itself; the difference is a row of its own.',
  rewardDayFormula: 'The rewards of all levels on that day, added up.',
  payrollPaid: 'Rewards paid to you',
  profitSharesPaid: 'Profit shares paid to you',
  movedToBalance: 'Moved to the balance',
  salaryWithdrawn: 'Withdrawn or on the way out',
  salaryFormula:
    'Rewards + profit shares − moved to the balance − withdrawn, each since the account was opened.',
} as const
