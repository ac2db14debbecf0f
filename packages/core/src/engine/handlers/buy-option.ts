// Buying a timed option: the refusal ladder of TR-4.15, then the purchase (TR-5.1).

import { calculateAccountFigures, canSpend } from '../../account/account-figures.ts'
import { hasMovedBeyond } from '../../market/price-tolerance.ts'
import { formatMoney, ZERO_MONEY } from '../../numbers/money.ts'
import { formatPrice } from '../../numbers/price.ts'
import type { OpenOption } from '../../options/option.ts'
import { SECOND_MS } from '../../time/duration.ts'
import { addMs } from '../../time/instant.ts'
import type { BuyOption } from '../command.ts'
import { optionPurchaseEntry } from '../entries/option-purchase-entry.ts'
import type { OptionBought } from '../event.ts'
import { isRefusal, type Refusal, refuse, refuseField } from '../refusal.ts'
import { exposureOf } from '../state/exposure.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { checkOptionAllowed } from '../trading/check-jurisdiction.ts'
import {
  checkAccountGates,
  checkMarket,
  checkOffered,
  checkSelfLimits,
} from '../trading/check-opening.ts'
import { findStakeFault, notOffered } from './field-faults.ts'

export function buyOption(state: EngineState, command: BuyOption): OptionBought | Refusal {
  const account = residentAccount(state, command.accountId)
  const market = state.markets.get(command.symbol)
  if (!market) return refuseField('symbol', { problem: 'choice' })
  const { instrument } = market
  const duration = instrument.durations.find(({ seconds }) => seconds === command.durationSeconds)
  if (!duration)
    return refuseField('duration', notOffered(instrument.durations.map(({ seconds }) => seconds)))
  const stakeFault = findStakeFault(instrument, command.stake)
  if (stakeFault) return refuseField('amount', stakeFault)
  const closed = checkAccountGates(state, account)
  if (closed) return closed
  const forbidden = checkOffered(instrument) ?? checkOptionAllowed(state, duration.seconds)
  if (forbidden) return forbidden
  const tick = checkMarket(state, command.symbol, command.arrivedTime)
  if (isRefusal(tick)) return tick
  const worseWhen = command.direction === 'up' ? 'higher' : 'lower'
  if (command.shown && hasMovedBeyond(tick.price, command.shown, worseWhen)) {
    const price = formatPrice(tick.price, instrument.priceDecimals)
    return refuse('price_moved', { price, seq: tick.seq })
  }
  const exposure = exposureOf(state, account)
  const beyond = checkSelfLimits(state, account, exposure, command.stake)
  if (beyond) return beyond
  const { maxOpenStake } = instrument
  const openStake = account.openStakes.get(command.symbol) ?? ZERO_MONEY
  if (maxOpenStake !== undefined && openStake + command.stake > maxOpenStake) {
    return refuse('exposure_limit', {
      limit: formatMoney(maxOpenStake),
      open: formatMoney(openStake),
    })
  }
  if (!canSpend(exposure, command.stake)) {
    const { spendable } = calculateAccountFigures(exposure)
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
