// What the house owes: every account of the installation once a day, and the proof for each.

import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { type Figures, readLeaf } from '@fairtick/proof/liability-leaf'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { isDeclined } from '@fairtick/wire/handler'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asMember, faultOf, openLiabilities } from './liabilities-fixture.ts'
import { forgetLeaves, newestLiabilityRoot } from './public.ts'

/** The day of the operator after the one in which the engine began. */
const FIRST_DAY = Date.UTC(2026, 0, 6) / DAY_MS

let database: TestDatabase
let house: Awaited<ReturnType<typeof openLiabilities>>
let publish: () => Promise<void>

beforeEach(async () => {
  database = await openTestDatabase()
  house = await openLiabilities(database)
  publish = house.createJob()
  for (const id of ['a', 'b']) await house.engine.open(id)
  await house.move('64000')
})
afterEach(async () => {
  await house.engine.stop()
  await database.close()
})

const member = (id: string) => `user of ${id}`

async function proofOf(id: string, day = FIRST_DAY) {
  const given = { query: { day }, body: {} }
  const answer = await house.calls.liabilityProof(given, asMember(member(id)))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

async function figuresOf(id: string, day = FIRST_DAY): Promise<Figures> {
  const leaf = readLeaf((await proofOf(id, day)).leaf)
  if (leaf === undefined) throw new Error('no leaf')
  return leaf.figures
}

async function list(before?: number) {
  const given = { query: { before }, body: {} }
  const answer = await house.calls.liabilities(given, { ...asMember(''), caller: undefined })
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

describe('a leaf', () => {
  it('has all that an account is owed, open profit included, and proves it', async () => {
    await house.engine.trade('a', 'rises', { lots: '3' })
    await house.engine.trade('b', 'falls', { direction: 'short' })
    await house.engine.buy('b', 'option', { stake: '25', durationSeconds: 86_400 })
    await house.passDay()
    await house.engine.buy('b', 'later', { stake: '30', durationSeconds: 86_400 })
    await database.asOwner(`UPDATE account SET salary = 4000000, withdrawal_hold = 7000000
      WHERE id = 'a'`)
    await database.asOwner(`INSERT INTO payable_reward VALUES ('a', 1, 1500000), ('a', 2, 250000)`)
    await house.move('64500')
    await publish()
    const rows = await database.query<{ id: string; cash: bigint; stake: bigint }>(
      'SELECT id, cash, stake FROM account ORDER BY id',
    )
    // 3 lots of 0.01 from 64001.25 to 64498.75.
    expect(await figuresOf('a')).toEqual({
      ...{ cash: rows[0]?.cash, stake: 0n, hold: 7_000_000n, salary: 4_000_000n },
      ...{ rewards: 1_750_000n, profit: 14_925_000n },
    })
    // Its short loses: nothing is added, and nothing taken off.
    expect(await figuresOf('b')).toEqual({
      ...{ cash: rows[1]?.cash, stake: 30_000_000n, hold: 0n, salary: 0n },
      ...{ rewards: 0n, profit: 0n },
    })
    for (const id of ['a', 'b']) expect(faultOf(await proofOf(id), member(id))).toBeUndefined()
    expect(faultOf(await proofOf('a'), member('b'))).toBe('member')
    const { marks, accounts, deficits } = (await proofOf('a')).tree
    expect(marks).toEqual([{ symbol: 'BTCUSDT', seq: house.market.seq, price: '64500' }])
    expect({ accounts, deficits }).toEqual({
      ...{ accounts: 2, deficits: { count: 0, total: '0.000000' } },
    })
  })

  it('of an account in debt is not below zero; the debt is told apart', async () => {
    await house.engine.trade('a', 'carries', { lots: '1' })
    await house.passDay()
    await house.move('64500')
    // Open profit of 4.975 carries a cash of −1; b owes 2 and has 3 staked.
    await database.asOwner(`UPDATE account SET cash = -1000000 WHERE id = 'a'`)
    await database.asOwner(`UPDATE account SET cash = -2000000, stake = 3000000 WHERE id = 'b'`)
    await publish()
    expect(await figuresOf('a')).toMatchObject({ cash: 0n, profit: 3_975_000n })
    expect(await figuresOf('b')).toMatchObject({ cash: 0n, stake: 3_000_000n, profit: 0n })
    const { total, deficits } = (await proofOf('b')).tree
    expect(total).toBe('6.975000')
    expect(deficits).toEqual({ count: 1, total: '2.000000' })
    expect(faultOf(await proofOf('b'), member('b'))).toBeUndefined()
  })

  it('stands in a tree of many pages, which sums all accounts of its kind', async () => {
    await database.asOwner(`INSERT INTO account (id, user_id, kind, cash, stake, withdrawal_hold,
        salary) SELECT 'm' || n, 'user of m' || n, 'practice', n * 1000, 1, 2, 3
      FROM generate_series(1, 700) n`)
    await database.asOwner(`INSERT INTO account (id, user_id, kind, cash, stake, withdrawal_hold,
        salary) VALUES ('real', 'user of a', 'real', 5, 0, 0, 0)`)
    await house.passDay()
    await publish()
    const sum = 2n * 10_000_000_000n + (700n * 701n * 1000n) / 2n + 700n * 6n
    const [tree] = (await list()).days
    expect(tree).toMatchObject({ kind: 'practice', accounts: 702 })
    expect(tree?.total.replace('.', '')).toBe(String(sum))
    const indexes = new Set<number>()
    for (const id of ['a', 'b', ...Array.from({ length: 700 }, (_, n) => `m${n + 1}`)]) {
      const proof = await proofOf(id)
      expect(faultOf(proof, member(id)), id).toBeUndefined()
      expect(proof.tree.root).toBe(tree?.root)
      indexes.add(proof.index)
    }
    expect(indexes.size).toBe(702)
    const [{ text } = { text: '' }] = await database.query<{ text: string }>(
      'SELECT string_agg(p::text, $1) AS text FROM liability_page p',
      ['\n'],
    )
    expect(text).not.toMatch(/user of|m700/)
  })

  it('of the next day has nothing in common with the one before', async () => {
    await house.passDay()
    await publish()
    await house.passDay()
    await publish()
    const [first, second] = [await proofOf('a'), await proofOf('a', FIRST_DAY + 1)]
    expect(first.salt).not.toBe(second.salt)
    expect(readLeaf(first.leaf)?.id).not.toBe(readLeaf(second.leaf)?.id)
    expect(await figuresOf('a', FIRST_DAY + 1)).toEqual(await figuresOf('a'))
  })
})

describe('a tree', () => {
  it('is published once a day, from the first day that begins on', async () => {
    await publish()
    expect(await newestLiabilityRoot(database)).toBeUndefined()
    expect(await list()).toEqual({
      days: [],
      held: null,
      nextTime: Date.UTC(2026, 0, 6) - 9 * HOUR_MS,
    })
    await house.passDay()
    await Promise.all([publish(), house.createJob()()])
    const [tree, ...others] = (await list()).days
    expect(others).toEqual([])
    expect(tree?.day).toBe(FIRST_DAY)
    expect(await newestLiabilityRoot(database)).toEqual({ day: FIRST_DAY, root: tree?.root })
    await house.engine.open('late')
    await publish()
    expect((await list()).days).toEqual([tree])
    const late = { query: { day: FIRST_DAY }, body: {} }
    expect(await house.calls.liabilityProof(late, asMember(member('late')))).toEqual({
      declined: 'not_found',
    })
    await house.passDay()
    await publish()
    expect((await list()).days.map(({ day }) => day)).toEqual([FIRST_DAY + 1, FIRST_DAY])
    expect((await list(FIRST_DAY + 1)).days).toEqual([tree])
  })

  it('of a live installation has the real accounts', async () => {
    await house.passDay()
    await house.createJob('live')()
    expect((await list()).days).toMatchObject([
      { kind: 'real', accounts: 0, total: '0.000000', marks: [] },
    ])
  })

  it('is not made while an open contract has no price', async () => {
    await house.engine.trade('a', 'open')
    await house.passDay()
    house.market.price = undefined
    await expect(publish()).rejects.toThrow('BTCUSDT has no price')
    expect((await list()).days).toEqual([])
    house.market.price = '64000'
    await publish()
    expect((await list()).days).toHaveLength(1)
  })

  it('counts each customer who asks for a proof once', async () => {
    await house.passDay()
    await publish()
    expect((await list()).days[0]?.checked).toBe(0)
    for (const id of ['a', 'a', 'b']) await proofOf(id)
    expect((await list()).days[0]?.checked).toBe(2)
  })
})

describe('what was published', () => {
  beforeEach(async () => {
    await house.passDay()
    await publish()
  })

  it.each([
    'UPDATE liability_tree SET total = 0',
    'DELETE FROM liability_tree',
    `UPDATE liability_page SET leaves = '[]'`,
    'DELETE FROM liability_page',
  ])('cannot be changed: %s', async (sql) => {
    await expect(database.asOwner(sql)).rejects.toThrow(/append-only|are kept/)
    await expect(database.query(sql)).rejects.toThrow()
  })

  it('loses its leaves after 35 days, and keeps its root', async () => {
    await proofOf('a')
    const pages = () => database.query('SELECT day FROM liability_page')
    const later = (days: number) =>
      database.asOwner(`INSERT INTO liability_tree SELECT ${FIRST_DAY + days}, account_kind, time,
        tape_position, size, total, tree, deficit_count, deficit_total, marks, root
        FROM liability_tree WHERE day = ${FIRST_DAY}`)
    await later(34)
    await forgetLeaves(database)
    expect(await pages()).toHaveLength(1)
    await later(35)
    await forgetLeaves(database)
    expect(await pages()).toEqual([])
    expect(await database.query('SELECT leaf_id FROM liability_check')).toEqual([])
    expect((await list()).days.at(-1)).toMatchObject({ day: FIRST_DAY, checked: 1 })
    const given = { query: { day: FIRST_DAY }, body: {} }
    expect(await house.calls.liabilityProof(given, asMember(member('a')))).toEqual({
      declined: 'not_found',
    })
  })

  it('is refused by the app when a row of it was altered', async () => {
    await database.asOwner(`ALTER TABLE liability_tree DISABLE TRIGGER ALL;
      ALTER TABLE liability_page DISABLE TRIGGER ALL;
      UPDATE liability_tree SET deficit_count = 1`)
    expect(faultOf(await proofOf('a'), member('a'))).toBe('root')
    await database.asOwner(`UPDATE liability_tree SET deficit_count = 0;
      UPDATE liability_page SET leaves = replace(leaves::text, 'cash 10000.', 'cash 20000.')::json`)
    expect(faultOf(await proofOf('a'), member('a'))).toBe('tree')
  })
})
