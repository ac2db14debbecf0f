// Whether constants that were asked for can be an instrument's: the same for every customer.

import {
  asOffered,
  type Instrument,
  type InstrumentText,
  isOffered,
  parseInstrument,
} from '@fairtick/core/market/instrument'
import { parseLots } from '@fairtick/core/numbers/lots'
import { formatMoney, parseMoney } from '@fairtick/core/numbers/money'
import { formatRate, parseRate, RATE_ONE } from '@fairtick/core/numbers/rate'
import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { FieldComplaint, FieldProblem } from '@fairtick/wire/field-rules'
import {
  HIGHEST_RATE,
  LOWEST_CEILING,
  LOWEST_PAYOUT,
  offStep,
  type Problems,
  tooLittle,
  tooMuch,
  widestSpread,
} from './change-bounds.ts'
import { type Course, checkInstrumentSteps } from './step-bounds.ts'

export type InstrumentTerms = AdminCallResult<'changeable'>['instruments'][number]['terms']
const SHORTEST_OPTION_SECONDS = 5

/** What of an instrument may change; always in the same order. */
export function termsOf(text: InstrumentText): InstrumentTerms {
  const { spread, leverages, minLots, maxLots, feeRate, overnightRate, durations } = text
  const { minStake, maxStake, maxOpenStake, maxOpenNotional } = text
  return {
    ...{ spread, leverages: [...leverages], minLots, maxLots, feeRate },
    overnightRate: { long: overnightRate.long, short: overnightRate.short },
    durations: durations.map(({ seconds, payoutRate }) => ({ seconds, payoutRate })),
    ...{ minStake, maxStake },
    ...(maxOpenStake === undefined ? {} : { maxOpenStake }),
    ...(maxOpenNotional === undefined ? {} : { maxOpenNotional }),
    isOffered: isOffered(text),
  }
}

/** All constants after the change; what cannot change stays. */
export function withTerms(standing: InstrumentText, terms: InstrumentTerms): InstrumentText {
  const { maxOpenStake: _stake, maxOpenNotional: _notional, ...rest } = standing
  const { isOffered, ...figures } = termsOf({ ...rest, ...terms } as InstrumentText)
  return asOffered({ ...rest, ...figures } as InstrumentText, { isOffered })
}

export type InstrumentCourse = Course<InstrumentText> & {
  /** What shipped: a spread is bounded by it, or step by step it could become anything. */
  readonly shipped: InstrumentText
}

/**
 * By field; undefined: they can be. The spread is at most ten times the one that shipped, fees and
 * charges of a night at most 1 %, a payout rate at least 50 % (`change-bounds.ts`); and none goes
 * too far at once or in a month (`step-bounds.ts`).
 */
export function findTermProblems(
  course: InstrumentCourse,
  terms: InstrumentTerms,
): Problems | undefined {
  const { standing, shipped } = course
  const problems: Record<string, readonly FieldComplaint[]> = {}
  const note: Note = (field, complaint) => {
    problems[field] ??= typeof complaint === 'string' ? [complaint] : complaint
  }
  const parsed = parsedOf(standing, terms)
  if (parsed === undefined) return { terms: ['invalid'] }
  const widest = widestSpread(shipped)
  if (parsed.spread > widest.spread) note('spread', tooMuch(widest.text))
  if (decimalsOf(terms.spread) > standing.priceDecimals) note('spread', 'decimal')
  if (!isRising(terms.leverages)) note('leverages', 'invalid')
  checkLots(standing, terms, note)
  checkRates(terms, note)
  checkStakes(terms, note)
  checkInstrumentSteps(course, withTerms(standing, terms), (field, complaint) =>
    note(field, [complaint]),
  )
  return Object.keys(problems).length === 0 ? undefined : problems
}

type Note = (field: string, complaint: FieldProblem | readonly FieldComplaint[]) => void

function parsedOf(standing: InstrumentText, terms: InstrumentTerms): Instrument | undefined {
  try {
    return parseInstrument(withTerms(standing, terms))
  } catch {
    return undefined
  }
}

function checkLots({ lotStep }: InstrumentText, terms: InstrumentTerms, note: Note): void {
  const [step, least, most] = [lotStep, terms.minLots, terms.maxLots].map(
    (text) => parseLots(text) ?? 0n,
  ) as [bigint, bigint, bigint]
  if (least <= 0n || least % step !== 0n) note('minLots', offStep(lotStep))
  if (most < least) note('maxLots', tooLittle(terms.minLots))
  if (most % step !== 0n) note('maxLots', offStep(lotStep))
}

function checkRates(terms: InstrumentTerms, note: Note): void {
  const { feeRate, overnightRate, durations } = terms
  const rate = (text: string) => parseRate(text) ?? 0n
  const size = (text: string) => (rate(text) < 0n ? -rate(text) : rate(text))
  if (rate(feeRate) > HIGHEST_RATE) note('feeRate', tooMuch(formatRate(HIGHEST_RATE)))
  for (const side of ['long', 'short'] as const) {
    if (size(overnightRate[side]) > HIGHEST_RATE)
      note('overnightRate', tooMuch(formatRate(HIGHEST_RATE)))
  }
  const seconds = durations.map((duration) => duration.seconds)
  if (!isRising(seconds)) note('durations', 'invalid')
  if (seconds.some((length) => length < SHORTEST_OPTION_SECONDS))
    note('durations', tooLittle(String(SHORTEST_OPTION_SECONDS)))
  for (const { payoutRate } of durations) {
    if (rate(payoutRate) < LOWEST_PAYOUT) note('durations', tooLittle(formatRate(LOWEST_PAYOUT)))
    if (rate(payoutRate) > RATE_ONE) note('durations', tooMuch('1'))
  }
}

function checkStakes(terms: InstrumentTerms, note: Note): void {
  const money = (text: string | undefined) => (text === undefined ? undefined : parseMoney(text))
  const [least = 0n, most = 0n] = [money(terms.minStake), money(terms.maxStake)]
  if (least <= 0n) note('minStake', tooLittle('0.01'))
  if (most < least) note('maxStake', tooLittle(terms.minStake))
  const open = money(terms.maxOpenStake)
  if (open !== undefined && open < most) note('maxOpenStake', tooLittle(terms.maxStake))
  const notional = money(terms.maxOpenNotional)
  if (notional !== undefined && notional < LOWEST_CEILING)
    note('maxOpenNotional', tooLittle(formatMoney(LOWEST_CEILING)))
}

function isRising(values: readonly number[]): boolean {
  return values.every((value, place) => place === 0 || value > (values[place - 1] as number))
}

function decimalsOf(text: string): number {
  return (text.split('.')[1] ?? '').replace(/0+$/, '').length
}
