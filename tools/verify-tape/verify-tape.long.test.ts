// verify-tape on the tapes of servers that play a simulated day rightly, and of ones that do not.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatPrice, PRICE_ONE, type Price } from '@fairtick/core/numbers/price'
import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { createSettableClock, openEngine } from '@fairtick/server/engine/engine-fixture'
import { markAsDemo } from '@fairtick/server/features/content/public'
import {
  commitmentOf,
  midnightAfter,
  type SimulatedDay,
  writeDay,
} from '@fairtick/server/feed/adapters/simulated-day'
import { SIMULATED_INSTRUMENTS } from '@fairtick/server/feed/adapters/simulator-instruments'
import { drawVolatility } from '@fairtick/server/feed/adapters/simulator-prices'
import { keyOfSeed } from '@fairtick/server/feed/adapters/simulator-random'
import { NO_SHOCKS } from '@fairtick/server/feed/adapters/simulator-shocks'
import { pointsOf } from '@fairtick/server/feed/day-points'
import { openSimulatedDays } from '@fairtick/server/feed/simulated-day-folder'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { copyDataFolder } from '@fairtick/server/test/database/data-folder'
import { commandEnvironment } from '@fairtick/testkit/command-environment'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ROOT_FOLDER } from '../root-folder.ts'

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairtick-verify-'))
  await copyDataFolder(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The last hour of a day of bitcoin. */
const FROM = Date.UTC(2026, 0, 5, 23)
const DAY = dayOf('a test')
const TICKS = 20

function dayOf(seed: string): SimulatedDay {
  const key = keyOfSeed(seed)
  const known = SIMULATED_INSTRUMENTS.filter(({ symbol }) => symbol === 'BTCUSDT')
  const instruments = known.map((each) => ({ ...each, priceDecimals: 2 }))
  return {
    ...{ version: 1, fromMs: FROM, untilMs: midnightAfter(FROM) },
    ...{ key: Buffer.from(key).toString('hex'), instruments },
    ...{ volatility: drawVolatility(instruments, key), shocks: NO_SHOCKS },
  }
}

type Played = { readonly commits?: string; readonly reveals?: string; readonly move?: Price }

/** Puts twenty prices of the day on the tape, the tenth of them moved. */
async function play(
  { commits, reveals, move = 0n as Price }: Played,
  isDemo = 'no',
): Promise<void> {
  const database = await openDatabase({ kind: 'pglite', folder })
  if (isDemo === 'demo') await database.transaction((tx) => markAsDemo(tx, FROM))
  const clock = createSettableClock(FROM)
  const engine = await openEngine(database, clock, { source: 'simulated' })
  if (commits !== undefined) {
    const [from, until] = [instantFromMs(FROM), instantFromMs(DAY.untilMs)]
    engine.submit({ kind: 'commitment', from, until, hash: commitmentOf(commits) })
  }
  const line = pointsOf(DAY).lines.get('BTCUSDT') ?? []
  for (const [place, { timeMs, price }] of line.slice(0, TICKS).entries()) {
    clock.pass(Math.max(0, timeMs - clock.wall))
    const shown = place === TICKS / 2 ? ((price + move) as Price) : price
    await engine.tick(formatPrice(shown, 2))
  }
  await engine.pass(HOUR_MS + MINUTE_MS)
  if (reveals !== undefined) engine.submit({ kind: 'reveal', text: reveals })
  await engine.pass(MINUTE_MS)
  await engine.stop()
  await database.close()
}

function verifyTape(...words: readonly string[]) {
  return run('verify-tape', ...words)
}

function run(name: string, ...words: readonly string[]) {
  const env = { ...commandEnvironment(), FAIRTICK_DATA: folder }
  const args = [join(ROOT_FOLDER, `tools/${name}.ts`), ...words]
  const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}

const TEXT = writeDay(DAY)
const STARTED = new Date(FROM).toISOString()

it('works a revealed day out anew, from the first record alone', async () => {
  await play({ commits: TEXT, reveals: TEXT })
  const whole = verifyTape()
  expect(whole.lines).toContain(`simulated days: 1 worked out anew, ${TICKS} ticks held to them`)
  expect([whole.status, whole.lines.at(-1)]).toEqual([0, 'everything follows from the records'])
  const later = verifyTape('--from-checkpoint')
  expect(later.lines).toContain('simulated days: checked only from the first record on')
  expect(later.status).toBe(0)
})

it.each<[string, Played, string]>([
  [
    'a changed price',
    { commits: TEXT, reveals: TEXT, move: (PRICE_ONE * 50n) as Price },
    'is no price of the day that was committed to',
  ],
  [
    'a reveal with another key',
    { commits: TEXT, reveals: writeDay(dayOf('another test')) },
    'a day was revealed that nobody committed to',
  ],
  ['a commitment that was never made', {}, `no commitment to ${TICKS} simulated ticks from`],
])('finds %s', async (_, played, finding) => {
  await play(played)
  const { status, lines } = verifyTape()
  expect(lines.filter((line) => line.includes(finding))).toHaveLength(1)
  expect([status, lines.at(-1)]).toEqual([
    ...[1, '1 findings: prices are not those that were committed to'],
  ])
})

it('says of a demonstration that nobody committed to its prices', async () => {
  await play({}, 'demo')
  const { status, lines } = verifyTape()
  expect(lines.filter((line) => line.startsWith('no commitment to'))).toHaveLength(1)
  expect([status, lines.at(-1)]).toEqual([0, 'everything follows from the records'])
})

it('says how many ticks wait for their day to be revealed', async () => {
  await play({ commits: TEXT })
  const { status, lines } = verifyTape()
  expect(lines).toContain(`simulated days: ${TICKS} ticks of a day that is not revealed yet`)
  expect(status).toBe(0)
  expect(lines.join()).not.toContain(STARTED)
})

it('finds the day told that ran when the market was changed', async () => {
  const days = openSimulatedDays(folder)
  days.keep(FROM, TEXT)
  await play({ commits: TEXT })
  expect(run('market', 'live').status).toBe(0)
  expect(days.load()).toEqual([])
  const { status, lines } = verifyTape()
  expect(lines).toContain(`simulated days: 1 worked out anew, ${TICKS} ticks held to them`)
  expect(status).toBe(0)
})
