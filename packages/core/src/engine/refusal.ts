// Refusals: a rule said no. Values, found in a fixed order (TR-4.15, TR-6.6); they change nothing.

/** In the order in which the rules look for them. `invalid` is a form refusal (400). */
export const REFUSAL_ORDER = [
  'not_found',
  'invalid',
  'practice_only',
  'locked',
  'self_excluded',
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
] as const

export type RefusalCode = (typeof REFUSAL_ORDER)[number]

export type Refusal = {
  readonly refused: RefusalCode
  /** What the screen needs to help: decimal text, seq numbers, the name of a form field. */
  readonly detail: Readonly<Record<string, string | number>>
}

export function refuse(code: RefusalCode, detail: Refusal['detail'] = {}): Refusal {
  return { refused: code, detail }
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value
}
