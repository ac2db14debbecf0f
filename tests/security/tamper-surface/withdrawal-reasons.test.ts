// H6: why a withdrawal is not taken, waits or fails is a closed list, and none of it asks anybody
// to pay something in order to get money out.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localizedRefusal } from '@fairtick/server/http/localized-message'
import { CUSTOMER_LOCK_REASONS } from '@fairtick/wire/admin/lock-flags'
import { CONTRACT } from '@fairtick/wire/api-contract'
import { WITHDRAWAL_FAILURES, WITHDRAWAL_STATUSES } from '@fairtick/wire/calls/withdrawals'
import { formFields } from '@fairtick/wire/form-fields'
import { LANGUAGES } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { expect, it } from 'vitest'
import { projectFiles } from '../../../tools/project-files.ts'
import { ROOT_FOLDER } from '../../../tools/root-folder.ts'

/** What a withdrawal passes, from the call to the payment. */
const WAY = [
  'apps/server/src/features/withdrawals',
  'apps/server/src/features/second-factor/prove-second.ts',
  'apps/server/src/features/payout-methods/find-target.ts',
  'apps/server/src/features/identity/check-withdrawal.ts',
  ...['submit', 'approve', 'pay', 'return'].map(
    (step) => `packages/core/src/engine/handlers/${step}-withdrawal.ts`,
  ),
]

/** Who may look, what has to be proved, when, how much, and what stands still. */
const REASONS = [
  ...['locked', 'lock_altered', 'contact_altered', 'target_altered', 'withdrawals_frozen'],
  ...['no_bank', 'no_wallet', 'not_verified', 'security_hold'],
  ...['withdraw_password_unset', 'withdraw_password_wrong', 'otp_required', 'otp_wrong'],
  ...['password_wrong', 'outside_window', 'below_minimum', 'above_maximum'],
  ...['insufficient_balance', 'terms_changed', 'not_found'],
] as const

/** How each language asks somebody to pay, to send or to top up. */
const ASKS_FOR_MONEY = {
  en: /deposit|top.?up|\bpay\b|pay in|paid in|send|transfer|in advance|prepay/i,
  ja: /入金|振り?込|送金|支払|納付|納税|前払/u,
  zh: /充值|汇款|转账|缴|支付|预付|付款/u,
  ko: /입금|송금|납부|선납|결제|지불/u,
  th: /ฝาก|โอน|ชำระ|จ่าย/u,
  ms: /deposit|bayar|hantar|pindah/i,
} as const

it('H6: each reason by which a withdrawal is refused is on the list', () => {
  const files = WAY.flatMap((path) =>
    path.endsWith('.ts') ? [path] : projectFiles(ROOT_FOLDER, path),
  ).filter((path) => path.endsWith('.ts') && !/\.test\.ts$|fixture/.test(path))
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((path) => {
    const text = readFileSync(join(ROOT_FOLDER, path), 'utf8')
    return [...text.matchAll(/\brefused?\(\s*'([a-z_]+)'/g)].map(([, code]) => code)
  })
  expect([...new Set(found)].sort()).toEqual([...REASONS].sort())
})

it('H6: it fails for one of six reasons alone, and no state is one of owing something', () => {
  expect(WITHDRAWAL_STATUSES).toEqual(['pending', 'success', 'failed', 'cancelled'])
  expect(WITHDRAWAL_FAILURES).toEqual([
    ...['target_invalid', 'holder_differs', 'payment_returned'],
    ...['security_review', 'legal_order', 'practice_ended'],
  ])
  for (const name of ['withdrawToBank', 'withdrawToWallet'] as const) {
    const fields = Object.keys(formFields(CONTRACT[name].body)).filter((one) => one !== 'walletId')
    expect(fields).toEqual(['amount', 'shown', 'password', 'otp'])
  }
})

it.each(LANGUAGES)('H6: no reason asks for a payment, in %s', (language) => {
  // Of a target that was altered it says that the house has moved nothing.
  const refusals = REASONS.filter((code) => code !== 'target_altered').map((code) =>
    localizedRefusal({ code, detail: { maximum: '1', minimum: '1' } } as never, language),
  )
  const { withdraw, locks, problems } = DICTIONARIES[language]
  // The other two tell of the payment of the house: it could not be sent, or came back.
  const failed = [
    ...[withdraw.failHolder, withdraw.failSecurity, withdraw.failLegal],
    problems.withdrawalsFrozen,
  ]
  const texts = [...refusals, ...Object.values(locks), ...failed] as readonly string[]
  expect(texts.length).toBeGreaterThan(REASONS.length + CUSTOMER_LOCK_REASONS.length)
  expect(texts.filter((text) => ASKS_FOR_MONEY[language].test(text))).toEqual([])
  // The screen says so itself.
  expect(withdraw.assurance).not.toBe('')
})
