// For tests: an engine whose heads are published at will, a place that is an HTTP server, a log.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { parseHead, type SignedHead } from '@fairtick/proof/head'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import {
  createSettableClock,
  openEngine,
  type SettableClock,
} from '../../../engine/engine-fixture.ts'
import { createBus } from '../../../platform/bus.ts'
import { createLog, type Log } from '../../../platform/log.ts'
import { createSigningKey } from '../../../platform/signing-key.ts'
import { createHeadPublisher } from '../publish-heads.ts'
import type { HeadPlace } from './head-place.ts'
import { createHeadSender, type HeadSender } from './send-heads.ts'

export const KEY = createSigningKey(Buffer.alloc(32, 7))

export type HeadsFixture = {
  readonly database: TestDatabase
  readonly clock: SettableClock
  readonly log: Log
  /** All that went over the bus. */
  readonly published: readonly SignedHead[]
  /** What the log says, a JSON text each. */
  readonly lines: readonly string[]
  /** By place, how many heads it did not have when it was last tried. */
  readonly behind: ReadonlyMap<string, number>
  /** So many heads more, a minute of tape time apart. */
  readonly publish: (count?: number, apartMs?: number) => Promise<void>
  readonly senderOf: (place: HeadPlace, headsAtOnce?: number) => HeadSender
  readonly close: () => Promise<void>
}

export async function openHeads(): Promise<HeadsFixture> {
  const database = await openTestDatabase()
  const clock = createSettableClock()
  const engine = await openEngine(database, clock)
  const bus = createBus((error) => {
    throw error
  })
  const [published, lines, behind] = [[] as SignedHead[], [] as string[], new Map<string, number>()]
  bus.subscribe('head', (head) => published.push(head))
  const log = createLog('info', { write: (line) => lines.push(line) })
  const head = { signingKey: KEY, nowMs: clock.wallMs, everyMs: 0 }
  const publishHead = createHeadPublisher({ database, bus, ...head })
  const onBehind = (place: string, heads: number) => void behind.set(place, heads)
  return {
    ...{ database, clock, log, published, lines, behind },
    publish: async (count = 1, apartMs = MINUTE_MS) => {
      for (let left = count; left > 0; left -= 1) {
        await engine.pass(apartMs)
        await engine.tick(String(64_000 + published.length))
        await publishHead()
      }
    },
    senderOf: (place, headsAtOnce) =>
      createHeadSender({ database, log, nowMs: clock.wallMs, onBehind }, place, headsAtOnce),
    close: async () => {
      await engine.stop()
      await database.close()
    },
  }
}

export function numbersOf(heads: readonly SignedHead[]): readonly (number | undefined)[] {
  return heads.map(({ head }) => parseHead(head)?.number)
}

export type Receiver = {
  readonly url: string
  readonly requests: { readonly body: Buffer; readonly type: string | undefined }[]
  /** From now on. */
  answer: (request: IncomingMessage, response: ServerResponse, body: Buffer) => void
  readonly close: () => Promise<void>
}

export const takeIt: Receiver['answer'] = (_, response) => response.writeHead(204).end()

/** On this machine; it takes what comes until told otherwise. */
export async function openReceiver(): Promise<Receiver> {
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    receiver.requests.push({ body, type: request.headers['content-type'] })
    receiver.answer(request, response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/heads`,
    requests: [],
    answer: takeIt,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}

export function headsIn({ requests }: Receiver): readonly SignedHead[] {
  return requests.map(({ body }) => JSON.parse(body.toString()) as SignedHead)
}
