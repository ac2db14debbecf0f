// Accounts that invited: members at two levels, a payday behind them and rewards that wait.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { TestServer } from '@fairtick/server/test/test-server'
import { expect, vi } from 'vitest'
import { leap } from './advance-market.ts'
import { type Account, registerAccount } from './customer-page.ts'
import { payFees } from './screens/team-screen.ts'
import { bindTargets } from './seeded-payout-targets.ts'

const LONGEST_PAYROLL_MS = 40_000

/** One day passes, so that the payroll pays all of them. */
export async function registerWithTeams(server: TestServer, count: number): Promise<Account[]> {
  const teams: Team[] = []
  while (teams.length < count) teams.push(await registerTeam(server))
  for (const { inviter, traders } of teams) {
    await payAllFees(traders)
    await bindTargets(server, inviter)
  }
  await leap(server, DAY_MS, ['BTCUSDT', 'ETHUSDT', 'LTCUSDT', 'XRPUSDT'])
  for (const { inviter, traders } of teams) {
    await vi.waitFor(async () => {
      expect((await inviter.client.call('payrollRecords', { body: {} })).total).toBe(1)
    }, LONGEST_PAYROLL_MS)
    await payAllFees(traders)
  }
  return teams.map(({ inviter }) => inviter)
}

type Team = { readonly inviter: Account; readonly traders: readonly Account[] }

async function registerTeam(server: TestServer): Promise<Team> {
  const invitedBy = ({ user: { inviteCode } }: Account) =>
    registerAccount({ url: server.url, inviteCode })
  const inviter = await registerAccount(server)
  const member = await invitedBy(inviter)
  await invitedBy(inviter)
  const theirs = await invitedBy(member)
  return { inviter, traders: [member, theirs] }
}

async function payAllFees(traders: readonly Account[]): Promise<void> {
  for (const trader of traders) await payFees(trader, '200')
}
