// What stands before a withdrawal and is known before it is asked for, as the server orders it.

import type { CallResult } from '@fairtick/wire/api-contract'
import type { Terms } from './withdrawal-form.ts'

type Security = CallResult<'security'>
type HoldReason = Security['holds'][number]['reason']

/** `untilMs`: it ends by itself. */
export type Gate =
  | { readonly kind: 'lock'; readonly sentence: string }
  | { readonly kind: 'frozen' }
  | { readonly kind: 'password_lock'; readonly untilMs: number }
  | { readonly kind: 'no_target' }
  | { readonly kind: 'no_password' }
  | { readonly kind: 'hold'; readonly reason: HoldReason; readonly untilMs: number }

export type Means = {
  readonly terms: Pick<Terms, 'lock' | 'frozen'>
  readonly security: Pick<Security, 'fundPassword' | 'holds'>
  /** The bank or the chosen wallet; undefined: none is bound. */
  readonly target: { readonly heldUntil: number | null } | undefined
  readonly method: 'bank' | 'wallet'
}

/** In the order of TR-6.6. A change of another target than this one holds nothing up. */
export function gatesOf(means: Means, nowMs: number): readonly Gate[] {
  const { terms, security, target } = means
  const { isSet, lockedUntil } = security.fundPassword
  const gates: Gate[] = []
  if (terms.lock !== null) gates.push({ kind: 'lock', sentence: terms.lock })
  if (terms.frozen) gates.push({ kind: 'frozen' })
  if (lockedUntil !== null && lockedUntil > nowMs) {
    gates.push({ kind: 'password_lock', untilMs: lockedUntil })
  }
  if (target === undefined) gates.push({ kind: 'no_target' })
  if (!isSet) gates.push({ kind: 'no_password' })
  const hold = longestHold(means, nowMs)
  return hold === undefined ? gates : [...gates, hold]
}

function longestHold({ security, target, method }: Means, nowMs: number): Gate | undefined {
  const ofTarget = target?.heldUntil
  const [longest] = security.holds
    .filter(({ reason }) => reason !== 'bank' && reason !== 'wallet')
    .concat(ofTarget == null ? [] : [{ reason: method, until: ofTarget }])
    .filter(({ until }) => until > nowMs)
    .sort((one, other) => other.until - one.until)
  return longest && { kind: 'hold', reason: longest.reason, untilMs: longest.until }
}
