// Whether a verified identity has opened somebody's real account (people.md: what it unlocks).

import { type Declined, refused } from '@fairtick/wire/handler'
import type { IdentityDependencies } from './dependencies.ts'
import { loadVerification } from './verified.ts'

/** Known without a look; beyond them everybody is looked up again. */
const MAX_KNOWN = 20_000

/**
 * Money comes in for who is verified now. Who was verified once goes on trading what is in, and is
 * not looked up again: an order does not wait for it.
 */
export function createCheckUnlocked(
  parts: Pick<IdentityDependencies, 'database' | 'rowSeal' | 'rules' | 'nowMs'>,
) {
  const { rules, nowMs } = parts
  const known = new Set<string>()
  return async (userId: string, use: 'opening' | 'money-in'): Promise<Declined | undefined> => {
    if (!rules.opensRealAccount) return undefined
    if (use === 'opening' && known.has(userId)) return undefined
    const { isVerified, wasVerified } = await loadVerification(parts, userId, nowMs())
    if (wasVerified) {
      if (known.size >= MAX_KNOWN) known.clear()
      known.add(userId)
    }
    const isOpen = use === 'opening' ? wasVerified : isVerified
    return isOpen ? undefined : refused('identity_needed')
  }
}
