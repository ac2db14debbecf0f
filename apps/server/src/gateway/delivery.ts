// Delivery: the frame of an audience, built once, and what each member gets of it (REL-28).

import type { Clock } from '../platform/clock.ts'
import type { Conflation, Position } from './conflation.ts'
import type { Audience, Connection } from './connection.ts'
import type { SocketLimits } from './socket-limits.ts'
import { encodeFrames, type Payload } from './websocket-frame.ts'

/** What the members of an audience get at one flush. */
export type Delivery = {
  readonly audience: Audience
  /** For whoever has seen everything up to `base`; undefined: nothing changed for this view. */
  readonly frame: Buffer | undefined
  readonly base: Position
  readonly next: Position
  /** When it was prepared; the market may have moved on after a breath. */
  readonly moment: Position
}

export type DeliveryFigures = {
  /** Frames made; each is sent to everyone who needs the same. */
  framesBuilt: number
  framesSent: number
  bytesSent: number
  /** Writes left out because the client did not read. */
  skipped: number
}

export type Deliveries = {
  readonly prepare: (audience: Audience) => Delivery
  readonly deliver: (member: Connection, delivery: Delivery) => void
  readonly figures: Readonly<DeliveryFigures>
}

export function createDeliveries(
  conflation: Conflation,
  clock: Clock,
  limits: Pick<SocketLimits, 'waitingBytes'>,
): Deliveries {
  const figures: DeliveryFigures = { framesBuilt: 0, framesSent: 0, bytesSent: 0, skipped: 0 }

  function prepare(audience: Audience): Delivery {
    const base = audience.position
    const moment = conflation.position()
    const payloads = moment === base ? [] : conflation.changes(audience.view.contents, base)
    if (payloads.length === 0) return { audience, frame: undefined, base, next: base, moment }
    audience.position = moment
    return { audience, frame: build(payloads), base, next: moment, moment }
  }

  function build(payloads: readonly Payload[]): Buffer {
    figures.framesBuilt += 1
    return encodeFrames(payloads)
  }

  function deliver(member: Connection, delivery: Delivery): void {
    const { frame, base, next } = delivery
    if (member.position !== base) deliverOwn(member, delivery)
    else if (!frame || write(member, frame)) advance(member, next)
  }

  /** For a member that was left out or has just joined: what changed since its own position. */
  function deliverOwn(member: Connection, { audience, next, moment }: Delivery): void {
    if (member.socket.writableLength >= limits.waitingBytes) {
      holdBack(member)
      return
    }
    const payloads = conflation.changes(audience.view.contents, member.position)
    if (payloads.length > 0 && !write(member, build(payloads))) return
    const now = conflation.position()
    advance(member, now === moment ? next : now)
  }

  /** False: the client does not read, so it is left out; its position says what it misses. */
  function write(member: Connection, frame: Buffer): boolean {
    const waitingBytes = member.socket.writableLength
    if (waitingBytes > 0 && waitingBytes + frame.length > limits.waitingBytes) {
      holdBack(member)
      return false
    }
    member.socket.write(frame)
    figures.framesSent += 1
    figures.bytesSent += frame.length
    return true
  }

  function holdBack(member: Connection): void {
    figures.skipped += 1
    member.cloggedSinceMs ??= clock.monotonicMs()
    member.audience?.lagging.add(member)
  }

  return { prepare, deliver, figures }
}

function advance(member: Connection, position: Position): void {
  member.position = position
  member.cloggedSinceMs = undefined
  const { audience } = member
  if (position === audience?.position) audience.lagging.delete(member)
  else audience?.lagging.add(member)
}
