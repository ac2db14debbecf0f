// For the tests of the gateway: a real gateway on a loopback port, a bus that answers, clients.

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ClientOptions, WebSocket } from 'ws'
import { type Answerer, type Bus, createBus } from '../platform/bus.ts'
import type {
  AccountNotice,
  InstrumentSnapshot,
  MarketTick,
  QuestionName,
} from '../platform/bus-topics.ts'
import { createSocketServer, type SocketServer, type SocketServerOptions } from './socket-server.ts'

export type Fixture = {
  readonly bus: Bus
  readonly gateway: SocketServer
  readonly server: Server
  readonly port: number
  readonly faults: unknown[]
  /** Every event of each user, oldest first: what the answers are made of. */
  readonly history: Map<string, AccountNotice[]>
  /** Publishes the next tick of an instrument. */
  readonly tick: (symbol: string, price: string) => MarketTick
  /** Commits and publishes the next event of a user. */
  readonly event: (userId: string, body?: { readonly event: string }) => AccountNotice
  readonly open: (options?: OpenOptions) => Promise<TestClient>
  readonly close: () => Promise<void>
}

export type OpenOptions = ClientOptions & { readonly path?: string }

// biome-ignore lint/suspicious/noExplicitAny: a test reads what came by the wire's names.
export type Frame = any

export type TestClient = {
  readonly webSocket: WebSocket
  /** Every text so far, parsed where it is JSON. */
  readonly frames: Frame[]
  readonly send: (message: object | string) => void
  /** The first frame from `from` on that fits; waits for it. */
  readonly find: (fits: (frame: Frame) => boolean, from?: number) => Promise<Frame>
  readonly subscribe: (channels: readonly string[], after?: number) => void
  /** The close code, once closed. */
  readonly closed: Promise<number>
  /** Answers once everything sent before has been worked off. */
  readonly settled: () => Promise<void>
}

export const SYMBOLS = ['BTCUSDT', 'ETHUSDT', 'LTCUSDT'] as const
const START_MS = 1_700_000_000_000
/** Where a minute, an hour and a day begin. */
const FIRST_MINUTE_MS = Date.UTC(2023, 10, 15)

export async function startFixture(
  options: Partial<SocketServerOptions> = {},
  answers: (bus: Bus, fixture: Pick<Fixture, 'history'>) => void = answerAll,
): Promise<Fixture> {
  const faults: unknown[] = []
  const bus = createBus((error) => faults.push(error))
  const history = new Map<string, AccountNotice[]>()
  answers(bus, { history })
  const gateway = createSocketServer({
    bus,
    describe: (code, language) => `${code} in ${language ?? 'ja'}`,
    onFault: (error) => faults.push(error),
    ...options,
    limits: { flushMs: 20, ...options.limits },
  })
  const server = createServer()
  server.on('upgrade', gateway.upgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await gateway.start()
  const { port } = server.address() as AddressInfo
  const seqs = new Map<string, number>(SYMBOLS.map((symbol) => [symbol, 1]))
  return {
    ...{ bus, gateway, server, port, faults, history },
    tick: (symbol, price) => {
      const seq = (seqs.get(symbol) ?? 0) + 1
      seqs.set(symbol, seq)
      const tick = { symbol, seq, time: START_MS + seq, price, volume: '1', change: '0.01' }
      bus.publish('market', { ticks: [tick] })
      return tick
    },
    event: (userId, body = { event: 'message' }) => {
      const notice = addToHistory(history, userId, body)
      bus.publish('account', { userId, ...notice })
      return notice
    },
    open: (opening) => openClient(port, opening),
    close: async () => {
      await gateway.close()
      server.close()
      server.closeAllConnections()
      bus.close()
    },
  }
}

/** An event that was committed but is not (yet) published. */
export function addToHistory(
  history: Map<string, AccountNotice[]>,
  userId: string,
  body: { readonly event: string },
): AccountNotice {
  const events = history.get(userId) ?? []
  const notice = { serial: events.length + 1, account: 'practice' as const, body }
  history.set(userId, [...events, notice])
  return notice
}

/** Token `NAME-N` opens session `NAME-N` of user NAME; `bad` opens none. */
export function answerAll(bus: Bus, { history }: Pick<Fixture, 'history'>): void {
  bus.answer('session.check', async ({ token }) => {
    const userId = token.split('-')[0] ?? ''
    return userId === 'bad' ? undefined : { userId, sessionId: token, endsAtMs: Infinity }
  })
  bus.answer('market.snapshot', async () => ({ instruments: SYMBOLS.map(snapshotOf) }))
  bus.answer('candles.recent', async ({ limit, beforeMs = Number.POSITIVE_INFINITY }) => {
    const minutes = [0, 1, 2].map((minute) => candleAt(minute, '10'))
    return minutes.filter(({ time }) => time < beforeMs).slice(-limit)
  })
  bus.answer('depth.latest', async () => undefined)
  bus.answer('account.snapshot', async ({ userId }) => ({
    serial: history.get(userId)?.length ?? 0,
    account: 'practice',
    body: { event: 'snapshot', balances: [] },
  }))
  bus.answer('account.missed', async ({ userId, after }) => {
    const events = history.get(userId) ?? []
    return after > events.length ? 'too-old' : events.slice(after)
  })
  bus.answer('chat.snapshot', async () => ({
    ...{ serial: 0, account: 'practice' },
    body: { event: 'snapshot', conversation: null, unread: 0 },
  }))
  bus.answer('chat.missed', async () => [])
}

/** The same bus, on which one question is answered otherwise. */
export function withAnswer<Name extends QuestionName>(
  bus: Bus,
  name: Name,
  answerer: Answerer<Name>,
): Bus {
  const answer = <Other extends QuestionName>(question: Other, usual: Answerer<Other>) =>
    (question as QuestionName) === name ? bus.answer(name, answerer) : bus.answer(question, usual)
  return { ...bus, answer }
}

export function candleAt(minute: number, close: string) {
  const price = { open_price: '10', close_price: close, high_price: '12', low_price: '9' }
  return { time: FIRST_MINUTE_MS + minute * 60_000, ...price, volume: '3' }
}

function snapshotOf(symbol: string): InstrumentSnapshot {
  const tick = { symbol, seq: 1, time: START_MS, price: '10.00', volume: '1', change: '0' }
  const day = { symbol, high24h: '11.00', low24h: '9.00', volume24h: '500' }
  return { symbol, status: 1, tick, day }
}

export async function openClient(port: number, options: OpenOptions = {}): Promise<TestClient> {
  const { path = '/ws', ...rest } = options
  const webSocket = new WebSocket(`ws://127.0.0.1:${port}${path}`, rest)
  const frames: Frame[] = []
  const waiting: (() => void)[] = []
  webSocket.on('message', (data) => {
    frames.push(readFrame(data.toString()))
    for (const look of waiting.splice(0)) look()
  })
  const closed = new Promise<number>((resolve) => webSocket.once('close', resolve))
  await new Promise<void>((resolve, reject) => {
    webSocket.once('open', resolve)
    webSocket.once('error', reject)
  })
  const send = (message: object | string) =>
    webSocket.send(typeof message === 'string' ? message : JSON.stringify(message))
  async function find(fits: (frame: Frame) => boolean, from = 0): Promise<Frame> {
    for (;;) {
      const found = frames.slice(from).find(fits)
      if (found !== undefined) return found
      await new Promise<void>((resume) => waiting.push(resume))
    }
  }
  let probes = 0
  return {
    ...{ webSocket, frames, send, find, closed },
    subscribe: (channels, after) =>
      send({ op: 'subscribe', channels, ...(after === undefined ? {} : { after }) }),
    settled: async () => {
      probes += 1
      const probe = `probe${probes}`
      send({ op: 'subscribe', channels: [probe] })
      await find((frame) => frame.for === probe)
    },
  }
}

function readFrame(text: string): Frame {
  return /^[[{]/.test(text) ? JSON.parse(text) : text
}
