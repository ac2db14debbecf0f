// PostgreSQL killed, stopped or frozen under eight buyers, the server left alone (REL-15, REL-16).

import { drawNumber, IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { ROUTES } from '@fairtick/wire/routes'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pause } from './buyer.ts'
import { type CrashFixture, openCrashFixture } from './crash-fixture.ts'
import { seconds, spread } from './duration-text.ts'
import { type PurchaseLog, type Request, requestsOf } from './purchase-log.ts'

/** When it goes and for how long is drawn. */
const ROUNDS = IS_CAMPAIGN ? 30 : 6
const UP_MS = [1_000, 4_000] as const
const AWAY_MS = [500, 2_000] as const
const FREEZE_MS = 15_000
/** REL-16 promises 10 s; the rest is for the way on a busy machine. */
const LONGEST_REQUEST_MS = 11_000
/** Reads that press on the frozen database at once, more than its pool and its queue take. */
const CROWD = 700
const HONEST = /^503, Retry-After [0-9]+$/
/** Waits for an acknowledgement in vain: the engine did not come back. */
const GIVE_UP_MS = 60_000

let fixture: CrashFixture

beforeEach(async () => {
  fixture = await openCrashFixture('PostgreSQL')
  await fixture.warmUp()
})

afterEach(() => fixture.close())

describe('PostgreSQL goes away under eight buyers', () => {
  test('killed and restarted: 503 meanwhile, then on without a restart of ours (REL-15)', async () => {
    const { postgres, log } = fixture
    const random = createSeededRandom(drawNumber('times of a database that is killed'))
    const between = ([from, to]: readonly [number, number]) => from + random.whole(to - from)
    const backMs: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(between(UP_MS))
      await (round % 2 === 0 ? postgres?.kill9() : postgres?.crash())
      await pause(between(AWAY_MS))
      await postgres?.start()
      backMs.push(await untilAcknowledged(log))
    }
    const replies = requestsOf(log)
    console.log(`${ROUNDS} restarts: first purchase after ${spread(backMs)}; ${tally(replies)}`)
    expect(await fixture.finish()).toEqual([])
    expect(dishonest(replies)).toEqual([])
    expect(fixture.server.log()).not.toContain('[the server ended: 1]')
  })

  test('frozen for 15 s: every request ends within 10 s, and all goes on (REL-16)', async () => {
    const { postgres, log, server } = fixture
    postgres?.freeze()
    const crowd = Promise.all(Array.from({ length: CROWD }, () => timed(`${server.url}/readyz`)))
    const health = timed(`${server.url}/healthz`)
    const market = timed(`${server.url}${ROUTES.time.path}`)
    await pause(FREEZE_MS)
    postgres?.thaw()
    const backMs = await untilAcknowledged(log)
    const waits = (await crowd).map(({ tookMs }) => tookMs)
    const replies = requestsOf(log)
    const took = replies.map(({ sentMs, reply }) => reply.atMs - sentMs)
    console.log(`frozen: first purchase ${seconds(backMs)} after the thaw; ${tally(replies)}`)
    console.log(`purchases took ${spread(took)}; ${CROWD} others ${spread(waits)}`)
    expect(await health).toMatchObject({ status: 200 })
    expect(await market).toMatchObject({ status: 200 })
    expect(Math.max(...took, ...waits)).toBeLessThan(LONGEST_REQUEST_MS)
    expect(new Set((await crowd).map(({ status }) => status))).toEqual(new Set([503]))
    expect(await fixture.finish()).toEqual([])
    expect(dishonest(replies)).toEqual([])
  })
})

/** How long until somebody's purchase that is sent from now on is acknowledged, in ms. */
async function untilAcknowledged(log: PurchaseLog): Promise<number> {
  const fromMs = Date.now()
  const isThere = () =>
    requestsOf(log).some(({ sentMs, reply }) => sentMs >= fromMs && reply.kind === 'acknowledged')
  while (!isThere()) {
    if (Date.now() - fromMs > GIVE_UP_MS) throw new Error('nobody can buy any more')
    await pause(50)
  }
  return Date.now() - fromMs
}

/** Answers that were neither an outcome nor an honest "come back later". */
function dishonest(requests: readonly Request[]): string[] {
  return requests.flatMap(({ reply }) =>
    reply.kind === 'unanswered' && !HONEST.test(reply.why) ? [reply.why] : [],
  )
}

function tally(requests: readonly Request[]): string {
  const count = (kind: string) => requests.filter(({ reply }) => reply.kind === kind).length
  return `${count('acknowledged')} acknowledged, ${count('unanswered')} told to come back`
}

async function timed(url: string): Promise<{ status: number; tookMs: number }> {
  const startMs = Date.now()
  const { status } = await fetch(url)
  return { status, tookMs: Date.now() - startMs }
}
