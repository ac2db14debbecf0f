// Processes that go on, but cannot reach the broker or the database: at once, silently, one way.

import { whyNoNats } from '@fairtick/server/test/broker/nats-server'
import type { WayState } from '@fairtick/server/test/broker/tcp-proxy'
import type { Member } from '@fairtick/server/test/cluster'
import { withClient } from '@fairtick/server/test/database/postgres-process'
import { whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { drawNumber, drawWays, IS_CAMPAIGN, readTestSeed } from '@fairtick/testkit/drawn-sample'
import { eventually } from '@fairtick/testkit/eventually'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pause } from '../crash/buyer.ts'
import { seconds } from '../crash/duration-text.ts'
import { orderOf, requestsOf } from '../crash/purchase-log.ts'
import { type ClusterFixture, openClusterFixture, READY_WITHIN_MS } from './cluster-fixture.ts'
import { type Listener, openListener } from './listener.ts'
import { findReturns, noteWriters } from './tape-writers.ts'
import { createWays, type Ways } from './ways.ts'

const ROUNDS = IS_CAMPAIGN ? 12 : 1
const ENDED_BY_ITSELF = 3
/** How long a gateway stands still, and the broker. */
const FROZEN_MS = 5_000

/** One of the ways of this run, all of them again and again in a campaign. */
const waysOf = (cut: string, states: readonly WayState[]): WayState[] =>
  Array.from({ length: ROUNDS }, () => drawWays(cut, states)).flat()

const why = whyNoPostgres() ?? whyNoNats()

describe.skipIf(why !== undefined)('processes that are cut off', () => {
  let ways: Ways
  let fixture: ClusterFixture
  let screen: Listener

  beforeAll(async () => {
    ways = createWays()
    fixture = await openClusterFixture({ waysOf: ways.waysOf })
    await noteWriters(fixture.databaseUrl)
    const [buyer] = fixture.buyers
    const { url } = first('gateway')
    if (buyer === undefined) throw new Error('nobody buys')
    const random = createSeededRandom(drawNumber('a screen at one gateway'))
    screen = openListener({ userId: buyer.userId, token: buyer.token, urls: [url], random })
    await fixture.untilReady()
    console.log(`seed ${readTestSeed()}`)
  })
  afterAll(async () => {
    screen?.stop()
    await fixture?.close()
    await ways?.close()
  })

  const first = (role: Member['role']): Member => {
    const [member] = fixture.cluster.of(role)
    if (member === undefined) throw new Error(`there is no ${role}`)
    return member
  }
  const primary = async () => {
    const member = await fixture.cluster.primary()
    const epoch = fixture.witness.current()?.epoch
    if (member === undefined || epoch === undefined) throw new Error('nobody leads')
    return { member, epoch }
  }
  const acknowledgedSince = (fromMs: number) =>
    requestsOf(fixture.log).filter(
      ({ sentMs, reply }) => sentMs >= fromMs && reply.kind === 'acknowledged',
    ).length

  test.each(waysOf('engine and broker', ['swallow-questions', 'cut', 'swallow']))(
    'an engine from the broker (%s): commits go on, and the same key repeats',
    async (state) => {
      const { member, epoch } = await primary()
      const way = ways.toBroker(member)
      way.turn(state)
      const isSilent = () => fixture.witness.current() === undefined
      await eventually('the engine not to be heard of', isSilent, READY_WITHIN_MS)
      const fromMs = Date.now()
      await eventually('orders to be refused', () => isRefusedSince(fixture, fromMs))
      const position = await readPosition(fixture.databaseUrl)
      const goesOn = async () => (await readPosition(fixture.databaseUrl)) > position
      await eventually('the tape to go on', goesOn)
      const untold = await countUntold(fixture)
      way.turn('open')
      const healedMs = performance.now()
      await fixture.untilReady()
      const took = seconds(performance.now() - healedMs)
      console.log(`${state}: ${untold} orders committed and not told; ready ${took} after`)
      expect((await primary()).epoch).toBe(epoch)
      if (state === 'swallow-questions') expect(untold).toBeGreaterThan(0)
    },
  )

  test.each(waysOf('engine and database', ['cut', 'swallow', 'hold']))(
    'an engine from its database (%s): it stops, and the other one takes over',
    async (state) => {
      const { member, epoch } = await primary()
      const way = ways.toDatabase(member)
      way.turn(state)
      const cutMs = performance.now()
      const isLed = () => (fixture.witness.current()?.epoch ?? 0) > epoch
      await eventually('another engine to lead', isLed, READY_WITHIN_MS)
      const took = seconds(performance.now() - cutMs)
      expect((await fixture.cluster.primary())?.name).not.toBe(member.name)
      way.turn('open')
      const hasEnded = () => member.exitCode() !== undefined
      await eventually('the old engine to end', hasEnded, READY_WITHIN_MS)
      expect(member.exitCode()).toBe(ENDED_BY_ITSELF)
      await member.start()
      await fixture.untilReady()
      console.log(`${state}: another engine led after ${took}`)
      expect(await findReturns(fixture.databaseUrl)).toEqual([])
    },
  )

  test.each(waysOf('gateway and broker', ['cut', 'swallow', 'hold']))(
    'a gateway from the broker (%s): its prices are shown as old, and right once it is back',
    async (state) => {
      const gateway = first('gateway')
      const way = ways.toBroker(gateway)
      await eventually('a live price', () => screen.statuses.at(-1)?.status === 1)
      way.turn(state)
      const cutMs = performance.now()
      const isOld = () => screen.statuses.at(-1)?.status === -1
      await eventually('the price to be shown as old', isOld, READY_WITHIN_MS)
      const took = seconds(performance.now() - cutMs)
      const fromMs = Date.now()
      await eventually('an order meanwhile', () => acknowledgedSince(fromMs) > 0)
      way.turn('open')
      await fixture.untilReady()
      const isLive = () => screen.statuses.at(-1)?.status === 1 && isNewSince(screen, fromMs)
      await eventually('the price to be live again', isLive, READY_WITHIN_MS)
      console.log(`${state}: shown as old after ${took}`)
    },
  )

  test('a gateway that stands still, and screens that do not read: orders go on', async () => {
    const gateway = first('gateway')
    const fromMs = Date.now()
    for (const listener of fixture.listeners) listener.stopReading()
    gateway.freeze()
    await pause(FROZEN_MS)
    const meanwhile = acknowledgedSince(fromMs)
    gateway.thaw()
    for (const listener of fixture.listeners) listener.readAgain()
    await fixture.untilReady()
    console.log(`${meanwhile} orders while a gateway stood still`)
    expect(meanwhile).toBeGreaterThan(0)
  })

  test('a broker that stands still, and a new one in its place', async () => {
    const { epoch } = await primary()
    const { nats } = fixture.cluster
    nats.freeze()
    await pause(FROZEN_MS)
    await nats.kill9()
    await nats.start()
    const backMs = performance.now()
    await fixture.untilReady()
    console.log(`ready ${seconds(performance.now() - backMs)} after another broker was there`)
    expect((await primary()).epoch).toBe(epoch)
  })

  test('in the end nothing is lost or doubled, and every screen is where the primary is', async () => {
    expect(await fixture.finish([screen])).toEqual([])
  })
})

function isRefusedSince({ log }: ClusterFixture, fromMs: number): boolean {
  return requestsOf(log).some(
    ({ sentMs, reply }) =>
      sentMs >= fromMs && reply.kind === 'unanswered' && reply.why.startsWith('503'),
  )
}

function isNewSince({ ticks }: Listener, fromMs: number): boolean {
  return (ticks.at(-1)?.atMs ?? 0) > fromMs
}

async function readPosition(databaseUrl: string): Promise<number> {
  const sql = 'SELECT max(last_position)::integer AS position FROM tape_block'
  const { rows } = await withClient(databaseUrl, (client) => client.query(sql))
  return rows[0].position
}

/** Orders in the books that no customer has heard of. */
async function countUntold({ databaseUrl, log }: ClusterFixture): Promise<number> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: string }>('SELECT id FROM option_order'),
  )
  const told = new Set(log.purchases.flatMap((purchase) => orderOf(purchase)?.id ?? []))
  return rows.filter(({ id }) => !told.has(id)).length
}
