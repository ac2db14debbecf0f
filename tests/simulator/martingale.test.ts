// A leader who doubles every loss, in seeded markets, until the account breaks: the warning of
// TR-10.8 is there before. One who takes losses in the same market is never warned so.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { type LeaderFigures, openLeaderFigures } from '@fairtick/server/test/leader-figures-fixture'
import { sampleSome } from '@fairtick/testkit/drawn-sample'
import { createSeededRandom, type SeededRandom } from '@fairtick/testkit/seeded-random'
import { expect, test } from 'vitest'

const SEEDS = sampleSome('martingale players', numbers(40), { fixed: 1, drawn: 1 })
const START = 64_000
/** What one doubles at, and where a round is won. */
const STEP = 250
const FIRST_LOTS = 4
const MOST_LOTS = 500
const TICKS_AN_HOUR = 3
/** Nobody who doubles lives longer here. */
const MOST_HOURS = 400

type Player = { readonly id: string; readonly act: (mark: number) => Promise<void> }

test.each(SEEDS)(
  'who doubles losses is warned of before the account breaks, seed %i',
  async (seed) => {
    const database = await openTestDatabase()
    const stage = await openLeaderFigures(database)
    try {
      const random = createSeededRandom(seed)
      const players = [await playMartingale(stage, 'martin'), await playWithStops(stage, 'stopper')]
      for (const { id } of players) await stage.lead(id)
      let hours = 0
      let mark = START
      let warnedAt: number | undefined
      while (!(await isBroken(database, 'martin')) && hours < MOST_HOURS) {
        for (let tick = 0; tick < TICKS_AN_HOUR; tick += 1) {
          mark += moveOf(random)
          await stage.move(mark.toFixed(2))
          for (const { act } of players) await act(mark)
        }
        if (await isBroken(database, 'martin')) break
        await stage.hourly()
        hours += 1
        const { warnings } = await stage.figuresOf('martin')
        if (warnings.includes('adds_to_losers')) warnedAt ??= hours
        expect((await stage.figuresOf('stopper')).warnings).not.toContain('adds_to_losers')
      }
      console.log(`seed ${seed}: warned after ${warnedAt} h, broken after ${hours} h`)
      expect(await isBroken(database, 'martin')).toBe(true)
      expect(warnedAt).toBeLessThanOrEqual(hours)
    } finally {
      await stage.engine.stop()
      await database.close()
    }
  },
)

/** Falls more often than it rises. */
function moveOf(random: SeededRandom): number {
  return (random.next() - 0.53) * 2 * STEP
}

async function isBroken(database: TestDatabase, id: string): Promise<boolean> {
  const closes = await database.query(
    `SELECT FROM contract_close x JOIN contract_order o ON o.id = x.order_id
     WHERE o.account_id = $1 AND x.reason = 'stop_out'`,
    [id],
  )
  return closes.length > 0
}

/** Long, twice as much at each step down, all closed at once a step above the mean. */
async function playMartingale({ enter, engine }: LeaderFigures, id: string): Promise<Player> {
  await enter(id)
  let count = 0
  let open: { readonly mark: number; readonly lots: number }[] = []
  const buy = async (mark: number, lots: number) => {
    count += 1
    const outcome = await engine.trade(id, `${id} ${count}`, { lots: String(lots), leverage: 50 })
    if (outcome.kind === 'contract') open.push({ mark, lots })
  }
  return {
    id,
    act: async (mark) => {
      const last = open.at(-1)
      if (last === undefined) return await buy(mark, FIRST_LOTS)
      const lots = open.reduce((sum, one) => sum + one.lots, 0)
      const mean = open.reduce((sum, one) => sum + one.mark * one.lots, 0) / lots
      if (mark > mean + STEP) {
        await engine.ask({ kind: 'batch-close', accountId: id, scope: 'all', symbol: undefined })
        open = []
      } else if (mark < last.mark - STEP) await buy(mark, Math.min(MOST_LOTS, last.lots * 2))
    },
  }
}

/** Long as well, always as much, and out a step below. */
async function playWithStops({ enter, engine }: LeaderFigures, id: string): Promise<Player> {
  await enter(id)
  let count = 0
  let open: number | undefined
  return {
    id,
    act: async (mark) => {
      if (open === undefined) {
        count += 1
        await engine.trade(id, `${id} ${count}`, { lots: String(FIRST_LOTS) })
        open = mark
      } else if (Math.abs(mark - open) > STEP) {
        await engine.close(id, `${id} ${count}`)
        open = undefined
      }
    },
  }
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place + 1)
}
