// The form of an option ticket: what is wrong with it, and what it would bring (TR-5).

import {
  addMoney,
  formatMoney,
  type Money,
  minMoney,
  parseMoney,
  subtractMoney,
  sumMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import { formatRate, parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { calculateBreakEvenRate, calculatePayout } from '@fairtick/core/options/payout'
import { type DecimalProblem, findDecimalProblem } from '../../platform/decimal-field-check.ts'

export type TicketForm = {
  readonly durationSeconds: number
  /** Decimal text as typed. */
  readonly stake: string
}

/** The terms of the instrument and the means of the account, as decimal text. */
export type TicketTerms = {
  readonly durations: ReadonlyArray<{ readonly seconds: number; readonly payoutRate: string }>
  readonly minStake: string
  readonly maxStake: string
  readonly maxOpenStake: string | null
  /** Sum of the account's open stakes on this instrument. */
  readonly openStake: string
  /** undefined while not known. */
  readonly spendable: string | undefined
}

/** What is no amount is as good as missing. */
export type StakeProblem = Exclude<DecimalProblem, 'invalid'>

/** Why an option with this stake would be refused for want of means. */
export type MeansProblem = 'open_stake' | 'insufficient'

export type TicketPreview = {
  readonly payoutRate: string
  /** Gain when right; the loss when wrong is the stake. */
  readonly profit: string
  readonly stake: string
  /** The share of right guesses above which one gains in the long run (TR-5.5). */
  readonly breakEvenRate: string
}

export function findStakeProblem(stake: string, terms: TicketTerms): StakeProblem | undefined {
  const problem = findDecimalProblem(stake, { min: terms.minStake, max: terms.maxStake })
  return problem === 'invalid' ? 'required' : problem
}

/** In the order in which the server would find them (TR-4.15). */
export function findMeansProblem(stake: string, terms: TicketTerms): MeansProblem | undefined {
  const money = parseMoney(stake)
  if (money === undefined) return undefined
  if (terms.maxOpenStake !== null) {
    const open = addMoney(known(terms.openStake), money)
    if (open > known(terms.maxOpenStake)) return 'open_stake'
  }
  if (terms.spendable === undefined) return undefined
  return money > known(terms.spendable) ? 'insufficient' : undefined
}

/** What the ticket shows before buying, by the same functions that will settle it. */
export function previewTicket(form: TicketForm, terms: TicketTerms): TicketPreview | undefined {
  const stake = parseMoney(form.stake)
  const duration = terms.durations.find(({ seconds }) => seconds === form.durationSeconds)
  const payoutRate = duration && parseRate(duration.payoutRate)
  if (stake === undefined || payoutRate === undefined) return undefined
  return {
    payoutRate: formatRate(payoutRate),
    profit: formatMoney(calculatePayout(stake, payoutRate)),
    stake: formatMoney(stake),
    breakEvenRate: breakEvenOf(payoutRate),
  }
}

/** The most that can be bought now, in whole cents, never more than there is. */
export function largestStake(terms: TicketTerms): string {
  const limits = [known(terms.maxStake)]
  if (terms.spendable !== undefined) limits.push(known(terms.spendable))
  if (terms.maxOpenStake !== null) {
    limits.push(subtractMoney(known(terms.maxOpenStake), known(terms.openStake)))
  }
  const most = limits.reduce(minMoney)
  return formatMoney((most <= 0n ? 0n : most - (most % CENT)) as Money)
}

/** Amounts to choose with one tap: of the usual ones those within the terms. */
export function quickStakes({ minStake, maxStake }: TicketTerms): readonly string[] {
  return USUAL_STAKES.filter((stake) => {
    const money = known(stake)
    return money > known(minStake) && money < known(maxStake)
  })
}

export function breakEvenOf(payoutRate: Rate): string {
  return formatRate(calculateBreakEvenRate(payoutRate))
}

export function sumStakes(stakes: readonly string[]): string {
  return formatMoney(sumMoney(stakes.map(known)))
}

const USUAL_STAKES = ['10', '50', '100']
const CENT = 10_000n

/** Text that the server made; one that is no amount counts as nothing. */
function known(text: string): Money {
  return parseMoney(text) ?? ZERO_MONEY
}
