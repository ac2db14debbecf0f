// Whether what staff locked of customers is what the audit log says that they did last: a row that
// the server wrote once, and that somebody put back, is found here.

import type { Act } from '../audit/public.ts'
import type { StoredLock } from './store.ts'

/** Acts about a customer. */
export const LOCK_ACTIONS = ['user.lock', 'user.unlock']

/** One sentence for each that nobody left so. */
export function judgeLocks(
  locks: readonly StoredLock[],
  acts: ReadonlyMap<string, readonly Act[]>,
): readonly string[] {
  return locks.flatMap((lock) => {
    const { id, user_id: userId, flag, is_locked: isLocked } = lock
    const last = (acts.get(userId) ?? []).findLast(({ detail }) => flagOf(detail) === flag)
    const isShown = isLocked
      ? last?.action === 'user.lock' && last.staffId === lock.locked_by
      : last?.action === 'user.unlock'
    if (isShown) return []
    const state = isLocked ? 'locked' : 'not locked'
    return [`user_lock: ${id} is ${state}, and the audit log does not show by whom`]
  })
}

function flagOf(detail: string): unknown {
  return (JSON.parse(detail) as { flag?: unknown }).flag
}
