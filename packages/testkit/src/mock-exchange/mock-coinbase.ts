// Coinbase's market data socket on the loopback: its frames as they were recorded in 2026.

import type { WebSocket } from 'ws'
import { LoopbackVenue } from './loopback-venue.ts'

export type MockCoinbasePlan = { readonly nowMs: () => number }

export class MockCoinbase extends LoopbackVenue {
  /** Products that the venue does not have: asking for one is refused. */
  readonly unknown = new Set<string>()
  readonly #plan: MockCoinbasePlan
  readonly #channels = new WeakMap<WebSocket, Map<string, readonly string[]>>()
  #sequence = 0

  constructor(plan: MockCoinbasePlan) {
    super({
      onRequest: () => undefined,
      onConnect: (client) => this.#channels.set(client, new Map()),
      onMessage: (client, text) => this.#subscribe(client, JSON.parse(text)),
    })
    this.#plan = plan
  }

  get wsUrl(): string {
    return `ws://${this.host}`
  }

  best(product: string, { bid, ask }: { readonly bid: string; readonly ask: string }): void {
    const day = { price: bid, volume_24_h: '6.78', low_24_h: bid, high_24_h: ask }
    const best = { best_bid: bid, best_ask: ask, best_bid_quantity: '1', best_ask_quantity: '1' }
    const ticker = { type: 'ticker', product_id: product, ...day, ...best }
    this.#emit('ticker', product, { type: 'update', tickers: [ticker] })
  }

  /** As in the recording the newest one comes first. */
  trades(product: string, ...trades: readonly { id: number; size: string }[]): void {
    this.#emit('market_trades', product, { type: 'update', trades: this.#list(product, trades) })
  }

  heartbeat(): void {
    this.#emit('heartbeats', undefined, { current_time: 'now', heartbeat_counter: 1 })
  }

  #subscribe(client: WebSocket, request: unknown): void {
    const { channel, product_ids } = request as { channel: string; product_ids?: string[] }
    const products = product_ids ?? []
    const refused = products.filter((product) => this.unknown.has(product))
    if (refused.length > 0) {
      const message = `ProductIDs ${refused} could not be found`
      this.send(client, JSON.stringify({ type: 'error', message }))
    }
    const channels = this.#channels.get(client)
    channels?.set(channel, products)
    this.send(
      client,
      this.#frame('subscriptions', { subscriptions: Object.fromEntries(channels ?? []) }),
    )
    if (channel !== 'market_trades') return
    for (const product of products) {
      // What was traded before: a listener has to pass over it.
      const before = this.#list(product, [{ id: 1, size: '1000' }])
      this.send(client, this.#frame(channel, { type: 'snapshot', trades: before }))
    }
  }

  #list(product: string, trades: readonly { id: number; size: string }[]): readonly unknown[] {
    const time = new Date(this.#plan.nowMs()).toISOString()
    return trades.map(({ id, size }) => ({
      ...{ product_id: product, trade_id: String(id), price: '1', size, time, side: 'SELL' },
    }))
  }

  #emit(channel: string, product: string | undefined, event: unknown): void {
    const text = this.#frame(channel, event)
    for (const client of this.clients) {
      const products = this.#channels.get(client)?.get(channel)
      if (products && (product === undefined || products.includes(product))) this.send(client, text)
    }
  }

  /** Its times have nine digits behind the point. */
  #frame(channel: string, event: unknown): string {
    this.#sequence += 1
    const timestamp = new Date(this.#plan.nowMs()).toISOString().replace('Z', '568804Z')
    return JSON.stringify({ channel, timestamp, sequence_num: this.#sequence, events: [event] })
  }
}
