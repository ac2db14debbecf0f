// What the three requests of a client do: auth, subscribe, unsubscribe (api.md, Socket).

import { type CandleChannel, parseChannel } from '@fairtick/wire/socket/channels'
import type { ClientFrame, ServerFrame } from '@fairtick/wire/socket/frames'
import { OWN_CHANNELS, type OwnChannel } from '@fairtick/wire/socket/own-channels'
import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import { CANDLES_KEPT, newestCandles } from './candle-series.ts'
import type { Conflation } from './conflation.ts'
import { CLOSE, type Connection } from './connection.ts'
import { seriesOf } from './instrument-entry.ts'
import type { OpenSockets } from './open-sockets.ts'
import type { OwnStreams } from './own-stream.ts'
import type { SignedInSockets } from './signed-in-sockets.ts'
import type { SocketLimits } from './socket-limits.ts'
import { contentsOf, type Subscriptions } from './subscriptions.ts'
import { encodeFrames, encodeTextFrame } from './websocket-frame.ts'

export type ErrorCode = Extract<ServerFrame, { readonly error: string }>['error']

/** Puts an error into words; `language` is what the client asked for, if anything. */
export type DescribeError = (code: ErrorCode, language: string | undefined) => string

export type ClientRequests = {
  /** Rejects only with a fault; what a client may not do is told to it as an error frame. */
  readonly handle: (connection: Connection, frame: ClientFrame) => Promise<void>
  readonly refuse: (connection: Connection, code: ErrorCode, about?: string) => void
}

export type RequestParts = {
  readonly bus: Bus
  readonly clock: Clock
  readonly limits: SocketLimits
  readonly conflation: Conflation
  readonly subscriptions: Subscriptions
  readonly sockets: OpenSockets
  readonly signedIn: SignedInSockets
  readonly own: Readonly<Record<OwnChannel, OwnStreams>>
  readonly describe: DescribeError
}

export function createClientRequests(parts: RequestParts): ClientRequests {
  const { bus, clock, conflation, subscriptions, sockets, signedIn, own, describe } = parts

  function refuse(connection: Connection, error: ErrorCode, about?: string): void {
    const message = describe(error, connection.language)
    const frame = { error, message, ...(about === undefined ? {} : { for: about }) }
    sockets.send(connection, encodeTextFrame(JSON.stringify(frame satisfies ServerFrame)))
  }

  async function authenticate(connection: Connection, token: string): Promise<void> {
    const mark = signedIn.mark()
    const identity = await bus.ask('session.check', { token })
    if (!connection.open) return
    const ended =
      !identity || identity.endsAtMs <= clock.wallMs() || signedIn.endedSince(mark, identity)
    if (ended) {
      refuse(connection, 'unauthorized', 'auth')
    } else if (!signedIn.signIn(connection, identity)) {
      refuse(connection, 'too_many', 'auth')
      sockets.close(connection, CLOSE.refused)
    }
  }

  async function subscribe(
    connection: Connection,
    { channels, after }: Extract<ClientFrame, { op: 'subscribe' }>,
  ): Promise<void> {
    const subscribed = new Set(connection.audience?.view.names)
    const wanted = new Set(subscribed)
    const added = new Set<string>()
    for (const name of new Set(channels)) {
      const problem = findProblem(name, connection, wanted.add(name).size, parts)
      if (!problem) added.add(name)
      else {
        wanted.delete(name)
        refuse(connection, problem, name)
      }
    }
    const ownAdded = OWN_CHANNELS.filter((channel) => added.delete(channel))
    if (added.size > 0) await subscribeToMarket(connection, subscribed, added)
    for (const channel of ownAdded) {
      if (connection.open) await own[channel].open(connection, after)
    }
  }

  async function subscribeToMarket(
    connection: Connection,
    subscribed: ReadonlySet<string>,
    added: ReadonlySet<string>,
  ): Promise<void> {
    for (const name of added) await fetchMissingParts(name, conflation, bus)
    if (!connection.open) return
    const kept = new Set([...subscribed].filter((name) => !added.has(name)))
    // Out of the channels that are asked for again: their snapshot is a new beginning.
    subscriptions.change(connection, kept)
    const payloads = conflation.snapshot(contentsOf([...added], conflation))
    sockets.send(connection, encodeFrames(payloads))
    if (connection.open) subscriptions.change(connection, new Set([...kept, ...added]))
  }

  function unsubscribe(connection: Connection, channels: readonly string[]): void {
    const names = new Set(connection.audience?.view.names)
    for (const name of channels) names.delete(name)
    subscriptions.change(connection, names)
    for (const channel of OWN_CHANNELS) {
      if (channels.includes(channel)) delete connection.streams[channel]
    }
  }

  async function handle(connection: Connection, frame: ClientFrame): Promise<void> {
    switch (frame.op) {
      case 'auth':
        return authenticate(connection, frame.token)
      case 'subscribe':
        return subscribe(connection, frame)
      case 'unsubscribe':
        return unsubscribe(connection, frame.channels)
      default:
        return frame satisfies never
    }
  }

  return { handle, refuse }
}

/** Why a channel may not be the `count`th of the connection; undefined: it may. */
function findProblem(
  name: string,
  connection: Connection,
  count: number,
  { conflation, limits }: RequestParts,
): ErrorCode | undefined {
  const channel = parseChannel(name)
  if (!channel) return 'unknown_channel'
  if ('symbol' in channel && !conflation.find(channel.symbol)) return 'unknown_channel'
  const isOwn = OWN_CHANNELS.some((own) => own === channel.kind)
  if (isOwn && !connection.identity) return 'unauthorized'
  return count > limits.channels ? 'too_many' : undefined
}

/** What a snapshot holds and the bus does not publish by itself. */
async function fetchMissingParts(name: string, conflation: Conflation, bus: Bus): Promise<void> {
  const channel = parseChannel(name)
  if (channel?.kind === 'candle') return await fetchCandles(channel, conflation, bus)
  if (channel?.kind === 'candles') {
    for (const symbol of conflation.symbols()) {
      await fetchCandles({ kind: 'candle', symbol, interval: '1m' }, conflation, bus)
    }
    return
  }
  const entry = channel?.kind === 'depth' ? conflation.find(channel.symbol) : undefined
  if (!entry || entry.depth) return
  const depth = await bus.ask('depth.latest', { symbol: entry.symbol })
  if (depth && !entry.depth) conflation.applyDepth(depth)
}

async function fetchCandles(channel: CandleChannel, conflation: Conflation, bus: Bus) {
  const { symbol, interval } = channel
  const entry = conflation.find(symbol)
  if (!entry) return
  const most = { symbol, limit: CANDLES_KEPT }
  if (!entry.hasOlderMinutes) {
    conflation.addOlderMinutes(symbol, await bus.ask('candles.recent', { ...most, interval: '1m' }))
  }
  if (seriesOf(entry, interval)) return
  for (let isKept = false; !isKept; ) {
    // From here on minutes are folded in; before, all are closed and stored.
    const fromMs = newestCandles(entry.minutes).at(-1)?.time ?? 0
    const candles = await bus.ask('candles.recent', { ...most, interval, beforeMs: fromMs })
    isKept = conflation.keepLonger(channel, { candles, fromMs })
  }
}
