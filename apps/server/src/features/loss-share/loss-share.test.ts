// The share of accounts that lost: worked by hand, from the ledger alone, once a month (TR-13).

import { parseInstrument } from '@fairtick/core/market/instrument'
import { formatMoney } from '@fairtick/core/numbers/money'
import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '../../engine/engine-fixture.ts'
import { openLossShare } from './loss-share.ts'
import { measureAccounts } from './measure-accounts.ts'
import { sealShare } from './sealed-share.ts'
import { insertShare, listBooked, listShares } from './store.ts'

/** Monday, 5 January 2026, noon in Tokyo. */
const NOON = Date.UTC(2026, 0, 5, 3)
const FIRST_OF = (month: number) => Date.UTC(2026, month, 1) - 9 * HOUR_MS

const instruments = new Map([['BTCUSDT', parseInstrument(BTCUSDT)]])
const clock = createSettableClock(NOON)
let database: TestDatabase
let engine: EngineFixture
/** Between the two: what is measured. */
let span: { fromMs: number; untilMs: number }
let afterFall: number

/** To the next minute of the clock: the price of an instant is that of the candle before it. */
const nextMinute = async () => {
  await engine.pass(60_000 - (clock.wallMs() % 60_000))
  return clock.wallMs()
}

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, clock)
  for (const id of ['wins', 'fees', 'holds', 'falls', 'options', 'waits', 'early', 'back']) {
    await engine.open(id)
  }
  await engine.open('gone', '20')
  await engine.tick('64000')
  // Closed before the span: not counted. What `back` lost before it is not either.
  await engine.trade('early', 'e')
  await engine.close('early', 'e')
  await engine.trade('back', 'b')
  await engine.tick('63000')
  const fromMs = await nextMinute()
  await engine.tick('64000')
  for (const id of ['wins', 'fees', 'holds', 'falls']) await engine.trade(id, `${id} 1`)
  await engine.trade('gone', 'g', { leverage: 50 })
  await engine.trade('waits', 'w', { limit: '10000' })
  await engine.buy('options', 'o')
  await engine.tick('64060')
  await engine.close('fees', 'fees 1')
  await engine.tick('64100')
  await engine.close('wins', 'wins 1')
  await engine.trade('falls', 'falls 2', { direction: 'short' })
  await engine.close('falls', 'falls 1')
  await engine.tick('64300')
  const untilMs = await nextMinute()
  span = { fromMs, untilMs }
  // What comes after the span changes nothing of it.
  await engine.tick('50000')
  afterFall = await nextMinute()
})
afterAll(async () => {
  await engine.stop()
  await database.close()
})

const measure = () => measureAccounts({ database, instruments }, 'practice', span)

describe('an account', () => {
  it('H11: lost when its result after all costs, open contracts included, is below zero', async () => {
    // wins: 64001.25 → 64098.75, 0.01 BTC: 0.975 − fees of 0.320006 and 0.320494 = +0.3345.
    // fees: 64001.25 → 64058.75: 0.575 − 0.320006 − 0.320294 = −0.0653: lost by its fees alone.
    // holds: open at 64298.75: 2.975 − 0.320006 = +2.654994.
    // falls: +0.3345 of its long; its short of 64098.75 is open at 64301.25: −2.025 − 0.320494.
    // back: from 62998.75 to 64298.75 within the span: +13, though it lost at its opening before.
    // gone: open at 64298.75 as well. early, options and waits are not counted.
    expect(await measure()).toEqual({ accounts: 6, losing: 2 })
    const booked = await listBooked(database, ['wins', 'fees', 'falls'], span)
    const told = Object.fromEntries(booked.map((one) => [one.accountId, formatMoney(one.booked)]))
    expect(told).toEqual({ wins: '0.3345', fees: '-0.0653', falls: '0.014006' })
  })

  it('is measured alike at any time: what stands in the ledger decides', async () => {
    const before = await measure()
    // The debt of a fall is lifted by the house: that makes nobody a winner.
    await engine.tick('60000')
    const untilMs = await nextMinute()
    expect(await measure()).toEqual(before)
    const later = { ...span, untilMs }
    expect(await measureAccounts({ database, instruments }, 'practice', later)).toEqual({
      accounts: 6,
      losing: 4,
    })
    // From 50 000 to 60 000: holds and back gained 100 in this span, the short of falls lost it.
    const rise = { fromMs: afterFall, untilMs }
    expect(await measureAccounts({ database, instruments }, 'practice', rise)).toEqual({
      ...{ accounts: 3, losing: 1 },
    })
    const [gone] = await listBooked(database, ['gone'], later)
    const [{ cash } = { cash: 0n }] = await database.query<{ cash: bigint }>(
      `SELECT cash FROM account WHERE id = 'gone'`,
    )
    expect(cash).toBe(0n)
    expect(Number(gone?.booked ?? 0n)).toBeLessThan(-20_000_000)
  })

  it('of the other kind is not counted, and none that only deposits or plays options', async () => {
    expect(await measureAccounts({ database, instruments }, 'real', span)).toEqual({
      ...{ accounts: 0, losing: 0 },
    })
  })

  it('with an open contract without a price stops the measuring: nothing is made up', async () => {
    const parts = { database, instruments: new Map() }
    await expect(measureAccounts(parts, 'practice', span)).rejects.toThrow('no price of BTCUSDT')
  })
})

describe('the figure', () => {
  let now = FIRST_OF(1) + DAY_MS
  const open = () =>
    openLossShare({
      ...{ database, instruments, rowSeal: TEST_ROW_SEAL, mode: 'practice' },
      ...{ operatorTimeZone: 'Asia/Tokyo', now: () => instantFromMs(now) },
    })
  const rows = () => listShares(database, 'practice', 0)

  it('is measured once a month of the operator, over the twelve months before', async () => {
    const share = open()
    now = FIRST_OF(1) + 60_000
    await share.measure()
    expect(await rows()).toEqual([])
    now = FIRST_OF(1) + DAY_MS
    await share.measure()
    await share.measure()
    expect(await rows()).toMatchObject([
      { fromMs: Date.UTC(2025, 1, 1) - 9 * HOUR_MS, untilMs: FIRST_OF(1), accounts: 7, losing: 5 },
    ])
  })

  it('of fewer than a hundred accounts is not told', async () => {
    const share = open()
    await share.measure()
    expect(share.standing()).toBeUndefined()
  })

  it('is told for three months, and only as this server sealed it', async () => {
    const put = async (untilMs: number, losing: number, sealed = losing) => {
      const fact = { accountKind: 'practice', fromMs: 0, accounts: 100, measuredMs: now } as const
      const seal = sealShare(TEST_ROW_SEAL, { ...fact, untilMs, losing: sealed })
      await insertShare(database, { ...fact, untilMs, losing, seal })
    }
    const told = async () => {
      const share = open()
      await share.measure()
      return share.standing()?.losing
    }
    now = FIRST_OF(2) + DAY_MS
    await put(FIRST_OF(2), 74)
    expect(await told()).toBe(74)
    now = FIRST_OF(3) + DAY_MS
    // Somebody typed a better one: the figure before it goes on being told, and the row is named.
    await put(FIRST_OF(3), 12, 80)
    expect(await told()).toBe(74)
    expect(await findUnauthorised(database, TEST_ROW_SEAL)).toContain(
      `loss_share: the server did not write row practice ${FIRST_OF(3)}`,
    )
    const share = open()
    await share.measure()
    now = FIRST_OF(5) - 1
    expect(share.standing()?.losing).toBe(74)
    now = FIRST_OF(5)
    expect(share.standing()).toBeUndefined()
  })

  it('once measured is never measured to something else, and nobody can change its row', async () => {
    const [newest] = await rows()
    if (newest === undefined) throw new Error('no row')
    await insertShare(database, { ...newest, losing: 0 })
    expect(await rows()).toContainEqual(newest)
    await expect(database.query('UPDATE loss_share SET losing = 0')).rejects.toThrow()
    await expect(database.asOwner('DELETE FROM loss_share')).rejects.toThrow()
  })
})
