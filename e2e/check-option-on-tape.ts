// What the public record of ticks says about an option, worked out anew from the outside.

import { type PublicTick, readTick, readTickInForce } from '@fairtick/testkit/public-ticks'
import type { Client } from '@fairtick/wire/client'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { expect } from 'vitest'

export type Outcome = 'win' | 'lose' | 'draw' | 'void'

/** TR-5.3: an expiry whose newest tick is older than this is void. */
const FRESH_MS = 30_000
const MICROS = 1_000_000n

/** The option of that id, as its owner reads it. */
export async function readOption(client: Client, id: string): Promise<WireOption> {
  const detail = await client.call('orderDetail', { query: { id } })
  if (detail.kind !== 'option') throw new Error(`${id} is a ${detail.kind}`)
  return detail.order
}

/** Fails where strike, settlement, result or profit are not what the ticks of that number say. */
export async function expectOptionOnTape(client: Client, option: WireOption): Promise<Outcome> {
  const strike = await readTick(client, option.symbol, option.strikeSeq)
  expect(strike.price).toBe(option.strike)
  expect(strike.time).toBeLessThanOrEqual(option.orderTime)
  const inForce = await readTickInForce(client, option.symbol, option.expiryTime)
  const outcome = decideResult(option, strike, inForce)
  expect(option.result).toBe(outcome)
  if (outcome !== 'void') {
    expect([option.settleSeq, option.settlePrice]).toEqual([inForce.seq, inForce.price])
  }
  expect(toMicros(option.profit ?? '')).toBe(profitOf(option, outcome))
  return outcome
}

function decideResult(option: WireOption, strike: PublicTick, inForce: PublicTick): Outcome {
  const difference = toMicros(inForce.price) - toMicros(strike.price)
  const isWon = difference !== 0n && difference > 0n === (option.direction === 'up')
  if (option.expiryTime - inForce.time > FRESH_MS) {
    return isWon && option.outage === 'own' ? 'win' : 'void'
  }
  if (difference === 0n) return 'draw'
  return isWon ? 'win' : 'lose'
}

function profitOf({ amount, payoutRate }: WireOption, outcome: Outcome): bigint {
  if (outcome === 'lose') return -toMicros(amount)
  return outcome === 'win' ? (toMicros(amount) * toMicros(payoutRate)) / MICROS : 0n
}

/** `-12.5` → −12 500 000. */
export function toMicros(text: string): bigint {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,10}))?$/.exec(text) ?? []
  const micros = BigInt(whole + part.padEnd(6, '0').slice(0, 6))
  return sign === '-' ? -micros : micros
}
