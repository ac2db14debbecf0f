// Answers that many get alike, as they go out: bytes, tag and compressed forms, each made once.

import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SharedResult } from '@fairtick/wire/shared-handler'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createDerivedValue } from '../platform/derived-value.ts'

/** Shorter ones fit into one packet as they are. */
const COMPRESSED_FROM_BYTES = 1_024
/** Enough of SHA-256 that two answers of one address never have the same. */
const TAG_LETTERS = 22
/** The quick ones of both: an answer may be another one in a tenth of a second. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const GZIP = { level: 5 }

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, GZIP),
}
type Encoding = keyof typeof compressors

/** What is sent, before anybody says which form they take. */
export type SharedAnswer = {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly compressed: Partial<Record<Encoding, Buffer | Promise<Buffer>>>
}

/** `private`: it depends on who asks. */
export type Keeping = 'public' | 'private'

export type SharedAnswerSettings = {
  /** Without the envelope. */
  readonly isBare: boolean
  readonly keeping: Keeping
  /** Throws when the result does not fit the contract. */
  readonly check?: ((json: string) => unknown) | undefined
}

/** Of one query, language and variant; `onMade` hears of each that is made. */
export function createSharedAnswer(
  { inputs, make }: SharedResult,
  { isBare, keeping, check }: SharedAnswerSettings,
  onMade: (answer: SharedAnswer) => void,
): () => SharedAnswer | Promise<SharedAnswer> {
  const wrap = (json: string) => {
    check?.(json)
    const whole = isBare ? json : `{"status":200,"message":"","result":${json}}`
    const answer = asAnswer(whole, keeping)
    onMade(answer)
    return answer
  }
  return createDerivedValue(inputs, () => {
    const made = make()
    return made instanceof Promise ? made.then(wrap) : wrap(made)
  })
}

function asAnswer(json: string, keeping: Keeping): SharedAnswer {
  const bytes = Buffer.from(json)
  const tag = hash('sha256', bytes, 'base64url').slice(0, TAG_LETTERS)
  return {
    bytes,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // Asked for again each time, and sent again only when it is another.
      'cache-control': `${keeping}, no-cache`,
      // The same in every form: `W/` says that the bytes may differ.
      etag: `W/"${tag}"`,
    },
    compressed: {},
  }
}

/** Sent as the caller can read it, or not at all when they have it already. */
export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SharedAnswer,
): FastifyReply | Promise<FastifyReply> {
  const { bytes, headers, compressed } = answer
  reply.headers(headers).header('vary', varyOf(reply))
  if (isKnown(request.headers['if-none-match'], headers.etag)) return reply.code(304).send()
  const encoding =
    bytes.length < COMPRESSED_FROM_BYTES
      ? undefined
      : encodingOf(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(bytes)
  reply.header('content-encoding', encoding)
  const form = compressed[encoding] ?? compress(answer, encoding)
  return form instanceof Promise ? form.then((made) => reply.send(made)) : reply.send(form)
}

async function compress({ bytes, compressed }: SharedAnswer, encoding: Encoding): Promise<Buffer> {
  const making = compressors[encoding](bytes)
  compressed[encoding] = making
  const made = await making
  compressed[encoding] = made
  return made
}

const VARY = 'Lang, Authorization, Accept-Encoding'

/** Another origin than ours has its own headers. */
function varyOf(reply: FastifyReply): string {
  const known = reply.getHeader('vary')
  return known === undefined ? VARY : `${known}, ${VARY}`
}

function isKnown(given: string | undefined, tag: string | undefined): boolean {
  return given !== undefined && tag !== undefined && given.includes(tag)
}

/** The best that is named; with weights (`br;q=0`) nobody asks but by hand, who gets it plain. */
function encodingOf(accepted: string | string[] | undefined): Encoding | undefined {
  if (typeof accepted !== 'string' || accepted.includes('q=')) return undefined
  const named = accepted.split(',').map((one) => one.trim())
  return (['br', 'gzip'] as const).find((encoding) => named.includes(encoding))
}
