// The live socket: holds channels and reconnects, 2 s × 10 tries with jitter, then asks to retry.

import type { ChannelName } from '@fairtick/wire/socket/channels'
import type { ClientFrame, ServerFrame } from '@fairtick/wire/socket/frames'
import { createChannelRefcount } from './channel-refcount.ts'
import type { ConnectionEvents, WebsocketConnection } from './websocket-connection.ts'

export const RECONNECT_MS = 2_000
export const RECONNECT_TRIES_MAX = 10
/** Waits are spread by ±50 %, so that a restarted server is not met by everyone at once. */
const JITTER_SHARE = 0.5
const QUEUE_MAX = 100

export type SocketState =
  | { readonly phase: 'idle' | 'open' | 'failed' }
  /** `attempt`: the number of this or the next try, of RECONNECT_TRIES_MAX; 0 is the first call. */
  | { readonly phase: 'connecting' | 'waiting'; readonly attempt: number }

export type SocketSettings = {
  readonly open: (events: ConnectionEvents) => WebsocketConnection
  /** Sent first on each connection, before the channels: who I am. */
  readonly greet: () => readonly ClientFrame[]
  /** How channels are asked for, such as `account` with the last serial seen. */
  readonly subscribeFrames: (channels: readonly ChannelName[]) => readonly ClientFrame[]
  readonly onFrame: (frame: ServerFrame) => void
  /** The connection is gone or new: nothing shown is certain until frames come. */
  readonly onUncertain: () => void
  /** An attempt to open ended before a connection stood. */
  readonly onUnreached: () => void
  /** A chance in [0, 1). */
  readonly chance: () => number
}

export type Socket = {
  readonly start: () => void
  readonly stop: () => void
  /** Drops the connection and opens a new one at once, with all tries left. */
  readonly renew: () => void
  /** Keeps channels subscribed until the returned function is called. */
  readonly hold: (channels: readonly ChannelName[]) => () => void
  /** Sends now, or as soon as the socket is open. */
  readonly send: (frame: ClientFrame) => void
  readonly getState: () => SocketState
  readonly subscribe: (listener: () => void) => () => void
}

export function createSocket(settings: SocketSettings): Socket {
  const holders = createChannelRefcount()
  const listeners = new Set<() => void>()
  let queue: ClientFrame[] = []
  let state: SocketState = { phase: 'idle' }
  let connection: WebsocketConnection | undefined
  let triesUsed = 0
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined

  function enter(next: SocketState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function send(frame: ClientFrame): void {
    if (state.phase === 'open') connection?.send(JSON.stringify(frame))
    else queue = [...queue, frame].slice(-QUEUE_MAX)
  }

  function connect(): void {
    enter({ phase: 'connecting', attempt: triesUsed })
    try {
      connection = settings.open({
        onOpen: () => {
          triesUsed = 0
          const waiting = queue
          queue = []
          enter({ phase: 'open' })
          const subscriptions = settings.subscribeFrames(holders.channels())
          for (const frame of [...settings.greet(), ...subscriptions, ...waiting]) send(frame)
        },
        onText: (text) => {
          const frame = readFrame(text)
          if (frame) settings.onFrame(frame)
        },
        onLost: reconnectLater,
      })
    } catch {
      // Where the policy of the page forbids an address, some browsers throw, others fail it.
      reconnectLater()
    }
  }

  function reconnectLater(): void {
    settings.onUncertain()
    if (state.phase === 'connecting') settings.onUnreached()
    if (triesUsed >= RECONNECT_TRIES_MAX) {
      enter({ phase: 'failed' })
      return
    }
    triesUsed += 1
    enter({ phase: 'waiting', attempt: triesUsed })
    const spread = 1 + JITTER_SHARE * (2 * settings.chance() - 1)
    reconnectTimer = setTimeout(connect, RECONNECT_MS * spread)
  }

  function letGo(): void {
    clearTimeout(reconnectTimer)
    connection?.drop()
    triesUsed = 0
  }

  return {
    start: () => {
      if (state.phase === 'idle') connect()
    },
    stop: () => {
      letGo()
      queue = []
      enter({ phase: 'idle' })
    },
    renew: () => {
      if (state.phase === 'idle') return
      letGo()
      settings.onUncertain()
      connect()
    },
    hold: (channels) => {
      const fresh = holders.add(channels)
      if (state.phase === 'open') for (const frame of settings.subscribeFrames(fresh)) send(frame)
      return () => {
        const gone = holders.remove(channels)
        if (state.phase === 'open' && gone.length > 0) send({ op: 'unsubscribe', channels: gone })
      }
    },
    send,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Reads a frame; the literal `ping` and `pong`, and what is no JSON object, say nothing. */
function readFrame(text: string): ServerFrame | undefined {
  if (text === 'ping' || text === 'pong') return undefined
  try {
    const frame: unknown = JSON.parse(text)
    return typeof frame === 'object' && frame !== null ? (frame as ServerFrame) : undefined
  } catch {
    return undefined
  }
}
