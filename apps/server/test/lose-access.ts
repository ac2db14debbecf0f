// For tests: a customer who asks for help because the app was lost, by password and own address.

import { eventually } from '@fairtick/testkit/eventually'
import { type Account, askCode } from './registered-customer.ts'
import type { TestServer } from './test-server.ts'

/** Of one who reads English. Answers the id, as soon as its owner was told. */
export async function loseAccess(server: TestServer, account: Account): Promise<string> {
  const code = await askCode(server, account, 'recovery')
  const { phone, email, password, client } = account
  const body = { phone, email, password, code, lost: ['factor' as const] }
  await client.call('askRecovery', { body })
  let id: string | undefined
  await eventually('a request that its owner was told of', async () => {
    id = (await client.call('recoveries')).recoveries[0]?.id
    return id !== undefined
  })
  return id ?? ''
}
