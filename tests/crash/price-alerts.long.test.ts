// `kill -9` of the server at random while prices cross alerts: each fires once, at the first tick
// on the public tape behind its setting that reaches it, also when that tick came right before a
// kill and nobody had looked at it yet.

import { type Account, registerAccount } from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { drawNumber } from '@fairtick/testkit/drawn-sample'
import { eventually } from '@fairtick/testkit/eventually'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { afterEach, expect, test } from 'vitest'
import { pause } from './buyer.ts'

const SYMBOL = 'BTCUSDT'
const CUSTOMERS = 4
/** Half above and half below, one cent after the other from the price on. */
const ALERTS_EACH = 48
const KILLS = 4
const SETTINGS = {
  ...{ MARKET: 'simulated', CLOCK: 'system' },
  ...{ LIMIT_SESSION_PER_SECOND: '1000000', LIMIT_ADDRESS_PER_SECOND: '1000000' },
}
const UP_MS = [300, 1_500] as const

/** The newest ticks before and after its setting: which of those between counted is not known. */
type SetAlert = {
  readonly level: number
  readonly isAbove: boolean
  readonly fromSeq: number
  readonly toSeq: number
}
type Told = { readonly level: number; readonly price: number; readonly seq: number }
type WireTick = readonly [seq: number, time: number, price: string]

let server: TestServer | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
})

test('alerts fire once each, at the tick that the tape shows, over kills', async () => {
  const running = await startTestServer(SETTINGS)
  server = running
  const random = createSeededRandom(drawNumber('price alerts'))
  const accounts: Account[] = []
  for (let place = 0; place < CUSTOMERS; place += 1) {
    accounts.push(await registerAccount(running, 'en'))
  }
  await eventually('a price', async () => (await newestTick(running)) !== undefined)
  const set = await Promise.all(accounts.map((account) => setAlerts(running, account)))
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(UP_MS[0] + random.whole(UP_MS[1] - UP_MS[0]))
    await running.kill9()
    await running.restart()
  }
  await eventually('some fired', async () => {
    const left = await Promise.all(accounts.map(waitingLevels))
    return left.every((levels) => levels.length < ALERTS_EACH)
  })
  // Whatever the tape has up to here is told in a moment.
  const lastSeq = (await newestTick(running))?.[0] ?? 0
  const ticks = await ticksFrom(running, Math.min(...set.flat().map(({ fromSeq }) => fromSeq)))
  const due = set.map((alerts) =>
    alerts.filter((alert) => {
      // Behind all ticks of its setting, so that it is due whichever of them counted.
      const sure = firings({ ...alert, fromSeq: alert.toSeq }, ticks)
      return sure.some(({ seq }) => seq <= lastSeq)
    }),
  )
  await eventually('all that is due', async () => {
    const told = await Promise.all(accounts.map(readTold))
    return due.every((alerts, place) =>
      alerts.every(({ level }) => told[place]?.some((one) => one.level === level)),
    )
  })
  const told = await Promise.all(accounts.map(readTold))
  const left = await Promise.all(accounts.map(waitingLevels))
  const later = await ticksFrom(running, Math.min(...set.flat().map(({ fromSeq }) => fromSeq)))
  for (const [place, alerts] of set.entries()) {
    for (const alert of alerts) {
      const messages = (told[place] ?? []).filter(({ level }) => level === alert.level)
      expect(messages.length).toBeLessThanOrEqual(1)
      const [message] = messages
      if (message !== undefined) expect(firings(alert, later)).toContainEqual(message)
      if (message !== undefined) expect(left[place]).not.toContain(alert.level)
    }
  }
  expect(told.flat().length).toBeGreaterThan(CUSTOMERS)
})

/** All of them at once, so that they wait for one and the same next price. */
async function setAlerts(on: TestServer, { client }: Account): Promise<readonly SetAlert[]> {
  const alerts: SetAlert[] = []
  for (let step = 1; step <= ALERTS_EACH / 2; step += 1) {
    for (const isAbove of [true, false]) {
      const [seq, , price] = (await newestTick(on)) ?? [0, 0, '0']
      const level = Math.round(Number(price) * 100 + (isAbove ? step : -step) * 50) / 100
      const text = level.toFixed(2)
      if (alerts.some((other) => other.level === level)) continue
      const body = { symbol: SYMBOL, ...(isAbove ? { above: text } : { below: text }) }
      await client.call('setPriceAlert', { body })
      alerts.push({ level, isAbove, fromSeq: seq, toSeq: (await newestTick(on))?.[0] ?? seq })
    }
  }
  return alerts
}

/** What its message may say: the first tick that reaches it behind any of those of its setting. */
function firings(alert: SetAlert, ticks: readonly WireTick[]): readonly Told[] {
  const { level, isAbove, fromSeq, toSeq } = alert
  const reaching = ticks.filter(([, , text]) =>
    isAbove ? Number(text) >= level : Number(text) <= level,
  )
  const found = new Map<number, Told>()
  for (let after = fromSeq; after <= toSeq; after += 1) {
    const first = reaching.find(([seq]) => seq > after)
    if (first) found.set(first[0], { level, price: Number(first[2]), seq: first[0] })
  }
  return [...found.values()]
}

async function waitingLevels({ client }: Account): Promise<readonly number[]> {
  return (await client.call('priceAlerts')).data.map(({ price }) => Number(price))
}

/** Out of the words of the messages: `… **64,107.25** … at tick 12. Your alert was for 64,100 …` */
async function readTold({ client }: Account): Promise<readonly Told[]> {
  const told: Told[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await client.call('messages', { query: { page: String(page), size: '100' } })
    for (const { summary } of data) {
      const found = /to ([\d,.]+) on .* at tick (\d+)\. Your alert was for ([\d,.]+) or/.exec(
        summary,
      )
      if (found === null) continue
      const [price, seq, level] = found.slice(1).map((text) => Number(text.replaceAll(',', '')))
      told.push({ level: level ?? 0, price: price ?? 0, seq: seq ?? 0 })
    }
    if (data.length < 100) return told
  }
}

async function newestTick(on: TestServer): Promise<WireTick | undefined> {
  const { ticks } = await readTicks(on, 'limit=1')
  return ticks.at(-1)
}

async function ticksFrom(on: TestServer, seq: number): Promise<readonly WireTick[]> {
  const found: WireTick[] = []
  for (let from = seq; ; ) {
    const { ticks } = await readTicks(on, `fromSeq=${Math.max(1, from)}&limit=1000`)
    found.push(...ticks)
    if (ticks.length < 1_000) return found
    from = (ticks.at(-1)?.[0] ?? from) + 1
  }
}

async function readTicks(on: TestServer, query: string): Promise<{ ticks: readonly WireTick[] }> {
  const reply = await fetch(`${on.url}/api/market/ticks?symbol=${SYMBOL}&${query}`)
  return ((await reply.json()) as { result: { ticks: readonly WireTick[] } }).result
}
