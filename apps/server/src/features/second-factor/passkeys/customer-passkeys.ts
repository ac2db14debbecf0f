// The customers' passkeys.

import { createPasskeyStore } from './passkey-store.ts'

export const PASSKEYS = createPasskeyStore({ table: 'passkey', owner: 'user_id' })
