// Deposits from the call to the credit, on a real engine and database (TR-7).

import { parsePrice } from '@fairtick/core/numbers/price'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { drainTestInbox, TEST_ROW_SEAL, waitingInInbox } from '@fairtick/server/test/row-seal'
import { CONTRACT } from '@fairtick/wire/api-contract'
import { MAX_PENDING_DEPOSITS } from '@fairtick/wire/deposit-rules'
import { isDeclined, NOT_FOUND } from '@fairtick/wire/handler'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../../engine/engine-fixture.ts'
import { reconcile } from '../../engine/verify/reconciliation.ts'
import type { Queryable } from '../../platform/database.ts'
import { saveLimit } from '../limits/public.ts'
import { parseDepositMethods, readDepositMethods } from './deposit-methods.ts'
import { as, type DepositStage, METHODS, openDepositStage } from './deposits-fixture.ts'
import {
  failDeposit,
  listDepositCases,
  readDepositCase,
  reviewDeposit,
} from './review/review-deposit.ts'
import { loadWaitingDeposits, sumWaitingDeposits } from './store.ts'

let database: TestDatabase
let engine: EngineFixture
let stage: DepositStage

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock())
  stage = openDepositStage(database, engine)
  for (const userId of ['a', 'b']) await stage.enter(userId)
})

afterEach(async () => {
  await engine.stop()
  await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
  await database.close()
})

const WAITING = { status: 'pending', mode: 'practice' } as const

const submit = async (
  userId: string,
  wish: { amount?: string; id?: string; voucher?: string } = {},
  context = as(userId),
) => {
  const voucher = wish.voucher ?? (await stage.voucher(userId))
  const body = { id: wish.id ?? 'yen', amount: wish.amount ?? '15000', voucher }
  return await stage.calls.submitDeposit({ query: {}, body }, context)
}
const submitted = async (...given: Parameters<typeof submit>): Promise<DepositRecord> => {
  const answer = await submit(...given)
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}
const cancel = (userId: string, id: string, context = as(userId)) =>
  stage.calls.cancelDeposit({ query: {}, body: { id } }, context)
const review = (id: string, staffId = 'staff', office = stage.dependencies) =>
  database.transaction((tx) => reviewDeposit(office, tx, { id, staffId }))
const fail = (id: string) =>
  database.transaction((tx) =>
    failDeposit(stage.dependencies, tx, { id, staffId: 'staff', reason: 'not_received' }),
  )
const records = async (userId: string, query = {}) => {
  const answer = await stage.calls.deposits({ query, body: {} }, as(userId))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

describe('what is told of a payment', () => {
  it('waits and credits nothing (TR-7)', async () => {
    const record = await submitted('a')
    expect(record).toMatchObject({ status: 'pending', amount: '15000', currency: 'JPY' })
    await stage.settle()
    expect(await stage.cash('a')).toBe(10_000_000_000n)
    expect(await records('a')).toMatchObject({ data: [record], total: 1 })
    expect(await records('b')).toMatchObject({ data: [], total: 0 })
    expect(stage.told).toMatchObject([
      { userId: 'a', account: 'practice', body: { event: 'deposit', record } },
    ])
  })

  it('is held to limits of who was there before, whose figures are nobody else’s (H12)', async () => {
    const staff = { declined: 'refused', code: 'locked' }
    await database.query(
      `INSERT INTO account_link (id, later_user_id, earlier_user_id, signals, binds, found_time,
         status, seal)
       VALUES ('l', 'b', 'a', '{bank}', true, 0, 'open', '')`,
    )
    const limit = { field: 'depositDay', value: '150', pending: undefined } as const
    await saveLimit(database, TEST_ROW_SEAL, 'a', limit)
    await submitted('a')
    const beyond = await submit('b')
    expect(beyond).toEqual({ ...staff, detail: { flag: 'deposits', reason: 'linked_account' } })
    await database.query(`UPDATE account_link SET binds = false`)
    expect(await submit('b')).toHaveProperty('id')
  })

  it('lies within the limits of its method', async () => {
    expect(await submit('a', { amount: '999' })).toMatchObject({
      ...{ code: 'below_minimum', detail: { minimum: '1000' } },
    })
    expect(await submit('a', { amount: '100001' })).toMatchObject({
      ...{ code: 'above_maximum', detail: { maximum: '100000' } },
    })
    expect(await submit('a', { amount: '0' })).toMatchObject({
      declined: 'invalid',
      fields: { amount: [{ problem: 'below_minimum' }] },
    })
    expect(await submit('a', { id: 'gold' })).toBe(NOT_FOUND)
  })

  it.each([
    ['coin', '0.00123456', undefined],
    ['coin', '0.001234567', { problem: 'too_many_decimals', values: { maximum: 8 } }],
    ['yen', '1000.5', 'whole_number'],
    ['yen', '1000', undefined],
    ['dollar', '20.12', undefined],
    ['dollar', '20.123', { problem: 'too_many_decimals', values: { maximum: 2 } }],
    ['usdt', '20.123456', undefined],
    ['usdt', '1e3', 'decimal'],
  ])('has the decimals of its method: %s %s', async (id, amount, problem) => {
    const answer = await submit('a', { id, amount })
    expect(answer).toMatchObject(
      problem === undefined ? { amount } : { declined: 'invalid', fields: { amount: [problem] } },
    )
  })

  it('comes over the wire with the decimals of any coin', () => {
    const body = { id: 'coin', amount: '0.00123456', voucher: 'v' }
    expect(CONTRACT.submitDeposit.body.safeParse(body).success).toBe(true)
  })

  it('needs a voucher of one’s own', async () => {
    const ofB = await stage.voucher('b')
    const avatar = await stage.voucher('a', 'face', 'avatar')
    for (const voucher of [ofB, avatar, 'nothing']) {
      expect(await submit('a', { voucher })).toBe(NOT_FOUND)
    }
    const used = await stage.voucher('a')
    await submitted('a', { voucher: used })
    const [file] = await database.query('SELECT used_time FROM file WHERE id = $1', [used])
    expect(file).toEqual({ used_time: expect.any(BigInt) })
  })

  it('is of nobody whose deposits are locked (TR-12)', async () => {
    // In the transaction that it is asked in: the embedded database has no other connection.
    const findLock = async (tx: Queryable, userId: string) => {
      const [row] = await tx.query<{ found: boolean }>('SELECT $1 = $2 AS found', [userId, 'a'])
      return row?.found ? 'legal_order' : undefined
    }
    stage = openDepositStage(database, engine, { findLock })
    expect(await submit('a', { voucher: 'x' })).toMatchObject({
      ...{ code: 'locked', detail: { reason: 'legal_order' } },
    })
  })

  it('waits in a queue that has an end', async () => {
    const voucher = await stage.voucher('a')
    for (let count = 0; count < MAX_PENDING_DEPOSITS; count += 1) await submitted('a', { voucher })
    expect(await submit('a', { voucher })).toMatchObject({ declined: 'too_many' })
    expect(await submit('b')).toMatchObject({ status: 'pending' })
  })

  it('happens once per key, and the first answer is given again', async () => {
    const key = as('a', { key: 'k' })
    const voucher = await stage.voucher('a')
    const first = await submitted('a', { voucher }, key)
    const again = await Promise.all([1, 2, 3].map(() => submit('a', { voucher }, key)))
    expect(again).toEqual([first, first, first])
    expect((await records('a')).total).toBe(1)
    expect(stage.told).toHaveLength(1)
    const other = as('a', { key: 'k', bodyHash: 'other' })
    await expect(submit('a', { voucher }, other)).rejects.toThrow(/k/)
    expect(await submit('b', {}, as('b', { key: 'k' }))).toMatchObject({ status: 'pending' })
  })
})

describe('a review', () => {
  it('credits at the rate of the method, once, with the reviewer on the record (TR-7)', async () => {
    const { id } = await submitted('a')
    expect(await review(id, 'rei')).toMatchObject({
      ...{ reviewedBy: 'rei', rate: parsePrice('0.0065') },
    })
    expect(await cancel('a', id)).toBe(NOT_FOUND)
    expect(await review(id, 'other')).toBeUndefined()
    expect(await fail(id)).toBeUndefined()
    await stage.settle()
    await stage.settle()
    expect(await stage.cash('a')).toBe(10_097_500_000n)
    expect((await records('a')).data).toMatchObject([
      { status: 'success', rate: '0.0065', credited: '97.5', approvedTime: expect.any(Number) },
    ])
    expect(stage.told.at(-1)).toMatchObject({ body: { record: { status: 'success' } } })
    expect(await waitingInInbox(database)).toEqual([])
  })

  it('takes the rate of its own moment, not that of the submit', async () => {
    const { id } = await submitted('a', { id: 'usdt', amount: '100' })
    const usdt = METHODS.get('usdt')?.wire
    const methods = parseDepositMethods(usdt ? [{ ...usdt, rateToUsd: '0.5' }] : [])
    expect(await review(id, 'rei', { ...stage.dependencies, methods })).toBeDefined()
    await stage.settle()
    expect(await stage.cash('a')).toBe(10_050_000_000n)
    const other = await submitted('a')
    expect(await review(other.id, 'rei', { ...stage.dependencies, methods })).toBeUndefined()
  })

  it('that fails it credits nothing and says why', async () => {
    const { id } = await submitted('a')
    expect(await fail(id)).toMatchObject({ status: 'failed', reason: 'not_received' })
    expect(await review(id)).toBeUndefined()
    await stage.settle()
    expect(await stage.cash('a')).toBe(10_000_000_000n)
    expect((await records('a', { status: 'failed' })).data).toMatchObject([
      { id, reason: 'not_received' },
    ])
    expect(stage.told.at(-1)).toMatchObject({ body: { record: { status: 'failed' } } })
  })

  it('names on each of five deposits with one picture the four others (REL-46)', async () => {
    const voucher = await stage.voucher('a', 'same')
    const again = await stage.voucher('a', 'same')
    const deposits = []
    for (const file of [voucher, voucher, voucher, again]) {
      deposits.push(await submitted('a', { voucher: file }))
    }
    deposits.push(await submitted('b', { voucher: await stage.voucher('b', 'same') }))
    const ids = deposits.map(({ id }) => id)
    const { rows } = await listDepositCases(database, { ...WAITING, page: 1, size: 10 })
    expect(rows.map(({ sameVoucher }) => sameVoucher)).toEqual(
      ids.map((own) => ids.filter((id) => id !== own)),
    )
  })

  it('shows the same picture brought twice, whoever brought it (REL-46)', async () => {
    const one = await submitted('a', { voucher: await stage.voucher('a', 'same') })
    const two = await submitted('b', { voucher: await stage.voucher('b', 'same') })
    const three = await submitted('b')
    expect((await readDepositCase(database, one.id))?.sameVoucher).toEqual([two.id])
    const waiting = { ...WAITING, page: 1, size: 10 } as const
    const { rows, total } = await listDepositCases(database, waiting)
    expect(rows.map(({ sameVoucher }) => sameVoucher)).toEqual([[two.id], [one.id], []])
    expect(total).toBe(3)
    await review(three.id)
    expect((await listDepositCases(database, waiting)).total).toBe(2)
    const approved = await listDepositCases(database, { ...waiting, status: 'approved' })
    expect(approved.rows.map(({ deposit }) => deposit.id)).toEqual([three.id])
  })

  it('TR-12.2: of practice waits apart once real money moves, and is no work that can be done', async () => {
    const [one, approved] = [await submitted('a'), await submitted('b')]
    await review(approved.id)
    const idsOf = async (
      status: 'pending' | 'approved' | 'left_over',
      mode: 'live' | 'practice',
    ) => {
      const { rows } = await listDepositCases(database, { status, mode, page: 1, size: 10 })
      return rows.map(({ deposit }) => deposit.id)
    }
    expect(await idsOf('pending', 'practice')).toEqual([one.id])
    expect(await idsOf('left_over', 'practice')).toEqual([])
    expect(await loadWaitingDeposits(database, 'practice')).toMatchObject({
      ...{ pending: 1, approved: 1, leftOver: 0 },
      oldestMs: one.submitTime,
    })
    const sums = [one, approved].map(({ currency, amount }) => [currency, amount])
    const summed = await sumWaitingDeposits(database, 'practice')
    expect(summed.map(({ currency, amount }) => [currency, amount])).toEqual(sums)
    expect(await idsOf('pending', 'live')).toEqual([])
    expect(await idsOf('approved', 'live')).toEqual([])
    expect(await idsOf('left_over', 'live')).toEqual([one.id, approved.id])
    expect(await loadWaitingDeposits(database, 'live')).toMatchObject({
      ...{ pending: 0, approved: 0, leftOver: 2, oldestMs: null, oldestApprovedMs: null },
    })
    expect(await sumWaitingDeposits(database, 'live')).toEqual([])
  })

  it('is undone by a rollback of what it is part of', async () => {
    const { id } = await submitted('a')
    const work = database.transaction(async (tx) => {
      await reviewDeposit(stage.dependencies, tx, { id, staffId: 'rei' })
      throw new Error('no audit entry')
    })
    await expect(work).rejects.toThrow('no audit entry')
    await stage.settle()
    expect(await stage.cash('a')).toBe(10_000_000_000n)
    expect(await cancel('a', id)).toMatchObject({ status: 'cancelled' })
  })

  it('ends in words when the engine refuses it', async () => {
    await submitted('a')
    await database.query(
      `INSERT INTO deposit (id, user_id, account_id, account_kind, method_id, currency, channel,
         amount, voucher_file, voucher_hash, submitted_time)
       SELECT 'real', user_id, 'real a', 'real', method_id, currency, channel, amount,
         voucher_file, voucher_hash, submitted_time FROM deposit`,
    )
    expect(await review('real')).toBeDefined()
    await stage.settle()
    const [row] = await database.query(`SELECT status, reason FROM deposit WHERE id = 'real'`)
    expect(row).toEqual({ status: 'failed', reason: 'account_closed' })
    expect(await waitingInInbox(database)).toEqual([])
  })
})

describe('the inbox', () => {
  it('asks again after a stop between answer and note, and credits once', async () => {
    const { id } = await submitted('a')
    await review(id)
    const stopping = () => Promise.reject(new Error('stopped'))
    const stopped = drainTestInbox({ ...database, transaction: stopping }, engine.ask)
    await expect(stopped).rejects.toThrow('stopped')
    expect(await waitingInInbox(database)).toEqual([`deposit:${id}`])
    await Promise.all([drainTestInbox(database, engine.ask), drainTestInbox(database, engine.ask)])
    await stage.settle()
    expect(await stage.cash('a')).toBe(10_097_500_000n)
    expect(await waitingInInbox(database)).toEqual([])
  })

  it('keeps what the engine did not answer', async () => {
    const ids = [await submitted('a'), await submitted('b')].map(({ id }) => id)
    for (const id of ids) await review(id)
    let asked = 0
    const away: typeof engine.ask = (draft, key) => {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('away')) : engine.ask(draft, key)
    }
    await expect(drainTestInbox(database, away)).rejects.toThrow('away')
    expect(await waitingInInbox(database)).toEqual([`deposit:${ids[0]}`])
    await stage.settle()
    expect(await stage.cash('a')).toBe(10_097_500_000n)
    expect(await stage.cash('b')).toBe(10_097_500_000n)
  })
})

describe('the record', () => {
  it('is cancelled by its owner alone, once, until it is approved', async () => {
    const { id } = await submitted('a')
    expect(await cancel('b', id)).toBe(NOT_FOUND)
    const key = as('a', { key: 'c' })
    expect(await cancel('a', id, key)).toMatchObject({ status: 'cancelled' })
    expect(await cancel('a', id, key)).toMatchObject({ status: 'cancelled' })
    expect(await cancel('a', id)).toBe(NOT_FOUND)
    expect(await review(id)).toBeUndefined()
  })

  it('is final in the tables', async () => {
    const { id } = await submitted('a')
    await expect(database.asOwner('UPDATE deposit SET amount = 1')).rejects.toThrow(/final/)
    await expect(database.asOwner('DELETE FROM deposit')).rejects.toThrow()
    await review(id)
    await expect(database.asOwner('UPDATE deposit SET rate = 9')).rejects.toThrow(/final/)
    await stage.settle()
    await expect(
      database.asOwner(`UPDATE deposit SET status = 'pending', ended_time = NULL, credited = NULL`),
    ).rejects.toThrow(/final/)
  })
})

describe('methods', () => {
  it('take what their currency can be sent in', () => {
    const decimals = [...readDepositMethods().values()].map(({ wire }) => [wire.id, wire.decimals])
    expect(Object.fromEntries(decimals)).toEqual({
      ...{ 'usdt-trc20': 6, 'usdt-erc20': 6, btc: 8, 'jpy-bank': 0, 'usd-bank': 2 },
    })
  })

  it('that ship can be read and pay to nobody', () => {
    const methods = [...readDepositMethods().values()].map(({ wire }) => wire)
    expect(methods.length).toBeGreaterThan(3)
    for (const { address, bank, qr } of methods) {
      expect(qr).toBe(address)
      expect(address ?? bank?.reference).toMatch(/PRACTICE/)
    }
  })

  it('are refused with a limit, an amount or a rate that cannot be', () => {
    const yen = METHODS.get('yen')?.wire
    if (!yen) throw new Error('no method')
    for (const wrong of [
      ...[
        { min: '0' },
        { max: '10' },
        { recommended: ['1'] },
        { rateToUsd: '0' },
        { min: '1000.5' },
        { decimals: -1 },
        { decimals: 9 },
        { max: '999999999999', rateToUsd: '2' },
      ],
      ...[{ bank: null }, { channel: 'crypto' as const }],
    ]) {
      expect(() => parseDepositMethods([{ ...yen, ...wrong }])).toThrow(/yen/)
    }
    expect(() => parseDepositMethods([yen, yen])).toThrow(/one id/)
  })
})
