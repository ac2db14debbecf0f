// What a wrong fund password means, in words: the tries that are left, or the lock.

import { CallRefused } from '@fairtick/wire/client'
import type { Say } from '../../platform/i18n.ts'

/** The same problem with a sentence of its own; any other as it is. */
export function explainFundPassword(problem: unknown, t: Say): unknown {
  if (!(problem instanceof CallRefused)) return problem
  const message = sentenceOf(problem, t)
  return message === undefined ? problem : new CallRefused({ ...problem.answer, message })
}

/** A lock by wrong tries; one by staff has a sentence of the server. */
export function isPasswordLock({ answer }: CallRefused): boolean {
  return answer.code === 'locked' && detailOf(answer.result).reason === 'fund_password'
}

function sentenceOf(problem: CallRefused, t: Say): string | undefined {
  if (isPasswordLock(problem)) return t('withdraw.lockedTitle')
  const { code, result } = problem.answer
  const { triesLeft } = detailOf(result)
  if (code !== 'withdraw_password_wrong' || typeof triesLeft !== 'number') return undefined
  return triesLeft === 0
    ? t('fundPassword.lockedNow')
    : t('fundPassword.triesLeft', { count: triesLeft })
}

function detailOf(result: unknown): { readonly triesLeft?: unknown; readonly reason?: unknown } {
  return typeof result === 'object' && result !== null ? result : {}
}
