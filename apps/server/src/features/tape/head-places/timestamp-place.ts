// Once an hour an authority that is not the house signs that the newest head was there (HEAD_TSA).

import { createHash, randomBytes } from 'node:crypto'
import { HOUR_MS } from '@fairtick/core/time/duration'
import { parseHead, type SignedHead, signedText } from '@fairtick/proof/head'
import type { Database } from '../../../platform/database.ts'
import { type HeadPlace, idOfPlace } from './head-place.ts'
import { insertTimestamp, loadStampedTime } from './place-store.ts'
import { PATIENCE_MS, postToPlace } from './post-to-place.ts'
import { formatTimeStampRequest, NONCE_BYTES, readTimeStampToken } from './time-stamp-messages.ts'

const EVERY_MS = HOUR_MS
/** A token with some certificates has 5 kB. */
const MOST_BYTES = 65_536

/** An hour of tape time; the heads between are covered by the root of the one that has a stamp. */
export function timestampPlace(database: Database, url: string): HeadPlace {
  return {
    ...{ name: 'timestamp', id: idOfPlace('timestamp', url), everyMs: 0 },
    take: async (heads, signal) => {
      const signed = heads.at(-1) as SignedHead
      const head = parseHead(signed.head)
      const before = await loadStampedTime(database)
      if (head !== undefined && (before === undefined || head.time - before >= EVERY_MS)) {
        const token = await askForToken(url, signed, signal)
        const [authority, { number }] = [new URL(url).host, head]
        await insertTimestamp(database, { number, authority, token: token.toString('base64') })
      }
      return heads.length
    },
  }
}

async function askForToken(url: string, signed: SignedHead, signal: AbortSignal): Promise<Buffer> {
  const hash = createHash('sha256').update(signedText(signed)).digest()
  const imprint = { hash, nonce: randomBytes(NONCE_BYTES) }
  const answer = await postToPlace({
    ...{ url, type: 'application/timestamp-query', body: formatTimeStampRequest(imprint) },
    ...{ signal, patienceMs: PATIENCE_MS, mostBytes: MOST_BYTES },
  })
  return readTimeStampToken(answer, imprint)
}
