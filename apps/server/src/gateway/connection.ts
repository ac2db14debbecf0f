// One open socket of the gateway and what is known of it.

import type { Socket } from 'node:net'
import type { OwnChannel } from '@fairtick/wire/socket/own-channels'
import type { WebSocket } from 'ws'
import type { AccountNotice, SessionIdentity } from '../platform/bus-topics.ts'
import type { ChannelContents, Position } from './conflation.ts'

export type Connection = {
  /** Handshake, receiving and closing. */
  readonly webSocket: WebSocket
  /** Sending: prebuilt frames go straight to it. */
  readonly socket: Socket
  /** Of the client: one customer's own (`callerNetwork`). */
  readonly network: string
  /** In which language errors are told; what the client asked for, not judged here. */
  readonly language: string | undefined
  readonly slot: number
  /** Round of the heartbeat in which it is looked at. */
  readonly beat: number
  /** Who gets the same frames; undefined: subscribed to nothing public. */
  audience: Audience | undefined
  /** Up to where it has seen its audience's channels. */
  position: Position
  identity: SessionIdentity | undefined
  /** What it has subscribed to of its user's own. */
  streams: Partial<Record<OwnChannel, OwnStream>>
  /** Since when more waits for it than may (REL-28); undefined: it reads. */
  cloggedSinceMs: number | undefined
  /** Bytes read at the last heartbeat: none since then means that it is dead. */
  bytesReadAtBeat: number
  open: boolean
}

/** One canonical set of channels, shared by everyone who subscribed to just these. */
export type View = {
  readonly key: string
  /** Sorted channel names. */
  readonly names: readonly string[]
  readonly contents: ChannelContents
  audiences: number
}

/** The members of one slot with one view: they get one frame, built once. */
export type Audience = {
  readonly view: View
  readonly slot: number
  readonly members: Set<Connection>
  /** Members whose position is not the audience's: they need a frame of their own. */
  readonly lagging: Set<Connection>
  position: Position
}

/** One socket's subscription to its user's events. */
export type OwnStream = {
  readonly userId: string
  /** The last event sent; undefined: the client begins with a snapshot. */
  lastSerial: number | undefined
  /** Events that came while the stream catches up; undefined: it is up to date. */
  waiting: AccountNotice[] | undefined
}

/** Close codes: 1xxx of RFC 6455, 4xxx ours. */
export const CLOSE = {
  goingAway: 1001,
  refused: 1008,
  tryAgainLater: 1013,
  sessionEnded: 4401,
} as const

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]
