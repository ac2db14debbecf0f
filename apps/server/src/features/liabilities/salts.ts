// The salt of a member's leaf on a day: under a key that is not in the database, so that nobody can
// guess whose a leaf is, and leaves of two days have nothing in common.

import type { AccountKind } from '@fairtick/proof/liability-leaf'
import type { KeyedHash } from '../../platform/keyed-hash.ts'

export type SaltOf = (
  day: number,
  account: { readonly member: string; readonly kind: AccountKind },
) => string

export function createSalts(keyedHash: KeyedHash): SaltOf {
  return (day, { member, kind }) => keyedHash('liability-salt', String(day), kind, member)
}
