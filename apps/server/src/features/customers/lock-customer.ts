// What staff do to a customer: end sessions, set and lift lock flags (TR-12.4).

import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { type CustomerLockReason, LINKED_ACCOUNT } from '@fairtick/wire/admin/lock-flags'
import type { SessionsEnded } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { loadAccounts } from '../account/public.ts'
import { audited } from '../audit/public.ts'
import { deleteOtherSessions, deleteSession } from '../auth/public.ts'
import { hasSharedBreak } from '../linked-accounts/public.ts'
import { askTradingLock, insertLock, updateUnlocked } from '../locks/public.ts'
import { lockUser as lockUserRow } from '../profile/public.ts'
import type { CustomerDependencies } from './dependencies.ts'
import { type Customer, loadCustomer } from './read-customer.ts'

const ALL = 'all'
const NO_SESSION = ''
const NO_SESSIONS: SessionsEnded = { sessionIds: [] }

export function endUserSessions(
  dependencies: CustomerDependencies,
  { id, session }: AdminCallArguments<'endUserSessions'>['body'],
  context: StaffContext,
): Promise<Customer | AdminDeclined> {
  const facts = { action: 'user.end_sessions', detail: { session } }
  return change(dependencies, id, context, {
    facts,
    act: async (tx) => {
      if (session === ALL) {
        await deleteOtherSessions(tx, id, NO_SESSION)
        return { userId: id }
      }
      return (await deleteSession(tx, id, session)) ? { sessionIds: [session] } : 'not_found'
    },
  })
}

/**
 * It cancels what waits and cannot be undone by unlocking (TR-12.4).
 * Locking the login ends every session: the customer is out at once (REL-52).
 */
export function lockUser(
  dependencies: CustomerDependencies,
  { id, flag, reason }: AdminCallArguments<'lockUser'>['body'],
  context: StaffContext,
): Promise<Customer | AdminDeclined> {
  const lockedBy = context.caller.staffId
  return change(dependencies, id, context, {
    facts: { action: 'user.lock', detail: { flag, reason } },
    act: async (tx) => {
      const lock = { flag, reason, lockedBy, timeMs: dependencies.nowMs() }
      if (!(await insertLock(tx, dependencies.rowSeal, id, lock))) return 'not_found'
      if (flag === 'trading') await lockTrading(dependencies, tx, id, reason)
      if (flag !== 'login') return NO_SESSIONS
      await deleteOtherSessions(tx, id, NO_SESSION)
      return { userId: id }
    },
  })
}

export function unlockUser(
  dependencies: CustomerDependencies,
  { id, flag }: AdminCallArguments<'unlockUser'>['body'],
  context: StaffContext,
): Promise<Customer | AdminDeclined> {
  return change(dependencies, id, context, {
    facts: { action: 'user.unlock', detail: { flag } },
    act: async (tx) => {
      const lifted = { userId: id, flag, nowMs: dependencies.nowMs() }
      if (!(await updateUnlocked(tx, dependencies.rowSeal, lifted))) return 'not_found'
      if (flag !== 'trading') return NO_SESSIONS
      // What remains is not the staff's to lift here: the break of an account linked to it.
      const isShared = await hasSharedBreak(tx, id, dependencies.nowMs())
      await lockTrading(dependencies, tx, id, isShared ? LINKED_ACCOUNT : undefined)
      return NO_SESSIONS
    },
  })
}

/** Of both accounts; what waits there is cancelled, what is open can be closed. */
async function lockTrading(
  { rowSeal, nowMs }: CustomerDependencies,
  tx: Queryable,
  userId: string,
  reason: CustomerLockReason | undefined,
): Promise<void> {
  const accountIds = (await loadAccounts(tx, userId)).map(({ id }) => id)
  await askTradingLock(tx, rowSeal, { accountIds, reason, timeMs: nowMs() })
}

type Change = {
  readonly facts: {
    readonly action: string
    readonly detail: Readonly<Record<string, unknown>>
  }
  /** Which sessions ended by it; `not_found`: it is not in the state needed, nothing was done. */
  readonly act: (tx: Queryable) => Promise<SessionsEnded | 'not_found'>
}

/** Answers the customer as they are afterwards. */
async function change(
  dependencies: CustomerDependencies,
  id: string,
  context: StaffContext,
  { facts, act }: Change,
): Promise<Customer | AdminDeclined> {
  const done = await audited(dependencies, context, async (tx, write) => {
    // Before anything else: a login that is under way is either seen below or sees the lock.
    if (!(await lockUserRow(tx, id))) return undefined
    const ended = await act(tx)
    if (ended === 'not_found') return undefined
    await write({ ...facts, subjectKind: 'user', subjectId: id })
    return { ended, customer: await loadCustomer(tx, id, dependencies.nowMs()) }
  })
  if (done?.customer === undefined) return { declined: 'not_found' }
  dependencies.bus.publish('session', done.ended)
  return done.customer
}
