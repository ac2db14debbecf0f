// Buying a timed option: the refusal ladder of TR-4.15, then the purchase (TR-5.1).

import { calculateAccountFigures } from '../../account/spendable.ts'
import { hasMovedBeyond } from '../../market/price-tolerance.ts'
import { isFresh } from '../../market/staleness.ts'
import { formatMoney, ZERO_MONEY } from '../../numbers/money.ts'
import { formatPrice } from '../../numbers/price.ts'
import type { OpenOption } from '../../options/option.ts'
import { SECOND_MS } from '../../time/duration.ts'
import { addMs, msBetween } from '../../time/instant.ts'
import type { BuyOption } from '../command.ts'
import { optionPurchaseEntry } from '../entries/option-purchase-entry.ts'
import type { OptionBought } from '../event.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type EngineState, residentAccount } from '../state.ts'

/** An opening that could not be handled within this time of its arrival expires (TR-4.10). */
export const EXPIRES_AFTER_MS = 5_000

export function buyOption(state: EngineState, command: BuyOption): OptionBought | Refusal {
  const account = residentAccount(state, command.accountId)
  const market = state.markets.get(command.symbol)
  if (!market) return refuse('invalid', { field: 'symbol' })
  const { instrument, tick } = market
  const duration = instrument.durations.find(({ seconds }) => seconds === command.durationSeconds)
  if (!duration) return refuse('invalid', { field: 'duration' })
  if (command.stake < instrument.minStake || command.stake > instrument.maxStake) {
    return refuse('invalid', { field: 'amount' })
  }
  if (account.kind === 'real' && state.mode === 'practice') return refuse('practice_only')
  if (msBetween(command.arrivedTime, state.time) > EXPIRES_AFTER_MS) return refuse('expired')
  if (!tick || !isFresh(tick, state.time)) return refuse('market_stale')
  const worseWhen = command.direction === 'up' ? 'higher' : 'lower'
  if (command.shown && hasMovedBeyond(tick.price, command.shown, worseWhen)) {
    const price = formatPrice(tick.price, instrument.priceDecimals)
    return refuse('price_moved', { price, seq: tick.seq })
  }
  const { maxOpenStake } = instrument
  const openStake = account.openStakes.get(command.symbol) ?? ZERO_MONEY
  if (maxOpenStake !== undefined && openStake + command.stake > maxOpenStake) {
    return refuse('exposure_limit', {
      limit: formatMoney(maxOpenStake),
      open: formatMoney(openStake),
    })
  }
  const { spendable } = calculateAccountFigures({
    cash: account.balances.cash,
    usedMargin: ZERO_MONEY,
    reserved: ZERO_MONEY,
    openProfit: ZERO_MONEY,
  })
  if (spendable < command.stake) {
    return refuse('insufficient_balance', { spendable: formatMoney(spendable) })
  }
  const option: OpenOption = {
    id: command.optionId,
    accountId: account.id,
    symbol: command.symbol,
    direction: command.direction,
    stake: command.stake,
    durationSeconds: duration.seconds,
    payoutRate: duration.payoutRate,
    strike: tick.price,
    strikeSeq: tick.seq,
    orderTime: state.time,
    expiryTime: addMs(state.time, duration.seconds * SECOND_MS),
    placed: state.placedCount + 1,
  }
  const entries = [optionPurchaseEntry(account, option)]
  return { kind: 'option-bought', accountId: account.id, option, entries }
}
