// The heartbeat: pings, and the end of sockets that are dead, do not read, or lost their session.

import type { Clock } from '../platform/clock.ts'
import { CLOSE, type Connection } from './connection.ts'
import type { OpenSockets } from './open-sockets.ts'
import type { SocketLimits } from './socket-limits.ts'
import { encodePingFrame, encodeTextFrame } from './websocket-frame.ts'

/** Sockets are pinged in turn, so that the pings are spread over the interval. */
export const BEATS = 20

/** The literal `ping` of api.md, and the ping of the protocol that any client answers. */
const PING = Buffer.concat([encodeTextFrame('ping'), encodePingFrame()])

export type Heartbeat = { readonly start: () => void; readonly stop: () => void }

export function createHeartbeat(
  sockets: OpenSockets,
  clock: Clock,
  limits: Pick<SocketLimits, 'heartbeatMs' | 'cloggedMs'>,
): Heartbeat {
  let timer: NodeJS.Timeout | undefined
  let beat = 0

  function beatOnce(): void {
    beat = (beat + 1) % BEATS
    for (const connection of sockets.all) {
      if (isClogged(connection)) sockets.cut(connection)
      else if (hasEnded(connection)) sockets.close(connection, CLOSE.sessionEnded)
      else if (connection.beat === beat) ping(connection)
    }
  }

  function isClogged({ cloggedSinceMs }: Connection): boolean {
    return cloggedSinceMs !== undefined && clock.monotonicMs() - cloggedSinceMs > limits.cloggedMs
  }

  function hasEnded({ identity }: Connection): boolean {
    return identity !== undefined && clock.wallMs() >= identity.endsAtMs
  }

  /** Whoever sent nothing since its last ping, not even the answer, is gone. */
  function ping(connection: Connection): void {
    const { bytesRead } = connection.socket
    const isDead = bytesRead === connection.bytesReadAtBeat
    connection.bytesReadAtBeat = bytesRead
    if (isDead) sockets.cut(connection)
    else if (connection.cloggedSinceMs === undefined) sockets.send(connection, PING)
  }

  return {
    start: () => {
      timer = setInterval(beatOnce, limits.heartbeatMs / BEATS)
    },
    stop: () => clearInterval(timer),
  }
}
