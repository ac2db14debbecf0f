// Holds the stream of the queues open: comes again when it breaks, and says whether it is live.

import type { OfficeState } from '@fairtick/wire/admin/live'
import { LIVE_BEAT_MS, LIVE_PATH } from '@fairtick/wire/admin/live-queues'
import { readEvents } from './read-events.ts'

export type StreamHealth = 'connecting' | 'live' | 'broken'

export type StreamParts = {
  readonly token: () => string | undefined
  readonly fetch: typeof globalThis.fetch
  readonly onState: (state: OfficeState) => void
  readonly onHealth: (health: StreamHealth) => void
}

/** Two beats and a half without a sign: the line is dead although nobody closed it. */
const SILENCE_MS = 2.5 * LIVE_BEAT_MS
const RETRY_FIRST_MS = 1_000
const RETRY_LIMIT_MS = 15_000

/** Returns how to stop. Who is signed out is not asked for again: the next call tells them. */
export function openQueueStream(parts: StreamParts): () => void {
  const stopping = new AbortController()
  void keepOpen(parts, stopping.signal)
  return () => stopping.abort()
}

async function keepOpen(parts: StreamParts, stopping: AbortSignal): Promise<void> {
  let waitMs = RETRY_FIRST_MS
  while (!stopping.aborted) {
    parts.onHealth('connecting')
    const outcome = await listen(parts, stopping)
    if (stopping.aborted || outcome === 'signed-out') return
    waitMs = outcome === 'heard' ? RETRY_FIRST_MS : Math.min(waitMs * 2, RETRY_LIMIT_MS)
    parts.onHealth('broken')
    // Half of it by chance, so that a server that comes back is not met by everybody at once.
    const [chance = 0] = crypto.getRandomValues(new Uint8Array(1))
    await pause(waitMs * (0.5 + chance / 512), stopping)
  }
}

/** One connection from its opening to its end. */
async function listen(
  { token, fetch, onState, onHealth }: StreamParts,
  stopping: AbortSignal,
): Promise<'heard' | 'unheard' | 'signed-out'> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  const onSign = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  let outcome: 'heard' | 'unheard' = 'unheard'
  try {
    const response = await fetch(LIVE_PATH, {
      headers: { Authorization: `Bearer ${token() ?? ''}` },
      signal: AbortSignal.any([stopping, silence.signal]),
    })
    if (response.status === 401) return 'signed-out'
    if (!response.ok || response.body === null) return outcome
    await readEvents(response.body, {
      onSign,
      onData: (data) => {
        outcome = 'heard'
        onState(JSON.parse(data) as OfficeState)
        onHealth('live')
      },
    })
  } catch {
    // Broken off: whatever the reason, the next state is whole again.
  } finally {
    clearTimeout(timer)
  }
  return outcome
}

function pause(durationMs: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs)
    stopping.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
