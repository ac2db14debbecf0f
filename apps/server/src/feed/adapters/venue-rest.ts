// Spaced REST calls to a venue: limits, Retry-After, back-off, time limit, size limit.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { isRateLimit, readRetryAfterMs } from './retry-after.ts'
import type { VenueSurroundings } from './venue-adapter.ts'

export type VenueRestPlan = Pick<VenueSurroundings, 'clock' | 'random' | 'pause'> & {
  readonly venue: string
  readonly baseUrl: string
  /** Least time between the starts of two calls. */
  readonly gapMs: number
  readonly timeoutMs: number
  /** A header that tells the weight used in this minute, and how much of it we dare to use. */
  readonly weight?: { readonly header: string; readonly ceiling: number }
}

export type RestAnswer = { readonly status: number; readonly text: string }

export type VenueRest = {
  /** The answer to GET `baseUrl + path`: 2xx or 4xx; throws VenueUnavailable otherwise. */
  readonly get: (path: string) => Promise<RestAnswer>
  /** No call before this much time has passed; for limits that a body tells. */
  readonly rest: (durationMs: number) => void
}

/** The venue cannot be asked now; nothing is wrong with the question. */
export class VenueUnavailable extends Error {
  override readonly name = 'VenueUnavailable'
}

export const MAX_WAITING_CALLS = 200
const MAX_TRIES = 4
const FIRST_RETRY_MS = 500
/** A pause longer than this is not sat out: the caller is told instead. */
const MAX_PAUSE_MS = MINUTE_MS
const MAX_BODY_BYTES = 4_194_304

export function createVenueRest(plan: VenueRestPlan): VenueRest {
  const { clock } = plan
  let freeMs = clock.monotonicMs()
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()

  const rest = (durationMs: number) => {
    freeMs = Math.max(freeMs, clock.monotonicMs() + durationMs)
  }
  const tryOnce = async (path: string): Promise<RestAnswer | undefined> => {
    const pauseMs = freeMs - clock.monotonicMs()
    if (pauseMs > MAX_PAUSE_MS) throw new VenueUnavailable(`${plan.venue} asked for a pause`)
    if (pauseMs > 0) await plan.pause(pauseMs)
    rest(plan.gapMs)
    const response = await fetchWithin(plan.baseUrl + path, plan.timeoutMs)
    if (!response) return undefined
    rest(pauseAskedBy(response, plan))
    if (isRateLimit(response.status) || response.status >= 500) return undefined
    const text = await readBody(response)
    return text === undefined ? undefined : { status: response.status, text }
  }
  const get = async (path: string): Promise<RestAnswer> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const answer = await tryOnce(path)
      if (answer) return answer
      rest(FIRST_RETRY_MS * 2 ** tries * (0.5 + plan.random() / 2))
    }
    throw new VenueUnavailable(`${plan.venue} did not answer`)
  }
  return {
    rest,
    get: async (path) => {
      if (waiting >= MAX_WAITING_CALLS) throw new VenueUnavailable(`${plan.venue}: too many calls`)
      waiting += 1
      const mine = turn.then(() => get(path))
      turn = mine.catch(() => undefined)
      return mine.finally(() => {
        waiting -= 1
      })
    },
  }
}

async function fetchWithin(url: string, timeoutMs: number): Promise<Response | undefined> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  } catch {
    return undefined
  }
}

function pauseAskedBy({ status, headers }: Response, { weight }: VenueRestPlan): number {
  const usedWeight = weight ? Number(headers.get(weight.header)) : 0
  // The count starts anew each minute, so a whole one is always enough.
  const weightPauseMs = weight && usedWeight > weight.ceiling ? MINUTE_MS : 0
  return Math.max(weightPauseMs, readRetryAfterMs(status, headers.get('retry-after')))
}

async function readBody(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > MAX_BODY_BYTES) return undefined
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch {
    return undefined
  }
}
