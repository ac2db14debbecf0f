// Price alerts on a database and an engine: once, at the first committed tick behind the setting
// that reaches the price, over stops and faults; each person's own, and not too many.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { insertMember } from '@fairtick/server/test/team-members'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '../../engine/engine-fixture.ts'
import { CURSOR_STEP } from './fire-alerts.ts'
import { type AlertsFixture, messagesOf, openAlerts } from './price-alerts-fixture.ts'
import { MAX_ALERTS } from './set-alert.ts'

let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture
let alerts: AlertsFixture

beforeEach(async () => {
  database = await openTestDatabase()
  clock = createSettableClock()
  engine = await openEngine(database, clock)
  await insertMember(database, 'hana')
  await insertMember(database, 'ken')
  await engine.tick('64000')
  alerts = openAlerts(database, engine)
  await alerts.fire()
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

/** A kill and a start: what was in memory is gone. */
async function restart(): Promise<void> {
  alerts.stop()
  alerts = openAlerts(database, engine)
}

async function tick(price: string): Promise<void> {
  await engine.tick(price)
  await alerts.fire()
}

const waiting = async (name: string) => {
  const answer = await alerts.list(name)
  return 'data' in answer ? answer.data : []
}

describe('an alert', () => {
  test('fires once, by a message and an event that name the tick, and is gone', async () => {
    await alerts.set('hana', { above: '64100.5' })
    expect(await waiting('hana')).toMatchObject([
      { symbol: 'BTCUSDT', direction: 'above', price: '64100.50', time: expect.any(Number) },
    ])
    await tick('64100.49')
    expect(alerts.events).toEqual([])
    await tick('64107.25')
    await tick('64000')
    await tick('64200')
    expect(await messagesOf(database, 'hana')).toEqual([
      {
        template: 'price-above',
        message_values: {
          ...{ pair: 'BTC/USDT', level: '64,100.50', price: '64,107.25', seq: 3 },
          ...{ time: '2026-01-05 12:00', zone: 'Asia/Tokyo' },
        },
      },
    ])
    expect(alerts.events.map(({ userId, body }) => ({ userId, ...body }))).toMatchObject([
      {
        ...{ userId: 'user of hana', event: 'alert', direction: 'above', price: '64100.50' },
        tick: [3, expect.any(Number), '64107.25'],
      },
      { userId: 'user of hana', event: 'message', unread: 1 },
    ])
    expect(await waiting('hana')).toEqual([])
  })

  test('below fires at its very price, and above does not', async () => {
    await alerts.set('hana', { below: '63900' })
    await alerts.set('hana', { above: '64500' })
    await tick('63900')
    expect(await messagesOf(database, 'hana')).toMatchObject([{ template: 'price-below' }])
    expect(await waiting('hana')).toMatchObject([{ direction: 'above' }])
  })

  test('of many people that one tick fires is told to each', async () => {
    const names = Array.from({ length: 4 }, (_, place) => `m${place}`)
    for (const name of names) {
      await insertMember(database, name)
      for (let cent = 10; cent < 10 + MAX_ALERTS; cent += 1) {
        await alerts.set(name, { below: `63000.${cent}` })
      }
    }
    await tick('62000')
    for (const name of names) expect(await messagesOf(database, name)).toHaveLength(MAX_ALERTS)
    expect(alerts.watch.size()).toBe(0)
  })

  test('that is removed says nothing, also when it has fired and is not told yet', async () => {
    await alerts.set('hana', { above: '64100' })
    await alerts.set('hana', { below: '63900' })
    const [below, above] = await waiting('hana')
    await alerts.remove('hana', above?.id ?? '')
    await tick('64200')
    await engine.tick('63800')
    await alerts.remove('hana', below?.id ?? '')
    await alerts.fire()
    expect(await messagesOf(database, 'hana')).toEqual([])
    expect(await alerts.remove('hana', above?.id ?? '')).toEqual({ declined: 'not_found' })
  })
})

describe('over a stop', () => {
  test('ticks that nobody looked at are read off the tape, in their order', async () => {
    await alerts.set('hana', { above: '64100' })
    alerts.stop()
    await engine.tick('64050')
    await engine.tick('64150')
    await engine.tick('64900')
    await restart()
    await alerts.fire()
    expect(await messagesOf(database, 'hana')).toMatchObject([
      { message_values: { price: '64,150.00', seq: 3 } },
    ])
  })

  test('what fired and was not told fires again, what was told does not', async () => {
    await alerts.set('hana', { above: '64100' })
    await alerts.set('ken', { above: '64200' })
    await tick('64150')
    await engine.tick('64250')
    await restart()
    await alerts.fire()
    await restart()
    await alerts.fire()
    expect(await messagesOf(database, 'hana')).toHaveLength(1)
    expect(await messagesOf(database, 'ken')).toMatchObject([{ message_values: { seq: 3 } }])
  })

  test('ticks of before the setting do not count, however often they are read', async () => {
    await engine.tick('65000')
    await engine.tick('64000')
    await alerts.set('hana', { above: '64500' })
    await database.asOwner('UPDATE price_alert_cursor SET tape_position = 0')
    await restart()
    await alerts.fire()
    expect(await messagesOf(database, 'hana')).toEqual([])
    await tick('64500')
    expect(await messagesOf(database, 'hana')).toHaveLength(1)
  })

  test('the cursor rises with what was told and by steps, never beyond what was looked at', async () => {
    const cursor = async () =>
      Number(
        (await database.query('SELECT tape_position FROM price_alert_cursor'))[0]?.tape_position,
      )
    const before = await cursor()
    await tick('64010')
    expect(await cursor()).toBe(before)
    await alerts.set('hana', { above: '64100' })
    await tick('64100')
    const [end] = await database.query('SELECT max(last_position) AS last FROM tape_block')
    expect(await cursor()).toBe(Number(end?.last))
    // Nobody keeps tens of thousands of records here: the step is what the code says.
    expect(CURSOR_STEP).toBeGreaterThan(1_000)
  })
})

test('the cursor waits while some of what fired is not told', async () => {
  await alerts.set('hana', { above: '64100' })
  await alerts.set('hana', { above: '64101' })
  await engine.tick('64200')
  const first = await alerts.watch.nextFired(1)
  expect(first).toMatchObject({ fired: [{ tick: { seq: 2 } }], upTo: undefined })
  alerts.watch.settle(first)
  const last = await alerts.watch.nextFired(1)
  expect(last).toMatchObject({ fired: [{ tick: { seq: 2 } }], upTo: expect.any(Number) })
})

describe('over faults', () => {
  test('a firing whose transaction failed is tried again', async () => {
    await alerts.set('hana', { above: '64100' })
    await engine.tick('64100')
    await database.asOwner('ALTER TABLE message RENAME TO message_away')
    await expect(alerts.fire()).rejects.toThrow()
    expect(await waiting('hana')).toHaveLength(1)
    await database.asOwner('ALTER TABLE message_away RENAME TO message')
    await alerts.fire()
    await alerts.fire()
    expect(await messagesOf(database, 'hana')).toHaveLength(1)
  })

  test('a firing whose commit came through and its answer did not is told once', async () => {
    let isLost = true
    const transaction: TestDatabase['transaction'] = async (work) => {
      const answer = await database.transaction(work)
      if (!isLost) return answer
      isLost = false
      throw new Error('the answer of the commit was lost')
    }
    await alerts.set('hana', { above: '64100' })
    await alerts.set('ken', { above: '64200' })
    alerts.stop()
    alerts = openAlerts({ ...database, transaction }, engine)
    await engine.tick('64150')
    await expect(alerts.fire()).rejects.toThrow('lost')
    expect(await messagesOf(database, 'hana')).toHaveLength(1)
    await alerts.fire()
    await engine.tick('64250')
    await alerts.fire()
    await restart()
    await alerts.fire()
    expect(await messagesOf(database, 'hana')).toHaveLength(1)
    expect(await messagesOf(database, 'ken')).toHaveLength(1)
    expect([...(await waiting('hana')), ...(await waiting('ken'))]).toEqual([])
  })

  test('a group that was not heard is read off the tape before the next ones', async () => {
    await alerts.set('hana', { above: '64100' })
    alerts.stop()
    await engine.tick('64150')
    const heard: AlertsFixture = alerts
    engine.onCommitted(({ tape }) => heard.watch.hear(tape))
    await engine.tick('64990')
    expect(heard.due.length).toBeGreaterThan(0)
    await heard.fire()
    expect(await messagesOf(database, 'hana')).toMatchObject([
      { message_values: { price: '64,150.00' } },
    ])
  })

  test('a tick that comes while the alert is being stored counts', async () => {
    const draft = { id: 'a1', userId: 'user of hana', symbol: 'BTCUSDT' } as const
    const stored = Promise.withResolvers<boolean>()
    const price = 64_100n * 10n ** 12n
    const set = alerts.watch.set(
      { ...draft, direction: 'above', price: price as never },
      () => stored.promise,
    )
    await engine.tick('64100')
    let isReady = false
    const firing = alerts.watch.nextFired(1).then(() => {
      isReady = true
    })
    await database.query(
      `INSERT INTO price_alert (id, user_id, symbol, direction, price, created_time, tape_position)
       VALUES ('a1', 'user of hana', 'BTCUSDT', 'above', 64100, 1, 1)`,
    )
    expect(isReady).toBe(false)
    stored.resolve(true)
    await Promise.all([set, firing])
    await alerts.fire()
    expect(await messagesOf(database, 'hana')).toHaveLength(1)
  })

  test('when nobody knows whether it was stored, the table is asked', async () => {
    const draft = { id: 'a2', userId: 'user of hana', symbol: 'BTCUSDT' } as const
    const price = 64_100n * 10n ** 12n
    const set = alerts.watch.set(
      { ...draft, direction: 'above', price: price as never },
      async ({ tapePosition }) => {
        await database.query(
          `INSERT INTO price_alert
             (id, user_id, symbol, direction, price, created_time, tape_position)
           VALUES ('a2', 'user of hana', 'BTCUSDT', 'above', 64100, 1, $1)`,
          [String(tapePosition)],
        )
        throw new Error('the connection went away')
      },
    )
    await expect(set).rejects.toThrow('went away')
    await expect(alerts.set('ken', { above: '1' })).rejects.toThrow('not loaded')
    await engine.tick('64100')
    await alerts.fire()
    expect(await messagesOf(database, 'hana')).toHaveLength(1)
  })
})

describe('setting', () => {
  test('names one price, of the decimals of the instrument', async () => {
    const fields = async (form: object) => {
      const answer = await alerts.set('hana', form)
      return 'fields' in answer ? answer.fields : answer
    }
    expect(await fields({})).toEqual({ above: ['required'] })
    expect(await fields({ above: '1', below: '2' })).toEqual({ below: ['invalid'] })
    expect(await fields({ below: '0' })).toEqual({ below: ['invalid'] })
    const tooMany = { problem: 'too_many_decimals', values: { maximum: 2 } }
    expect(await fields({ below: '63000.001' })).toEqual({ below: [tooMany] })
    const unknown = { query: {}, body: { symbol: 'NOPE', above: '1' } }
    const context = { language: 'en', caller: { userId: 'user of hana' } } as never
    expect(await alerts.calls.setPriceAlert(unknown, context)).toMatchObject({
      fields: { symbol: ['choice'] },
    })
  })

  test('the same again changes nothing, at the same price the other way is another', async () => {
    await alerts.set('hana', { above: '64100' })
    await alerts.set('hana', { above: '64100.00' })
    await alerts.set('hana', { below: '64100' })
    expect(await waiting('hana')).toMatchObject([{ direction: 'below' }, { direction: 'above' }])
    expect(alerts.watch.size()).toBe(2)
  })

  test('more than a person may have is refused, also at the same moment', async () => {
    const prices = Array.from({ length: MAX_ALERTS + 5 }, (_, place) => String(70_000 + place))
    const answers = await Promise.all(prices.map((above) => alerts.set('hana', { above })))
    const refused = answers.filter((answer) => 'code' in answer && answer.code === 'alerts_used_up')
    expect(refused).toHaveLength(5)
    expect(await waiting('hana')).toHaveLength(MAX_ALERTS)
    expect(alerts.watch.size()).toBe(MAX_ALERTS)
    expect(await alerts.set('ken', { above: '70000' })).toMatchObject({ limit: MAX_ALERTS })
  })

  test('nobody sees or removes those of another', async () => {
    await alerts.set('hana', { above: '64100' })
    const [own] = await waiting('hana')
    expect(await waiting('ken')).toEqual([])
    expect(await alerts.remove('ken', own?.id ?? '')).toEqual({ declined: 'not_found' })
    expect(await waiting('hana')).toHaveLength(1)
  })
})
