// What each section of a customer's page needs to read.

import type { CustomerViewReason } from '@fairtick/wire/admin/view-reasons'

/** Whose, and why one looks. */
export type SectionProps = { readonly id: string; readonly reason: CustomerViewReason }
