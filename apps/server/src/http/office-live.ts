// The stream by which the staff's screens hear how the queues stand: server-sent events.

import { PassThrough } from 'node:stream'
import type { StaffCaller } from '@fairtick/wire/admin/handler'
import { LIVE_BEAT_MS, LIVE_PATH } from '@fairtick/wire/admin/live-queues'
import type { FastifyInstance } from 'fastify'
import { callerNetwork } from '../platform/caller-network.ts'
import { codeAnswer, sendAnswer, tooManyAnswer } from './answer.ts'
import { readLanguage, readToken } from './read-headers.ts'

export type LiveReader = {
  readonly staffId: string
  readonly sessionId: string
  /** That the call came from: one caller's own. */
  readonly network: string
  readonly tell: (state: string) => void
  readonly end: () => void
}

export type OfficeLiveParts = {
  readonly authenticate: (token: string) => Promise<StaffCaller | undefined>
  /** How to leave; undefined: there are too many, of this person or in all. */
  readonly join: (reader: LiveReader) => (() => void) | undefined
}

/** A reader that does not read is cut off: it comes again, and the next state is whole. */
const MAX_UNREAD_BYTES = 256 * 1_024
const RETRY_MS = 5_000
const BEAT = ': here\n\n'

/** Open to whoever is signed in; the roles of that moment decide what is sent. */
export function addOfficeLive(app: FastifyInstance, parts: OfficeLiveParts): void {
  const { authenticate, join } = parts
  app.get(LIVE_PATH, { config: { call: 'office.live' } }, async (request, reply) => {
    const language = readLanguage(request)
    const token = readToken(request)
    const staff = token === undefined ? undefined : await authenticate(token)
    if (staff === undefined) return sendAnswer(reply, codeAnswer('unauthorized', language))
    const lines = new PassThrough()
    const leave = join({
      ...{ staffId: staff.staffId, sessionId: staff.sessionId, network: callerNetwork(request.ip) },
      tell: (state) => write(lines, `data: ${state}\n\n`),
      end: () => lines.end(),
    })
    if (leave === undefined) return sendAnswer(reply, tooManyAnswer(RETRY_MS, language))
    const beat = setInterval(() => write(lines, BEAT), LIVE_BEAT_MS)
    lines.once('close', () => {
      clearInterval(beat)
      leave()
    })
    request.raw.once('close', () => lines.destroy())
    lines.write(BEAT)
    return reply
      .headers({
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      })
      .send(lines)
  })
}

function write(lines: PassThrough, text: string): void {
  if (lines.writableLength + lines.readableLength > MAX_UNREAD_BYTES) lines.destroy()
  else if (lines.writable) lines.write(text)
}
