// A connection to NATS that a new one replaces whenever it is lost.
//
// The client's own reconnecting is off. Where the server stands still while we send, the client
// notices that nothing comes back, but waits with giving up until what it wrote has left: as long
// as the server stands still (seen with 3.4.0). Closed by us it lets go at once.

import { randomInt } from 'node:crypto'
import {
  connect,
  errors,
  headers,
  type Msg,
  type NatsConnection,
  type NodeConnectionOptions,
  type Subscription,
} from '@nats-io/transport-node'
import { tokenOf } from './bus-subjects.ts'
import type { Log } from './log.ts'
import type { NatsPlace } from './nats-place.ts'
import { SettingsError } from './settings-reader.ts'

const RECONNECT_WAIT_MS = 100
/** At a start; later a server is waited for as long as it takes. */
const START_TIMEOUT_MS = 10_000

export type LastingConnection = {
  readonly isConnected: () => boolean
  /** False: no server is connected, and the message is gone. Throws where it is too large. */
  readonly send: (subject: string, text: string) => boolean
  /**
   * Rejects as the client does, and at once where no server is connected. `requestId` is of the
   * request that it is asked for.
   */
  readonly request: (
    subject: string,
    text: string,
    timeoutMs: number,
    requestId: string | undefined,
  ) => Promise<Msg>
  /** Over all connections. Returns how to stop: what is on its way by then still comes. */
  readonly subscribe: (
    subject: string,
    listener: (message: Msg) => void,
    queue?: string,
  ) => () => Promise<void>
  /** After `finish`, and when what was written before has left; after `limitMs` at the latest. */
  readonly close: (limitMs: number, finish: Promise<void>) => Promise<void>
}

export type ConnectionSettings = {
  readonly place: NatsPlace
  /** Of this process, for the server's monitoring and the subjects of its answers. */
  readonly name: string
  readonly onFault: (error: unknown) => void
  /** After a connection was lost and a new one has all subscriptions. */
  readonly onReturn: () => void
  readonly log?: Log
  readonly startTimeoutMs?: number
}

/** Nobody is connected, so the question was not sent. */
export class NotConnected extends Error {}

export class PayloadTooLarge extends Error {}

export function connectionOptions({ servers, login, tls }: NatsPlace, name: string) {
  return {
    servers: [...servers],
    name,
    ...(login === undefined ? {} : { user: login.user, pass: login.password }),
    ...(tls === undefined ? {} : { tls: { ...tls } }),
    // By rights on a server the answers of one role can be closed to the others.
    inboxPrefix: `_INBOX.${tokenOf(name)}`,
    reconnect: false,
    timeout: 2_000,
    // Twice unanswered, a server that stands still is given up after 6 s: for so long at most do
    // bytes gather that it does not take. What is published later is dropped.
    pingInterval: 2_000,
    maxPingOut: 2,
    // Who listens in this process has heard it already.
    noEcho: true,
    // The trace of each question costs more than the question.
    noAsyncTraces: true,
  } satisfies NodeConnectionOptions
}

/** A try of its own for each would leave its socket open where the server stands still. */
const UNTIL_CONNECTED = { waitOnFirstConnect: true, ignoreAuthErrorAbort: true }

type Wanted = {
  readonly subject: string
  readonly queue: string | undefined
  readonly listener: (message: Msg) => void
  live?: Subscription
}

/** Throws a SettingsError where no server can be reached at the start, or the login is refused. */
export async function openNatsConnection(settings: ConnectionSettings): Promise<LastingConnection> {
  const wanted = new Set<Wanted>()
  let isClosed = false
  let current: NatsConnection | undefined = await connectFirst(settings)
  void keepConnected(current).catch(settings.onFault)

  function start(entry: Wanted, connection: NatsConnection): void {
    const callback = guarded(entry.listener, settings.onFault)
    const { subject, queue } = entry
    entry.live = connection.subscribe(subject, { callback, ...(queue ? { queue } : {}) })
  }

  async function keepConnected(first: NatsConnection): Promise<void> {
    let connection = first
    while (!isClosed) {
      await untilLost(connection, settings.onFault)
      current = undefined
      // Also rejects the questions that are under way.
      await connection.close()
      if (isClosed) return
      settings.log?.warn('the connection to NATS is lost')
      const next = await connectAgain()
      if (isClosed || next === undefined) return next?.close()
      connection = next
      for (const entry of wanted) start(entry, connection)
      current = connection
      void announce(connection).catch(settings.onFault)
    }
  }

  /** Undefined: closed meanwhile. */
  async function connectAgain(): Promise<NatsConnection | undefined> {
    const options = connectionOptions(settings.place, settings.name)
    // What throws here is the one way to end the client's own tries.
    const reconnectDelayHandler = () => {
      if (isClosed) throw new Error('closed')
      return retryWaitMs()
    }
    while (!isClosed) {
      try {
        return await connect({ ...options, ...UNTIL_CONNECTED, reconnectDelayHandler })
      } catch (error) {
        // It gives up where a server greets and answers nothing: a way that is open one way only.
        if (!isClosed) settings.log?.warn({ err: error }, 'NATS greets and does not answer')
      }
      await retryWait()
    }
    return undefined
  }

  /** The server has seen all subscriptions once it answers what was sent behind them. */
  async function announce(connection: NatsConnection): Promise<void> {
    await Promise.race([connection.flush(), connection.closed()])
    if (current !== connection) return
    settings.log?.info('the connection to NATS is back')
    settings.onReturn()
  }

  return {
    isConnected: () => current !== undefined,
    send: (subject, text) => {
      if (current === undefined || current.isClosed()) return false
      current.publish(subject, payloadOf(text, current))
      return true
    },
    request: async (subject, text, timeout, requestId) => {
      if (current === undefined) throw new NotConnected()
      const more = requestId === undefined ? {} : { headers: headersOf(requestId) }
      return await current.request(subject, payloadOf(text, current), { timeout, ...more })
    },
    subscribe: (subject, listener, queue) => {
      const entry: Wanted = { subject, listener, queue }
      wanted.add(entry)
      if (current !== undefined && !current.isClosed()) start(entry, current)
      return async () => {
        wanted.delete(entry)
        await entry.live?.drain().catch(() => undefined)
      }
    },
    close: async (limitMs, finish) => {
      isClosed = true
      const closing = current
      const end = async () => {
        await finish
        current = undefined
        await closing?.drain()
      }
      // What is to be drained on a connection that is lost never is.
      const ended = Promise.race([end(), closing?.closed()])
      await within(limitMs, ended.catch(settings.onFault))
      current = undefined
      await closing?.close()
    },
  }
}

async function connectFirst(settings: ConnectionSettings): Promise<NatsConnection> {
  const giveUpMs = performance.now() + (settings.startTimeoutMs ?? START_TIMEOUT_MS)
  for (;;) {
    try {
      return await connect(connectionOptions(settings.place, settings.name))
    } catch (error) {
      const isRefused = error instanceof errors.AuthorizationError
      if (isRefused || performance.now() > giveUpMs) {
        const servers = settings.place.servers.join(', ')
        const what = isRefused ? 'refuses the login' : 'cannot be reached'
        throw new SettingsError([
          `The NATS server of NATS_URL (${servers}) ${what}: ${describeFault(error)}.`,
        ])
      }
      await retryWait()
    }
  }
}

/** Until the connection is closed, or the client found that nothing comes back. */
async function untilLost(
  connection: NatsConnection,
  onFault: (error: unknown) => void,
): Promise<void> {
  const stale = async () => {
    // The one iterator here: only so can the client be heard, and it says little.
    for await (const status of connection.status()) {
      if (status.type === 'staleConnection' || status.type === 'disconnect') return
      if (status.type === 'error') onFault(status.error)
    }
  }
  await Promise.race([connection.closed(), stale()])
}

/** What throws in a callback would end the reading of the connection for good. */
function guarded(listener: (message: Msg) => void, onFault: (error: unknown) => void) {
  return (refused: Error | null, message: Msg) => {
    try {
      // What the server refuses is told as a status of the connection too.
      if (refused === null) listener(message)
    } catch (error) {
      onFault(error)
    }
  }
}

/** The server would end the connection of who sends more than it takes. */
function payloadOf(text: string, { info }: NatsConnection): Uint8Array {
  const bytes = Buffer.from(text)
  if (info !== undefined && bytes.length > info.max_payload) {
    throw new PayloadTooLarge(`${bytes.length} bytes, more than the NATS server takes`)
  }
  return bytes
}

function retryWait(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, retryWaitMs()))
}

/** Not all at the same moment. */
function retryWaitMs(): number {
  return RECONNECT_WAIT_MS + randomInt(RECONNECT_WAIT_MS)
}

async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resume) => {
    timer = setTimeout(resume, limitMs)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}

/** The client's messages hold no password: it knows servers without one. */
function describeFault(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const REQUEST_ID = 'Request-Id'

function headersOf(requestId: string) {
  const all = headers()
  all.set(REQUEST_ID, requestId)
  return all
}

/** Of the request that a question is asked for. */
export function requestIdOf({ headers: all }: Msg): string | undefined {
  return all?.get(REQUEST_ID) || undefined
}
