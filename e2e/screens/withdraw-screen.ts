// Withdrawing, its targets and the fund password: what a person does on these screens.

import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { askCode } from '@fairtick/server/test/registered-customer'
import type { TestServer } from '@fairtick/server/test/test-server'
import type { Locator } from 'playwright-core'
import type { Account, CustomerPage } from '../customer-page.ts'
import { newCode } from '../mail.ts'
import type { PlainKey } from '../texts.ts'

export const FUND_PASSWORD = '730158'
export const TRON_ADDRESS = 'TWdbcdccYzkSti3catsR3BigaDTptoVp4a'

/** A fund password and a wallet over the API, old enough to be withdrawn to. */
export async function bindWallet(server: TestServer, account: Account): Promise<void> {
  const { client, password } = account
  const twice = { newPassword: FUND_PASSWORD, repeatPassword: FUND_PASSWORD }
  const proof = { loginPassword: password, otp: await askCode(server, account, 'security') }
  await client.call('changeFundPassword', { body: { ...twice, ...proof } })
  const wallet = { currency: 'USDT', channel: 'TRC20', address: TRON_ADDRESS }
  const otp = await askCode(server, account, 'bank')
  await client.call('bindWallet', { body: { ...wallet, otp } })
  await server.advance(DAY_MS + HOUR_MS)
}

/** Just after a window: whatever the day, the next one is far. */
export async function goOutsideWindow(server: TestServer, { client }: Account): Promise<void> {
  const { window } = await client.call('withdrawalTerms', { query: { method: 'wallet' } })
  await server.advance(window.closesAt + 60_000 - (await server.advance(0)))
}

export function sheet({ page }: CustomerPage): Locator {
  return page.getByRole('dialog').first()
}

export function field({ page, t }: CustomerPage, key: PlainKey): Locator {
  return page.getByLabel(t(key), { exact: true })
}

/** Fills the amount and goes to the review. */
export async function review(person: CustomerPage, amount: string): Promise<void> {
  const { page, t } = person
  await field(person, 'withdraw.amount').fill(amount)
  await page.getByRole('button', { name: t('withdraw.review') }).click()
  await page.getByRole('dialog', { name: t('withdraw.reviewTitle') }).waitFor()
}

type Proof = {
  readonly email: string
  readonly purpose: keyof typeof MAILS
  readonly within: Locator
  /** Of a mail that came before. */
  readonly notBefore?: string
}

const MAILS = {
  security: 'mail.codeForSecurity',
  bank: 'mail.codeForBank',
  withdraw: 'mail.codeForWithdrawal',
} as const

/** Asks for a code on the screen and types what the mail says. Answers the code. */
export async function proveByMail(
  { t }: CustomerPage,
  { dataFolder }: Pick<TestServer, 'dataFolder'>,
  { email, purpose, within, notBefore }: Proof,
): Promise<string> {
  await within.getByRole('button', { name: t('session.sendCode') }).click()
  const code = await newCode(dataFolder, {
    email,
    words: t(MAILS[purpose]),
    notBefore,
  })
  await within.getByRole('textbox', { name: t('session.code') }).fill(code)
  return code
}

/** In the review: fund password and mailed code. */
export async function prove(
  person: CustomerPage,
  server: Pick<TestServer, 'dataFolder'>,
  { email }: Pick<Account, 'email'>,
  password: string,
): Promise<void> {
  await field(person, 'fundPassword.title').fill(password)
  await proveByMail(person, server, { email, purpose: 'withdraw', within: sheet(person) })
}

/** From the amount to the record that opens. */
export async function withdraw(
  person: CustomerPage,
  server: Pick<TestServer, 'dataFolder'>,
  account: Pick<Account, 'email'>,
  amount: string,
): Promise<void> {
  await review(person, amount)
  await prove(person, server, account, FUND_PASSWORD)
  await confirmButton(person, `${amount}.00`).click()
  await person.page.getByRole('dialog', { name: person.t('withdraw.resultTitle') }).waitFor()
}

export function confirmButton({ page, t }: CustomerPage, amount: string): Locator {
  return page.getByRole('button', {
    name: t('withdraw.confirm', { amount, currency: 'USD' }),
  })
}
