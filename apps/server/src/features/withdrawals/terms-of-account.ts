// By what a withdrawal of an account goes: of each part the better of now and of deposits (H6).

import { betterTerms, readKeptTerms } from '@fairtick/core/cash/kept-terms'
import { parseWithdrawalTerms, type WithdrawalMethod } from '@fairtick/core/cash/withdrawal-terms'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { WithdrawalTermsText } from './store.ts'

/** By the function that charges it. `keptTerms`: as the row of the account has them. */
export function termsOfAccount(
  now: WithdrawalTermsText,
  keptTerms: string | null,
): WithdrawalTermsText {
  const standing = parseWithdrawalTerms(now)
  const better = betterTerms(readKeptTerms(keptTerms), standing)
  const isSame = [...better.methods].every(([code, method]) => {
    const { feeRate, feeFixed, min, max } = standing.methods.get(code) ?? method
    return (
      method.feeRate === feeRate &&
      method.feeFixed === feeFixed &&
      method.min === min &&
      method.max === max
    )
  })
  if (isSame && better.windowMode === standing.windowMode) return now
  const methods = [...better.methods].map(([code, method]) => [code, methodText(method)])
  const { windowMode } = better
  return { ...now, windowMode, methods: Object.fromEntries(methods), areKept: true }
}

function methodText({ feeRate, feeFixed, min, max }: WithdrawalMethod) {
  const [fixed, least, most] = [feeFixed, min, max].map(formatMoney)
  return { feeRate: formatRate(feeRate), feeFixed: fixed, min: least, max: most }
}
