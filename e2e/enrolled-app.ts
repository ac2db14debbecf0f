// Puts an authenticator app into use for an account, as its owner would by the calls.

import { askCode } from '@fairtick/server/test/registered-customer'
import { nextCodeOf } from '@fairtick/server/test/staff-fixture'
import type { TestServer } from '@fairtick/server/test/test-server'
import type { Account } from './customer-page.ts'

/** Returns the secret of the app; the mails of the account are in English. */
export async function enrolApp(server: TestServer, account: Account): Promise<string> {
  const { client, password: loginPassword } = account
  const { secret } = await client.call('startTotp', { body: { loginPassword } })
  const otp = await askCode(server, account, 'security')
  await client.call('confirmTotp', { body: { code: await nextCodeOf(server, secret), otp } })
  return secret
}
