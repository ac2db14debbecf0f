// `kill -9` of the broker, the engine that leads, a gateway and an api, again and again, under
// customers who repeat at any api what got no answer, and screens that go on at any gateway.

import { whyNoNats } from '@fairtick/server/test/broker/nats-server'
import { whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { drawNumber, IS_CAMPAIGN, readTestSeed } from '@fairtick/testkit/drawn-sample'
import { createSeededRandom, type SeededRandom } from '@fairtick/testkit/seeded-random'
import { afterEach, describe, expect, test } from 'vitest'
import { pause } from '../crash/buyer.ts'
import { seconds, spread } from '../crash/duration-text.ts'
import { requestUnderWay } from '../crash/kill-round.ts'
import { requestsOf } from '../crash/purchase-log.ts'
import { type ClusterFixture, openClusterFixture } from './cluster-fixture.ts'

const KINDS = ['broker', 'engine', 'gateway', 'api'] as const
type Kind = (typeof KINDS)[number]

const KILLS_OF_A_KIND = IS_CAMPAIGN ? 50 : 3
/** When it dies and for how long it is away. */
const UP_MS = [200, 1_000] as const
const AWAY_MS = [0, 1_000] as const

const why = whyNoPostgres() ?? whyNoNats()
let fixture: ClusterFixture | undefined

afterEach(async () => {
  await fixture?.close()
  fixture = undefined
})

describe.skipIf(why !== undefined)('processes killed under customers', () => {
  test(`each kind ${KILLS_OF_A_KIND} times: nothing is lost, nothing doubled`, async () => {
    fixture = await openClusterFixture()
    const random = createSeededRandom(drawNumber('kills in the cluster'))
    await fixture.untilReady()
    const readyMs: Record<Kind, number[]> = { broker: [], engine: [], gateway: [], api: [] }
    for (const kind of drawOrder(random)) readyMs[kind].push(await killOnce(fixture, kind, random))
    const requests = requestsOf(fixture.log)
    const count = (kind: string) => requests.filter(({ reply }) => reply.kind === kind).length
    console.log(`seed ${readTestSeed()}`)
    for (const kind of KINDS) console.log(`${kind}: ready again after ${spread(readyMs[kind])}`)
    console.log(`${count('acknowledged')} acknowledged, ${count('unanswered')} unanswered`)
    for (const { counts } of fixture.listeners) console.log(JSON.stringify(counts()))
    expect(await fixture.finish()).toEqual([])
    expect(count('unanswered')).toBeGreaterThan(0)
  })
})

function drawOrder(random: SeededRandom): readonly Kind[] {
  const kills = KINDS.flatMap((kind) => Array.from({ length: KILLS_OF_A_KIND }, () => kind))
  return kills
    .map((kind) => ({ kind, lot: random.next() }))
    .toSorted((left, right) => left.lot - right.lot)
    .map(({ kind }) => kind)
}

/** From the kill until all is ready again, less the time for which it was kept away. */
async function killOnce(
  { cluster, log, untilReady }: ClusterFixture,
  kind: Kind,
  random: SeededRandom,
): Promise<number> {
  const drawn = ([from, to]: readonly [number, number]) => from + random.whole(to - from)
  await pause(drawn(UP_MS))
  const victim = kind === 'engine' ? await cluster.primary() : anyOf(cluster.of, kind, random)
  const dying = kind === 'broker' ? cluster.nats : victim
  if (dying === undefined) throw new Error(`there is no ${kind} to kill`)
  await requestUnderWay(log, random)
  const awayMs = drawn(AWAY_MS)
  await dying.kill9()
  const killedMs = performance.now()
  await pause(awayMs)
  await dying.start()
  await untilReady()
  const tookMs = performance.now() - killedMs - awayMs
  console.log(`${victim?.name ?? kind} killed, away ${seconds(awayMs)}, back ${seconds(tookMs)}`)
  return tookMs
}

function anyOf(of: ClusterFixture['cluster']['of'], kind: Kind, random: SeededRandom) {
  if (kind === 'broker') return undefined
  const members = of(kind)
  return members[random.whole(members.length)]
}
