// Why the request cannot be sent just now, in words: the first reason that stands.

import type { Formats } from '../../platform/formats.ts'
import type { Say } from '../../platform/i18n.ts'
import type { WithdrawPage } from './use-withdraw-page.ts'
import type { AmountProblem, MethodTerms } from './withdrawal-form.ts'

/** Undefined: nothing stands against it. */
export function blockedReason(
  page: WithdrawPage,
  t: Say,
  { dateTime }: Pick<Formats, 'dateTime'>,
): string | undefined {
  const { gates, amountProblem, blockedText, isRefusedNow, request } = page
  if (blockedText !== undefined) return t(blockedText)
  const [gate] = gates
  if (gate?.kind === 'no_target' || gate?.kind === 'no_password') return t('withdraw.needSteps')
  if (gate !== undefined && 'untilMs' in gate) {
    return t('withdraw.waitingUntil', { time: dateTime(gate.untilMs) })
  }
  if (gate !== undefined) {
    return gate.kind === 'lock' ? gate.sentence : t('problems.withdrawalsFrozen')
  }
  if (isRefusedNow) return t('withdraw.outsideWindow')
  if (amountProblem === undefined) return undefined
  // At the field stands why; here only what is missing.
  return request.amount === '' ? t('withdraw.needAmount') : t('problems.checkForm')
}

export function amountProblemText(
  problem: AmountProblem,
  { min, max, decimals }: MethodTerms,
  { t, exactMoney }: { readonly t: Say } & Pick<Formats, 'exactMoney'>,
): string {
  switch (problem) {
    case 'required':
      return t('problems.decimal')
    case 'too_many_decimals':
      return t('problems.tooManyDecimals', { maximum: decimals })
    case 'too_low':
      return t('problems.belowMinimum', { minimum: exactMoney(min) })
    case 'too_high':
      return t('problems.aboveMaximum', { maximum: exactMoney(max) })
    case 'insufficient':
      return t('withdraw.tooMuch')
    case 'nothing_left':
      return t('withdraw.nothingLeft')
    default:
      return problem satisfies never
  }
}
