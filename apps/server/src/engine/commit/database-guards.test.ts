// What the tables refuse, whoever writes: each guard refuses, and without it nothing does.

import { LEDGER_CODES } from '@fairtick/core/ledger/ledger-account'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqlState } from '../../platform/database.ts'
import { createSettableClock, openEngine } from '../engine-fixture.ts'

it('names each ledger of core, so that no posting is left out (TR-11)', async () => {
  const database = await openTestDatabase()
  await database.asOwner('GRANT SELECT ON ledger_name TO fairtick_app')
  const rows = await database.query<{ name: string; code: number }>(
    'SELECT name, code FROM ledger_name',
  )
  await database.close()
  expect(Object.fromEntries(rows.map(({ name, code }) => [name, code]))).toEqual(LEDGER_CODES)
})

type Guard = {
  readonly name: string
  readonly attack: string
  /** SQLSTATE of the refusal. */
  readonly refusedWith: string
  readonly remove: string
}

const UNIQUE = '23505'
const CHECK = '23514'
const FOREIGN_KEY = '23503'
const PRIVILEGE = '42501'

const block = (first: string, previous: string) =>
  `INSERT INTO tape_block SELECT ${first}, 9999, ${previous}, 1, 1, '', '', 'other hash' FROM (
     SELECT max(first_position) AS newest, max(previous_first) AS before FROM tape_block) AS ends`

const entry = (part: string, amounts: string) =>
  `INSERT INTO journal_entry (part, reason, cause_id, account_id, account_kind, time,
     tape_position, ledgers, amounts, cash_change, cash_after)
   SELECT ${part}, reason, cause_id, account_id, account_kind, time, tape_position, ledgers,
     ${amounts}, cash_change, cash_after FROM journal_entry`

const optionAs = (id: string, placed: string) =>
  `INSERT INTO option_order SELECT ${id}, account_id, symbol, direction, stake, duration_seconds,
     payout_rate, strike, strike_seq, order_time, expiry_time, ${placed} FROM option_order`

const closeOf = (orderId: string, lotsLeft: number) =>
  `INSERT INTO contract_close VALUES ('${orderId}', 1, 1, 1, 1, 1, 0, 0, 'manual', ${lotsLeft}, 0)`

const WITHOUT_CHECK_OF_AMOUNTS =
  'ALTER DOMAIN balanced_amounts DROP CONSTRAINT balanced_amounts_check'

const GUARDS: readonly Guard[] = [
  {
    name: 'a block behind one that was never committed',
    attack: block('9999', '9998'),
    refusedWith: FOREIGN_KEY,
    remove: 'ALTER TABLE tape_block DROP CONSTRAINT tape_block_previous_first_fkey',
  },
  {
    name: 'a second block behind the same one',
    attack: block('9999', 'before'),
    refusedWith: UNIQUE,
    remove: 'ALTER TABLE tape_block DROP CONSTRAINT tape_block_previous_first_key',
  },
  {
    name: 'a second block at the same position',
    attack: block('newest', 'newest'),
    refusedWith: UNIQUE,
    remove: 'ALTER TABLE tape_block DROP CONSTRAINT tape_block_pkey CASCADE',
  },
  {
    name: 'a second entry of one cause',
    attack: `${entry('part', 'amounts')} WHERE part IS NOT NULL LIMIT 1`,
    refusedWith: UNIQUE,
    remove: 'ALTER TABLE journal_entry DROP CONSTRAINT journal_entry_cause',
  },
  {
    name: 'a second entry of one cause without parts',
    attack: `${entry('part', 'amounts')} WHERE part IS NULL LIMIT 1`,
    refusedWith: UNIQUE,
    remove: `ALTER TABLE journal_entry DROP CONSTRAINT journal_entry_cause,
             ADD UNIQUE (cause_id, reason, part)`,
  },
  {
    name: 'an entry whose legs do not add up to nothing',
    attack: `${entry('77', 'ARRAY[1, 1]')} LIMIT 1`,
    refusedWith: CHECK,
    remove: WITHOUT_CHECK_OF_AMOUNTS,
  },
  {
    name: 'an entry with a leg before the first',
    attack: `${entry('77', "'[0:1]={1,0}'::bigint[]")} LIMIT 1`,
    refusedWith: CHECK,
    remove: WITHOUT_CHECK_OF_AMOUNTS,
  },
  {
    name: 'an entry whose legs stand in rows',
    attack: `${entry('77', 'ARRAY[[1, 1]]')} LIMIT 1`,
    refusedWith: CHECK,
    remove: WITHOUT_CHECK_OF_AMOUNTS,
  },
  {
    name: 'stakes below nothing',
    attack: 'UPDATE account SET stake = stake - 20000000000',
    refusedWith: CHECK,
    remove: 'ALTER TABLE account DROP CONSTRAINT account_stake_check',
  },
  {
    name: 'a second practice account of one user',
    attack: `INSERT INTO account SELECT 'b', user_id, kind, 0, 0, 0, 0 FROM account`,
    refusedWith: UNIQUE,
    remove: 'ALTER TABLE account DROP CONSTRAINT account_user_id_kind_key',
  },
  {
    name: 'a second answer under one key',
    attack: `INSERT INTO idempotency SELECT id, 'other', outcome, time FROM idempotency`,
    refusedWith: UNIQUE,
    remove: 'ALTER TABLE idempotency DROP CONSTRAINT idempotency_pkey',
  },
  {
    name: 'an option bought twice under its id',
    attack: optionAs('id', 'placed + 1'),
    refusedWith: UNIQUE,
    remove: 'ALTER TABLE option_order DROP CONSTRAINT option_order_pkey',
  },
  {
    name: 'two options in the same place of the order',
    attack: optionAs(`'other'`, 'placed'),
    refusedWith: UNIQUE,
    remove: 'DROP INDEX option_order_open',
  },
  {
    name: 'an option that is settled by half',
    attack: `UPDATE option_order SET result = 'win'`,
    refusedWith: CHECK,
    remove: 'ALTER TABLE option_order DROP CONSTRAINT option_order_check',
  },
  {
    name: 'a contract opened twice under its id',
    attack: 'INSERT INTO contract_order SELECT * FROM contract_order',
    refusedWith: UNIQUE,
    remove: 'ALTER TABLE contract_order DROP CONSTRAINT contract_order_pkey',
  },
  {
    name: 'more lots closed than were ordered',
    attack: closeOf('d', -1),
    refusedWith: CHECK,
    remove: 'ALTER TABLE contract_close DROP CONSTRAINT contract_close_lots_open_check',
  },
  {
    name: 'a contract closed twice',
    attack: closeOf('c', 0),
    refusedWith: UNIQUE,
    remove: 'ALTER TABLE contract_close DROP CONSTRAINT contract_close_pkey',
  },
  {
    name: 'a position that was never opened',
    attack: `UPDATE contract_order SET status = 'cancelled', cancel_time = 1, cancel_reason = 'x'`,
    refusedWith: CHECK,
    remove: `ALTER TABLE contract_order DROP CONSTRAINT contract_order_opened;
             DROP TRIGGER contract_order_final ON contract_order`,
  },
  {
    name: 'an opening price that is changed',
    attack: `UPDATE contract_order SET open_price = open_price + 1 WHERE id = 'd'`,
    refusedWith: PRIVILEGE,
    remove: 'DROP TRIGGER contract_order_final ON contract_order',
  },
  {
    name: 'levels that are changed after the last close',
    attack: `UPDATE contract_order SET stop_loss = 1 WHERE id = 'c'`,
    refusedWith: PRIVILEGE,
    remove: 'DROP TRIGGER contract_order_final ON contract_order',
  },
  {
    name: 'a close that is changed',
    attack: 'UPDATE contract_close SET price = price + 1',
    refusedWith: PRIVILEGE,
    remove: `DROP TRIGGER contract_close_append_only ON contract_close;
             GRANT UPDATE ON contract_close TO fairtick_app`,
  },
  {
    name: 'a commit under an epoch that is over',
    attack: 'SELECT check_epoch(0)',
    refusedWith: '55000',
    remove: `CREATE OR REPLACE FUNCTION check_epoch(expected bigint) RETURNS boolean
             LANGUAGE sql AS 'SELECT true'`,
  },
]

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
  const engine = await openEngine(database, createSettableClock())
  await engine.open('a')
  await engine.tick('64000')
  await engine.buy('a', 'o', {}, { scope: 's', key: 'k', bodyHash: 'b' })
  await engine.trade('a', 'c')
  await engine.close('a', 'c')
  await engine.trade('a', 'd')
  await engine.stop()
})

afterEach(() => database.close())

describe('the tables refuse (REL-11)', () => {
  it.each(GUARDS)('$name', async ({ attack, refusedWith, remove }) => {
    const refusal = await database.query(attack).catch((error: unknown) => error)
    expect(sqlState(refusal)).toBe(refusedWith)
    await database.asOwner(remove)
    await database.query(attack)
  })

  it('another strike for an open option, also to the owner of the tables (TR-5.6)', async () => {
    const attack = 'UPDATE option_order SET strike = strike + 1'
    expect(await refusalOf(() => database.query(attack))).toBe(PRIVILEGE)
    expect(await refusalOf(() => database.asOwner(attack))).toBe(PRIVILEGE)
    await database.asOwner('GRANT UPDATE ON option_order TO fairtick_app')
    expect(await refusalOf(() => database.query(attack))).toBe(PRIVILEGE)
    await database.asOwner('DROP TRIGGER option_order_final ON option_order')
    await database.query(attack)
  })

  it('another result for a settled option, also to the owner of the tables (TR-5.6)', async () => {
    const settle = `UPDATE option_order
      SET result = 'lose', settle_price = 1, settle_seq = 1, close_time = 1, profit = 0`
    await database.query(settle)
    const attack = `UPDATE option_order SET result = 'win'`
    expect(await refusalOf(() => database.query(attack))).toBe(PRIVILEGE)
    expect(await refusalOf(() => database.asOwner(attack))).toBe(PRIVILEGE)
    expect(await refusalOf(() => database.asOwner('DELETE FROM option_order'))).toBe(PRIVILEGE)
    await database.asOwner('DROP TRIGGER option_order_final ON option_order')
    await database.query(attack)
  })

  it('another leader for an order, also to the owner of the tables (TR-10.2)', async () => {
    const attack = `UPDATE contract_order SET copy_leader = 'b', copy_order = 'c' WHERE id = 'd'`
    expect(await refusalOf(() => database.query(attack))).toBe(PRIVILEGE)
    expect(await refusalOf(() => database.asOwner(attack))).toBe(PRIVILEGE)
    await database.asOwner('DROP TRIGGER contract_order_final ON contract_order')
    await database.asOwner(attack)
  })
})

/** SQLSTATE of what was refused; undefined: nothing was. */
async function refusalOf(attack: () => Promise<unknown>): Promise<string | undefined> {
  return await attack().then(
    () => undefined,
    (error: unknown) => sqlState(error),
  )
}
