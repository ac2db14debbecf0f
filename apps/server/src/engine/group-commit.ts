// Commits a group: one statement, one transaction, everything or nothing (design, law 3).

import type { EngineState } from '@fairtick/core/engine/state'
import { residentAccount } from '@fairtick/core/engine/state'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { Queryable } from '../platform/database.ts'
import { type ChainEnd, createBlock } from './chain.ts'
import type { Group } from './group.ts'
import { encodeRows, GROUP_TABLES, type GroupTable, placeColumns } from './group-columns.ts'
import { contractRows, dueWorkRows } from './group-contract-rows.ts'
import {
  accountRows,
  type ClosedMinute,
  candleRows,
  commandLines,
  entryRows,
  idempotencyRows,
  optionRows,
  tapeLines,
  tickIndexRows,
} from './group-rows.ts'
import { installationOf, instrumentRows, outboxRows } from './group-side-rows.ts'

/** Where both chains end and which minutes of ticks are indexed; moves on with each group. */
export type LogEnds = {
  tape: ChainEnd
  commands: ChainEnd
  readonly indexedMinutes: Map<InstrumentSymbol, number>
  /** Accounts that stand in the table of due work. */
  readonly dueWork: Set<string>
}

export type GroupToCommit = {
  readonly group: Group
  readonly minutes: readonly ClosedMinute[]
}

/**
 * The parameters of one group. Must be called in the order of the groups and before the next
 * group is stepped, since it reads the state at the end of this one and moves `ends` on.
 */
export function prepareCommit(
  state: EngineState,
  ends: LogEnds,
  epoch: number,
  { group, minutes }: GroupToCommit,
): readonly unknown[] {
  const first = group.tape[0]?.position as number
  const tape = createBlock(ends.tape, first, tapeLines(group))
  const firstCommand = group.commands[0]?.number
  const commands =
    firstCommand === undefined
      ? undefined
      : createBlock(ends.commands, firstCommand, commandLines(group))
  const parameters = [
    String(epoch),
    String(tape.first),
    String(tape.last),
    ends.tape.first === undefined ? null : String(ends.tape.first),
    String(group.tape[0]?.entry.time),
    String(group.tape.at(-1)?.entry.time),
    tape.payload,
    tape.previousHash,
    tape.hash,
    commands ? String(commands.first) : null,
    commands ? String(commands.last) : null,
    commands?.payload ?? null,
    commands?.previousHash ?? null,
    commands?.hash ?? null,
    String(group.time),
    ...installationOf(state, group),
    ...encodeRows({
      ticks: tickIndexRows(group, ends.indexedMinutes),
      candles: candleRows(minutes),
      ...accountRows(state, group),
      ...entryRows(group, (id) => residentAccount(state, id).balances.cash),
      ...optionRows(group),
      ...contractRows(group),
      ...dueWorkRows(state, ends.dueWork),
      keys: idempotencyRows(group),
      told: outboxRows(state, group),
      instruments: instrumentRows(group),
    }),
  ]
  ends.tape = tape
  if (commands) ends.commands = commands
  return parameters
}

/** Sends a prepared group; resolves once it is in the database. */
export async function commitGroup(lane: Queryable, parameters: readonly unknown[]): Promise<void> {
  await lane.query(COMMIT_GROUP, parameters)
}

/** How many parameters stand before the columns of the tables. */
const SINGLE_PARAMETERS = 17

/**
 * Writes the statement once. `unnest` stands among what is selected, where the rows of one table
 * are made as they are inserted, in their order; in FROM, each column would be stored first.
 */
function writeStatement(): string {
  const tables = placeColumns(SINGLE_PARAMETERS + 1)
  const rowsOf = (table: GroupTable): string => {
    const columns = tables[table].map(
      ({ name, type, parameter }) => `unnest($${parameter}::${type}[]) AS ${name}`,
    )
    return `(SELECT ${columns.join(', ')}) AS r`
  }
  const legs = tables.legs.map(
    ({ type, parameter }) => `($${parameter}::${type}[])[r.first_leg:r.last_leg]`,
  )
  return `
WITH guard AS MATERIALIZED (SELECT check_epoch($1::bigint) AS held),
tape AS (
  INSERT INTO tape_block (first_position, last_position, previous_first, first_time, last_time,
                          payload, previous_hash, hash)
  SELECT $2::bigint, $3::bigint, $4::bigint, $5::bigint, $6::bigint, $7::text, $8::text, $9::text
  FROM guard WHERE held
), commands AS (
  INSERT INTO command_block (first_number, last_number, tape_first, payload, previous_hash, hash)
  SELECT $10::bigint, $11::bigint, $2::bigint, $12::text, $13::text, $14::text
  WHERE $10::bigint IS NOT NULL
), source AS (
  INSERT INTO installation SELECT 1, $16::text, $17::integer WHERE $16::text IS NOT NULL
  ON CONFLICT (id) DO UPDATE SET source = excluded.source, day_number = excluded.day_number
), ticks AS (
  INSERT INTO tick_index SELECT symbol, minute, first_seq, $2::bigint FROM ${rowsOf('ticks')}
), candles AS (
  INSERT INTO candle
  SELECT symbol, '1m', time, open::numeric, high::numeric, low::numeric, close::numeric,
    volume::numeric
  FROM ${rowsOf('candles')}
  ON CONFLICT DO NOTHING
), accounts AS (
  INSERT INTO account SELECT id, user_id, kind, cash, stake, hold, salary
  FROM ${rowsOf('accounts')}
), balances AS (
  UPDATE account a
  SET cash = a.cash + r.cash, stake = a.stake + r.stake,
      withdrawal_hold = a.withdrawal_hold + r.hold, salary = a.salary + r.salary,
      margin_called = r.margin_called::boolean, volumes = r.volumes
  FROM ${rowsOf('balances')}
  WHERE a.id = r.id
), entries AS (
  INSERT INTO journal_entry (cause, reason, cause_id, account_id, account_kind, time,
                             tape_position, ledgers, amounts, cash_change, cash_after)
  SELECT cause, reason, cause_id, account_id, kind, time, position, ${legs.join(', ')},
    cash_change, cash_after
  FROM ${rowsOf('entries')}
), bought AS (
  INSERT INTO option_order (id, account_id, symbol, direction, stake, duration_seconds,
    payout_rate, strike, strike_seq, order_time, expiry_time, placed,
    result, settle_price, settle_seq, close_time, profit)
  SELECT id, account_id, symbol, direction, stake, duration::integer, rate::numeric,
    strike::numeric, strike_seq, ordered, expires, placed, result, price::numeric, seq, closed,
    profit
  FROM ${rowsOf('bought')}
), settled AS (
  UPDATE option_order o
  SET result = r.result, settle_price = r.price::numeric, settle_seq = r.seq,
      close_time = r.closed, profit = r.profit
  FROM ${rowsOf('settled')}
  WHERE o.id = r.id
), ordered AS (
  INSERT INTO contract_order (${namesOf('orders')})
  SELECT ${valuesOf('orders')} FROM ${rowsOf('orders')}
), changed AS (
  UPDATE contract_order o SET ${changesOf('changed_orders')}
  FROM ${rowsOf('changed_orders')}
  WHERE o.id = r.id
), closes AS (
  INSERT INTO contract_close (${namesOf('closes')})
  SELECT ${valuesOf('closes')} FROM ${rowsOf('closes')}
), levels AS (
  INSERT INTO contract_levels (${namesOf('levels')})
  SELECT ${valuesOf('levels')} FROM ${rowsOf('levels')}
), work AS (
  INSERT INTO due_work SELECT account_id, tape_position FROM ${rowsOf('work')}
), done AS (
  DELETE FROM due_work w USING ${rowsOf('done_work')} WHERE w.account_id = r.account_id
), keys AS (
  INSERT INTO idempotency SELECT scope, key, body_hash, outcome, $15::bigint
  FROM ${rowsOf('keys')}
), told AS (
  INSERT INTO outbox (topic, payload) SELECT topic, payload::json FROM ${rowsOf('told')}
)
INSERT INTO instrument SELECT symbol, constants::json FROM ${rowsOf('instruments')}
ON CONFLICT (symbol) DO UPDATE SET constants = excluded.constants
`
}

type ContractTable = 'orders' | 'changed_orders' | 'closes' | 'levels'

function namesOf(table: ContractTable): string {
  return Object.keys(GROUP_TABLES[table]).join(', ')
}

function valuesOf(table: ContractTable): string {
  return Object.keys(GROUP_TABLES[table]).map(castOf).join(', ')
}

function changesOf(table: ContractTable): string {
  return Object.keys(GROUP_TABLES[table])
    .filter((name) => name !== 'id')
    .map((name) => `${name} = ${castOf(name)}`)
    .join(', ')
}

/** What a column of contracts is beside text and int8, as which it comes. */
function castOf(name: string): string {
  if (/price$|^take_profit$|^stop_loss$/.test(name)) return `r.${name}::numeric`
  return /^(leverage|close_count|ordinal)$/.test(name) ? `r.${name}::integer` : `r.${name}`
}

const COMMIT_GROUP = writeStatement()
