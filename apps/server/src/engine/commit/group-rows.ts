// The rows that a group causes, with values in the order of GROUP_TABLES.

import { formatCommandRecord } from '@fairtick/core/engine/codec/command-text'
import { formatTapeEntry } from '@fairtick/core/engine/codec/tape-text'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { Account, EngineState } from '@fairtick/core/engine/state/state'
import type { Balances } from '@fairtick/core/ledger/balances'
import { isCustomerLedger, LEDGER_CODES } from '@fairtick/core/ledger/ledger-account'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { ArrayElement } from '../../platform/binary-array.ts'
import type { ClosedMinute } from '../candles/candle-projection.ts'
import { invitersText, selfLimitsText, volumesText } from '../codec/column-text.ts'
import { leadingText } from '../codec/follow-text.ts'
import { formatOutcome } from '../codec/outcome-text.ts'
import { oldestOpen } from '../rows/oldest-open.ts'
import type { Group } from './group.ts'
import type { GroupRows, Rows } from './group-columns.ts'

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
  changes: BalanceChanges,
  group: Group,
): Pick<GroupRows, 'accounts' | 'balances'> {
  const accounts: ArrayElement[][] = []
  const opened = new Set<string>()
  for (const { event } of group.events) {
    if (event.kind !== 'account-opened') continue
    const { accountId: id, userId, accountKind } = event
    const change = changes.get(id) ?? NO_CHANGE
    opened.add(id)
    const [, ...columns] = balanceRow(residentAccount(state, id), change)
    accounts.push([id, userId, accountKind, ...columns])
  }
  const balances: ArrayElement[][] = []
  for (const id of [...changes.keys()].sort()) {
    if (opened.has(id)) continue
    balances.push(balanceRow(residentAccount(state, id), changes.get(id) ?? NO_CHANGE))
  }
  return { accounts, balances }
}

/** One literal: this runs with every order. */
function balanceRow(account: Account, change: BalanceChange): ArrayElement[] {
  return [
    account.id,
    change.cash,
    change.stake,
    change.withdrawal_hold,
    change.salary,
    account.isMarginCalled ? 'true' : 'false',
    volumesText(account.volumes),
    account.untaxedGains,
    oldestOpen(account),
    invitersText(account.inviters),
    account.tradingLock ?? null,
    selfLimitsText(account.limits) ?? null,
    leadingText(account) ?? null,
    account.invitedDay ?? null,
    account.keptTerms?.text ?? null,
  ]
}

export function entryRows(
  state: EngineState,
  changes: BalanceChanges,
  group: Group,
): Pick<GroupRows, 'entries' | 'legs'> {
  const cash = new Map<string, bigint>()
  // What an account had before is what it has now without what the group changed.
  const cashBefore = (id: string): bigint =>
    residentAccount(state, id).balances.cash - (changes.get(id)?.cash ?? 0n)
  const entries: ArrayElement[][] = []
  const legs: ArrayElement[][] = []
  for (const { event, time, tapePosition } of group.events) {
    for (const { part, reason, causeId, accountId, accountKind, postings } of event.entries) {
      const firstLeg = legs.length + 1
      let change = 0n
      for (const { ledger, amount } of postings) {
        if (ledger === 'cash') change += amount
        legs.push([LEDGER_CODES[ledger], amount])
      }
      const after = (cash.get(accountId) ?? cashBefore(accountId)) + change
      cash.set(accountId, after)
      // One literal: this runs with every order.
      entries.push([
        part ?? null,
        reason,
        causeId,
        accountId,
        accountKind,
        time,
        tapePosition,
        firstLeg,
        legs.length,
        change,
        after,
      ])
    }
  }
  return { entries, legs }
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
  const rows: ArrayElement[][] = []
  for (const { pending, outcome } of group.outcomes) {
    const { key } = pending
    const isForm = outcome.kind === 'refused' && outcome.code === 'invalid'
    if (key && !isForm) rows.push([key.id, key.bodyHash, formatOutcome(outcome)])
  }
  return rows
}

const NOT_SETTLED: readonly ArrayElement[] = [null, null, null, null, null, null]

function describeSettlements(group: Group): Map<string, readonly ArrayElement[]> {
  const found = new Map<string, readonly ArrayElement[]>()
  for (const { event } of group.events) {
    if (event.kind !== 'option-settled') continue
    const { result, settlePrice, settleSeq, closeTime, profit, outage } = event.settlement
    const price = formatPrice(settlePrice, 0)
    const row = [result, price, settleSeq, closeTime, profit, outage ?? null]
    found.set(event.option.id, row)
  }
  return found
}

type BalanceChange = { [Ledger in keyof Balances]: bigint }
/** By account: of each that anything happened to. */
export type BalanceChanges = ReadonlyMap<string, BalanceChange>

const NO_CHANGE: BalanceChange = { cash: 0n, stake: 0n, withdrawal_hold: 0n, salary: 0n }

/** What cash, stake, hold and salary change by. */
export function sumBalanceChanges(group: Group): BalanceChanges {
  const changes = new Map<string, BalanceChange>()
  const changeOf = (id: string): BalanceChange => {
    const known = changes.get(id)
    if (known) return known
    const change = { ...NO_CHANGE }
    changes.set(id, change)
    return change
  }
  for (const { event } of group.events) {
    changeOf(event.accountId)
    for (const { accountId, postings } of event.entries) {
      const change = changeOf(accountId)
      for (const { ledger, amount } of postings) {
        if (isCustomerLedger(ledger)) change[ledger] += amount
      }
    }
  }
  return changes
}
