// The books are reconciled in pages: what was read before is not read again, and each kind of
// difference shows, wherever in them it is (REL-2).

import { openTestDatabase, type TestDatabase } from '@fairtick/testkit/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../platform/database.ts'
import { createReconciler, reconcile } from './reconciliation.ts'

/** More than a page of each. */
const ACCOUNTS = 5_003
const ROUNDS = 3

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
  await database.asOwner(`
    INSERT INTO account (id, user_id, kind, cash, stake, withdrawal_hold, salary)
    SELECT 'a' || n, 'u' || n, CASE n % 2 WHEN 0 THEN 'real' ELSE 'practice' END, 0, 0, 0, 0
    FROM generate_series(1, ${ACCOUNTS}) AS n`)
  for (let round = 1; round <= ROUNDS; round += 1) await enter(`r${round}`)
})

afterEach(() => database.close())

/** To each account 70 in cash and 30 that are held. */
async function enter(round: string, accounts = 'true'): Promise<void> {
  await database.asOwner(`
    INSERT INTO journal_entry (reason, cause_id, account_id, account_kind, time, tape_position,
                               ledgers, amounts, cash_change, cash_after)
    SELECT 'deposit', '${round} ' || id, id, kind, 1, 1, '{1,3,105}', '{70,30,-100}', 70, 70
    FROM account WHERE ${accounts};
    UPDATE account SET cash = cash + 70, withdrawal_hold = withdrawal_hold + 30 WHERE ${accounts}`)
}

const CLEAN = { isClean: true, differing: [], totals: { practice: '0', real: '0' } }

describe('the books', () => {
  it('are in order, also when they are read on', async () => {
    const look = createReconciler(database)
    expect(await look()).toEqual(CLEAN)
    await enter('later', `id = 'a7'`)
    expect(await look()).toEqual(CLEAN)
    expect(await reconcile(database)).toEqual(CLEAN)
  })

  it.each(['cash', 'stake', 'withdrawal_hold', 'salary'])(
    'name the account whose %s was altered, until it is put right',
    async (column) => {
      const look = createReconciler(database)
      await look()
      await database.asOwner(`UPDATE account SET ${column} = ${column} + 1 WHERE id = 'a999'`)
      expect(await look()).toMatchObject({ isClean: false, differing: ['a999'] })
      await database.asOwner(`UPDATE account SET ${column} = ${column} - 1 WHERE id = 'a999'`)
      expect(await look()).toEqual(CLEAN)
    },
  )

  it('name the account of an entry that changed no balance, and at most ten', async () => {
    await database.asOwner(`UPDATE account SET cash = cash - 70 WHERE id = 'a1'`)
    expect(await reconcile(database)).toMatchObject({ isClean: false, differing: ['a1'] })
    await database.asOwner('UPDATE account SET cash = cash + 1')
    const { differing } = await reconcile(database)
    expect(differing.length).toBe(10)
  })

  it('name an account that is gone, or of the other kind', async () => {
    await database.asOwner(`DELETE FROM account WHERE id = 'a5'`)
    expect(await reconcile(database)).toMatchObject({ isClean: false, differing: ['a5'] })
    await database.asOwner(`UPDATE account SET kind = 'real' WHERE id = 'a7'`)
    expect((await reconcile(database)).differing).toEqual(['a7', 'a5'])
  })

  it('tell postings that do not come to nothing', async () => {
    await database.asOwner(`
      ALTER TABLE journal_entry DROP CONSTRAINT journal_entry_balanced;
      INSERT INTO journal_entry (reason, cause_id, account_id, account_kind, time, tape_position,
                                 ledgers, amounts, cash_change, cash_after)
      VALUES ('deposit', 'odd', 'a2', 'real', 1, 1, '{105}', '{-5}', 0, 0)`)
    expect(await reconcile(database)).toEqual({
      ...{ isClean: false, differing: [] },
      totals: { practice: '0', real: '-5' },
    })
  })
})

it('each entry is read once, and who asks meanwhile gets the same', async () => {
  let read = 0n
  const counted = (query: Database['query']): Database['query'] => {
    return async (sql, parameters) => {
      if (sql.includes('FROM posting')) read += BigInt(String(parameters?.[1])) - from(parameters)
      return await query(sql, parameters)
    }
  }
  const from = (parameters: readonly unknown[] | undefined) => BigInt(String(parameters?.[0]))
  const look = createReconciler({
    ...database,
    query: counted(database.query),
    transaction: (work) => database.transaction((tx) => work({ query: counted(tx.query) })),
  })
  const [first, second] = await Promise.all([look(), look()])
  expect(second).toBe(first)
  expect(read).toBe(BigInt(ROUNDS * ACCOUNTS))
  await enter('later', `id = 'a7'`)
  await look()
  expect(read).toBe(BigInt(ROUNDS * ACCOUNTS + 1))
})
