// Bitstamp's socket v2 on the loopback. Nobody recorded it: its frames are those that clients read.

import type { WebSocket } from 'ws'
import { LoopbackVenue } from './loopback-venue.ts'

export type MockBitstampPlan = { readonly nowMs: () => number }

type Book = { readonly bid: string; readonly ask: string; readonly micros?: number }

export class MockBitstamp extends LoopbackVenue {
  readonly #plan: MockBitstampPlan
  readonly #channels = new WeakMap<WebSocket, Set<string>>()
  #lastMicros = 0

  constructor(plan: MockBitstampPlan) {
    super({
      onRequest: () => undefined,
      onConnect: (client) => this.#channels.set(client, new Set()),
      onMessage: (client, text) => this.#answer(client, JSON.parse(text)),
    })
    this.#plan = plan
  }

  get wsUrl(): string {
    return `ws://${this.host}`
  }

  /** A whole book; its time rises with each unless it is given. */
  best(pair: string, { bid, ask, micros = this.#nextMicros() }: Book): void {
    const times = { timestamp: String(Math.floor(micros / 1e6)), microtimestamp: String(micros) }
    const data = { ...times, bids: [[bid, '0.50000000']], asks: [[ask, '0.25000000']] }
    this.#emit(`order_book_${pair}`, { event: 'data', data })
  }

  trade(pair: string, { id, size }: { readonly id: number; readonly size: string }): void {
    const micros = String(this.#nextMicros())
    const amounts = { amount: Number(size), amount_str: size, price: 1, price_str: '1' }
    const data = { id, ...amounts, type: 0, microtimestamp: micros, buy_order_id: 1 }
    this.#emit(`live_trades_${pair}`, { event: 'trade', data })
  }

  requestReconnect(): void {
    this.broadcast(JSON.stringify({ event: 'bts:request_reconnect', channel: '', data: '' }))
  }

  #answer(client: WebSocket, request: unknown): void {
    const { event, data } = request as { event: string; data?: { channel: string } }
    if (event === 'bts:heartbeat') {
      this.send(client, JSON.stringify({ event, channel: '', data: { status: 'success' } }))
    }
    if (event !== 'bts:subscribe' || data === undefined) return
    this.#channels.get(client)?.add(data.channel)
    const answer = { event: 'bts:subscription_succeeded', channel: data.channel, data: {} }
    this.send(client, JSON.stringify(answer))
  }

  #emit(channel: string, frame: object): void {
    const text = JSON.stringify({ ...frame, channel })
    for (const client of this.clients) {
      if (this.#channels.get(client)?.has(channel)) this.send(client, text)
    }
  }

  #nextMicros(): number {
    this.#lastMicros = Math.max(this.#lastMicros + 1, this.#plan.nowMs() * 1_000)
    return this.#lastMicros
  }
}
