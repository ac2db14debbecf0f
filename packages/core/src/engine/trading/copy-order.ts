// Copies: what a follower opens and closes because of what a leader did (TR-10.2 to TR-10.4).

import { canSpend } from '../../account/account-figures.ts'
import { entryPrice } from '../../contracts/direction.ts'
import { calculateNotional } from '../../contracts/margin.ts'
import { calculateCopyClose, calculateCopyLots } from '../../copy/copy-size.ts'
import type { Follow } from '../../copy/follow.ts'
import { calculateQuote } from '../../market/quote.ts'
import { LOTS_ONE, type Lots } from '../../numbers/lots.ts'
import { addMoney, sumMoney } from '../../numbers/money.ts'
import type { CopySkipped, Emit, PositionOpened } from '../event.ts'
import { leveragesOffered } from '../jurisdiction.ts'
import type { SkipReason } from '../refusal.ts'
import { followOf, openCopies, takeLeaderEvents } from '../state/copying.ts'
import { exposureOf } from '../state/exposure.ts'
import { marketOf } from '../state/market.ts'
import type { Account, EngineState, LeaderEvent, LeaderFill } from '../state/state.ts'
import { checkContractAllowed, checkCopyingAllowed } from './check-jurisdiction.ts'
import { checkAccountGates, checkOpenNotional, checkSelfLimits, hasRoom } from './check-opening.ts'
import { closePosition } from './close-position.ts'
import { costOf, openPosition } from './open-position.ts'

type Opened = Extract<LeaderFill, { kind: 'opened' }>
type Closed = Extract<LeaderFill, { kind: 'closed' }>

/** Handles all that the leaders of an account have done since it was last asked. */
export function copyLeaders(state: EngineState, account: Account, emit: Emit): void {
  for (const event of takeLeaderEvents(state, account)) {
    const { fill, time, tapePosition } = event
    const moment = { time, tapePosition }
    if (fill.kind === 'closed') {
      closeCopy(state, account, { event, fill }, emit)
      continue
    }
    const follow = followOf(account, event.leaderId)
    if (follow.isActive) emit(decideCopy(state, account, follow, { event, fill }), moment)
  }
}

/** An order is copied once by an account, so that there is one copy at most. */
function closeCopy(
  state: EngineState,
  account: Account,
  { event, fill }: { readonly event: LeaderEvent; readonly fill: Closed },
  emit: Emit,
): void {
  const { leaderId, orderId, time, tapePosition } = event
  const copy = account.positions.get(copyId(orderId, account.id))
  if (copy?.copyOf?.leaderId !== leaderId) return
  const { lotStep } = marketOf(state, copy.symbol).instrument
  const { lotsOpen, constants } = copy
  const lots = calculateCopyClose({ lotsOpen, minLots: constants.minLots }, fill, lotStep)
  if (lots === 0n) return
  const close = closePosition(state, account, copy, { lots, reason: 'copy', time })
  emit(close, { time, tapePosition })
}

function decideCopy(
  state: EngineState,
  account: Account,
  follow: Follow,
  { event, fill }: { readonly event: LeaderEvent; readonly fill: Opened },
): PositionOpened | CopySkipped {
  const { leaderId, orderId, symbol, placed, time } = event
  const { direction } = fill
  const accountId = account.id
  const skip = (reason: SkipReason): CopySkipped => {
    const order = { leaderId, orderId, symbol, placed, direction, begun: follow.begun }
    return { kind: 'copy-skipped', accountId, ...order, reason, entries: [] }
  }
  if (follow.isPaused) return skip('paused')
  const { instrument, tick } = marketOf(state, symbol)
  const leverage = findLeverage(leveragesOffered(state.jurisdiction, instrument), follow, fill)
  if (leverage === undefined) return skip('leverage_cap')
  const price = entryPrice(direction, calculateQuote(tick.price, instrument))
  const { numerator, denominator } = calculateNotional(instrument, LOTS_ONE as Lots, price)
  const lotMargin = { numerator, denominator: denominator * BigInt(leverage) }
  const lots = calculateCopyLots(follow.terms, fill, { ...instrument, lotMargin })
  if (lots < instrument.minLots) return skip('below_min_lots')
  const order = { symbol, direction, lots, leverage, constants: instrument }
  const cost = costOf(state, account, order, price)
  const locked = sumMoney(openCopies(account, leaderId).map(({ margin }) => margin))
  if (addMoney(locked, cost.margin) > follow.terms.allocation) return skip('over_allocation')
  const closed =
    checkAccountGates(state, account, time) ??
    checkCopyingAllowed(state) ??
    checkContractAllowed(state, account, instrument, { direction, leverage })
  if (closed) return skip('not_allowed_here')
  const exposure = exposureOf(state, account)
  const beyond = checkSelfLimits(state, account, exposure)
  if (beyond?.refused === 'daily_loss_limit') return skip('daily_loss_limit')
  const isTooMuch = checkOpenNotional(account, instrument, cost.notional) !== undefined
  if (beyond || isTooMuch || !hasRoom(account)) return skip('exposure_limit')
  if (!canSpend(exposure, cost.total)) return skip('insufficient_balance')
  return openPosition(
    state,
    account,
    {
      ...order,
      ...{ id: copyId(orderId, accountId), accountId, orderType: 'market', orderTime: time },
      ...{ limitPrice: undefined, shownPrice: undefined },
      ...{ takeProfit: undefined, stopLoss: undefined, placed },
      copyOf: { leaderId, orderId },
    },
    { price, seq: tick.seq, time, cost },
  )
}

/** The greatest that is offered, up to the leader's and the follower's own bound. */
function findLeverage(
  offered: readonly number[],
  { terms }: Follow,
  fill: Opened,
): number | undefined {
  const bound = Math.min(fill.leverage, terms.maxLeverage ?? fill.leverage)
  const possible = offered.filter((leverage) => leverage <= bound)
  return possible.length === 0 ? undefined : Math.max(...possible)
}

/** An order is copied once by an account, so this names one copy. */
export function copyId(orderId: string, accountId: string): string {
  return `${orderId}@${accountId}`
}
