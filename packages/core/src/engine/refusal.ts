// Refusals: a rule said no. Values, found in a fixed order (TR-4.15, TR-6.6); they change nothing.

/** In the order in which the rules look for them. `invalid` is a form refusal (400). */
export const REFUSAL_ORDER = [
  'not_found',
  'invalid',
  'practice_only',
  'real_only',
  'locked',
  'self_excluded',
  'not_allowed_here',
  'expired',
  'market_stale',
  'wrong_side',
  'price_moved',
  'daily_loss_limit',
  'open_positions_limit',
  'exposure_limit',
  'outside_window',
  'below_minimum',
  'above_maximum',
  'insufficient_balance',
  'terms_changed',
  'not_flat',
  'leader_stopped',
  'leader_full',
  'too_many_leaders',
] as const

/** Why an order of a leader was not copied, in the order in which they are found (TR-10.3). */
export const SKIP_REASONS = [
  'paused',
  'leverage_cap',
  'below_min_lots',
  'over_allocation',
  'not_allowed_here',
  'daily_loss_limit',
  'exposure_limit',
  'insufficient_balance',
] as const

export type SkipReason = (typeof SKIP_REASONS)[number]

export type RefusalCode = (typeof REFUSAL_ORDER)[number]

export type Refusal = {
  readonly refused: RefusalCode
  /** What the screen needs to help: decimal text, seq numbers, the name of a form field. */
  readonly detail: Readonly<Record<string, string | number>>
}

export function refuse<Code extends Exclude<RefusalCode, 'invalid'>>(
  code: Code,
  ...[detail]: Code extends keyof NamedDetails ? [NamedDetails[Code]] : [detail?: Refusal['detail']]
): Refusal {
  return { refused: code, detail: detail ?? {} }
}

/** What the sentences of these must name. */
type NamedDetails = {
  readonly below_minimum: { readonly minimum: string }
  readonly above_maximum: { readonly maximum: string }
}

/** What is wrong with a field of the form, with the bound that the sentence names. */
export type FieldFault =
  | { readonly problem: FieldProblem }
  | { readonly problem: BoundProblem; readonly bound: string }

type FieldProblem = 'invalid' | 'choice' | 'nothing_left'
type BoundProblem =
  | 'below_minimum'
  | 'above_maximum'
  | 'not_a_step'
  | 'not_offered'
  | 'rest_too_small'

export function refuseField(field: string, fault: FieldFault): Refusal {
  return { refused: 'invalid', detail: { field, ...fault } }
}

/** Of what no customer can get wrong: the host has put it together. */
export const UNUSABLE: FieldFault = { problem: 'invalid' }

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value
}
