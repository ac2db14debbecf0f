// A customer's screen over sockets: goes on at another gateway whenever one closes, by its serial.

import { type Frame, openClient, type TestClient } from '@fairtick/server/gateway/gateway-fixture'
import type { SeededRandom } from '@fairtick/testkit/seeded-random'
import { pause } from '../crash/buyer.ts'

/** Between two tries to open a socket. */
const RETRY_MS = 200
const TICKER_COMMAND = 22998
export const SYMBOL = 'BTCUSDT'

export type HeardTick = { readonly seq: number; readonly price: string; readonly atMs: number }
export type HeardStatus = {
  readonly status: 1 | -1
  readonly gateway: string
  readonly atMs: number
}

export type Listener = {
  readonly userId: string
  /** Of the last event that came; undefined: none has yet. */
  readonly serial: () => number | undefined
  /** What no customer may see: a gap, an event twice, a stream that began anew further back. */
  readonly faults: readonly string[]
  /** Ticks of `SYMBOL` in the order in which they came, over all sockets. */
  readonly ticks: readonly HeardTick[]
  /** Whether the price of `SYMBOL` was shown as live or old. */
  readonly statuses: readonly HeardStatus[]
  readonly counts: () => ListenerCounts
  /** Where it listens; undefined: nowhere. */
  readonly gateway: () => string | undefined
  /** Takes nothing more from the socket until it is told to go on. */
  readonly stopReading: () => void
  readonly readAgain: () => void
  readonly stop: () => void
}

export type ListenerCounts = {
  readonly events: number
  readonly snapshots: number
  readonly sockets: number
}

type Settings = {
  readonly userId: string
  readonly token: string
  /** Of all gateways; the way among them is drawn. */
  readonly urls: readonly [string, ...string[]]
  readonly random: SeededRandom
}

/** Listens until it is stopped, whatever closes meanwhile. */
export function openListener({ userId, token, urls, random }: Settings): Listener {
  const heard = createHeard()
  let current: TestClient | undefined
  let gateway: string | undefined
  let sockets = 0
  let isOver = false
  const listen = async (): Promise<void> => {
    while (!isOver) {
      const url = random.pick(urls)
      const client = await openClient(Number(new URL(url).port)).catch(() => undefined)
      if (client === undefined) {
        await pause(RETRY_MS)
        continue
      }
      sockets += 1
      current = client
      gateway = url
      heard.follow(client, url)
      client.send({ op: 'auth', token })
      client.subscribe(['account'], heard.serial())
      client.subscribe([`tick:${SYMBOL}`, `ticker:${SYMBOL}`])
      if (isOver) client.webSocket.terminate()
      await client.closed
      current = undefined
      gateway = undefined
      await pause(RETRY_MS)
    }
  }
  const listening = listen()
  listening.catch((error) => heard.faults.push(`the listener broke: ${error}`))
  const { serial, faults, ticks, statuses } = heard
  return {
    ...{ userId, serial, faults, ticks, statuses },
    counts: () => ({ ...heard.counts(), sockets }),
    gateway: () => gateway,
    stopReading: () => current?.webSocket.pause(),
    readAgain: () => current?.webSocket.resume(),
    stop: () => {
      isOver = true
      current?.webSocket.terminate()
    },
  }
}

/** What came, and whether it may have come so. */
function createHeard() {
  const faults: string[] = []
  const ticks: HeardTick[] = []
  const statuses: HeardStatus[] = []
  let serial: number | undefined
  let events = 0
  let snapshots = 0
  const hearOwn = ({ event, serial: next }: { event: string; serial: number }) => {
    if (event === 'session') return
    if (event === 'snapshot') {
      snapshots += 1
      if (next < (serial ?? 0)) faults.push(`a snapshot at ${next} behind ${serial}`)
    } else {
      events += 1
      if (serial === undefined) faults.push(`${event} ${next} before any snapshot`)
      else if (next !== serial + 1) faults.push(`${event} ${next} behind ${serial}`)
    }
    serial = next
  }
  const hear = (frame: Frame, gateway: string) => {
    const atMs = Date.now()
    if (typeof frame !== 'object') return
    if ('event' in frame) hearOwn(frame)
    if (frame.command === TICKER_COMMAND && frame.status !== undefined) {
      statuses.push({ status: frame.status, gateway, atMs })
    }
    if (frame.command === 'ticks') {
      for (const [seq, , price] of frame.ticks ?? []) ticks.push({ seq, price, atMs })
    }
    if (frame.error !== undefined) faults.push(`${frame.for ?? ''}: ${frame.error}`)
  }
  return {
    ...{ faults, ticks, statuses },
    serial: () => serial,
    counts: () => ({ events, snapshots }),
    follow: (client: TestClient, gateway: string) => {
      let seen = 0
      client.webSocket.on('message', () => {
        for (; seen < client.frames.length; seen += 1) hear(client.frames[seen], gateway)
      })
    },
  }
}
