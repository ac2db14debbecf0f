// What is not conserved is found: each breach planted alone into books that are right.

import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUnconserved } from './conservation.ts'
import { openTestDatabase, type TestDatabase } from './database/test-database.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
  await database.asOwner(`
    INSERT INTO account (id, user_id, kind, cash, stake, withdrawal_hold, salary)
    VALUES ('a', 'user of a', 'practice', 700, 0, 300, 0);
    INSERT INTO withdrawal
    VALUES ('w', 'a', 'wallet', 'cash', 300, 1, 0, 0, 299, 5, NULL, 'pending', NULL);
    ${entry('grant', 'cash', 1_000, 'practice_funds')};
    ${entry('hold', 'withdrawal_hold', 300, 'cash')}`)
})
afterEach(() => database.close())

test('books that are right have nothing to say', async () => {
  expect(await findUnconserved(database)).toEqual([])
})

test.each([
  {
    breach: 'a balance that was written over',
    plant: `UPDATE account SET cash = 701`,
    found: ['cash of a is 701, its postings sum to 700'],
  },
  {
    breach: 'a payment that was posted to nobody',
    plant: `ALTER DOMAIN balanced_amounts DROP CONSTRAINT balanced_amounts_check;
      INSERT INTO journal_entry (reason, cause_id, account_id, account_kind, time,
        tape_position, ledgers, amounts, cash_change, cash_after)
      VALUES ('x', 'x', 'b', 'practice', 5, 1, '{112}', '{7}', 0, 0)`,
    found: ['entry 3 sums to 7 instead of 0', 'all of practice sums to 7 instead of 0'],
  },
  {
    breach: 'a withdrawal that is paid in its record alone',
    plant: `UPDATE withdrawal SET status = 'success', approved_time = 6, ended_time = 7`,
    found: [
      'payouts_wallet of practice holds 0, its records make 299',
      'withdrawal_fees of practice holds 0, its records make 1',
      'withdrawal_hold of practice holds 300, its records make 0',
    ],
  },
  {
    breach: 'money of a deposit that nobody made',
    plant: `UPDATE account SET cash = 750; ${entry('credit', 'cash', 50, 'deposits_bank')}`,
    found: ['deposits_bank of practice holds -50, its records make 0'],
  },
  {
    breach: 'a reward that is owed and was never earned',
    plant: `INSERT INTO payable_reward VALUES ('a', 1, 9)`,
    found: ['rewards_payable of practice holds 0, its records make 9'],
  },
])('$breach is found', async ({ plant, found }) => {
  await database.asOwner(plant)
  expect(await findUnconserved(database)).toEqual(found)
})

/** `amount` comes from the one ledger and goes to the other. */
function entry(cause: string, to: string, amount: number, from: string): string {
  const ledgers = `(SELECT array[(SELECT code FROM ledger_name WHERE name = '${to}'),
    (SELECT code FROM ledger_name WHERE name = '${from}')])`
  return `INSERT INTO journal_entry (reason, cause_id, account_id, account_kind, time,
      tape_position, ledgers, amounts, cash_change, cash_after)
    VALUES ('${cause}', '${cause}', 'a', 'practice', 5, 1, ${ledgers},
      '{${amount},${-amount}}', 0, 0)`
}
