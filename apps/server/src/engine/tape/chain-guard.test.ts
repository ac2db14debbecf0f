// Several groups are in flight at once: when one fails, those behind it must not stand.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../platform/database.ts'
import { createSettableClock, type EngineFixture, openEngine } from '../engine-fixture.ts'
import { EngineUnavailable } from '../engine-port.ts'
import { reconcile } from '../verify/reconciliation.ts'
import { verifyTape } from '../verify/verify-tape.ts'

/** What happens to one commit: `send` is the real one. */
type Fate = (send: () => Promise<unknown>) => Promise<unknown>

let database: TestDatabase
let engine: EngineFixture
const fates: Fate[] = []
let arrivals: (() => void)[] = []

/** Each commit meets the next fate, or simply happens. */
function withFates(real: Database): Database {
  const { engineLane } = real
  return {
    ...real,
    engineLane: {
      ...engineLane,
      write: async (sql, parameters) => {
        const send = () => engineLane.write(sql, parameters)
        arrivals.shift()?.()
        const fate = fates.shift()
        await (fate ? fate(send) : send())
      },
    },
  }
}

const nextArrival = () => new Promise<void>((resolve) => arrivals.push(resolve))
const key = (name: string) => ({ scope: 'user:a:buyOption', key: name, bodyHash: 'body' })
const buy = (id: string, name: string) => engine.buy('a', id, {}, key(name))

beforeEach(async () => {
  arrivals = []
  database = await openTestDatabase()
  engine = await openEngine(withFates(database), createSettableClock())
  await engine.open('a')
  await engine.tick('64000')
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

/** The engine fell, took the lease again and is ready. */
async function untilRecovered(): Promise<void> {
  await eventually('the engine to be ready again', async () => {
    const [lease] = await database.query('SELECT epoch FROM engine_lease')
    return lease?.epoch === 2n && engine.notReady() === undefined
  })
}

async function expectOneEach(ids: readonly string[]): Promise<void> {
  const rows = await database.query('SELECT id FROM option_order ORDER BY placed')
  expect(rows.map(({ id }) => id)).toEqual(ids)
  const [account] = await database.query('SELECT cash, stake FROM account')
  const staked = 10_000_000n * BigInt(ids.length)
  expect(account).toEqual({ cash: 10_000_000_000n - staked, stake: staked })
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
  expect(await reconcile(database)).toMatchObject({ isClean: true })
}

describe('a group that fails', () => {
  it('takes the one behind it along; repeated, each purchase happens once', async () => {
    const secondIsOver = Promise.withResolvers<void>()
    fates.push(
      async () => {
        await secondIsOver.promise
        throw new Error('the disk is full')
      },
      (send) => send().finally(secondIsOver.resolve),
    )
    const firstArrives = nextArrival()
    const first = buy('o1', 'k1')
    await firstArrives
    // So many do not wait for the group under way.
    const behind = Array.from({ length: 64 }, (_, place) => buy(`b${place}`, `kb${place}`))
    const outcomes = await Promise.allSettled([first, buy('o2', 'k2'), ...behind])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([])
    await untilRecovered()
    await expectOneEach([])
    await buy('o3', 'k1')
    await buy('o4', 'k2')
    await expectOneEach(['o3', 'o4'])
  })

  it('but was committed, its answer lost: the same key gives the outcome that stands', async () => {
    fates.push(async (send) => {
      await send()
      throw new Error('connection lost')
    })
    await expect(buy('o1', 'k1')).rejects.toThrow(EngineUnavailable)
    await untilRecovered()
    expect(await buy('o2', 'k1')).toMatchObject({ option: { id: 'o1' } })
    await expectOneEach(['o1'])
  })

  it('leaves nothing behind of the commands that waited for their turn', async () => {
    fates.push(async () => {
      throw new Error('the disk is full')
    })
    const asked = Array.from({ length: 50 }, (_, place) => buy(`o${place}`, `k${place}`))
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([])
    await untilRecovered()
    await expectOneEach([])
  })
})
