// A form with a file (multipart/form-data): its parts within their bounds, nothing else (REL-45).

import { PICTURE_MAX_BYTES } from '@fairtick/wire/picture-rules'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { createBoundedQueue } from '../platform/bounded-queue.ts'
import { callerNetwork } from '../platform/caller-network.ts'
import { TooBusy } from '../platform/too-busy.ts'
import { BadInput } from './bad-input.ts'

/** What stands around the file: boundaries, names, other fields. */
const AROUND_FILE_BYTES = 64 * 1_024
const MAX_BODY_BYTES = PICTURE_MAX_BYTES + AROUND_FILE_BYTES
/** A file is held in memory while it comes in. */
const UPLOADS_AT_ONCE = 8
const UPLOADS_AT_ONCE_AND_USER = 2
const MAX_WAITING_UPLOADS = 16
const RETRY_AFTER_MS = 3_000

const LIMITS = {
  fileSize: PICTURE_MAX_BYTES,
  files: 1,
  fields: 4,
  parts: 5,
  fieldNameSize: 64,
  fieldSize: 256,
  headerPairs: 16,
  headerSize: 8_192,
}

/** Only this route reads such forms; elsewhere their type is refused as any other is. */
export function addUploadRoute(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS })
    scope.route(route)
  })
}

/** Says so before the first byte is read. */
export function isLongerThanUploads(request: FastifyRequest): boolean {
  return Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES
}

/**
 * The fields by name, files as `File`; undefined when it is no such form. Throws BadInput, TooBusy,
 * or the limit of Fastify that was passed.
 */
export type UploadReader = (request: FastifyRequest) => Promise<object | undefined>

export function createUploadReader(): UploadReader {
  const queue = createBoundedQueue({
    what: 'uploads',
    atOnce: UPLOADS_AT_ONCE,
    maxWaiting: MAX_WAITING_UPLOADS,
    retryAfterMs: RETRY_AFTER_MS,
  })
  const underWay = new Map<string, number>()
  const countUnderWay = (userId: string, change: 1 | -1) => {
    const count = (underWay.get(userId) ?? 0) + change
    if (count === 0) underWay.delete(userId)
    else underWay.set(userId, count)
    return count
  }
  return async (request) => {
    if (!request.isMultipart()) return undefined
    const userId = request.caller?.userId ?? callerNetwork(request.ip)
    try {
      if (countUnderWay(userId, 1) > UPLOADS_AT_ONCE_AND_USER) {
        throw new TooBusy('uploads of one user', RETRY_AFTER_MS)
      }
      return await queue.run(() => readParts(request))
    } finally {
      countUnderWay(userId, -1)
    }
  }
}

async function readParts(request: FastifyRequest): Promise<object> {
  // Gone while it waited for its turn: nothing would ever come of it.
  if (request.raw.destroyed) throw new BadInput('body', 'it broke off')
  const tooLong = Promise.withResolvers<never>()
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    // Also what lies before the first part and behind the last, which no limit of a part knows.
    if (bytes > MAX_BODY_BYTES) tooLong.reject(tooLarge())
  }
  request.raw.on('data', count)
  const collecting = collect(request)
  collecting.catch(() => {})
  try {
    return await Promise.race([collecting, tooLong.promise])
  } catch (error) {
    // The rest of it flows past, until the whole request has had its time.
    request.raw.unpipe()
    request.raw.resume()
    throw isLimit(error) ? error : new BadInput('body', 'no form that can be read')
  } finally {
    request.raw.off('data', count)
  }
}

async function collect(request: FastifyRequest): Promise<object> {
  const form = new Map<string, unknown>()
  for await (const part of request.parts()) {
    const name = part.fieldname ?? ''
    const isFile = part.type === 'file'
    const value = isFile ? new File([new Uint8Array(await part.toBuffer())], 'file') : part.value
    const isCut = !isFile && (part.fieldnameTruncated || part.valueTruncated)
    if (isCut || form.has(name))
      throw new BadInput('body', 'a part that is too long or twice there')
    form.set(name, value)
  }
  return Object.fromEntries(form)
}

function tooLarge(): Error {
  return Object.assign(new Error('the form is too long'), { code: 'FST_REQ_FILE_TOO_LARGE' })
}

function isLimit(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return (
    typeof code === 'string' && /^FST_(REQ_FILE_TOO_LARGE|(PARTS|FILES|FIELDS)_LIMIT)$/.test(code)
  )
}
