// The passkeys of staff.

import { createPasskeyStore } from '../second-factor/public-for-staff.ts'

export const STAFF_PASSKEYS = createPasskeyStore({ table: 'staff_passkey', owner: 'staff_id' })
