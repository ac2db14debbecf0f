// What a country's rules leave of the offer (TR-13): public, the same for all; they only narrow it.

import type { InstallationMode } from '../account/account-access.ts'
import type { TaxBase, WithdrawalTerms } from '../cash/withdrawal-terms.ts'
import type { Instrument, OptionDuration } from '../market/instrument.ts'
import { parseRate, RATE_ONE, type Rate } from '../numbers/rate.ts'
import { REWARD_LEVELS } from '../team/reward.ts'
import type { VipLevel } from '../vip/vip-level.ts'

/** Which rule forbids an opening or joining, for the sentence that names it. */
export type JurisdictionRule =
  | 'options'
  | 'option_duration'
  | 'leverage'
  | 'hedging'
  | 'copying'
  | 'incentives'

/** As it stands on the tape: plain values, none of them an amount of money. */
export type JurisdictionText = {
  readonly id: string
  readonly leverageCaps: readonly LeverageCap[]
  readonly options: {
    readonly isOffered: boolean
    readonly minimumSeconds: number | null
    /** How long before the settlement strikes must be fixed; ours are the price at the purchase. */
    readonly strikeFixedSeconds: number | null
  }
  /** Long and short of one instrument side by side (TR-4.2). */
  readonly hedging: boolean
  readonly negativeBalanceProtection: boolean
  /** The most of a fee per level; null: as the terms say; none: nobody earns (TR-8.1). */
  readonly rewardRates: readonly string[] | null
  /** For so many months after a member was invited their fees earn; null: without an end. */
  readonly rewardMonths: number | null
  /** Following leaders, and copies of what they do (TR-10). */
  readonly copying: boolean
  /** What rewards trading: discounts of VIP levels (TR-9), activities. */
  readonly incentives: boolean
  /**
   * What is withheld of withdrawals, and by which law. Null: nothing; `practice`: as the terms say,
   * while the installation is one of practice (TR-6.2).
   */
  readonly tax: TaxLaw | 'practice' | null
  /** Screens warn with the measured share of accounts that lost. */
  readonly lossWarning: boolean
}

/** Of a tax that the house has to withhold: who gets it, which law says so, and the most it is. */
export type TaxLaw = {
  readonly authority: string
  readonly legalBasis: string
  readonly rate: string
  readonly base: TaxBase
}

/** The first that fits an instrument is its cap. */
export type LeverageCap = {
  readonly category: string
  /** Only where base and quote are both among these, such as the major currencies. */
  readonly within?: readonly string[]
  /** Null: the rules name none. */
  readonly maximum: number | null
}

export type Jurisdiction = {
  readonly isOptionsOffered: boolean
  readonly isHedgingAllowed: boolean
  readonly isProtected: boolean
  readonly rewardRates: readonly Rate[] | undefined
  readonly rewardMonths: number | undefined
  readonly isCopyingAllowed: boolean
  readonly areIncentivesAllowed: boolean
  readonly tax: TaxTerms | 'practice' | undefined
  readonly text: JurisdictionText
}

type TaxTerms = Pick<WithdrawalTerms, 'taxRate' | 'taxBase'>

/** Until a record says otherwise: everything on. */
export const OPEN_JURISDICTION: Jurisdiction = parseJurisdiction({
  id: 'open',
  leverageCaps: ['crypto', 'forex', 'metals'].map((category) => ({ category, maximum: null })),
  options: { isOffered: true, minimumSeconds: null, strikeFixedSeconds: null },
  hedging: true,
  negativeBalanceProtection: true,
  rewardRates: null,
  rewardMonths: null,
  copying: true,
  incentives: true,
  tax: 'practice',
  lossWarning: false,
})

/** Reads the rules; throws an Error that names what cannot be. */
export function parseJurisdiction(text: JurisdictionText): Jurisdiction {
  const { id, options, leverageCaps, hedging, negativeBalanceProtection } = text
  const wrong = (what: string) => new Error(`jurisdiction ${id}: ${what}`)
  for (const { category, maximum } of leverageCaps) {
    if (maximum !== null && !isCount(maximum)) throw wrong(`leverage of ${category}: ${maximum}`)
  }
  for (const seconds of [options.minimumSeconds, options.strikeFixedSeconds]) {
    if (seconds !== null && !isCount(seconds)) throw wrong(`seconds of options: ${seconds}`)
  }
  const rewardRates = text.rewardRates?.map((rate) => {
    const parsed = parseRate(rate)
    if (parsed === undefined || parsed < 0n) throw wrong(`reward rate ${rate}`)
    return parsed
  })
  if ((rewardRates?.length ?? 0) > REWARD_LEVELS) throw wrong('more levels than there are')
  const { rewardMonths } = text
  if (rewardMonths !== null && !isCount(rewardMonths)) throw wrong(`months: ${rewardMonths}`)
  return {
    isOptionsOffered: options.isOffered && options.strikeFixedSeconds === null,
    isHedgingAllowed: hedging,
    isProtected: negativeBalanceProtection,
    rewardRates,
    rewardMonths: rewardMonths ?? undefined,
    isCopyingAllowed: text.copying,
    areIncentivesAllowed: text.incentives,
    tax: parseTax(text.tax, wrong),
    text,
  }
}

function parseTax(
  tax: JurisdictionText['tax'],
  wrong: (what: string) => Error,
): TaxTerms | 'practice' | undefined {
  if (tax === null) return undefined
  if (tax === 'practice') return tax
  const { authority, legalBasis, rate, base } = tax
  if (authority.trim() === '') throw wrong('a tax without an authority')
  if (legalBasis.trim() === '') throw wrong('a tax without a legal basis')
  const taxRate = parseRate(rate)
  if (taxRate === undefined || taxRate <= 0n || taxRate > RATE_ONE) throw wrong(`tax ${rate}`)
  if (base !== 'gains' && base !== 'amount') throw wrong(`tax of ${base}`)
  return { taxRate, taxBase: base }
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1
}

type CappedInstrument = Pick<Instrument, 'category' | 'base' | 'quote'>

/** Null: none. What no line of the rules speaks of has a leverage of 1: the most restrictive. */
export function leverageCapOf(
  { text }: Jurisdiction,
  { category, base, quote }: CappedInstrument,
): number | null {
  const cap = text.leverageCaps.find(
    (line) =>
      line.category === category &&
      (line.within === undefined || [base, quote].every((side) => line.within?.includes(side))),
  )
  return cap === undefined ? 1 : cap.maximum
}

/** Of the instrument's leverages those that the rules leave. */
export function leveragesOffered(
  jurisdiction: Jurisdiction,
  instrument: CappedInstrument & Pick<Instrument, 'leverages'>,
): readonly number[] {
  const cap = leverageCapOf(jurisdiction, instrument)
  const { leverages } = instrument
  return cap === null ? leverages : leverages.filter((leverage) => leverage <= cap)
}

/** Of the instrument's durations those that the rules leave; none where there are no options. */
export function durationsOffered<Duration extends Pick<OptionDuration, 'seconds'>>(
  { isOptionsOffered, text }: Jurisdiction,
  durations: readonly Duration[],
): readonly Duration[] {
  if (!isOptionsOffered) return []
  const { minimumSeconds } = text.options
  return minimumSeconds === null
    ? durations
    : durations.filter(({ seconds }) => seconds >= minimumSeconds)
}

/** Of the parts of a fee that the terms name, level by level, what the rules leave. */
export function rewardRatesAllowed(
  { rewardRates }: Jurisdiction,
  rates: readonly Rate[],
): readonly Rate[] {
  if (rewardRates === undefined) return rates
  return rates.slice(0, rewardRates.length).map((rate, place) => {
    const most = rewardRates[place] ?? rate
    return rate < most ? rate : most
  })
}

/** VIP levels as they act: without incentives they are reached, and take nothing off. */
export function vipLevelsAllowed(
  { areIncentivesAllowed }: Jurisdiction,
  levels: readonly VipLevel[],
): readonly VipLevel[] {
  return areIncentivesAllowed ? levels : levels.map((one) => ({ ...one, feeDiscount: NO_DISCOUNT }))
}

const NO_DISCOUNT = 0n as Rate

/** Of the tax that the terms name, what a law lets the house withhold: no law, no tax. */
export function taxAllowed(
  { tax }: Jurisdiction,
  mode: InstallationMode,
  { taxRate, taxBase }: TaxTerms,
): TaxTerms {
  if (tax === 'practice' && mode === 'practice') return { taxRate, taxBase }
  if (tax === 'practice' || tax === undefined) return { taxRate: NO_TAX, taxBase }
  return {
    taxRate: taxRate < tax.taxRate ? taxRate : tax.taxRate,
    taxBase: tax.taxBase === 'gains' ? 'gains' : taxBase,
  }
}

const NO_TAX = 0n as Rate
