// What the engine decided and holds, in the words of the slow oracle, so that the two compare.

import { calculateAccountFigures } from '@fairtick/core/account/account-figures'
import { calculateEquity } from '@fairtick/core/account/equity'
import type { Follow } from '@fairtick/core/copy/follow'
import type { PlacedEvent, PositionClosed } from '@fairtick/core/engine/event'
import { ordersByAge, positionsByAge } from '@fairtick/core/engine/state/account'
import { exposureOf } from '@fairtick/core/engine/state/exposure'
import type { Account, EngineState } from '@fairtick/core/engine/state/state'
import { formatLots } from '@fairtick/core/numbers/lots'
import { addMoney, formatMoney, negateMoney, sumMoney } from '@fairtick/core/numbers/money'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { Rational } from '@fairtick/core/numbers/rational'
import { over, textOf } from './fraction.ts'

/** One line; undefined for what the oracle does not note. */
export function traceOfEvent({ event, time, tapePosition }: PlacedEvent): string | undefined {
  const text = textOfEvent(event)
  return text === undefined ? undefined : `${tapePosition} ${time} ${text}`
}

function textOfEvent(event: PlacedEvent['event']): string | undefined {
  switch (event.kind) {
    case 'position-opened': {
      const { id, direction, lots, openPrice, openMargin, openFee, openSeq } = event.position
      const money = [openMargin, openFee].map(formatMoney)
      const figures = [formatLots(lots), price(openPrice), ...money].join(' ')
      return `open ${id} ${direction} ${figures} seq ${openSeq}`
    }
    case 'position-closed':
      return textOfClose(event)
    case 'order-placed': {
      const { id, reservedMargin, reservedFee } = event.order
      return `wait ${id} ${formatMoney(reservedMargin)} ${formatMoney(reservedFee)}`
    }
    case 'order-cancelled':
      return `cancel ${event.order.id} ${event.reason}`
    case 'levels-set': {
      const { id, takeProfit, stopLoss } = event.position
      return `levels ${id} ${price(takeProfit)} ${price(stopLoss)}`
    }
    case 'overnight-charged':
      return `overnight ${event.position.id} ${formatMoney(event.charge)}`
    case 'margin-called':
      return `called ${formatRate(event.riskRate)}`
    case 'margin-call-ended':
      return 'call ended'
    case 'batch-closed':
      return `batch ${event.skipped.join(' ')}`
    case 'option-bought':
      return `bought ${event.option.id} ${price(event.option.strike)} until ${event.option.expiryTime}`
    case 'option-settled':
      return `settled ${event.option.id} ${event.settlement.result}`
    default:
      return textOfCopying(event)
  }
}

/** A share received is compared as salary: a leader's own notes do not wait for the followers. */
function textOfCopying(event: PlacedEvent['event']): string | undefined {
  switch (event.kind) {
    case 'follow-begun': {
      const { leaderId, terms } = event.follow
      return `follows ${leaderId} ${terms.mode} ${formatMoney(terms.allocation)}`
    }
    case 'follow-paused':
      return `paused ${event.follow.leaderId}`
    case 'follow-resumed':
      return `resumed ${event.follow.leaderId}`
    case 'follow-ended':
      return `unfollowed ${event.follow.leaderId} ${event.reason}`
    case 'copy-skipped':
      return `skipped ${event.orderId} of ${event.leaderId} ${event.reason}`
    case 'profit-shared':
      return `shared ${event.leaderId} ${formatMoney(event.amount)} mark ${exact(event.highWater)}`
    default:
      return undefined
  }
}

function textOfClose({ position, entries }: PositionClosed): string {
  const close = position.closes.at(-1)
  if (!close) throw new Error('a close without a close')
  const given = entries
    .flatMap(({ postings }) => postings)
    .filter(({ ledger }) => ledger === 'protection')
    .map(({ amount }) => negateMoney(amount))
  const money = [close.profit, close.fee, sumMoney(given)].map(formatMoney)
  const figures = [formatLots(close.lots), price(close.price), ...money]
  const left = [formatLots(position.lotsOpen), formatMoney(position.margin)]
  return `close ${position.id} ${close.reason} ${[...figures, ...left].join(' ')} seq ${close.seq}`
}

/** Everything that the account is, in one text. */
export function describeEngine(state: EngineState, account: Account): string {
  const exposure = exposureOf(state, account)
  const equity = calculateEquity(exposure)
  const { numerator, denominator } = equity
  const { cash, stake } = account.balances
  const money = [formatMoney(cash), formatMoney(stake), formatMoney(account.usedMargin)]
  const { available } = calculateAccountFigures(exposure)
  const reserved = exposure.reserved + exposure.usedMargin
  const free = over(
    { top: numerator * 1_000_000n - reserved * denominator, bottom: 1n },
    { top: denominator * 1_000_000n, bottom: 1n },
  )
  const least =
    free.top * 1_000_000n < available * free.bottom ? textOf(free) : formatMoney(available)
  const spendable = least.startsWith('-') ? '0' : least
  const positions = positionsByAge(account).map(
    ({ id, lotsOpen, margin, takeProfit, stopLoss }) =>
      `${id} ${formatLots(lotsOpen)} ${formatMoney(margin)} ${price(takeProfit)} ${price(stopLoss)}`,
  )
  const orders = ordersByAge(account).map(
    ({ id, reservedMargin, reservedFee }) =>
      `${id} ${formatMoney(addMoney(reservedMargin, reservedFee))}`,
  )
  const warned = account.isMarginCalled ? 'warned' : ''
  const own = [...money, exact(equity), spendable, warned, ...positions, ...orders]
  const salary = `salary ${formatMoney(account.balances.salary)}`
  return [...own, salary, ...[...account.follows.values()].map(describeFollow)].join('; ')
}

function describeFollow(follow: Follow): string {
  const { leaderId, isActive, isPaused, result, resultAtBegin, highWater } = follow
  const state = `${isActive ? 'on' : 'off'} ${isPaused ? 'paused' : 'running'}`
  const money = [result, resultAtBegin].map(formatMoney).join(' ')
  return `${leaderId} ${state} ${money} ${exact(highWater)}`
}

function exact({ numerator, denominator }: Rational): string {
  return textOf(over({ top: numerator, bottom: 1n }, { top: denominator, bottom: 1n }))
}

function price(value: Price | undefined): string {
  return value === undefined ? '-' : formatPrice(value, 0)
}
