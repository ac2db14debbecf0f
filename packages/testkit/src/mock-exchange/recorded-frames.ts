// Reads recorded venue frames: JSON lines of what came over the wire, untouched.

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

export type RecordedFrames = {
  /** Answers of REST calls by their path with query. */
  readonly answers: ReadonlyMap<string, string>
  /** Socket frames in the order in which they were received. */
  readonly received: readonly string[]
}

type Line = {
  readonly t: string
  readonly ts: number
  readonly url?: string
  readonly data: string
}

export function readRecordedFrames(path: string): RecordedFrames {
  const text = gunzipSync(readFileSync(path)).toString('utf8')
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
  const answers = new Map<string, string>()
  for (const { t, url, data } of lines) if (t === 'http' && url) answers.set(pathOf(url), data)
  const received = lines.filter(({ t }) => t === 'recv').sort((a, b) => a.ts - b.ts)
  return { answers, received: received.map(({ data }) => data) }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
