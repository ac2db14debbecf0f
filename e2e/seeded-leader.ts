// A customer whom the office lets lead, by the calls that customers and staff make (TR-10.7).

import { enterOffice, hireStaff } from '@fairtick/server/test/staff-fixture'
import type { TestServer } from '@fairtick/server/test/test-server'
import { type Account, registerAccount } from './customer-page.ts'
import { payFees } from './screens/team-screen.ts'

export type SeededLeader = Account & { readonly leaderId: string }

/** Only on a server without staff. A closed trade is what practice asks for. */
export async function registerLeader(server: TestServer, name: string): Promise<SeededLeader> {
  const account = await registerAccount(server)
  await payFees(account, '100')
  const intro = 'Small sizes on two instruments.\nEvery position has a stop.'
  const { application } = await account.client.call('applyToLead', { body: { name, intro } })
  const admin = await enterOffice(server)
  const email = 'reviewer-of-leaders@house.example'
  const reviewer = await (await hireStaff(server, admin, { email, role: 'reviewer' })).enter()
  await reviewer.act('approveLeader', { body: { id: application?.id ?? '' } })
  const { leader } = await account.client.call('leading')
  return { ...account, leaderId: leader?.id ?? '' }
}
