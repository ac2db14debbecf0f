// What the roles are for, in a line each.

import type { StaffRole } from '@fairtick/wire/admin/roles'
import { orUnknown } from '@fairtick/wire/or-unknown'

export const ROLE_MEANINGS: Readonly<Record<StaffRole, string>> = orUnknown(
  {
    support: 'Looks customers up and ends their sessions.',
    reviewer: 'Decides deposits and bank changes.',
    finance: 'Approves and pays withdrawals, reads the books.',
    risk: 'Locks customers, reads money and the books.',
    content: 'Nothing yet.',
    admin: 'Invites staff, asks for and approves roles, reads the audit log.',
    auditor: 'Reads everything and changes nothing.',
  },
  'Unknown',
)
