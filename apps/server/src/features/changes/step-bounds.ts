// How far one change may go, and all changes of a month together: two people who want customers
// harm must announce it again and again, and customers can leave before it is done (H1, H6).

import type { WithdrawalTermsText } from '@fairtick/core/cash/withdrawal-terms'
import {
  type Instrument,
  type InstrumentText,
  parseInstrument,
} from '@fairtick/core/market/instrument'
import { formatLots, type Lots } from '@fairtick/core/numbers/lots'
import { formatMoney, type Money, moneyFromMicros, parseMoney } from '@fairtick/core/numbers/money'
import { formatPrice, type Price, parsePrice } from '@fairtick/core/numbers/price'
import { formatRate, parseRate, RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { VipLevelText } from '@fairtick/core/vip/vip-level'
import { boundComplaint, type FieldComplaint } from '@fairtick/wire/field-rules'

/** What stands now, and what stood `WINDOW_MS` ago. */
export type Course<Terms> = { readonly standing: Terms; readonly monthAgo: Terms }
export type Note = (field: string, complaint: FieldComplaint) => void

export const WINDOW_MS = 30 * DAY_MS
/** One change makes a figure so many times as large or as small at most, a month's changes so. */
const STEP_TIMES = 2n
const MONTH_TIMES = 3n
/** A payout rate is a part of the stake already: what it may lose at once, and in a month. */
const PAYOUT_STEP = RATE_ONE / 10n
const PAYOUT_MONTH = RATE_ONE / 5n
/** What is paid in is credited at a rate that follows a market: at once by a quarter, else so. */
const CREDIT_STEP = { times: 5n, of: 4n }
const CREDIT_MONTH = { times: 2n, of: 1n }
/** From nothing a multiple is nothing: then it is one of these. */
const LEAST_RATE = RATE_ONE / 10_000n
const LEAST_TAX = RATE_ONE / 20n
const LEAST_MONEY = moneyFromMicros(1_000_000n)
/** A tenth of the spread that ships. */
const LEAST_SPREAD_PART = 10n

type Figures = { readonly now: bigint; readonly before: bigint; readonly asked: bigint }

/** How a figure is written, and which way it may not run. */
type Rule = {
  readonly field: string
  readonly worse: 'higher' | 'lower' | 'both'
  /** What counts as its size where it is smaller. */
  readonly least: bigint
  readonly write: (value: bigint) => string
}

/** Whatever customers had a month ago is never too far, nor what they have now. */
export function highestNext({ now, before, least }: Omit<Figures, 'asked'> & Pick<Rule, 'least'>) {
  const step = now + (STEP_TIMES - 1n) * larger(sizeOf(now), least)
  const month = before + (MONTH_TIMES - 1n) * larger(sizeOf(before), least)
  return larger(larger(now, before), smaller(step, month))
}

export function lowestNext({ now, before }: Omit<Figures, 'asked'>): bigint {
  const bound = larger(divideUp(now, STEP_TIMES), divideUp(before, MONTH_TIMES))
  return smaller(smaller(now, before), bound)
}

type InstrumentRule = Omit<Rule, 'least' | 'write'> & {
  readonly read: (terms: Instrument) => bigint | undefined
  readonly least: (shipped: Instrument) => bigint
  readonly write: (value: bigint, terms: Instrument) => string
}

const higher = { worse: 'higher' } as const
const lower = { worse: 'lower' } as const
const asRate = { least: () => LEAST_RATE, write: (rate: bigint) => formatRate(rate as Rate) }
const asMoney = { least: () => LEAST_MONEY, write: (money: bigint) => formatMoney(money as Money) }
const asLots = {
  least: ({ lotStep }: Instrument) => lotStep,
  write: (lots: bigint) => formatLots(lots as Lots),
}
const asWhole = { least: () => 1n, write: String }
const asPrice = {
  least: ({ spread }: Instrument) => spread / LEAST_SPREAD_PART,
  write: (price: bigint, terms: Instrument) => formatPrice(price as Price, terms.priceDecimals),
}

/** Payout rates have bounds of their own. */
const INSTRUMENT_RULES: readonly InstrumentRule[] = [
  { field: 'spread', ...higher, ...asPrice, read: ({ spread }) => spread },
  { field: 'feeRate', ...higher, ...asRate, read: ({ feeRate }) => feeRate },
  { field: 'overnightRate', ...higher, ...asRate, read: (terms) => terms.overnightRate.long },
  { field: 'overnightRate', ...higher, ...asRate, read: (terms) => terms.overnightRate.short },
  { field: 'leverages', ...higher, ...asWhole, read: (terms) => leverageOf(terms, Math.max) },
  // The lowest as well: else everybody would have to take a high one.
  { field: 'leverages', ...higher, ...asWhole, read: (terms) => leverageOf(terms, Math.min) },
  { field: 'minLots', ...higher, ...asLots, read: ({ minLots }) => minLots },
  { field: 'maxLots', worse: 'both', ...asLots, read: ({ maxLots }) => maxLots },
  { field: 'minStake', ...higher, ...asMoney, read: ({ minStake }) => minStake },
  { field: 'maxStake', worse: 'both', ...asMoney, read: ({ maxStake }) => maxStake },
  { field: 'maxOpenStake', ...lower, ...asMoney, read: ({ maxOpenStake }) => maxOpenStake },
  { field: 'maxOpenNotional', ...lower, ...asMoney, read: (terms) => terms.maxOpenNotional },
]

function leverageOf({ leverages }: Instrument, choose: (...all: number[]) => number): bigint {
  return BigInt(choose(...leverages))
}

/** Of terms that were parsed before; where a ceiling did not stand, the shipped one did. */
export function checkInstrumentSteps(
  { standing, monthAgo, shipped }: Course<InstrumentText> & { readonly shipped: InstrumentText },
  askedText: InstrumentText,
  note: Note,
): void {
  const [now, before, ships, asked] = [standing, monthAgo, shipped, askedText].map(
    parseInstrument,
  ) as [Instrument, Instrument, Instrument, Instrument]
  for (const { read, least, write, ...rule } of INSTRUMENT_RULES) {
    const stood = read(before) ?? read(ships)
    const [stands, next] = [read(now) ?? stood, read(asked)]
    if (stands === undefined || next === undefined) continue
    const figures = { now: stands, before: stood ?? stands, asked: next }
    const written = { least: least(ships), write: (value: bigint) => write(value, ships) }
    checkFigure({ ...rule, ...written }, figures, note)
  }
  checkPayouts({ now, before, asked, ships }, note)
}

type Method = WithdrawalTermsText['methods'][string]

const METHOD_RULES = [
  { name: 'feeRate', ...higher, ...asRate, parse: parseRate },
  { name: 'feeFixed', ...higher, ...asMoney, parse: parseMoney },
  { name: 'min', ...higher, ...asMoney, parse: parseMoney },
  { name: 'max', ...lower, ...asMoney, parse: parseMoney },
] as const

/** Of terms of withdrawals that were parsed before. */
export function checkMoneySteps(
  { standing, monthAgo }: Course<WithdrawalTermsText>,
  asked: WithdrawalTermsText,
  note: Note,
): void {
  const taxed = figuresOf({ standing, monthAgo, asked }, ({ taxRate }) => parseRate(taxRate))
  const taxRule = { field: 'taxRate', ...higher, ...asRate, least: LEAST_TAX }
  checkFigure(taxRule, taxed, note)
  for (const code of Object.keys(asked.methods)) {
    const [now, before, next] = [standing, monthAgo, asked].map(({ methods }) => methods[code])
    if (now === undefined || next === undefined) continue
    const course = { standing: now, monthAgo: before ?? now, asked: next }
    for (const { name, parse, least, ...rule } of METHOD_RULES) {
      const figures = figuresOf<Method>(course, (method) => parse(method[name]))
      checkFigure({ ...rule, field: `${code} ${name}`, least: least() }, figures, note)
    }
  }
}

/** Of levels that were parsed before: more to be traded, or less taken off, step by step. */
export function checkVipSteps(
  { standing, monthAgo }: Course<readonly VipLevelText[]>,
  asked: readonly VipLevelText[],
  note: Note,
): void {
  for (const [level, next] of asked.entries()) {
    const [now, before] = [standing[level], monthAgo[level]]
    if (now === undefined) continue
    const course = { standing: now, monthAgo: before ?? now, asked: next }
    const volumes = figuresOf(course, ({ volume }) => parseMoney(volume))
    checkFigure(
      { field: `vip ${level} volume`, ...higher, ...asMoney, least: LEAST_MONEY },
      ...([volumes, note] as const),
    )
    const discounts = figuresOf(course, ({ feeDiscount }) => parseRate(feeDiscount))
    checkFigure(
      { field: `vip ${level} feeDiscount`, ...lower, ...asRate, least: LEAST_RATE },
      ...([discounts, note] as const),
    )
  }
}

/** One part of both. */
export function courseOf<Terms, Part>(
  { standing, monthAgo }: Course<Terms>,
  part: (terms: Terms) => Part,
): Course<Part> {
  return { standing: part(standing), monthAgo: part(monthAgo) }
}

/** USD that one reviewer may credit alone. */
export function checkLimitSteps(course: Course<string>, asked: string, note: Note): void {
  const rule = { field: 'depositCreditByOne', ...higher, ...asMoney, least: LEAST_MONEY }
  checkFigure(rule, figuresOf({ ...course, asked }, parseMoney), note)
}

/** USD of a unit that is paid in. */
export function checkCreditSteps(course: Course<string>, asked: string, note: Note): void {
  const { now, before, asked: rate } = figuresOf({ ...course, asked }, parsePrice)
  const [step, month] = [CREDIT_STEP, CREDIT_MONTH]
  const most = smaller((now * step.times) / step.of, (before * month.times) / month.of)
  const least = larger(
    divideUp(now * step.of, step.times),
    divideUp(before * month.of, month.times),
  )
  const write = (value: bigint) => formatPrice(value as Price, 0)
  const bounds = {
    highest: larger(larger(now, before), most),
    lowest: smaller(smaller(now, before), least),
  }
  noteOutside({ field: 'rateToUsd', worse: 'both', write }, bounds, rate, note)
}

function figuresOf<Terms>(
  terms: Course<Terms> & { readonly asked: Terms },
  read: (terms: Terms) => bigint | undefined,
): Figures {
  const { standing, monthAgo, asked } = terms
  const [now = 0n, before = 0n, next = 0n] = [standing, monthAgo, asked].map(read)
  return { now, before, asked: next }
}

function checkFigure(rule: Rule, { asked, ...figures }: Figures, note: Note): void {
  const { least } = rule
  const bounds = { highest: highestNext({ ...figures, least }), lowest: lowestNext(figures) }
  noteOutside(rule, bounds, asked, note)
}

function noteOutside(
  { field, worse, write }: Omit<Rule, 'least'>,
  { highest, lowest }: { readonly highest: bigint; readonly lowest: bigint },
  asked: bigint,
  note: Note,
): void {
  if (worse !== 'lower' && asked > highest) {
    note(field, boundComplaint('above_step', write(highest)))
  }
  if (worse !== 'higher' && asked < lowest) note(field, boundComplaint('below_step', write(lowest)))
}

type Payouts = Readonly<Record<'now' | 'before' | 'asked' | 'ships', Pick<Instrument, 'durations'>>>

/** A length that was not offered is held against the lowest that was: no way round by a new one. */
function checkPayouts({ now, before, asked, ships }: Payouts, note: Note): void {
  const rateOf = ({ durations }: Payouts['now'], seconds: number): bigint =>
    durations.find((each) => each.seconds === seconds)?.payoutRate ??
    [...durations, ...(durations.length === 0 ? ships.durations : [])]
      .map(({ payoutRate }): bigint => payoutRate)
      .reduce(smaller, RATE_ONE)
  for (const { seconds, payoutRate } of asked.durations) {
    const [standing, stood] = [rateOf(now, seconds), rateOf(before, seconds)]
    const bound = larger(standing - PAYOUT_STEP, stood - PAYOUT_MONTH)
    const lowest = smaller(smaller(standing, stood), bound)
    if (payoutRate >= lowest) continue
    note('durations', boundComplaint('below_step', formatRate(lowest as Rate)))
  }
}

const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value)
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const divideUp = (value: bigint, by: bigint): bigint => (value + by - 1n) / by
