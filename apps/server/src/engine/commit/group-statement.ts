// The statement that commits a group: written once for each combination of what a group can have.

import {
  GROUP_PARTS,
  GROUP_TABLES,
  type GroupPart,
  type GroupTable,
  placeColumns,
} from './group-columns.ts'

/** How many parameters stand before the columns of the tables. */
const SINGLE_PARAMETERS = 24

const written = new Map<string, string>()

/** The statement for a group with rows of `parts`; there are two to the number of parts of them. */
export function groupStatement(parts: readonly GroupPart[]): string {
  const name = parts.join()
  const known = written.get(name) ?? writeStatement(parts)
  written.set(name, known)
  return known
}

/**
 * `unnest` stands among what is selected, where the rows of one table are made as they are
 * inserted, in their order; in FROM, each column would be stored first.
 */
function writeStatement(parts: readonly GroupPart[]): string {
  const columns = placeColumns(parts, SINGLE_PARAMETERS + 1)
  const rowsOf = (table: GroupTable): string => {
    const unnested = (columns.get(table) ?? []).map(
      ({ name, type, parameter }) => `unnest($${parameter}::${type}[]) AS ${name}`,
    )
    return `(SELECT ${unnested.join(', ')}) AS r`
  }
  const legs = (columns.get('legs') ?? []).map(
    ({ type, parameter }) => `($${parameter}::${type}[])[r.first_leg:r.last_leg]`,
  )
  const tables = parts.flatMap((part): readonly GroupTable[] => GROUP_PARTS[part])
  const writes = tables
    .filter((table) => table !== 'legs')
    .map((table) => `into_${table} AS (${WRITES[table](rowsOf(table), legs.join(', '))})`)
  return `${[LOGS, ...writes].join(', ')} SELECT held FROM guard`
}

const LOGS = `
WITH guard AS MATERIALIZED (SELECT check_epoch($1::bigint) AS held, $15::bigint AS time),
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
  INSERT INTO installation (id, source, day_number, open_windows, money_terms, jurisdiction,
                            mode, local_day, past_terms, source_health)
  SELECT 1, coalesce($16::text, was.source), coalesce($17::integer, was.day_number),
    coalesce($18::text, was.open_windows), coalesce($19::json, was.money_terms),
    coalesce($20::json, was.jurisdiction), coalesce($21::text, was.mode),
    coalesce($22::integer, was.local_day), coalesce($23::text, was.past_terms),
    coalesce($24::text, was.source_health)
  FROM (SELECT 1) AS one LEFT JOIN installation was ON was.id = 1
  WHERE num_nonnulls($16::text, $17::integer, $19::json, $20::json, $21::text, $24::text) > 0
  ON CONFLICT (id) DO UPDATE
  SET source = coalesce($16::text, installation.source),
      day_number = coalesce($17::integer, installation.day_number),
      open_windows = coalesce($18::text, installation.open_windows),
      money_terms = coalesce($19::json, installation.money_terms),
      jurisdiction = coalesce($20::json, installation.jurisdiction),
      mode = coalesce($21::text, installation.mode),
      local_day = coalesce($22::integer, installation.local_day),
      past_terms = coalesce($23::text, installation.past_terms),
      source_health = coalesce($24::text, installation.source_health)
)`

/**
 * The row under a key that comes with the group. Joined by `=`, a table that was counted while it
 * was empty would be read whole for each group, since an index is also a way to read all rows in
 * its order. Through ANY the index has nothing to offer but the key.
 */
function keyed(column: string, given: string): string {
  return `${column} = ANY (ARRAY[${given}])`
}

type Write = (rows: string, legs: string) => string

const WRITES: Readonly<Record<Exclude<GroupTable, 'legs'>, Write>> = {
  ticks: (rows) => `
    INSERT INTO tick_index SELECT symbol, minute, first_seq, $2::bigint FROM ${rows}`,
  candles: (rows) => `
    INSERT INTO candle
    SELECT symbol, '1m', time, open::numeric, high::numeric, low::numeric, close::numeric,
      volume::numeric
    FROM ${rows}
    ON CONFLICT DO NOTHING`,
  accounts: (rows) => `
    INSERT INTO account (id, user_id, kind, cash, stake, withdrawal_hold, salary, margin_called,
                         volumes, untaxed_gains, oldest_open, inviters, trading_lock, own_limits,
                         lead_terms, invited_day, kept_terms, changed)
    SELECT id, user_id, kind, cash, stake, hold, salary, margin_called::boolean, volumes,
      untaxed_gains, oldest_open, inviters, trading_lock, own_limits, lead_terms, invited_day,
      kept_terms, $15::bigint
    FROM ${rows}`,
  balances: (rows) => `
    UPDATE account a
    SET cash = a.cash + r.cash, stake = a.stake + r.stake,
        withdrawal_hold = a.withdrawal_hold + r.hold, salary = a.salary + r.salary,
        margin_called = r.margin_called::boolean, volumes = r.volumes,
        untaxed_gains = r.untaxed_gains, oldest_open = r.oldest_open, inviters = r.inviters,
        trading_lock = r.trading_lock, own_limits = r.own_limits, lead_terms = r.lead_terms,
        invited_day = r.invited_day, kept_terms = r.kept_terms, changed = $15::bigint
    FROM ${rows}
    WHERE ${keyed('a.id', 'r.id')}`,
  entries: (rows, legs) => `
    INSERT INTO journal_entry (part, reason, cause_id, account_id, account_kind, time,
                               tape_position, ledgers, amounts, cash_change, cash_after)
    SELECT part, reason, cause_id, account_id, kind, time, position, ${legs},
      cash_change, cash_after
    FROM ${rows}`,
  bought: (rows) => `
    INSERT INTO option_order (id, account_id, symbol, direction, stake, duration_seconds,
      payout_rate, strike, strike_seq, order_time, expiry_time, placed,
      result, settle_price, settle_seq, close_time, profit, outage)
    SELECT id, account_id, symbol, direction, stake, duration::integer, rate::numeric,
      strike::numeric, strike_seq, ordered, expires, placed, result, price::numeric, seq, closed,
      profit, outage
    FROM ${rows}`,
  settled: (rows) => `
    UPDATE option_order o
    SET result = r.result, settle_price = r.price::numeric, settle_seq = r.seq,
        close_time = r.closed, profit = r.profit, outage = r.outage
    FROM ${rows}
    WHERE ${keyed('o.id', 'r.id')}`,
  orders: (rows) => `
    INSERT INTO contract_order (${namesOf('orders')})
    SELECT ${valuesOf('orders')} FROM ${rows}`,
  changed_orders: (rows) => `
    UPDATE contract_order o SET ${changesOf('changed_orders')}
    FROM ${rows}
    WHERE ${keyed('o.id', 'r.id')}`,
  closes: (rows) => `
    INSERT INTO contract_close (${namesOf('closes')})
    SELECT ${valuesOf('closes')} FROM ${rows}`,
  levels: (rows) => `
    INSERT INTO contract_levels (${namesOf('levels')})
    SELECT ${valuesOf('levels')} FROM ${rows}`,
  withdrawals: (rows) => `
    INSERT INTO withdrawal (${namesOf('withdrawals')})
    SELECT ${valuesOf('withdrawals')} FROM ${rows}`,
  changed_withdrawals: (rows) => `
    UPDATE withdrawal w SET ${changesOf('changed_withdrawals')}
    FROM ${rows}
    WHERE ${keyed('w.id', 'r.id')}`,
  rewards: (rows) => `
    INSERT INTO team_reward (${namesOf('rewards')}) SELECT ${valuesOf('rewards')} FROM ${rows}`,
  payable: (rows) => `
    INSERT INTO payable_reward (${namesOf('payable')}) SELECT ${valuesOf('payable')} FROM ${rows}
    ON CONFLICT (beneficiary_id, day) DO UPDATE SET amount = excluded.amount`,
  paid: (rows) => `
    DELETE FROM payable_reward p USING ${rows}
    WHERE ${keyed('p.beneficiary_id', 'r.beneficiary_id')} AND p.day = r.day`,
  payroll: (rows) => `
    INSERT INTO payroll_record (${namesOf('payroll')}) SELECT ${valuesOf('payroll')} FROM ${rows}`,
  work: (rows) => `
    INSERT INTO due_work SELECT account_id, tape_position FROM ${rows}`,
  done_work: (rows) => `
    DELETE FROM due_work w USING ${rows}
    WHERE ${keyed('w.account_id', 'r.account_id')} AND w.tape_position = r.tape_position`,
  follows: (rows) => `
    INSERT INTO copy_follow (account_id, leader_id, begun, begun_time, terms, profit_share,
                             is_paused, result_at_begin, ended_time, end_reason)
    SELECT account_id, leader_id, begun, begun_time, terms, profit_share::numeric,
      is_paused::boolean, result_at_begin, ended_time, end_reason
    FROM ${rows}
    ON CONFLICT (account_id, leader_id, begun) DO UPDATE
    SET is_paused = excluded.is_paused, ended_time = excluded.ended_time,
        end_reason = excluded.end_reason`,
  copy_results: (rows) => `
    INSERT INTO copy_result (${namesOf('copy_results')}) SELECT ${valuesOf('copy_results')}
    FROM ${rows}
    ON CONFLICT (account_id, leader_id) DO UPDATE
    SET result = excluded.result, high_water = excluded.high_water`,
  skips: (rows) => `
    INSERT INTO copy_skip (${namesOf('skips')}) SELECT ${valuesOf('skips')} FROM ${rows}`,
  shares: (rows) => `
    INSERT INTO copy_share (account_id, leader_id, order_id, ordinal, begun, profit_share, mark,
                            base, amount, time)
    SELECT account_id, leader_id, order_id, ordinal::integer, begun, profit_share::numeric, mark,
      base, amount, time
    FROM ${rows}`,
  leader_events: (rows) => `
    INSERT INTO leader_event SELECT leader_id, number::integer, event FROM ${rows}`,
  done_events: (rows) => `
    DELETE FROM leader_event e USING ${rows}
    WHERE ${keyed('e.leader_id', 'r.leader_id')} AND e.number = r.number`,
  due_copies: (rows) => `
    INSERT INTO due_copy SELECT account_id, leader_id, handled::integer FROM ${rows}`,
  done_copies: (rows) => `
    DELETE FROM due_copy d USING ${rows}
    WHERE ${keyed('d.account_id', 'r.account_id')} AND d.leader_id = r.leader_id
      AND d.handled = r.handled`,
  keys: (rows) => `
    INSERT INTO idempotency SELECT id, body_hash, outcome, $15::bigint
    FROM ${rows}`,
  told: (rows) => `
    INSERT INTO outbox (topic, payload) SELECT topic, payload::json FROM ${rows}`,
  instruments: (rows) => `
    INSERT INTO instrument SELECT symbol, constants::json FROM ${rows}
    ON CONFLICT (symbol) DO UPDATE SET constants = excluded.constants`,
}

type PlainTable = Exclude<GroupTable, 'legs' | 'entries'>

function namesOf(table: PlainTable): string {
  return Object.keys(GROUP_TABLES[table]).join(', ')
}

function valuesOf(table: PlainTable): string {
  return Object.keys(GROUP_TABLES[table]).map(castOf).join(', ')
}

function changesOf(table: PlainTable): string {
  return Object.keys(GROUP_TABLES[table])
    .filter((name) => name !== 'id')
    .map((name) => `${name} = ${castOf(name)}`)
    .join(', ')
}

/** What a column is beside text and int8, as which it comes. */
function castOf(name: string): string {
  if (/price$|^take_profit|^stop_loss|^rate$/.test(name)) return `r.${name}::numeric`
  return /^(leverage|ordinal|part|level|day)$/.test(name) ? `r.${name}::integer` : `r.${name}`
}
