// The public report: every figure worked out once more from a list of orders (H4, H11).

import { parseInstrument } from '@fairtick/core/market/instrument'
import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BTCUSDT } from '../../engine/engine-fixture.ts'
import { measureMonth } from './measure-month.ts'
import { FEBRUARY, liveMonth, YEN } from './month-scenario-fixture.ts'
import { openPublicReport } from './public-report.ts'
import { reportRoutes } from './routes.ts'
import { sealReport } from './sealed-report.ts'
import { insertReport, listReports } from './store.ts'

const instruments = new Map(
  [BTCUSDT, YEN].map((text) => [text.symbol, parseInstrument(text)] as const),
)
const backwards = (name: string) => [...name].reverse().join('')
type Lived = { readonly database: TestDatabase } & Awaited<ReturnType<typeof liveMonth>>
let database: TestDatabase
let [month, reversed]: Lived[] = []

beforeAll(async () => {
  const live = async (nameOf: (name: string) => string): Promise<Lived> => {
    const its = await openTestDatabase()
    return { database: its, ...(await liveMonth(its, nameOf)) }
  }
  ;[month, reversed] = await Promise.all([live((name) => name), live(backwards)])
  database = month.database
})
afterAll(async () => {
  for (const one of [month, reversed]) {
    await one?.engine.stop()
    await one?.database.close()
  }
})

const measure = (of: TestDatabase = database) =>
  measureMonth({ database: of, instruments }, 'practice', FEBRUARY)

describe('a month', () => {
  it('comes to what its orders come to, worked out by other means', async () => {
    const [figures, expected] = [await measure(), month?.notebook.figures()]
    if (expected === undefined) throw new Error('no month')
    expect(figures.contracts).toEqual(expected.contracts)
    expect(figures.copies).toEqual(expected.copies)
    expect(figures.options).toEqual(expected.options)
    expect(figures.house).toEqual(expected.house)
    // The scenario has something of everything.
    const { contracts, options, copies } = figures
    const counts = [contracts.slippage, options.slippage].flatMap((one) => [
      ...[one.better.orders, one.worse.orders, one.equal, one.unnamed],
    ])
    expect(
      Math.min(...counts, copies.opened, options.voided, contracts.stoppedOut),
    ).toBeGreaterThan(0)
    expect(contracts.results.losing).toBeGreaterThan(0)
    expect(contracts.results.losing).toBeLessThan(contracts.results.accounts)
    expect(Object.keys(figures.house)).toHaveLength(9)
  })

  it('comes to the same in whatever order the accounts stand', async () => {
    expect(await measure(reversed?.database)).toEqual(await measure())
  })

  it('has the newest entry of the journal in it, where that is of the month', async () => {
    const march = { fromMs: FEBRUARY.untilMs, untilMs: FEBRUARY.untilMs + 31 * DAY_MS }
    const { house, contracts } = await measureMonth({ database, instruments }, 'practice', march)
    // 0.04 coins, bought at 64 001.25 and sold at 63 998.75.
    expect(house.trading_pnl).toEqual({ amount: '0.1', accounts: 1 })
    // A tenth of 1.280025 and of 1.279975, each rounded: the newest entry is of the second.
    expect(house.rewards).toEqual({ amount: '-0.256', accounts: 1 })
    expect(contracts).toMatchObject({ opened: 1, refused: 1 })
  })

  it('of the other kind of account has nothing in it', async () => {
    const figures = await measureMonth({ database, instruments }, 'real', FEBRUARY)
    expect(figures.house).toEqual({})
    expect(figures.contracts).toMatchObject({ opened: 0, refused: 0, results: { accounts: 0 } })
  })

  it('with an order of unknown size is not measured: nothing is made up', async () => {
    const parts = { database, instruments: new Map() }
    await expect(measureMonth(parts, 'practice', FEBRUARY)).rejects.toThrow(/no instrument/)
  })
})

describe('the report', () => {
  let now = FEBRUARY.untilMs
  const open = () =>
    openPublicReport({
      ...{ database, instruments, rowSeal: TEST_ROW_SEAL, mode: 'practice' },
      ...{ operatorTimeZone: 'Asia/Tokyo', now: () => instantFromMs(now) },
    })
  const rows = () => listReports(database, 'practice', 24)
  const ask = async (report: ReturnType<typeof open>) => {
    const shared = reportRoutes(report).report
    return (await shared({ query: {}, body: {} } as never, { language: 'en' } as never)) as {
      months: { month: string }[]
      next: number
    }
  }

  it('has each month that has ended, and nothing of the one that runs', async () => {
    now = FEBRUARY.untilMs + 9 * 60_000
    const report = open()
    await report.measure()
    expect((await rows()).map(({ untilMs }) => untilMs)).toEqual([FEBRUARY.fromMs])
    expect(await ask(report)).toMatchObject({
      months: [{ month: '2026-01', accountKind: 'practice' }],
      next: FEBRUARY.untilMs + 10 * 60_000,
    })
    now = FEBRUARY.untilMs + HOUR_MS
    await report.measure()
    await report.measure()
    expect((await rows()).map(({ untilMs }) => untilMs)).toEqual([
      ...[FEBRUARY.untilMs, FEBRUARY.fromMs],
    ])
    const { months, next } = await ask(report)
    expect(months.map(({ month }) => month)).toEqual(['2026-02', '2026-01'])
    expect(next).toBe(Date.UTC(2026, 3, 1) - 9 * HOUR_MS + 10 * 60_000)
    const [february] = await rows()
    expect(JSON.parse(february?.figures ?? '')).toEqual(await measure())
  })

  it('that was measured in another process is read by this one', async () => {
    const report = open()
    expect(report.months()).toEqual([])
    await report.load()
    const before = report.months()
    expect(before).toHaveLength(2)
    await report.load()
    expect(report.months()).toBe(before)
  })

  it('once measured is never measured to something else, and nobody can change its row', async () => {
    const [newest] = await rows()
    if (newest === undefined) throw new Error('no row')
    await insertReport(database, { ...newest, figures: '{}' })
    expect(await rows()).toContainEqual(newest)
    await expect(database.query(`UPDATE public_report SET figures = '{}'`)).rejects.toThrow()
    await expect(database.asOwner('DELETE FROM public_report')).rejects.toThrow()
  })

  it('that somebody typed is shown to nobody, and named', async () => {
    const untilMs = Date.UTC(2026, 3, 1) - 9 * HOUR_MS
    now = untilMs + DAY_MS
    const [newest] = await rows()
    if (newest === undefined) throw new Error('no row')
    const typed = { ...newest, fromMs: FEBRUARY.untilMs, untilMs, measuredMs: now }
    const { seal } = sealReport(TEST_ROW_SEAL, { ...typed, figures: '{}' })
    await insertReport(database, { ...typed, seal })
    const report = open()
    await report.measure()
    expect(report.months().map(({ month }) => month)).toEqual(['2026-02', '2026-01'])
    expect(await findUnauthorised(database, TEST_ROW_SEAL)).toContain(
      `public_report: the server did not write row practice ${untilMs}`,
    )
  })
})
