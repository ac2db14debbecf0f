// Setting or removing take profit and stop loss of an open position (TR-4.12).

import { exitPrice } from '../../contracts/direction.ts'
import { areOnRightSide } from '../../contracts/levels.ts'
import { calculateQuote } from '../../market/quote.ts'
import { isFresh } from '../../market/staleness.ts'
import { formatPrice } from '../../numbers/price.ts'
import type { SetLevels } from '../command.ts'
import type { LevelsSet } from '../event.ts'
import { type Refusal, refuse, refuseField } from '../refusal.ts'
import { marketOf } from '../state/market.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { findPriceFault } from './field-faults.ts'

export function setLevels(state: EngineState, command: SetLevels): LevelsSet | Refusal {
  const account = residentAccount(state, command.accountId)
  const position = account.positions.get(command.orderId)
  if (!position) return refuse('not_found')
  const { takeProfit, stopLoss } = command
  const { instrument, tick } = marketOf(state, position.symbol)
  const profitFault = findPriceFault(instrument, takeProfit)
  if (profitFault) return refuseField('takeProfit', profitFault)
  const lossFault = findPriceFault(instrument, stopLoss)
  if (lossFault) return refuseField('stopLoss', lossFault)
  const isSetting = takeProfit !== undefined || stopLoss !== undefined
  if (isSetting && !isFresh(tick, state.time)) return refuse('market_stale')
  const reference = exitPrice(position.direction, calculateQuote(tick.price, position.constants))
  if (!areOnRightSide(command, position.direction, reference)) {
    return refuse('wrong_side', { reference: formatPrice(reference, instrument.priceDecimals) })
  }
  const changed = { ...position, takeProfit, stopLoss }
  const before = { takeProfit: position.takeProfit, stopLoss: position.stopLoss }
  return { kind: 'levels-set', accountId: account.id, position: changed, before, entries: [] }
}
