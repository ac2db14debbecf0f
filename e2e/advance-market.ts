// Time that is lived through: in steps, each with the tick that the market has by then.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { TestServer } from '@fairtick/server/test/test-server'
import { eventually } from '@fairtick/testkit/eventually'
import { ROUTES } from '@fairtick/wire/routes'
import { vi } from 'vitest'

/** Recorded minutes have a price every 15 s. */
const STEP_MS = 15_000
/** In all fewer than a session of staff lasts. */
const LONGEST_HOLE_MINUTES = 20
/** The price of a minute that begins comes a moment later. */
const PRICE_PATIENCE = { interval: 100, timeout: 2_000 }

/** Advances the clock by at least `durationMs`; of `symbol` no step is without its tick. */
export async function advanceMarket(
  server: TestServer,
  durationMs: number,
  symbol = 'BTCUSDT',
): Promise<void> {
  for (let passedMs = 0; passedMs < durationMs; passedMs += STEP_MS) {
    await tickSince(server, symbol, await server.advance(STEP_MS))
  }
}

/** Advances the clock at once; of `symbols` each has a tick from then on. */
export async function leap(
  server: TestServer,
  durationMs: number,
  symbols: readonly string[],
): Promise<void> {
  const nowMs = await server.advance(durationMs)
  for (const symbol of symbols) await tickSince(server, symbol, nowMs)
}

/** What needs a fresh price, where time may have been moved into a hole of the recording. */
export async function pastHoles<Done>(server: TestServer, act: () => Promise<Done>): Promise<Done> {
  for (let minute = 1; ; minute += 1) {
    await server.advance(MINUTE_MS)
    try {
      return await vi.waitFor(act, PRICE_PATIENCE)
    } catch (refusal) {
      if (minute === LONGEST_HOLE_MINUTES) throw refusal
    }
  }
}

async function tickSince({ url }: TestServer, symbol: string, sinceMs: number): Promise<void> {
  await eventually(`a tick of ${symbol}`, async () => (await newestTickMs(url, symbol)) >= sinceMs)
}

async function newestTickMs(url: string, symbol: string): Promise<number> {
  const response = await fetch(`${url}${ROUTES.ticks.path}?symbol=${symbol}&limit=1`)
  const { result } = (await response.json()) as { result: { ticks: [number, number, string][] } }
  return result.ticks.at(-1)?.[1] ?? 0
}
