// Practice money that waited when the installation went live: nothing of it comes in or goes out
// any more, so that its cases can be failed and nothing else (TR-12.2).

import { findAccountRefusal, type InstallationMode } from '@fairtick/core/account/account-access'
import type { AccountKind } from '@fairtick/core/ledger/journal-entry'
import type { AdminDeclined } from '@fairtick/wire/admin/handler'

type Case = { readonly status: string; readonly accountKind: AccountKind }

/** The reason that fits such a case, and none but such a case. */
const PRACTICE_ENDED = 'practice_ended'

/** Bringing in and taking out are closed to the same kind of account. */
export function isLeftOver(mode: InstallationMode, { status, accountKind }: Case): boolean {
  return status === 'pending' && findAccountRefusal(mode, accountKind, 'money-in') === 'real_only'
}

/** What a case can be failed for. */
export function failuresFor<Reason extends string>(
  mode: InstallationMode,
  found: Case,
  reasons: readonly Reason[],
): readonly Reason[] {
  const isLeft = isLeftOver(mode, found)
  return reasons.filter((reason) => (reason === PRACTICE_ENDED) === isLeft)
}

/** Undefined: the reason can be told of it. */
export function checkFailure(
  mode: InstallationMode,
  found: Case,
  reason: string,
): AdminDeclined | undefined {
  if (reason !== PRACTICE_ENDED || isLeftOver(mode, found)) return undefined
  return { declined: 'invalid', fields: { reason: ['choice'] } }
}
