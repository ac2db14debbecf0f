// The open sockets: how many there are, from where, and the two ways of closing one.

import type { CloseCode, Connection } from './connection.ts'
import type { SocketLimits } from './socket-limits.ts'

export type OpenSockets = {
  /** Undefined: one more may open; else the HTTP status that refuses it. */
  readonly refusal: (network: string) => 429 | 503 | undefined
  readonly add: (connection: Connection) => void
  /** Forgets it everywhere; harmless when it is forgotten already. */
  readonly forget: (connection: Connection) => void
  /** Sends whole frames at once; a client with too much unread is cut instead (REL-29). */
  readonly send: (connection: Connection, frames: Buffer) => void
  /** Says why and closes. */
  readonly close: (connection: Connection, code: CloseCode) => void
  /** Closes without a word: nobody is reading. */
  readonly cut: (connection: Connection) => void
  readonly all: ReadonlySet<Connection>
  /** Cut because they did not read. */
  readonly cutCount: () => number
}

/** `onForget` takes a connection out of everything that knows it. */
export function createOpenSockets(
  limits: SocketLimits,
  onForget: (connection: Connection) => void,
): OpenSockets {
  const all = new Set<Connection>()
  const perNetwork = new Map<string, number>()
  let cutCount = 0

  function forget(connection: Connection): void {
    if (!all.delete(connection)) return
    connection.open = false
    const left = (perNetwork.get(connection.network) ?? 1) - 1
    if (left > 0) perNetwork.set(connection.network, left)
    else perNetwork.delete(connection.network)
    onForget(connection)
  }

  function cut(connection: Connection): void {
    cutCount += 1
    forget(connection)
    connection.webSocket.terminate()
  }

  function send(connection: Connection, frames: Buffer): void {
    if (!connection.open) return
    if (connection.socket.writableLength > limits.waitingBytes) cut(connection)
    else connection.socket.write(frames)
  }

  return {
    all,
    forget,
    cut,
    send,
    refusal: (network) => {
      if (all.size >= limits.sockets) return 503
      return (perNetwork.get(network) ?? 0) >= limits.socketsPerNetwork ? 429 : undefined
    },
    add: (connection) => {
      all.add(connection)
      perNetwork.set(connection.network, (perNetwork.get(connection.network) ?? 0) + 1)
    },
    close: (connection, code) => {
      forget(connection)
      connection.webSocket.close(code)
    },
    cutCount: () => cutCount,
  }
}
