// One run of the simulator: a seed decides what customers, market, clock and disk do, step by step.

import type { TestDatabase } from '@fairtick/testkit/test-database'
import { checkEnd, checkStep } from './check-world.ts'
import { turnsOfLoop } from './faulty-lane.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import { openWorld, type World } from './world.ts'

const STEPS = 40
const ACCOUNTS = ['a', 'b', 'c'] as const
const HOUR_MS = 3_600_000

export type SeedResult = { readonly steps: readonly string[]; readonly findings: readonly string[] }

/** Stops at the first step after which something does not hold. Empties `database` first. */
export async function runSeed(database: TestDatabase, seed: number): Promise<SeedResult> {
  const random = createSeededRandom(seed)
  const world = await openWorld(database)
  const steps: string[] = []
  try {
    for (const id of ACCOUNTS) await world.engine().open(id)
    await takeTick(world, 64_000)
    for (let place = 0; place < STEPS; place += 1) {
      steps.push(await takeStep(world, random, place))
      await world.settle()
      const findings = await checkStep(world)
      if (findings.length > 0) return { steps, findings }
    }
    return { steps, findings: await endWell(world) }
  } catch (error) {
    return { steps, findings: [String(error)] }
  } finally {
    await world.close()
  }
}

/** The clock comes right, time passes, every open key is asked again. */
async function endWell(world: World): Promise<readonly string[]> {
  world.clock.wall = Math.max(world.clock.wall, world.engine().now())
  await world.settle()
  for (const asked of world.customers.asked) await world.customers.send(asked)
  world.clock.pass(2 * HOUR_MS)
  await world.settle()
  return await checkEnd(world)
}

type Step = (world: World, random: SeededRandom, place: number) => Promise<string>

/** Each as often as it stands here. */
const STEPS_TO_TAKE: readonly [Step, ...Step[]] = [
  buySome,
  buySome,
  buySome,
  repeatSome,
  tick,
  tick,
  letTimePass,
  letTimePass,
  faultUnderLoad,
  faultUnderLoad,
  crashUnderLoad,
  crashUnderLoad,
  takeEpochAway,
  setClock,
  resetPractice,
]

function takeStep(world: World, random: SeededRandom, place: number): Promise<string> {
  return random.pick(STEPS_TO_TAKE)(world, random, place)
}

async function buySome(world: World, random: SeededRandom, place: number): Promise<string> {
  const sent = newPurchases(world, random, `${place}`).map(world.customers.send)
  await Promise.all(sent)
  return `${sent.length} purchases`
}

/** One to five of them, each under a key of its own. */
function newPurchases(world: World, random: SeededRandom, name: string) {
  return Array.from({ length: 1 + random.whole(5) }, (_, number) => {
    const account = random.pick(ACCOUNTS)
    const id = `${name}-${number}`
    const wish = {
      stake: random.pick(['5', '10', '400', '500']),
      direction: random.pick(['up', 'down'] as const),
      durationSeconds: random.pick([30, 30, 300]),
    }
    const key = { scope: account, key: id, bodyHash: id }
    let tries = 0
    return world.customers.add(key, () => {
      tries += 1
      // As over HTTP, where each request draws an id of its own.
      return world.engine().buy(account, `${id}-${tries}`, wish, key)
    })
  })
}

async function repeatSome(world: World, random: SeededRandom): Promise<string> {
  const { asked, send } = world.customers
  const again = Array.from({ length: 3 }, () => asked[random.whole(asked.length)])
  await Promise.all(again.flatMap((one) => (one ? [send(one), send(one)] : [])))
  return 'old keys again, twice each'
}

async function tick(world: World, random: SeededRandom): Promise<string> {
  const price = 63_990 + random.whole(21)
  await takeTick(world, price)
  return `tick ${price}`
}

async function takeTick(world: World, price: number): Promise<void> {
  world.engine().submitTick(String(price))
  await world.settle()
}

async function letTimePass({ clock }: World, random: SeededRandom): Promise<string> {
  const durationMs = random.pick([500, 5_000, 20_000, 31_000, 301_000, 24 * HOUR_MS])
  clock.pass(durationMs)
  return `${durationMs} ms pass`
}

/** A commit fails, perhaps the one behind it as well, while purchases come in two waves. */
async function faultUnderLoad(world: World, random: SeededRandom, place: number): Promise<string> {
  const fault = random.pick(['not-sent', 'answer-lost'] as const)
  world.failNext(fault)
  if (random.chance(0.3)) world.failNext(random.pick(['not-sent', 'answer-lost'] as const))
  const first = newPurchases(world, random, `${place}-first`).map(world.customers.send)
  const turns = random.whole(12)
  await turnsOfLoop(turns)
  const second = newPurchases(world, random, `${place}-second`).map(world.customers.send)
  await Promise.all([...first, ...second])
  return `commit ${fault}, ${first.length} purchases and after ${turns} turns ${second.length}`
}

/** The server dies a few turns of its loop after purchases were sent. */
async function crashUnderLoad(world: World, random: SeededRandom, place: number): Promise<string> {
  const sent = newPurchases(world, random, `${place}`).map(world.customers.send)
  const turns = random.whole(12)
  await turnsOfLoop(turns)
  await world.crash()
  await Promise.all(sent)
  return `dies ${turns} turns after ${sent.length} purchases`
}

/** What is sent under an epoch that is over must not be acknowledged. */
async function takeEpochAway(world: World, random: SeededRandom, place: number): Promise<string> {
  await world.database.query('UPDATE engine_lease SET epoch = epoch + 1')
  const purchases = newPurchases(world, random, `${place}`)
  await Promise.all(purchases.map(world.customers.send))
  if (purchases.some(({ outcome }) => outcome !== undefined)) throw new Error('wrote without lease')
  return `epoch taken, ${purchases.length} purchases`
}

/** The wall clock alone is set; the monotonic one goes on. */
async function setClock({ clock }: World, random: SeededRandom): Promise<string> {
  const stepMs = random.pick([-HOUR_MS, HOUR_MS, 2 * HOUR_MS, 24 * HOUR_MS])
  clock.wall += stepMs
  return `clock set by ${stepMs} ms`
}

async function resetPractice(world: World, random: SeededRandom, place: number): Promise<string> {
  const accountId = random.pick(ACCOUNTS)
  const key = { scope: accountId, key: `reset ${place}`, bodyHash: 'reset' }
  const grant = 10_000_000_000n as never
  const reset = { kind: 'reset-practice', accountId, resetId: `r${place}`, grant } as const
  await world.customers.send(world.customers.add(key, () => world.engine().ask(reset, key)))
  return `reset of ${accountId}`
}
