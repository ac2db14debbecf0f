// Upgrades to a socket: who asks is checked, shaken hands with, and given a slot and a beat.

import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { callerNetwork } from '../platform/caller-network.ts'
import type { Conflation } from './conflation.ts'
import { CLOSE, type Connection } from './connection.ts'
import { BEATS } from './heartbeat.ts'
import { type InboundParts, receiveMessages } from './inbound-messages.ts'
import type { SocketLimits } from './socket-limits.ts'
import { SLOTS } from './subscriptions.ts'
import { isOriginAllowed, type RefusalStatus, readTarget, refusalText } from './upgrade-check.ts'

export type UpgradeHandler = {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  readonly open: () => void
  /** Closes every socket; resolves when they are gone. */
  readonly close: () => Promise<void>
}

export type UpgradeHandlerParts = InboundParts & {
  readonly conflation: Conflation
  readonly allowedOrigins: readonly string[]
  readonly addressOf: (request: IncomingMessage) => string
}

/** How long a closing handshake may take. */
const CLOSE_TIMEOUT_MS = 1_000

export function createUpgradeHandler(parts: UpgradeHandlerParts): UpgradeHandler {
  const { sockets, conflation, allowedOrigins, addressOf } = parts
  const handshake = new WebSocketServer(handshakeOptions(parts.limits))
  const present = new Set<WebSocket>()
  const networkOf = (request: IncomingMessage) => callerNetwork(addressOf(request))
  let isOpen = false
  let opened = 0

  function findRefusal(request: IncomingMessage): RefusalStatus | undefined {
    if (!readTarget(request.url)) return 404
    if (!isOriginAllowed(request, allowedOrigins)) return 403
    return isOpen ? sockets.refusal(networkOf(request)) : 503
  }

  function letIn(webSocket: WebSocket, socket: Socket, request: IncomingMessage): void {
    opened += 1
    const connection: Connection = {
      ...{ webSocket, socket, slot: opened % SLOTS, beat: opened % BEATS },
      network: networkOf(request),
      language: readTarget(request.url)?.language,
      position: conflation.position(),
      ...{ audience: undefined, identity: undefined, streams: {}, cloggedSinceMs: undefined },
      bytesReadAtBeat: -1,
      open: true,
    }
    present.add(webSocket)
    sockets.add(connection)
    hear(connection, () => present.delete(webSocket))
  }

  function hear(connection: Connection, onGone: () => void): void {
    const { webSocket } = connection
    const inbound = receiveMessages(connection, parts)
    webSocket.on('message', (data, isBinary) => inbound.message(data, isBinary ? 'binary' : 'text'))
    webSocket.on('ping', inbound.control)
    webSocket.on('pong', inbound.control)
    // A broken frame or connection: `ws` closes with the right code, here it is only forgotten.
    webSocket.on('error', () => sockets.forget(connection))
    webSocket.on('close', () => {
      sockets.forget(connection)
      onGone()
    })
  }

  return {
    upgrade: (request, socket, head) => {
      const refusal = findRefusal(request)
      if (refusal) refuse(socket, refusal)
      else {
        handshake.handleUpgrade(request, socket, head, (webSocket) =>
          letIn(webSocket, socket as Socket, request),
        )
      }
    },
    open: () => {
      isOpen = true
    },
    close: async () => {
      isOpen = false
      const gone = [...present].map(
        (webSocket) => new Promise<void>((resolve) => webSocket.once('close', () => resolve())),
      )
      for (const connection of sockets.all) sockets.close(connection, CLOSE.goingAway)
      await Promise.all(gone)
    },
  }
}

/** `closeTimeout` and `maxFragments` are in `ws` but not yet in its types. */
function handshakeOptions(
  limits: SocketLimits,
): ServerOptions & { readonly closeTimeout: number; readonly maxFragments: number } {
  return {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
    maxFragments: limits.messageFragments,
    closeTimeout: CLOSE_TIMEOUT_MS,
  }
}

/** Answers in plain HTTP and closes. */
function refuse(socket: Duplex, status: RefusalStatus): void {
  socket.on('error', () => socket.destroy())
  socket.once('finish', () => socket.destroy())
  socket.end(refusalText(status))
}
