// What followers read and are told: each line of what copying did, and messages (TR-10).

import { parseMoney } from '@fairtick/core/numbers/money'
import { parseRate } from '@fairtick/core/numbers/rate'
import {
  type CopyingStage,
  shownId,
  shownName,
  stageCopying,
} from '@fairtick/server/test/copying-fixture'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { memberContext } from '@fairtick/server/test/team-members'
import { createTestBus } from '@fairtick/server/test/test-bus'
import { eventually } from '@fairtick/testkit/eventually'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { NOT_FOUND } from '@fairtick/wire/handler'
import { beforeEach, describe, expect, it } from 'vitest'
import type { EngineFixture } from '../../engine/engine-fixture.ts'
import type { OutboxMessage } from '../../engine/engine-port.ts'
import { verifyTape } from '../../engine/verify/verify-tape.ts'
import type { Queryable } from '../../platform/database.ts'
import { drainOutbox } from '../../platform/outbox.ts'
import { addMessages } from '../messages/public.ts'
import { copyMessagesOf, createLeaderNames } from './public.ts'

const { at, follow, mine, pause, unfollow } = stageCopying()
let database: TestDatabase
let stage: CopyingStage
let engine: EngineFixture
let leader: string
let follower: string
beforeEach(() => {
  ;({ database, stage, engine, leader, follower } = at)
})

const records = (query: CallArguments<'copyRecords'>['query'] = {}, name = follower) =>
  stage.records(name, query)
const micros = (text: string) => parseMoney(text) as bigint

describe('the records', () => {
  it('tell each opening, close, skip and share, and add up to the follow', async () => {
    await follow({ allocation: '200' })
    await stage.lead(engine.trade(leader, `${leader}-a`, { lots: '2' }))
    await stage.lead(engine.trade(leader, `${leader}-b`))
    await stage.move('65000')
    await stage.lead(engine.close(leader, `${leader}-a`, '1'))
    await stage.move('66000')
    await stage.lead(engine.close(leader, `${leader}-a`))
    const { data, total } = await records()
    expect(data.map(({ kind }) => kind)).toEqual([
      ...['shared', 'closed', 'shared', 'closed', 'skipped', 'opened'],
    ])
    expect(total).toBe(6)
    const orderId = `${leader}-a@${follower}`
    expect(data.at(-1)).toMatchObject({
      ...{
        orderId,
        leaderId: shownId(leader),
        name: shownName(leader),
        symbol: 'BTCUSDT',
        direction: 'long',
      },
      ...{ lots: '2', price: '64001.25', leverage: 10, margin: '128.0025', fee: '0.640012' },
    })
    expect(data.at(-2)).toMatchObject({ reason: 'over_allocation', symbol: 'BTCUSDT' })
    const shares = data.flatMap((line) => (line.kind === 'shared' ? [line] : [])).reverse()
    let mark = 0n
    for (const { base, rate, share, ...line } of shares) {
      expect(micros(line.mark)).toBe(mark)
      const above = (micros(base) - mark) * BigInt(parseRate(rate) ?? 0n)
      expect(Number(micros(share))).toBeCloseTo(Number(above) / 1e12, 0)
      mark = micros(base)
    }
    const [told] = (await mine()).data
    const paid = shares.reduce((sum, { share }) => sum + micros(share), 0n)
    expect(micros(told?.sharesPaid ?? '')).toBe(paid)
    expect(told).toMatchObject({ highWater: shares.at(-1)?.base, result: shares.at(-1)?.base })
    expect((await records({ kind: 'shared' })).total).toBe(2)
    expect((await records({ leaderId: 'other' })).total).toBe(0)
    const first = await records({ size: 4 })
    const second = await records({ size: 4, after: first.next ?? '' })
    expect([...first.data, ...second.data]).toEqual(data)
    expect((await verifyTape(database, 'genesis')).findings).toEqual([])
  })

  it('are of nobody else', async () => {
    await follow()
    await stage.lead(engine.trade(leader, `${leader}-o`))
    expect((await records({}, leader)).total).toBe(0)
    expect((await mine(leader)).total).toBe(0)
    expect(await pause({ paused: true }, memberContext(leader))).toEqual(NOT_FOUND)
    expect(await unfollow({ close: true }, memberContext(leader))).toEqual(NOT_FOUND)
  })
})

async function handleOutbox(tx: Queryable, batch: readonly OutboxMessage[]) {
  for (const told of batch)
    await addMessages(tx, await copyMessagesOf({ tx, rowSeal: TEST_ROW_SEAL }, told), 1)
  return []
}

describe('followers are told', () => {
  const messages = async (name = follower) => {
    const reader = { handle: handleOutbox, onCommitted: () => {} }
    await drainOutbox(database, reader)
    return await database.query<{ template: string; message_values: Record<string, string> }>(
      'SELECT template, message_values, about_kind, about_id FROM message WHERE user_id = $1 ORDER BY number',
      [`user of ${name}`],
    )
  }

  const aboutLeader = (kind: string) => ({ about_kind: kind, about_id: shownId(leader) })

  it('of the third order in a row that was not copied, once', async () => {
    await follow({ fixedLots: '0.01' })
    for (const order of ['a', 'b', 'c', 'd']) {
      await stage.lead(engine.trade(leader, `${leader}-${order}`))
      expect(await messages()).toHaveLength(order < 'c' ? 0 : 1)
    }
    const name = shownName(leader)
    expect(await messages()).toMatchObject([
      { template: 'copy-skipped', message_values: { name }, ...aboutLeader('copy_skips') },
    ])
  })

  it('of no order that a pause kept from them', async () => {
    await follow()
    await pause({ paused: true })
    for (const order of ['a', 'b', 'c'])
      await stage.lead(engine.trade(leader, `${leader}-${order}`))
    expect(await messages()).toEqual([])
  })

  it('of a leader who leads no more, and of a copy stop', async () => {
    await follow({ stopLoss: '0.1' })
    await stage.lead(engine.trade(leader, `${leader}-o`))
    await engine.ask({ kind: 'set-leading', accountId: leader, terms: undefined })
    await stage.move('60000')
    await eventually('the stop', async () => (await mine()).data[0]?.status === 'ended')
    const told = await messages()
    expect(told.map(({ template }) => template)).toEqual(['copy-leader-stopped', 'copy-stop'])
    expect(told).toMatchObject([aboutLeader('leader'), aboutLeader('follow')])
    expect(told[1]?.message_values).toEqual({ name: shownName(leader), loss: '50.00' })
    await stage.move('64000')
  })
})

it('a share that nobody took is found by the check', async () => {
  await follow()
  await stage.lead(engine.trade(leader, `${leader}-o`))
  const orderId = `${leader}-o@${follower}`
  await database.query(
    `INSERT INTO copy_share SELECT $1, 1, $2, $3, 1, 0.1, '0/1', '9/1', 900000, 1`,
    [orderId, follower, leader],
  )
  const { findings } = await verifyTape(database, 'genesis')
  expect(findings).toEqual([expect.stringContaining(`copy_share ${orderId} 1`)])
})

it('leaders of follows have their names after a start, before anybody reads a list', async () => {
  await follow()
  const names = createLeaderNames({ ...stage.sealed, bus: createTestBus() })
  expect(names.leaderOf(leader).name).toBe('')
  await names.ready()
  expect(names.leaderOf(leader)).toEqual({ leaderId: shownId(leader), name: shownName(leader) })
})
