// Holds the live prices: one flush a frame, only own symbols told, honest freshness.

import { describe, expect, test } from 'vitest'
import { createMarketStore, type LoadedQuote } from './market-store.ts'

function openTestStore() {
  const flushes: (() => void)[] = []
  const clock = { nowMs: 1_000_000 }
  const store = createMarketStore({
    onNextFrame: (flush) => flushes.push(flush),
    nowMs: () => clock.nowMs,
  })
  const paint = () => {
    for (const flush of flushes.splice(0)) flush()
  }
  return { store, clock, paint, flushes }
}

const loaded = (change: Partial<LoadedQuote> = {}): LoadedQuote => ({
  symbol: 'BTCUSDT',
  price: '100',
  change: '0.01',
  high24h: '110',
  low24h: '90',
  volume24h: '5',
  seq: 10,
  tickTime: 999_000,
  status: 1,
  ...change,
})

const tick = (price: string, seq: number) =>
  ({ code: 'BTCUSDT', price, seq, time: 1_000_000, status: 1 }) as const

describe('market store', () => {
  test('many ticks of one frame tell a symbol’s listeners once, and only those', () => {
    const { store, paint, flushes } = openTestStore()
    const told: string[] = []
    store.subscribe('BTCUSDT', () => told.push(store.getQuote('BTCUSDT')?.price ?? ''))
    store.subscribe('ETHUSDT', () => told.push('ETH'))
    store.apply([tick('101', 11)])
    store.apply([tick('102', 12), tick('103', 13)])
    expect(flushes).toHaveLength(1)
    paint()
    expect(told).toEqual(['103'])
  })

  test('a ticker without figures keeps those known before', () => {
    const { store } = openTestStore()
    store.load([loaded()], 'fresh')
    store.apply([tick('99', 11)])
    expect(store.getQuote('BTCUSDT')).toMatchObject({
      price: '99',
      moved: 'down',
      high24h: '110',
      change: '0.01',
    })
  })

  test('what is read over HTTP makes no tick live again that has gone stale since', () => {
    const { store } = openTestStore()
    store.load([loaded()], 'fresh')
    store.apply([{ code: 'BTCUSDT', status: -1 }])
    store.load([loaded()], 'fresh')
    expect(store.getQuote('BTCUSDT')?.freshness).toBe('stale')
    store.load([loaded({ seq: 11 })], 'fresh')
    expect(store.getQuote('BTCUSDT')?.freshness).toBe('live')
  })

  test('what is read over HTTP never overwrites a later tick', () => {
    const { store } = openTestStore()
    store.apply([tick('105', 20)])
    store.load([loaded()], 'fresh')
    expect(store.getQuote('BTCUSDT')?.price).toBe('105')
  })

  test('spec §4: a message without a price makes stale and keeps the last price', () => {
    const { store } = openTestStore()
    store.load([loaded()], 'fresh')
    store.apply([{ code: 'BTCUSDT', status: -1 }])
    expect(store.getQuote('BTCUSDT')).toMatchObject({ price: '100', freshness: 'stale' })
  })

  test('spec §9: 30 s without a price make stale, a fresh price revives', () => {
    const { store, clock } = openTestStore()
    store.apply([tick('100', 11)])
    clock.nowMs += 30_000
    store.checkStaleness()
    expect(store.getQuote('BTCUSDT')?.freshness).toBe('live')
    clock.nowMs += 1
    store.checkStaleness()
    expect(store.getQuote('BTCUSDT')?.freshness).toBe('stale')
    store.apply([tick('101', 12)])
    expect(store.getQuote('BTCUSDT')?.freshness).toBe('live')
  })

  test('after a lost connection all wait for a fresh snapshot; stale stays stale', () => {
    const { store } = openTestStore()
    store.load([loaded(), loaded({ symbol: 'ETHUSDT', status: -1 })], 'fresh')
    store.markUnconfirmed()
    expect(store.getQuote('BTCUSDT')?.freshness).toBe('waiting')
    expect(store.getQuote('ETHUSDT')?.freshness).toBe('stale')
    store.apply([tick('100', 11)])
    expect(store.getQuote('BTCUSDT')?.freshness).toBe('live')
  })

  test('prices kept from the last visit are not taken for current', () => {
    const { store } = openTestStore()
    store.load([loaded()], 'kept')
    expect(store.getQuote('BTCUSDT')).toMatchObject({ price: '100', freshness: 'waiting' })
  })

  test('who has left is not told', () => {
    const { store, paint } = openTestStore()
    let told = 0
    const leave = store.subscribe('BTCUSDT', () => {
      told += 1
    })
    store.apply([tick('101', 11)])
    leave()
    paint()
    expect(told).toBe(0)
  })
})
