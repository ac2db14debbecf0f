// The passkeys of staff.

import { createPasskeyStore } from '../second-factor/public.ts'

export const STAFF_PASSKEYS = createPasskeyStore({ table: 'staff_passkey', owner: 'staff_id' })
