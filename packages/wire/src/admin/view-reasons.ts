// Why somebody of the staff looks at what a customer has: it is written down with each look.

export const CUSTOMER_VIEW_REASONS = [
  'customer_question',
  'complaint',
  'review',
  'security_incident',
  'authority_order',
  'audit',
] as const

export type CustomerViewReason = (typeof CUSTOMER_VIEW_REASONS)[number]
