// TR-12.2: the mode stands on the tape; a row that says otherwise is found, and moves nothing.

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginEngine, createSettableClock, openEngine } from '../engine-fixture.ts'
import { readMode } from '../rows/installation-row.ts'
import { verifyTape } from '../verify/verify-tape.ts'

let database: TestDatabase
const clock = createSettableClock()

beforeEach(async () => {
  database = await openTestDatabase()
})

afterEach(() => database.close())

const modeOfRow = () => readMode(database)

/** Practice, then live from a restart on, with a checkpoint behind the change. */
async function wentLive() {
  const practice = await openEngine(database, clock)
  await practice.tick('64000')
  expect(await modeOfRow()).toBe('practice')
  await practice.stop()
  const live = await openEngine(database, clock, { mode: 'live' })
  await live.tick('64001')
  return live
}

it('is written on the tape at the first start that is live, and kept over the next', async () => {
  const first = await wentLive()
  expect(await modeOfRow()).toBe('live')
  await first.pass(86_400_000)
  await first.tick('64002')
  await first.stop()
  const second = await openEngine(database, clock, { mode: 'live' })
  await second.tick('64003')
  await second.stop()
  const [row] = await database.query<{ times: bigint }>(
    `SELECT count(*) AS times
     FROM tape_block, LATERAL regexp_matches(payload, '\\["mode",', 'g') AS found`,
  )
  expect(row?.times).toBe(1n)
  for (const from of ['genesis', 'latest-checkpoint'] as const) {
    expect((await verifyTape(database, from)).findings).toEqual([])
  }
})

it('an engine of practice does not start where the row says live', async () => {
  await (await wentLive()).stop()
  const lines: string[] = []
  const refused = beginEngine(database, clock, { onLog: (line) => lines.push(line) })
  await expect.poll(() => refused.notReady()).toContain('broken invariant')
  await refused.stop()
  expect(lines.join()).toContain('nobody chose it')
})

it('a row that was written to practice is named, and put right by the next start', async () => {
  await (await wentLive()).stop()
  await database.asOwner(`UPDATE installation SET mode = 'practice'`)
  expect((await verifyTape(database, 'genesis')).findings.join()).toMatch(/installation 1.* live/)
  const live = await openEngine(database, clock, { mode: 'live' })
  await live.tick('64002')
  await live.stop()
  expect(await modeOfRow()).toBe('live')
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
})

it('a row that was written to live is named, and nothing becomes real by it', async () => {
  const practice = await openEngine(database, clock)
  await practice.tick('64000')
  await database.asOwner(`UPDATE installation SET mode = 'live'`)
  const real = { accountId: 'r', userId: 'u', accountKind: 'real', grant: 0n as never } as const
  await practice.ask({ kind: 'open-account', ...real })
  const settle = { accountId: 'r', transferId: 't', amount: 1_000_000n as never } as const
  expect(await practice.ask({ kind: 'settle-salary', ...settle })).toMatchObject({
    code: 'practice_only',
  })
  // What is written of the same row later leaves it as it was found.
  practice.submit({ kind: 'jurisdiction', rules: OPEN_JURISDICTION.text })
  await practice.pass(86_400_000)
  await practice.tick('64001')
  await practice.stop()
  expect((await verifyTape(database, 'genesis')).findings.join()).toMatch(/installation 1/)
  const again = beginEngine(database, clock)
  await expect.poll(() => again.notReady()).toContain('broken invariant')
  await again.stop()
})
