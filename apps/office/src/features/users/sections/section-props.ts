// What each section of a customer's page needs to read.

import type { CustomerViewReason } from '@fairtick/wire/admin/view-reasons'

/** Whose, and why one looks. */
export type CustomerView = {
  readonly id: string
  readonly reason: CustomerViewReason
  /** The conversation of theirs that one looks for. */
  readonly chat?: string
}

export type Account = 'practice' | 'real'

export type SectionProps = CustomerView & { readonly account: Account }

/** What a section asks of the person. */
export function personQuery({ id, reason, chat }: SectionProps): CustomerView {
  return { id, reason, ...(chat !== undefined && { chat }) }
}

/** What a section asks of the account that is chosen. */
export function accountQuery(props: SectionProps): SectionProps {
  return { ...personQuery(props), account: props.account }
}
