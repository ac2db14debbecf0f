// Binance spot on the loopback: its addresses, its frames, the recorded ones too.

import type { WebSocket } from 'ws'
import { LoopbackVenue, type VenueAnswer } from './loopback-venue.ts'
import { barStart, FIXED_SPANS_MS, klineRow } from './mock-bars.ts'
import { type BookSnapshot, type DepthChange, RecordedBook } from './recorded-book.ts'
import type { RecordedFrames } from './recorded-frames.ts'

export type MockBinancePlan = {
  readonly recorded?: RecordedFrames
  /** The venue's clock: what the newest bar is. */
  readonly nowMs: () => number
  /** Before this time the venue has no bars. */
  readonly listedMs?: number
}

type BestTexts = { readonly id: number; readonly bid: string; readonly ask: string }

const PARTIAL_LEVELS = 20
const MAX_KLINES = 1_000

export class MockBinance extends LoopbackVenue {
  readonly #plan: MockBinancePlan
  readonly #streams = new WeakMap<WebSocket, readonly string[]>()
  readonly #books = new Map<string, RecordedBook>()
  #played = 0

  constructor(plan: MockBinancePlan) {
    super({
      onRequest: (url) => this.#answerCall(url),
      onConnect: (client, url) => {
        this.#streams.set(client, url.searchParams.get('streams')?.split('/') ?? [])
      },
      // Every control message is acknowledged, as the venue does.
      onMessage: (client, text) => {
        const id: unknown = JSON.parse(text).id
        this.send(client, JSON.stringify({ result: null, id }))
      },
    })
    this.#plan = plan
  }

  get restUrl(): string {
    return `http://${this.host}`
  }

  get wsUrl(): string {
    return `ws://${this.host}`
  }

  /** Sends an event to the clients that asked for its stream. */
  emit(stream: string, data: unknown): void {
    const text = JSON.stringify({ stream, data })
    for (const client of this.clients) {
      if (this.#streams.get(client)?.includes(stream)) this.send(client, text)
    }
  }

  best(symbol: string, { id, bid, ask }: BestTexts): void {
    const data = { u: id, s: symbol, b: bid, B: '1.00000000', a: ask, A: '2.00000000' }
    this.emit(`${symbol.toLowerCase()}@bookTicker`, data)
  }

  trade(symbol: string, { id, size }: { readonly id: number; readonly size: string }): void {
    const T = this.#plan.nowMs()
    const data = { e: 'aggTrade', E: T, s: symbol, a: id, p: '1.0', q: size, f: id, l: id, T }
    this.emit(`${symbol.toLowerCase()}@aggTrade`, { ...data, m: true, M: true })
  }

  depth(symbol: string, book: BookSnapshot): void {
    this.emit(`${symbol.toLowerCase()}@depth20`, book)
  }

  announceShutdown(): void {
    const data = { e: 'serverShutdown', E: this.#plan.nowMs() }
    this.broadcast(JSON.stringify({ stream: '!serverShutdown', data }))
  }

  /**
   * Plays the next recorded frames, all by default. The partial depth that the recording lacks is
   * made of its snapshot and changes. Returns how many were played.
   */
  play(count = Number.POSITIVE_INFINITY): number {
    const frames = this.#plan.recorded?.received.slice(this.#played, this.#played + count) ?? []
    this.#played += frames.length
    for (const text of frames) {
      const { stream, data } = JSON.parse(text) as { stream: string; data: { s: string } }
      this.emit(stream, data)
      if (stream.includes('@depth@')) this.#playDepth(data as DepthChange & { s: string })
    }
    return frames.length
  }

  #playDepth(change: DepthChange & { readonly s: string }): void {
    const book = this.#books.get(change.s) ?? this.#openBook(change.s)
    if (!book) return
    book.apply(change)
    this.depth(change.s, book.partial(PARTIAL_LEVELS))
  }

  #openBook(symbol: string): RecordedBook | undefined {
    const text = this.#plan.recorded?.answers.get(`/api/v3/depth?symbol=${symbol}&limit=1000`)
    if (text === undefined) return undefined
    const book = new RecordedBook(JSON.parse(text) as BookSnapshot)
    this.#books.set(symbol, book)
    return book
  }

  #answerCall(url: URL): VenueAnswer | undefined {
    const recorded = this.#plan.recorded?.answers.get(url.pathname + url.search)
    if (recorded !== undefined) return { body: recorded }
    if (url.pathname === '/api/v3/ping') return { body: '{}' }
    if (url.pathname === '/api/v3/klines') return this.#klines(url.searchParams)
    return undefined
  }

  #klines(query: URLSearchParams): VenueAnswer {
    const interval = query.get('interval') ?? ''
    if (query.get('symbol')?.startsWith('NO')) {
      return { status: 400, body: '{"code":-1121,"msg":"Invalid symbol."}' }
    }
    if (!(interval in FIXED_SPANS_MS) && interval !== '1w' && interval !== '1M') {
      return { status: 400, body: '{"code":-1120,"msg":"Invalid interval."}' }
    }
    const limit = Math.min(Number(query.get('limit') ?? 500), MAX_KLINES)
    const endTime = Math.min(Number(query.get('endTime')), this.#plan.nowMs())
    const rows: unknown[] = []
    let startMs = barStart(endTime, interval)
    while (rows.length < limit && startMs >= (this.#plan.listedMs ?? 0)) {
      const endMs = barStart(startMs + 1.5 * spanOf(interval), interval)
      rows.unshift(klineRow(startMs, endMs))
      startMs = barStart(startMs - 1, interval)
    }
    return { body: JSON.stringify(rows) }
  }
}

/** At most the length of a bar and more than two thirds of it. */
function spanOf(interval: string): number {
  if (interval === '1M') return 26 * 86_400_000
  return interval === '1w' ? 7 * 86_400_000 : (FIXED_SPANS_MS[interval] ?? 0)
}
