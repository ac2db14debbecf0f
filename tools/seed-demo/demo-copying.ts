// Copy trading of a demo: who leads, who follows whom, what leaders post, on their days.

import type { CallInput } from '@fairtick/wire/api-contract'
import { type DemoCustomer, ifAllowed, keyed } from './demo-customer.ts'
import { type DemoInstallation, until } from './demo-installation.ts'
import { type DemoOffice, membersOf } from './demo-staff.ts'

type Post = CallInput<'publishSignal'>['body']

type DemoLeader = {
  /** The place among the customers. */
  readonly place: number
  readonly name: string
  readonly intro: string
  readonly posts: readonly (Post & { readonly day: number })[]
}

type DemoFollow = {
  readonly day: number
  readonly place: number
  readonly leader: number
  readonly allocation: string
  readonly maxPerOrder: string
  /** The day on which it is ended, and its copies closed. */
  readonly endsOn?: number
}

/** From then on each applies as soon as a trade is closed, which is what practice asks. */
const FIRST_APPLYING_DAY = 3
const LAST_APPLYING_DAY = 8

const LEADERS: readonly DemoLeader[] = [
  {
    ...{ place: 0, name: 'みなの為替' },
    intro: '主要通貨と金だけを、小さく持ちます。すべての建玉に損切りを置きます。',
    posts: [
      { day: 11, symbol: 'USDJPY', direction: 'long', text: '東京時間の押し目を待ちます。' },
      { day: 29, symbol: 'XAUUSD', direction: 'short', text: '戻りが弱いと見ています。' },
    ],
  },
  {
    ...{ place: 4, name: 'Aisyah FX' },
    intro: 'Pasangan utama, ditutup pada hari yang sama. Henti rugi pada setiap posisi.',
    posts: [
      { day: 30, symbol: 'EURUSD', direction: 'long', text: 'Saya menunggu harga tenang dahulu.' },
    ],
  },
  {
    ...{ place: 5, name: 'Oliver Reed' },
    intro: 'Large positions on crypto, few stops. Look at the drawdown before you follow.',
    posts: [
      {
        day: 28,
        symbol: 'BTCUSDT',
        direction: 'long',
        text: 'The range of last week holds so far.',
      },
    ],
  },
]

const FOLLOWS: readonly DemoFollow[] = [
  { day: 9, place: 1, leader: 0, allocation: '1500', maxPerOrder: '400' },
  { day: 9, place: 2, leader: 0, allocation: '800', maxPerOrder: '300', endsOn: 24 },
  { day: 9, place: 3, leader: 0, allocation: '600', maxPerOrder: '300' },
  { day: 10, place: 8, leader: 0, allocation: '2000', maxPerOrder: '500' },
  { day: 10, place: 9, leader: 0, allocation: '500', maxPerOrder: '200' },
  { day: 9, place: 7, leader: 4, allocation: '900', maxPerOrder: '300' },
  { day: 10, place: 8, leader: 4, allocation: '1000', maxPerOrder: '400' },
  { day: 10, place: 10, leader: 4, allocation: '700', maxPerOrder: '250', endsOn: 20 },
  { day: 11, place: 6, leader: 5, allocation: '1000', maxPerOrder: '500' },
  { day: 12, place: 11, leader: 5, allocation: '400', maxPerOrder: '200' },
]

/** What of it falls on this day. */
export async function copyLeaders(
  demo: DemoInstallation,
  office: DemoOffice,
  customers: readonly DemoCustomer[],
  day: number,
): Promise<void> {
  if (day >= FIRST_APPLYING_DAY && day <= LAST_APPLYING_DAY) await beginLeading(office, customers)
  for (const { place, posts } of LEADERS) {
    const client = customers[place]?.session.client
    if (client === undefined) continue
    for (const { day: postedOn, ...body } of posts) {
      if (day === postedOn) await ifAllowed(client.call('publishSignal', { body }, keyed()))
    }
  }
  for (const follow of FOLLOWS) await followOn(customers, follow, day)
  await until('copies', async () => {
    return (await demo.database.query('SELECT FROM due_copy LIMIT 1')).length === 0
  })
}

async function beginLeading(office: DemoOffice, customers: readonly DemoCustomer[]): Promise<void> {
  const applied: string[] = []
  for (const { place, name, intro } of LEADERS) {
    const client = customers[place]?.session.client
    if (client === undefined || (await client.call('leading')).leader !== null) continue
    const { application } =
      (await ifAllowed(client.call('applyToLead', { body: { name, intro } }))) ?? {}
    if (application) applied.push(application.id)
  }
  const [reviewer] = membersOf(office, 'reviewer')
  const review = applied.length === 0 ? undefined : await reviewer.enter()
  for (const id of applied) await review?.act('approveLeader', { body: { id } })
}

async function followOn(
  customers: readonly DemoCustomer[],
  { day: begunOn, place, leader, endsOn, ...amounts }: DemoFollow,
  day: number,
): Promise<void> {
  if (day !== begunOn && day !== endsOn) return
  const [client, leading] = [customers[place]?.session.client, customers[leader]?.session.client]
  const leaderId = (await leading?.call('leading'))?.leader?.id
  if (client === undefined || leaderId === undefined) return
  if (day === endsOn) {
    await ifAllowed(client.call('endFollow', { body: { leaderId, close: true } }, keyed()))
    return
  }
  const body = { leaderId, mode: 'proportional', ...amounts } as const
  await ifAllowed(client.call('followLeader', { body }, keyed()))
}
