// One run of the simulator: a seed decides what customers, market, clock and disk do, step by step.

import { HOUR_MS } from '@fairtick/core/time/duration'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { applyStep } from './apply-step.ts'
import { applyTicks } from './apply-ticks.ts'
import { checkEnd } from './check-end.ts'
import { checkReplay, checkStep } from './check-step.ts'
import { note } from './generate-command.ts'
import { beginLeading, FIRST_FOLLOWS } from './generate-copying.ts'
import { INVITERS } from './generate-money.ts'
import { ACCOUNTS, openWorld, type World } from './world.ts'

export const STEPS = 30
/** The poor ones are stopped out soon. */
const FIRST_CASH = ['10000', '1000', '400'] as const

export type SeedResult = {
  readonly steps: readonly string[]
  readonly findings: readonly string[]
  /** Crashes in the middle of a record. */
  readonly cutInTheMiddle: number
  /** Contracts that were opened or waited. */
  readonly contracts: number
}

/**
 * Stops at the first step after which something does not hold; all is replayed every so many
 * steps, since a difference stays. Empties `database` first.
 */
export async function runSeed(
  database: TestDatabase,
  seed: number,
  stepsPerReplay: number,
  /** So many steps are behind it. */
  onStep?: (steps: number) => void,
): Promise<SeedResult> {
  const random = createSeededRandom(seed)
  const world = await openWorld(database)
  const steps: string[] = []
  const result = (findings: readonly string[]): SeedResult => ({
    ...{ steps, findings, cutInTheMiddle: world.cutInTheMiddle.length },
    contracts: world.customers.asked.filter(
      ({ what, outcome }) => what === 'open-contract' && outcome?.kind === 'contract',
    ).length,
  })
  try {
    for (const [place, id] of ACCOUNTS.entries()) {
      await world.engine().open(id, FIRST_CASH[place % FIRST_CASH.length])
    }
    for (const accountId of ACCOUNTS) {
      const inviters = INVITERS[accountId]
      await world.engine().ask({ kind: 'set-inviters', accountId, inviters })
    }
    await beginLeading(world)
    for (const [place, follow] of FIRST_FOLLOWS.entries()) {
      await world.customers.send(note(world, `follow-${place}`, follow))
    }
    await applyTicks(world)
    for (let place = 0; place < STEPS; place += 1) {
      steps.push(await applyStep(world, random, place))
      await world.settle()
      const replayed = (place + 1) % stepsPerReplay === 0 ? await checkReplay(world) : []
      const findings = [...(await checkStep(world)), ...replayed]
      if (findings.length > 0) return result(findings)
      onStep?.(place + 1)
    }
    return result(await endWell(world))
  } catch (error) {
    return result([error instanceof Error ? (error.stack ?? error.message) : String(error)])
  } finally {
    await world.close()
  }
}

/**
 * The clock comes right, time passes, every open key is asked again, every market is fresh. A fault
 * that still waited would take the last ticks with it. What the first of them fills beyond its
 * levels, the second closes: no level acts at the tick of its opening (TR-4.12).
 */
async function endWell(world: World): Promise<readonly string[]> {
  world.heal()
  world.clock.wall = Math.max(world.clock.wall, world.engine().now())
  await world.settle()
  for (const asked of world.customers.asked) await world.customers.send(asked)
  world.clock.pass(2 * HOUR_MS)
  await world.settle()
  await applyTicks(world)
  await applyTicks(world)
  return await checkEnd(world)
}
