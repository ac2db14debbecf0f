// One lasting connection to a venue: notices silence, reconnects with back-off, renews itself.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { type RawData, WebSocket } from 'ws'
import type { Clock } from '../../platform/clock.ts'
import { readRetryAfterMs } from './retry-after.ts'

export type VenueSocketLimits = {
  readonly connectTimeoutMs: number
  /** So long without an understood frame, and the connection counts as dead. */
  readonly silenceMs: number
  /** How often a heartbeat is sent, where the venue wants one. */
  readonly heartbeatMs: number
  /** At this age a second connection is opened, and the first closed once the second speaks. */
  readonly lifeMs: number
  readonly firstRetryMs: number
  readonly maxRetryMs: number
  /** After so long without trouble the back-off starts again from the first retry. */
  readonly stableAfterMs: number
  readonly checkEveryMs: number
}

export const VENUE_SOCKET_LIMITS: VenueSocketLimits = {
  connectTimeoutMs: 10_000,
  silenceMs: 10_000,
  heartbeatMs: 4_000,
  lifeMs: 23 * HOUR_MS,
  firstRetryMs: 500,
  maxRetryMs: 60_000,
  stableAfterMs: 60_000,
  checkEveryMs: 250,
}

/** A renewal takes over from a connection that still speaks; a fresh one follows a gap. */
export type Succession = 'fresh' | 'renewal'

export type VenueSession = {
  /** Frames to send as soon as the connection is open: few, venues count them. */
  readonly greetings: readonly string[]
  /** Sent again and again to a venue that else says nothing while nothing happens. */
  readonly heartbeat?: string
  /**
   * What one text frame asks to be done; undefined when it could not be understood. Done after
   * `onState`, so that a connection is up before its first price. `receivedMs` is wall time.
   */
  readonly read: (text: string, receivedMs: number) => (() => void) | undefined
}

export type VenueSocketPlan = {
  readonly url: string
  readonly clock: Clock
  readonly random: () => number
  readonly limits: VenueSocketLimits
  readonly startSession: (succession: Succession) => VenueSession
  readonly onState: (state: 'up' | 'down') => void
}

type Link = {
  readonly socket: WebSocket
  readonly session: VenueSession
  readonly startedMs: number
  heardMs: number
  beatMs: number
  /** When its first understood frame came; undefined before. */
  spokeMs: number | undefined
  phase: 'opening' | 'open' | 'speaking'
  mustRenew: boolean
}

const MAX_FRAME_BYTES = 1_048_576
const MAX_BACKOFF_DOUBLINGS = 16

/** Opens at once and keeps going until `close`; the clock decides, a short interval only looks. */
export class VenueSocket {
  readonly #plan: VenueSocketPlan
  readonly #timer: NodeJS.Timeout
  /** Replaced connections whose closing handshake still runs. */
  readonly #leaving = new Set<WebSocket>()
  #current: Link | undefined
  #successor: Link | undefined
  /** Undefined until the first connection was made or has failed, which is told as well. */
  #state: 'up' | 'down' | undefined
  #troubles = 0
  #nextOpenMs: number
  #closed = false

  constructor(plan: VenueSocketPlan) {
    this.#plan = plan
    this.#nextOpenMs = plan.clock.monotonicMs()
    this.#timer = setInterval(() => this.#check(), plan.limits.checkEveryMs)
    this.#check()
  }

  /** Replaces the connection without a gap; repeated wishes are spaced by the back-off. */
  renew(): void {
    if (!this.#current || this.#current.mustRenew) return
    this.#current.mustRenew = true
    this.#check()
    // A venue that asks again and again is served ever more slowly.
    this.#waitAfterTrouble(0)
  }

  /** Frees everything; no callback follows. */
  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    clearInterval(this.#timer)
    for (const link of [this.#current, this.#successor]) if (link) this.#leave(link.socket)
    await Promise.all([...this.#leaving].map(untilGone))
  }

  #check(): void {
    for (const link of [this.#current, this.#successor]) {
      if (link && this.#isDead(link)) this.#lose(link, 0)
      else if (link) this.#beat(link)
    }
    const nowMs = this.#nowMs()
    const spokeMs = this.#current?.spokeMs ?? nowMs
    if (nowMs - spokeMs > this.#plan.limits.stableAfterMs) this.#troubles = 0
    if (nowMs < this.#nextOpenMs) return
    if (!this.#current) this.#current = this.#open('fresh')
    else if (!this.#successor && this.#isOld(this.#current)) this.#successor = this.#open('renewal')
  }

  #isDead(link: Link): boolean {
    const { connectTimeoutMs, silenceMs } = this.#plan.limits
    return this.#nowMs() - link.heardMs > (link.phase === 'opening' ? connectTimeoutMs : silenceMs)
  }

  #beat(link: Link): void {
    const { heartbeat } = link.session
    if (heartbeat === undefined || link.phase === 'opening') return
    if (this.#nowMs() - link.beatMs < this.#plan.limits.heartbeatMs) return
    link.beatMs = this.#nowMs()
    link.socket.send(heartbeat)
  }

  #isOld(link: Link): boolean {
    return link.mustRenew || this.#nowMs() - link.startedMs >= this.#plan.limits.lifeMs
  }

  #open(succession: Succession): Link {
    const socket = connect(this.#plan.url)
    const nowMs = this.#nowMs()
    const link: Link = {
      socket,
      session: this.#plan.startSession(succession),
      startedMs: nowMs,
      heardMs: nowMs,
      beatMs: nowMs,
      spokeMs: undefined,
      phase: 'opening',
      mustRenew: false,
    }
    socket.on('open', () => {
      link.phase = 'open'
      link.heardMs = this.#nowMs()
      for (const greeting of link.session.greetings) socket.send(greeting)
    })
    socket.on('message', (data, isBinary) => {
      if (isBinary || !this.#holds(link)) return
      const receivedMs = Math.floor(this.#plan.clock.wallMs())
      const act = link.session.read(textOf(data), receivedMs)
      if (!act) return
      this.#hear(link)
      act()
    })
    socket.on('unexpected-response', (_request, response) => {
      const { statusCode = 0, headers } = response
      this.#lose(link, readRetryAfterMs(statusCode, headers['retry-after']))
    })
    socket.on('error', () => this.#lose(link, 0))
    socket.on('close', () => this.#lose(link, 0))
    return link
  }

  #hear(link: Link): void {
    link.heardMs = this.#nowMs()
    if (link.phase === 'speaking' || !this.#holds(link)) return
    link.phase = 'speaking'
    link.spokeMs = link.heardMs
    if (link === this.#successor) {
      if (this.#current) this.#leave(this.#current.socket)
      this.#current = link
      this.#successor = undefined
    }
    this.#setState('up')
  }

  #lose(link: Link, retryAfterMs: number): void {
    if (!this.#holds(link)) return
    // A successor that has not spoken yet began as a renewal: it would not tell of the gap.
    const lost = link === this.#current ? [link, this.#successor] : [link]
    if (link === this.#current) this.#current = undefined
    this.#successor = undefined
    for (const each of lost) if (each) this.#end(each.socket)
    this.#waitAfterTrouble(retryAfterMs)
    if (this.#current?.phase !== 'speaking') this.#setState('down')
  }

  #waitAfterTrouble(atLeastMs: number): void {
    const { firstRetryMs, maxRetryMs } = this.#plan.limits
    const doublings = Math.min(this.#troubles, MAX_BACKOFF_DOUBLINGS)
    const backoffMs = Math.min(maxRetryMs, firstRetryMs * 2 ** doublings)
    const jitteredMs = backoffMs * (0.5 + this.#plan.random() / 2)
    this.#troubles += 1
    this.#nextOpenMs = Math.max(this.#nextOpenMs, this.#nowMs() + Math.max(jitteredMs, atLeastMs))
  }

  #leave(socket: WebSocket): void {
    if (socket.readyState === WebSocket.CLOSED) return
    this.#leaving.add(socket)
    socket.once('close', () => this.#leaving.delete(socket))
    socket.close()
  }

  #end(socket: WebSocket): void {
    this.#leave(socket)
    socket.terminate()
  }

  #setState(next: 'up' | 'down'): void {
    if (this.#state === next) return
    this.#state = next
    this.#plan.onState(next)
  }

  #holds(link: Link): boolean {
    return !this.#closed && (link === this.#current || link === this.#successor)
  }

  #nowMs(): number {
    return this.#plan.clock.monotonicMs()
  }
}

function connect(url: string): WebSocket {
  return new WebSocket(url, { perMessageDeflate: false, maxPayload: MAX_FRAME_BYTES })
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8')
}

function untilGone(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve())
    socket.terminate()
  })
}
