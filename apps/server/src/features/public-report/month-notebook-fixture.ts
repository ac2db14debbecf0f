// For tests: what a month must come to, worked out from a list of orders by other means than the
// product: decimal text to integers of 18 places, one formula each.

import type { Figures, Slippage } from './figures.ts'

type Product = 'contract' | 'copy' | 'option'

/** An order as whoever gave it knows it; prices and amounts are decimal text. */
export type Noted = {
  readonly product: Product
  readonly account: string
  readonly symbol: 'BTCUSDT' | 'USDJPY'
  readonly side: 'long' | 'short' | 'up' | 'down'
  /** Of an option the stake. */
  readonly size: string
  readonly fill: string
  /** Undefined: it named none; null: it waited for its limit price. */
  readonly shown: string | undefined | null
  /** Of an option nothing. */
  readonly close: string
  readonly result?: 'win' | 'lose' | 'void'
  readonly isStopOut?: boolean
  /** Soon after a gap in the prices: the mark at which it was closed, and that ten minutes on. */
  readonly behindGap?: readonly [atStop: string, later: string]
  /** What the house gave so that the account was not below zero. */
  readonly protection?: string
  /** Mark at each rollover that it was open over. */
  readonly nights?: readonly string[]
}

const PLACES = 18
const ONE = 10n ** BigInt(PLACES)
const MICRO = 10n ** BigInt(PLACES - 6)
const CONTRACT_SIZES = { BTCUSDT: '0.01', USDJPY: '1000' } as const
const FEE_RATE = '0.0005'
const NIGHT_RATES = { long: '0.0003', short: '0.0001' } as const
const PAYOUT_RATE = '0.8'
const REWARD_RATE = '0.1'

/** Who has an inviter pays a tenth of each fee for them. */
export function createNotebook(invited: readonly string[]) {
  const orders: Noted[] = []
  const refused = { contract: 0, option: 0 }
  const waits: Record<'contract' | 'option', number[]> = { contract: [], option: [] }
  const [cancelled, skipped] = [new Map<string, number>(), new Map<string, number>()]
  const books = createBooks(invited)
  const payouts: number[] = []
  return {
    payout: (requestedMs: number, paidMs: number) => payouts.push(paidMs - requestedMs),
    note: (order: Noted, waitedMs = 0) => {
      orders.push(order)
      if (order.product === 'option') books.option(order)
      else books.contract(order)
      if (order.product !== 'copy') waits[order.product].push(waitedMs)
    },
    refuse: (product: 'contract' | 'option', waitedMs = 0) => {
      refused[product] += 1
      waits[product].push(waitedMs)
    },
    cancel: (reason: string) => {
      addCount(cancelled, reason)
      waits.contract.push(0)
    },
    skip: (reason: string) => addCount(skipped, reason),
    book: (ledger: string, account: string, amount: string) =>
      books.book(ledger, account, scaled(amount)),
    tax: books.tax,
    figures: (): Figures => {
      const of = (product: Product) => orders.filter((order) => order.product === product)
      const stopped = (product: Product) => of(product).filter(({ isStopOut }) => isStopOut).length
      const voided = of('option').filter(({ result }) => result === 'void')
      return {
        contracts: {
          ...{ opened: of('contract').length, refused: refused.contract },
          ...{ cancelled: Object.fromEntries(cancelled), stoppedOut: stopped('contract') },
          ...{ slippage: slippageOf(of('contract')), handling: handlingOf(waits.contract) },
          behindGap: judgeStops(of('contract')),
          results: countLosing(books.results.contract),
        },
        copies: {
          ...{ opened: of('copy').length, skipped: Object.fromEntries(skipped) },
          ...{ stoppedOut: stopped('copy'), behindGap: judgeStops(of('copy')) },
        },
        options: {
          ...{ bought: of('option').length, refused: refused.option, voided: voided.length },
          returned: text(sum(voided.map(({ size }) => scaled(size))), PLACES),
          // Of 30 s at the price of the purchase: what is void had no other price, a draw.
          inGap: { own: NO_OPTIONS, source: { ...NO_OPTIONS, ...allDraws(voided.length) } },
          ...{ slippage: slippageOf(of('option')), handling: handlingOf(waits.option) },
          results: countLosing(books.results.option),
        },
        payouts: payoutsOf(payouts),
        house: books.house(),
      }
    },
  }
}

const NOBODY = { orders: 0, usd: '0' }
const NO_OPTIONS = { due: 0, house: NOBODY, customer: NOBODY, neither: 0, paid: NOBODY }
const allDraws = (count: number) => ({ due: count, neither: count })

function judgeStops(orders: readonly Noted[]) {
  const stops = orders.flatMap(({ behindGap, ...order }) => {
    if (behindGap === undefined) return []
    const [atStop = 0n, later = 0n] = behindGap.map(scaled)
    return [micros(gain({ ...order, behindGap }, atStop, later))]
  })
  const gained = (some: readonly bigint[]) => ({
    orders: some.length,
    usd: text(abs(sum(some)), PLACES),
  })
  return {
    stopped: stops.length,
    house: gained(stops.filter((worth) => worth > 0n)),
    customer: gained(stops.filter((worth) => worth < 0n)),
    neither: stops.filter((worth) => worth === 0n).length,
  }
}

/** At most one was paid: it is the median too. */
function payoutsOf(all: readonly number[]) {
  if (all.length > 1) throw new Error('more than one payout')
  const [took = null] = all as readonly (number | null)[]
  return {
    ...{ paid: took === null ? 0 : 1, medianMs: took, p95Ms: took, longestMs: took },
    ...{ failed: 0, cancelled: 0, waiting: 0, longestWaitMs: null },
  }
}

/** What orders moved: on the side of the house by ledger, on that of the accounts by product. */
function createBooks(invited: readonly string[]) {
  const [amounts, owners] = [new Map<string, bigint>(), new Map<string, Set<string>>()]
  const results = { contract: new Map<string, bigint>(), option: new Map<string, bigint>() }
  const book = (ledger: string, account: string, amount: bigint) => {
    addTo(amounts, ledger, amount)
    owners.set(ledger, (owners.get(ledger) ?? new Set()).add(account))
  }
  const fee = (order: Noted, price: string) => {
    const paid = micros(mul(notional(order, price), scaled(FEE_RATE)))
    book('fees', order.account, paid)
    if (invited.includes(order.account)) {
      book('rewards', order.account, -micros(mul(paid, scaled(REWARD_RATE))))
    }
    return paid
  }
  return {
    ...{ book, results },
    contract: (order: Noted) => {
      let result = -fee(order, order.fill)
      for (const mark of order.nights ?? []) {
        const rate = scaled(NIGHT_RATES[order.side as 'long' | 'short'])
        const charge = micros(mul(notional(order, mark), rate))
        book('overnight', order.account, charge)
        result -= charge
      }
      const profit = micros(gain(order, scaled(order.fill), scaled(order.close)))
      book('trading_pnl', order.account, -profit)
      result += profit - fee(order, order.close)
      if (order.protection !== undefined) {
        book('protection', order.account, -scaled(order.protection))
      }
      addTo(results.contract, order.account, result)
    },
    option: ({ size, result, account }: Noted) => {
      const stake = scaled(size)
      const won = micros(mul(stake, scaled(PAYOUT_RATE)))
      const profit = { win: won, lose: -stake, void: 0n }[result ?? 'void']
      if (profit !== 0n) book('option_pnl', account, -profit)
      if (result !== 'void') addTo(results.option, account, profit)
    },
    /** A fifth of what the account has gained so far, and withdraws at once. */
    tax: (account: string) => {
      const gains = sum([results.contract, results.option].map((of) => of.get(account) ?? 0n))
      if (gains > 0n) book('tax', account, half(gains, 5n * MICRO) * MICRO)
    },
    house: (): Figures['house'] =>
      Object.fromEntries(
        [...amounts].map(([ledger, amount]) => [
          ledger,
          { amount: text(amount, PLACES), accounts: Math.min(5, owners.get(ledger)?.size ?? 0) },
        ]),
      ),
  }
}

function slippageOf(orders: readonly Noted[]): Slippage {
  const named = orders.flatMap((order) =>
    order.shown == null ? [] : [{ ...order, shown: scaled(order.shown), fill: scaled(order.fill) }],
  )
  const isUp = ({ side }: { side: Noted['side'] }) => side === 'long' || side === 'up'
  const sideOf = (wanted: 1n | -1n) => {
    const some = named.filter((one) => {
      const signed = isUp(one) ? one.shown - one.fill : one.fill - one.shown
      return signed * wanted > 0n
    })
    const ratios = some.map(({ shown, fill }) => half(abs(fill - shown) * 10n ** 12n, shown))
    const usd = some.map((one) => {
      if (one.product === 'option') return 0n
      const size = mul(scaled(one.size), scaled(CONTRACT_SIZES[one.symbol]))
      const moved = size * abs(one.fill - one.shown)
      return one.symbol === 'USDJPY' ? half(moved, one.fill * MICRO) : half(moved, ONE * MICRO)
    })
    return {
      orders: some.length,
      meanRatio:
        some.length === 0 ? null : text(half(sum(ratios), BigInt(some.length) * 10n ** 5n), 7),
      usd: text(sum(usd), 6),
    }
  }
  return {
    ...{ better: sideOf(1n), worse: sideOf(-1n) },
    equal: named.filter(({ fill, shown }) => fill === shown).length,
    unnamed: orders.filter(({ shown }) => shown === undefined).length,
  }
}

function handlingOf(waits: readonly number[]) {
  const total = waits.reduce((some, one) => some + one, 0)
  const mean = half(BigInt(total) * 10n, BigInt(waits.length))
  return { orders: waits.length, meanMs: text(mean, 1), longestMs: Math.max(...waits) }
}

function countLosing(results: ReadonlyMap<string, bigint>) {
  const losing = [...results.values()].filter((result) => result < 0n).length
  return { accounts: results.size, losing }
}

function quantity({ size, symbol }: Noted): bigint {
  return mul(scaled(size), scaled(CONTRACT_SIZES[symbol]))
}

function notional(order: Noted, price: string): bigint {
  return order.symbol === 'USDJPY' ? quantity(order) : mul(quantity(order), scaled(price))
}

/** Rounded to micros already where it is divided. */
function gain(order: Noted, open: bigint, close: bigint): bigint {
  const moved = quantity(order) * (order.side === 'long' ? close - open : open - close)
  return order.symbol === 'USDJPY' ? half(moved, close * MICRO) * MICRO : moved / ONE
}

function scaled(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.')
  const magnitude = BigInt(whole + fraction.padEnd(PLACES, '0'))
  return decimal.startsWith('-') ? -magnitude : magnitude
}

function text(value: bigint, places: number): string {
  const digits = String(abs(value)).padStart(places + 1, '0')
  const shown = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
  return value < 0n ? `-${shown}` : shown
}

const mul = (a: bigint, b: bigint) => (a * b) / ONE
const micros = (value: bigint) => half(value, MICRO) * MICRO
const abs = (value: bigint) => (value < 0n ? -value : value)
const sum = (values: readonly bigint[]) => values.reduce((some, one) => some + one, 0n)

/** Half-even, by the remainder. */
function half(top: bigint, bottom: bigint): bigint {
  const [whole, rest] = [top / bottom, abs(top % bottom) * 2n]
  const isUp = rest > bottom || (rest === bottom && whole % 2n !== 0n)
  return isUp ? whole + (top < 0n ? -1n : 1n) : whole
}

function addTo(sums: Map<string, bigint>, key: string, amount: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + amount)
}

function addCount(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
