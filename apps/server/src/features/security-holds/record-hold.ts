// Notes a change in its transaction: from now on withdrawals wait (TR-6.6), and its owner is told.

import type { SecurityChange } from '@fairtick/wire/calls/security'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { addMessages } from '../messages/public.ts'
import { insertChange } from './store.ts'

/** Returns what the account feed is to publish after the commit. */
export async function recordHold(
  tx: Queryable,
  userId: string,
  change: SecurityChange,
  nowMs: number,
): Promise<readonly AccountEvent[]> {
  const number = await insertChange(tx, userId, change, nowMs)
  // A new address or number has a message of its own.
  if (change === 'contact') return []
  const template = TEMPLATES[change]
  const cause = `security:${number}`
  return await addMessages(tx, [{ userId, cause, template, values: {}, about: null }], nowMs)
}

const TEMPLATES = {
  password: 'security-password',
  fund_password: 'security-fund-password',
  factor: 'security-factor',
  bank: 'security-bank',
  wallet: 'security-wallet',
} as const satisfies Record<Exclude<SecurityChange, 'contact'>, string>
