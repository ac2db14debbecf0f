// What becomes a system message: each with the cause by which it is sent once.

import { calculateNetResult } from '@fairtick/core/contracts/net-result'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import { formatMoney, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { WireContract, WireOption } from '@fairtick/wire/socket/frames'
import {
  feeText,
  groupedText,
  moneyText,
  quantityText,
  signedFeeText,
  signedMoneyText,
} from '@fairtick/words/number-texts'
import type { AccountOwner } from '../../engine/engine-port.ts'
import { randomId } from '../../platform/random-id.ts'
import type { NewMessage } from './store.ts'
import { type CancelReason, contentOf } from './templates.ts'

/** `amount`: decimal text of USD, as in all of these. */
export function welcomeMessage({ userId }: AccountOwner, amount: string): NewMessage {
  return {
    ...{ userId, accountKind: 'practice' },
    cause: `welcome:${userId}`,
    template: 'welcome',
    values: { amount: moneyText(amount) },
    about: null,
  }
}

/** Of a mail address or phone number that is another one now; each change is told. */
export function contactChangedMessage(userId: string, what: 'email' | 'phone'): NewMessage {
  return {
    userId,
    cause: `contact:${randomId()}`,
    template: `${what}-changed`,
    values: {},
    about: null,
  }
}

/** Of a settled option; `pair` is the instrument as lists show it: `BTC/USDT`. */
export function optionMessage(owner: AccountOwner, option: WireOption, pair: string): NewMessage {
  const { id, direction, duration, strike, strikeSeq, settlePrice, settleSeq, result } = option
  if (result === null || settlePrice === null || settleSeq === null) {
    throw new Error('an option that has not been settled')
  }
  return {
    ...ownedBy(owner),
    cause: `option:${id}`,
    ...contentOf(`option-${result}`, {
      pair,
      direction,
      seconds: duration,
      stake: moneyText(option.amount),
      profit: moneyText(option.profit ?? '0'),
      strike: groupedText(strike),
      strikeSeq,
      settlePrice: groupedText(settlePrice),
      settleSeq,
    }),
    about: { kind: 'option', id },
  }
}

/** `fallId` tells this fall from others of the account; both rates are fractions. */
export function marginCallMessage(
  owner: AccountOwner,
  fallId: string,
  { riskRate, stopOut }: { readonly riskRate: string; readonly stopOut: string },
): NewMessage {
  return {
    ...ownedBy(owner),
    cause: `margin-call:${fallId}`,
    template: 'margin-call',
    values: { riskRate: percentText(riskRate), stopOut: percentText(stopOut) },
    about: null,
  }
}

const CLOSE_TEMPLATES = {
  take_profit: 'take-profit',
  stop_loss: 'stop-loss',
  stop_out: 'stop-out',
  copy: 'copy-closed',
} as const

/**
 * Of a position whose last close was none of the customer's own; undefined for one that was.
 * `stopOut` is the level of the account, a fraction.
 */
export function contractClosedMessage(
  owner: AccountOwner,
  order: WireContract,
  { pair, stopOut }: { readonly pair: string; readonly stopOut: string },
): NewMessage | undefined {
  const close = order.closes.at(-1)
  if (close === undefined || !isKeyOf(CLOSE_TEMPLATES, close.reason)) return undefined
  const level = close.reason === 'take_profit' ? order.takeProfit : order.stopLoss
  return {
    ...ownedBy(owner),
    cause: `contract-close:${order.id}:${order.closes.length}`,
    ...contentOf(CLOSE_TEMPLATES[close.reason], {
      ...contractValues(order, pair),
      lots: quantityText(close.lots),
      level: shownPrice(level),
      openPrice: shownPrice(order.openPrice),
      openSeq: order.openSeq ?? '',
      price: groupedText(close.price),
      seq: close.seq,
      name: order.copiedFrom?.name ?? '',
      profit: signedMoneyText(netResultText(order)),
      fee: feeText(close.fee),
      stopOut: percentText(stopOut),
    }),
    about: { kind: 'contract', id: order.id },
  }
}

/** The number that the history tells of it, too. */
function netResultText({ profit, fee, overnightFee }: WireContract): string {
  const money = (text: string) => parseMoney(text) ?? ZERO_MONEY
  const parts = { profit: money(profit), fee: money(fee), overnightFee: money(overnightFee) }
  return formatMoney(calculateNetResult(parts))
}

/** What one rollover of an account charged, over all of its positions. */
export type OvernightCharge = {
  readonly accountId: string
  readonly instant: number
  readonly positions: number
  /** Negative: a credit. */
  readonly charge: string
}

export function overnightMessage(
  owner: AccountOwner,
  { accountId, instant, positions, charge }: OvernightCharge,
): NewMessage {
  const change = charge.startsWith('-') ? charge.slice(1) : `-${charge}`
  return {
    ...ownedBy(owner),
    cause: `overnight:${accountId}:${instant}`,
    template: 'overnight',
    values: { count: positions, change: signedFeeText(change) },
    about: null,
  }
}

/** Of an order that waited for its price and has become a position. */
export function orderFilledMessage(
  owner: AccountOwner,
  order: WireContract,
  pair: string,
): NewMessage {
  return {
    ...ownedBy(owner),
    cause: `order-filled:${order.id}`,
    template: 'order-filled',
    values: {
      ...contractValues(order, pair),
      limit: shownPrice(order.delegatedPrice),
      price: shownPrice(order.openPrice),
      seq: order.openSeq ?? '',
      margin: moneyText(order.margin),
      fee: feeText(order.fee),
    },
    about: { kind: 'contract', id: order.id },
  }
}

/** Undefined for an order that the customer cancelled. */
export function orderCancelledMessage(
  owner: AccountOwner,
  order: WireContract,
  pair: string,
): NewMessage | undefined {
  const reason = order.closeReason
  if (reason === null || !CANCELS.has(reason)) return undefined
  return {
    ...ownedBy(owner),
    cause: `order-cancelled:${order.id}`,
    template: 'order-cancelled',
    values: { ...contractValues(order, pair), limit: shownPrice(order.delegatedPrice), reason },
    about: { kind: 'contract', id: order.id },
  }
}

const CANCELS: ReadonlySet<string> = new Set<CancelReason>([
  'stop_out',
  'insufficient_balance',
  'source_change',
  'locked',
  'self_excluded',
  'daily_loss_limit',
  'not_offered',
])

function contractValues({ direction, leverage, lots }: WireContract, pair: string) {
  return { pair, direction, leverage, lots: quantityText(lots) }
}

function shownPrice(price: string | null): string {
  return price === null ? '' : groupedText(price)
}

export function practiceResetMessage(
  owner: AccountOwner,
  resetId: string,
  amount: string,
): NewMessage {
  return {
    ...ownedBy(owner),
    cause: `practice-reset:${resetId}`,
    template: 'practice-reset',
    values: { amount: moneyText(amount) },
    about: null,
  }
}

/** What the payroll paid for one day of the operator; `date` is `YYYY-MM-DD`. */
export type PayrollPayment = {
  readonly accountId: string
  readonly day: number
  readonly date: string
  readonly amount: string
}

export function payrollMessage(
  owner: AccountOwner,
  { accountId, day, date, amount }: PayrollPayment,
): NewMessage {
  return {
    ...ownedBy(owner),
    cause: `payroll:${accountId}:${day}`,
    template: 'payroll',
    values: { date, amount: moneyText(amount) },
    about: null,
  }
}

/** `changeId` tells this change of the source from others. */
export function marketChangedMessage(
  userId: string,
  changeId: string,
  source: SourceKind,
): NewMessage {
  return {
    userId,
    cause: `market-changed:${changeId}:${userId}`,
    template: 'market-changed',
    values: { source },
    about: null,
  }
}

/** Of all that is told, only whose it is. */
function ownedBy({ userId, accountKind }: AccountOwner): AccountOwner {
  return { userId, accountKind }
}

const percents = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 2,
  roundingMode: 'trunc',
})

function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key)
}

/** A fraction in percent, cut off: a rate is never shown higher than it is. */
function percentText(fraction: string): string {
  return percents.format(fraction as `${number}`)
}
