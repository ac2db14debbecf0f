// `kill -9` of the server at random under buyers and traders, again and again (REL-13).

import { afterEach, describe, expect, test } from 'vitest'
import { type CrashStage, openCrashStage } from './crash-stage.ts'
import { closesWhileDown, counts, describeKill, type Kill, killOnce } from './kill-round.ts'
import { spread } from './spread.ts'
import { describeTrades } from './trade-log.ts'

const IS_CAMPAIGN = process.env.CAMPAIGN === '1'
const UP_MS = [1_500, 6_000] as const

const PLACES = [
  { on: 'PGlite', kills: IS_CAMPAIGN ? 200 : 20 },
  { on: 'PostgreSQL', kills: IS_CAMPAIGN ? 50 : 5 },
] as const

let stage: CrashStage | undefined

afterEach(async () => {
  await stage?.close()
  stage = undefined
})

describe('killed at random under buyers and traders (REL-13)', () => {
  test.each(PLACES)('$on, $kills times: nothing is lost, nothing doubled', async (place) => {
    stage = await openCrashStage(place.on)
    await stage.warmUp()
    const kills = await killAgain(stage, place.kills)
    const ready = kills.map(({ readyMs }) => readyMs)
    const bought = stage.log.purchases.length
    console.log(`${place.on}: ${bought} purchases, ready after ${spread(ready)}`)
    const findings = await stage.finish()
    const due = closesWhileDown(stage.trades, kills)
    console.log(`${place.on}: ${describeTrades(stage.trades)}; ${due} closes fell due while down`)
    expect(findings).toEqual([])
    expect(due).toBeGreaterThan(0)
    expect(kills.filter(counts)).toHaveLength(place.kills)
  })
})

/** Until so many kills have counted, or many more did not. */
async function killAgain({ server, log }: CrashStage, wanted: number): Promise<Kill[]> {
  const kills: Kill[] = []
  while (kills.filter(counts).length < wanted && kills.length < wanted * 3) {
    const kill = await killOnce(server, log, UP_MS)
    kills.push(kill)
    console.log(describeKill(kill, kills.length))
  }
  return kills
}
