// The terms of a follow as they are typed: what fits, what is sent, what can be lost (TR-10.1, 5).

import { MIN_ALLOCATION } from '@fairtick/core/copy/follow'
import { formatMoney, type Money, parseMoney } from '@fairtick/core/numbers/money'
import { multiplyByRate, parseRate } from '@fairtick/core/numbers/rate'
import type { CallInput } from '@fairtick/wire/api-contract'
import { amountProblem } from '@fairtick/wire/field-rules'
import { trimLots } from '../../contracts/public.ts'

export type CopyForm = {
  readonly mode: 'proportional' | 'fixed'
  readonly allocation: string
  readonly fixedLots: string
  /** Undefined until it is typed: a part of the allocation. */
  readonly maxPerOrder: string | undefined
  /** Whole percent of the allocation. */
  readonly stopLoss: string
  /** Empty: as the leader's. */
  readonly maxLeverage: string
  readonly agrees: boolean
}

export type CopyField = Exclude<keyof CopyForm, 'mode'>
export type CopyProblem =
  | 'required'
  | 'invalid'
  | 'below_minimum'
  | 'percent'
  | 'leverage'
  | 'agree'

export type FollowBody = CallInput<'followLeader'>['body']

export const EMPTY_COPY_FORM: CopyForm = {
  mode: 'proportional',
  allocation: '',
  fixedLots: '',
  maxPerOrder: undefined,
  stopLoss: '30',
  maxLeverage: '',
  agrees: false,
}

/** In the order in which they stand. */
export const COPY_FIELDS: readonly CopyField[] = [
  'allocation',
  'fixedLots',
  'maxPerOrder',
  'stopLoss',
  'maxLeverage',
  'agrees',
]

export type CopyProblems = Partial<Record<CopyField, CopyProblem>>

/** So that not one order alone takes all of it. */
const PER_ORDER = parseRate('0.2')

/** As typed, else what is proposed. */
export function maxPerOrderOf({ maxPerOrder, allocation }: CopyForm): string {
  if (maxPerOrder !== undefined) return maxPerOrder
  const amount = parseMoney(allocation)
  if (amount === undefined || PER_ORDER === undefined) return ''
  return trimLots(formatMoney(multiplyByRate(amount, PER_ORDER)))
}

export function findCopyProblems(form: CopyForm): CopyProblems {
  const found: { [Field in CopyField]: CopyProblem | undefined } = {
    allocation: allocationProblem(form.allocation),
    fixedLots: form.mode === 'fixed' ? positiveProblem(form.fixedLots) : undefined,
    maxPerOrder: positiveProblem(maxPerOrderOf(form)),
    stopLoss: fractionOf(form.stopLoss) === undefined ? 'percent' : undefined,
    maxLeverage: /^(?:|[1-9]\d{0,3})$/.test(form.maxLeverage) ? undefined : 'leverage',
    agrees: form.agrees ? undefined : 'agree',
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

/** Of a form without problems. */
export function followBody(form: CopyForm, leaderId: string): FollowBody {
  const { mode, allocation, fixedLots, maxLeverage, stopLoss } = form
  return {
    ...{ leaderId, mode, allocation, maxPerOrder: maxPerOrderOf(form) },
    ...(mode === 'fixed' ? { fixedLots } : {}),
    stopLoss: fractionOf(stopLoss) ?? '',
    ...(maxLeverage === '' ? {} : { maxLeverage: Number(maxLeverage) }),
  }
}

/** What is lost when the copy stop closes at its price; undefined while it cannot be told. */
export function worstCaseOf({ allocation, stopLoss }: CopyForm): string | undefined {
  const [amount, rate] = [parseMoney(allocation), parseRate(fractionOf(stopLoss) ?? '')]
  if (amount === undefined || rate === undefined || amount <= 0n) return undefined
  return formatMoney(multiplyByRate(amount, rate))
}

/** A part of what can be spent, cut off to whole units: never more than there is. */
export function partOf(spendable: Money, fraction: string): string {
  const rate = parseRate(fraction)
  if (rate === undefined || spendable <= 0n) return '0'
  return formatMoney(multiplyByRate(spendable, rate)).replace(/\..*$/, '')
}

/** Which part of what can be spent that is, cut off to whole percent; undefined of what is none. */
export function shareOf(allocation: string, spendable: Money): string | undefined {
  const amount = parseMoney(allocation)
  if (amount === undefined || amount <= 0n || spendable <= 0n) return undefined
  const percent = (amount * 100n) / spendable
  return `${percent / 100n}.${String(percent % 100n).padStart(2, '0')}`
}

function allocationProblem(typed: string): CopyProblem | undefined {
  const problem = positiveProblem(typed)
  if (problem !== undefined) return problem
  return (parseMoney(typed) ?? 0n) < MIN_ALLOCATION ? 'below_minimum' : undefined
}

function positiveProblem(typed: string): CopyProblem | undefined {
  if (typed === '') return 'required'
  return amountProblem(typed) === undefined && /[1-9]/.test(typed) ? undefined : 'invalid'
}

/** `30` percent is `0.30`; undefined of what is no whole percent from 1 to 100. */
function fractionOf(percent: string): string | undefined {
  if (!/^[1-9]\d?$|^100$/.test(percent)) return undefined
  return percent === '100' ? '1' : `0.${percent.padStart(2, '0')}`
}
