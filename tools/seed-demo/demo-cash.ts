// Money of a demo's customers: what they pay in, ask for and take back, on their days.

import { askCode } from '@fairtick/server/test/registered-customer'
import { type DemoCustomer, ifAllowed, keyed, uploadPicture } from './demo-customer.ts'
import type { DemoInstallation } from './demo-installation.ts'
import {
  DEMO_FUND_PASSWORD,
  type DemoDeposit,
  type DemoPerson,
  type DemoWithdrawal,
} from './demo-people.ts'

/** What staff are to do with it, by its id. */
export type CashPlan = {
  readonly deposits: Map<string, DemoDeposit['end']>
  readonly withdrawals: Map<string, DemoWithdrawal['end']>
}

/** Only who has somewhere to send it can take it out. */
export function hasTargets({ withdrawals = [] }: DemoPerson): boolean {
  return withdrawals.length > 0
}

export async function moveMoney(
  demo: DemoInstallation,
  customer: DemoCustomer,
  day: number,
  plan: CashPlan,
): Promise<void> {
  const { person, session } = customer
  const { client } = session
  for (const each of person.deposits ?? []) {
    if (each.day === day) await payIn(demo, customer, each, plan)
  }
  for (const each of person.withdrawals ?? []) {
    if (each.day === day) await takeOut(demo, customer, each, plan)
  }
  if (person.settlesOn !== day) return
  const { salary } = await client.call('accountSummary')
  if (Number(salary) > 0) await client.call('settleSalary', { body: { amount: salary } }, keyed())
}

async function payIn(
  demo: DemoInstallation,
  customer: DemoCustomer,
  { method, amount, end, day }: DemoDeposit,
  plan: CashPlan,
): Promise<void> {
  const name = `${customer.person.nickname} ${day}`
  const voucher = await uploadPicture(demo, customer, { purpose: 'voucher', name })
  const body = { id: method, amount, voucher }
  const record = await ifAllowed(customer.session.client.call('submitDeposit', { body }, keyed()))
  if (record === undefined) return
  if (end !== 'cancelled') plan.deposits.set(record.id, end)
  else await customer.session.client.call('cancelDeposit', { body: { id: record.id } }, keyed())
}

async function takeOut(
  demo: DemoInstallation,
  { session: { client }, account }: DemoCustomer,
  { to, amount, end }: DemoWithdrawal,
  plan: CashPlan,
): Promise<void> {
  const otp = await askCode(demo, { ...account, client }, 'withdraw')
  const body = { amount, password: DEMO_FUND_PASSWORD, otp }
  const name = to === 'bank' ? 'withdrawToBank' : 'withdrawToWallet'
  const record = await ifAllowed(client.call(name, { body }, keyed()))
  if (record === undefined) return
  if (end !== 'cancelled') plan.withdrawals.set(record.id, end)
  else await client.call('cancelWithdrawal', { body: { id: record.id } }, keyed())
}
