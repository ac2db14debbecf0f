// Gives a test's customer what a withdrawal needs: a fund password, a wallet and a bank account.

import { type Account, askCode } from '@fairtick/server/test/registered-customer'
import type { TestServer } from '@fairtick/server/test/test-server'
import type { CallInput } from '@fairtick/wire/api-contract'

export const FUND_PASSWORD = '471902'

/** One code a minute, five an hour. */
export const BETWEEN_CODES_MS = 13 * 60_000

const WALLET = {
  ...{ currency: 'USDT', channel: 'TRC20', address: 'TWdbcdccYzkSti3catsR3BigaDTptoVp4a' },
}
const BANK = {
  ...{ accountName: 'Mina Sato', bankName: 'Mizuho', branchName: 'Shibuya', branchNumber: '240' },
  ...{ cardNumber: '1234567', bankWay: 'jp' },
}

/** Calls made by an own session are theirs too. */
type Customer = Pick<Account, 'client' | 'email' | 'password'>
type MailsOf = Pick<TestServer, 'dataFolder'>

/** Of one who reads English. */
export async function setFundPassword(
  server: MailsOf,
  customer: Customer,
  fundPassword = FUND_PASSWORD,
): Promise<void> {
  const [newPassword, repeatPassword] = [fundPassword, fundPassword]
  const otp = await askCode(server, customer, 'security')
  const body = { loginPassword: customer.password, newPassword, repeatPassword, otp }
  await customer.client.call('changeFundPassword', { body })
}

/** Of one who reads English; withdrawals to it are held for a day. */
export async function bindWallet(
  server: MailsOf,
  customer: Customer,
  wallet: Omit<CallInput<'bindWallet'>['body'], 'otp'> = WALLET,
): Promise<void> {
  const otp = await askCode(server, customer, 'bank')
  await customer.client.call('bindWallet', { body: { ...wallet, otp } })
}

/** They are held for a day; the clock goes on by minutes alone. */
export async function bindTargets(server: TestServer, account: Account): Promise<void> {
  await setFundPassword(server, account)
  await bindWallet(server, account)
  await server.advance(BETWEEN_CODES_MS)
  const branchOtp = await askCode(server, account, 'bank')
  await account.client.call('bindBank', { body: { ...BANK, branchOtp } })
}

/** Another bank account, which waits for a review. */
export async function askBankChange(server: TestServer, account: Account): Promise<void> {
  await server.advance(BETWEEN_CODES_MS)
  const branchOtp = await askCode(server, account, 'bank')
  const body = { ...BANK, cardNumber: '7654321', update: true, branchOtp }
  await account.client.call('bindBank', { body })
}

/** A form of a withdrawal, with a code of its own. */
export async function withdrawalForm(server: TestServer, account: Account, amount = '50') {
  await server.advance(BETWEEN_CODES_MS)
  return { amount, password: FUND_PASSWORD, otp: await askCode(server, account, 'withdraw') }
}
