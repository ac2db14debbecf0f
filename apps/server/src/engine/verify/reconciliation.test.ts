// The books are reconciled in pages: what was read before is not read again, and each kind of
// difference shows, wherever in them it is (REL-2).

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Queryable } from '../../platform/database.ts'
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
      ALTER DOMAIN balanced_amounts DROP CONSTRAINT balanced_amounts_check;
      INSERT INTO journal_entry (reason, cause_id, account_id, account_kind, time, tape_position,
                                 ledgers, amounts, cash_change, cash_after)
      VALUES ('deposit', 'odd', 'a2', 'real', 1, 1, '{105}', '{-5}', 0, 0)`)
    expect(await reconcile(database)).toEqual({
      ...{ isClean: false, differing: [] },
      totals: { practice: '0', real: '-5' },
    })
  })

  it('are read anew before a difference is told', async () => {
    const look = createReconciler(database)
    await look()
    await database.asOwner(`
      ALTER TABLE journal_entry DISABLE TRIGGER journal_entry_append_only;
      UPDATE journal_entry SET amounts = '{71,30,-101}' WHERE cause_id = 'r1 a3';
      UPDATE account SET cash = cash + 1 WHERE id = 'a3'`)
    expect(await look()).toEqual(CLEAN)
  })
})

/** Behind which entry each reading of the journal began, alone or with accounts. */
function watchReading() {
  const begins: { readonly catchUp: string[]; readonly beside: string[] } = {
    ...{ catchUp: [], beside: [] },
  }
  const query: Queryable['query'] = async (sql, parameters) => {
    if (sql.includes('UNION ALL')) begins.beside.push(String(parameters?.[0]))
    else if (sql.includes('FROM posting')) begins.catchUp.push(String(parameters?.[0]))
    return await database.query(sql, parameters)
  }
  return { begins, query }
}

it('each entry is read once, and who asks meanwhile gets the same', async () => {
  const { begins, query } = watchReading()
  const look = createReconciler({ query })
  const [first, second] = await Promise.all([look(), look()])
  expect(second).toBe(first)
  const entered = ROUNDS * ACCOUNTS
  expect(begins.catchUp).toEqual(['0', '2000', '4000', '6000', '8000', '10000', '12000', '14000'])
  expect(new Set(begins.beside)).toEqual(new Set([String(entered)]))
  await enter('later', `id = 'a7'`)
  await look()
  expect(begins.catchUp.slice(8)).toEqual([String(entered)])
  expect(begins.beside.at(-1)).toBe(String(entered + 1))
})

it('others get a turn after each page', async () => {
  const { begins, query } = watchReading()
  let turns = 0
  const turning = setInterval(() => {
    turns += 1
  }, 0)
  await createReconciler({ query })()
  clearInterval(turning)
  // A timer of no time takes a millisecond, less than a page.
  expect(turns).toBeGreaterThanOrEqual(begins.catchUp.length)
})

it('what comes between two pages is no difference, also of who is opened then', async () => {
  let pages = 0
  const query: Queryable['query'] = async (sql, parameters) => {
    const rows = await database.query(sql, parameters)
    if (sql.includes('UNION ALL')) {
      pages += 1
      await database.asOwner(`
        INSERT INTO account (id, user_id, kind, cash, stake, withdrawal_hold, salary)
        VALUES ('A${pages}', 'v${pages}', 'real', 0, 0, 0, 0)`)
      await enter(`between ${pages}`, `id IN ('a1', 'a4999', 'A${pages}')`)
    }
    return rows as never
  }
  expect(await createReconciler({ query })()).toEqual(CLEAN)
  expect(pages).toBeGreaterThan(5)
})

it('is ended between two pages', async () => {
  const stopping = new AbortController()
  const { begins, query } = watchReading()
  const look = createReconciler({ query }, stopping.signal)()
  stopping.abort()
  await expect(look).rejects.toThrow(/abort/)
  expect(begins.catchUp.length).toBe(1)
})
