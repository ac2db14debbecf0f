// The office of a demo: everybody who works there, and what they do with the queues on a morning.

import {
  hireStaff,
  type OfficeServer,
  type StaffClient,
  type StaffMember,
  setUpOffice,
} from '@fairtick/server/test/staff-fixture'
import type { AdminClient } from '@fairtick/wire/admin/client'
import type { StaffRole } from '@fairtick/wire/admin/roles'
import type { CashPlan } from './demo-cash.ts'
import { type DemoInstallation, until } from './demo-installation.ts'
import { DEMO_STAFF } from './demo-people.ts'

export type DemoOffice = {
  readonly staff: readonly (StaffMember & { readonly role: StaffRole })[]
}

/** Decided on the morning after, as far as a page reaches. */
const PAGE = '100'

export async function hireDemoStaff(demo: OfficeServer): Promise<DemoOffice> {
  const first = await setUpOffice(demo)
  const admin = await first.enter()
  const staff: (StaffMember & { role: StaffRole })[] = [{ ...first, role: 'admin' }]
  for (const member of DEMO_STAFF) {
    staff.push({ ...(await hireStaff(demo, admin, member)), role: member.role })
  }
  return { staff }
}

/** Deposits of the day before are decided as the plan says; others stay in the queue. */
export async function reviewDeposits(
  demo: DemoInstallation,
  office: DemoOffice,
  plan: CashPlan,
): Promise<void> {
  const due = [...plan.deposits].filter(([, end]) => end !== 'pending')
  if (due.length === 0) return
  const [first, second] = membersOf(office, 'reviewer')
  const review = await first.enter()
  for (const [id, end] of due) {
    plan.deposits.delete(id)
    await review.call('claimDeposit', { body: { id } })
    const { needsTwo } = await review.call('depositCase', { query: { id } })
    if (end !== 'success' && end !== 'pending' && end !== 'cancelled') {
      await review.act('failDeposit', { body: { id, reason: end } })
    } else if (needsTwo) {
      await review.act('approveDeposit', { body: { id } })
      await (await second.enter()).act('approveDeposit', { body: { id } })
    } else await review.act('approveDeposit', { body: { id } })
  }
  await until('credits', async () => {
    const rows = await demo.database.query(
      "SELECT FROM engine_inbox WHERE state = 'waiting' LIMIT 1",
    )
    return rows.length === 0
  })
}

/** Inside a window: one approves, another pays, and what is to fail fails. */
export async function payWithdrawals(
  demo: DemoInstallation,
  office: DemoOffice,
  plan: CashPlan,
): Promise<void> {
  const due = [...plan.withdrawals].filter(([, end]) => end !== 'pending')
  if (due.length === 0) return
  const [first, second] = membersOf(office, 'finance')
  const approving = await first.enter()
  const open = await openWindows(approving, demo.now())
  let paying: StaffClient | undefined
  for (const [id, end] of due) {
    if (end === 'holder_differs') {
      await approving.act('failWithdrawal', { body: { id, reason: end } })
      plan.withdrawals.delete(id)
    } else if (end === 'approved') {
      await approving.act('approveWithdrawal', { body: { id } })
      plan.withdrawals.delete(id)
    } else if (open.has(id)) {
      await approving.act('approveWithdrawal', { body: { id } })
      paying ??= await second.enter()
      await paying.act('payWithdrawal', { body: { id } })
      plan.withdrawals.delete(id)
    }
  }
}

/** Staff stop somebody's deposits, who reads why. */
export async function lockDeposits(office: DemoOffice, userId: string): Promise<void> {
  const [risk] = membersOf(office, 'risk')
  const client = await risk.enter()
  const lock = { id: userId, flag: 'deposits', reason: 'security_review' } as const
  await client.call('lockUser', { body: { ...lock }, proof: await risk.nextCode() })
}

async function openWindows(client: AdminClient, nowMs: number): Promise<ReadonlySet<string>> {
  const { data } = await client.call('withdrawalQueue', { query: { size: PAGE } })
  return new Set(
    data.flatMap(({ withdrawal: { id, windowOpensAt } }) =>
      windowOpensAt !== null && windowOpensAt <= nowMs ? [id] : [],
    ),
  )
}

/** The same person twice where there is only one. */
export function membersOf({ staff }: DemoOffice, role: StaffRole) {
  const [first, second = first] = staff.filter((member) => member.role === role)
  if (first === undefined || second === undefined) throw new Error(`there is no ${role}`)
  return [first, second] as const
}
