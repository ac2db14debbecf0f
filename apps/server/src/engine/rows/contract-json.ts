// Contracts with their closes as one column of a statement that reads more besides: JSON.

import type { ContractText } from '../engine-port.ts'
import {
  type CloseRow,
  CONTRACT_COLUMNS,
  type ContractRow,
  type OpenContracts,
  readContractText,
  sortOpenContracts,
} from './contract-rows.ts'

/** Go as text: a number of JSON keeps no more than 53 bits. */
const BIG_OF_CONTRACT = [
  ...['lots', 'order_time', 'placed', 'reserved_margin', 'reserved_fee', 'open_seq', 'open_time'],
  ...['open_margin', 'open_fee', 'lots_open', 'margin', 'overnight_fee', 'close_time'],
]
const BIG_OF_CLOSE = ['lots', 'seq', 'time', 'profit', 'fee']
/** Go as text too, and stay so, as they come from a column of their own. */
const PRICES_OF_CONTRACT = ['limit_price', 'shown_price', 'take_profit', 'stop_loss', 'open_price']
const TEXTS_OF_CONTRACT: readonly string[] = [...BIG_OF_CONTRACT, ...PRICES_OF_CONTRACT]

/** A contract whose bigints and prices are text. */
export type JsonContract = Readonly<Record<string, unknown>> & {
  readonly closes: readonly Readonly<Record<string, unknown>>[] | null
}

/** Of the view `contract`, one row each. */
export const JSON_CONTRACT_COLUMNS = `${CONTRACT_COLUMNS.split(/,\s*/).map(columnOf).join(', ')},
  (SELECT json_agg(e) FROM (
     SELECT order_id, ordinal, lots::text, price::text, seq::text, time::text, profit::text,
            fee::text, reason
     FROM contract_close WHERE order_id = contract.id) AS e) AS closes`

/** Those of the account `a` that wait or are open, as one column. */
export const OPEN_CONTRACTS = `(SELECT json_agg(o) FROM (
    SELECT ${JSON_CONTRACT_COLUMNS} FROM contract
    WHERE account_id = a.id AND placed >= a.oldest_open AND status IN ('pending', 'trading')) AS o)`

export type OpenOfAccount = OpenContracts & {
  /** Of all of them, in micro-units. */
  readonly usedMargin: bigint
  readonly reserved: bigint
}

export function readOpenContracts(column: readonly JsonContract[] | null): OpenOfAccount {
  const read = (column ?? []).map(readJsonContract)
  const rows = read.map(({ row }) => row)
  return {
    ...sortOpenContracts(
      rows,
      read.flatMap(({ closes }) => closes),
    ),
    usedMargin: rows.reduce((sum, { margin }) => sum + margin, 0n),
    reserved: rows.reduce((sum, row) => sum + row.reserved_margin + row.reserved_fee, 0n),
  }
}

/** As `readContractTexts`: without live figures. */
export function readJsonContractText(json: JsonContract): ContractText {
  const { row, closes } = readJsonContract(json)
  return readContractText(row, closes)
}

function readJsonContract({ closes, ...json }: JsonContract) {
  return {
    row: withBigInts<ContractRow>(json, BIG_OF_CONTRACT),
    closes: (closes ?? []).map((close) => withBigInts<CloseRow>(close, BIG_OF_CLOSE)),
  }
}

function withBigInts<Row>(json: Readonly<Record<string, unknown>>, big: readonly string[]): Row {
  const row: Record<string, unknown> = { ...json }
  for (const name of big) {
    const text = json[name]
    row[name] = typeof text === 'string' ? BigInt(text) : null
  }
  return row as Row
}

function columnOf(name: string): string {
  return TEXTS_OF_CONTRACT.includes(name) ? `${name}::text` : name
}
