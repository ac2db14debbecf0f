// Few callers, so that an order waits for its own commit: opened at the market, closed by the next.

import type { Ask } from '@fairtick/server/engine/engine-port'
import { systemClock } from '@fairtick/server/platform/clock'
import { orderedId } from '@fairtick/server/platform/random-id'
import { ORDER } from '../orders/traders.ts'

export const ORDER_CALLERS = 8
export const ORDER_WINDOW_MS = 4_000

/** Each caller has an account; `whose` keeps those of two sides apart. */
export function createOrders(ask: Ask, whose: 'own' | 'remote'): (caller: number) => Promise<void> {
  const opened = new Map<number, string>()
  return async (caller) => {
    const accountId = `account-${whose === 'own' ? caller : caller + ORDER_CALLERS}`
    const open = opened.get(caller)
    const orderId = orderedId(systemClock.wallMs())
    const outcome = await (open === undefined
      ? ask({ ...ORDER, accountId, orderId, direction: 'long' })
      : ask({ kind: 'close-contract', accountId, orderId: open, lots: undefined }))
    if (outcome.kind !== 'contract') throw new Error(JSON.stringify(outcome))
    if (open === undefined) opened.set(caller, orderId)
    else opened.delete(caller)
  }
}
