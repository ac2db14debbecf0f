// Calls that a limit refused: counted, one line for each network and minute, so that a flood does
// not fill the log.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { Log } from '../platform/log.ts'

/** Networks that have a line of their own in one minute; the others share one. */
export const MAX_NETWORKS = 200
const OTHERS = 'others'

export type RefusalLog = {
  readonly note: (network: string, call: string) => void
  /** Writes what was counted since the last time. */
  readonly flush: () => void
  readonly start: () => void
  readonly stop: () => void
}

export function createRefusalLog(log: Pick<Log, 'warn'>): RefusalLog {
  const counted = new Map<string, Map<string, number>>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    for (const [network, calls] of counted) {
      const refused = [...calls.values()].reduce((sum, count) => sum + count, 0)
      log.warn(
        { network, refused, calls: Object.fromEntries(calls) },
        'calls were refused by limits',
      )
    }
    counted.clear()
  }
  return {
    note: (network, call) => {
      const isKept = counted.has(network) || counted.size < MAX_NETWORKS
      const key = isKept ? network : OTHERS
      const calls = counted.get(key) ?? new Map<string, number>()
      calls.set(call, (calls.get(call) ?? 0) + 1)
      counted.set(key, calls)
    },
    flush,
    start: () => {
      timer = setInterval(flush, MINUTE_MS).unref()
    },
    stop: () => {
      clearInterval(timer)
      flush()
    },
  }
}
