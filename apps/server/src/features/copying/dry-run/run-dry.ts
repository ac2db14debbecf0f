// What terms would have given over the last days: the leader's own orders as the books have them,
// at the ticks of the tape, copied by core to a follow that never was (TR-10).

import { calculateEquity } from '@fairtick/core/account/equity'
import { exitPrice } from '@fairtick/core/contracts/direction'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import type { FollowTerms, LeadingTerms } from '@fairtick/core/copy/follow'
import type { JurisdictionText } from '@fairtick/core/engine/jurisdiction'
import type { LeaderFill } from '@fairtick/core/engine/state/state'
import { type InstrumentText, parseInstrument } from '@fairtick/core/market/instrument'
import { calculateQuote } from '@fairtick/core/market/quote'
import type { Tick } from '@fairtick/core/market/tick'
import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { moneyFromMicros } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { type Rational, sumRationals } from '@fairtick/core/numbers/rational'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { readCandles } from '../../../engine/candles/candle-store.ts'
import type { ContractText } from '../../../engine/engine-port.ts'
import { loadContractTexts } from '../../../engine/rows/contract-rows.ts'
import { readLastTick, readTicks } from '../../../engine/tape/tape-store.ts'
import type { Database } from '../../../platform/database.ts'
import { type LeaderEntry, listLeaderEntries, listOpenSince } from './dry-run-store.ts'
import { type ImaginedFollow, imagineFollow } from './imagined-follow.ts'
import { type ReadPrices, standAt, watchStop } from './watch-stop.ts'

/** Openings, closes and charges of the leader that are gone through; newer ones are left out. */
const MAX_ENTRIES = 2_000
/** Of all minutes in which the stop was near. */
const MAX_TICKS = 100_000

export type DryRunRequest = {
  readonly database: Database
  readonly leaderAccountId: string
  readonly terms: FollowTerms
  readonly leading: LeadingTerms
  readonly instruments: readonly InstrumentText[]
  readonly rules: JurisdictionText
  readonly fromMs: number
  readonly toMs: number
}

export type DryRun = {
  readonly imagined: ImaginedFollow
  /** Own orders that the leader opened. */
  readonly orders: number
  /** Until when it went: earlier than asked where there was too much. */
  readonly untilMs: number
}

export async function runDry(request: DryRunRequest): Promise<DryRun> {
  const { database, leaderAccountId, fromMs, toMs } = request
  const found = await listLeaderEntries(database, leaderAccountId, {
    ...{ fromMs, limit: MAX_ENTRIES + 1 },
  })
  const entries = found.slice(0, MAX_ENTRIES).filter(({ time }) => time <= toMs)
  const ids = new Set(await listOpenSince(database, leaderAccountId, fromMs))
  for (const { orderId } of entries) ids.add(orderId)
  const books = openBooks(await loadContractTexts(database, [...ids]), fromMs)
  const imagined = imagineFollow({ ...request, time: instantFromMs(fromMs) })
  const read = pricesOf(database)
  let [orders, placed, lastRollover] = [0, 0, 0]
  for (const entry of entries) {
    const contract = books.contractOf(entry.orderId)
    if (contract === undefined) continue
    const tick = await tickOf(database, contract, entry)
    const isWatched = await watchStop(imagined, read, { timeMs: entry.time, tick })
    if (!isWatched) return { imagined, orders, untilMs: entry.time }
    if (entry.reason === 'overnight') {
      if (entry.time === lastRollover) continue
      lastRollover = entry.time
      await standAt(imagined, read, entry.time)
      imagined.rollover(instantFromMs(entry.time))
      continue
    }
    const fill = await fillOf(request, books, { entry, contract, tick })
    books.note(entry)
    if (contract.copyOf !== null || tick === undefined || fill === undefined) continue
    if (entry.reason === 'contract-open') orders += 1
    placed += 1
    imagined.tick(tick)
    imagined.lead({ orderId: contract.id, symbol: contract.symbol, placed }, fill)
  }
  const untilMs = found.length > MAX_ENTRIES ? (entries.at(-1)?.time ?? toMs) : toMs
  const isWhole = await watchStop(imagined, read, { timeMs: untilMs })
  await standAt(imagined, read, untilMs)
  return { imagined, orders, untilMs: isWhole ? untilMs : imagined.state.time }
}

/** What of the leader was open, entry by entry. */
function openBooks(contracts: ReadonlyMap<string, ContractText>, fromMs: number) {
  const open = new Map<string, Lots>()
  for (const { id, opening, lots, closes } of contracts.values()) {
    if (opening === null || opening.time >= fromMs) continue
    const gone = closes.filter(({ time }) => time < fromMs).map((close) => lotsOf(close.lots))
    const left = gone.reduce<bigint>((rest, one) => rest - one, lotsOf(lots))
    if (left > 0n) open.set(id, left as Lots)
  }
  return {
    contractOf: (id: string) => contracts.get(id),
    lotsOpen: (id: string) => open.get(id) ?? (0n as Lots),
    positions: () => [...open].map(([id, lots]) => ({ contract: contracts.get(id), lots })),
    note: ({ reason, orderId, part }: LeaderEntry) => {
      const contract = contracts.get(orderId)
      if (contract === undefined) return
      if (reason === 'contract-open') open.set(orderId, lotsOf(contract.lots))
      const closed = reason === 'contract-close' ? contract.closes[part - 1] : undefined
      if (closed === undefined) return
      const left = ((open.get(orderId) ?? 0n) - lotsOf(closed.lots)) as Lots
      if (left > 0n) open.set(orderId, left)
      else open.delete(orderId)
    },
  }
}

type Books = ReturnType<typeof openBooks>

async function tickOf(
  database: Database,
  { symbol, opening, closes }: ContractText,
  { reason, part }: LeaderEntry,
): Promise<Tick | undefined> {
  if (reason === 'overnight') return undefined
  const seq = reason === 'contract-open' ? opening?.seq : closes[part - 1]?.seq
  return seq === undefined ? undefined : (await readTicks(database, symbol, seq, 1))[0]
}

type Act = {
  readonly entry: LeaderEntry
  readonly contract: ContractText
  readonly tick: Tick | undefined
}

async function fillOf(
  request: DryRunRequest,
  books: Books,
  { entry, contract, tick }: Act,
): Promise<LeaderFill | undefined> {
  const { direction, leverage } = contract
  if (entry.reason === 'contract-open') {
    const equity = await equityBefore(request, books, { entry, contract, tick })
    return { kind: 'opened', direction, leverage, lots: lotsOf(contract.lots), equity }
  }
  const close = contract.closes[entry.part - 1]
  const lotsBefore = books.lotsOpen(contract.id)
  return close && { kind: 'closed', lots: lotsOf(close.lots), lotsBefore }
}

/** Just before the fill: cash as the books have it, and what was open at the ticks in force. */
async function equityBefore(
  { database, instruments }: DryRunRequest,
  books: Books,
  { entry, contract: filled, tick }: Act,
): Promise<Rational> {
  const profits: Rational[] = []
  const marks = new Map(tick && [[filled.symbol, tick]])
  for (const { contract, lots } of books.positions()) {
    const text = instruments.find(({ symbol }) => symbol === contract?.symbol)
    const openPrice = parsePrice(contract?.opening?.price ?? '')
    const spread = parsePrice(contract?.constants.spread ?? '')
    if (!contract || !text || openPrice === undefined || spread === undefined) continue
    const { symbol, direction } = contract
    // Many positions of one market need one look at the tape.
    const mark =
      marks.get(symbol) ?? (await readLastTick(database, symbol, instantFromMs(entry.time)))
    if (mark === undefined) continue
    marks.set(symbol, mark)
    const instrument = parseInstrument(text)
    const exit = exitPrice(direction, calculateQuote(mark.price, { ...instrument, spread }))
    profits.push(calculateProfit(instrument, { direction, openPrice, lots }, exit))
  }
  const cash = moneyFromMicros(entry.cashBefore)
  return calculateEquity({ cash, openProfit: sumRationals(profits) })
}

function pricesOf(database: Database): ReadPrices {
  const inForce: ReadPrices['inForce'] = (symbol, atMs) =>
    readLastTick(database, symbol, instantFromMs(atMs))
  let left = MAX_TICKS
  return {
    candles: async (symbol, fromMs, toMs) => {
      const limit = Math.ceil((toMs - fromMs) / MINUTE_MS) + 1
      const request = { symbol, interval: '1m', beforeMs: toMs + 1, limit } as const
      return (await readCandles(database, request)).filter(({ time }) => time >= fromMs)
    },
    inForce,
    ticks: async (symbol, { fromMs, toMs, afterSeq }) => {
      const before = await inForce(symbol, fromMs - 1)
      const last = await inForce(symbol, toMs)
      const first = Math.max(before?.seq ?? 0, afterSeq) + 1
      const count = (last?.seq ?? 0) - first + 1
      if (count <= 0) return []
      left -= count
      return left < 0 ? undefined : await readTicks(database, symbol, first, count)
    },
  }
}

function lotsOf(text: string): Lots {
  return parseLots(text) ?? (0n as Lots)
}
