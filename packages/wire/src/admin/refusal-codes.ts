// Machine-readable codes of the back office's refusals (403); other answers have the usual codes.

export const ADMIN_REFUSAL_CODES = [
  'not_permitted',
  'login_failed',
  'password_wrong',
  'secret_wrong',
  'factor_needed',
  'factor_wrong',
  'passkeys_used_up',
  'email_taken',
  'not_enrolled',
  'own_request',
  'own_decision',
  'too_early',
  'last_admin',
  'changed_meanwhile',
  'always_shown',
  'not_claimed',
  'foreign_address',
  'outside_window',
  'real_only',
  'withdrawals_frozen',
  'target_altered',
] as const

export type AdminRefusalCode = (typeof ADMIN_REFUSAL_CODES)[number]
