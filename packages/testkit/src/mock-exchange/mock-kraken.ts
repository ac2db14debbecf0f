// Kraken spot v2 on the loopback. Nobody recorded that socket: the frames follow its documentation.

import { crc32 } from 'node:zlib'
import type { WebSocket } from 'ws'
import { LoopbackVenue, type VenueAnswer } from './loopback-venue.ts'
import { barStart, FIXED_SPANS_MS, ohlcRow } from './mock-bars.ts'

export type KrakenLevelTexts = readonly [price: string, size: string]

export type KrakenBookTexts = {
  readonly bids: readonly KrakenLevelTexts[]
  readonly asks: readonly KrakenLevelTexts[]
}

export type MockKrakenPlan = {
  readonly nowMs: () => number
  /** Pair to its book when a client subscribes. */
  readonly books: Readonly<Record<string, KrakenBookTexts>>
}

const ROWS = 720
const INTERVALS: Readonly<Record<string, string>> = {
  '1': '1m',
  '5': '5m',
  '15': '15m',
  '30': '30m',
  '60': '1h',
  '240': '4h',
  '1440': '1d',
}

export class MockKraken extends LoopbackVenue {
  /** Set to hold back the book snapshots of later subscriptions. */
  delaysSnapshots = false
  /** What `status` says on connecting. */
  system = 'online'
  readonly #plan: MockKrakenPlan
  readonly #books: Map<string, KrakenBookTexts>

  constructor(plan: MockKrakenPlan) {
    super({
      onRequest: (url) => this.#answerCall(url),
      onConnect: (client) => this.send(client, statusFrame(this.system)),
      onMessage: (client, text) => this.#subscribe(client, JSON.parse(text)),
    })
    this.#plan = plan
    this.#books = new Map(Object.entries(plan.books))
  }

  get restUrl(): string {
    return `http://${this.host}`
  }

  get wsUrl(): string {
    return `ws://${this.host}/v2`
  }

  heartbeat(): void {
    this.broadcast('{"channel":"heartbeat"}')
  }

  changeSystem(system: string): void {
    this.system = system
    this.broadcast(statusFrame(system))
  }

  /** The ticker alone: what a client sees when only that channel speaks. */
  ticker(pair: string, bid: string, ask: string): void {
    this.broadcast(tickerFrame('update', pair, [bid, ask]))
  }

  trade(pair: string, { id, size }: { readonly id: number; readonly size: string }): void {
    const time = '"timestamp":"2023-09-25T07:49:37.708706Z"'
    const trade = `{"symbol":"${pair}","side":"sell","price":1.07605,"qty":${size},`
    const rest = `"ord_type":"limit","trade_id":${id},${time}}`
    this.broadcast(`{"channel":"trade","type":"update","data":[${trade}${rest}]}`)
  }

  /** Changes levels of the book and tells them, the checksum of the whole book beside. */
  change(pair: string, changes: KrakenBookTexts): void {
    this.dropChange(pair, changes)
    const checksum = documentedChecksum(this.#bookOf(pair))
    this.broadcast(bookFrame('update', pair, { ...changes, checksum }))
  }

  /** The same change of the book, but its frame gets lost. */
  dropChange(pair: string, changes: KrakenBookTexts): void {
    const { bids, asks } = this.#bookOf(pair)
    this.#books.set(pair, {
      bids: merge(bids, changes.bids).reverse().slice(0, 10),
      asks: merge(asks, changes.asks).slice(0, 10),
    })
  }

  /** Sends the book snapshot that was held back. */
  snapshot(pair: string): void {
    for (const client of this.clients) this.#sendSnapshot(client, pair)
  }

  #subscribe(client: WebSocket, request: unknown): void {
    const { params } = request as { params: { channel: string; symbol: readonly string[] } }
    for (const pair of params.symbol) {
      if (!this.#books.has(pair)) {
        const error = `"error":"Currency pair not supported ${pair}","symbol":"${pair}"`
        this.send(client, `{"method":"subscribe","success":false,${error}}`)
        continue
      }
      const result = `{"channel":"${params.channel}","symbol":"${pair}","snapshot":true}`
      this.send(client, `{"method":"subscribe","result":${result},"success":true}`)
      const { bids, asks } = this.#bookOf(pair)
      const best = [bids[0]?.[0] ?? '0', asks[0]?.[0] ?? '0'] as const
      if (params.channel === 'ticker') this.send(client, tickerFrame('snapshot', pair, best))
      if (params.channel === 'book' && !this.delaysSnapshots) this.#sendSnapshot(client, pair)
    }
  }

  #sendSnapshot(client: WebSocket, pair: string): void {
    const book = this.#bookOf(pair)
    const checksum = documentedChecksum(book)
    this.send(client, bookFrame('snapshot', pair, { ...book, checksum }))
  }

  #bookOf(pair: string): KrakenBookTexts {
    return this.#books.get(pair) ?? { bids: [], asks: [] }
  }

  #answerCall(url: URL): VenueAnswer | undefined {
    if (url.pathname === '/0/public/SystemStatus') {
      return { body: `{"error":[],"result":{"status":"${this.system}"}}` }
    }
    if (url.pathname === '/0/public/OHLC') return this.#ohlc(url.searchParams)
    return undefined
  }

  #ohlc(query: URLSearchParams): VenueAnswer {
    const interval = INTERVALS[query.get('interval') ?? '']
    if (interval === undefined) return { body: '{"error":["EGeneral:Invalid arguments"]}' }
    const spanMs = FIXED_SPANS_MS[interval] ?? 0
    const runningMs = barStart(this.#plan.nowMs(), interval)
    const rows = Array.from({ length: ROWS + 1 }, (_, place) =>
      ohlcRow(runningMs - (ROWS - place) * spanMs),
    )
    const last = (runningMs - spanMs) / 1_000
    return { body: JSON.stringify({ error: [], result: { ZPAIR: rows, last } }) }
  }
}

/** Numbers stand bare and with all their digits, as the venue writes them. */
function tickerFrame(type: string, pair: string, [bid, ask]: readonly [string, string]): string {
  const best = `"bid":${bid},"bid_qty":740.0,"ask":${ask},"ask_qty":14.0`
  const day = `"last":${bid},"volume":1500.0,"vwap":1.1,"low":1.0,"high":1.2,"change":0.1`
  const data = `{"symbol":"${pair}",${best},${day},"change_pct":0.1}`
  return `{"channel":"ticker","type":"${type}","data":[${data}]}`
}

function bookFrame(
  type: string,
  pair: string,
  { bids, asks, checksum }: KrakenBookTexts & { readonly checksum: number },
): string {
  const list = (levels: readonly KrakenLevelTexts[]) =>
    levels.map(([price, size]) => `{"price":${price},"qty":${size}}`).join(',')
  const sides = `"bids":[${list(bids)}],"asks":[${list(asks)}]`
  const data = `{"symbol":"${pair}",${sides},"checksum":${checksum}}`
  return `{"channel":"book","type":"${type}","data":[${data}]}`
}

function statusFrame(system: string): string {
  const data = `{"api_version":"v2","connection_id":13834774380200032777,"system":"${system}"}`
  return `{"channel":"status","data":[${data}],"type":"update"}`
}

/** As the guide describes it, on the texts: no point, no leading zeros, asks before bids. */
export function documentedChecksum({ bids, asks }: KrakenBookTexts): number {
  const strip = (text: string) => text.replace('.', '').replace(/^0+/, '')
  const texts = [...asks.slice(0, 10), ...bids.slice(0, 10)]
  return crc32(texts.map(([price, size]) => strip(price) + strip(size)).join(''))
}

/** Ascending by price; a size of zero removes its level. */
function merge(
  levels: readonly KrakenLevelTexts[],
  changes: readonly KrakenLevelTexts[],
): KrakenLevelTexts[] {
  const sizes = new Map([...levels, ...changes])
  return [...sizes]
    .filter(([, size]) => Number(size) !== 0)
    .sort(([a], [b]) => Number(a) - Number(b))
}
