// One connection: it pings, and lets go of a peer that no longer answers, whatever it claims.

const PING_EVERY_MS = 15_000
const PONG_WITHIN_MS = 8_000

export type WebsocketConnection = {
  readonly send: (text: string) => void
  /** Lets go at once; no event comes any more. */
  readonly drop: () => void
}

export type ConnectionEvents = {
  readonly onOpen: () => void
  readonly onText: (text: string) => void
  /** Closed, failed, or silent for too long. */
  readonly onLost: () => void
}

/** What of a WebSocket is used. */
export type Peer = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>

export function openConnection(peer: Peer, events: ConnectionEvents): WebsocketConnection {
  let isDropped = false
  let pingTimer: ReturnType<typeof setTimeout> | undefined
  let silenceTimer: ReturnType<typeof setTimeout> | undefined

  /** Does not wait for the peer's close event, which a dead network never sends. */
  function drop(): void {
    isDropped = true
    clearTimeout(pingTimer)
    clearTimeout(silenceTimer)
    peer.close()
  }

  function lose(): void {
    if (isDropped) return
    drop()
    events.onLost()
  }

  function pingLater(): void {
    pingTimer = setTimeout(() => {
      peer.send('ping')
      silenceTimer ??= setTimeout(lose, PONG_WITHIN_MS)
      pingLater()
    }, PING_EVERY_MS)
  }

  peer.addEventListener('open', () => {
    if (isDropped) return
    pingLater()
    events.onOpen()
  })
  peer.addEventListener('message', ({ data }) => {
    if (isDropped) return
    clearTimeout(silenceTimer)
    silenceTimer = undefined
    if (typeof data === 'string') events.onText(data)
  })
  peer.addEventListener('close', lose)
  peer.addEventListener('error', lose)
  return { send: (text) => peer.send(text), drop }
}
