// The customers' passkeys.

import { createPasskeyStore } from '../../platform/passkey-store.ts'

export const PASSKEYS = createPasskeyStore({ table: 'passkey', owner: 'user_id' })
