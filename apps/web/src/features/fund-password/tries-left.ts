// A wrong fund password in words that say how many tries are left before the lock.

import { CallRefused } from '@fairtick/wire/client'
import type { Say } from '../../platform/i18n.ts'

/** The same problem with a sentence that counts; any other as it is. */
export function withTriesLeft(problem: unknown, t: Say): unknown {
  const count = triesLeftOf(problem)
  if (count === undefined || !(problem instanceof CallRefused)) return problem
  const message = count === 0 ? t('fundPassword.lockedNow') : t('fundPassword.triesLeft', { count })
  return new CallRefused({ ...problem.answer, message })
}

function triesLeftOf(problem: unknown): number | undefined {
  if (!(problem instanceof CallRefused)) return undefined
  const { code, result } = problem.answer
  if (code !== 'withdraw_password_wrong') return undefined
  if (typeof result !== 'object' || result === null || !('triesLeft' in result)) return undefined
  return typeof result.triesLeft === 'number' ? result.triesLeft : undefined
}
