// A month in the life of a demo: everybody registers, trades, pays in and out, day by day.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { createSeededRandom, type SeededRandom } from '@fairtick/testkit/seeded-random'
import { type CashPlan, hasTargets, moveMoney } from './demo-cash.ts'
import { askService } from './demo-chats.ts'
import { copyLeaders } from './demo-copying.ts'
import {
  bindTargets,
  comeBack,
  type DemoCustomer,
  registerDemo,
  speakOwn,
  uploadPicture,
} from './demo-customer.ts'
import { type DemoInstallation, until } from './demo-installation.ts'
import type { DemoPerson } from './demo-people.ts'
import {
  type DemoOffice,
  hireDemoStaff,
  lockDeposits,
  payWithdrawals,
  reviewDeposits,
} from './demo-staff.ts'
import { visit } from './demo-trades.ts'

export type LivedDemo = {
  readonly customers: readonly DemoCustomer[]
  readonly office: DemoOffice
}

const SEED = 20_260_101
/** Hours of a day at which people look in, counted from its beginning in Tokyo. */
const VISITS = [10, 13, 16, 20, 22]
/** Inside the window of payments; deposits are looked at afterwards. */
const PAYING_HOUR = 8
const REVIEW_HOUR = 9
const TOKYO_AHEAD_MS = 9 * HOUR_MS
/** Of the time that is left, so much is played as screens of now play it. */
const FINE_MS = 3 * HOUR_MS
const DAYS_OF_A_SESSION = 6
const WITH_AVATAR = 2
const LOCKED_ON = 26

/** Until the clock of the demo is that of the machine. */
export async function liveDemo(
  demo: DemoInstallation,
  people: readonly DemoPerson[],
  onDay: (day: number) => void,
): Promise<LivedDemo> {
  const random = createSeededRandom(SEED)
  const office = await hireDemoStaff(demo)
  const customers = await gather(demo, people)
  const plan: CashPlan = { deposits: new Map(), withdrawals: new Map() }
  let [day, today] = [0, tokyoDay(demo.now())]
  while (demo.leftMs() > FINE_MS) {
    const toHour = HOUR_MS - (demo.now() % HOUR_MS)
    await demo.advance(Math.min(toHour, demo.leftMs() - FINE_MS + 1))
    const hour = Math.floor(((demo.now() + TOKYO_AHEAD_MS) % DAY_MS) / HOUR_MS)
    if (tokyoDay(demo.now()) !== today) {
      today = tokyoDay(demo.now())
      day += 1
      onDay(day)
      await payrollDone(demo)
      if (day % DAYS_OF_A_SESSION === 0) await everyone(customers, (one) => comeBack(demo, one))
      if (day === LOCKED_ON) await lockDeposits(office, customers.at(-1)?.account.user.id ?? '')
    }
    if (hour === PAYING_HOUR) await payWithdrawals(demo, office, plan)
    if (hour === REVIEW_HOUR) await reviewDeposits(demo, office, plan)
    if (hour === VISITS[0]) {
      await everyone(customers, (one) => moveMoney(demo, one, day, plan))
      await copyLeaders(demo, office, customers, day)
      await askService(office, customers, day)
    }
    if (VISITS.includes(hour)) await visits(demo, customers, random)
  }
  await finish(demo, customers, random)
  return { customers, office }
}

/** Who invited somebody is there before them. */
async function gather(
  demo: DemoInstallation,
  people: readonly DemoPerson[],
): Promise<DemoCustomer[]> {
  const customers: DemoCustomer[] = []
  for (const [place, person] of people.entries()) {
    const inviter = person.invitedBy === undefined ? undefined : customers[person.invitedBy]
    const code = inviter?.account.user.inviteCode ?? demo.inviteCode
    const customer = await registerDemo(demo, person, place, code)
    customers.push(customer)
    await demo.advance(MINUTE_MS)
    if (hasTargets(person)) await bindTargets(demo, customer)
    if (place % WITH_AVATAR > 0) continue
    const picture = { purpose: 'avatar', name: person.nickname } as const
    const file = await uploadPicture(demo, customer, picture)
    await customer.session.client.call('updateAvatar', { body: { file } })
  }
  return customers
}

async function visits(
  demo: DemoInstallation,
  customers: readonly DemoCustomer[],
  random: SeededRandom,
): Promise<void> {
  for (const customer of customers) await visit(demo, customer, random)
}

/** The last hours, so that there are open orders and charts are whole up to now. */
async function finish(
  demo: DemoInstallation,
  customers: readonly DemoCustomer[],
  random: SeededRandom,
): Promise<void> {
  for (let part = 4; part > 0; part -= 1) {
    await demo.advanceFinely(demo.leftMs() / part)
    await visits(demo, customers, random)
  }
  await payrollDone(demo)
  await everyone(customers, speakOwn)
}

async function everyone(
  customers: readonly DemoCustomer[],
  work: (customer: DemoCustomer) => Promise<void>,
): Promise<void> {
  for (const customer of customers) await work(customer)
}

/** What the days before owed is paid, and every message is told. */
async function payrollDone({ database }: DemoInstallation): Promise<void> {
  await until('the payroll', async () => {
    const rows = await database.query(
      `SELECT FROM payable_reward WHERE day < (SELECT day_number FROM installation)
       UNION ALL SELECT FROM outbox LIMIT 1`,
    )
    return rows.length === 0
  })
}

function tokyoDay(timeMs: number): number {
  return Math.floor((timeMs + TOKYO_AHEAD_MS) / DAY_MS)
}
