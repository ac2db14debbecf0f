// Reads the public record of ticks as anybody can: by number, and by time.

import type { Client } from '@fairtick/wire/client'

/** `time` in ms since 1970, on the clock of the tape. */
export type PublicTick = { readonly seq: number; readonly time: number; readonly price: string }

/** An order names a tick or an instrument that the installation does not have. */
export class NotOnTape extends Error {
  override readonly name = 'NotOnTape'
}

/** Throws NotOnTape where the record has none of that number. */
export async function readTick(client: Client, symbol: string, seq: number): Promise<PublicTick> {
  const [tick] = await readTicks(client, { symbol, fromSeq: String(seq), limit: '1' })
  if (tick?.seq !== seq) throw new NotOnTape(`the tape has no such tick of ${symbol}`)
  return tick
}

/** The last with a time ≤ `time`; throws NotOnTape where there is none. */
export async function readTickInForce(
  client: Client,
  symbol: string,
  time: number,
): Promise<PublicTick> {
  const ticks = await readTicks(client, { symbol, before: String(time + 1), limit: '1' })
  const tick = ticks.at(-1)
  if (tick === undefined) throw new NotOnTape(`the tape has no such tick of ${symbol}`)
  return tick
}

type Page = { readonly symbol: string; readonly fromSeq?: string; readonly before?: string }

/** One page, in the order of the numbers. */
export async function readTicks(
  client: Client,
  query: Page & { readonly limit: string },
): Promise<readonly PublicTick[]> {
  const { ticks } = await client.call('ticks', { query })
  return ticks.map(([seq, time, price]) => ({ seq, time, price }))
}
