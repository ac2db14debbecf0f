// Is this the fund password? Five misses in a row lock withdrawals for 24 h (TR-6.6, REL-50).

import { DAY_MS } from '@fairtick/core/time/duration'
import { type Declined, refused } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import type { AccountEvent } from '../../../platform/bus-topics.ts'
import type { Database } from '../../../platform/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { MailOutbox } from '../../../platform/mail-outbox.ts'
import { knownTurn, type PasswordHasher } from '../../../platform/password-hasher.ts'
import { storedPassword } from '../../../platform/sealed-password.ts'
import { addMessages } from '../../messages/public.ts'
import { mailSecurityChange } from '../../security-holds/public.ts'
import { countTry, forgetTries, loadFundPassword, takeBackTry } from './fund-password-store.ts'

const MAX_MISSES = 5
const LOCK_MS = DAY_MS

export type CheckDependencies = {
  readonly database: Database
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
  readonly hasher: PasswordHasher
  readonly log: Log
  readonly mails: Pick<MailOutbox, 'add'>
  /** Tells a user's screens; after the commit of what the events tell. */
  readonly publish: (events: readonly AccountEvent[]) => void
}

export type Owner = { readonly id: string; readonly email: string; readonly language: Language }

/** Undefined: it is. Else `withdraw_password_unset`, `locked` or `withdraw_password_wrong`. */
export async function checkFundPassword(
  dependencies: CheckDependencies,
  owner: Owner,
  password: string,
): Promise<Declined | undefined> {
  const { database, hasher, nowMs } = dependencies
  const rule = { maxMisses: MAX_MISSES, lockMs: LOCK_MS }
  const tried = await countTry(database, owner.id, nowMs(), rule)
  if (tried === undefined) return await explainRefusal(dependencies, owner.id)
  const isRight = await hasher
    .isRight(password, storedPassword('fund', { ...tried, id: owner.id }), knownTurn(owner.id))
    .catch(async (error) => {
      await takeBackTry(database, owner.id)
      throw error
    })
  if (isRight) {
    await forgetTries(database, owner.id)
    return undefined
  }
  const triesLeft = MAX_MISSES - tried.misses
  if (triesLeft === 0) await tellLock(dependencies, owner)
  return refused('withdraw_password_wrong', { triesLeft })
}

/** The lock of the fund password, as a refusal; undefined: there is none. */
export async function fundPasswordLock(
  { database, nowMs }: Pick<CheckDependencies, 'database' | 'nowMs'>,
  userId: string,
): Promise<Declined | undefined> {
  const { lockedUntilMs } = await loadFundPassword(database, userId)
  return lockedUntilMs > nowMs() ? locked(lockedUntilMs) : undefined
}

async function explainRefusal({ database }: CheckDependencies, userId: string): Promise<Declined> {
  const { isSet, lockedUntilMs } = await loadFundPassword(database, userId)
  return isSet ? locked(lockedUntilMs) : refused('withdraw_password_unset')
}

function locked(untilMs: number): Declined {
  return refused('locked', { flag: 'withdrawals', reason: 'fund_password', until: untilMs })
}

async function tellLock(
  { database, mails, log, nowMs, publish }: CheckDependencies,
  owner: Owner,
): Promise<void> {
  const cause = `fund-password-locked:${owner.id}:${nowMs()}`
  const message = { userId: owner.id, cause, values: {}, about: null }
  const events = await database.transaction(async (tx) => {
    await mailSecurityChange({ tx, mails }, owner, 'fund_password_locked')
    return await addMessages(tx, [{ ...message, template: 'fund-password-locked' }], nowMs())
  })
  publish(events)
  log.warn({ userId: owner.id }, 'withdrawals were locked by wrong fund passwords')
}
