// Every input that an explanation may name: its word and how its value is written, the same on all
// screens.

import type { TextKey } from '../../platform/i18n.ts'

/** How a value is written. Money is in USD, a percentage a fraction, `times` a leverage. */
export type Unit = 'money' | 'change' | 'percent' | 'price' | 'times' | 'text' | 'word' | 'time'

type Kind = { readonly word: TextKey; readonly unit: Unit }

export const INPUT_KINDS = {
  // Prices, each of them at a tick or not.
  tick: { word: 'explain.tick', unit: 'price' },
  strikeTick: { word: 'explain.strikeTick', unit: 'price' },
  settlementTick: { word: 'explain.settlementTick', unit: 'price' },
  fillMark: { word: 'explain.fillMark', unit: 'price' },
  spread: { word: 'contracts.infoSpread', unit: 'text' },
  price: { word: 'explain.price', unit: 'price' },
  openPrice: { word: 'positions.openPrice', unit: 'price' },
  exitPrice: { word: 'positions.exitPrice', unit: 'price' },
  close: { word: 'positions.closePrice', unit: 'price' },
  // Sizes.
  lots: { word: 'positions.lotsOrdered', unit: 'text' },
  lotsLeft: { word: 'positions.lotsLeft', unit: 'text' },
  lotsClosed: { word: 'explain.lotsClosed', unit: 'text' },
  contractSize: { word: 'contracts.infoSize', unit: 'text' },
  netQuantity: { word: 'explain.netQuantity', unit: 'text' },
  leverage: { word: 'positions.leverage', unit: 'times' },
  // Rates.
  feeRate: { word: 'explain.feeRate', unit: 'percent' },
  vipDiscount: { word: 'explain.vipDiscount', unit: 'percent' },
  overnightRate: { word: 'explain.overnightRate', unit: 'percent' },
  stopOut: { word: 'contracts.infoStopOut', unit: 'percent' },
  payoutRate: { word: 'explain.payoutRate', unit: 'percent' },
  taxRate: { word: 'explain.taxRate', unit: 'percent' },
  rewardRate: { word: 'explain.rewardRate', unit: 'percent' },
  // Money.
  notional: { word: 'contracts.notional', unit: 'money' },
  margin: { word: 'positions.margin', unit: 'money' },
  openingFee: { word: 'positions.openingFee', unit: 'money' },
  closingFee: { word: 'positions.closingFee', unit: 'money' },
  fees: { word: 'explain.fees', unit: 'money' },
  overnight: { word: 'explain.overnight', unit: 'money' },
  beforeDiscount: { word: 'explain.beforeDiscount', unit: 'money' },
  notCharged: { word: 'explain.notCharged', unit: 'money' },
  profit: { word: 'positions.profit', unit: 'change' },
  profitSoFar: { word: 'positions.profitSoFar', unit: 'change' },
  openProfit: { word: 'positions.openProfit', unit: 'change' },
  openProfitAfter: { word: 'explain.openProfitAfter', unit: 'change' },
  cash: { word: 'explain.cash', unit: 'money' },
  cashAfter: { word: 'explain.cashAfter', unit: 'money' },
  equity: { word: 'explain.equity', unit: 'money' },
  equityAfter: { word: 'explain.equityAfter', unit: 'money' },
  equityThere: { word: 'explain.equityThere', unit: 'money' },
  usedMargin: { word: 'positions.usedMargin', unit: 'money' },
  usedMarginAfter: { word: 'explain.usedMarginAfter', unit: 'money' },
  reserved: { word: 'positions.reserved', unit: 'money' },
  reservedAfter: { word: 'explain.reservedAfter', unit: 'money' },
  freeMargin: { word: 'positions.freeMargin', unit: 'money' },
  stake: { word: 'options.stake', unit: 'money' },
  amount: { word: 'explain.amount', unit: 'money' },
  feeFixed: { word: 'explain.feeFixed', unit: 'money' },
  taxable: { word: 'explain.taxable', unit: 'money' },
  fee: { word: 'positions.fee', unit: 'money' },
  tax: { word: 'explain.tax', unit: 'money' },
  feesPaid: { word: 'explain.feesPaid', unit: 'money' },
  partsRounded: { word: 'explain.partsRounded', unit: 'change' },
  reward: { word: 'explain.reward', unit: 'money' },
  rewardsPaid: { word: 'team.paid', unit: 'money' },
  rewardsPending: { word: 'team.pending', unit: 'money' },
  payroll: { word: 'explain.payrollPaid', unit: 'money' },
  profitShares: { word: 'explain.profitSharesPaid', unit: 'money' },
  settled: { word: 'explain.movedToBalance', unit: 'money' },
  salaryWithdrawn: { word: 'explain.salaryWithdrawn', unit: 'money' },
  // What is neither.
  result: { word: 'explain.result', unit: 'word' },
  direction: { word: 'optionDetails.reviewDirection', unit: 'word' },
  expiry: { word: 'explain.expiry', unit: 'time' },
  outage: { word: 'explain.outage', unit: 'word' },
} as const satisfies Record<string, Kind>
