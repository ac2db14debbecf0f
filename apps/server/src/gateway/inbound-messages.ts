// What comes in from one socket: counted, read, and worked off one message after the other.

import type { ClientFrame } from '@fairtick/wire/socket/frames'
import type { RawData } from 'ws'
import type { Clock } from '../platform/clock.ts'
import { parseClientMessage } from './client-message.ts'
import type { ClientRequests } from './client-requests.ts'
import { CLOSE, type Connection } from './connection.ts'
import type { OpenSockets } from './open-sockets.ts'
import type { SocketLimits } from './socket-limits.ts'
import { encodeTextFrame } from './websocket-frame.ts'

export type InboundMessages = {
  readonly message: (data: RawData, kind: 'text' | 'binary') => void
  /** A ping or pong of the protocol: answered by `ws`, counted here. */
  readonly control: () => void
}

export type InboundParts = {
  readonly clock: Clock
  readonly limits: SocketLimits
  readonly sockets: OpenSockets
  readonly requests: ClientRequests
  readonly onFault: (error: unknown) => void
}

const WINDOW_MS = 1_000
const PONG = encodeTextFrame('pong')

export function receiveMessages(connection: Connection, parts: InboundParts): InboundMessages {
  const { clock, limits, sockets, requests, onFault } = parts
  let windowEndMs = 0
  let inWindow = 0
  let waiting = 0
  let work: Promise<void> = Promise.resolve()

  /** The number of this message in its second; a flood closes the socket (REL-31). */
  function count(): number {
    const nowMs = clock.monotonicMs()
    if (nowMs >= windowEndMs) {
      windowEndMs = nowMs + WINDOW_MS
      inWindow = 0
    }
    inWindow += 1
    if (inWindow > limits.floodPerSecond) sockets.close(connection, CLOSE.refused)
    return inWindow
  }

  function isAdmitted(): boolean {
    const number = count()
    if (number === limits.messagesPerSecond + 1) requests.refuse(connection, 'too_many')
    return connection.open && number <= limits.messagesPerSecond
  }

  function take(text: string): void {
    const frame = parseClientMessage(text)
    if (!frame) requests.refuse(connection, 'invalid')
    else if (waiting < limits.waitingMessages) queue(frame)
    else requests.refuse(connection, 'too_many', frame.op)
  }

  function queue(frame: ClientFrame): void {
    waiting += 1
    work = work
      .then(() => (connection.open ? requests.handle(connection, frame) : undefined))
      .catch((error) => {
        onFault(error)
        sockets.close(connection, CLOSE.tryAgainLater)
      })
      .finally(() => {
        waiting -= 1
      })
  }

  return {
    message: (data, kind) => {
      if (!connection.open || !isAdmitted()) return
      const text = kind === 'text' ? data.toString() : undefined
      if (text === undefined) requests.refuse(connection, 'invalid')
      else if (text === 'ping') sockets.send(connection, PONG)
      else if (text !== 'pong') take(text)
    },
    control: () => {
      if (connection.open) count()
    },
  }
}
