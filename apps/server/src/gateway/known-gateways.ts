// Which gateways pages are told of: each says that it is there, api processes keep what they hear.

import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'

export const GATEWAY_SAYS_EVERY_MS = 1_000
/** Silent for so long it is taken for dead. */
export const GATEWAY_SILENT_AFTER_MS = 5_000

type Announced = {
  readonly bus: Pick<Bus, 'publish'>
  /** The socket, as browsers reach it. */
  readonly url: string
  readonly isReady: () => boolean
}

/** Returns how to stop. */
export function announceGateway({ bus, url, isReady }: Announced): () => void {
  const saying = setInterval(() => {
    if (isReady()) bus.publish('gateway', { url })
  }, GATEWAY_SAYS_EVERY_MS)
  return () => clearInterval(saying)
}

type Watched = {
  readonly bus: Pick<Bus, 'subscribe'>
  readonly clock: Pick<Clock, 'monotonicMs'>
  /** Of all there are: whatever else is heard of sends no page anywhere. */
  readonly urls: readonly string[]
}

/**
 * In an order that stays. While none is heard of, at the start or without the bus, all of them: a
 * page that finds no gateway there goes on looking, where the socket is nowhere else.
 */
export function watchGateways({ bus, clock, urls }: Watched): () => readonly string[] {
  const known = [...new Set(urls)].sort()
  const heardMs = new Map<string, number>()
  const isThere = (url: string) =>
    clock.monotonicMs() - (heardMs.get(url) ?? Number.NEGATIVE_INFINITY) <= GATEWAY_SILENT_AFTER_MS
  if (known.length > 0) {
    bus.subscribe('gateway', ({ url }) => {
      if (known.includes(url)) heardMs.set(url, clock.monotonicMs())
    })
  }
  return () => {
    const heard = known.filter(isThere)
    return heard.length === 0 ? known : heard
  }
}
