// How many codes may be mailed: to whoever is logged in, and to one address for strangers together.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { type Budget, spendOrWait } from '../../../platform/attempt-throttle.ts'
import { returnTry } from '../../../platform/attempt-throttle-store.ts'
import type { Database } from '../../../platform/database.ts'
import { hashOf } from '../../../platform/random-id.ts'
import type { CodePurpose } from './mail-code.ts'

export type CodeBudget = {
  readonly key: string
  readonly rule: Budget
}

/** Per user, to whatever addresses: ten codes at once and ten more an hour. */
export function budgetOfUser(userId: string): CodeBudget {
  const rule = { budget: 10, everyMs: 6 * MINUTE_MS }
  return { key: hashOf('code-mails', userId), rule }
}

/**
 * To one address, for all who are not its owner by a session or a known browser: 20 codes at once
 * and twelve more an hour. It bounds what strangers can put into a mailbox, and can guess.
 */
export function budgetOfStrangers(purpose: CodePurpose, target: string): CodeBudget {
  const rule = { budget: 20, everyMs: 5 * MINUTE_MS }
  return { key: hashOf('code-mails-to', purpose, target), rule }
}

/** Counts a mail in each; returns how long to wait instead, and then none has counted it. */
export async function spendBudgets(
  database: Database,
  budgets: readonly CodeBudget[],
  nowMs: number,
): Promise<number | undefined> {
  for (const [place, { key, rule }] of budgets.entries()) {
    const waitMs = await spendOrWait(database, key, nowMs, rule)
    if (waitMs === undefined) continue
    await returnBudgets(database, budgets.slice(0, place))
    return waitMs
  }
  return undefined
}

/** No code was mailed: only what is sent counts. */
export async function returnBudgets(
  database: Database,
  budgets: readonly CodeBudget[],
): Promise<void> {
  for (const { key, rule } of budgets) await returnTry(database, key, rule)
}
