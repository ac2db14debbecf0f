// Time that is lived through: in steps, each with the tick that the market has by then.

import type { TestServer } from '@fairtick/server/test/test-server'
import { eventually } from '@fairtick/testkit/eventually'
import { ROUTES } from '@fairtick/wire/routes'

/** Recorded minutes have a price every 15 s. */
const STEP_MS = 15_000

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

/** The same; answers the first of `symbols` that has a tick: a recording has outages of hours. */
export async function leapToAny(
  server: TestServer,
  durationMs: number,
  symbols: readonly string[],
): Promise<string> {
  const nowMs = await server.advance(durationMs)
  let ticking: string | undefined
  await eventually(`a tick of ${symbols.join(' or ')}`, async () => {
    for (const symbol of symbols) {
      if ((await newestTickMs(server.url, symbol)) >= nowMs) ticking ??= symbol
    }
    return ticking !== undefined
  })
  return ticking ?? ''
}

async function tickSince({ url }: TestServer, symbol: string, sinceMs: number): Promise<void> {
  await eventually(`a tick of ${symbol}`, async () => (await newestTickMs(url, symbol)) >= sinceMs)
}

async function newestTickMs(url: string, symbol: string): Promise<number> {
  const response = await fetch(`${url}${ROUTES.ticks.path}?symbol=${symbol}&limit=1`)
  const { result } = (await response.json()) as { result: { ticks: [number, number, string][] } }
  return result.ticks.at(-1)?.[1] ?? 0
}
