// The engine that leads stands still for 8 s and goes on: the other one leads by then, and the old
// one does nothing more but end.

import { whyNoNats } from '@fairtick/server/test/broker/nats-server'
import { whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { drawNumber, IS_CAMPAIGN, readTestSeed } from '@fairtick/testkit/drawn-sample'
import { eventually } from '@fairtick/testkit/eventually'
import { createSeededRandom, type SeededRandom } from '@fairtick/testkit/seeded-random'
import { afterEach, describe, expect, test } from 'vitest'
import { pause } from '../crash/buyer.ts'
import { spread } from '../crash/duration-text.ts'
import { requestUnderWay } from '../crash/kill-round.ts'
import { type ClusterFixture, openClusterFixture, READY_WITHIN_MS } from './cluster-fixture.ts'
import { countWriters, findReturns, noteWriters } from './tape-writers.ts'

const ROUNDS = IS_CAMPAIGN ? 50 : 2
/** Longer than an engine may be silent (5 s): what may happen before it wakes up is the matter. */
const FROZEN_MS = 8_000
const ENDED_BY_ITSELF = 3

const why = whyNoPostgres() ?? whyNoNats()
let fixture: ClusterFixture | undefined

afterEach(async () => {
  await fixture?.close()
  fixture = undefined
})

describe.skipIf(why !== undefined)('the engine that leads, frozen for 8 s', () => {
  test(`${ROUNDS} times: the other one leads, the old one writes nothing and ends`, async () => {
    fixture = await openClusterFixture()
    await noteWriters(fixture.databaseUrl)
    await fixture.untilReady()
    const random = createSeededRandom(drawNumber('engines that freeze'))
    const tookMs: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) tookMs.push(await freezeOnce(fixture, random))
    console.log(`seed ${readTestSeed()}: the other one led after ${spread(tookMs)}`)
    expect(await findReturns(fixture.databaseUrl)).toEqual([])
    expect(await countWriters(fixture.databaseUrl)).toBeGreaterThan(ROUNDS)
    expect(await fixture.finish()).toEqual([])
  })
})

/** Until the other one leads. */
async function freezeOnce(
  { cluster, log, witness, untilReady }: ClusterFixture,
  random: SeededRandom,
): Promise<number> {
  const old = await cluster.primary()
  const epoch = witness.current()?.epoch
  if (old === undefined || epoch === undefined) throw new Error('nobody leads')
  await requestUnderWay(log, random)
  old.freeze()
  const frozenMs = performance.now()
  let tookMs = 0
  const isLed = () => (witness.current()?.epoch ?? 0) > epoch
  const led = eventually('another engine to lead', isLed, READY_WITHIN_MS).then(() => {
    tookMs = performance.now() - frozenMs
  })
  await Promise.all([led, pause(FROZEN_MS)])
  old.thaw()
  const hasEnded = () => old.exitCode() !== undefined
  await eventually('the old engine to end', hasEnded, READY_WITHIN_MS)
  expect(old.exitCode()).toBe(ENDED_BY_ITSELF)
  await old.start()
  await untilReady()
  return tookMs
}
