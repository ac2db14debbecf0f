// Copying by the words of TR-10: what followers ask for, and what they do after their leaders.

import {
  compare,
  type Fraction,
  fraction,
  minus,
  over,
  plus,
  textOf,
  times,
  ZERO,
} from './fraction.ts'
import { close, closeCopies, copiesOf, enter, note } from './naive-account.ts'
import {
  costOf,
  entryOf,
  isTooExposed,
  marketOf,
  type NaiveAccount,
  type NaiveExchange,
  type NaiveFill,
  type NaiveFollow,
  type NaiveLeading,
  type NaiveMoment,
  type NaiveTerms,
  notionalOf,
  spendableOf,
} from './naive-figures.ts'

type Opened = Extract<NaiveFill, { kind: 'open' }>
type Closed = Extract<NaiveFill, { kind: 'close' }>

export function createNaiveExchange(): NaiveExchange {
  return { accounts: new Map(), fills: [], begun: 0, placed: 0 }
}

/** TR-10.2: fill by fill, and for each the follows in the order in which they began. */
export function workCopies(exchange: NaiveExchange, at: NaiveMoment): void {
  const { fills } = exchange
  exchange.fills = []
  for (const fill of fills) {
    // Who stopped leading is copied no more; what was copied still closes.
    const isLeading = exchange.accounts.get(fill.leader)?.leading !== undefined
    if (fill.kind === 'open' && !isLeading) continue
    for (const [account, follow] of followsOf(exchange, fill.leader)) {
      if (fill.kind === 'close') followClose(account, at, fill)
      else if (follow.isActive) followOpen(account, at, follow, fill)
    }
  }
}

function followsOf(
  exchange: NaiveExchange,
  leader: string,
): (readonly [NaiveAccount, NaiveFollow])[] {
  return [...exchange.accounts.values()]
    .flatMap((account) => account.follows.map((follow) => [account, follow] as const))
    .filter(([, follow]) => follow.leader === leader)
    .toSorted(([, a], [, b]) => a.begun - b.begun)
}

/** TR-10.2, TR-10.3. */
function followOpen(
  account: NaiveAccount,
  at: NaiveMoment,
  follow: NaiveFollow,
  fill: Opened,
): void {
  const { leader, order, symbol, side } = fill
  const size = decideSize(account, follow, fill)
  if (typeof size === 'string') {
    note(account, at, `skipped ${order} of ${leader} ${size}`)
    return
  }
  const { instrument: terms } = marketOf(account, symbol)
  const age = { ordered: at.time, placed: fill.placed }
  const copy = { id: `${order}@${account.id}`, symbol, side, ...age, terms }
  const none = { takeProfit: undefined, stopLoss: undefined }
  const copyOf = { leader, order }
  enter(account, at, { ...copy, ...none, ...size, copyOf }, entryOf(account, { symbol, side }))
}

/** TR-10.3: lots and leverage, or why not, in the order of the rules. */
function decideSize(account: NaiveAccount, { terms, isPaused }: NaiveFollow, fill: Opened) {
  const { symbol, side } = fill
  const { instrument } = marketOf(account, symbol)
  if (isPaused) return 'paused'
  const most = Math.min(fill.leverage, terms.maxLeverage ?? fill.leverage)
  const leverage = Math.max(0, ...instrument.leverages.filter((offered) => offered <= most))
  if (leverage === 0) return 'leverage_cap'
  const price = entryOf(account, { symbol, side })
  const oneLot = over(notionalOf(instrument, fraction('1'), price), fraction(String(leverage)))
  const [step, maxLots] = [fraction(instrument.lotStep), fraction(instrument.maxLots)]
  const wanted = floorTo(wantedLots(terms, fill), step)
  const affordable = floorTo(over(fraction(terms.maxPerOrder), oneLot), step)
  const lots = smallest(wanted, affordable, maxLots)
  if (compare(lots, fraction(instrument.minLots)) < 0) return 'below_min_lots'
  const cost = costOf(account, { lots, leverage, terms: instrument }, price)
  const locked = copiesOf(account, fill.leader).reduce((sum, one) => plus(sum, one.margin), ZERO)
  if (compare(plus(locked, cost.margin), fraction(terms.allocation)) > 0) return 'over_allocation'
  if (isTooExposed(account, instrument, cost.notional)) return 'exposure_limit'
  const total = plus(cost.margin, cost.fee)
  return compare(spendableOf(account), total) < 0 ? 'insufficient_balance' : { lots, leverage }
}

/** TR-10.3: in proportion to what the leader's account was worth just before. */
function wantedLots({ mode, allocation, fixedLots }: NaiveTerms, fill: Opened): Fraction {
  if (mode === 'fixed') return fraction(fixedLots ?? '0')
  if (fill.equity.top <= 0n) return ZERO
  return over(times(fill.lots, fraction(allocation)), fill.equity)
}

/** TR-10.4. */
function followClose(account: NaiveAccount, at: NaiveMoment, fill: Closed): void {
  for (const copy of copiesOf(account, fill.leader)) {
    if (copy.copyOf?.order !== fill.order) continue
    const { instrument } = marketOf(account, copy.symbol)
    const part = times(copy.lots, over(fill.lots, fill.lotsBefore))
    let lots = floorTo(part, fraction(instrument.lotStep))
    if (lots.top === 0n) lots = ZERO
    else if (compare(minus(copy.lots, lots), fraction(copy.terms.minLots)) < 0) lots = copy.lots
    if (compare(fill.lots, fill.lotsBefore) === 0) lots = copy.lots
    if (lots.top > 0n) close(account, at, copy, { lots, reason: 'copy' })
  }
}

/** TR-10.1, TR-10.7: `ok` or the refusal. */
export function followNaive(
  account: NaiveAccount,
  at: NaiveMoment,
  leaderId: string,
  terms: NaiveTerms,
): string {
  const { exchange, follows } = account
  const leader = exchange.accounts.get(leaderId)
  if (!leader) return 'not_found'
  if (!isForm(terms) || leader === account) return 'invalid'
  const known = follows.find((follow) => follow.leader === leaderId)
  if (known?.isActive) return 'invalid'
  const { leading } = leader
  if (!leading) return 'leader_stopped'
  const others = followsOf(exchange, leaderId).filter(([, { isActive }]) => isActive)
  const copied = others.reduce(
    (sum, [, other]) => plus(sum, fraction(other.terms.allocation)),
    fraction(terms.allocation),
  )
  const isTooMuch = compare(copied, fraction(leading.maxCopied)) > 0
  if (others.length >= leading.maxFollowers || isTooMuch) return 'leader_full'
  if (follows.filter(({ isActive }) => isActive).length >= 10) return 'too_many_leaders'
  exchange.begun += 1
  const rate = fraction(leading.profitShare)
  const begun = { terms, rate, begun: exchange.begun, isActive: true, isPaused: false }
  if (known) Object.assign(known, { ...begun, before: known.result })
  else follows.push({ leader: leaderId, ...begun, result: ZERO, before: ZERO, mark: ZERO })
  note(account, at, `follows ${leaderId} ${terms.mode} ${textOf(fraction(terms.allocation))}`)
  return 'ok'
}

/** TR-10.1: while paused nothing is opened. */
export function pauseNaive(
  account: NaiveAccount,
  at: NaiveMoment,
  leader: string,
  change: 'paused' | 'resumed',
): string {
  const follow = account.follows.find((one) => one.leader === leader && one.isActive)
  if (!follow) return 'not_found'
  follow.isPaused = change === 'paused'
  note(account, at, `${change} ${leader}`)
  return 'ok'
}

/** TR-10.4: with or without closing; stale copies stay. */
export function unfollowNaive(
  account: NaiveAccount,
  at: NaiveMoment,
  leader: string,
  copies: 'stay' | 'close',
): string {
  const follow = account.follows.find((one) => one.leader === leader && one.isActive)
  if (!follow) return 'not_found'
  if (copies === 'close') closeCopies(account, at, leader)
  follow.isActive = false
  note(account, at, `unfollowed ${leader} manual`)
  return 'ok'
}

/** TR-10.7: who turns out to be the leader copies no more; what is open stays. */
export function linkNaive(account: NaiveAccount, at: NaiveMoment, leader: string): string {
  const follow = account.follows.find((one) => one.leader === leader && one.isActive)
  if (!follow) return 'not_found'
  follow.isActive = false
  note(account, at, `unfollowed ${leader} linked`)
  return 'ok'
}

/** TR-10.7: who stops leading is copied no more. */
export function leadNaive(account: NaiveAccount, leading: NaiveLeading | undefined): string {
  account.leading = leading
  return 'ok'
}

/** TR-8.3. */
export function settleNaive(account: NaiveAccount, amountText: string): string {
  const amount = fraction(amountText)
  if (amount.top <= 0n) return 'invalid'
  if (compare(amount, account.salary) > 0) return 'insufficient_balance'
  account.salary = minus(account.salary, amount)
  account.cash = plus(account.cash, amount)
  return 'ok'
}

function isForm(terms: NaiveTerms): boolean {
  const { mode, fixedLots, maxLeverage } = terms
  const [allocation, maxPerOrder, stopLoss] = [
    terms.allocation,
    terms.maxPerOrder,
    terms.stopLoss,
  ].map(fraction) as [Fraction, Fraction, Fraction]
  if (compare(allocation, fraction('50')) < 0) return false
  if ((mode === 'fixed') !== (fixedLots !== undefined)) return false
  if (fixedLots !== undefined && fraction(fixedLots).top <= 0n) return false
  if (maxPerOrder.top <= 0n || stopLoss.top <= 0n) return false
  if (compare(stopLoss, fraction('1')) > 0) return false
  return maxLeverage === undefined || maxLeverage > 0
}

function smallest(first: Fraction, ...others: readonly Fraction[]): Fraction {
  return others.reduce((least, one) => (compare(one, least) < 0 ? one : least), first)
}

function floorTo(lots: Fraction, step: Fraction): Fraction {
  const many = over(lots, step)
  return times({ top: many.top / many.bottom, bottom: 1n }, step)
}
