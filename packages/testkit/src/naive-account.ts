// The slow obvious oracle: one account by the words of the rules, everything looked at every time.

import type { InstrumentText } from '@fairtick/core/market/instrument'
import {
  compare,
  type Fraction,
  fraction,
  minus,
  over,
  plus,
  rounded,
  textOf,
  times,
  ZERO,
} from './fraction.ts'
import {
  costOf,
  entryOf,
  equityOf,
  exitOf,
  feeOf,
  isInDollars,
  isLive,
  isRiskAtMost,
  marketOf,
  type NaiveAccount,
  type NaiveCopyOf,
  type NaiveExchange,
  type NaiveFollow,
  type NaiveMoment,
  type NaiveOption,
  type NaiveOrder,
  type NaivePosition,
  notionalOf,
  openProfitOf,
  profitOf,
  riskRateOf,
  spendableOf,
} from './naive-figures.ts'
import { isSparedNaive, outageAt } from './naive-outages.ts'

export function createNaiveAccount(
  id: string,
  cash: string,
  exchange: NaiveExchange,
): NaiveAccount {
  const account: NaiveAccount = {
    ...{ id, exchange, leading: undefined, follows: [], salary: ZERO },
    cash: fraction(cash),
    ...{ positions: [], orders: [], options: [] },
    ...{ isWarned: false, day: 0, traded: [], source: undefined },
    ...{ instruments: new Map(), ticks: new Map(), said: new Map(), spared: new Map(), notes: [] },
  }
  exchange.accounts.set(id, account)
  return account
}

/** TR-5.2: options whose expiry lies before `at`, by expiry, then by age. */
export function passNaiveTime(account: NaiveAccount, at: NaiveMoment): void {
  const due = account.options.filter(({ expiry }) => expiry < at.time)
  for (const option of due.toSorted((a, b) => a.expiry - b.expiry)) {
    const ticks = account.ticks.get(option.symbol) ?? []
    const last = ticks.findLast(({ time }) => time <= option.expiry)
    if (!last) throw new Error(`no tick for ${option.id}`)
    const named = { tickTime: last.time, at: option.expiry }
    const outage = outageAt(account, option.symbol, named)
    const result = resultOf(option, last.mark)
    const isKept = outage === 'fresh' || (outage === 'own' && result === 'win')
    settle(account, at, option, isKept ? result : 'void')
  }
}

/** TR-4.14, TR-10.5: TP/SL, fills, copy stops; where a position is left also the risk check. */
export function tickNaive(
  account: NaiveAccount,
  at: NaiveMoment,
  symbol: string,
  price: string,
): void {
  const ticks = account.ticks.get(symbol) ?? []
  const seq = ticks.length + 1
  const before = ticks.at(-1)
  const named = before && { tickTime: before.time, at: at.time }
  if (named && outageAt(account, symbol, named) === 'own') account.spared.set(symbol, at.time)
  account.ticks.set(symbol, [...ticks, { seq, time: at.time, mark: fraction(price) }])
  for (const position of [...account.positions]) {
    if (position.symbol !== symbol || position.openSeq >= seq) continue
    const exit = exitOf(account, position)
    const sign = position.side === 'long' ? 1 : -1
    const { takeProfit, stopLoss } = position
    const isProfit = takeProfit !== undefined && sign * compare(exit, takeProfit) >= 0
    const isLoss = stopLoss !== undefined && sign * compare(exit, stopLoss) <= 0
    if (!isProfit && !isLoss) continue
    close(account, at, position, {
      lots: position.lots,
      reason: isProfit ? 'take_profit' : 'stop_loss',
    })
  }
  for (const order of [...account.orders]) {
    if (order.symbol === symbol && isMarketable(account, order)) fill(account, at, order)
  }
  for (const follow of account.follows.toSorted((a, b) => a.begun - b.begun)) {
    if (isStopReached(account, follow, symbol)) stopCopying(account, at, follow)
  }
  if (account.positions.some((open) => open.symbol === symbol)) checkRisk(account, at)
}

/** TR-4.4: every position pays for the night, then one look at the risk. */
export function rollNaive(account: NaiveAccount, at: NaiveMoment): void {
  for (const position of account.positions) {
    const { instrument, mark } = marketOf(account, position.symbol)
    const rate = fraction(position.terms.overnightRate[position.side])
    const quantity = times(position.lots, fraction(instrument.contractSize))
    const base = isInDollars(instrument) ? times(quantity, mark) : quantity
    const charge = rounded(times(base, rate), 6)
    if (charge.top === 0n) continue
    account.cash = minus(account.cash, charge)
    countResult(account, position, minus(ZERO, charge))
    note(account, at, `overnight ${position.id} ${textOf(charge)}`)
  }
  if (account.positions.length > 0) checkRisk(account, at)
}

/** TR-2.11: a change of the source ends everything; options void, positions at the mark. */
export function changeNaiveSource(account: NaiveAccount, at: NaiveMoment, source: string): void {
  const isChange = account.source !== undefined && account.source !== source
  account.source = source
  if (!isChange) return
  account.said.clear()
  account.spared.clear()
  for (const option of [...account.options]) settle(account, at, option, 'void')
  for (const order of [...account.orders]) drop(account, at, order, 'source_change')
  for (const position of [...account.positions]) {
    close(account, at, position, { lots: position.lots, reason: 'source_change' })
  }
}

/** What is not offered opens nothing: whatever waits for it is cancelled, what is open stays. */
export function changeNaiveInstrument(
  account: NaiveAccount,
  at: NaiveMoment,
  instrument: InstrumentText,
): void {
  account.instruments.set(instrument.symbol, instrument)
  if (instrument.isOffered !== false) return
  for (const order of [...account.orders]) {
    if (order.symbol === instrument.symbol) drop(account, at, order, 'not_offered')
  }
}

/** TR-4.11: a long waits for ask ≤ limit, a short for bid ≥ limit. */
export function isMarketable(
  account: NaiveAccount,
  order: Pick<NaiveOrder, 'symbol' | 'side' | 'limit' | 'terms'>,
): boolean {
  const difference = compare(entryOf(account, order), order.limit)
  return order.side === 'long' ? difference <= 0 : difference >= 0
}

/** A position begins: its fee is paid at once. */
export function enter(
  account: NaiveAccount,
  at: NaiveMoment,
  order: Omit<NaiveOrder, 'limit' | 'reserved'> & { readonly copyOf?: NaiveCopyOf },
  price: Fraction,
): void {
  const { id, symbol, side, ordered, placed, terms, lots, leverage, copyOf } = order
  const { takeProfit, stopLoss } = order
  const { seq } = marketOf(account, symbol)
  const { notional, margin, fee } = costOf(account, order, price)
  const equity = equityOf(account)
  account.cash = minus(account.cash, fee)
  account.traded.push({ day: account.day, notional })
  const levels = { takeProfit, stopLoss }
  account.positions.push({
    id,
    symbol,
    side,
    ordered,
    placed,
    terms,
    ...levels,
    ...(copyOf && { copyOf }),
    open: price,
    openSeq: seq,
    lots,
    margin,
  })
  account.positions.sort((a, b) => a.ordered - b.ordered || a.placed - b.placed)
  if (copyOf) countResult(account, { copyOf }, minus(ZERO, fee))
  else {
    const own = { leader: account.id, order: id, symbol }
    account.exchange.fills.push({ ...own, kind: 'open', side, lots, leverage, placed, equity })
  }
  const figures = [lots, price, margin, fee].map(textOf).join(' ')
  note(account, at, `open ${id} ${side} ${figures} seq ${seq}`)
}

/** TR-4.3, TR-4.8: P/L and fee, each rounded; whoever has nothing left owes nothing. */
export function close(
  account: NaiveAccount,
  at: NaiveMoment,
  position: NaivePosition,
  { lots, reason }: { readonly lots: Fraction; readonly reason: string },
): void {
  const { instrument, mark, seq } = marketOf(account, position.symbol)
  const isFree = reason === 'source_change'
  const price = isFree ? mark : exitOf(account, position)
  const profit = rounded(profitOf(instrument, position, lots, price), 6)
  const notional = notionalOf(instrument, lots, price)
  const fee = isFree ? ZERO : feeOf(account, position.terms, notional)
  account.cash = minus(plus(account.cash, profit), fee)
  account.traded.push({ day: account.day, notional })
  const lotsBefore = position.lots
  const left = minus(lotsBefore, lots)
  position.margin = rounded(times(position.margin, over(left, position.lots)), 6)
  position.lots = left
  if (left.top === 0n) account.positions = account.positions.filter((open) => open !== position)
  const isOwing = account.positions.length === 0 && account.cash.top < 0n
  const protection = isOwing ? minus(ZERO, account.cash) : ZERO
  account.cash = plus(account.cash, protection)
  if (account.positions.length === 0) account.isWarned = false
  const figures = [lots, price, profit, fee, protection, left, position.margin].map(textOf)
  note(account, at, `close ${position.id} ${reason} ${figures.join(' ')} seq ${seq}`)
  if (position.copyOf) {
    countResult(account, position, minus(profit, fee))
    share(account, at, position.copyOf)
    return
  }
  const own = { leader: account.id, order: position.id, symbol: position.symbol }
  account.exchange.fills.push({ ...own, kind: 'close', lots, lotsBefore })
}

export function drop(
  account: NaiveAccount,
  at: NaiveMoment,
  order: NaiveOrder,
  reason: string,
): void {
  account.orders = account.orders.filter((waiting) => waiting !== order)
  note(account, at, `cancel ${order.id} ${reason}`)
}

export function note(account: NaiveAccount, at: NaiveMoment, text: string): void {
  account.notes.push(`${at.position} ${at.time} ${text}`)
}

/** TR-10.5: this far down, on a tick of something that was copied. */
export function isStopReached(
  account: NaiveAccount,
  { leader, isActive, terms, result, before }: NaiveFollow,
  symbol: string,
): boolean {
  const copies = copiesOf(account, leader)
  if (!isActive || !copies.some((copy) => copy.symbol === symbol)) return false
  const since = copies.reduce(
    (sum, copy) => plus(sum, openProfitOf(account, copy)),
    minus(result, before),
  )
  const most = times(fraction(terms.stopLoss), fraction(terms.allocation))
  return compare(since, minus(ZERO, most)) <= 0
}

export function copiesOf(account: NaiveAccount, leader: string): readonly NaivePosition[] {
  return account.positions.filter(({ copyOf }) => copyOf?.leader === leader)
}

/** TR-10.4, TR-10.5: what is live closes, oldest first. */
export function closeCopies(account: NaiveAccount, at: NaiveMoment, leader: string): void {
  for (const copy of copiesOf(account, leader)) {
    if (!isLive(account, copy.symbol, at)) continue
    close(account, at, copy, { lots: copy.lots, reason: 'copy' })
  }
}

function stopCopying(account: NaiveAccount, at: NaiveMoment, follow: NaiveFollow): void {
  closeCopies(account, at, follow.leader)
  follow.isActive = false
  note(account, at, `unfollowed ${follow.leader} copy_stop`)
}

/** TR-10.5: what a copy gave, for ever. */
function countResult(
  account: NaiveAccount,
  { copyOf }: Pick<NaivePosition, 'copyOf'>,
  gain: Fraction,
): void {
  const follow = account.follows.find(({ leader }) => leader === copyOf?.leader)
  if (follow) follow.result = plus(follow.result, gain)
}

/** TR-10.6: after each close of a copy; open losers count, open winners do not. */
function share(account: NaiveAccount, at: NaiveMoment, { leader }: NaiveCopyOf): void {
  const follow = account.follows.find((one) => one.leader === leader)
  const leading = account.exchange.accounts.get(leader)
  if (!follow || !leading) throw new Error(`a copy of ${leader}, whom ${account.id} never followed`)
  const open = copiesOf(account, leader).reduce(
    (sum, copy) => plus(sum, openProfitOf(account, copy)),
    ZERO,
  )
  const base = open.top < 0n ? plus(follow.result, open) : follow.result
  if (compare(base, follow.mark) <= 0) return
  const earned = rounded(times(minus(base, follow.mark), follow.rate), 6)
  const there = account.cash.top > 0n ? account.cash : ZERO
  const paid = compare(earned, there) < 0 ? earned : there
  follow.mark = base
  account.cash = minus(account.cash, paid)
  leading.salary = plus(leading.salary, paid)
  note(account, at, `shared ${leader} ${textOf(paid)} mark ${textOf(base)}`)
}

/** TR-4.11: the reservation is released, then spendable is looked at again. */
function fill(account: NaiveAccount, at: NaiveMoment, order: NaiveOrder): void {
  const price = entryOf(account, order)
  const { margin, fee } = costOf(account, order, price)
  const before = account.orders
  account.orders = before.filter((waiting) => waiting !== order)
  if (compare(spendableOf(account), plus(margin, fee)) >= 0) {
    enter(account, at, order, price)
    return
  }
  account.orders = before
  drop(account, at, order, 'insufficient_balance')
}

/** TR-4.7: the call once per fall, then the stop-out. */
function checkRisk(account: NaiveAccount, at: NaiveMoment): void {
  const rate = riskRateOf(account)
  if (isRiskAtMost(account, 'marginCall') && rate && !account.isWarned) {
    note(account, at, `called ${textOf(rounded(rate, 6))}`)
    account.isWarned = true
  }
  if (isRiskAtMost(account, 'stopOut')) {
    if (isSparedNaive(account, at)) return
    for (const order of [...account.orders]) drop(account, at, order, 'stop_out')
  }
  while (isRiskAtMost(account, 'stopOut')) {
    const live = account.positions.filter(({ symbol }) => isLive(account, symbol, at))
    const [worst] = live.toSorted((a, b) =>
      compare(openProfitOf(account, a), openProfitOf(account, b)),
    )
    if (!worst) break
    close(account, at, worst, { lots: worst.lots, reason: 'stop_out' })
  }
  if (isRiskAtMost(account, 'marginCall')) return
  if (account.isWarned) note(account, at, 'call ended')
  account.isWarned = false
}

/** TR-5.4. */
function settle(
  account: NaiveAccount,
  at: NaiveMoment,
  option: NaiveOption,
  result: 'win' | 'lose' | 'draw' | 'void',
): void {
  account.options = account.options.filter((open) => open !== option)
  const won = rounded(times(option.stake, option.payoutRate), 6)
  const back = result === 'lose' ? ZERO : option.stake
  account.cash = plus(account.cash, result === 'win' ? plus(back, won) : back)
  note(account, at, `settled ${option.id} ${result}`)
}

function resultOf({ strike, isUp }: NaiveOption, mark: Fraction): 'win' | 'lose' | 'draw' {
  const move = compare(mark, strike)
  if (move === 0) return 'draw'
  return move > 0 === isUp ? 'win' : 'lose'
}
