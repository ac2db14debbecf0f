// Where withdrawals of an account go, with the password that guards them, and one that waits.

import type { TestServer } from '@fairtick/server/test/test-server'
import { leap } from './advance-market.ts'
import type { Account } from './customer-page.ts'
import { newCode } from './mail.ts'
import { FUND_PASSWORD, TRON_ADDRESS } from './screens/withdraw-screen.ts'
import { textsIn, type WordKey } from './texts.ts'

/** In the language of accounts that are seeded. */
const t = textsIn('ja')
const NEXT_MAIL_MS = 61_000

/** Withdrawals to them wait for a day from then on. */
export async function bindTargets(server: TestServer, account: Account): Promise<void> {
  const { client, password } = account
  const twice = { newPassword: FUND_PASSWORD, repeatPassword: FUND_PASSWORD }
  const security = await codeOf(server, account, 'security')
  const proof = { loginPassword: password, otp: security }
  await client.call('changeFundPassword', { body: { ...twice, ...proof } })
  const names = { accountName: 'サトウ ミナ', bankName: 'みずほ銀行', branchName: '渋谷支店' }
  const numbers = { branchNumber: '012', cardNumber: '1234567' }
  const branchOtp = await codeOf(server, account, 'bank')
  await client.call('bindBank', { body: { ...names, ...numbers, branchOtp, bankWay: 'jp' } })
  await leap(server, NEXT_MAIL_MS, ['BTCUSDT'])
  const wallet = { currency: 'USDT', channel: 'TRC20', address: TRON_ADDRESS }
  const otp = await codeOf(server, account, 'bank', branchOtp)
  await client.call('bindWallet', { body: { ...wallet, otp } })
}

export async function askForWithdrawal(server: TestServer, account: Account): Promise<void> {
  const otp = await codeOf(server, account, 'withdraw')
  await account.client.call('withdrawToWallet', {
    body: { amount: '40', password: FUND_PASSWORD, otp },
  })
}

const MAILS = {
  security: 'mail.codeForSecurity',
  bank: 'mail.codeForBank',
  withdraw: 'mail.codeForWithdrawal',
} as const satisfies Record<string, WordKey>

/** `notBefore`: the code of a mail that came before. */
async function codeOf(
  { dataFolder }: Pick<TestServer, 'dataFolder'>,
  { client, email }: Account,
  purpose: keyof typeof MAILS,
  notBefore?: string,
): Promise<string> {
  await client.call('verificationCode', { body: { email, purpose } })
  return await newCode(dataFolder, { email, words: t(MAILS[purpose]), notBefore })
}
