// `kill -9` of the server at random under buyers and traders, again and again (REL-13).

import { drawNumber, IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { afterEach, describe, expect, test } from 'vitest'
import { type CrashFixture, openCrashFixture } from './crash-fixture.ts'
import { spread } from './duration-text.ts'
import { closesWhileDown, counts, describeKill, type Kill, killOnce } from './kill-round.ts'
import { describeTrades } from './trade-log.ts'

const UP_MS = [1_500, 6_000] as const
/** Kills that may be needed for one that counts, and for a close that falls due in one. */
const MOST_TIMES = 5
/** All of them drawn: when each comes, and what the customers do meanwhile. */
const PLACES = [
  { on: 'PGlite', kills: IS_CAMPAIGN ? 200 : 6 },
  { on: 'PostgreSQL', kills: IS_CAMPAIGN ? 50 : 3 },
] as const

let fixture: CrashFixture | undefined

afterEach(async () => {
  await fixture?.close()
  fixture = undefined
})

describe('killed at random under buyers and traders (REL-13)', () => {
  test.each(PLACES)('$on, $kills times: nothing is lost, nothing doubled', async (place) => {
    fixture = await openCrashFixture(place.on)
    await fixture.warmUp()
    const kills = await killAgain(fixture, place)
    const ready = kills.map(({ readyMs }) => readyMs)
    const bought = fixture.log.purchases.length
    console.log(`${place.on}: ${bought} purchases, ready after ${spread(ready)}`)
    const findings = await fixture.finish()
    const due = closesWhileDown(fixture.trades, kills)
    console.log(`${place.on}: ${describeTrades(fixture.trades)}; ${due} closes fell due while down`)
    expect(findings).toEqual([])
    expect(due).toBeGreaterThan(0)
    expect(kills.filter(counts).length).toBeGreaterThanOrEqual(place.kills)
  })
})

/** Until so many kills have counted and a close fell due in one, or many more did not. */
async function killAgain(on: CrashFixture, place: (typeof PLACES)[number]): Promise<Kill[]> {
  const random = createSeededRandom(drawNumber(`kills on ${place.on}`))
  const kills: Kill[] = []
  let isEnough = false
  while (!isEnough && kills.length < place.kills * MOST_TIMES) {
    const kill = await killOnce(on, random, UP_MS)
    kills.push(kill)
    console.log(describeKill(kill, kills.length))
    isEnough =
      kills.filter(counts).length >= place.kills &&
      closesWhileDown({ records: await on.readEnded() }, kills) > 0
  }
  return kills
}
