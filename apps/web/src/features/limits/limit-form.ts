// One limit as it is typed: what fits it, and what is sent.

import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import { amountProblem, type FieldProblem } from '@fairtick/wire/field-rules'

export type Limits = CallResult<'limits'>
export type LimitName =
  | 'dailyLoss'
  | 'openPositions'
  | 'depositDay'
  | 'depositWeek'
  | 'depositMonth'
  | 'sessionMinutes'

type Body = CallInput<'changeLimits'>['body']
type Kind = 'amount' | 'count' | 'minutes'

export const LIMIT_KINDS = {
  dailyLoss: 'amount',
  openPositions: 'count',
  depositDay: 'amount',
  depositWeek: 'amount',
  depositMonth: 'amount',
  sessionMinutes: 'minutes',
} as const satisfies Record<LimitName, Kind>

const RANGES = { count: [0, 200], minutes: [15, 1_440] } as const

/** The text of the limit that counts now; null: none. */
export function limitOf({ current }: Limits, name: LimitName): string | null {
  switch (name) {
    case 'depositDay':
      return current.deposit.day
    case 'depositWeek':
      return current.deposit.week
    case 'depositMonth':
      return current.deposit.month
    default:
      return current[name] === null ? null : String(current[name])
  }
}

export function limitProblem(name: LimitName, typed: string): FieldProblem | undefined {
  if (typed === '') return 'required'
  const kind = LIMIT_KINDS[name]
  if (kind === 'amount') return amountProblem(typed)
  if (!/^[0-9]{1,5}$/.test(typed)) return 'whole_number'
  const [minimum, maximum] = RANGES[kind]
  return Number(typed) < minimum || Number(typed) > maximum ? 'invalid' : undefined
}

/** Null takes it away. */
export function limitBody(name: LimitName, value: string | null): Body {
  const whole = value === null ? null : Number(value)
  switch (name) {
    case 'depositDay':
      return { deposit: { day: value } }
    case 'depositWeek':
      return { deposit: { week: value } }
    case 'depositMonth':
      return { deposit: { month: value } }
    case 'dailyLoss':
      return { dailyLoss: value }
    default:
      return { [name]: whole }
  }
}
