// The gateway: the socket `/ws` of an HTTP server, fed by the bus, knowing nothing of money.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { AccountEvent } from '@fairtick/wire/socket/frames'
import type { Bus } from '../platform/bus.ts'
import type { SessionsEnded } from '../platform/bus-topics.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { broadcastHead } from './broadcast-head.ts'
import { createClientRequests, type DescribeError, type RequestParts } from './client-requests.ts'
import { type Conflation, createConflation } from './conflation.ts'
import { CLOSE, type Connection } from './connection.ts'
import { createDeliveries } from './delivery.ts'
import { createFanOut } from './fan-out.ts'
import { createHeartbeat } from './heartbeat.ts'
import { createOpenSockets, type OpenSockets } from './open-sockets.ts'
import { createOwnStreams } from './own-stream.ts'
import { createPresence } from './presence.ts'
import { createSignedInSockets, type SignedInSockets } from './signed-in-sockets.ts'
import { SOCKET_LIMITS, type SocketLimits } from './socket-limits.ts'
import { createSubscriptions } from './subscriptions.ts'
import { createUpgradeHandler } from './upgrade-handler.ts'
import { encodeTextFrame } from './websocket-frame.ts'

export type SocketServerOptions = {
  readonly bus: Bus
  readonly describe: DescribeError
  /** Hears of faults; a socket that was concerned is closed and may come back. */
  readonly onFault: (error: unknown) => void
  readonly clock?: Clock
  readonly limits?: Partial<SocketLimits>
  /** Origins besides the server's own host: `https://app.example`. */
  readonly allowedOrigins?: readonly string[]
  /** The client's address; behind a proxy whoever starts the server knows where it stands. */
  readonly addressOf?: (request: IncomingMessage) => string
}

const SESSIONS_AT_ONCE = 500

export type SocketServer = {
  /** Loads the market; sockets are refused until then. */
  readonly start: () => Promise<void>
  /** Takes an upgrade of an HTTP server. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Nothing is known of the market any more: every price is shown as old. */
  readonly markStale: () => void
  readonly figures: () => SocketServerFigures
  /** Closes every socket and stops. */
  readonly close: () => Promise<void>
}

export type SocketServerFigures = {
  readonly sockets: number
  readonly audiences: number
  readonly framesBuilt: number
  readonly framesSent: number
  readonly bytesSent: number
  readonly skipped: number
  readonly cut: number
  readonly lateMs: number
}

export function createSocketServer(options: SocketServerOptions): SocketServer {
  const { bus, describe, onFault, clock = systemClock } = options
  const limits = { ...SOCKET_LIMITS, ...options.limits }
  const conflation = createConflation()
  const subscriptions = createSubscriptions(conflation)
  const presence = createPresence(bus, (update, channel) => own[channel].receive(update))
  const signedIn = createSignedInSockets(limits.socketsPerUser, presence)
  const sockets = createOpenSockets(limits, (connection) => {
    subscriptions.change(connection, new Set())
    signedIn.signOut(connection)
  })
  const parts = { bus, sockets, signedIn, onFault }
  const own = {
    account: createOwnStreams({ ...parts, channel: 'account' }),
    chat: createOwnStreams({ ...parts, channel: 'chat' }),
  }
  const deliveries = createDeliveries(conflation, clock, limits)
  const { flushMs } = limits
  const fanOut = createFanOut({ subscriptions, deliveries, clock, flushMs, onFault })
  const heartbeat = createHeartbeat(sockets, clock, limits)
  const requests = createClientRequests({
    ...{ bus, clock, limits, conflation, subscriptions, sockets, signedIn, own, describe },
  })
  const upgrades = createUpgradeHandler({
    ...{ clock, limits, sockets, requests, conflation, onFault },
    allowedOrigins: options.allowedOrigins ?? [],
    addressOf: options.addressOf ?? ((request) => request.socket.remoteAddress ?? ''),
  })
  let stopListening = () => {}

  return {
    upgrade: upgrades.upgrade,
    markStale: () => {
      const statuses = conflation.symbols().map((symbol) => ({ symbol, status: -1 as const }))
      conflation.applyMarket({ ticks: [], statuses })
    },
    start: async () => {
      stopListening = listen(bus, conflation, { sockets, signedIn, limits, onFault })
      const { instruments } = await bus.ask('market.snapshot', {})
      conflation.applySnapshot(instruments)
      fanOut.start()
      heartbeat.start()
      upgrades.open()
    },
    figures: () => ({
      ...deliveries.figures,
      sockets: sockets.all.size,
      audiences: subscriptions.audienceCount(),
      cut: sockets.cutCount(),
      lateMs: fanOut.lateMs(),
    }),
    close: async () => {
      stopListening()
      fanOut.stop()
      heartbeat.stop()
      await upgrades.close()
    },
  }
}

/** Takes what the bus publishes; returns how to stop. */
function listen(
  bus: Bus,
  conflation: Conflation,
  { sockets, signedIn, limits, onFault }: ListenParts,
): () => void {
  const end = endSessions(sockets, signedIn)
  const checking = setInterval(() => {
    checkSessions(bus, signedIn, end).catch(onFault)
  }, limits.checkSessionsMs)
  const stops = [
    () => clearInterval(checking),
    bus.subscribe('market', conflation.applyMarket),
    bus.subscribe('depth', conflation.applyDepth),
    bus.subscribe('candle', conflation.applyCandles),
    bus.subscribe('session', end),
    bus.subscribe('head', (signed) => void broadcastHead(sockets, signed).catch(onFault)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

type ListenParts = Pick<RequestParts, 'sockets' | 'signedIn' | 'limits'> &
  Pick<SocketServerOptions, 'onFault'>

/** Ends the sockets of sessions whose end was not heard of. */
async function checkSessions(
  bus: Bus,
  signedIn: SignedInSockets,
  end: (ended: SessionsEnded) => void,
): Promise<void> {
  const all = signedIn.sessionIds()
  for (let from = 0; from < all.length; from += SESSIONS_AT_ONCE) {
    const sessionIds = all.slice(from, from + SESSIONS_AT_ONCE)
    const { ended } = await bus.ask('session.ended', { sessionIds })
    if (ended.length > 0) end({ sessionIds: ended })
  }
}

/** A session that ended loses its sockets at once, with the reason said first (REL-31). */
function endSessions(
  sockets: OpenSockets,
  signedIn: SignedInSockets,
): (ended: SessionsEnded) => void {
  return (ended) => {
    for (const connection of signedIn.end(ended)) {
      sockets.send(connection, encodeTextFrame(endedText(connection)))
      sockets.close(connection, CLOSE.sessionEnded)
    }
  }
}

/** An event of this socket, not of the user: the serial stays where the socket stands. */
function endedText({ streams }: Connection): string {
  const serial = streams.account?.lastSerial ?? 0
  const event: AccountEvent = { event: 'session', ended: true, serial, account: 'practice' }
  return JSON.stringify(event)
}
