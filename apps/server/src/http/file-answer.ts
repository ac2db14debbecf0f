// A file as an answer: made while it is sent, at the pace of who reads it.

import { Readable } from 'node:stream'
import { TEXT_FILE_LIFE_MS, type TextFile } from '@fairtick/wire/text-file'
import type { HttpAnswer } from './answer.ts'

const CSV = 'text/csv; charset=utf-8; header=present'
const KINDS: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** A fault on the way cuts the connection, so that half a file never passes for a whole one. */
export function fileAnswer({ fileName, parts }: TextFile): HttpAnswer {
  const body = Readable.from(parts, { signal: AbortSignal.timeout(TEXT_FILE_LIFE_MS) })
  // Of one that is not sent after all; while it is sent the server listens itself.
  body.on('error', () => {})
  return {
    status: 200,
    headers: {
      'Content-Type': KINDS[fileName.split('.').at(-1) ?? ''] ?? CSV,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      // Nothing runs in it and nothing is loaded, should it ever be shown in place.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
    body,
  }
}
