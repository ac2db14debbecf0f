// The rows that a group causes, as columns of text: what the commit statement unnests.

import { formatCommandRecord } from '@fairtick/core/engine/command-text'
import { formatTapeEntry } from '@fairtick/core/engine/tape-text'
import type { Balances } from '@fairtick/core/ledger/balances'
import { LEDGER_CODES } from '@fairtick/core/ledger/ledger-account'
import type { Candle } from '@fairtick/core/market/candle'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { Group } from './group.ts'

/** Columns of one table: each an array of text of the same length. */
type Columns = readonly (readonly (string | null)[])[]

/** A closed minute of one instrument. */
export type ClosedMinute = { readonly symbol: InstrumentSymbol; readonly candle: Candle }

export function tapeLines(group: Group): readonly string[] {
  return group.tape.map(({ entry }) => formatTapeEntry(entry))
}

export function commandLines(group: Group): readonly string[] {
  return group.commands.map(formatCommandRecord)
}

/** symbol, minute, first seq: the first tick of each instrument in a minute not indexed yet. */
export function tickIndexRows(group: Group, indexed: Map<InstrumentSymbol, number>): Columns {
  const rows: string[][] = []
  for (const { entry } of group.tape) {
    if (entry.kind !== 'tick') continue
    const minute = entry.time - (entry.time % MINUTE_MS)
    if (indexed.get(entry.symbol) === minute) continue
    indexed.set(entry.symbol, minute)
    rows.push([entry.symbol, String(minute), String(entry.seq)])
  }
  return toColumns(rows, 3)
}

/** symbol, time, open, high, low, close, volume */
export function candleRows(minutes: readonly ClosedMinute[]): Columns {
  const rows = minutes.map(({ symbol, candle }) => [
    symbol,
    String(candle.time),
    ...[candle.open, candle.high, candle.low, candle.close].map((price) => formatPrice(price, 0)),
    formatQuantity(candle.volume),
  ])
  return toColumns(rows, 7)
}

/** id, user, kind, then the four balances at the end of the group: accounts that are new. */
export function newAccountRows(group: Group): Columns {
  const changes = sumBalanceChanges(group)
  const rows = group.events.flatMap(({ event }) => {
    if (event.kind !== 'account-opened') return []
    const change = changes.get(event.accountId) ?? [0n, 0n, 0n, 0n]
    return [[event.accountId, event.userId, event.accountKind, ...change.map(String)]]
  })
  return toColumns(rows, 7)
}

/** id, then what the four balances change by: accounts that stood before, in id order. */
export function balanceRows(group: Group): Columns {
  const changes = sumBalanceChanges(group)
  for (const { event } of group.events) {
    if (event.kind === 'account-opened') changes.delete(event.accountId)
  }
  const rows = [...changes.keys()].sort().map((id) => [id, ...(changes.get(id) ?? []).map(String)])
  return toColumns(rows, 5)
}

/**
 * cause, reason, cause id, account, kind, time, tape position, ledgers, amounts, cash change,
 * cash after. `cashAtEnd` is each account's cash when the group is over.
 */
export function entryRows(
  group: Group,
  cashAtEnd: (accountId: string) => Balances['cash'],
): Columns {
  const cash = new Map<string, bigint>()
  const rows: string[][] = []
  // Backwards from the end of the group, so that no balance from before it is needed.
  for (const { event, time, tapePosition } of group.events.toReversed()) {
    for (const entry of event.entries.toReversed()) {
      const after = cash.get(entry.accountId) ?? cashAtEnd(entry.accountId)
      const change = entry.postings
        .filter(({ ledger }) => ledger === 'cash')
        .reduce((sum, { amount }) => sum + amount, 0n)
      cash.set(entry.accountId, after - change)
      rows.push([
        entry.cause,
        entry.reason,
        entry.causeId,
        entry.accountId,
        entry.accountKind,
        String(time),
        String(tapePosition),
        `{${entry.postings.map(({ ledger }) => LEDGER_CODES[ledger]).join(',')}}`,
        `{${entry.postings.map(({ amount }) => amount).join(',')}}`,
        String(change),
        String(after),
      ])
    }
  }
  return toColumns(rows.reverse(), 11)
}

/** All columns of option_order: options bought in this group, settled ones complete. */
export function newOptionRows(group: Group): Columns {
  const settled = settlements(group)
  const rows = group.events.flatMap(({ event }) => {
    if (event.kind !== 'option-bought') return []
    const { option } = event
    return [
      [
        option.id,
        option.accountId,
        option.symbol,
        option.direction,
        String(option.stake),
        String(option.durationSeconds),
        formatRate(option.payoutRate),
        formatPrice(option.strike, 0),
        String(option.strikeSeq),
        String(option.orderTime),
        String(option.expiryTime),
        String(option.placed),
        ...(settled.get(option.id) ?? NOT_SETTLED),
      ],
    ]
  })
  return toColumns(rows, 17)
}

/** id, result, settle price, settle seq, close time, profit: options bought before this group. */
export function settledOptionRows(group: Group): Columns {
  const bought = new Set<string>()
  for (const { event } of group.events) {
    if (event.kind === 'option-bought') bought.add(event.option.id)
  }
  const rows = [...settlements(group)].filter(([id]) => !bought.has(id))
  return toColumns(
    rows.map(([id, columns]) => [id, ...columns]),
    6,
  )
}

/**
 * scope, key, body hash, outcome: the answers that repeated calls get again. A form refusal is none
 * of them: the mended form may come under the same key.
 */
export function idempotencyRows(group: Group): Columns {
  const rows = group.outcomes.flatMap(({ pending: { key }, outcome }) => {
    const isForm = outcome.kind === 'refused' && outcome.code === 'invalid'
    return key && !isForm ? [[key.scope, key.key, key.bodyHash, JSON.stringify(outcome)]] : []
  })
  return toColumns(rows, 4)
}

const NOT_SETTLED = [null, null, null, null, null]

function settlements(group: Group): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { event } of group.events) {
    if (event.kind !== 'option-settled') continue
    const { result, settlePrice, settleSeq, closeTime, profit } = event.settlement
    found.set(event.option.id, [
      result,
      formatPrice(settlePrice, 0),
      String(settleSeq),
      String(closeTime),
      String(profit),
    ])
  }
  return found
}

const BALANCE_LEDGERS: readonly string[] = ['cash', 'stake', 'withdrawal_hold', 'salary']

/** Per account what cash, stake, hold and salary change by. */
function sumBalanceChanges(group: Group): Map<string, bigint[]> {
  const changes = new Map<string, bigint[]>()
  for (const { event } of group.events) {
    for (const { accountId, postings } of event.entries) {
      const change = changes.get(accountId) ?? [0n, 0n, 0n, 0n]
      for (const { ledger, amount } of postings) {
        const place = BALANCE_LEDGERS.indexOf(ledger)
        if (place >= 0) change[place] = (change[place] ?? 0n) + amount
      }
      changes.set(accountId, change)
    }
  }
  return changes
}

function toColumns(rows: readonly (readonly (string | null)[])[], width: number): Columns {
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? null))
}
