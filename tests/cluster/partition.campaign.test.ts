// The engine that leads is in a network of its own, and the way to all others is dropped silently:
// it reaches neither broker nor database, and neither side is told.

import { whyNoNats } from '@fairtick/server/test/broker/nats-server'
import { whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { IS_CAMPAIGN, readTestSeed } from '@fairtick/testkit/drawn-sample'
import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, describe, expect, test } from 'vitest'
import { seconds } from '../crash/duration-text.ts'
import { type ClusterFixture, openClusterFixture, READY_WITHIN_MS } from './cluster-fixture.ts'
import { type OwnNetwork, openOwnNetwork, whyNoOwnNetwork } from './own-network.ts'
import { findReturns, noteWriters } from './tape-writers.ts'
import { createWays, type Ways } from './ways.ts'

const ROUNDS = IS_CAMPAIGN ? 10 : 1
const ENDED_BY_ITSELF = 3
const APART = 'engine-1'

const why = whyNoPostgres() ?? whyNoNats() ?? whyNoOwnNetwork()
if (why !== undefined) console.warn(`partitions are not tried here: ${why}`)

let network: OwnNetwork | undefined
let ways: Ways | undefined
let fixture: ClusterFixture | undefined

afterEach(async () => {
  await fixture?.close()
  await ways?.close()
  network?.remove()
})

describe.skipIf(why !== undefined)('an engine behind a firewall that drops all', () => {
  test(`${ROUNDS} times: the other one leads, and the old one writes nothing more`, async () => {
    const apart = openOwnNetwork()
    network = apart
    ways = createWays(apart.us)
    fixture = await openClusterFixture({
      waysOf: ways.waysOf,
      networkOf: (name) => (name === APART ? apart : undefined),
    })
    await noteWriters(fixture.databaseUrl)
    await fixture.untilReady()
    console.log(`seed ${readTestSeed()}`)
    for (let round = 0; round < ROUNDS; round += 1) await partOnce(fixture, apart)
    expect(await findReturns(fixture.databaseUrl)).toEqual([])
    expect(await fixture.finish()).toEqual([])
  })
})

async function partOnce(
  { cluster, witness, untilReady }: ClusterFixture,
  { cut, heal }: OwnNetwork,
): Promise<void> {
  const [old, other] = cluster.of('engine')
  if (old?.name !== APART || other === undefined) throw new Error('two engines are needed')
  while ((await cluster.primary())?.name !== APART) {
    // Whoever leads gives way to the one whose network is cut.
    await other.kill9()
    await other.start()
    await untilReady()
  }
  const epoch = witness.current()?.epoch ?? 0
  cut()
  const cutMs = performance.now()
  const isLed = () => (witness.current()?.epoch ?? 0) > epoch
  await eventually('the other engine to lead', isLed, READY_WITHIN_MS)
  console.log(`the other engine led after ${seconds(performance.now() - cutMs)}`)
  heal()
  const hasEnded = () => old.exitCode() !== undefined
  await eventually('the old engine to end', hasEnded, READY_WITHIN_MS)
  expect(old.exitCode()).toBe(ENDED_BY_ITSELF)
  await old.start()
  await untilReady()
}
