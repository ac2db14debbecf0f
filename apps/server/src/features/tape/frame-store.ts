// All SQL of `frame_chunk`.

import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { Queryable } from '../../platform/database.ts'

/** Frames of one feed whose ticks stand in one minute of the tape. */
export type FrameChunk = {
  readonly minute: number
  readonly feed: string
  readonly texts: readonly string[]
}

export type FoundFrame = { readonly feed: string; readonly text: string }

const FRAMES_KEPT_MS = 30 * DAY_MS
/** What was packed here is smaller by far. */
const MAX_UNPACKED_BYTES = 128 * 1_024 * 1_024

const pack = promisify<string, Buffer>(gzip)
const unpack = (packed: Uint8Array) =>
  promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip)(packed, {
    maxOutputLength: MAX_UNPACKED_BYTES,
  })

export function minuteOf(timeMs: number): number {
  return timeMs - (timeMs % MINUTE_MS)
}

export async function insertChunk(
  database: Queryable,
  { minute, feed, texts }: FrameChunk,
): Promise<void> {
  await database.query(
    'INSERT INTO frame_chunk (minute, feed, packed) VALUES ($1::bigint, $2, $3)',
    [String(minute), feed, await pack(JSON.stringify(texts))],
  )
}

/** The texts whose hashes a tick of this minute names, by hash; they cannot be other ones. */
export async function findFrames(
  database: Queryable,
  minute: number,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, FoundFrame>> {
  const chunks = await database.query<{ feed: string; packed: Uint8Array }>(
    'SELECT feed, packed FROM frame_chunk WHERE minute = $1::bigint ORDER BY number',
    [String(minute)],
  )
  const wanted = new Set(hashes)
  const found = new Map<string, FoundFrame>()
  for (const { feed, packed } of chunks) {
    if (wanted.size === 0) break
    for (const text of JSON.parse((await unpack(packed)).toString()) as readonly string[]) {
      const frameHash = hash('sha256', text, 'base64url')
      if (wanted.delete(frameHash)) found.set(frameHash, { feed, text })
    }
  }
  return found
}

/** Deletes what has been kept for as long as it is promised. */
export async function purgeFrames(database: Queryable, nowMs: number): Promise<void> {
  await database.query('DELETE FROM frame_chunk WHERE minute < $1::bigint', [
    String(minuteOf(nowMs - FRAMES_KEPT_MS)),
  ])
}
