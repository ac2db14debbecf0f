// The rules of countries that ship (TR-13): each line with its source and date, checked at start.

import { readFileSync } from 'node:fs'
import {
  type JurisdictionText,
  type LeverageCap,
  leveragesOffered,
  parseJurisdiction,
} from '@fairtick/core/engine/jurisdiction'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { LANGUAGES, type Language } from '@fairtick/wire/languages'
import { readCatalogue } from '../market/public.ts'

type Sourced = {
  /** The law, order or rule of a body that it comes from, or ours where there is none. */
  readonly source: string
  /** Since when it stands, or when it was last looked up. */
  readonly dated: string
}

type Line<Value> = Sourced & { readonly value: Value }

type Shipped = {
  readonly id: string
  /** Of the place, as a sentence names it: “the rules for …”. */
  readonly names: Readonly<Record<Language, string>>
  readonly leverageCaps: readonly (LeverageCap & Sourced)[]
  readonly options: Line<JurisdictionText['options']>
  readonly hedging: Line<boolean>
  readonly negativeBalanceProtection: Line<boolean>
  readonly rewardRates: Line<JurisdictionText['rewardRates']>
  readonly rewardMonths: Line<JurisdictionText['rewardMonths']>
  readonly copying: Line<boolean>
  readonly incentives: Line<boolean>
  readonly tax: Line<JurisdictionText['tax']>
  readonly lossWarning: Line<boolean>
}

export type JurisdictionLine = Sourced & { readonly rule: string; readonly value: string }

export type ShippedJurisdiction = Pick<Shipped, 'id' | 'names'> & {
  readonly rules: JurisdictionText
  readonly lines: readonly JurisdictionLine[]
}

/** Of practice, until two people choose another (TR-12.2): everything on. */
export const DEFAULT_JURISDICTION = 'open'

const SHIPPED_FILE = new URL('../../../catalogue/jurisdictions.json', import.meta.url)

/** By id, in the order of the file; throws an Error that names what is missing or cannot be. */
export function readJurisdictions(
  file: URL = SHIPPED_FILE,
): ReadonlyMap<string, ShippedJurisdiction> {
  const shipped = JSON.parse(readFileSync(file, 'utf8')) as readonly Shipped[]
  const read = shipped.map((one) => [one.id, readOne(one)] as const)
  const found = new Map(read)
  if (found.size < read.length) throw new Error('a jurisdiction is listed twice')
  if (!found.has(DEFAULT_JURISDICTION)) throw new Error(`no jurisdiction ${DEFAULT_JURISDICTION}`)
  return found
}

function readOne(shipped: Shipped): ShippedJurisdiction {
  const { id, names } = shipped
  const wrong = (what: string) => new Error(`jurisdiction ${id}: ${what}`)
  const unnamed = LANGUAGES.filter((language) => !names[language])
  if (unnamed.length > 0) throw wrong(`no name in ${unnamed.join(', ')}`)
  const lines = linesOf(shipped)
  for (const { rule, source, dated } of lines) {
    if (source.trim() === '') throw wrong(`no source of ${rule}`)
    if (Number.isNaN(Date.parse(dated))) throw wrong(`no date of ${rule}`)
  }
  const rules: JurisdictionText = {
    id,
    leverageCaps: shipped.leverageCaps.map(({ source: _source, dated: _dated, ...cap }) => cap),
    options: shipped.options.value,
    hedging: shipped.hedging.value,
    negativeBalanceProtection: shipped.negativeBalanceProtection.value,
    rewardRates: shipped.rewardRates.value,
    rewardMonths: shipped.rewardMonths.value,
    copying: shipped.copying.value,
    incentives: shipped.incentives.value,
    tax: shipped.tax.value,
    lossWarning: shipped.lossWarning.value,
  }
  requireOffer(rules)
  const isOfPractice = id === DEFAULT_JURISDICTION
  if (rules.tax === 'practice' && !isOfPractice)
    throw new Error(`jurisdiction ${id}: tax of practice`)
  return { id, names, rules, lines }
}

/** A category that nobody thought of would be traded without leverage, or not at all. */
function requireOffer(rules: JurisdictionText): void {
  const parsed = parseJurisdiction(rules)
  const { categories, instruments } = readCatalogue()
  for (const { id } of categories) {
    const isNamed = rules.leverageCaps.some(({ category, within }) => category === id && !within)
    if (!isNamed) throw new Error(`jurisdiction ${rules.id}: no leverage of ${id}`)
  }
  for (const text of instruments) {
    if (leveragesOffered(parsed, parseInstrument(text)).length > 0) continue
    throw new Error(`jurisdiction ${rules.id}: no leverage of ${text.symbol} is left`)
  }
}

function linesOf(shipped: Shipped): readonly JurisdictionLine[] {
  const { options, hedging, negativeBalanceProtection, rewardRates, copying } = shipped
  const { rewardMonths, incentives, tax, lossWarning } = shipped
  return [
    ...shipped.leverageCaps.map((cap) => sourced(cap, `Leverage, ${capName(cap)}`, capText(cap))),
    sourced(options, 'Timed options', optionsText(options.value)),
    sourced(hedging, 'Long and short side by side', hedging.value ? 'allowed' : 'not allowed'),
    sourced(
      negativeBalanceProtection,
      'Negative balance protection',
      negativeBalanceProtection.value ? 'on' : 'off',
    ),
    sourced(rewardRates, 'Team rewards', rewardsText(rewardRates.value)),
    sourced(rewardMonths, 'Months of team rewards', monthsText(rewardMonths.value)),
    sourced(copying, 'Copying of leaders', copying.value ? 'on' : 'off'),
    sourced(incentives, 'Incentives: VIP discounts, activities', incentives.value ? 'on' : 'off'),
    sourced(tax, 'Tax withheld of withdrawals', taxText(tax.value)),
    sourced(
      lossWarning,
      'Warning with the share of losing accounts',
      lossWarning.value ? 'shown, as the ledger says it' : 'not asked for',
    ),
  ]
}

function sourced({ source, dated }: Sourced, rule: string, value: string): JurisdictionLine {
  return { rule, value, source, dated }
}

function capName({ category, within }: LeverageCap): string {
  return within === undefined ? category : `${category} among ${within.join(' ')}`
}

function capText({ maximum }: LeverageCap): string {
  return maximum === null ? 'as the instrument offers' : `at most ${maximum}`
}

function optionsText(options: JurisdictionText['options']): string {
  const { isOffered, minimumSeconds, strikeFixedSeconds } = options
  if (!isOffered) return 'off'
  if (strikeFixedSeconds !== null) return `off: strikes fixed ${strikeFixedSeconds} s ahead`
  return minimumSeconds === null ? 'on' : `from ${minimumSeconds} s`
}

function rewardsText(rates: JurisdictionText['rewardRates']): string {
  if (rates === null) return 'as the terms say'
  return rates.length === 0 ? 'off' : `at most ${rates.join(', ')} of a fee by level`
}

function monthsText(months: JurisdictionText['rewardMonths']): string {
  return months === null ? 'without an end' : `${months} after a member was invited`
}

function taxText(tax: JurisdictionText['tax']): string {
  if (tax === null) return 'none'
  if (tax === 'practice') return 'as the terms say, of practice alone'
  return `at most ${tax.rate} of ${tax.base}, to ${tax.authority} by ${tax.legalBasis}`
}
