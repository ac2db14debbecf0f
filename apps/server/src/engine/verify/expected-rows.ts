// What the tables must hold, gathered from a replay before any of them is looked at.

import type { Levels } from '@fairtick/core/contracts/levels'
import type { EngineEvent } from '@fairtick/core/engine/event'
import type { TapeEntry } from '@fairtick/core/engine/record'
import { causeOf } from '@fairtick/core/ledger/journal-entry'
import { LEDGER_CODES } from '@fairtick/core/ledger/ledger-account'
import type { Candle } from '@fairtick/core/market/candle'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { Instant } from '@fairtick/core/time/instant'
import { createCandleProjection } from '../candles/candle-projection.ts'
import { contractOf } from '../codec/contract-text.ts'
import { optionText } from '../codec/outcome.ts'
import { endOf, withdrawalText } from '../codec/withdrawal-text.ts'
import { followRow, shareRow, skipRow } from '../commit/group-copy-rows.ts'
import { rewardsOf } from '../commit/group-money-rows.ts'
import type { ReplayListener } from './replay-logs.ts'

/** Rows of one table by key, each as one text. */
export type ExpectedTable = Map<string, string>

export type ExpectedRows = {
  readonly journal_entry: ExpectedTable
  readonly option_order: ExpectedTable
  readonly contract_order: ExpectedTable
  /** By order and time. */
  readonly contract_levels: ExpectedTable
  /** The same changes: what stood before each. */
  readonly levels_before: ExpectedTable
  readonly withdrawal: ExpectedTable
  readonly team_reward: ExpectedTable
  readonly payroll_record: ExpectedTable
  readonly copy_follow: ExpectedTable
  readonly copy_skip: ExpectedTable
  readonly copy_share: ExpectedTable
  readonly tick_index: ExpectedTable
  readonly candle: ExpectedTable
  readonly instrument: ExpectedTable
  readonly checkpoint: ExpectedTable
}

/** Fills the tables as the replay goes. */
export function collectExpectedRows(): { rows: ExpectedRows; listener: ReplayListener } {
  const rows: ExpectedRows = {
    journal_entry: new Map(),
    option_order: new Map(),
    contract_order: new Map(),
    contract_levels: new Map(),
    levels_before: new Map(),
    withdrawal: new Map(),
    team_reward: new Map(),
    payroll_record: new Map(),
    copy_follow: new Map(),
    copy_skip: new Map(),
    copy_share: new Map(),
    tick_index: new Map(),
    candle: new Map(),
    instrument: new Map(),
    checkpoint: new Map(),
  }
  const candles = createCandleProjection()
  const indexed = new Map<string, number>()
  const listener: ReplayListener = {
    onEvent: (event, time, tapePosition) => noteEvent(rows, event, time, tapePosition),
    onTapeEntry: (entry, block) => {
      noteTapeEntry(rows, indexed, entry, block)
      if (entry.kind === 'tick') candles.addTick(entry)
      for (const { symbol, candle } of candles.takeClosed(entry.time)) {
        rows.candle.set(`${symbol} 1m ${candle.time}`, candleText(candle))
      }
    },
    onCheckpoint: (position, text, hash) =>
      rows.checkpoint.set(String(position), `${hash} ${text}`),
  }
  return { rows, listener }
}

function noteEvent(
  rows: ExpectedRows,
  event: EngineEvent,
  time: Instant,
  tapePosition: number,
): void {
  for (const entry of event.entries) {
    const legs = entry.postings.map(({ ledger, amount }) => `${LEDGER_CODES[ledger]}:${amount}`)
    const place = `${entry.accountId} ${entry.accountKind} ${time} ${tapePosition}`
    rows.journal_entry.set(causeOf(entry), `${place} ${legs.join(' ')}`)
  }
  noteMoneyEvent(rows, event, time)
  noteCopyEvent(rows, event, time, tapePosition)
  const contract = contractOf(event, time)
  if (contract) rows.contract_order.set(contract.id, JSON.stringify(contract))
  if (event.kind === 'levels-set') {
    const key = `${event.position.id} ${time}`
    addText(rows.contract_levels, key, levelsText(event.position))
    addText(rows.levels_before, key, levelsText(event.before))
  }
  if (event.kind === 'option-bought') {
    rows.option_order.set(event.option.id, JSON.stringify(optionText(event.option, undefined)))
  }
  if (event.kind === 'option-settled') {
    const text = JSON.stringify(optionText(event.option, event.settlement))
    rows.option_order.set(event.option.id, text)
  }
}

/** What came of one millisecond stands in one text. */
function addText(table: ExpectedTable, key: string, text: string): void {
  const before = table.get(key)
  table.set(key, before === undefined ? text : `${before}, ${text}`)
}

function levelsText({ takeProfit, stopLoss }: Levels): string {
  return [takeProfit, stopLoss].map((price) => (price ? formatPrice(price, 0) : '-')).join(' ')
}

function noteMoneyEvent(rows: ExpectedRows, event: EngineEvent, time: Instant): void {
  if ('withdrawal' in event) {
    const text = withdrawalText(event.withdrawal, endOf(event, time))
    rows.withdrawal.set(event.withdrawal.id, JSON.stringify(text))
  }
  for (const [orderId, part, level, ...rest] of rewardsOf(event, time)) {
    rows.team_reward.set(`${orderId} ${part} ${level}`, rest.join(' '))
  }
  if (event.kind === 'rewards-paid') {
    rows.payroll_record.set(`${event.accountId} ${event.day}`, `${event.amount} ${time}`)
  }
}

function noteCopyEvent(
  rows: ExpectedRows,
  event: EngineEvent,
  time: Instant,
  tapePosition: number,
): void {
  if ('follow' in event) {
    const [accountId, leaderId, begun, ...columns] = followRow(event, time)
    const text = columns.map((column) => column ?? '-').join(' ')
    rows.copy_follow.set(`${accountId} ${leaderId} ${begun}`, text)
  }
  if (event.kind === 'profit-shared') {
    const [accountId, leaderId, orderId, ordinal, ...columns] = shareRow(event, time)
    const text = [accountId, leaderId, ...columns].join(' ')
    rows.copy_share.set(`${orderId} ${ordinal}`, text)
  }
  if (event.kind === 'copy-skipped') {
    const [accountId, orderId, ...columns] = skipRow(event, time, tapePosition)
    rows.copy_skip.set(`${accountId} ${orderId}`, columns.join(' '))
  }
}

function noteTapeEntry(
  rows: ExpectedRows,
  indexed: Map<string, number>,
  entry: TapeEntry,
  block: number,
): void {
  switch (entry.kind) {
    case 'tick': {
      const minute = entry.time - (entry.time % MINUTE_MS)
      if (indexed.get(entry.symbol) === minute) return
      indexed.set(entry.symbol, minute)
      rows.tick_index.set(`${entry.symbol} ${minute}`, `${entry.seq} ${block}`)
      return
    }
    case 'instrument':
      rows.instrument.set(entry.instrument.symbol, JSON.stringify(entry.instrument))
      return
    default:
      return
  }
}

export function candleText(candle: Candle): string {
  const prices = [candle.open, candle.high, candle.low, candle.close]
  return [...prices.map((price) => formatPrice(price, 0)), formatQuantity(candle.volume)].join(' ')
}
