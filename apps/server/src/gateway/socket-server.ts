// The gateway: the socket `/ws` on an HTTP server, fed by the bus, knowing nothing of money.

import type { IncomingMessage, Server } from 'node:http'
import type { AccountEvent } from '@fairtick/wire/socket/frames'
import type { OwnChannel } from '@fairtick/wire/socket/own-channels'
import type { Bus } from '../platform/bus.ts'
import type { SessionsEnded } from '../platform/bus-topics.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { createClientRequests, type DescribeError } from './client-requests.ts'
import { type Conflation, createConflation } from './conflation.ts'
import { CLOSE, type Connection } from './connection.ts'
import { createDeliveries } from './delivery.ts'
import { createFanOut } from './fan-out.ts'
import { createHeardEvents } from './heard-events.ts'
import { createHeartbeat } from './heartbeat.ts'
import { createOpenSockets, type OpenSockets } from './open-sockets.ts'
import { createOwnStreams, type OwnStreams } from './own-stream.ts'
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

export type SocketServer = {
  /** Loads the market; sockets are refused until then. */
  readonly start: () => Promise<void>
  /** Takes over the upgrades of this server. */
  readonly attach: (server: Server) => void
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
  const signedIn = createSignedInSockets(limits.socketsPerUser)
  const sockets = createOpenSockets(limits, (connection) => {
    subscriptions.change(connection, new Set())
    signedIn.signOut(connection)
  })
  const heard = createHeardEvents(clock.monotonicMs)
  const parts = { bus, sockets, signedIn, onFault }
  const own = {
    account: createOwnStreams({ ...parts, channel: 'account', heard }),
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
    attach: (server) => server.on('upgrade', upgrades.upgrade),
    start: async () => {
      stopListening = listen(bus, conflation, own, { sockets, signedIn })
      heard.begin()
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
  own: Readonly<Record<OwnChannel, OwnStreams>>,
  { sockets, signedIn }: { readonly sockets: OpenSockets; readonly signedIn: SignedInSockets },
): () => void {
  const stops = [
    bus.answer('sockets.present', async ({ userId }) => signedIn.ofUser(userId).size > 0),
    bus.subscribe('market', conflation.applyMarket),
    bus.subscribe('depth', conflation.applyDepth),
    bus.subscribe('candle', conflation.applyCandles),
    bus.subscribe('account', own.account.receive),
    bus.subscribe('chat', own.chat.receive),
    bus.subscribe('session', endSessions(sockets, signedIn)),
  ]
  return () => {
    for (const stop of stops) stop()
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
