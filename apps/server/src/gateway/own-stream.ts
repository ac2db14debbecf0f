// The channels account and chat: every event in serial order, none left out, none twice (REL-29).

import type { OwnChannel } from '@fairtick/wire/socket/own-channels'
import type { Bus } from '../platform/bus.ts'
import type { AccountNotice, AccountUpdate } from '../platform/bus-topics.ts'
import { CLOSE, type Connection, type OwnStream } from './connection.ts'
import type { OpenSockets } from './open-sockets.ts'
import type { SignedInSockets } from './signed-in-sockets.ts'
import { encodeTextFrame } from './websocket-frame.ts'

/** Whoever missed more than this gets the snapshot. */
const MISSED_MAX = 1_000
/** Events that wait while a client catches up; beyond it the socket closes and comes back. */
const WAITING_MAX = 1_000
/** A gap may open again while one is being closed; so often in a row it is a fault. */
const ROUNDS_MAX = 3

export type OwnStreams = {
  /** Sends what was missed after `after`, or a snapshot, then every event as it comes. */
  readonly open: (connection: Connection, after: number | undefined) => Promise<void>
  readonly receive: (update: AccountUpdate) => void
}

type Parts = {
  readonly channel: OwnChannel
  readonly bus: Bus
  readonly sockets: OpenSockets
  readonly signedIn: SignedInSockets
  readonly onFault: (error: unknown) => void
}

export function createOwnStreams(parts: Parts): OwnStreams {
  const { channel, bus, sockets, signedIn, onFault } = parts

  async function open(connection: Connection, after: number | undefined): Promise<void> {
    const userId = connection.identity?.userId
    if (userId === undefined) return
    const stream: OwnStream = { userId, lastSerial: after, waiting: [] }
    connection.streams[channel] = stream
    await catchUp(connection, stream)
  }

  async function catchUp(connection: Connection, stream: OwnStream): Promise<void> {
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const notices = await findMissed(stream)
      if (connection.streams[channel] !== stream || !connection.open) return
      for (const notice of notices) pass(connection, stream, notice)
      const ahead = passInOrder(connection, stream, stream.waiting ?? [])
      stream.waiting = ahead.length > 0 ? ahead : undefined
      if (ahead.length === 0) return
    }
    sockets.close(connection, CLOSE.tryAgainLater)
  }

  async function findMissed({ userId, lastSerial }: OwnStream): Promise<readonly AccountNotice[]> {
    if (lastSerial !== undefined) {
      const missed = await bus.ask(`${channel}.missed`, { userId, after: lastSerial })
      if (missed !== 'too-old' && missed.length <= MISSED_MAX) return missed
    }
    return [await bus.ask(`${channel}.snapshot`, { userId })]
  }

  /** Sends up to the first gap; gives the events behind it. */
  function passInOrder(
    connection: Connection,
    stream: OwnStream,
    waiting: readonly AccountNotice[],
  ): AccountNotice[] {
    for (const [place, notice] of waiting.entries()) {
      if (isAhead(stream, notice)) return waiting.slice(place)
      pass(connection, stream, notice)
    }
    return []
  }

  /** Sends one event; what the client has already is left out. */
  function pass(connection: Connection, stream: OwnStream, notice: AccountNotice): void {
    const isSnapshot = notice.body.event === 'snapshot'
    if (!isSnapshot && notice.serial <= (stream.lastSerial ?? 0)) return
    stream.lastSerial = notice.serial
    sockets.send(connection, encodeTextFrame(noticeText(channel, notice)))
  }

  function receive(update: AccountUpdate): void {
    let frame: Buffer | undefined
    for (const connection of signedIn.ofUser(update.userId)) {
      const stream = connection.streams[channel]
      if (!stream) continue
      if (stream.waiting) wait(connection, stream.waiting, update)
      else if (isAhead(stream, update)) recover(connection, stream, update)
      else if (update.serial > (stream.lastSerial ?? 0)) {
        frame ??= encodeTextFrame(noticeText(channel, update))
        stream.lastSerial = update.serial
        sockets.send(connection, frame)
      }
    }
  }

  function wait(connection: Connection, waiting: AccountNotice[], update: AccountUpdate): void {
    if (waiting.length < WAITING_MAX) waiting.push(update)
    else sockets.close(connection, CLOSE.tryAgainLater)
  }

  /** Events before this one never came by the bus: they are asked for. */
  function recover(connection: Connection, stream: OwnStream, update: AccountUpdate): void {
    stream.waiting = [update]
    catchUp(connection, stream).catch((error) => {
      onFault(error)
      sockets.close(connection, CLOSE.tryAgainLater)
    })
  }

  return { open, receive }
}

function isAhead({ lastSerial }: OwnStream, { serial }: AccountNotice): boolean {
  return serial > (lastSerial ?? 0) + 1
}

/** A chat is a person's, whatever account they trade with. */
function noticeText(
  channel: OwnChannel,
  { serial, account, body, quietMs }: AccountNotice,
): string {
  const told = { ...body, serial }
  return JSON.stringify(channel === 'chat' ? told : { ...told, account, quietMs })
}
