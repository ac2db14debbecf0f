// The books of a house with few accounts, which all come in one page, on each database (REL-2).

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reconcile } from './reconciliation.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await database.asOwner(`
    INSERT INTO account (id, user_id, kind, cash, stake, withdrawal_hold, salary)
    SELECT id, 'user of ' || id, 'practice', 70, 0, 30, 0 FROM unnest('{ann,bob}'::text[]) AS id;
    INSERT INTO journal_entry (reason, cause_id, account_id, account_kind, time, tape_position,
                               ledgers, amounts, cash_change, cash_after)
    SELECT 'deposit', id, id, kind, 1, 1, '{1,3,105}', '{70,30,-100}', 70, 70 FROM account`)
})
afterAll(() => database.close())

it('are in order, and name an account that is gone though money was entered for it', async () => {
  const totals = { practice: '0' }
  expect(await reconcile(database)).toEqual({ isClean: true, differing: [], totals })
  await database.asOwner(`DELETE FROM account WHERE id = 'bob'`)
  expect(await reconcile(database)).toEqual({ isClean: false, differing: ['bob'], totals })
})
