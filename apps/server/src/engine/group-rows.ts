// The rows that a group causes, with values in the order of GROUP_TABLES.

import type { Account } from '@fairtick/core/engine/account'
import { formatCommandRecord } from '@fairtick/core/engine/command-text'
import { type EngineState, residentAccount } from '@fairtick/core/engine/state'
import { formatTapeEntry } from '@fairtick/core/engine/tape-text'
import type { Balances } from '@fairtick/core/ledger/balances'
import { LEDGER_CODES } from '@fairtick/core/ledger/ledger-account'
import type { Candle } from '@fairtick/core/market/candle'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { ArrayElement } from '../platform/binary-array.ts'
import type { Group } from './group.ts'
import type { GroupRows, Rows } from './group-columns.ts'
import { invitersText } from './inviters-text.ts'
import { oldestOpen } from './oldest-open.ts'
import { formatOutcome } from './outcome-text.ts'
import { ownLimitsText } from './own-limits-text.ts'
import { volumesText } from './volumes-text.ts'

/** A closed minute of one instrument. */
export type ClosedMinute = { readonly symbol: InstrumentSymbol; readonly candle: Candle }

export function tapeLines(group: Group): readonly string[] {
  return group.tape.map(({ entry }) => formatTapeEntry(entry))
}

export function commandLines(group: Group): readonly string[] {
  return group.commands.map(formatCommandRecord)
}

export function tickIndexRows(group: Group, indexed: Map<InstrumentSymbol, number>): Rows {
  const rows: ArrayElement[][] = []
  for (const { entry } of group.tape) {
    if (entry.kind !== 'tick') continue
    const minute = entry.time - (entry.time % MINUTE_MS)
    if (indexed.get(entry.symbol) === minute) continue
    indexed.set(entry.symbol, minute)
    rows.push([entry.symbol, minute, entry.seq])
  }
  return rows
}

export function candleRows(minutes: readonly ClosedMinute[]): Rows {
  return minutes.map(({ symbol, candle }) => [
    symbol,
    candle.time,
    ...[candle.open, candle.high, candle.low, candle.close].map((price) => formatPrice(price, 0)),
    formatQuantity(candle.volume),
  ])
}

/** Accounts that are new with their balances, and what those of the others change by. */
export function accountRows(
  state: EngineState,
  group: Group,
): Pick<GroupRows, 'accounts' | 'balances'> {
  const changes = sumBalanceChanges(group)
  const accounts = group.events.flatMap(({ event }) => {
    if (event.kind !== 'account-opened') return []
    const { accountId: id, userId, accountKind } = event
    const change = changes.get(id) ?? []
    changes.delete(id)
    return [[id, userId, accountKind, ...change, ...factColumns(residentAccount(state, id))]]
  })
  const balances = [...changes.keys()].sort().map((id) => {
    return [id, ...(changes.get(id) ?? []), ...factColumns(residentAccount(state, id))]
  })
  return { accounts, balances }
}

function factColumns(account: Account): readonly ArrayElement[] {
  return [
    String(account.isMarginCalled),
    volumesText(account.volumes),
    account.untaxedGains,
    oldestOpen(account),
    invitersText(account.inviters),
    account.tradingLock ?? null,
    ownLimitsText(account.limits) ?? null,
  ]
}

/** `cashAtEnd` is each account's cash when the group is over. */
export function entryRows(
  group: Group,
  cashAtEnd: (accountId: string) => Balances['cash'],
): Pick<GroupRows, 'entries' | 'legs'> {
  const cash = new Map<string, bigint>()
  const entries: ArrayElement[][] = []
  const legs: ArrayElement[][] = []
  // Backwards from the end of the group, so that no balance from before it is needed.
  for (const { event, time, tapePosition } of group.events.toReversed()) {
    for (const entry of event.entries.toReversed()) {
      const { cause, reason, causeId, accountId, accountKind } = entry
      const after = cash.get(accountId) ?? cashAtEnd(accountId)
      const firstLeg = legs.length + 1
      let change = 0n
      for (const { ledger, amount } of entry.postings) {
        if (ledger === 'cash') change += amount
        legs.push([LEDGER_CODES[ledger], amount])
      }
      cash.set(accountId, after - change)
      const what = [cause, reason, causeId, accountId, accountKind, time, tapePosition]
      entries.push([...what, firstLeg, legs.length, change, after])
    }
  }
  return { entries: entries.reverse(), legs }
}

/** Options bought in this group, settled ones complete, and those bought before and settled now. */
export function optionRows(group: Group): Pick<GroupRows, 'bought' | 'settled'> {
  const settlements = describeSettlements(group)
  const bought = group.events.flatMap(({ event }) => {
    if (event.kind !== 'option-bought') return []
    const { option } = event
    const settlement = settlements.get(option.id) ?? NOT_SETTLED
    settlements.delete(option.id)
    return [
      [
        option.id,
        option.accountId,
        option.symbol,
        option.direction,
        option.stake,
        option.durationSeconds,
        formatRate(option.payoutRate),
        formatPrice(option.strike, 0),
        option.strikeSeq,
        option.orderTime,
        option.expiryTime,
        option.placed,
        ...settlement,
      ],
    ]
  })
  return { bought, settled: [...settlements].map(([id, settlement]) => [id, ...settlement]) }
}

/**
 * The answers that repeated calls get again. A form refusal is none of them: the mended form may
 * come under the same key.
 */
export function idempotencyRows(group: Group): Rows {
  return group.outcomes.flatMap(({ pending: { key }, outcome }) => {
    const isForm = outcome.kind === 'refused' && outcome.code === 'invalid'
    return key && !isForm ? [[key.id, key.bodyHash, formatOutcome(outcome)]] : []
  })
}

const NOT_SETTLED: readonly ArrayElement[] = [null, null, null, null, null]

function describeSettlements(group: Group): Map<string, readonly ArrayElement[]> {
  const found = new Map<string, readonly ArrayElement[]>()
  for (const { event } of group.events) {
    if (event.kind !== 'option-settled') continue
    const { result, settlePrice, settleSeq, closeTime, profit } = event.settlement
    found.set(event.option.id, [result, formatPrice(settlePrice, 0), settleSeq, closeTime, profit])
  }
  return found
}

const BALANCE_LEDGERS: readonly string[] = ['cash', 'stake', 'withdrawal_hold', 'salary']

/** Per account that anything happened to: what cash, stake, hold and salary change by. */
function sumBalanceChanges(group: Group): Map<string, bigint[]> {
  const changes = new Map<string, bigint[]>()
  const changeOf = (id: string): bigint[] => {
    const known = changes.get(id)
    if (known) return known
    const change = [0n, 0n, 0n, 0n]
    changes.set(id, change)
    return change
  }
  for (const { event } of group.events) {
    changeOf(event.accountId)
    for (const { accountId, postings } of event.entries) {
      const change = changeOf(accountId)
      for (const { ledger, amount } of postings) {
        const place = BALANCE_LEDGERS.indexOf(ledger)
        if (place >= 0) change[place] = (change[place] ?? 0n) + amount
      }
    }
  }
  return changes
}
