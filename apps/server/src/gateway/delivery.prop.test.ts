// Any order of ticks, flushes, joining, leaving and not reading: who reads ends up with the truth.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Conflation, createConflation } from './conflation.ts'
import type { Connection } from './connection.ts'
import { createDeliveries, type Deliveries } from './delivery.ts'
import { contentsOf, createSubscriptions, SLOTS, type Subscriptions } from './subscriptions.ts'
import { TICKS_KEPT } from './tick-log.ts'
import { encodeFrames } from './websocket-frame.ts'

const SYMBOLS = ['AA', 'BB', 'CC']
const CHANNELS = ['ticker', ...SYMBOLS.flatMap((symbol) => [`ticker:${symbol}`, `tick:${symbol}`])]
const CLIENTS = 4

type Step =
  | { readonly kind: 'tick'; readonly symbol: string; readonly count: number }
  | { readonly kind: 'lose'; readonly symbol: string }
  | { readonly kind: 'stale'; readonly symbol: string }
  /** `moved`: the market moves on while the members of an audience are served. */
  | { readonly kind: 'flush'; readonly slot: number; readonly moved: string | undefined }
  | {
      readonly kind: 'subscribe' | 'unsubscribe'
      readonly client: number
      readonly channel: string
    }
  | { readonly kind: 'stop-reading' | 'read-again'; readonly client: number }

const symbol = fc.constantFrom(...SYMBOLS)
const client = fc.nat(CLIENTS - 1)
const channel = fc.constantFrom(...CHANNELS)
const kind = <const Kind extends string>(name: Kind) => fc.constant(name)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: kind('tick'), symbol, count: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('tick'), symbol, count: fc.constant(3 * TICKS_KEPT) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('lose'), symbol }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('stale'), symbol }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: kind('flush'),
      slot: fc.nat(1),
      moved: fc.option(symbol, { nil: undefined }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('subscribe', 'unsubscribe'), client, channel }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('stop-reading', 'read-again'), client }),
  },
)

test('tickers end at the latest value, ticks come once and in order or as a gap', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 120, size: 'max' }), (steps) => {
      const world = createWorld()
      for (const each of steps) world.take(each)
      world.settle()
      for (const reader of world.readers) expectTruth(reader, world)
    }),
    { numRuns: 1_000 },
  )
})

type Reader = {
  readonly connection: Connection
  isDeaf: boolean
  /** Latest ticker by code. */
  readonly tickers: Map<string, { price?: string; status: number }>
  /** By code: the tick that must come next, and whether the order was ever broken. */
  readonly nextSeq: Map<string, number>
  readonly broken: string[]
}

type World = {
  readonly readers: readonly Reader[]
  readonly conflation: Conflation
  readonly take: (step: Step) => void
  readonly settle: () => void
}

function createWorld(): World {
  const conflation = createConflation()
  const subscriptions = createSubscriptions(conflation)
  const clock = { wallMs: () => 0, monotonicMs: () => 0 }
  const deliveries = createDeliveries(conflation, clock, { waitingBytes: 1_000 })
  const seqs = new Map<string, number>()
  const tick = (code: string, skipped: number) => {
    const seq = (seqs.get(code) ?? 0) + 1 + skipped
    seqs.set(code, seq)
    const price = `${seq}.5`
    conflation.applyMarket({ ticks: [{ symbol: code, seq, time: seq, price, volume: '1' }] })
  }
  for (const code of SYMBOLS) tick(code, 0)
  const readers = Array.from({ length: CLIENTS }, (_, place) => createReader(conflation, place % 2))
  const at = (place: number) => readers[place] as Reader
  function take(each: Step): void {
    switch (each.kind) {
      case 'tick':
        for (let count = 0; count < each.count; count += 1) tick(each.symbol, 0)
        break
      case 'lose':
        tick(each.symbol, 2)
        break
      case 'stale':
        conflation.applyMarket({ ticks: [], statuses: [{ symbol: each.symbol, status: -1 }] })
        break
      case 'flush':
        flush(subscriptions, deliveries, each.slot, () => each.moved && tick(each.moved, 0))
        break
      case 'subscribe':
        subscribe(at(each.client), each.channel, conflation, subscriptions)
        break
      case 'unsubscribe':
        unsubscribe(at(each.client), each.channel, subscriptions)
        break
      default:
        at(each.client).isDeaf = each.kind === 'stop-reading'
    }
  }
  function settle(): void {
    for (const reader of readers) reader.isDeaf = false
    for (let slot = 0; slot < SLOTS; slot += 1) flush(subscriptions, deliveries, slot, () => {})
  }
  return { readers, conflation, take, settle }
}

function createReader(conflation: Conflation, slot: number): Reader {
  const reader: Reader = {
    connection: {
      slot,
      position: conflation.position(),
      open: true,
      socket: {
        get writableLength() {
          return reader.isDeaf ? 1_000 : 0
        },
        write: (bytes: Buffer) => {
          for (const text of decode(bytes)) hear(reader, JSON.parse(text))
        },
      },
    } as unknown as Connection,
    isDeaf: false,
    tickers: new Map(),
    nextSeq: new Map(),
    broken: [],
  }
  return reader
}

function subscribe(
  { connection }: Reader,
  name: string,
  conflation: Conflation,
  subscriptions: Subscriptions,
): void {
  const names = new Set(connection.audience?.view.names)
  if (names.has(name)) return
  // A snapshot is sent even to a client that does not read at the moment: it waits in its socket.
  connection.socket.write(encodeFrames(conflation.snapshot(contentsOf([name], conflation))))
  subscriptions.change(connection, names.add(name))
}

function unsubscribe({ connection, nextSeq }: Reader, name: string, all: Subscriptions): void {
  const names = new Set(connection.audience?.view.names)
  if (!names.delete(name)) return
  if (name.startsWith('tick:')) nextSeq.delete(name.slice(5))
  all.change(connection, names)
}

function flush(
  subscriptions: Subscriptions,
  deliveries: Deliveries,
  slot: number,
  breathe: () => void,
): void {
  for (const audience of [...subscriptions.audiences(slot)]) {
    const delivery = deliveries.prepare(audience)
    for (const member of delivery.frame ? audience.members : audience.lagging) {
      deliveries.deliver(member, delivery)
      breathe()
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: whatever frame came, read by the wire's names.
function hear(reader: Reader, frame: any): void {
  if (frame.command === 22998) {
    for (const ticker of frame.list ?? [frame]) reader.tickers.set(ticker.code, ticker)
    return
  }
  const [from, to] = frame.gap ?? [frame.ticks[0][0], frame.ticks.at(-1)[0]]
  const expected = reader.nextSeq.get(frame.code)
  if (expected !== undefined && from !== expected) reader.broken.push(`${from} for ${expected}`)
  for (const [place, [seq]] of (frame.ticks ?? []).entries()) {
    if (seq !== from + place) reader.broken.push(`${seq} inside`)
  }
  reader.nextSeq.set(frame.code, to + 1)
}

function expectTruth(
  { connection, tickers, nextSeq, broken }: Reader,
  { conflation }: World,
): void {
  expect(broken).toEqual([])
  expect(connection.cloggedSinceMs).toBeUndefined()
  const names = connection.audience?.view.names ?? []
  for (const code of SYMBOLS) {
    const entry = conflation.find(code)
    if (names.includes('ticker') || names.includes(`ticker:${code}`)) {
      const price = entry?.status === 1 ? entry.tick?.price : undefined
      expect([tickers.get(code)?.price, tickers.get(code)?.status]).toEqual([price, entry?.status])
    }
    if (names.includes(`tick:${code}`)) expect(nextSeq.get(code)).toBe((entry?.tick?.seq ?? 0) + 1)
  }
}

function decode(bytes: Buffer): string[] {
  const texts: string[] = []
  for (let offset = 0; offset < bytes.length; ) {
    const short = bytes[offset + 1] ?? 0
    const [length, header] = short === 126 ? [bytes.readUInt16BE(offset + 2), 4] : [short, 2]
    texts.push(bytes.subarray(offset + header, offset + header + length).toString())
    offset += header + length
  }
  return texts
}
