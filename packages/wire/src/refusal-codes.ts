// Machine-readable codes of refusals (403) and of the other answers that carry one.

/** 403, in the order in which they are found. */
export const REFUSAL_CODES = [
  'practice_only',
  'real_only',
  'identity_needed',
  'sheet_unread',
  'self_excluded',
  'not_allowed_here',
  'login_failed',
  'already_registered',
  'expired',
  'market_stale',
  'wrong_side',
  'price_moved',
  'daily_loss_limit',
  'open_positions_limit',
  'exposure_limit',
  'no_bank',
  'no_wallet',
  'withdraw_password_unset',
  'withdraw_password_wrong',
  'otp_required',
  'otp_wrong',
  'not_verified',
  'security_hold',
  'outside_window',
  'below_minimum',
  'above_maximum',
  'insufficient_balance',
  'terms_changed',
  'deposit_limit',
  'deposits_stopped',
  'bank_exists',
  'attempts_used_up',
  'withdrawals_frozen',
  'target_altered',
  'not_flat',
  'leading_not_earned',
  'not_leading',
  'leader_stopped',
  'leader_full',
  'too_many_leaders',
  'invite_code_unknown',
  'code_wrong',
  'link_ended',
  'contact_altered',
  'limit_altered',
  'lock_altered',
  'password_wrong',
  'passkey_wrong',
  'passkeys_used_up',
  'alerts_used_up',
  'locked',
  'storage_used_up',
  'agreement_changed',
  'activity_changed',
  'activity_closed',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** What the rules of a country may forbid of an opening, of following and of activities. */
const JURISDICTION_RULES = [
  'options',
  'option_duration',
  'leverage',
  'hedging',
  'copying',
  'incentives',
] as const

/** Of `not_allowed_here`, as `detail.rule` says: of the country, or the house's own offer. */
export const OFFER_RULES = [...JURISDICTION_RULES, 'not_offered'] as const

export type OfferRule = (typeof OFFER_RULES)[number]

/** What the sentences of refusals name; those of the other codes name nothing. */
export type RefusalValues = {
  readonly below_minimum: { readonly minimum: string | number }
  readonly above_maximum: { readonly maximum: string | number }
  readonly not_verified: { readonly maximum: string | number }
}

/** Codes of answers that are no refusal by a rule. */
export const ANSWER_CODES = [
  'unauthorized',
  'not_found',
  'in_flight',
  'key_reused',
  'too_large',
  'unsupported_type',
  'file_type',
  'file_unreadable',
  'file_too_large',
  'picture_too_large',
  'too_many',
  'fault',
  'not_ready',
  'method_not_allowed',
] as const

export type AnswerCode = (typeof ANSWER_CODES)[number]
