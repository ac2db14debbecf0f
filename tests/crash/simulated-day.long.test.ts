// H9 with the real server: killed in the middle of a simulated day it goes on with it, tells it
// once it has ended, and every tick on the tape is of the path that was committed to.

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import { checkSimulatedDays } from '@fairtick/server/feed/verify-simulated-days'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, expect, test } from 'vitest'

let server: TestServer
afterEach(() => server.stop())

/** A market needs some moments of its own to show prices. */
async function untilTicks(count: number): Promise<void> {
  await eventually(`${count} more ticks`, async () => (await seqOfBitcoin()) >= count)
}

async function seqOfBitcoin(): Promise<number> {
  const reply = await fetch(`${server.url}/api/market/ticks?symbol=BTCUSDT`)
  const { result } = (await reply.json()) as { result?: { ticks?: [number, number, string][] } }
  return Math.max(0, ...(result?.ticks ?? []).map(([seq]) => seq))
}

test('a day of a simulated market survives a kill and can be worked out anew', async () => {
  server = await startTestServer({ MARKET: 'simulated' })
  await untilTicks(5)
  await server.kill9()
  await server.restart()
  await untilTicks(10)
  await server.advance(HOUR_MS)
  await untilTicks(15)
  const nowMs = await server.advance(MINUTE_MS)
  await server.advance(DAY_MS - (nowMs % DAY_MS) + 2 * MINUTE_MS)
  await untilTicks(20)
  await server.kill9()

  const database = await openDatabase(server.databasePlace)
  const check = checkSimulatedDays()
  const kinds: string[] = []
  const { findings } = await verifyTape(database, 'genesis', undefined, (entry) => {
    check.note(entry)
    if (entry.kind === 'commitment' || entry.kind === 'reveal') kinds.push(entry.kind)
  })
  await database.close()
  expect(findings).toEqual([])
  const verdict = check.result()
  expect(verdict).toMatchObject({ days: 1, findings: [] })
  expect(verdict.ticks).toBeGreaterThan(100)
  // The same one at the start and after the kill; then the next day's.
  expect(kinds).toEqual(['commitment', 'commitment', 'commitment', 'reveal'])
  const kept = join(server.dataFolder, 'simulated-days')
  expect((await stat(kept)).mode & 0o077).toBe(0)
})
