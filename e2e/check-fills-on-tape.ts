// What the public record of ticks says about the fills of a contract, worked out from the outside.

import { readTick } from '@fairtick/testkit/public-ticks'
import type { Client } from '@fairtick/wire/client'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { expect } from 'vitest'

/** Prices in units of 10^-6: enough for every instrument that these journeys trade. */
const UNITS = 1_000_000

/** Fails unless each fill is the bid or the ask around the mark of the tick that it names. */
export async function expectFillsOnTape(client: Client, order: WireContract): Promise<void> {
  const half = (await spreadOf(client, order.symbol)) / 2
  const isLong = order.direction === 'long'
  const opening = { price: order.openPrice ?? '', seq: order.openSeq ?? 0 }
  await expectFill(client, order.symbol, opening, isLong ? half : -half)
  for (const close of order.closes) {
    await expectFill(client, order.symbol, close, isLong ? -half : half)
  }
}

async function expectFill(
  client: Client,
  symbol: string,
  fill: { readonly price: string; readonly seq: number },
  above: number,
): Promise<void> {
  const tick = await readTick(client, symbol, fill.seq)
  expect(toUnits(fill.price)).toBe(toUnits(tick.price) + above)
}

async function spreadOf(client: Client, symbol: string): Promise<number> {
  const { spread } = await client.call('contractTerms', { query: { symbol } })
  return toUnits(spread)
}

function toUnits(price: string): number {
  return Math.round(Number(price) * UNITS)
}
