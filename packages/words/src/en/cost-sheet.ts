// English words of the area `costSheet`; the other languages have the same keys.

export const costSheet = {
  titleContract: 'What contracts cost and risk',
  titleOption: 'What timed options cost and risk',
  titleCopying: 'What copying costs and risks',
  intro:
    'Read this before your first trade of this kind on this account. You are asked again only when the terms change.',
  accept: 'I have read this: go on',
  noticeTitle: 'Costs and risks first',
  noticeText:
    'Your order is kept as it is. It goes on once you have read and accepted what it costs.',
  read: 'Read costs and risks',
  orderTitle: 'Your order',
  size: 'Size',
  lots: '{{lots}} {{lots:lot|lots}} of {{pair}}',
  margin: 'Margin at ×{{leverage}}, about',
  spreadCost: 'Spread, opening and closing',
  openFee: 'Opening fee, about',
  closeFee: 'Closing fee at the same price',
  nightFee: 'Overnight fee, each night',
  stake: 'Stake',
  win: 'If you are right',
  lose: 'If you are wrong',
  breakEven: 'Break-even win rate',
  ratesTitle: 'Rates of {{pair}}',
  ratesNote: 'The same for everyone; VIP discounts lower the fees.',
  spread: 'Spread',
  fee: 'Fee, opening and closing each',
  overnightLong: 'Overnight, long',
  overnightShort: 'Overnight, short',
  leverage: 'Leverage, at most',
  payout: '{{rate}} · break-even {{breakEven}}',
  stakeRange: 'Stake of one option',
  share: 'Profit share of a lead trader, at most',
  risksTitle: 'Risks',
  counterparty:
    'The house is the other side of every trade: it gains what you lose and pays what you gain.',
  stopOut:
    'When the equity falls to {{rate}} of the margin in use, pending orders are cancelled and positions are closed, the largest loss first.',
  gap: 'When prices jump you can lose more than the margin.',
  protected: 'A balance below zero is made good by the house.',
  unprotected: 'A balance below zero is not made good: you owe it.',
  credit: 'A negative overnight rate pays you.',
  noFee:
    'There is no other fee. What it costs is in the payout: a win brings less than a loss takes.',
  wholeStake: 'You can lose the whole stake in a short time.',
  draw: 'Equal to the strike, or without a price fresh enough to decide: the stake comes back.',
  ownFees:
    'Each copy is a contract of your own and pays its own spread, fees and overnight fees, at the rates below.',
  shareRule:
    'The profit share is taken at closes of copies, only of profit above the high-water mark. What you lose is not given back by the lead trader.',
  past: 'Past results of a lead trader say nothing about the next ones. You can lose what you allocate, and more when prices jump.',
  allTitle: 'All instruments ({{count}})',
  allContracts: 'Spread · fee each way · overnight long / short · leverage',
  allOptions: 'Payout rates',
} as const
