// Each role a process of its own: what one does the others know, and a read sees an own write.

import { whyNoNats } from '@fairtick/server/test/broker/nats-server'
import { type Cluster, startCluster } from '@fairtick/server/test/cluster'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import {
  type Account,
  openClient,
  registerAccount,
} from '@fairtick/server/test/registered-customer'
import { uploadPicture } from '@fairtick/server/test/upload-picture'
import { eventually } from '@fairtick/testkit/eventually'
import { CallRefused, type Client } from '@fairtick/wire/client'
import type { AccountEventBody } from '@fairtick/wire/socket/frames'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const missing = whyNoPostgres() ?? whyNoNats()

describe.skipIf(missing !== undefined)(`roles apart${missing ? ` (${missing})` : ''}`, () => {
  let postgres: PostgresServer
  let cluster: Cluster
  let account: Account
  /** The same customer at the one api and at the other. */
  let one: Client
  let other: Client
  let heard: Heard

  beforeAll(async () => {
    postgres = await startPostgresServer({ keeps: false })
    const databaseUrl = await postgres.newDatabase()
    const counts = { engine: 1, api: 2, gateway: 1, office: 1 }
    cluster = await startCluster({ databaseUrl, counts })
    account = await registerAccount({ url: apiAt(0), inviteCode: cluster.inviteCode }, 'en')
    one = account.client
    other = openClient({ url: apiAt(1) }, 'en', () => account.token)
    heard = await listen(cluster.of('gateway')[0]?.url ?? '', account.token)
  })
  afterAll(async () => {
    await cluster?.stop()
    await postgres?.remove()
  })
  const apiAt = (place: number) => cluster.of('api')[place]?.url ?? ''

  it('an order at one api is in the list of the other at once, and told at the gateway', async () => {
    const form = { symbol: 'BTCUSDT', direction: 'up', amount: '5', duration: 30 } as const
    const { order } = await one.call(
      'buyOption',
      { body: form },
      { idempotencyKey: 'order-of-one' },
    )
    const { data } = await other.call('optionOrders')
    expect(data.map(({ id }) => id)).toEqual([order.id])
    const again = await other.call('buyOption', { body: form }, { idempotencyKey: 'order-of-one' })
    expect(again.order.id).toBe(order.id)
    expect((await other.call('accountSummary')).cash).toBe('9995')
    await eventually('the order at the gateway', () =>
      heard.events.some((event) => event.event === 'option' && event.order.id === order.id),
    )
    const serials = heard.events.map(({ serial }) => serial)
    expect(serials).toEqual(serials.map((_, place) => (serials[0] ?? 0) + place))
  })

  it('a star, an alert and a picture of one api are known at the other', async () => {
    await one.call('updateWatchlist', { body: { symbol: 'ETHUSDT', optional: true } })
    const starred = async () => (await other.call('watchlist')).data.map(({ symbol }) => symbol)
    await eventually('the star', async () => (await starred()).includes('ETHUSDT'))
    await other.call('setPriceAlert', { body: { symbol: 'BTCUSDT', above: '1' } })
    await eventually('the alert that fired', () =>
      heard.events.some(({ event }) => event === 'alert'),
    )
    expect((await one.call('priceAlerts')).data).toEqual([])
    const id = await uploadPicture({ url: apiAt(0) }, account, { purpose: 'avatar', red: 9 })
    await one.call('updateAvatar', { body: { file: id } })
    const picture = await fetch(`${apiAt(1)}/api/file?id=${id}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('who logs out at one api is out at the other and at the gateway', async () => {
    expect((await other.call('userDetail')).id).toBe(account.user.id)
    await one.call('logout')
    expect(await heard.closed).toBe(4_401)
    await eventually('the end of the session', async () => {
      const answer = await other.call('userDetail').catch((error) => error)
      return answer instanceof CallRefused && answer.answer.status === 401
    })
  })

  it('every process says whether it is well, and an office its own page', async () => {
    for (const { url, role } of cluster.members) {
      const answer = await fetch(`${url}${role === 'office' ? '/' : '/readyz'}`)
      expect([role, answer.status]).toEqual([role, 200])
    }
  })
})

type Heard = {
  readonly events: (AccountEventBody & { readonly serial: number })[]
  /** The code. */
  readonly closed: Promise<number>
}

async function listen(url: string, token: string): Promise<Heard> {
  const events: Heard['events'] = []
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`)
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
  socket.addEventListener('message', ({ data }) => {
    if (data === 'ping') return socket.send('pong')
    const frame = JSON.parse(String(data)) as object
    if ('event' in frame) events.push(frame as Heard['events'][0])
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ op: 'auth', token }))
  socket.send(JSON.stringify({ op: 'subscribe', channels: ['account'] }))
  await eventually('the first event', () => events.length > 0)
  return { events, closed }
}
