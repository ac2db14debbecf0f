// The tables that a group's rows come in, with the columns of each in the order of a row's values.

import type { ArrayColumn, ArrayElement, ArrayType } from '../../platform/binary-array.ts'

const CONTRACT_TERMS = {
  ...{ id: 'text', account_id: 'text', symbol: 'text', direction: 'text', order_type: 'text' },
  ...{ lots: 'int8', leverage: 'int8', limit_price: 'text', shown_price: 'text' },
  ...{ order_time: 'int8', placed: 'int8', constants: 'text' },
  ...{ copy_leader: 'text', copy_order: 'text' },
} as const satisfies Record<string, ArrayType>

const CONTRACT_CHANGES = {
  ...{ status: 'text', take_profit: 'text', stop_loss: 'text' },
  ...{ reserved_margin: 'int8', reserved_fee: 'int8' },
  ...{ open_price: 'text', open_seq: 'int8', open_time: 'int8' },
  ...{ open_margin: 'int8', open_fee: 'int8', overnight_fee: 'int8' },
  ...{ cancel_time: 'int8', cancel_reason: 'text' },
} as const satisfies Record<string, ArrayType>

const WITHDRAWAL_TERMS = {
  ...{ id: 'text', account_id: 'text', method: 'text', taken_from: 'text' },
  ...{ amount: 'int8', fee: 'int8', taxable: 'int8', tax: 'int8', received: 'int8' },
  submitted_time: 'int8',
} as const satisfies Record<string, ArrayType>

const WITHDRAWAL_CHANGES = {
  ...{ approved_time: 'int8', status: 'text', ended_time: 'int8' },
} as const satisfies Record<string, ArrayType>

const BALANCES = {
  ...{ cash: 'int8', stake: 'int8', hold: 'int8', salary: 'int8' },
} as const satisfies Record<string, ArrayType>

/** What else stands in the row of an account, as it is at the end of the group. */
const ACCOUNT_FACTS = {
  ...{ margin_called: 'text', volumes: 'text', untaxed_gains: 'int8', oldest_open: 'int8' },
  ...{ inviters: 'text', trading_lock: 'text', own_limits: 'text', lead_terms: 'text' },
  ...{ invited_day: 'int8', kept_terms: 'text' },
} as const satisfies Record<string, ArrayType>

/** `numeric` columns travel as text. */
export const GROUP_TABLES = {
  /** The first tick of each instrument in a minute not indexed yet. */
  ticks: { symbol: 'text', minute: 'int8', first_seq: 'int8' },
  candles: {
    symbol: 'text',
    time: 'int8',
    ...{ open: 'text', high: 'text', low: 'text', close: 'text', volume: 'text' },
  },
  /** New ones, with their balances at the end of the group. */
  accounts: { id: 'text', user_id: 'text', kind: 'text', ...BALANCES, ...ACCOUNT_FACTS },
  /**
   * What the balances of accounts that stood before change by, in id order; the rest as it is.
   * The only change of an account: of two of one row in one statement only one takes place.
   */
  balances: { id: 'text', ...BALANCES, ...ACCOUNT_FACTS },
  entries: {
    part: 'int8',
    reason: 'text',
    cause_id: 'text',
    account_id: 'text',
    kind: 'text',
    time: 'int8',
    position: 'int8',
    /** Its part of `legs`, from 1. */
    ...{ first_leg: 'int8', last_leg: 'int8' },
    ...{ cash_change: 'int8', cash_after: 'int8' },
  },
  /** The legs of all entries in a row; never unnested. */
  legs: { ledger: 'int2', amount: 'int8' },
  /** Bought in this group; those also settled in it are complete. */
  bought: {
    id: 'text',
    account_id: 'text',
    symbol: 'text',
    direction: 'text',
    stake: 'int8',
    duration: 'int8',
    ...{ rate: 'text', strike: 'text', strike_seq: 'int8' },
    ...{ ordered: 'int8', expires: 'int8', placed: 'int8' },
    ...{ result: 'text', price: 'text', seq: 'int8', closed: 'int8', profit: 'int8' },
    outage: 'text',
  },
  /** Bought before this group. */
  settled: {
    id: 'text',
    ...{ result: 'text', price: 'text', seq: 'int8', closed: 'int8', profit: 'int8' },
    outage: 'text',
  },
  /** Placed or filled at once in this group, as they are at its end but for their closes. */
  orders: { ...CONTRACT_TERMS, ...CONTRACT_CHANGES },
  /** Stood before, and changed otherwise than by a close. */
  changed_orders: { id: 'text', ...CONTRACT_CHANGES },
  closes: {
    ...{ order_id: 'text', ordinal: 'int8', lots: 'int8', price: 'text', seq: 'int8' },
    ...{ time: 'int8', profit: 'int8', fee: 'int8', reason: 'text' },
    ...{ lots_open: 'int8', margin: 'int8' },
  },
  levels: {
    ...{ order_id: 'text', time: 'int8', take_profit: 'text', stop_loss: 'text' },
    ...{ take_profit_before: 'text', stop_loss_before: 'text' },
  },
  /** Withdrawals asked for in this group, as they are at its end, and those that stood before. */
  withdrawals: { ...WITHDRAWAL_TERMS, ...WITHDRAWAL_CHANGES },
  changed_withdrawals: { id: 'text', ...WITHDRAWAL_CHANGES },
  rewards: {
    ...{ order_id: 'text', part: 'int8', level: 'int8', beneficiary_id: 'text' },
    ...{ account_id: 'text', day: 'int8', fee: 'int8', rate: 'text', amount: 'int8' },
    time: 'int8',
  },
  /** What members are still owed for a day, at the end of the group, and days that are paid. */
  payable: { beneficiary_id: 'text', day: 'int8', amount: 'int8' },
  paid: { beneficiary_id: 'text', day: 'int8' },
  payroll: { account_id: 'text', day: 'int8', amount: 'int8', time: 'int8' },
  /** Accounts that a big record still has to look at, and those that it has done with. */
  work: { account_id: 'text', tape_position: 'int8' },
  done_work: { account_id: 'text', tape_position: 'int8' },
  /** Begun or changed in this group, as they are at its end. */
  follows: {
    ...{ account_id: 'text', leader_id: 'text', begun: 'int8', begun_time: 'int8' },
    ...{ terms: 'text', profit_share: 'text', is_paused: 'text', result_at_begin: 'int8' },
    ...{ ended_time: 'int8', end_reason: 'text' },
  },
  copy_results: { account_id: 'text', leader_id: 'text', result: 'int8', high_water: 'text' },
  skips: {
    ...{ account_id: 'text', order_id: 'text', leader_id: 'text', begun: 'int8', reason: 'text' },
    ...{ time: 'int8', tape_position: 'int8' },
  },
  /** `base` is the high-water mark from then on. */
  shares: {
    ...{ account_id: 'text', leader_id: 'text', order_id: 'text', ordinal: 'int8', begun: 'int8' },
    ...{ profit_share: 'text', mark: 'text', base: 'text', amount: 'int8', time: 'int8' },
  },
  /** What leaders did that is still to be copied, by whom, and what has been by now. */
  leader_events: { leader_id: 'text', number: 'int8', event: 'text' },
  done_events: { leader_id: 'text', number: 'int8' },
  due_copies: { account_id: 'text', leader_id: 'text', handled: 'int8' },
  done_copies: { account_id: 'text', leader_id: 'text', handled: 'int8' },
  keys: { id: 'uuid', body_hash: 'text', outcome: 'text' },
  told: { topic: 'text', payload: 'text' },
  instruments: { symbol: 'text', constants: 'text' },
} as const satisfies Record<string, Record<string, ArrayType>>

export type GroupTable = keyof typeof GROUP_TABLES

/** Values in the order of the table's columns. */
export type Rows = readonly (readonly ArrayElement[])[]

export type GroupRows = Readonly<Record<GroupTable, Rows>>

/**
 * What a group may have rows of, and the tables of it: each combination has a statement of its own,
 * since also a table that nothing goes to costs its share of a small group.
 */
export const GROUP_PARTS = {
  rare: [
    ...(['ticks', 'candles', 'accounts', 'work', 'done_work', 'instruments'] as const),
    ...(['withdrawals', 'changed_withdrawals'] as const),
  ],
  money: ['balances', 'entries', 'legs', 'keys'],
  told: ['told'],
  options: ['bought', 'settled'],
  orders: ['orders'],
  changes: ['changed_orders', 'levels'],
  closes: ['closes'],
  copying: [
    ...(['follows', 'copy_results', 'skips', 'shares'] as const),
    ...(['leader_events', 'done_events', 'due_copies', 'done_copies'] as const),
  ],
  team: ['rewards', 'payable', 'paid', 'payroll'],
} as const satisfies Record<string, readonly GroupTable[]>

export type GroupPart = keyof typeof GROUP_PARTS

const PARTS = Object.keys(GROUP_PARTS) as readonly GroupPart[]

/** The parts that have rows. */
export function partsOf(rows: GroupRows): readonly GroupPart[] {
  return PARTS.filter((part) => GROUP_PARTS[part].some((table) => rows[table].length > 0))
}

type Column = { readonly name: string; readonly type: ArrayType; readonly parameter: number }

/** Each column is one array parameter; they are numbered from `first` on. */
export function placeColumns(
  parts: readonly GroupPart[],
  first: number,
): ReadonlyMap<GroupTable, readonly Column[]> {
  let parameter = first
  const tables = tablesOf(parts).map((table) => {
    const columns = Object.entries(GROUP_TABLES[table])
    return [table, columns.map(([name, type]) => ({ name, type, parameter: parameter++ }))] as const
  })
  return new Map(tables)
}

/** The columns in the order of `placeColumns`. Loops, since this runs with every group. */
export function columnsOf(parts: readonly GroupPart[], rows: GroupRows): readonly ArrayColumn[] {
  const columns: ArrayColumn[] = []
  for (const table of tablesOf(parts)) {
    let column = 0
    for (const type of Object.values(GROUP_TABLES[table])) {
      columns.push({ type, rows: rows[table], column })
      column += 1
    }
  }
  return columns
}

function tablesOf(parts: readonly GroupPart[]): readonly GroupTable[] {
  return parts.flatMap((part): readonly GroupTable[] => GROUP_PARTS[part])
}
