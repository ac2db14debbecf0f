// How the queues stand, on every page that asks: one stream a tab, open while somebody looks.

import type { OfficeState, QueueState } from '@fairtick/wire/admin/live'
import type { LiveQueue } from '@fairtick/wire/admin/live-queues'
import { useSyncExternalStore } from 'react'
import { timedFetch } from '../platform/office-clock.ts'
import { session } from '../platform/session.ts'
import { openQueueStream, type StreamHealth } from './queue-stream.ts'

type Live = { readonly health: StreamHealth; readonly state: OfficeState | undefined }

const NOTHING: Live = { health: 'connecting', state: undefined }
const listeners = new Set<() => void>()
let live = NOTHING
let stop: (() => void) | undefined

/** `live`, or why what is shown may be old. */
export function useStreamHealth(): StreamHealth {
  return useSyncExternalStore(subscribe, () => live.health)
}

/** The whole of what one's roles show; undefined while nothing is known. */
export function useOfficeState(): OfficeState | undefined {
  return useSyncExternalStore(subscribe, () => live.state)
}

/** Undefined while nothing is known, and where one's roles do not show it. */
export function useQueue(queue: LiveQueue): QueueState | undefined {
  return useSyncExternalStore(subscribe, () =>
    live.state?.queues.find((one) => one.queue === queue),
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= openQueueStream({
    token: () => session.get()?.token,
    fetch: timedFetch,
    onState: (state) => change({ ...live, state }),
    onHealth: (health) => change({ ...live, health }),
  })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
    live = NOTHING
  }
}

function change(next: Live): void {
  live = next
  for (const listener of listeners) listener()
}
