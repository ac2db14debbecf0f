// What the reasons of a look at a customer are called.

import type { CustomerViewReason } from '@fairtick/wire/admin/view-reasons'
import { orUnknown } from '@fairtick/wire/or-unknown'

export const VIEW_REASON_NAMES: Readonly<Record<CustomerViewReason, string>> = orUnknown(
  {
    customer_question: 'Question of the customer',
    complaint: 'Complaint',
    review: 'Review of a case',
    security_incident: 'Security incident',
    authority_order: 'Order of an authority',
    audit: 'Audit',
  },
  'Unknown',
)
