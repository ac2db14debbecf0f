// The form of an order ticket: what it means at the price of the moment, and what is wrong with it.

import { canSpend } from '@fairtick/core/account/account-figures'
import { calculateAffordableLots } from '@fairtick/core/contracts/affordable-lots'
import { type Direction, entryPrice, exitPrice } from '@fairtick/core/contracts/direction'
import type { Levels } from '@fairtick/core/contracts/levels'
import { calculateNotional } from '@fairtick/core/contracts/margin'
import type { OrderType } from '@fairtick/core/contracts/order'
import { calculateOrderCost } from '@fairtick/core/contracts/order-cost'
import { isTradableSize } from '@fairtick/core/contracts/order-size'
import type { Instrument } from '@fairtick/core/market/instrument'
import { calculateQuote, type Quote } from '@fairtick/core/market/quote'
import { formatLots, type Lots, parseLots } from '@fairtick/core/numbers/lots'
import {
  type Money,
  moneyAsRational,
  parseMoney,
  subtractMoney,
} from '@fairtick/core/numbers/money'
import { type Price, parsePrice, roundPriceRatio } from '@fairtick/core/numbers/price'
import { compareRational } from '@fairtick/core/numbers/rational'
import { type ContractPreview, previewContract, type Situation } from './contract-preview.ts'
import {
  isBeyondLiquidation,
  type LevelBasis,
  type LevelDraft,
  type LevelKind,
  priceOfDraft,
  wrongLevels,
} from './level-form.ts'

/** A size by lots, by the margin it may take, or by a share of what can be spent. */
export type SizeDraft = {
  readonly by: 'lots' | 'margin' | 'share'
  /** Decimal text as typed; a share in percent. */
  readonly text: string
}

export type TicketForm = {
  readonly direction: Direction
  readonly orderType: OrderType
  /** Decimal text as typed. */
  readonly limit: string
  readonly leverage: number
  readonly size: SizeDraft
  readonly takeProfit: LevelDraft
  readonly stopLoss: LevelDraft
}

export type SizeProblem = 'required' | 'off_step' | 'too_low' | 'too_high'

export type TicketReading = {
  readonly quote: Quote
  /** At which it fills now, or its limit; undefined while no limit price is given. */
  readonly entry: Price | undefined
  /** A limit order whose price is reached already, like every market order. */
  readonly fillsAtOnce: boolean
  readonly lots: Lots | undefined
  readonly sizeProblem: SizeProblem | undefined
  readonly limitProblem: 'required' | undefined
  readonly levels: Levels
  readonly wrongLevels: ReadonlySet<LevelKind>
  /** Drafts with a text that means no price. */
  readonly unclearLevels: ReadonlySet<LevelKind>
  readonly stopBeyondLiquidation: boolean
  readonly basis: LevelBasis | undefined
  readonly preview: ContractPreview | undefined
  /** The most that can be paid for; 0 when not even the smallest order. */
  readonly affordableLots: Lots
}

export const SHARES = ['25', '50', '75', '100'] as const

/** Everything that the ticket shows about a form, at one mark. */
export function readTicket(form: TicketForm, situation: Situation): TicketReading {
  const { instrument, mark } = situation
  const quote = calculateQuote(mark, instrument)
  const entry = entryOf(form, quote)
  const fillsAtOnce = isFilledAtOnce(form, quote)
  const sized = sizeOf(form, entry, situation)
  const basis = basisOf(form, entry, sized.lots, situation)
  const levels: Levels = {
    takeProfit: basis && priceOfDraft(form.takeProfit, basis),
    stopLoss: basis && priceOfDraft(form.stopLoss, basis),
  }
  const reference = fillsAtOnce ? exitPrice(form.direction, quote) : entry
  const preview =
    entry === undefined || sized.lots === undefined
      ? undefined
      : previewContract(
          { direction: form.direction, leverage: form.leverage, entry, waits: !fillsAtOnce },
          sized.lots,
          situation,
        )
  return {
    quote,
    entry,
    fillsAtOnce,
    lots: sized.lots,
    sizeProblem: sized.problem,
    limitProblem: entry === undefined ? 'required' : undefined,
    levels,
    wrongLevels:
      reference === undefined ? new Set() : wrongLevels(levels, form.direction, reference),
    unclearLevels: unclearLevels(form, levels),
    stopBeyondLiquidation: isBeyondLiquidation(
      levels.stopLoss,
      form.direction,
      preview?.liquidationExit,
    ),
    basis,
    preview,
    affordableLots: entry === undefined ? NO_LOTS : affordableLots(form, entry, situation),
  }
}

const NO_LOTS = 0n as Lots

/** The limit price, or where a market order fills; a limit that is reached fills at the market. */
function entryOf(form: TicketForm, quote: Quote): Price | undefined {
  if (isFilledAtOnce(form, quote)) return entryPrice(form.direction, quote)
  return parseLimit(form.limit)
}

/** A long fills when ask ≤ limit, a short when bid ≥ limit (TR-4.11). */
function isFilledAtOnce({ orderType, direction, limit }: TicketForm, { bid, ask }: Quote): boolean {
  if (orderType === 'market') return true
  const price = parseLimit(limit)
  if (price === undefined) return false
  return direction === 'long' ? ask <= price : bid >= price
}

function parseLimit(text: string): Price | undefined {
  const price = parsePrice(text)
  return price === undefined || price <= 0n ? undefined : price
}

type Sized = { readonly lots: Lots | undefined; readonly problem: SizeProblem | undefined }

function sizeOf(form: TicketForm, entry: Price | undefined, situation: Situation): Sized {
  const { by, text } = form.size
  if (by === 'lots') return judged(parseLots(text), situation.instrument)
  if (entry === undefined) return { lots: undefined, problem: undefined }
  if (by === 'share') {
    const lots = affordableLots(form, entry, situation, BigInt(text))
    return lots === 0n ? { lots: undefined, problem: undefined } : { lots, problem: undefined }
  }
  const margin = parseMoney(text)
  if (margin === undefined) return { lots: undefined, problem: 'required' }
  return judged(lotsOfMargin(form, entry, margin, situation), situation.instrument)
}

function judged(lots: Lots | undefined, instrument: Instrument): Sized {
  const problem = findSizeProblem(lots, instrument)
  return { lots: problem === undefined ? lots : undefined, problem }
}

export function findSizeProblem(
  lots: Lots | undefined,
  instrument: Pick<Instrument, 'minLots' | 'maxLots' | 'lotStep'>,
): SizeProblem | undefined {
  if (lots === undefined) return 'required'
  if (isTradableSize(instrument, lots)) return undefined
  if (lots < instrument.minLots) return 'too_low'
  return lots > instrument.maxLots ? 'too_high' : 'off_step'
}

/** The most lots whose margin stays within an amount; the fee comes on top. */
function lotsOfMargin(
  { leverage }: TicketForm,
  entry: Price,
  margin: Money,
  { instrument, feeDiscount }: Situation,
): Lots {
  const terms = { instrument, price: entry, leverage, feeDiscount }
  const { lotStep, maxLots } = instrument
  let within = 0n
  let beyond = maxLots / lotStep + 2n
  while (beyond - within > 1n) {
    const steps = (within + beyond) / 2n
    const cost = calculateOrderCost(terms, (steps * lotStep) as Lots)
    if (cost.margin <= margin) within = steps
    else beyond = steps
  }
  return (within * lotStep) as Lots
}

/** With its fee, and within the ceiling: what the server would accept at this price. */
function affordableLots(
  { leverage }: TicketForm,
  entry: Price,
  situation: Situation,
  percent = 100n,
): Lots {
  const { instrument, exposure, feeDiscount, openNotional } = situation
  const terms = { instrument, price: entry, leverage, feeDiscount }
  const payable = calculateAffordableLots(terms, (total) => {
    const asked = (total * 100n + percent - 1n) / percent
    return canSpend(exposure, asked as Money)
  })
  const { maxOpenNotional, lotStep, minLots } = instrument
  if (maxOpenNotional === undefined) return payable
  const left = moneyAsRational(subtractMoney(maxOpenNotional, openNotional))
  const fits = (lots: bigint) =>
    compareRational(calculateNotional(instrument, lots as Lots, entry), left) <= 0n
  if (fits(payable)) return payable
  let within = 0n
  let beyond = payable / lotStep
  while (beyond - within > 1n) {
    const steps = (within + beyond) / 2n
    if (fits(steps * lotStep)) within = steps
    else beyond = steps
  }
  const lots = (within * lotStep) as Lots
  return lots < minLots ? NO_LOTS : lots
}

function basisOf(
  { direction }: TicketForm,
  entry: Price | undefined,
  lots: Lots | undefined,
  { instrument, feeDiscount }: Situation,
): LevelBasis | undefined {
  if (entry === undefined) return undefined
  return { instrument, direction, lots: lots ?? NO_LOTS, openPrice: entry, feeDiscount }
}

function unclearLevels(form: TicketForm, levels: Levels): ReadonlySet<LevelKind> {
  const kinds: readonly LevelKind[] = ['takeProfit', 'stopLoss']
  return new Set(kinds.filter((kind) => form[kind].text !== '' && levels[kind] === undefined))
}

/** Lots as their field shows them: with the decimals of the step. */
export function lotsText(lots: Lots, { lotStep }: Pick<Instrument, 'lotStep'>): string {
  const text = formatLots(lots)
  const places = decimalsOf(formatLots(lotStep))
  const missing = places - decimalsOf(text)
  if (missing <= 0) return text
  return `${text}${decimalsOf(text) === 0 ? '.' : ''}${'0'.repeat(missing)}`
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0
}

/** Down to the step below, as a field is left. */
export function snapLots(text: string, instrument: Instrument): string {
  const lots = parseLots(text)
  if (lots === undefined) return text
  return lotsText((lots - (lots % instrument.lotStep)) as Lots, instrument)
}

/** A limit so many percent better than the market: below ask for a long, above bid for a short. */
export function limitAt(
  direction: Direction,
  percent: bigint,
  quote: Quote,
  { priceDecimals }: Pick<Instrument, 'priceDecimals'>,
): Price {
  const from = entryPrice(direction, quote)
  const factor = direction === 'long' ? 100n - percent : 100n + percent
  return roundPriceRatio(from * factor, 100n, priceDecimals)
}

/** One step of a price field, as decimal text: `0.01`. */
export function tickText({ priceDecimals }: Pick<Instrument, 'priceDecimals'>): string {
  return priceDecimals === 0 ? '1' : `0.${'0'.repeat(priceDecimals - 1)}1`
}
