// Closing a position, or some of it: which lots, what that brings, what remains (TR-4.3, TR-4.16).

import { calculateFee } from '@fairtick/core/contracts/fees'
import { calculateNotional } from '@fairtick/core/contracts/margin'
import { calculateMarginLeft, isClosable } from '@fairtick/core/contracts/partial-close'
import { calculateProfit, type Trade } from '@fairtick/core/contracts/profit'
import type { Instrument } from '@fairtick/core/market/instrument'
import type { Lots } from '@fairtick/core/numbers/lots'
import { type Money, roundToMoney, subtractMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { Price } from '@fairtick/core/numbers/price'
import type { Rate } from '@fairtick/core/numbers/rate'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'

/** Shares of the position that a tap aims at, in percent. */
const CLOSE_SHARES = [25, 50, 75, 100] as const

type Sizes = Pick<Instrument, 'lotStep' | 'minLots'>

export type ClosePreview = {
  /** Gross P/L of the lots. */
  readonly profit: Money
  readonly fee: Money
  /** Profit less the closing fee. */
  readonly net: Money
  readonly lotsLeft: Lots
  readonly marginLeft: Money
}

/** The lots of a share, down to the step; where too little would remain, the nearest that may. */
export function lotsOfShare(sizes: Sizes, lotsOpen: Lots, percent: number): Lots {
  const exact = (lotsOpen * BigInt(percent)) / 100n
  return nearestClosable(sizes, lotsOpen, (exact - (exact % sizes.lotStep)) as Lots)
}

export type CloseChoice = {
  /** What is aimed at, in percent. */
  readonly share: number
  readonly lots: Lots
  /** What the lots really are of the position, in whole percent. */
  readonly percent: number
}

/** What a tap closes: where the steps leave no other lots between, shares fall together. */
export function closeChoices(sizes: Sizes, lotsOpen: Lots): readonly CloseChoice[] {
  if (lotsOpen <= 0n) return []
  const choices = CLOSE_SHARES.map((share) => {
    const lots = lotsOfShare(sizes, lotsOpen, share)
    return { share, lots, percent: Number(roundHalfEven(100n * lots, lotsOpen)) }
  })
  return choices.filter(({ lots }, at) => lots !== choices[at + 1]?.lots)
}

/** How many positions a slider over these lots has, besides the one at nothing. */
export function countSteps({ lotStep }: Sizes, lotsOpen: Lots): number {
  return Number(lotsOpen / lotStep)
}

/** The lots at a step of the slider. */
export function lotsAtStep(sizes: Sizes, lotsOpen: Lots, step: number): Lots {
  return nearestClosable(sizes, lotsOpen, (sizes.lotStep * BigInt(step)) as Lots)
}

/** From one step to all; where the rest would be too small, the most that leaves enough, or all. */
export function nearestClosable(sizes: Sizes, lotsOpen: Lots, wanted: Lots): Lots {
  const { lotStep, minLots } = sizes
  const atLeast = wanted < lotStep ? lotStep : wanted
  const lots = (atLeast > lotsOpen ? lotsOpen : atLeast) as Lots
  if (isClosable(sizes, lots, lotsOpen)) return lots
  const most = lotsOpen - minLots
  const leavingEnough = (most - (most % lotStep)) as Lots
  const isNearer = leavingEnough > 0n && lots - leavingEnough <= lotsOpen - lots
  return isNearer ? leavingEnough : lotsOpen
}

/** What is wrong with typed lots; undefined: nothing. */
export function findCloseProblem(
  sizes: Sizes,
  lotsOpen: Lots,
  lots: Lots | undefined,
): 'required' | 'too_many' | 'step' | 'rest_too_small' | undefined {
  if (lots === undefined || lots <= 0n) return 'required'
  if (lots > lotsOpen) return 'too_many'
  if (isClosable(sizes, lots, lotsOpen)) return undefined
  return lots % sizes.lotStep === 0n ? 'rest_too_small' : 'step'
}

export type CloseQuestion = {
  readonly instrument: Instrument
  readonly trade: Trade
  /** Margin of the position as it is. */
  readonly margin: Money
  /** The lots to close. */
  readonly lots: Lots
  readonly exit: Price
  readonly feeDiscount: Rate
}

/** By the formulas by which the server charges, at the exit price of now. */
export function previewClose(question: CloseQuestion): ClosePreview {
  const { instrument, trade, margin, lots, exit, feeDiscount } = question
  const lotsOpen = trade.lots
  const profit = roundToMoney(calculateProfit(instrument, { ...trade, lots }, exit))
  const notional = calculateNotional(instrument, lots, exit)
  const fee = calculateFee(notional, instrument.feeRate, feeDiscount)
  const lotsLeft = (lotsOpen - lots) as Lots
  const marginLeft = lotsLeft > 0n ? calculateMarginLeft({ margin, lotsOpen }, lots) : ZERO_MONEY
  return { profit, fee, net: subtractMoney(profit, fee), lotsLeft, marginLeft }
}
