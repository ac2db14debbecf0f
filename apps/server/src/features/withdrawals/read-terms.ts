// What can be withdrawn now, what would be deducted, and when it would be paid out (TR-6).

import { calculateAccountFigures } from '@fairtick/core/account/account-figures'
import { formatMoney } from '@fairtick/core/numbers/money'
import type { LockReason } from '@fairtick/wire/admin/lock-flags'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import type { AccountContext } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import { WITHDRAWAL_DECIMALS } from '@fairtick/wire/withdrawal-rules'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { AccountRow } from '../account/public.ts'
import { ALTERED } from '../locks/public.ts'
import type { WithdrawalDependencies } from './dependencies.ts'
import { findWindow } from './payout-window.ts'
import { countWaiting, loadDeductionFacts } from './store.ts'
import { termsOfAccount } from './terms-of-account.ts'

type Terms = CallResult<'withdrawalTerms'>
type Method = CallArguments<'withdrawalTerms'>['query']['method']

/** `salary` is paid out by any method; the figures beside it are those of the bank. */
export async function readTerms(
  dependencies: WithdrawalDependencies,
  account: AccountRow,
  method: Method,
  { caller, language }: Pick<AccountContext, 'caller' | 'language'>,
): Promise<Terms> {
  const { database, calendar, now, operatorTimeZone, readOpenAccount } = dependencies
  const { untaxedGains, keptTerms } = await loadDeductionFacts(database, account.id)
  const terms = termsOfAccount(dependencies.terms(), keptTerms)
  const methods = Object.entries(terms.methods).map(([code, of]) => {
    const method = code as Terms['methods'][number]['method']
    return { method, ...of, decimals: WITHDRAWAL_DECIMALS[method] }
  })
  const of = methods.find((one) => one.method === (method === 'salary' ? 'bank' : method))
  if (of === undefined) throw new Error(`no terms of ${method}`)
  const from = method === 'salary' ? 'salary' : 'cash'
  const { exposure } = await readOpenAccount(account.id)
  const { spendable } = calculateAccountFigures(exposure)
  const { feeRate, feeFixed, min, max } = of
  const lock = await dependencies.findLock(caller.userId)
  return {
    available: formatMoney(account[from]),
    withdrawable: formatMoney(from === 'cash' ? spendable : account.salary),
    ...{ feeRate, feeFixed, min, max, methods },
    taxRate: terms.taxRate,
    taxBase: terms.taxBase,
    taxLaw: terms.taxLaw ?? null,
    untaxedGains: formatMoney(untaxedGains),
    windowMode: terms.windowMode,
    areKept: terms.areKept ?? false,
    queueLength: await countWaiting(database, from, account.kind),
    lock: lock === undefined ? null : wordLock(lock, language),
    frozen: !dependencies.areBooksClean(),
    window: { ...findWindow(calendar, now(), from), timeZone: operatorTimeZone },
  }
}

function wordLock(lock: LockReason | typeof ALTERED, language: Language): string {
  const { locks, refusals } = DICTIONARIES[language]
  return lock === ALTERED ? refusals.lockAltered : locks[LOCK_WORDS[lock]]
}

const LOCK_WORDS = {
  customer_request: 'customerRequest',
  security_review: 'securityReview',
  terms_breach: 'termsBreach',
  legal_order: 'legalOrder',
} as const
