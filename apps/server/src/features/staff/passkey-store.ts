// The passkeys of staff.

import { createPasskeyStore } from '../../platform/passkey-store.ts'

export const STAFF_PASSKEYS = createPasskeyStore({ table: 'staff_passkey', owner: 'staff_id' })
