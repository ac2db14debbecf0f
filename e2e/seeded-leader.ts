// A customer whom the office lets lead, by the calls that customers and staff make (TR-10.7).

import { enterOffice, hireStaff, type StaffClient } from '@fairtick/server/test/staff-fixture'
import type { TestServer } from '@fairtick/server/test/test-server'
import { expect, vi } from 'vitest'
import { type Account, registerAccount } from './customer-page.ts'
import { openContract } from './screens/positions-screen.ts'
import { payFees } from './screens/team-screen.ts'

const LONGEST_COPYING_MS = 20_000

export type SeededLeader = Account & { readonly leaderId: string }

/** Only on a server without staff. A closed trade is what practice asks for. */
export async function registerLeader(server: TestServer, name: string): Promise<SeededLeader> {
  const account = await registerAccount(server)
  return await letLead(await hireReviewer(server), account, name)
}

/** Two: one whom these people copy, with copies and a skip; another whom they do not. */
export async function seedFollows(
  server: TestServer,
  followers: readonly Account[],
): Promise<void> {
  const reviewer = await hireReviewer(server)
  const leader = await letLead(reviewer, await registerAccount(server), 'Kaede')
  await letLead(reviewer, await registerAccount(server), 'Minato 11')
  const amounts = { allocation: '600', maxPerOrder: '500' } as const
  const terms = { mode: 'fixed', fixedLots: '10', stopLoss: '0.5', ...amounts } as const
  const body = { leaderId: leader.leaderId, ...terms }
  for (const { client } of followers) await client.call('followLeader', { body }, key())
  const open = { symbol: 'BTCUSDT', direction: 'long', lots: '20' } as const
  const { id } = await openContract(leader, open)
  await openContract(leader, { ...open, symbol: 'ETHUSDT' })
  await openContract(leader, { ...open, direction: 'short', lots: '40' })
  for (const { client } of followers) {
    const pause = { leaderId: leader.leaderId, paused: true }
    await client.call('pauseFollow', { body: pause }, key())
  }
  await openContract(leader, open)
  await leader.client.call('closeContract', { body: { id } }, key())
  await vi.waitFor(async () => {
    for (const { client } of followers) {
      const { data } = await client.call('copyRecords', { query: { kind: 'closed' } })
      expect(data).toHaveLength(1)
    }
  }, LONGEST_COPYING_MS)
}

async function hireReviewer(server: TestServer): Promise<StaffClient> {
  const admin = await enterOffice(server)
  const email = 'reviewer-of-leaders@house.example'
  return await (await hireStaff(server, admin, { email, role: 'reviewer' })).enter()
}

async function letLead(
  reviewer: StaffClient,
  account: Account,
  name: string,
): Promise<SeededLeader> {
  await payFees(account, '100')
  const intro = 'Small sizes on two instruments.\nEvery position has a stop.'
  const { application } = await account.client.call('applyToLead', { body: { name, intro } })
  await reviewer.act('approveLeader', { body: { id: application?.id ?? '' } })
  const { leader } = await account.client.call('leading')
  return { ...account, leaderId: leader?.id ?? '' }
}

function key() {
  return { idempotencyKey: crypto.randomUUID() }
}
