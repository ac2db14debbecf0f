// For tests: a customer who asks for help because the app was lost, by password and own address.

import { eventually } from '@fairtick/testkit/eventually'
import { readMails } from './read-mails.ts'
import { type Account, askCode } from './registered-customer.ts'
import type { TestServer } from './test-server.ts'

/** In the English mail that tells the owner. */
const STOP_LINK = 'This was not me'

/** Of one who reads English. Answers the id, as soon as its owner was told. */
export async function loseAccess(server: TestServer, account: Account): Promise<string> {
  const code = await askCode(server, account, 'recovery')
  const { phone, email, password, client } = account
  const body = { phone, email, password, code, lost: ['factor' as const] }
  await client.call('askRecovery', { body })
  // By the mail, for calls are counted: how often it is looked for depends on the machine.
  await eventually('a mail that tells the owner', async () =>
    (await readMails(server.dataFolder)).some(
      ({ head, text }) => head.includes(email) && text.includes(STOP_LINK),
    ),
  )
  const { recoveries } = await client.call('recoveries')
  if (recoveries[0] === undefined)
    throw new Error('the owner was told of a request that is not there')
  return recoveries[0].id
}
