// The migration of journals from before 0120: what was one text becomes a part, and all is found.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../migrations')
const MIGRATION = '0120_lean_journal.sql'
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))
const BEFORE = FILES.filter((file) => file < MIGRATION).sort()

/** An overnight charge has its instant as the part: more than 32 bits. */
const ENTRIES = [
  ['practice-grant:a', 'practice-grant', 'a', 'a', 10],
  ['practice-grant:b', 'practice-grant', 'b', 'b', 11],
  ['contract-open:c', 'contract-open', 'c', 'a', 12],
  ['team-reward:c:0', 'team-reward', 'c', 'a', 12],
  ['overnight:c:1767596400000', 'overnight', 'c', 'a', 13],
  ['contract-close:c:1', 'contract-close', 'c', 'a', 14],
  ['contract-close:c:2', 'contract-close', 'c', 'a', 15],
  ['option-purchase:o', 'option-purchase', 'o', 'b', 16],
  ['option-settlement:o', 'option-settlement', 'o', 'b', 17],
  ['payroll:b:3', 'payroll', 'b', 'b', 18],
  // Ids come from outside and may look like anything.
  ['deposit:d:7', 'deposit', 'd:7', 'a', 19],
  ['deposit:deposit:d', 'deposit', 'deposit:d', 'a', 20],
] as const

let pglite: PGlite

beforeEach(async () => {
  pglite = await PGlite.create()
  await pglite.exec('CREATE TABLE migration (name text PRIMARY KEY, hash text NOT NULL)')
  for (const file of BEFORE) await apply(file)
  await pglite.exec(
    `INSERT INTO account (id, user_id, kind, cash, stake, withdrawal_hold, salary)
     SELECT id, id, 'practice', 0, 0, 0, 0 FROM unnest('{a,b,none}'::text[]) AS given (id);
     INSERT INTO contract_order (id, account_id, symbol, direction, order_type, lots, leverage,
       order_time, placed, status, reserved_margin, reserved_fee, overnight_fee, constants)
     VALUES ('c', 'a', 'S', 'long', 'limit', 1, 1, 1, 1, 'pending', 0, 0, 0, '');
     INSERT INTO option_order (id, account_id, symbol, direction, stake, duration_seconds,
       payout_rate, strike, strike_seq, order_time, expiry_time, placed)
     VALUES ('o', 'b', 'S', 'up', 1, 1, 1, 1, 1, 1, 1, 1)`,
  )
  for (const entry of ENTRIES) await insertOld(...entry)
})

afterEach(() => pglite.close())

async function apply(file: string): Promise<void> {
  const script = readFileSync(join(FOLDER, file), 'utf8')
  await pglite.exec('BEGIN')
  await pglite.exec(script)
  await pglite.exec('COMMIT')
}

async function insertOld(...values: readonly (string | number)[]): Promise<void> {
  await pglite.query(
    `INSERT INTO journal_entry (cause, reason, cause_id, account_id, account_kind, time,
       tape_position, ledgers, amounts, cash_change, cash_after)
     VALUES ($1, $2, $3, $4, 'practice', $5, 1, '{1,102}', '{1,-1}', 1, 1)`,
    [...values],
  )
}

const rows = async (sql: string) => (await pglite.query(sql, [], { rowMode: 'array' })).rows

it('keeps each cause, and finds each entry once through its account (TR-11)', async () => {
  await apply(MIGRATION)
  expect(await rows('SELECT cause_of(e) FROM journal_entry e ORDER BY number')).toEqual(
    ENTRIES.map(([cause]) => [cause]),
  )
  expect(await rows('SELECT DISTINCT cause FROM posting')).toHaveLength(ENTRIES.length)
  const found = await rows(
    `SELECT e.number, a.id, e.account_id FROM account a CROSS JOIN LATERAL entries_of(a.id) e
     ORDER BY e.number`,
  )
  expect(found).toEqual(ENTRIES.map(([, , , account], place) => [place + 1, account, account]))
  const orders = `reason IN ('overnight', 'team-reward', 'contract-close')`
  expect(await rows(`SELECT part FROM journal_entry WHERE ${orders} ORDER BY number`)).toEqual([
    ...[[0], [1_767_596_400_000], [1], [2]],
  ])
})

it('says when something happened to an account last', async () => {
  await apply(MIGRATION)
  expect(await rows('SELECT id, changed FROM account ORDER BY id')).toEqual([
    ...[
      ['a', 20],
      ['b', 18],
      ['none', null],
    ],
  ])
})

it('leaves the journal as guarded as it was', async () => {
  await apply(MIGRATION)
  await pglite.exec('SET ROLE fairtick_app')
  const again = `INSERT INTO journal_entry (part, reason, cause_id, account_id, account_kind, time,
      tape_position, ledgers, amounts, cash_change, cash_after)
    SELECT part, reason, cause_id, account_id, account_kind, time,
      tape_position, ledgers, amounts, cash_change, cash_after FROM journal_entry WHERE number = $1`
  for (let number = 1; number <= ENTRIES.length; number += 1) {
    await expect(pglite.query(again, [number])).rejects.toThrow('unique')
  }
  await pglite.exec('RESET ROLE')
  await expect(pglite.query('UPDATE journal_entry SET part = 9')).rejects.toThrow('append-only')
})

it('ends without a trace where a cause is not made of what stands beside it', async () => {
  await insertOld('deposit:other', 'deposit', 'x', 'a', 21)
  await expect(apply(MIGRATION)).rejects.toThrow('bigint')
  await pglite.exec('ROLLBACK')
  expect(await rows('SELECT cause FROM journal_entry')).toHaveLength(ENTRIES.length + 1)
})
