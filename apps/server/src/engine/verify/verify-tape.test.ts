// Nothing can be altered without being found and named (issue: verify-tape; REL-23, H5).

import { parsePrice } from '@fairtick/core/numbers/price'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSettableClock, openEngine } from '../engine-fixture.ts'
import { verifyTape } from './verify-tape.ts'

let database: TestDatabase

/** A day with purchases, settlements, a restart and a checkpoint in it. */
beforeAll(async () => {
  database = await openTestDatabase()
  const clock = createSettableClock()
  const engine = await openEngine(database, clock)
  await engine.open('a')
  await engine.open('b', '50')
  await engine.tick('64000')
  await engine.buy('a', 'o1')
  await engine.buy('b', 'o2', { direction: 'down', stake: '20' })
  await engine.trade('a', 'c1', { lots: '2' })
  const levels = { takeProfit: parsePrice('70000'), stopLoss: undefined }
  await engine.ask({ kind: 'set-levels', accountId: 'a', orderId: 'c1', ...levels })
  await engine.close('a', 'c1', '1')
  await engine.trade('a', 'c2', { limit: '60000' })
  await engine.pass(20_000)
  await engine.tick('64001.5')
  await engine.pass(60_000)
  await engine.tick('64002')
  await engine.pass(86_400_000)
  await engine.tick('64003')
  await engine.buy('a', 'o3', { durationSeconds: 300 })
  await engine.stop()
})

afterAll(() => database.close())

const findings = async () => (await verifyTape(database, 'genesis')).findings

/** Runs `sql` with the guards of the tables off, checks, and puts everything back. */
async function planted(sql: string): Promise<string> {
  const tables = ['tape_block', 'command_block', 'journal_entry', 'checkpoint']
  const kept = [
    ...tables,
    'account',
    'option_order',
    'contract_order',
    'contract_close',
    'contract_levels',
    'due_work',
    'tick_index',
    'candle',
    'instrument',
    'installation',
  ]
  const each = (names: readonly string[], write: (name: string) => string) =>
    names.map(write).join(';')
  await database.asOwner(
    `SET session_replication_role = replica;
     ${each(kept, (name) => `CREATE TABLE kept_${name} AS SELECT * FROM ${name}`)};
     ${sql}`,
  )
  const found = (await findings()).join('\n')
  await database.asOwner(
    `${each(kept, (name) => `DELETE FROM ${name}`)};
     ${each(kept, (name) => `INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM kept_${name}`)};
     ${each(kept, (name) => `DROP TABLE kept_${name}`)};
     SET session_replication_role = origin`,
  )
  return found
}

describe('verify-tape', () => {
  it('finds nothing in books that were not touched', async () => {
    expect(await findings()).toEqual([])
  })

  it('finds nothing from the newest checkpoint on either', async () => {
    expect((await verifyTape(database, 'latest-checkpoint')).findings).toEqual([])
  })

  it.each([
    ['one flipped byte', `UPDATE tape_block SET payload = replace(payload, '64001.5', '64001.6')`],
    [
      'a missing block',
      `DELETE FROM tape_block WHERE first_position = (SELECT max(first_position) - 0 FROM tape_block WHERE first_position < (SELECT max(first_position) FROM tape_block))`,
    ],
    [
      'a reordered pair of lines',
      `UPDATE tape_block SET payload = split_part(payload, E'\\n', 2) || E'\\n' || split_part(payload, E'\\n', 1) WHERE last_position = first_position + 1`,
    ],
    [
      'a command that never was',
      `UPDATE command_block SET payload = replace(payload, '"down"', '"up"')`,
    ],
    ['a missing command', 'DELETE FROM command_block WHERE first_number = 3'],
  ])('finds %s', async (_, sql) => {
    expect(await planted(sql)).toMatch(/tape block|command log block|commands of block/)
  })

  it('finds a forged tail: payload and hash rewritten alike', async () => {
    const sql = `UPDATE tape_block SET payload = replace(payload, '64003', '63000'),
      hash = encode(sha256(convert_to(previous_hash || E'\\n' || first_position || E'\\n' ||
        replace(payload, '64003', '63000'), 'UTF8')), 'hex') WHERE payload LIKE '%64003%'`
    expect(await planted(sql)).toMatch(/does not follow the one before|option_order o3/)
  })

  it.each([
    ['account', 'UPDATE account SET cash = cash + 1 WHERE id = $$a$$', /account a: expected/],
    [
      'option_order',
      `UPDATE option_order SET settle_price = 64001.6 WHERE id = 'o1'`,
      /option_order o1/,
    ],
    ['option_order', `UPDATE option_order SET strike = 63999 WHERE id = 'o3'`, /option_order o3/],
    [
      'contract_order',
      `UPDATE contract_order SET open_price = 63999 WHERE id = 'c1'`,
      /contract_order c1/,
    ],
    [
      'contract_order',
      `UPDATE contract_order SET stop_loss = 1 WHERE id = 'c2'`,
      /contract_order c2/,
    ],
    ['contract_close', 'UPDATE contract_close SET profit = profit + 1', /contract_order c1/],
    ['contract_close', 'UPDATE contract_close SET lots_open = lots_open + 1', /leaves other lots/],
    ['contract_levels', 'UPDATE contract_levels SET take_profit = 1', /contract_levels c1/],
    ['contract_levels', 'UPDATE contract_levels SET stop_loss_before = 1', /contract_levels c1/],
    ['account', 'UPDATE account SET volumes = $$9:1$$ WHERE id = $$a$$', /account a: expected/],
    ['account', 'UPDATE account SET oldest_open = oldest_open + 1', /account a: expected/],
    ['account', 'UPDATE account SET invited_day = 1 WHERE id = $$a$$', /account a: expected/],
    ['installation', 'UPDATE installation SET day_number = day_number + 1', /installation 1/],
    ['installation', 'UPDATE installation SET local_day = 1', /installation 1/],
    ['due_work', `INSERT INTO due_work VALUES ('a', 1)`, /due_work: the newest record/],
    [
      'journal_entry',
      `UPDATE journal_entry SET amounts = ARRAY[-1, 1] 
       WHERE reason = 'option-purchase' AND cause_id = 'o1'`,
      /journal_entry option-purchase:o1/,
    ],
    [
      'journal_entry',
      `UPDATE journal_entry SET cash_after = cash_after + 1 
       WHERE reason = 'option-purchase' AND cause_id = 'o1'`,
      /option-purchase:o1: its running cash/,
    ],
    [
      'journal_entry',
      `DELETE FROM journal_entry WHERE reason = 'option-purchase' AND cause_id = 'o3'`,
      /journal_entry option-purchase:o3: missing/,
    ],
    [
      'contract_order',
      `UPDATE contract_order SET account_id = 'b' WHERE id = 'c1'`,
      /journal_entry contract-open:c1: found 0 times/,
    ],
    ['tick_index', 'UPDATE tick_index SET first_seq = first_seq + 100', /tick_index BTCUSDT/],
    ['candle', 'UPDATE candle SET high = high + 1', /candle BTCUSDT 1m/],
    [
      'instrument',
      `UPDATE instrument SET constants = (replace(constants::text, '"0.8"', '"0.9"'))::json`,
      /instrument BTCUSDT/,
    ],
    ['installation', `UPDATE installation SET source = 'live'`, /installation 1/],
    [
      'checkpoint',
      `UPDATE checkpoint SET state = replace(state, '64002', '64009')`,
      /checkpoint \d+/,
    ],
  ])('names an altered row of %s', async (_, sql, named) => {
    expect(await planted(sql)).toMatch(named)
  })

  it('names what a cut tail leaves without a record', async () => {
    const sql = `DELETE FROM command_block
        WHERE first_number = (SELECT max(first_number) FROM command_block);
      DELETE FROM tape_block WHERE first_position > (SELECT max(tape_first) FROM command_block)`
    expect(await planted(sql)).toMatch(/option_order o3: does not follow from the records/)
  })

  it('names an option that no command bought', async () => {
    const sql = `INSERT INTO option_order SELECT 'ghost', account_id, symbol, direction, stake,
      duration_seconds, payout_rate, strike, strike_seq, order_time, expiry_time, 99
      FROM option_order WHERE id = 'o3'`
    expect(await planted(sql)).toMatch(/option_order ghost: does not follow from the records/)
  })
})
