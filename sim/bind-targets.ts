// Gives a test's customer what a withdrawal needs: a fund password, a wallet and a bank account.

import { type Account, askCode } from '@fairtick/testkit/registered-customer'
import type { TestServer } from '@fairtick/testkit/test-server'

export const FUND_PASSWORD = '471902'

/** One code a minute, five an hour. */
export const BETWEEN_CODES_MS = 13 * 60_000

const WALLET = {
  ...{ currency: 'USDT', channel: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
}
const BANK = {
  ...{ accountName: 'Mina Sato', bankName: 'Mizuho', branchName: 'Shibuya', branchNumber: '240' },
  ...{ cardNumber: '1234567', bankWay: 'jp' },
}

/** They are held for a day; the clock goes on by minutes alone. */
export async function bindTargets(server: TestServer, account: Account): Promise<void> {
  const { client, password } = account
  const [newPassword, repeatPassword] = [FUND_PASSWORD, FUND_PASSWORD]
  const otp = await askCode(server, account, 'security')
  const passwords = { loginPassword: password, newPassword, repeatPassword }
  await client.call('changeFundPassword', { body: { ...passwords, otp } })
  const code = await askCode(server, account, 'bank')
  await client.call('bindWallet', { body: { ...WALLET, otp: code } })
  await server.advance(BETWEEN_CODES_MS)
  const branchOtp = await askCode(server, account, 'bank')
  await client.call('bindBank', { body: { ...BANK, branchOtp } })
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
